"""Drawing lots so that anybody can draw them again: the list first, then a value that nobody chose, then the order."""
