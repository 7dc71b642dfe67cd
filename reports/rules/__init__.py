"""What a regulation says, in words: keys, values, whole articles, the referee's summary."""
