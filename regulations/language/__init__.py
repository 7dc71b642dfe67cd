"""The regulation language as data: each rule table, its keys, how each is written and what holds where it is silent."""
