"""What is wrong with a case file, and the remedy, by code: as sentences.py has it for regulations."""

from regulations.sentences import Said, Sentence, marked

CASE = Said(marked("a case"))

_FIELDS = marked(
    "Write SIDE  score  SIDE with two or more spaces between, and one space only inside a name or a score."
)
_ABSENCE = marked(
    "Write Alfa W.O.  Beta with one space towards the absent side, and Alfa W.O.  W.O. Beta where neither came."
)
_INCIDENTS = marked('Write yellow Alfa 2, penalty Beta "gato" 1, abandons Beta.')

_SHEETS = {
    "sheets, no match": Sentence(
        marked("neither a match nor a heading."),
        marked("Write SIDE  score  SIDE with two or more spaces between. Headings are group A, round 2, leg 2."),
    ),
    "sheets, two fields": Sentence(
        marked("a side or the score is missing."),
        marked("Write SIDE  score  SIDE with two or more spaces between; a match that was not played: Alfa  x  Beta."),
    ),
    "sheets, fields": Sentence(marked("it has {number} fields, and a match has three."), _FIELDS),
    "sheets, walkover of whom": Sentence(marked("which side was absent?"), _ABSENCE),
    "sheets, plays itself": Sentence(marked("{side} plays itself."), marked("Name both sides.")),
    "sheets, no number": Sentence(marked('"{found}" is no number.'), marked("Write {kind} 1, {kind} 2 and so on.")),
    "sheets, no day": Sentence(marked('"{found}" is no day.'), marked("Write day 2027-05-03.")),
    "sheets, no score": Sentence(
        marked('"{found}" is no score.'),
        marked("Write 2-1, sets as 25-20 25-18, extra time as +1-0, a shoot-out as (4-2), x where it was not played."),
    ),
    "sheets, no hand": Sentence(
        marked('"{found}" is no hand.'), marked('Write {{Alfa 30, Beta 25 block, Beta "gato"}}: whose, how many, how.')
    ),
    "sheets, written twice": Sentence(marked("the shoot-out or the summary is written twice."), marked("Keep one.")),
    "sheets, divides by nothing": Sentence(marked('"{found}" divides by nothing.'), marked("Write 1/2.")),
    "sheets, incidents of no match": Sentence(
        marked("nothing can happen in a match that was not played."), marked("Remove what follows the semicolon.")
    ),
    "sheets, how many": Sentence(marked('"{found}" does not say how many.'), _INCIDENTS),
    "sheets, no penalty": Sentence(marked('"{found}" is no penalty of {first} or {second}.'), _INCIDENTS),
    "sheets, names neither": Sentence(marked('"{found}" names neither {first} nor {second}.'), _INCIDENTS),
    "sheets, happens once": Sentence(marked('"{found}": this happens once.'), marked("Write {right}.")),
    "sheets, no card brought": Sentence(
        marked('"{found}" does not say whose cards were brought.'),
        marked('Write yellow Alfa "Caio" 1: the card, the side, the athlete in quotation marks, how many.'),
    ),
    "sheets, absence of who came": Sentence(
        marked("{side} was not absent, so no absence was told."), marked("Take it out, or write the W.O.")
    ),
    "sheets, no performance": Sentence(
        marked("neither a performance nor a heading."),
        marked("Write SIDE  mark with two or more spaces between. Headings are event 100 m, group A, stage final."),
    ),
    "sheets, no mark": Sentence(
        marked('"{found}" is no mark here.'),
        marked(
            "Write 12.31, 1:02.35, 5,10, NM, DNF, DNS or DQ, and x for a try without a mark, one space between tries."
        ),
    ),
    "sheets, names another": Sentence(
        marked('"{found}" does not name {side}.'), marked("Write 9s {side} 3: what, whose, and how many.")
    ),
    "sheets, walkover left": Sentence(
        marked("who abandons has come, and a W.O. is of who has not."), marked("Keep one of the two.")
    ),
}

