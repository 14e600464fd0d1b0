"""Bots of the Eternal Struggle."""
