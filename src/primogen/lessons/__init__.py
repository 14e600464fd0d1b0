"""Lessons, whatever is taught: real tables, laid out and coached. Each is a scenario with lines for whoever is One."""
