"""What happens in a match: sheet, scoring, awarded results, outcome."""
