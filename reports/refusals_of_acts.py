"""What an act is refused for, in words: one sentence for each code of what people enter besides a sheet's score."""

from collections.abc import Mapping
from typing import Final

from reports.language import marked

SENTENCES: Final[Mapping[str, str]] = {
    # Texts and figures
    "text missing": marked("It was left blank"),
    "text too short": marked("Too short: %(found)s characters; at least %(allowed)s"),
    "text too long": marked("Too long: %(found)s characters; at most %(allowed)s"),
    "text with unseen signs": marked("It has characters that nobody sees: type it again"),
    "figure missing": marked("A figure is missing"),
    "not a figure": marked("“%(found)s” is not a figure"),
    "not a figure of a sheet": marked("“%(found)s” is not a figure of a sheet"),
    "figure out of range": marked("%(found)s is out of the range %(allowed)s"),
    "not a day": marked("It is not a day of the calendar"),
    "not an hour": marked("“%(found)s” is not a day and an hour: write 2026-09-19T15:20"),
    "choice missing": marked("Nothing was chosen from the list"),
    "end missing": marked("It is not said what happened"),
    "reason missing": marked("The reason is missing: it is published"),
    "lateness costs nothing": marked("The regulation takes nothing for lateness"),
    "just cause not accepted": marked("The regulation accepts no just cause"),
    "not a minute": marked("%(found)s is not a minute: from 0 to %(allowed)s"),
    # Sheets
    "side missing": marked("It is not said which side"),
    "no such card": marked("There is no card “%(found)s”: there are %(allowed)s"),
    "no such infraction": marked("There is no infraction “%(found)s” in this sport"),
    "sheet not closed": marked("The sheet is still open: close it first"),
    "correction without a reason": marked("A correction needs its reason, which is published"),
    "match without a rival": marked("This side rests: there is no match to enter"),
    "walkover without an absent side": marked("It is not said which side did not come"),
    # People
    "not an e-mail address": marked("“%(found)s” is not an e-mail address"),
    "already invited": marked("%(found)s already has this part"),
    "link not for this committee": marked(
        "%(found)s has a part in another event, or a password and a seat on the committee: "
        "only whoever runs the server can make their link"
    ),
    "invitation not valid": marked("This link has been used or is too old: ask for another one"),
    "too many attempts": marked("Too many attempts: wait %(allowed)s seconds"),
    "e-mail or password wrong": marked("The e-mail or the password is not right"),
    "password too short": marked("Too short: %(found)s characters; at least %(allowed)s"),
    "password too long": marked("Too long: %(found)s characters; at most %(allowed)s"),
    "password tried first": marked("It is one of the first that anybody would try: choose another one"),
    # Events, delegations, competitions
    "not a short name": marked("“%(found)s” cannot be an address: write letters, figures and hyphens"),
    "name already taken": marked("The name “%(found)s” is taken"),
    "name without letters": marked("“%(found)s” has no letter"),
    "not a code": marked("“%(found)s” is not a code: write three capital letters"),
    "code already taken": marked("The code %(found)s is that of %(delegation)s"),
    "event too long": marked("It would last %(found)s days; at most %(allowed)s"),
    "ends before it starts": marked("It ends before it starts"),
    "unknown time zone": marked("There is no time zone “%(found)s”"),
    "delegation already there": marked("%(found)s is already there"),
    "delegation of another event": marked("%(found)s belongs to another event"),
    "modality not in the regulation": marked("The regulation has no “%(found)s”: it has %(allowed)s"),
    "category not in the regulation": marked("The regulation has no category “%(found)s”: it has %(allowed)s"),
    "competition already open": marked("%(found)s is this same sport and category"),
    "competition of marks": marked("%(found)s is measured in marks: it has heats, and neither groups nor matches"),
    "competition of another event": marked("%(found)s belongs to another event"),
    "competition without its regulation": marked(
        "%(found)s is played, and this text no longer has its sport or category"
    ),
    "entry already there": marked("%(found)s is already entered"),
    "entries of a delegation": marked("It would be entry %(found)s of this delegation; it may have %(allowed)s"),
    "entries of a competition": marked("It would be entry %(found)s; there is room for %(allowed)s"),
    "entry of another competition": marked("One of these entries belongs to another competition"),
    "entry without a seat": marked("%(found)s is in no group"),
    "entry seated twice": marked("%(found)s is in a group twice"),
    "group too small": marked("A group of %(found)s: at least %(allowed)s"),
    "no groups yet": marked("There are no groups yet: make them first"),
    "no such round": marked("The regulation has no such round"),
    "side against itself": marked("%(found)s cannot meet itself"),
    "lot still due": marked("Lots are still to be drawn between %(found)s: only then comes this match"),
    "play-off still due": marked("An extra match is still to be played between %(found)s: only then comes this match"),
    "decision still due": marked("The committee is still to decide between %(found)s: only then comes this match"),
    "border still due": marked("The place shared by %(found)s must be parted first: only then comes this match"),
    "matches already made": marked("The matches have been made: this can no longer change"),
    # Heats
    "competition of matches": marked("%(found)s is played in matches: it has no heats"),
    "no such event of the sport": marked("There is no event “%(found)s”: there are %(allowed)s"),
    "no such stage": marked("There is no stage “%(found)s”: there are %(allowed)s"),
    "heat already begun": marked("Something is written of heat %(found)s: its start list no longer changes"),
    "entry in two heats": marked("%(found)s is in two heats"),
    "no such lane": marked("There is no lane %(found)s: from %(allowed)s"),
    "lane taken twice": marked("Lane %(found)s is given twice in heat %(allowed)s"),
    "lane missing": marked("It is not said in which lane, or at which turn"),
    # Sports and their cases
    "modality not available": marked("%(found)s cannot be used now: %(allowed)s"),
    "modality whose cases fail": marked("%(found)s is not switched on: its worked cases fail (%(allowed)s)"),
    "kept case that fails": marked("A worked case of the committee fails: %(found)s (%(allowed)s)"),
    "case changed meanwhile": marked("Somebody has changed this case meanwhile: it is shown below as it is now kept"),
    "case is no TOML": marked("It is not written as TOML: %(found)s"),
    "three quotes": marked("Three straight quotes in a row end the text: take them out"),
    "case too long": marked("It has %(found)s lines; a case has at most %(allowed)s"),
    # Stages
    "group sizes": marked("There are %(found)s sides, and the groups have room for %(allowed)s"),
    "no groups of that size": marked("%(found)s sides make no groups of %(allowed)s"),
    "seat that nobody fills": marked("Nobody fills the seat %(found)s"),
    "bracket too small": marked("A bracket of %(found)s: at least %(allowed)s"),
    "advance missing": marked("It is not said how many of each group go on"),
    "more advance than play": marked("%(found)s of each group go on, and the smallest has %(allowed)s"),
    # The draft of a regulation, notes, figures to be set
    "draft already there": marked("There is a draft already: go on with it, or throw it away first"),
    "draft behind": marked(
        "Another text was put in force meanwhile and changed the same file: begin the draft again from it"
    ),
    "nothing changed": marked("Nothing differs from the text in force"),
    "regulation with errors": marked("The text has an error: mend it first"),
    "not a file of a regulation": marked("“%(found)s” is not a name of a file: futsal.toml, futsal.master.toml"),
    "file already there": marked("%(found)s is there already"),
    "no file of the sport there": marked("%(found)s has no file there: choose another source"),
    "note before its date": marked("In force from %(found)s, before the date of the note, %(allowed)s"),
    "figure outside its bounds": marked("%(found)s is outside what is left to the committee: %(allowed)s"),
    "figure still to be set": marked("Before the draw the committee has to set “%(figure)s”, within %(allowed)s"),
    # A folder taken in
    "no zip": marked("It is not a zip that can be read"),
    "too many files": marked("It has %(found)s files: too many"),
    "too large": marked("%(found)s is too large once unpacked"),
    "no text": marked("%(found)s is not text in UTF-8"),
    "no files of a regulation": marked("It has no TOML file"),
    "a path that leads elsewhere": marked("“%(found)s” leads out of the folder"),
    "not a name of a file": marked("“%(found)s” is not a name of a file: futsal.toml, futsal.master.toml"),
    # Programme
    "no such match": marked("There is no match %(found)s"),
    "time without a zone": marked("The hour does not say its time zone"),
    "day outside the event": marked("%(found)s is not a day of the event"),
    "venue taken": marked("%(found)s is taken at that hour by match %(match)s"),
    # Decisions
    "unknown kind of withdrawal": marked("There is no “%(found)s”: choose between %(allowed)s"),
    "already withdrawn": marked("%(found)s has already left"),
    "adjustment of nothing": marked("An adjustment of 0 changes nothing"),
    "unknown kind of order": marked("There is no “%(found)s”: choose between %(allowed)s"),
    "order that no tie waits for": marked("No tie of exactly these sides waits for this"),
    "draw already announced": marked("Draw %(found)s is announced for these sides already"),
    "draw not open": marked("Draw %(found)s has been drawn or cancelled"),
}
