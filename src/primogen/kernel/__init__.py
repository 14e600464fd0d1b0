"""State, frames, decisions, effects, events, values, chance, views and the journal. Knows no game."""
