"""Random chains drawn from the whole grammar of criteria, in sound combinations only."""

from dataclasses import replace
from random import Random

from core.rules.article import Cited, Default
from core.standings.chain import Chain, Chains, Drop
from core.standings.criterion import Criterion, Measure, Where, Whole

FEWEST = {"losses", "walkovers", "abandonments", "cards", "yellow cards", "red cards", "card weight", "deductions"}
COUNTED = ["table points", "table points", "table points", "wins", "wins", "draws", "matches", *sorted(FEWEST)]
ELSE_COUNTED = ["win share", "table point share", "conduct grade", "9s"]
PLURAL = {"point": "points", "segment": "segments", "board": "boards"}
WHERE_WEIGHTS = {
    Where.AMONG_TIED: 40,
    Where.GROUP: 16,
    Where.PHASE: 16,
    Where.LEG: 5,
    Where.COMPETITION: 5,
    Where.GAMES: 3,
    Where.STAGE: 3,
    Where.FIRST_PLACES: 6,
    Where.LAST_SEGMENTS: 3,
    Where.LAST_MATCHES: 5,
}
WHOLES = [
    *[Whole.HEAD_TO_HEAD] * 6,
    *[Whole.SWEEP] * 4,
    Whole.BACKWARDS,
    Whole.MARK,
    Whole.COUNTED_BACK,
    Whole.BUCHHOLZ,
    Whole.MEDIAN,
    Whole.SONNEBORN_BERGER,
    Whole.PROGRESSIVE,
    Whole.AS_BLACK,
    Whole.REGISTRATION,
    Whole.SEED,
]
LOWEST_FIRST = (Whole.REGISTRATION, Whole.SEED)


def said(value: str) -> Cited[str]:
    """A word, stated nowhere in particular."""
    return Cited(value, Default())


def cited(criteria: list[Criterion]) -> Chain:
    """Criteria as a chain."""
    return tuple(Cited(criterion, Default()) for criterion in criteria)


def random_chains(dice: Random, *, hard: bool) -> Chains:
    """All of section 11, each key stated or left to its default; ``hard``: nearly all is left to the chains."""
    apart = dice.random() < 0.6
    drawn = hard_chain if hard else random_chain
    two = drawn(dice) if apart and dice.random() < 0.9 else None
    if hard and two is not None and dice.random() < 0.5:
        two = two[:1]
    more = drawn(dice) if apart and dice.random() < 0.8 else None
    return Chains(
        by=cited([worded(Criterion("", fact="matches", where=Where.PHASE))]) if hard else random_by(dice),
        two=two,
        more=more,
        any=drawn(dice) if not apart or dice.random() < 0.4 else None,
        two_then=said(dice.choice(["more", "more", "shared"])),
        two_left=said(dice.choice(["stay", "two"])),
        after_split=said(dice.choice(["continue", "restart", "repeat mini-league", "first only", "last only"])),
        mini_league=said(dice.choice(["fixed", "shrinks"])),
        head_to_head=said(dice.choice(["table points", "wins", "aggregate"])),
        never_met=said(dice.choice(["next criterion", "shared", "no mini-league"])),
        walkovers=said(dice.choice(["counted", "counted", "left out"])),
        nothing_against=said(dice.choice(["above all", "as 1 against"])),
        loses_right=Cited(random_rights(dice), Default()),
        unfinished=random_chain(dice) if dice.random() < 0.4 else None,
        at_stake=Cited(last(dice.choice([Whole.LOT, Whole.PLAY_OFF, Whole.COMMITTEE, Whole.SHARED])), Default()),
        across_by=random_across(dice) if dice.random() < 0.6 else None,
        equalise=said(dice.choice(["as they stand", "per match", "without the last placed", "dropping matches"])),
        drop=tuple(random_drop(dice, wins) for wins in range(8) if dice.random() < 0.9),
        won_by=dice.choice(["total", "segments"]),
    )


def random_rights(dice: Random) -> tuple[str, ...]:
    """What loses the right to a tie-break: mostly nothing."""
    return tuple(word for word in ("walkover", "abandonment", "expulsion") if dice.random() < 0.1)


def random_by(dice: Random) -> Chain:
    """What makes sides level: mostly table points; at times something that leaves nearly everybody level."""
    texts = dice.choices(
        [("table points",), ("wins",), ("table points", "wins"), ("matches",), ("losses",)], weights=[60, 8, 6, 20, 6]
    )[0]
    where = dice.choice([Where.PHASE, Where.PHASE, Where.GROUP, Where.LEG, Where.COMPETITION])
    return cited([worded(Criterion("", fact=fact, where=where, most=fact not in FEWEST)) for fact in texts])


