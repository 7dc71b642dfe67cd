"""The shell: pages, forms, sign-in, storage, jobs, command line."""
