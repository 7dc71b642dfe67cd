"""The rules of the house, checked on every tracked file; a failure says what to do."""
