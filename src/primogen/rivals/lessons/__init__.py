"""The lessons of Rivals: their texts, and what they need to know of it."""
