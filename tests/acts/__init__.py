"""Tests of acts: what people do to an event."""
