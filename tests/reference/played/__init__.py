"""Whole events, played out point by point beside the product: who plays knows the score without reading a sheet.

Each sport's way of scoring is written here a second time, from the words of sections 7 to 12 and of the regulations;
the figures are the plain values of a ruleset. The sheets go to the product, the score that was played goes to the slow
ranking, and both must come to the same places, table points and dues.
"""
