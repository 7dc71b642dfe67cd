"""A sport in a package of its own, and packages that do everything wrong: what they do stays with them."""