_FILE = {
    "no case": Sentence(marked("there is no such file."), marked("Name a case file, or a folder of them.")),
    "no cases": Sentence(marked("there is no .toml file in this folder."), marked("Name a case file.")),
    "case unread": Sentence(marked("it can't be read: {detail}.")),
    "case, no modality": Sentence(marked('there is no modality "{modality}".'), marked("There are: {known}.")),
    "case, no regulation": Sentence(marked('there is no regulation "{name}".'), marked("There are: {known}.")),
    "case, no such modality there": Sentence(
        marked("the regulation {name} has no {modality}."), marked("It has: {known}.")
    ),
    "case, rules twice": Sentence(
        marked("use names a regulation, and the case has articles of its own."), marked("Take one of them out.")
    ),
    "case, sets nothing": Sentence(
        marked("set gives figures that a regulation leaves open, and the case uses none."),
        marked("Write them under an article of the case."),
    ),
    "case, modality twice": Sentence(
        marked('use is of {used}, and modality = "{modality}".'), marked("Take modality out.")
    ),
    "case, placings and sheets": Sentence(
        marked("it has sheets and placings, and a case ranks a competition or a trophy."), marked("Keep one of them.")
    ),
    "case, placing": Sentence(
        marked('"{found}" is no placing.'),
        marked("Write padel  1 Alfa, 2 Gama (semi-final; 3 wins; 12 athletes), - Delta, W.O. Beta."),
    ),
    "case, no trophy": Sentence(
        marked("its rules have no trophy."),
        marked("Add {example} to an article."),
    ),
    "case, which trophy": Sentence(
        marked('there is no trophy "{found}" among those of its rules.'),
        marked('Write trophy = "…" for one of: {known}.'),
    ),
    "case, nobody plays": Sentence(
        marked("there is nobody to rank."),
        marked('Write the matches in sheets, or sides alone: sides = ["Alfa", "Beta"].'),
    ),
}

_SIDES = {
    "case, nobody": Sentence(
        marked("{key} names {side}, who is in no match and not in sides."),
        marked("Correct the name, or add it to sides."),
    ),
    "case, nobody, nearest": Sentence(
        marked("{key} names {side}, who is in no match and not in sides."), marked("Did you mean {near}?")
    ),
    "case, named twice": Sentence(marked("{key} names {side} twice."), marked("Name each side once.")),
    "case, ordered twice": Sentence(marked("{key} orders {sides} twice."), marked("Keep the order that holds.")),
    "case, out twice": Sentence(
        marked("{side} is among withdrawn and among excluded."), marked("Keep it in one of the two.")
    ),
    "case, group unknown": Sentence(
        marked("{side} has no match, so its group is not known."), marked("Write one of its matches with x.")
    ),
    "case, two groups": Sentence(
        marked("{side} plays in two groups: {groups}."), marked("Correct the name, or the heading of the group.")
    ),
    "case, several stages": Sentence(
        marked("the matches are of {stages}, and a case ranks one stage."),
        marked("Write those of that stage above the first stage heading."),
    ),
    "case, several events": Sentence(
        marked("the performances are of {events}, and a case ranks one event."), marked("Keep those of one of them.")
    ),
    "case, signed": Sentence(
        marked("{key}: {side} has {found}."),
        marked("Bonuses add and deductions take: write both without a sign."),
    ),
    "case, table": Sentence(
        marked("neither a place nor a heading."), marked("Write PLACE SIDE POINTS, as 1 Alfa 3; a heading is group A.")
    ),
    "case, nothing counted": Sentence(
        marked('"{found}" is nothing that is counted here.'), marked("There are: {known}.")
    ),
    "case, nothing counted, nearest": Sentence(
        marked('"{found}" is nothing that is counted here.'), marked('Did you mean "{near}"? There are: {known}.')
    ),
}

_PEOPLE = {
    "case, people, line": Sentence(
        marked("it is not written as a line of its kind is."),
        marked("Write {example}, with two or more spaces between."),
    ),
    "case, people, athlete": Sentence(
        marked('"{found}" says nothing of an athlete.'), marked("After the name there may be: {known}.")
    ),
}

CASES = {**_SHEETS, **_FILE, **_SIDES, **_PEOPLE}
