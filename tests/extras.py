"""Extras: made-up cards beside those of the game, so that there is somebody to play against."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    FOES_SEAT,
    THIS,
    action,
    attach_this,
    attacks,
    draw,
    gain,
    moves_out,
    springs_when,
    title,
    trap,
    wraith,
    wraith_token,
)
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
HELPERS: Final = (
    fighter("Brute", attributes=(6, 6, 6)),
    fighter("Bully", attributes=(4, 4, 4)),
    fighter("Weakling", bp=1, attributes=(0, 0, 0)),
    fighter("Singer", disciplines=(n.PRESENCE, n.PRESENCE, n.OBFUSCATE, n.POTENCE, n.DOMINATE)),
    fighter("Loner", attributes=(0, 0, 0), keywords=(n.SOLITARY,)),
    fighter("Adept", disciplines=(n.BLOOD_SORCERY,)),
    *(fighter(name, disciplines=(n.BLOOD_SORCERY,)) for name in ("Acolyte", "Magus", "Novice")),
    fighter("Banker", clan=n.VENTRUE),
    title("test-office", "Office", influence=1, bp=1, text=attach_this(THIS)),
    action("test-owl", "Owl", n.ANIMAL, decks=n.VAMPIRES, text=attach_this(THIS)),
    action("test-coat", "Coat", decks=n.VAMPIRES, text=attach_this(THIS)),
    action("test-rite", "Rite", n.RITUAL, n.ONGOING, decks=n.VAMPIRES, ritual=n.BLOOD_SORCERY),
    trap("test-snare", "Snare", springs_when(moves_out(FOES_SEAT)), text=gain(1, n.AGENDA)),
    trap("test-pitfall", "Pitfall", springs_when(attacks(whose=FOES_SEAT)), text=gain(1, n.AGENDA)),
    wraith_token("test-shade", "Shade", *wraith(draw(1))),
    wraith_token("test-moth", "Moth", *wraith(draw(1))),
)
# fmt: on


BOOK: Final = book_with(*HELPERS)


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action",) * play.actions + ("end phase",))


@contextmanager
def cursed() -> Iterator[Play]:
    """Lucky bears the top card of Two's own Library face down: hoe-anjali-the-samedi. Only One knows which it is."""
    one = Side(torpor=["Anjali the Samedi"], haven=["Keondra"], blood={"Anjali the Samedi": 1}, library=["Greed"] * 9)
    with scene(one, Side(haven=["Lucky"], library=["Awe", "Shotgun", "Confuse"])) as play:
        end_turn(play, 0)
        play.one("Two")
        yield play
        play.interjects(1, "concede")
