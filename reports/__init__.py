"""Words and print: explanations, PDF, spreadsheets."""
