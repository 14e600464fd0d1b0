"""What a server must know of a game: how to deal it, how to open it again, and how a seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from primogen.games.lines import LogLine
from primogen.games.terms import NO_TERMS, Terms
from primogen.kernel.chance import Chances
from primogen.kernel.game import Game
from primogen.kernel.ids import Seat
from primogen.kernel.journal import Header, Journal
from primogen.kernel.log import Line
from primogen.kernel.views import Sight

Scene = dict[str, object]  # plain data, ready for the wire


class Looks:
    """A position, as far as it is reckoned once for all who look at it. A desk adds what is the same in all eyes."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight


class Undealt(ValueError):
    """A table that cannot be dealt: why."""


class Unread(ValueError):
    """A text that is no deck: where, and why."""


class Wrong(msgspec.Struct):
    """A fault of a deck, in words; `card` is the one that it is about, if there is one."""

    rule: str
    words: str
    card: str = ""


class CheckedDeck(msgspec.Struct):
    """A deck as it was read, what is wrong with it, and the same deck in the formats people exchange."""

    deck: dict[str, object]
    text: str
    json: str
    faults: list[Wrong]


class Starter(msgspec.Struct):
    """A deck to start from: as text, how it plays in a sentence, and how hard it is to play, from 1 to 3."""

    text: str
    plays: str
    hardness: int


class Shelf(msgspec.Struct):
    """Decks to start from, by name; and the numbers that a legal deck keeps to."""

    starters: dict[str, Starter]
    limits: dict[str, int]


@dataclass(frozen=True)
class Teller:
    """In whose eyes and which language: a seat, a spectator (NONE) or, after the end, ALL; and the names of all."""

    seat: Seat
    lang: int
    names: tuple[str, ...]


@dataclass(frozen=True)
class Moment:
    """Something that matters in the course of a game: after which answer it begins, its kind, and a sentence."""

    n: int
    kind: str
    words: str


class Highlights:
    """Finds the moments of a game that is shown to it answer by answer."""

    def see(self, n: int, g: Game, lines: list[Line]) -> None:
        """`n` answers have been given; `lines` tell what the last of them did."""
        raise NotImplementedError

    def found(self) -> list[Moment]:
        raise NotImplementedError


