"""Whom a sentence speaks of, put where it speaks of them: named once, and then referred back to."""

from __future__ import annotations

import re
from typing import Final

from primogen.rivals.language import groups as gr
from primogen.rivals.text.groups import PLACES, TAKEN, THERE
from primogen.rivals.text.nouns import THING, WHOM
from primogen.rivals.text.phrasebook import BOOKS
from primogen.text.languages import EN, pick
from primogen.text.phrasebooks import number_of


def places_named(lang: int) -> dict[str, str]:
    """ "in their hand", and "in {0}'s hand"."""
    found: dict[str, str] = {}
    for key, (there, taken) in BOOKS[lang].named.items():
        place = number_of(key, (gr,)), gr.THAT_PLAYERS
        found |= {PLACES[place][lang]: there, THERE[place][lang]: there, TAKEN[place][lang]: taken}
    return found


NAMED: Final = tuple(places_named(lang) for lang in range(len(BOOKS)))


def name_that(text: str, name: str, lang: int) -> str:
    """The first mention is named; later ones refer back to it."""
    is_thing = THING.match(WHOM + name) is not None
    again = pick(lang, "it", "esa carta" if is_thing else "ese personaje")
    return text.replace("{that}", name, 1).replace("{that}", again)


def name_player(text: str, name: str, lang: int, again: str = "") -> str | None:
    """Also where only what is theirs is spoken of: "from target player's hand". None if nothing of theirs is."""
    again = again or pick(lang, "that player", "ese jugador")
    places = [(text.find(place), place) for place in NAMED[lang] if place in text]
    first = min(places, default=(len(text), ""))
    at = text.find("{player}")
    if at < 0 and not first[1]:
        return None
    if first[1] and (at < 0 or first[0] < at):
        text = text.replace(first[1], possessed(NAMED[lang][first[1]].format(name)), 1)
        return text.replace("{player}", again)
    return text.replace("{player}", name, 1).replace("{player}", again)


def possessed(text: str) -> str:
    """ "in the coterie of target foe who did not contribute": so long a name has no "'s"."""
    text = re.sub(r"^ (in|from) (.* who .*)'s (\S.*)$", r" \1 the \3 of \2", text)
    return re.sub(r"^ (.* who .*) controls( in The Streets)?$", r" controlled\2 by \1", text)


def of_others(text: str, lang: int) -> str:
    """What somebody else does is done with theirs."""
    if lang == EN:
        return (
            re.sub(r"\byour\b", "their", text)
            .replace("you control", "they control")
            .replace("you have in", "they have in")
        )
    return re.sub(r"\btu\b", "su", text).replace("que controlas", "que controla").replace("que tienes", "que tiene")
