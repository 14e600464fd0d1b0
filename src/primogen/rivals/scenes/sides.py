"""What lies before each player, and in the city, when a scenario begins. Everything is named by card names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from primogen.rivals.editions import EDITIONS, NEWEST
from primogen.rivals.rules.switches import settled


@dataclass
class Side:
    """One player. Whoever is named first in The Streets, or else in the Haven, is the Leader unless `leader` says so.

    `streets` is a list of parties, or of names: names alone are one party. `attached` hangs cards on this player's
    characters (`host: [cards]`); `curses` hangs this player's cards on anybody's. `face_down` are Conspiracies and
    Traps with the Prestige on them; `stakes` is this player's Prestige on anybody's cards.
    """

    streets: Sequence[str | list[str]] = field(default_factory=list)
    haven: list[str] = field(default_factory=list)
    torpor: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    library: list[str] = field(default_factory=list)
    faction: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    burned: list[str] = field(default_factory=list)
    ongoing: list[str] = field(default_factory=list)
    wraiths: list[str] = field(default_factory=list)  # the stack of tokens, top first
    face_down: dict[str, int] = field(default_factory=dict)
    attached: dict[str, list[str]] = field(default_factory=dict)
    curses: dict[str, list[str]] = field(default_factory=dict)
    blood: dict[str, int] = field(default_factory=dict)
    exhausted: list[str] = field(default_factory=list)
    no_influence: list[str] = field(default_factory=list)
    fear: list[str] = field(default_factory=list)
    discipline_tokens: dict[str, list[str]] = field(default_factory=dict)  # "+Celerity", "-Potence"
    minus_bp: dict[str, int] = field(default_factory=dict)
    agenda_on: dict[str, int] = field(default_factory=dict)
    rage: dict[str, int] = field(default_factory=dict)
    stakes: dict[str, int] = field(default_factory=dict)
    tagged: list[str] = field(default_factory=list)
    haven_card: str = ""
    agenda_card: str = ""
    agenda_up: int = 1
    leader: str = ""
    leader_side: str = ""
    hand_size: int = 0  # filled up with cards of `deck`, drawn by lot
    deck: str = ""  # a starter deck; without a name, one of the player's faction
    prestige: int = 5
    agenda: int = 0
    turns_taken: int = 1


@dataclass
class Setting:
    """What holds at the table. Results of chance count from 1: of several, the first, the second, ..."""

    first: int = 1  # player
    edition: str = NEWEST
    switches: dict[str, str] = field(default_factory=dict)  # those settled otherwise than the edition does
    chance: list[int] = field(default_factory=list)  # what the next draws give

    def settled(self) -> list[int]:
        return settled(self.switches, EDITIONS[self.edition].settled())


@dataclass
class City:
    """`streets` are city cards there, `face_down` and `monsters` are Monsters; the first of a deck is on top."""

    streets: list[str] = field(default_factory=list)
    face_down: list[str] = field(default_factory=list)
    monsters: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    burned: list[str] = field(default_factory=list)
    monster_deck: list[str] = field(default_factory=list)
    set_aside: list[str] = field(default_factory=list)  # Events that did not go into the City Deck
    unused: list[str] = field(default_factory=list)
    blood: dict[str, int] = field(default_factory=dict)
    exhausted: list[str] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)  # Event: the seat (from 1) whose token is on it
