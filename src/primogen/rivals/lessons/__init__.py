"""Lessons: real tables, laid out and coached. Each is a scenario with lines for whoever plays seat One."""
