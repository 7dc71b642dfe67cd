"""The commands of the launcher, one a file."""
