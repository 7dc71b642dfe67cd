"""A second opinion: a slow ranking written from the words of section 11 alone, to compare the real one with."""
