"""Tables of the Eternal Struggle laid out for a test, by name: see positions.py. Seat 1 is the person's."""

from __future__ import annotations

from typing import Final

from primogen.games.terms import NO_TERMS, Terms
from primogen.kernel.game import Game
from primogen.kernel.journal import Header
from primogen.kernel.releasing import released_with
from primogen.kernel.state import digest
from primogen.kernel.views import unpacked
from primogen.vtes.bots.roster import BOTS
from primogen.vtes.bots.simple import Reader
from primogen.vtes.cards import RULEBOOK
from primogen.vtes.desk.desk import VtesDesk
from primogen.vtes.eyes import Sight
from primogen.vtes.releasing import rules_digest
from primogen.vtes.scenes.laying import INFLUENCE
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side

LAID: Final = "laid: "
HAND: Final = [
    "Govern the Unaligned",
    "Deflection",
    "Majesty",
    "Kine Resources Contested",
    "Conditioning",
    "Minion Tap",
    "Bonding",
]
VENTRUE: Final = ["Alice Chen", "Chelsea Blake", "Madison"]
OSHRI: Final = ["Oshri Dahan"]
LIBRARY: Final = ["Deflection", "Bonding", "Majesty", "Govern the Unaligned", "Deflection", "Bonding"]


def ana(pool: int = 14, *, ready: list[str] = VENTRUE, uncontrolled: list[str] = OSHRI) -> Side:
    return Side(pool=pool, edge=True, ready=ready, hand=HAND, library=LIBRARY, uncontrolled=uncontrolled)


def tomas(pool: int = 12) -> Side:
    return Side(
        pool=pool,
        ready=["Massimo Falconi", "Tamoszius"],
        torpor=["Nik Sikko"],
        uncontrolled=["Massimo Falconi", "Tamoszius"],
        hand=["Majesty", "Govern the Unaligned"],
        library=["Majesty"],
    )


def ines(pool: int = 17) -> Side:
    return Side(
        pool=pool,
        ready=["Lenny Burkhead", "Aunt Linda"],
        uncontrolled=["Aunt Linda"],
        hand=["Majesty"],
        library=["Majesty"],
    )


def corvus(pool: int = 9) -> Side:
    return Side(
        pool=pool,
        ready=["Ashley", "Sully", "Andi Liu"],
        tapped=["Sully"],
        hand=["Majesty", "Deflection"],
        library=["Majesty"],
    )


def catalina(pool: int = 21) -> Side:
    return Side(
        pool=pool,
        ready=["Lauren", "Rosalina Cortez"],
        uncontrolled=["Lauren"],
        hand=["Deflection"] * 3,
        library=["Majesty"],
    )


def calm() -> Play:
    """Ana may act with three; five sit there."""
    return begin(ana(), tomas(), ines(), corvus(), catalina())


def bleed() -> Play:
    """Ana's predator bleeds her: she may block."""
    play = begin(ana(), tomas(), ines(), corvus(), catalina(), turn=4)
    play.five("bleed with Lauren")
    play.all_pass()
    return play


def combat() -> Play:
    """Ana's Alice Chen is blocked, and may strike."""
    play = begin(ana(), tomas(), ines(), corvus(), catalina())
    play.one("bleed with Alice Chen")
    play.all_pass()
    play.two("block with Tamoszius")
    while play.asked.asks != "strike":
        play.all_pass()
    return play


def vote() -> Play:
    """Corvus calls a vote, and it is Ana's turn to cast hers."""
    caller = corvus()
    caller.hand = ["Kine Resources Contested", "Majesty"]
    play = begin(ana(), tomas(), ines(), caller, catalina(), turn=3)
    play.four("play Kine Resources Contested", "Andi Liu")
    while play.asked.asks != "allocate":
        play.answer(len(play.asked.options) - 1)
    while play.asked.asks == "allocate":
        play.answer(0)
    while play.asked.seat != 0:
        play.answer(0)
    return play


def influence() -> Play:
    return begin(
        ana(uncontrolled=["Oshri Dahan", "Alice Chen", "Madison"], ready=["Chelsea Blake"]),
        tomas(),
        ines(),
        corvus(),
        catalina(),
        phase=INFLUENCE,
    )


def duel() -> Play:
    """Ana may act; nobody has much pool left."""
    return begin(ana(4), tomas(4))


def late() -> Play:
    """Five, and nobody has much pool left."""
    return begin(ana(4), tomas(3), ines(3), corvus(3), catalina(4))


def crowded() -> Play:
    """Six with many minions, and everything that can lie on a table."""
    many = ["Alice Chen", "Chelsea Blake", "Madison", "Oshri Dahan", "Massimo Falconi", "Lauren"]
    sides = [
        Side(
            pool=10 + at,
            ready=list(many),
            torpor=["Sully", "Ashley"],
            uncontrolled=["Andi Liu"] * 3,
            hand=HAND,
            library=LIBRARY,
            on={"Alice Chen": ["Blood Doll"]},
            in_play=["Uptown Hunting Ground"],
        )
        for at in range(6)
    ]
    return begin(*sides)


POSITIONS: Final = {
    "calm": calm,
    "bleed": bleed,
    "combat": combat,
    "vote": vote,
    "influence": influence,
    "duel": duel,
    "late": late,
    "crowded": crowded,
}


class LaidVtesDesk(VtesDesk):
    def settled(self, deck: str, lang: int, terms: Terms = NO_TERMS) -> str:
        return deck if deck.startswith(LAID) else super().settled(deck, lang, terms)

    def called(self, deck: str) -> str:
        return deck if deck.startswith(LAID) else super().called(deck)

    def brought(self, header: Header) -> list[str]:
        return [] if "laid" in header else super().brought(header)

    def deal(self, names: list[str], decks: list[str], seed: bytes, terms: Terms = NO_TERMS) -> Header:
        if decks[0].startswith(LAID):
            return {"laid": decks[0].removeprefix(LAID), "seed": seed.hex()}
        return super().deal(names, decks, seed, terms)

    def terms(self, header: Header) -> Terms:
        return NO_TERMS if "laid" in header else super().terms(header)

    def open(self, header: Header) -> Game:
        laid = header.get("laid")
        return super().open(header) if laid is None else POSITIONS[str(laid)]().g

    def open_anyway(self, header: Header) -> Game:
        return super().open_anyway(header) if header.get("laid") is None else self.open(header)

    def release(self, header: Header) -> str:
        """A position is what it is called: its cards are pinned by that."""
        laid = header.get("laid")
        return super().release(header) if laid is None else released_with(rules_digest(), digest(str(laid)))

    def under(self, header: Header, saved: object) -> str:
        return super().under(header, saved) if header.get("laid") is None else digest(str(header["laid"]))

    def think(self, bot: str, seed: int, view: bytes, header: Header) -> int:
        if header.get("laid") is None:
            return super().think(bot, seed, view, header)
        thinks, seen = BOTS[bot](seed), unpacked(view)
        return thinks.choose_by(Sight(RULEBOOK).of(seen)) if isinstance(thinks, Reader) else thinks.choose(seen)
