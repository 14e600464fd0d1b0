"""All of Rivals in words: cards, questions, refusals, the log; in English and Spanish."""
