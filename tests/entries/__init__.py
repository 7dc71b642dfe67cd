"""Lists, eligibility, limits, line-ups and deadlines: the last legal case and the first illegal one of each rule."""
