"""Every sentence of the linter, by its code: what was found, and the remedy. English msgids with gaps to fill."""

from dataclasses import dataclass


def marked(message: str) -> str:
    """The message itself: marks it for the catalogue; it is put into words where it is shown."""
    return message


class Said(str):
    """A gap's filling that is itself a msgid ("the product"), and is translated with its sentence."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Sentence:
    """What was found, how to mend it, and whether it is only a remark."""

    message: str
    remedy: str = ""
    remark: bool = False


WHERE = {
    "line": marked("line {line}"),
    "article": marked("art. {number}"),
    "note": marked("note {number}"),
}

FILE = Said(marked("the file"))
ARTICLE = Said(marked("an article"))
NOTE = Said(marked("a note"))
PRODUCT = Said(marked("the product"))
SIZES = {"two": Said(marked("two")), "more": Said(marked("three or more"))}
KINDS = {
    "stage": Said(marked("stage")),
    "card": Said(marked("card")),
    "category": Said(marked("category")),
    "event": Said(marked("event of the modality")),
    "bond": Said(marked("bond")),
    "division": Said(marked("division")),
    "role": Said(marked("role")),
    "kind of win": Said(marked("kind of win")),
    "value": Said(marked("value of the modality's count")),
    "modality": Said(marked("modality")),
    "competition or trophy": Said(marked("competition or trophy")),
}
"""What a name names."""

_KNOWN = marked("There is: {known}.")
_NEAREST = marked('Did you mean "{near}"? There is: {known}.')
_CRITERIA = {
    "criterion, turned": Sentence(marked('"{direction}" can\'t turn "{whole}".'), marked('Write "{whole}".')),
    "criterion, doubtful": Sentence(
        marked('"{name}": a division or a subtraction?'), marked("Write {one} ratio or {one} difference.")
    ),
    "criterion, over which": Sentence(
        marked('"{head}" over which matches?'), marked("Write {name} among tied, {name} in group or {name} in phase.")
    ),
    "criterion, not by segment": Sentence(
        marked('"{name}" isn\'t kept segment by segment.'), marked("Ask for points or segments there.")
    ),
    "criterion, no criterion": Sentence(marked('"{found}" is no criterion.'), _KNOWN),
    "criterion, no criterion, nearest": Sentence(marked('"{found}" is no criterion.'), _NEAREST),
    "criterion, no fact": Sentence(marked('"{found}" is no fact that is counted here.'), _KNOWN),
    "criterion, no fact, nearest": Sentence(marked('"{found}" is no fact that is counted here.'), _NEAREST),
    "criterion, no qualifier": Sentence(marked('"{found}" is no qualifier here.'), _KNOWN),
    "criterion, no qualifier, nearest": Sentence(marked('"{found}" is no qualifier here.'), _NEAREST),
}
"""Why a phrase is no criterion, by the code of core/standings/phrase.py."""

_TOML = {
    "toml, inline table": Sentence(
        marked("an inline table ends on the line where it begins."),
        marked("Close it with }}, or open {heading}."),
    ),
    "toml, comma": Sentence(
        marked("a comma stands before the }} of an inline table."), marked("Take out the last comma.")
    ),
    "toml, twice": Sentence(marked("{what} stands here a second time."), marked("Keep one of the two.")),
    "toml, closed": Sentence(
        marked("{what} was closed by its }} and can't be added to."),
        marked("Write the new key inside the braces, or open {heading} instead of them."),
    ),
    "toml, quotes": Sentence(
        marked("a value without quotes is no number and no date."), marked('Put it between straight quotes: "…".')
    ),
    "toml, curly quotes": Sentence(
        marked("curly quotes don't hold a text."), marked('Write straight ones: " in place of “ and ”.')
    ),
    "toml, open text": Sentence(
        marked("a text isn't closed on its line."), marked('Close it with ", or begin and end it with """.')
    ),
    "toml, key": Sentence(
        marked("a line begins with a key of letters, digits, - and _, then =."),
        marked('Put any other key between straight quotes: "key" = ….'),
    ),
    "toml, not closed": Sentence(
        marked("a list or a table isn't closed, or a comma is missing."),
        marked("Put a comma between its values, and ] or }} at its end."),
    ),
    "toml, too deep": Sentence(
        marked("tables or lists stand inside one another, far too many of them."), marked("Take some out.")
    ),
    "toml, too many digits": Sentence(marked("a number has more than forty digits."), marked("Write a shorter one.")),
    "toml, other": Sentence(marked("this is not TOML: {detail}.")),
    "not text": Sentence(marked("the file is not UTF-8 text."), marked("Save it as UTF-8.")),
    "no files": Sentence(marked("there is no .toml file here."), marked("Begin with general.toml.")),
    "no folder": Sentence(
        marked('there is no regulation "{name}".'), marked("Known are: {known}. Or name the folder that holds it.")
    ),
}

