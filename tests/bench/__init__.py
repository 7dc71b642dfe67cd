"""Measurements of speed, as ratios within one run; scripts, never tests."""
