"""Decks: the model, what makes one legal, the formats people use, and four to start with."""