_FILES = {
    "heading of one": Sentence(
        marked("{heading} is written once for each article."), marked("Write {right}, with two brackets on each side.")
    ),
    "notes apart": Sentence(
        marked("notes stand in notes.toml, and articles in the other files."), marked("Move it there.")
    ),
    "key missing, head": Sentence(marked("no {missing}."), marked('Add {missing} = "…" at the top of the file.')),
    "key missing, article": Sentence(marked("no {missing}."), marked('Add {missing} = "…".')),
    "key missing, number": Sentence(
        marked('the article that begins "{text}" has no number.'), marked('Add number = "…", as it is printed.')
    ),
    "key missing, note": Sentence(
        marked("no {missing}."), marked("A note says when, why and by whom. Add {missing} = {example}.")
    ),
    "key missing": Sentence(marked("{table} has no {missing}."), marked("Add it: {example}.")),
    "no modality yet": Sentence(
        marked('there is no modality "{modality}" here yet, so the figures of this file are not read.'),
        marked("Its articles can be shown; nothing can be ranked by them."),
        remark=True,
    ),
    "no modality": Sentence(
        marked('there is no modality "{modality}".'), marked('Did you mean "{near}"? There are: {known}.')
    ),
    "category not disputed": Sentence(
        marked('the category "{category}" is not one of {modality}.'), marked("There are: {known}.")
    ),
    "two files of one kind": Sentence(
        marked("{other} too is of {competition}."), marked("Put the articles of both into one file.")
    ),
    "follows nothing": Sentence(marked('follows "{name}", which isn\'t there.'), marked("Regulations are: {known}.")),
    "follows itself": Sentence(marked('follows "{name}", which in turn follows this one.'), marked("Take one out.")),
    "numbers apart": Sentence(marked("its entries stand apart."), marked("Put them one after the other.")),
    "numbers out of order": Sentence(
        marked("it stands after note {before}."), marked("Put the notes in the order of their numbers.")
    ),
    "days the wrong way round": Sentence(
        marked("since {since} is after until {until}."), marked("Change one of them.")
    ),
}

_KEYS = {
    "unknown key": Sentence(marked('{table} has no "{unknown}".'), marked("It has: {known}.")),
    "unknown key, nearest": Sentence(
        marked('{table} has no "{unknown}".'), marked('Did you mean "{near}"? It has: {known}.')
    ),
    "key of another table": Sentence(
        marked('{table} has no "{unknown}"; {other} has.'), marked("Move it: {other} = {{ {unknown} = … }}.")
    ),
    "key under a heading": Sentence(marked('"{unknown}" stands inside {table}.'), marked("Move it above {heading}.")),
    "key above its article": Sentence(
        marked('"{unknown}" stands at the top of the file.'), marked("Move it below [[article]].")
    ),
    "wrong form": Sentence(marked("{key} = {found}."), marked("Write {allowed}.")),
    "unlisted word": Sentence(marked("{key} = {found}."), marked("Did you mean {near}? It may be {allowed}.")),
    "full stop in a name": Sentence(
        marked("the name {found} has a full stop, which parts names here."), marked("Write it without.")
    ),
    "named twice": Sentence(marked("{table} names {found} twice in one article."), marked("Put both into one.")),
    **_CRITERIA,
    "nothing of that name": Sentence(marked("{found} is no {kind} here."), marked("Declared are: {known}.")),
    "nothing of that name, nearest": Sentence(
        marked("{found} is no {kind} here."), marked('Did you mean "{near}"? Declared are: {known}.')
    ),
    "nothing of that name, rounds": Sentence(
        marked("{found} is no {kind} here."), marked("Stages are: {known}; rounds: {rounds}.")
    ),
    "nothing of that name, rounds, nearest": Sentence(
        marked("{found} is no {kind} here."),
        marked('Did you mean "{near}"? Stages are: {known}; rounds: {rounds}.'),
    ),
    "figure of nothing": Sentence(
        marked('to_set names "{path}", which is no figure of the language.'), marked("Tables are: {known}.")
    ),
    "figure of nothing, nearest": Sentence(
        marked('to_set names "{path}", which is no figure of the language.'), marked('Did you mean "{near}"?')
    ),
    "inferred of nothing": Sentence(
        marked('inferred gives a reason for "{path}", which this article does not state.'),
        marked("It states: {stated}."),
    ),
    "inferred of no letter": Sentence(
        marked('inferred gives a reason for "{path}", and the list has no {part}.'), marked("It has: {known}.")
    ),
    "applies elsewhere": Sentence(
        marked("applies to {found}, and all of its file is of {home}."),
        marked("Take it out, or move the article to general.toml."),
    ),
    "one figure in two ways": Sentence(
        marked("{first} and {second} say the same thing in two ways."), marked("State one of them.")
    ),
}

