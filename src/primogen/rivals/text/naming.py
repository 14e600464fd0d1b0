"""Pronouns by what they stand for: "Ana loses 2 Agenda" where the card prints "that player loses 2 Agenda"."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import refs
from primogen.rivals.text.nouns import with_persons
from primogen.rivals.text.refs import NAMES, PLAYERS, REFS
from primogen.text.grammar import contracted, upper
from primogen.text.languages import pick

Named = dict[int, str]  # what a pronoun stands for, by its number in refs.py

CARDS: Final = (refs.THAT, refs.THE_OTHER, refs.THIS, refs.THE_ATTACKER, refs.THE_TARGET, *NAMES)
SEATS: Final = (
    *(refs.THAT_PLAYER, refs.THE_OTHERS_PLAYER, refs.ITS_PLAYER),
    *(refs.DEFENDING_PLAYER, refs.ATTACKING_PLAYER, refs.ACTIVE_PLAYER),
)


def by_name(text: str, cards: Named, players: Named, lang: int) -> str:
    """What nobody has settled yet is spoken of as that. Longer pronouns first: one may end with another."""
    for number in SEATS:
        if number in players:
            text = named(text, PLAYERS[number][lang], players[number])
    for number in CARDS:
        if number in cards:
            text = named(text, REFS[number][lang], cards[number])
    for number, words in NAMES.items():
        text = text.replace(REFS[number][lang], words[lang])
    that, player = pick(lang, "it", "ello"), pick(lang, "that player", "ese jugador")
    text = text.replace("{that}", that).replace("{other}", that).replace("{player}", player)
    return upper(contracted(with_persons(text, lang), lang))


def named(text: str, pronoun: str, name: str) -> str:
    """Also where Spanish has run it together with a word before: "al blanco"."""
    if pronoun.startswith("el "):
        noun = pronoun.removeprefix("el ")
        text = text.replace(f"al {noun}", f"a {name}").replace(f"del {noun}", f"de {name}")
    return text.replace(pronoun, name).replace(upper(pronoun), name)
