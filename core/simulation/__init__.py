"""What a chain does to many invented results: drawn, ranked, counted; the chance itself is passed in."""