_TOGETHER = {
    "disagreement": Sentence(
        marked("says {here}; {other} says {there}."),
        marked("If {exception} is the exception, add overrides = {citation}."),
    ),
    "disagreement within a file": Sentence(
        marked("says {here}; {other} says {there}."),
        marked("If {exception} is the exception, add overrides = {citation}, or narrow it with applies."),
    ),
    "citation of nothing": Sentence(
        marked("overrides {citation}, which isn't there."), marked("The articles there are: {known}.")
    ),
    "citation of nothing, nearest": Sentence(
        marked("overrides {citation}, which isn't there."), marked("Did you mean {near}?")
    ),
    "citation of no file": Sentence(
        marked("overrides {citation}, and there is no file of that name."), marked("Files are: {known}.")
    ),
    "citation without conflict": Sentence(
        marked("overrides {citation} but changes none of its figures."), marked("Remove it.")
    ),
    "note without a modality": Sentence(
        marked("it overrides articles of {modality} and does not say for which modality it holds: read as {modality}."),
        marked('Say so: applies = {{ modality = "{modality}" }}.'),
        remark=True,
    ),
    "out of bounds": Sentence(marked("{path} = {found}."), marked("{article} allows {allowed}.")),
    "bounds of another form": Sentence(
        marked('to_set: "{path}" can\'t lie within {found}.'), marked('Write {allowed}, or "any".')
    ),
    "left to the committee": Sentence(
        marked("leaves {path} to the committee ({allowed}), and it is not set."),
        marked("Set it before the draw: by a note, or on the page of the games."),
        remark=True,
    ),
    "not left open": Sentence(marked("{path} is not left to the committee."), marked("Left to it are: {known}.")),
    "restated": Sentence(
        marked("says {path} again, as {other} does."), marked("State it once, unless both texts do."), remark=True
    ),
}

