"""The forms of a result, one kind a file: from what was typed to a sheet, and from a sheet to what a page shows."""
