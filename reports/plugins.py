"""What a sport of another package did instead of answering, in words."""

from modalities.isolated.failure import PluginError
from reports.language import Translator


def failure_words(error: PluginError, translator: Translator) -> str:
    """Why the sport cannot be used now, and its own last words."""
    t = translator
    words = {
        "too slow": t.gettext("its package took longer than two seconds"),
        "died": t.gettext("its package ended with an error"),
        "nonsense": t.gettext("its package gave an answer that cannot be"),
        "not installed": t.gettext("its package is not installed here"),
    }[error.code]
    return f"{words} ({error.detail})" if error.detail and error.code in ("died", "nonsense") else words
