"""A committee's own regulation: each figure as a field fit for its form, and what a draft would change."""
