"""Decks of the Eternal Struggle: what they are, what is wrong with them, and how people write them down."""
