"""What matters in a game of Rivals: attacks and Schemes with their outcome, defeats, the Prince, Agenda, the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from primogen.games.desk import Highlights, Moment, Teller
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.kernel.log import Line
from primogen.rivals.rules.frame_kinds import ATTACK_SEQUENCE
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import CHARACTER, MONSTER, PRINCE
from primogen.rivals.text.log import NO_HARM
from primogen.rivals.text.words import Words

KINDS: Final = {  # of a moment, by the keys of lines; where several meet, the first kind names it
    "wins": "end",
    "knocked-out": "out",
    "concedes": "out",
    "attached": "prince",
    "loses-prince": "prince",
    "claims": "prince",
    "scheme": "scheme",
    "scheme-succeeds": "scheme",
    "scheme-fails": "scheme",
    "monster-attacks": "monster",
    "attacks": "attack",
    "diablerie": "defeat",
    "defeated": "defeat",
    "to-torpor": "defeat",
    "burned": "defeat",
    "defeats-mortal": "defeat",
    "gains-agenda": "agenda",
    "loses-agenda": "agenda",
}
RANKS: Final = list(dict.fromkeys(KINDS.values()))
WOUNDS: Final = ("loses-blood", "steals-blood", "defeated", "to-torpor", "burned", "diablerie", "tagged")
OUTCOMES: Final = {  # what may come of it, told already where it begins
    "attacks": ("called-off", "blocks", "defeats-mortal", *WOUNDS),
    "monster-attacks": ("blocks", *WOUNDS),
    "scheme": ("scheme-succeeds", "scheme-fails"),
}


@dataclass
class Thread:
    """Something that matters, in words, and what came of it."""

    n: int
    key: str
    words: str
    outcome: list[str] = field(default_factory=list)

    def sentence(self, lang: int) -> str:
        ends = self.outcome or ([NO_HARM[lang]] if self.key in OUTCOMES and self.key != "scheme" else [])
        return f"{self.words}: {'; '.join(ends)}" if ends else self.words


class RivalsHighlights(Highlights):
    def __init__(self, by: Teller) -> None:
        self.by: Final = by
        self.words: Final = Words(list(by.names), by.lang)
        self.threads: Final[list[Thread]] = []
        self.going_on: Final[list[Thread]] = []

    def see(self, n: int, g: Game, lines: list[Line]) -> None:
        t = table(g)
        for line in lines:
            if line.key == "turn":
                self.going_on.clear()
            if is_told(t, line):
                self.follow(n, line.key, self.words.line(t, line, self.by.seat))
        fights = sum(frame.kind == ATTACK_SEQUENCE for frame in t.frames)
        while sum(thread.key != "scheme" for thread in self.going_on) > fights:
            self.going_on.remove(next(thread for thread in reversed(self.going_on) if thread.key != "scheme"))

    def follow(self, n: int, key: str, words: str) -> None:
        """It belongs to the latest of what goes on that can end so, and may matter by itself."""
        for thread in reversed(self.going_on):
            if key in OUTCOMES[thread.key]:
                thread.outcome.append(words)
                break
        if key in KINDS:
            self.threads.append(Thread(n, key, words))
        if key in OUTCOMES:
            self.going_on.append(self.threads[-1])

    def found(self) -> list[Moment]:
        """One for each answer after which something matters."""
        together: dict[int, list[Thread]] = {}
        for thread in self.threads:
            together.setdefault(thread.n, []).append(thread)
        return [self.moment(n, threads) for n, threads in together.items()]

    def moment(self, n: int, threads: list[Thread]) -> Moment:
        kind = min((KINDS[thread.key] for thread in threads), key=RANKS.index)
        told: list[str] = []
        heard: set[str] = set()
        for thread in threads:
            if thread.words not in heard:
                told.append(thread.sentence(self.by.lang))
            heard |= {thread.words, *thread.outcome}
        return Moment(n, kind, "; ".join(told))


def is_told(t: Table, line: Line) -> bool:
    """Of what is burned only those who lived, of what is attached only the Prince's Title."""
    kind = NONE if line.faces[0] == NONE else t.pool.cards[line.faces[0]].kind
    if line.key == "burned":
        return kind in (CHARACTER, MONSTER)
    return line.key != "attached" or kind == PRINCE
