"""What the pages show: rows of the database and values of the core turned into words and figures."""
