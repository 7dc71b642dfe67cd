"""Where the figures stand that came back from a form and that an article has not got yet."""

from regulations.language.key import Things
from regulations.language.tables import TABLES
from regulations.writing.edits import At
from regulations.writing.outline import form_at
from web.regulating.widget import Node


def addresses(node: Node, above: At = ()) -> list[At]:
    """Where figures came back of which the article has none yet: as far down as the language knows the way."""
    found: list[At] = []
    for name, inner in node.items() if isinstance(node, dict) else ():
        at: At = (*above, int(name) if name.isdecimal() and _in_things(above) else name)
        if form_at(at) is not None:
            found.append(at)
        elif len(at) < 6 and (len(above) > 0 or str(name) in TABLES):
            found += addresses(inner, at)
    return found


def _in_things(at: At) -> bool:
    return len(at) == 1 and isinstance(TABLES.get(str(at[0])), Things)
