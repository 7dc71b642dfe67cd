"""The forms that a value of a regulation may take, one idea a file: each reads it and shows how it is written."""
