"""Sheets, settling, awards, notation and points, checked against rules written down a second time."""