class Desk:
    def decks(self, terms: Terms = NO_TERMS) -> list[str]:
        """Decks that are always at hand, of those that may be played under these terms."""
        raise NotImplementedError

    def shelf(self, lang: int, terms: Terms = NO_TERMS) -> Shelf:
        raise NotImplementedError

    def checked(self, text: str, lang: int, terms: Terms = NO_TERMS) -> CheckedDeck:
        raise NotImplementedError

    def bots(self) -> list[str]:
        raise NotImplementedError

    def check_seats(self, number: int) -> None:
        """`Undealt` if no table has so many."""
        raise NotImplementedError

    def settled(self, deck: str, lang: int, terms: Terms = NO_TERMS) -> str:
        """The name of a deck at hand, or the text of one, as it is kept until the deal. `Undealt` says, in words and
        with the rules, why it cannot be played."""
        raise NotImplementedError

    def called(self, deck: str) -> str:
        """The name of a deck that was settled."""
        raise NotImplementedError

    def deal(self, names: list[str], decks: list[str], seed: bytes, terms: Terms = NO_TERMS) -> Header:
        """A deck is the name of one at hand, or the text of one."""
        raise NotImplementedError

    def brought(self, header: Header) -> list[str]:
        """The decks of a game, to be played once more; none if its players do not bring any."""
        raise NotImplementedError

    def terms(self, header: Header) -> Terms:
        """By which a game is played."""
        return NO_TERMS

    def again(self, header: Header, seed: bytes) -> Header:
        """The same players with the same decks, dealt anew."""
        raise NotImplementedError

    def names(self, header: Header) -> list[str]:
        """Of the players; a `ValueError` if this is no header of the game."""
        raise NotImplementedError

    def open(self, header: Header) -> Game:
        """A `ValueError` says why no game can be opened from it."""
        raise NotImplementedError

    def open_anyway(self, header: Header) -> Game:
        """Also if cards have changed since: whoever plays on compares fingerprints."""
        raise NotImplementedError

    def rules(self) -> str:
        """A digest of what the rules of this game mean, as it stands at the beginning of a release."""
        raise NotImplementedError

    def release(self, header: Header) -> str:
        """A digest of what the rules, and the cards of this game, mean. The first half is that of the rules."""
        raise NotImplementedError

    def under(self, header: Header, saved: object) -> str:
        """A digest of what all that is under way in a saved game means: procedures, texts of cards."""
        raise NotImplementedError

    def woken(self, header: Header, content: dict[str, object]) -> Game:
        """A game that was saved (`game`) or at rest (`rest`) goes on. `Unfit`, or any `ValueError`, says why not."""
        raise NotImplementedError

    def carried(self, header: Header, content: dict[str, object]) -> Header:
        """Of a game that goes on from a save under other rules than it was dealt by."""
        raise NotImplementedError

    def blank(self, header: Header) -> Game:
        """A table with nothing on it, which knows the cards of this game."""
        raise NotImplementedError

    def open_telling(self, header: Header, chances: Chances) -> Game:
        """The same, and from the first shuffle on chance tells all that it gives."""
        raise NotImplementedError

    def catalogue(self, lang: int, terms: Terms = NO_TERMS) -> msgspec.Struct:
        """All its cards as its page needs them: what is printed, as plain data, and their texts."""
        raise NotImplementedError

    def cards(self, ids: Sequence[str], lang: int, terms: Terms = NO_TERMS) -> msgspec.Struct:
        """The same of some cards, by their ids, for a page that asks for those it comes to see."""
        return self.catalogue(lang, terms)

    def looks(self, sight: Sight) -> Looks:
        raise NotImplementedError

    def scene(self, by: Teller, number: int, looks: Looks) -> Scene:
        """All that this seat may know, and nothing else. `number` names the question that is put now."""
        raise NotImplementedError

    def told(self, g: Game, lines: list[Line], by: Teller) -> list[LogLine]:
        raise NotImplementedError

    def turn(self, g: Game) -> int:
        """The number of the turn; it changes when one ends."""
        raise NotImplementedError

    def highlights(self, by: Teller) -> Highlights:
        raise NotImplementedError

    def greyed(self, g: Game, by: Teller) -> list[dict[str, object]]:
        """What the seat that is asked could think of but may not do, and why."""
        raise NotImplementedError

    def sum(self, g: Game, card: int, stat: str, by: Teller) -> str:
        """Where a number comes from; empty if this seat may not know."""
        raise NotImplementedError

    def known(self, g: Game, by: Teller) -> dict[str, dict[str, int]]:
        """Cards that this seat does not see and yet knows to be somewhere: by whose they are, how many of each."""
        raise NotImplementedError

    def referred(self, text: str) -> dict[str, str]:
        """The ids of the cards that a line of chat refers to, by what they are called there: see referring.py."""
        raise NotImplementedError

    def neutral(self, g: Game) -> int | None:
        """Of the options that are open now, the one that does nothing, or ends something; if there is one."""
        raise NotImplementedError

    def think(self, bot: str, seed: int, view: bytes, header: Header) -> int:
        """A bot's answer; called in another process. The header says what the cards are that the view numbers."""
        raise NotImplementedError

    # ---- of tables where somebody is taught: nobody is, unless a desk says so

    def coach(self, journal: Journal, by: Teller) -> Scene | None:
        """What is said to this seat at this point of the game."""
        return None

    def scripted(self, journal: Journal) -> int | None:
        """What the bot that is asked answers without thinking."""
        return None


class Offered(msgspec.Struct):
    """A lesson, in one language; `steps` are the answers it takes."""

    lesson: str
    title: str
    about: str
    steps: int


class Teaching(Desk):
    """A desk at which lessons are given. Nobody brings a deck."""

    def is_lesson(self, header: Header) -> bool:
        raise NotImplementedError

    def offered(self, lang: int) -> list[Offered]:
        """In the order they are taught."""
        raise NotImplementedError

    def lay(self, name: str, names: list[str]) -> Header:
        """`Undealt` if there is no such lesson."""
        raise NotImplementedError
