"""Primogen: two card games of the World of Darkness as a rules engine, a table, bots and a laboratory."""

__version__ = "0.1.0"
