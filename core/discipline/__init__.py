"""Cards and penalties and what they add up to."""
