"""A second opinion: a slow ranking written from the words of section 11 alone, to compare the real one with.

Where the words allow two readings, this one is taken:

- A last resort separates like any criterion: under "first only" a drawn order places its first, and the others restart.
- *Among tied*, *head-to-head* and *sweep* are over matches of the phase; a sweep is over the mini-league.
- A criterion that is not of the run ends it even where it is passed over; a criterion of the run does not.
- "Repeat mini-league" begins again only what the run itself made smaller; what a later criterion parts goes on.
- ``loses_right`` parts a tie before ``unfinished`` too, and never sides of different groups.
- ``two_then`` leads to the chain for three or more, be it ``more`` or ``any``; ``two_left`` needs a stated ``two``.
- A pair "has met" where a match between them counts.
- A window (the last 3 matches) is opened before walkovers are left out; rounds are in order of leg, then of round.
- A ratio of 0 to 0 is 0; a share of table points leaves bonuses and deductions out; facts of no match stay undivided.
- *In competition* and *in games* take bonuses and deductions of every stage, *in phase* and *in group* of their own.
- "Per match" divides only where those compared have different numbers of matches in the phase.
- Matches that equalising leaves out count nowhere, *in competition* neither; who stands among the first is not touched.
- "Without the last placed" looks at all groups that are given; of two level matches the earlier is dropped.
"""
