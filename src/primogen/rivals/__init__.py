"""Vampire: The Masquerade - Rivals: its rules, the language its cards are written in, the cards, and the ledger."""
