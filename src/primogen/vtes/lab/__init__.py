"""VTES in the laboratory."""
