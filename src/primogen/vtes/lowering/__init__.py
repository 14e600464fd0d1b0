"""From the surface tree of a card to the language of the game; what it does not know is declined by name."""
