"""Cards of sets that are not in the game yet, written to try the language of cards on what it was not made for."""
