"""The pages without a browser: who may see what, what is refused, what is kept, what is never lost."""
