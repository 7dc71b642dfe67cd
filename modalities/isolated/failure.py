"""What a sport of another package did instead of answering."""

from typing import Final

CODES: Final = ("too slow", "died", "nonsense", "not installed")


class PluginError(Exception):
    """A plugin gave no usable answer.

    ``plugin`` names it (the id of its modality, or where its entry point leads); ``code`` is one of CODES; ``detail``
    what it said last, in its own words, or what is wrong with its answer.
    """

    def __init__(self, plugin: str, code: str, detail: str = "") -> None:
        super().__init__(f"{plugin}: {code}" + (f": {detail}" if detail else ""))
        self.plugin = plugin
        self.code = code
        self.detail = detail
