"""How properties are tried: few examples for each commit, no deadline, since a busy machine is not a wrong answer."""

from hypothesis import settings

settings.register_profile("each commit", max_examples=100, deadline=None)
settings.load_profile("each commit")
