"""Scenarios: set the table by card names, act and answer by words, expect. One language for tests and for files."""
