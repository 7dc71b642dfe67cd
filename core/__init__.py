"""What is true given the facts: pure functions over frozen dataclasses, on the standard library alone."""
