"""Phrases: where cards lie."""

from primogen.vtes.compiler.surface import *
from primogen.vtes.compiler.table import say, word

word(Zone.TORPOR, "torpor")
word(Zone.PLAY, "play")
word(Zone.READY_REGION, "the ready region")
word(Zone.HAND, "hand")
word(Zone.LIBRARY, "library")
word(Zone.CRYPT, "crypt")
word(Zone.ASH_HEAP, "ash heap")
word(Zone.UNCONTROLLED_REGION, "uncontrolled region")
say(CommonZone, "torpor", zone=Zone.TORPOR)
say(CommonZone, "play", zone=Zone.PLAY)
say(CommonZone, "the ready region", zone=Zone.READY_REGION)
say(ZoneOf, "{of} {zone}")
say(TopOf, "the top of {of} {zone}")
say(BottomOf, "the bottom of {of} {zone}")
say(CommonZone, "combat", zone=Zone.COMBAT)
say(LibraryAndOrHand, "your library ( shuffle afterward ) and / or hand")
word(Zone.READY_REGION, "ready region")
say(CommonZone, "the game", zone=Zone.GAME)
say(
    LibraryHandAsh,
    "your library ( shuffle afterward ) , hand and / or ash heap",
    "your library ( shuffle afterward ) , hand , and / or ash heap",
)
say(AnyZone, "any {zone}")
say(HandOf, "the hand of {who}")
