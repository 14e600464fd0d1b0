"""The Eternal Struggle in words."""
