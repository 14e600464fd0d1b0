"""Martial Law: what cards are that lie face down in a Haven. They have no text of their own, and no name."""

from primogen.rivals.language.vocabulary import *

GHOUL_BACKS = (ghoul_back("ml-ghoul-1", blood=1), ghoul_back("ml-ghoul-2", blood=2))
