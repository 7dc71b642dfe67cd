"""Articles, the values that cite them, and the ruleset that they give together."""
