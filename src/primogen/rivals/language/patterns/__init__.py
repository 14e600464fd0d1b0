"""Patterns of events: what may happen, each with its own roles. Their phrases are in rivals/text/patterns.py."""
