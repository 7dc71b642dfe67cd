"""What discipline refuses, in words: athletes who may not play, and rulings that do not hold together."""

from collections.abc import Mapping
from typing import Final

from reports.language import marked

SENTENCES: Final[Mapping[str, str]] = {
    # Who may play
    "suspended athlete": marked("%(found)s is suspended since match %(since)s and misses: %(matches)s"),
    "suspended athlete by ruling": marked("%(found)s is suspended and misses: %(matches)s"),
    "suspended athlete until a day": marked("%(found)s is suspended until %(allowed)s"),
    "expelled athlete": marked("%(found)s is out of the competition since match %(since)s"),
    "expelled athlete by ruling": marked("%(found)s is out of the competition"),
    "athlete who could not play": marked("%(found)s, of %(who)s, could not play and played: %(match)s"),
    "order of play not known": marked(
        "Cards of several matches lose one of them, and it is not known which was played last: write the rounds or days"
    ),
    "athlete twice in a line-up": marked("%(found)s stands twice in the line-up"),
    # Rulings
    "ruling about nobody": marked("It is not said which side this is about"),
    "ruling without an athlete": marked("It is not said which athlete this is about"),
    "ruling without a match": marked("It is not said which match this is about"),
    "match of another competition": marked("Match %(found)s is of another competition than the side"),
    "match of other sides": marked("This side does not play match %(found)s"),
    "match without a sheet to replay": marked("Match %(found)s has no closed sheet: there is nothing to play again"),
    "length missing": marked("It is not said for how long"),
    "longer than the longest": marked("%(found)s is longer than the longest suspension, %(allowed)s"),
    "points missing": marked("It is not said how many points"),
    "fine missing": marked("It is not said how much"),
    "not a score": marked("“%(found)s” is no score: write 3-0, the winner's figure first"),
    "no such article": marked(
        "The regulation has no article “%(found)s”: write its number as printed, or leave it blank"
    ),
    "no such ruling": marked("There is no ruling %(found)s"),
    "ruling already revoked": marked("Ruling %(found)s was revoked by ruling %(allowed)s"),
    "unknown kind of ruling": marked("There is no ruling of the kind “%(found)s”"),
    # Brought cards
    "nothing is carried here": marked("In this competition no card is carried over from elsewhere"),
    "card of a year that is over": marked("Cards of %(found)s are no longer carried: until %(allowed)s"),
}
