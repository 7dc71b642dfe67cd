"""The product's checks: cases that a referee can sign, properties, pages, and the house rules."""
