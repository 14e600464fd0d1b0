"""Mutants: rules broken on purpose, one line each, and what runs the tests that must notice."""
