"""Words for people, in two languages: cards, decisions, refusals, the log. Nobody types rules text beside code."""