def random_chain(dice: Random) -> Chain:
    """A chain of up to six criteria, with or without a last resort."""
    criteria = [random_criterion(dice) for _ in range(dice.choice([1, 2, 2, 3, 3, 4, 5, 6]))]
    if dice.random() < 0.1:
        at = dice.randrange(len(criteria) + 1)
        resort = last(dice.choice([Whole.LOT, Whole.COMMITTEE, Whole.SHARED, Whole.PLAY_OFF]))
        criteria.insert(at, worded(qualified(dice, resort, ["at stake", "place 1"])))
    if dice.random() < 0.5:
        criteria.append(last(dice.choice([Whole.LOT, Whole.LOT, Whole.PLAY_OFF, Whole.COMMITTEE, Whole.SHARED])))
    return cited(criteria)


def hard_chain(dice: Random) -> Chain:
    """A longer chain of coarse criteria, most of them in runs, that part a large tie little by little."""
    criteria = []
    for _ in range(dice.choice([2, 3, 4, 5, 6, 7])):
        drawn = dice.random()
        if drawn < 0.2:
            criterion = random_whole(dice)
        elif drawn < 0.75:
            criterion = replace(random_coarse(dice), where=Where.AMONG_TIED)
        else:
            criterion = replace(random_coarse(dice), where=dice.choice([Where.GROUP, Where.PHASE]))
        if dice.random() < 0.2:
            criterion = qualified(dice, criterion, ["two", "two", "three or more", "three or more", "at stake"])
        criteria.append(worded(criterion))
    if dice.random() < 0.4:
        criteria.append(last(dice.choice([Whole.LOT, Whole.LOT, Whole.PLAY_OFF, Whole.SHARED])))
    return cited(criteria)


def random_coarse(dice: Random) -> Criterion:
    """A fact of which a small group has few different figures."""
    fact = dice.choice(["table points", "wins", "wins", "draws", "losses", "walkovers", "point", "point", "segment"])
    measure = dice.choice([Measure.FOR, Measure.AGAINST, Measure.DIFFERENCE]) if fact in PLURAL else Measure.COUNT
    venue = dice.choice(["", "", "", "home", "away"])
    most = fact not in FEWEST and measure is not Measure.AGAINST
    return Criterion("", fact=fact, measure=measure, venue=venue, most=most)


def random_across(dice: Random) -> Chain:
    """A list for sides of different groups: nothing that looks at a mini-league, and no rivals' figures."""
    criteria = [worded(Criterion("", fact="table points", where=dice.choice([Where.GROUP, Where.PHASE])))]
    while len(criteria) < 4:
        drawn = random_criterion(dice)
        if not drawn.in_run:
            criteria.append(drawn)
    return cited([*criteria, last(Whole.LOT)] if dice.random() < 0.5 else criteria)


def last(whole: Whole) -> Criterion:
    """A last resort."""
    return Criterion(whole.value, whole=whole)


def random_criterion(dice: Random) -> Criterion:
    """One criterion, no last resort."""
    drawn = dice.random()
    if drawn < 0.25:
        criterion = random_whole(dice)
    elif drawn < 0.65:
        criterion = random_scored(dice)
    else:
        criterion = random_counted(dice)
    if dice.random() < 0.15:
        criterion = qualified(dice, criterion, ["two", "three or more", "at stake", "place 1"])
    if dice.random() < 0.06:
        criterion = replace(criterion, without_walkovers=True)
    return worded(criterion)


def qualified(dice: Random, criterion: Criterion, of: list[str]) -> Criterion:
    """The criterion with one of these qualifiers."""
    drawn = dice.choice(of)
    size = {"two": 2, "three or more": 3}.get(drawn, 0)
    return replace(criterion, size=size, at_stake=drawn == "at stake", for_place=1 if drawn == "place 1" else 0)


def random_whole(dice: Random) -> Criterion:
    """A whole criterion."""
    whole = dice.choice(WHOLES)
    return Criterion(
        "",
        whole=whole,
        where=Where.AMONG_TIED if whole is Whole.SWEEP else Where.OWN,
        most=whole not in LOWEST_FIRST,
        number=9 if whole is Whole.COUNTED_BACK else 0,
    )


