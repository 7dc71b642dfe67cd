"""What a sheet is refused for, in words: one sentence for each code of core/play and of the sports' own counts."""

from collections.abc import Mapping
from typing import Final

from reports.language import marked

SENTENCES: Final[Mapping[str, str]] = {
    # How the match ended
    "won by mark": marked("This sport is measured in marks: it has no match sheet"),
    "nothing written": marked("Nothing is written on the sheet"),
    "side missing from a match that was played": marked("A match that was played has no absent side"),
    "nobody named as missing": marked("It is not said which side was absent or left"),
    "score on a walkover": marked("A walkover has no score on the sheet: the regulation credits it"),
    "score without points": marked("The point table says nothing of %(found)s: it lists %(allowed)s"),
    "match to be replayed": marked("Neither side came: the match is to be played again"),
    "abandoned after the end": marked("When the side left, the match had already been decided"),
    "match not finished": marked("The match is not finished: it stands %(found)s, and it takes %(allowed)s"),
    "kick out of turn": marked("Shot %(found)s is of the other side"),
    "kick after the end": marked("The shots had already been decided"),
    "taker kicks again": marked("%(found)s shoots again before the others have"),
    "shoot-out not decided": marked("The shots stand %(found)s: nobody has won them yet"),
    "athlete at two boards": marked("%(found)s plays two boards at once"),
    "stopped match goes on otherwise": marked("The regulation lets a stopped match go on in another way"),
    "match still to go on": marked("The match was stopped and is still to go on"),
    "nobody leads": marked("It stands level: nobody leads"),
    "no reason for a walkover": marked("That is no reason for a walkover under this regulation"),
    "lateness loses the match": marked("%(found)s min late: the match is lost, record it as a walkover"),
    "lateness loses a segment": marked("%(found)s min late cost %(allowed)s of them: this one is the other side's"),
    "lateness loses a board": marked("%(found)s min late cost %(allowed)s of them: this one is the other side's"),
    "line that cannot be": marked("%(line)s: %(found)s cannot be; it may have %(allowed)s"),
    "sum that the lines do not give": marked("The total says %(found)s, and the lines give %(allowed)s"),
    # Segments
    "number of segments": marked("There are %(found)s, and the match has %(allowed)s"),
    "segments won in a match won by total": marked("This match is won by the total: segments won are not written"),
    "summary that the segments do not give": marked("The summary says %(found)s, and the segments give %(allowed)s"),
    "segment after the match": marked("The match had already ended, %(found)s"),
    "segment left blank": marked("It was left blank, and one after it is written"),
    "segment level": marked("%(found)s: nobody has won it yet"),
    "segment not finished": marked("%(found)s: nobody has reached %(allowed)s yet"),
    "lead not reached": marked("%(found)s: it takes a difference of %(allowed)s"),
    "segment past its cap": marked("%(found)s cannot be: at %(allowed)s it ends, whatever the difference"),
    "segment past its lead": marked("%(found)s cannot be: it had already ended with a difference of %(allowed)s"),
    "segment past its target": marked("%(found)s cannot be: it had already ended at %(allowed)s"),
    "both past the target": marked("%(found)s cannot be: only one side reaches %(allowed)s"),
    "points below zero": marked("%(found)s: no side can have less than %(allowed)s"),
    "part of a point": marked("%(found)s: the figures go by steps of %(allowed)s"),
    "points that do not add up": marked("%(found)s: the two figures must add up to %(allowed)s"),
    # Hand by hand
    "part after the end": marked("It stands after the end: the game had already been won"),
    "more pips than the set has": marked("%(found)s points in one hand: the whole set has %(allowed)s"),
    "no hand is worth that": marked("No hand is worth %(found)s: it is worth %(allowed)s"),
    # Performances
    "performance not entered": marked("Not entered yet: write the mark, or the word for why there is none"),
    "performance of nobody on the start list": marked("Somebody who is not on the start list is written"),
    "fact that the sport does not count": marked("This sport does not count “%(found)s”"),
    "attempt left blank": marked(
        "An attempt was left blank, and one after it is written: write x where there is no mark"
    ),
    "not a time": marked("“%(found)s” is no time: write 12.31 or 1:02.35"),
    "not a distance": marked("“%(found)s” is no distance in metres: write 5.43"),
    "not a mark": marked("“%(found)s” is no mark"),
    "minutes or seconds": marked(
        "“%(found)s” can be minutes or seconds: write 1:02.35 for one minute and two seconds, 62.35 for seconds"
    ),
    "word beside a mark": marked("A word says that there is no mark, and here stands one: keep one of them"),
    "performance written twice": marked("%(found)s has two performances here: only one can count"),
    "number of passes": marked("Passes written: %(found)s; it takes %(allowed)s"),
    "more athletes than play": marked("%(found)s athletes are written, and %(allowed)s play"),
    "fewer athletes than can start": marked("Athletes who started: %(found)s; it takes %(allowed)s"),
    "more attempts than there are": marked("There are %(found)s attempts, and the rule gives %(allowed)s"),
    "attempts missing": marked("Attempts written: %(found)s; all %(allowed)s count"),
    "average without a handicap": marked("An average is written, and no handicap is ruled"),
    "mark finer than its precision": marked("%(found)s is finer than the precision, %(allowed)s"),
    "mark that cannot be": marked("%(found)s cannot be: the most is %(allowed)s"),
    # Boards of an encounter
    "boards in a match that has none": marked("This match is not made of boards"),
    "number of boards": marked("There are %(found)s boards, and the encounter has %(allowed)s"),
    "encounter not finished": marked("The encounter is not finished: %(found)s of %(allowed)s boards are written"),
    # What decides a level match
    "decider where a draw stands": marked("The match ended %(found)s, and here a draw stands: nothing decides it"),
    "decider in a match that is not level": marked("The match ended %(found)s: there was nothing left to decide"),
    "level match to be decided": marked("%(found)s is a draw, and this match must have a winner: %(allowed)s"),
    "decider missing": marked("%(found)s is a draw, and what decides it is missing: %(allowed)s"),
    "decider that was not due": marked("It was not to be played: the match had been decided before it"),
    "golden point ends it": marked("%(found)s cannot be: the first point ends it"),
    "shoot-out that cannot be": marked("No series of kicks ends %(found)s"),
}

DECIDERS: Final[Mapping[str, str]] = {
    "extra time": marked("extra time"),
    "golden point": marked("golden point"),
    "shoot-out": marked("shoot-out"),
    "sudden death": marked("sudden death"),
    "extra segment": marked("extra segment"),
    "replay": marked("another match"),
    "better campaign": marked("better campaign"),
    "countback": marked("countback of the segments"),
    "lot": marked("drawing of lots"),
}
"""The words of ``match.deciders``, which refusals name."""
