"""What people read: words, tables, papers and files."""
