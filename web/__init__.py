"""The shell: pages, forms, sign-in, storage, command line."""
