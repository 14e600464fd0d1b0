"""The lessons of the Eternal Struggle: their texts, and what they need to know of it."""
