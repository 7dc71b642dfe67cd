"""One page per sport: how it is written down, counted, and played by default."""
