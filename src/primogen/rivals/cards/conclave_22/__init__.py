"""Conclave (2022): Events that may be added to a City Deck."""

from primogen.rivals.cards.conclave_22.city import CITY_CARDS
from primogen.rivals.language.sets import CardSet

SET = CardSet("2022-09", CITY_CARDS, additions={"conclave": CITY_CARDS})
