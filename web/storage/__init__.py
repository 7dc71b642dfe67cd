"""What is kept: tables and their migrations, and the two ways between them and the core, load and save."""
