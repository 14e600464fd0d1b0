"""Words for people, in English and Spanish: cards, decisions, refusals, the log. Nobody types rules text beside code."""
