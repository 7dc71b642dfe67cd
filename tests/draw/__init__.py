"""Draws of lots: without favour, the same for everybody who draws again, and never another afterwards."""
