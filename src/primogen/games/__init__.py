"""The games that can be played: what each gives to everything outside it."""
