"""Decks of Rivals: what one is, its faults, the formats it is exchanged in, some to start from."""
