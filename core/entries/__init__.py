"""Entries: athletes and lists of them, who may play, how many, and what one athlete or delegation may enter."""
