"""An athlete as pages say them: by name with the shirt after it, or by the shirt alone."""

from core.play.athlete import read_athlete
from reports.language import Translator


def athlete_words(written: str, t: Translator) -> str:
    """ "Caio (nº 7)", "Caio", "nº 7"; "" where nobody is named."""
    number, name = read_athlete(written)
    shirt = t.gettext("no. %(number)s") % {"number": number} if number else ""
    return f"{name} ({shirt})" if name and shirt else name or shirt
