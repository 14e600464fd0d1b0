"""Lines of the log in words. {0} is the player, {1} and {2} are cards, {3} a number, {7} a sum. See story.py."""

from __future__ import annotations

from typing import Final

from primogen.rivals.text.phrasebook import BOOKS
from primogen.text.phrasebooks import Said, together

SAID: Final[dict[str, Said]] = together(book.said for book in BOOKS)
SEVERAL: Final[dict[str, Said]] = {  # of these, some in a row are one line: {1} is then all their cards
    **{key: SAID[key] for key in ("discards", "draws-faction", "draws-library")},
    **together(book.several for book in BOOKS),
}
CAUSES: Final[dict[str, Said]] = together(book.causes for book in BOOKS)
UNNAMED: Final = ("action", "city", "deal", "move", "setup", "turn")  # procedures that explain nothing in a line

BEGINNINGS: Final = (  # lines that begin something: what they are told within is not their cause
    *("activates", "agenda-revealed", "attack-type", "attacks", "bids", "blocks", "called-off", "claims"),
    *("deal-declined", "deal-made", "defeats-mortal", "draw-action", "exerts", "first-player", "fist-opened"),
    *("concedes", "hits", "no-harm", "falls-short", "monster-attacks", "passes", "places-face-down", "plays"),
    *("promises", "recruits", "rival", "says-no", "says-yes", "stays-out", "scheme", "scheme-about", "scheme-fails"),
    *("scheme-on", "scheme-succeeds", "shows", "turn", "wins"),
)

TERMS: Final[dict[str, Said]] = together(book.terms for book in BOOKS)
NO_HARM: Final = tuple(book.sayings["no-harm"] for book in BOOKS)  # how an attack ends of which nothing else is told
WAYS: Final = tuple(together(book.ways for book in BOOKS).values())
