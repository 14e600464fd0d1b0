"""Tables laid out for a test: a desk that deals a position by its name, and Rivals as always otherwise.

Whoever deals says so in place of a deck: "laid: scheme". Seat 1 is the person's.
"""

from __future__ import annotations

from typing import Final

from primogen.games.terms import NO_TERMS, Terms
from primogen.kernel.game import Game
from primogen.kernel.journal import Header
from primogen.kernel.state import digest
from primogen.rivals.desk.desk import RivalsDesk
from primogen.rivals.opening import opened
from primogen.rivals.releasing import released_with
from primogen.rivals.scenes.play import Play, begin
from primogen.rivals.scenes.sides import City, Side

LAID: Final = "laid: "
HAND: Final = ["Shifting Organs", "Persecution", "Confuse", "Majesty"]
ANA: Final = Side(
    haven=["Keondra", "Gisele"],
    streets=["Hakim Owusu"],
    hand=HAND,
    library=["Awe", "Awe", "Confuse"],
    haven_card="Haven - The Temple of Set",
    agenda_card="Go For Broke",
    leader="Keondra",
)
CITY: Final = City(streets=["Maid", "Lookout", "Prince of the City"], deck=["Mugger", "Cristo Redentor"])


def attack() -> Play:
    """Ana may block for Keondra."""
    one = Side(haven=["Keondra", "Gisele", "Iara"], streets=["Hakim Owusu"], hand=HAND)
    play = begin(one, Side(streets=[["Grace", "Lucky"]], hand=["Confuse"]), city=CITY, turn=1)
    play.two("attack with Grace", "target Keondra", "Physical", "pass")
    return play


def scheme() -> Play:
    """Ana answers last; one fist and one card are sealed."""
    two = Side(haven=["Lucky", "Benício"], hand=["Charmer", "Persecution"], prestige=6)
    play = begin(ANA, two, Side(haven=["Grace"]), Side(haven=["Ryan"]), city=CITY, turn=1)
    play.two("play Charmer", "exhaust Benício", "exert Lucky", "place Persecution", "pass", "fist 2")
    play.three("exert Grace", "pass", "fist 0", "NO")
    play.four("pass", "fist 3", "YES")
    return play


def claim() -> Play:
    """Ana may attack Lucky, who claims to be Prince; somebody has passed."""
    play = begin(ANA, Side(streets=["Lucky"]), Side(haven=["Matthew"]), city=CITY, turn=1)
    play.two("claim with Lucky")
    play.three("pass")
    return play


def strike() -> Play:
    """Ryan has attacked a face-down Monster: it strikes first, and Juliana may block for him."""
    city = City(streets=["Maid"], face_down=["Mula-Sem-Cabeça", "Ghost"])
    one = Side(streets=[["Ryan", "Juliana"]], haven=["Francisco"], hand=["Well Prepared", "Know Their Habits"])
    play = begin(one, Side(haven=["Lucky"]), Side(haven=["Keondra"]), city=city)
    play.one("attack with Ryan", "target face-down Monster", "Mental", "pass")
    return play


def deal() -> Play:
    """In Ana's turn a foe offers her a deal."""
    play = begin(ANA, Side(haven=["Lucky"]), Side(haven=["Ryan"]), city=CITY)
    play.interjects(1, "propose a deal")
    play.two("Two does not Block the other", "One says YES with 2 Influence", "done")
    return play


def quiet() -> Play:
    """Ana may act; nothing is under way."""
    return begin(ANA, Side(haven=["Lucky", "Grace"]), city=CITY)


