"""The regulation language: every key, every finding, and how articles are laid over one another."""
