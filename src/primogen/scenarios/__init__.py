"""Scenarios: set the table by card names, act and answer by words, expect. The same language for tests and for files."""