def late(seats: int) -> Play:
    """Late in a game: all have characters everywhere, cards on the table, and a full hand. Ana has many options."""
    tabled = ["Snake Oil", "Shed Your Skin", "Snake in the Grass"][: 5 - seats]  # to be shown to each of the others
    vampires = Side(
        haven=["Gisele", "Iara", "Matthew"],
        streets=["Keondra", "Hakim Owusu"],
        torpor=["Ceraph", "Jimmy"],
        blood={"Ceraph": 1, "Jimmy": 1},
        hand=[*HAND, "Awe", "Ingratiate", "Shotgun"],
        face_down={"Pay Tribute": 2, **dict.fromkeys(tabled, 1)},
        attached={"Keondra": ["Snake Handler"], "Gisele": ["Politician", "Vagrant"]},
        haven_card="Haven - The Temple of Set",
        agenda_card="Go For Broke",
    )
    rival = Side(
        haven=["Grace", "Benício", "Judas", "Thaddeus"],
        streets=[["Lucky", "Prudence"], ["Jorge Guerrero"]],
        torpor=["Hope", "Sage"],
        exhausted=["Jorge Guerrero", "Judas"],
        hand=["Shotgun", "Comeuppance", "Shameless"],
        ongoing=["Learning the Ropes"],
        face_down={"Dark Money": 3, "Poison Pill": 1},
        attached={"Grace": ["Maid"], "Lucky": ["Mugger"]},
        haven_card="Haven - The Clubhouse",
        agenda_card="Birds of Different Feathers",
    )
    hunters = Side(
        haven=["Ryan", "Sara", "Maria Lopez"],
        streets=["Jamie", "Rio"],
        torpor=["Juliana", "Francisco"],
        exhausted=["Rio"],
        hand=["Get the Drop", "Confuse"],
        ongoing=["Drive: Curiosity"],
        attached={"Ryan": ["Tracking Device"]},
        tagged=["Ghost"],
        haven_card="Hideout - Back Alley Clinic",
        agenda_card="Observe and Report",
    )
    others = Side(
        haven=["Evangeline", "Noriko", "Sister Claire", "Pregador"],
        streets=["Florencia"],
        torpor=["Ingrid", "Toquinho"],
        hand=["Rebuke", "Wrath", "Holy Water"],
        ongoing=["True Faith"],
        attached={"Evangeline": ["Thorn from the Crown"]},
        haven_card="Hideout - The Feretory",
        agenda_card="Symbolic Meaning",
    )
    city = City(
        streets=["Practitioner of the Dark Arts", "Lookout", "BOPE-RJ: Marksman", "Crackdown", "Prince of the City"],
        face_down=["Mula-Sem-Cabeça"],
        monsters=["Ghost"],
        deck=["Cristo Redentor"],
    )
    return begin(*[vampires, rival, hunters, others][:seats], city=city)


def late_duel() -> Play:
    return late(2)


def late_three() -> Play:
    return late(3)


def late_table() -> Play:
    return late(4)


def struck() -> Play:
    """Keondra is attacked, and Ana holds nothing to react with."""
    one = Side(haven=["Keondra"], hand=["Awe", "Majesty"], library=["Awe"] * 9)
    play = begin(one, Side(streets=["Grace"], hand=["Confuse"], library=["Awe"] * 9), city=CITY, turn=1)
    play.two("attack with Grace", "target Keondra", "Physical", "pass")
    return play


def crowded() -> Play:
    """A foe of three has a Haven full of characters."""
    two = Side(
        haven=["Grace", "Benício", "Judas", "Thaddeus", "Prudence", "Jorge Guerrero"],
        exhausted=["Judas"],
        haven_card="Haven - The Clubhouse",
        agenda_card="Birds of Different Feathers",
    )
    return begin(ANA, two, Side(haven=["Ryan"]), Side(haven=["Matthew"]), city=CITY)


def defeat() -> Play:
    """Andrés is defeated: his text asks Ana for a player."""
    one = Side(haven=["Ryan"], streets=["Andrés"])
    two = Side(streets=["Grace"], hand=["Shotgun"])
    play = begin(one, two, Side(haven=["Matthew"]), city=CITY, turn=1)
    play.two("attack with Grace", "target Andrés", "discard Shotgun", "Physical")
    return play


def bids() -> Play:
    """Both have revealed the same Leader."""
    header = RivalsDesk().deal(["Ana", "Corvus"], ["ministry", "ministry"], b"laid 1")
    play = Play(opened(header))
    leader = play.offered[0]
    play.one(leader)
    play.two(leader)
    return play


POSITIONS: Final = {
    "attack": attack,
    "scheme": scheme,
    "claim": claim,
    "strike": strike,
    "deal": deal,
    "quiet": quiet,
    "late duel": late_duel,
    "late three": late_three,
    "late": late_table,
    "struck": struck,
    "bids": bids,
    "defeat": defeat,
    "crowded": crowded,
}


class LaidDesk(RivalsDesk):
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
        return super().release(header) if header.get("laid") is None else released_with(digest(str(header["laid"])))
