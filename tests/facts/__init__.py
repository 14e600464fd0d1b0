"""Facts: what the cards of each set print, as data."""
