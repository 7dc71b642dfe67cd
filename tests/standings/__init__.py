"""The standings: what must hold of every table, whatever the matches and the regulation."""
