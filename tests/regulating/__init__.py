"""A committee's own regulation: its texts edited, its fields, its draft, what a change would do, notes and versions."""
