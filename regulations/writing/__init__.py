"""Writing a regulation: one file's text with one thing of it changed, and the texts that a new one begins with."""
