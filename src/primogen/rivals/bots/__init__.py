"""A bot that plays Rivals by what it sees, and the numbers it weighs with."""