def random_counted(dice: Random) -> Criterion:
    """A counted fact."""
    fact = dice.choice(ELSE_COUNTED) if dice.random() < 0.15 else dice.choice(COUNTED)
    criterion = Criterion("", fact=fact, most=fact not in FEWEST)
    return random_scope(dice, criterion, quotient=fact.endswith("share"))


def random_scored(dice: Random) -> Criterion:
    """A scored fact with its measure."""
    measure = dice.choice(
        [Measure.DIFFERENCE, Measure.DIFFERENCE, Measure.FOR, Measure.AGAINST, Measure.RATIO, Measure.SHARE]
    )
    fact = dice.choice(["point", "point", "segment", "board"])
    criterion = Criterion("", fact=fact, measure=measure, most=measure is not Measure.AGAINST)
    if fact == "point" and dice.random() < 0.08:
        criterion = replace(criterion, without_extra_time=True)
    return random_scope(dice, criterion, quotient=measure in (Measure.RATIO, Measure.SHARE))


def random_scope(dice: Random, criterion: Criterion, *, quotient: bool) -> Criterion:
    """Over which matches, whose, per match or not, and now and then the other way round."""
    where = dice.choices(list(WHERE_WEIGHTS), weights=list(WHERE_WEIGHTS.values()))[0]
    if where is Where.LAST_SEGMENTS and (criterion.fact not in ("point", "segment") or criterion.without_extra_time):
        where = Where.GROUP
    if criterion.fact == "deductions":
        return replace(criterion, where=dice.choice([Where.GROUP, Where.PHASE, Where.COMPETITION, Where.GAMES]))
    numbered = where in (Where.FIRST_PLACES, Where.LAST_SEGMENTS, Where.LAST_MATCHES)
    ratio = criterion.measure is Measure.RATIO  # a sum of rivals' ratios, one of them above all, means nothing
    prefix = dice.choices(["", "home", "away", "rivals"], weights=[85, 5, 5, 0 if ratio else 5])[0]
    return replace(
        criterion,
        where=where,
        number=dice.randint(1, 3) if numbered else 0,
        stage="primeira" if where is Where.STAGE else "",
        rivals=prefix == "rivals",
        venue=prefix if prefix in ("home", "away") else "",
        per_match=not quotient and dice.random() < 0.08,
        most=criterion.most ^ (dice.random() < 0.05),
    )


def random_drop(dice: Random, wins: int) -> Drop:
    """Which match falls at so many wins."""
    result = dice.choice(["win", "draw", "loss", "loss"])
    return Drop(wins, result, dice.choice(["point", "segment"]), dice.choice([Measure.DIFFERENCE, Measure.FOR]))


def worded(criterion: Criterion) -> Criterion:
    """The criterion with the phrase that the language writes for it."""
    qualifiers = [
        words
        for words, holds in (
            ("without walkovers", criterion.without_walkovers),
            ("without extra time", criterion.without_extra_time),
            ("if two", criterion.size == 2),
            ("if three or more", criterion.size == 3),
            ("if at stake", criterion.at_stake),
            (f"if for place {criterion.for_place}", criterion.for_place),
        )
        if holds
    ]
    return replace(criterion, phrase=", ".join([" ".join(head_of(criterion)), *qualifiers]))


def head_of(criterion: Criterion) -> list[str]:
    """The phrase up to its WHERE, word by word."""
    if criterion.whole is not None:
        return [criterion.whole.value, *(["from", str(criterion.number)] if criterion.number else [])]
    usual = criterion.fact not in FEWEST and criterion.measure is not Measure.AGAINST
    words = [] if criterion.most == usual else ["most" if criterion.most else "fewest"]
    words += [criterion.venue] if criterion.venue else ["rivals'"] if criterion.rivals else []
    if criterion.fact in PLURAL:
        plural = criterion.measure in (Measure.FOR, Measure.AGAINST)
        words += [PLURAL[criterion.fact] if plural else criterion.fact, criterion.measure.value]
    else:
        words.append(criterion.fact)
    words += ["per match"] if criterion.per_match else []
    return [*words, *where_of(criterion)]


def where_of(criterion: Criterion) -> list[str]:
    """The words of WHERE."""
    match criterion.where:
        case Where.STAGE:
            return ["in", criterion.stage]
        case Where.FIRST_PLACES:
            return ["against the first", str(criterion.number)]
        case Where.LAST_SEGMENTS:
            return ["in the last", str(criterion.number), "segments"]
        case Where.LAST_MATCHES:
            return ["in the last", str(criterion.number), "matches"]
        case where:
            return [where.value]
