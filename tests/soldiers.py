"""Hunters of the Martial, Ghouls and what they meet, made for tests, beside the extras and the judges."""

from __future__ import annotations

from typing import Final

from extras import HELPERS
from fighters import fighter
from judges import JUDGES
from primogen.rivals.language import nouns as n
from primogen.rivals.language.verbs_places import EnterAsGhoul
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    activated,
    any_character,
    attach_this,
    attack_card,
    deal,
    draw,
    gain,
    ghoul,
    hunter,
    prestige,
    reaction,
    relentless,
    should,
    target,
    title,
)
from primogen.rivals.language.vocabulary import put_into_play as in_play
from support import book_with

EDGES: Final = (n.ARSENAL, n.DRONE_JOCKEY, n.FLEET, n.ORDNANCE)

# fmt: off
SOLDIERS: Final = (
    hunter("test-gunner", "Gunner", n.MARTIAL, bp=4, attributes=(1, 1, 1), edges=EDGES),
    hunter("test-recruit", "Rookie", n.MARTIAL, bp=4, attributes=(1, 1, 1), edges=()),
    hunter("test-marksman", "Marksman", n.MARTIAL, bp=5, attributes=(2, 3, 2), edges=()),
    hunter("test-handyman", "Handyman", n.MARTIAL, bp=3, attributes=(0, 0, 0), edges=(),
           abilities=(activated(prestige(1), draw(1)), relentless(prestige(1), gain(1, n.AGENDA)))),
    hunter("test-preacher", "Preacher", n.FAITHFUL, bp=4, attributes=(0, 0, 0), edges=EDGES),
    ghoul("test-page", "Page", blood=2, attributes=(1, 0, 0), text=EnterAsGhoul()),
    fighter("Hermit", keywords=(n.SOLITARY,), attributes=(2, 2, 2)),
    fighter("Trickster", clan=n.RAVNOS, disciplines=(n.OBFUSCATE, n.PRESENCE)),
    fighter("Conjurer", clan=n.RAVNOS, disciplines=(n.OBFUSCATE,)),
    fighter("Wanderer", clan=n.RAVNOS),
    attack_card("test-reflex-blow", "Reflex Blow", n.MENTAL, decks=n.BOTH, bp=0, damage=2),
    action("test-whistle", "Whistle", decks=n.BOTH),
    fighter("Watch", keywords=(n.GUARD,)),
    fighter("Social Statue", bp=6, attributes=(0, 5, 0)),
    fighter("Mental Statue", bp=6, attributes=(0, 0, 5)),
    fighter("Elder", bp=6, attributes=(0, 0, 0)),
    fighter("Fleshcrafter", clan=n.TZIMISCE, attributes=(0, 0, 0)),
    attack_card("test-rifle", "Rifle", n.RANGED, decks=n.BOTH, bp=0, damage=2),
    attack_card("test-club", "Club", n.PHYSICAL, decks=n.BOTH, bp=0, damage=2),
    attack_card("test-brand", "Brand", n.PHYSICAL, decks=n.BOTH, bp=0, damage=1, text=attach_this(n.THE_TARGET)),
    reaction("test-return-fire", "Return Fire", n.ATTACK_TYPES, decks=n.BOTH, bp=0, shield=0, damage=1,
             strikes_as=n.RANGED),
    reaction("test-hit-back", "Hit Back", (n.PHYSICAL, n.SOCIAL, n.MENTAL), decks=n.BOTH, bp=0, shield=0, damage=1,
             strikes_as=n.PHYSICAL),
    reaction("test-kin", "Kin", (n.MENTAL,), decks=n.BOTH, clan=n.HECATA, bp=0, shield=1),
    reaction("test-reflexes", "Reflexes", n.ATTACK_TYPES, decks=n.BOTH, bp=5, shield=1),
    title("test-post", "Post", influence=1, bp=1, text=attach_this(THIS)),
    action("test-vote", "Vote", n.SCHEME, n.ONGOING, decks=n.VAMPIRES, text=should(in_play)),
    action("test-spark", "Spark", decks=n.BOTH, text=target(any_character, deal(2, THAT))),
    action("test-fury", "Righteous Fury", n.ONGOING, decks=n.VAMPIRES, clan=n.HECATA),
    action("test-charm", "Charm", decks=n.BOTH, text=attach_this(THIS)),
)
# fmt: on

BOOK: Final = book_with(*HELPERS, *JUDGES, *SOLDIERS)
