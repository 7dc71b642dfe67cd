"""One folder per regulation, its articles with the figures that they state, and the loader."""
