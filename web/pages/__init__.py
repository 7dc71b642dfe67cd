"""The pages: one file per idea, each a router."""
