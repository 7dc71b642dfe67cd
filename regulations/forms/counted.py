"""A figure that the modality's own count asks for: a number, or one of the words that the modality lists for it."""

from dataclasses import dataclass, replace

from core.exact import Number
from regulations.forms.form import Context, NotThis
from regulations.forms.number import NUMBER
from regulations.forms.text import TEXT


@dataclass(frozen=True)
class CountedForm:
    """The value of that ``name``, in the form that its modality gives it."""

    name: str = ""

    def of(self, name: str) -> "CountedForm":
        """The form of one value."""
        return replace(self, name=name)

    def read(self, value: object, context: Context) -> Number | str:
        """A number where the modality's own is one, a word of its list where it has one, else either."""
        words = context.words(self.name)
        if isinstance(value, str) and value in words:
            return value
        if self._number(context):
            return NUMBER.read(value, context)
        if words:
            raise NotThis
        return TEXT.read(value, context)

    def _number(self, context: Context) -> bool:
        own = [modality.values[self.name] for modality in context.modalities if self.name in modality.values]
        return not own or any(not isinstance(value, str) for value in own)

    def written(self, context: Context) -> tuple[str, ...]:
        """The words, or how a number is written."""
        words = tuple(f'"{word}"' for word in sorted(context.words(self.name)))
        return (*words, *NUMBER.written(context)) if self._number(context) or not words else words


COUNTED = CountedForm()
