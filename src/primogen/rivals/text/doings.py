"""What a player does, by the kind of event: a verb, what is no card, and the card it is done to or is about."""

from __future__ import annotations

from typing import Final, NamedTuple

from primogen.rivals.rules import words as w
from primogen.rivals.text import clauses as v

Said = tuple[str, str]
Role = Said | None
NOTHING: Final = ("", "")

THAT_CHARACTER: Final = ("that character", "ese personaje")
THAT_CARD: Final = ("that card", "esa carta")
WHO_PLAYED: Final = ("whoever played it", "quien la jugó")


class Doing(NamedTuple):
    """ "you (verb) (what) (of) the (card) (rest)"; of what has no card, `card` is empty."""

    verb: v.Verb
    what: Said = NOTHING
    of: Said = NOTHING
    card: str = ""  # the noun of the card, where none is named
    rest: Said = NOTHING
    that: Role = None  # what the rest of the sentence calls it
    other: Role = None


FROM: Final = ("from", "de")
DOINGS: Final[dict[int, Doing]] = {
    w.DISCARDS: Doing(v.DISCARD, card="card", that=THAT_CARD),
    w.PLACES: Doing(v.PLACE, card="card", rest=("face down", "boca abajo"), that=THAT_CARD, other=WHO_PLAYED),
    w.REACTS: Doing(v.PLAY, card="reaction", that=THAT_CARD, other=WHO_PLAYED),
    w.RESOLVES: Doing(v.RESOLVE, card="conspiracy-or-trap", that=THAT_CARD),
    w.PRESTIGE_REMOVED: Doing(
        v.REMOVE, ("Prestige of {} color", "Prestigio de {} color"), FROM, card="card", that=THAT_CARD
    ),
    w.RAISES_POTENCY: Doing(
        v.RAISE, ("the Blood Potency", "la Potencia de Sangre"), ("of", "de"), card="character", that=THAT_CHARACTER
    ),
    w.RELIEVES: Doing(v.REMOVE, ("an Affliction", "una Aflicción"), FROM, card="character", that=THAT_CHARACTER),
    w.RUNS_DRY: Doing(v.REMOVE, ("the last Blood", "la última Sangre"), FROM, card="card", that=THAT_CARD),
    w.EXERTS: Doing(v.EXERT, ("1+ Influence", "1+ de Influencia")),
    w.GAINS_PRESTIGE: Doing(v.GAIN, ("1+ Prestige", "1+ de Prestigio")),
    w.LOSES_PRESTIGE: Doing(v.LOSE, ("1+ Prestige", "1+ de Prestigio")),
    w.LOSES_PRINCE: Doing(v.LOSE, ("the Prince", "el Príncipe"), that=THAT_CHARACTER),
    w.MOVES: Doing(v.MOVE, ("a party", "un grupo"), rest=("to The Streets", "a Las Calles"), that=THAT_CHARACTER),
    w.PLAYS_MODIFIER: Doing(v.PLAY, ("an Influence Modifier", "un Modificador de Influencia"), that=THAT_CARD),
    w.SCHEME_BEGINS: Doing(v.PLAY, ("a Scheme", "una Estratagema")),
}
