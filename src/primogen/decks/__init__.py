"""Decks, as far as they are the same whatever is played."""
