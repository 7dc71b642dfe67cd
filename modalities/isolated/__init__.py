"""Sports of other packages, each in a process of its own with two seconds for every answer."""