_CHECKS = {
    "plan, gap": Sentence(marked("plan says nothing for {entries} entries."), marked("Add a row for them.")),
    "plan, starts late": Sentence(
        marked("plan says nothing for fewer than {entries} entries."),
        marked("Add a row, or state entry.minimum = {entries}."),
        remark=True,
    ),
    "plan, overlap": Sentence(marked("plan speaks twice of {entries} entries."), marked("Change one of the rows.")),
    "seats, twice and never": Sentence(
        marked("crossings{rows}: {twice} enters twice and {never} never."),
        marked("Each side that advances enters once."),
    ),
    "seats, twice": Sentence(
        marked("crossings{rows}: {twice} enters twice."), marked("Each side that advances enters once.")
    ),
    "seats, never": Sentence(
        marked("crossings{rows}: {never} never enters."), marked("Each side that advances enters once.")
    ),
    "seats, nobody's": Sentence(
        marked("crossings{rows}: {nobody} does not advance from the stage before."),
        marked("Write seats of those who advance."),
    ),
    "more than athletes": Sentence(
        marked("starters {starters} and reserves {reserves} are more than athletes {athletes}."),
        marked("Change one of them."),
    ),
    "more than": Sentence(marked("{less_key} {less} is more than {more_key} {more}."), marked("Change one of them.")),
    "quota": Sentence(marked("the shares of {mix} come to {sum} per cent of a list."), marked("Take something off.")),
    "composition of another": Sentence(
        marked("the composition {mix} asks for whom the category {category} leaves out."),
        marked("Change it, or narrow it with applies."),
    ),
    "composition": Sentence(
        marked("the composition {mix} is of {sum}, and starters are {starters}."), marked("Change one of them.")
    ),
    "walkover score": Sentence(
        marked("{score} can't come out of {format}."),
        marked("State {right}, or keep it as written and say why in inferred."),
    ),
    "walkover score, inferred": Sentence(
        marked("{score} can't come out of {format}; it is credited as written, as inferred says."), "", remark=True
    ),
    "scores unsaid": Sentence(
        marked("by_score says nothing of {missing}, and a match can end so: such a sheet will be refused."),
        marked("Add it, or state win and loss for what the list lacks."),
        remark=True,
    ),
    "rounding": Sentence(marked("{share} of target {target} is {exact}."), marked("State penalties.rounding.")),
    "rounding, target to set": Sentence(
        marked("{share} of a target that is still to be set may not be whole."), marked("State penalties.rounding.")
    ),
    "points_go": Sentence(marked("who gets the {points} points?"), marked("State penalties.points_go.")),
    "advance": Sentence(
        marked('how many advance from "{stage}" to "{next}"?'), marked("State advance in {stage}{rows}.")
    ),
    "trophy of itself": Sentence(
        marked("its trophies add one another up without end: {way}."), marked("Take one of them out of sums.")
    ),
    "rounds": Sentence(marked('how many rounds has "{stage}"?'), marked("State rounds.")),
    "after a last resort": Sentence(
        marked('"{phrase}" stands after "{resort}" and can\'t be reached.'), marked("Remove it or move it up.")
    ),
    "criterion repeated": Sentence(
        marked("{phrase} repeats {first}: {one} and {other} hold the same matches here."),
        marked("Remove one of the two."),
        remark=True,
    ),
    "criterion twice": Sentence(marked("{phrase} repeats {first}."), marked("Remove one of the two."), remark=True),
    "no last resort": Sentence(
        marked('ends at "{phrase}"; sides still level will share the place.'),
        marked('If a lot decides, add "lot".'),
        remark=True,
    ),
    "no chain for a size": Sentence(
        marked("there is a chain for {stated} and none for {missing}: they will share the place."),
        marked("State tiebreak.{missing}, or tiebreak.any."),
        remark=True,
    ),
    "silence": Sentence(
        marked("{path} is stated nowhere: default of {owner}, {value}."),
        marked("If that is the reading, state it with inferred."),
        remark=True,
    ),
    "figure in words": Sentence(
        marked("the text says {figure} and no key does."), marked("State it, or show it with notice."), remark=True
    ),
    "only read": Sentence(marked("states no figure: the article is only read."), "", remark=True),
    "only read, all": Sentence(
        marked("these articles state no figure and are only read: {articles}."), "", remark=True
    ),
    "inferred": Sentence(
        marked("{figures} is a reading, not the text: {reason}"), marked("Accept it, or state what holds."), remark=True
    ),
    "shown by no case": Sentence(
        marked("no case would notice if it were otherwise: {figures}."), marked("Write one."), remark=True
    ),
    "never for two": Sentence(
        marked('"{phrase}" stands in the chain for two and never applies there.'),
        marked("Remove it, or move it to tiebreak.more."),
        remark=True,
    ),
    "inferences": Sentence(marked("{inferred} of {entries} entries are inferred."), "", remark=True),
    "nothing acts on": Sentence(
        marked("nothing acts on these keys yet; they are shown with their articles: {keys}."), "", remark=True
    ),
}

SENTENCES = {**_TOML, **_FILES, **_KEYS, **_TOGETHER, **_CHECKS}
