"""What may be expected of a table: cards by name, players in order or by name."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import NONE
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.table import ACTION_TIME, BEGINNING, END_TIME, FIRST, PHASE, ROW4
from primogen.rivals.scenes.play import Play
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.log import WAYS
from primogen.scenarios.acting import NAMES
from primogen.scenarios.expecting import Expectation, by_card, by_seat, check_expected, listed, stats, whole

STATS: Final = {
    "physical": w.PHYSICAL,
    "social": w.SOCIAL,
    "mental": w.MENTAL,
    "blood potency": w.BLOOD_POTENCY,
    "influence": w.INFLUENCE,
    "secrecy": w.SECRECY,
    "intel": w.INTEL,
    "shield": w.SHIELD,
}
PHASES: Final = {BEGINNING: "beginning", ACTION_TIME: "action", END_TIME: "end"}
SIDES: Final = {w.SECRECY_SIDE: "secrecy", w.INFLUENCE_SIDE: "influence"}


def expect(play: Play, said: object) -> None:
    check_expected(play, said, EXPECTED)


def value_of(play: Play, name: str, stat: int) -> int:
    return play.value(name, stat)


# ---- of a card


def blood(play: Play, name: str) -> object:
    return play.blood(name)


def where(play: Play, name: str) -> object:
    return play.where(name)


def host(play: Play, name: str) -> object:
    return play.host(name)


def is_ready(play: Play, name: str) -> object:
    return play.is_ready(name)


def no_influence(play: Play, name: str) -> object:
    return play.g.no_influence[play.card(name)]


def fear(play: Play, name: str) -> object:
    return play.g.fear[play.card(name)]


def minus_bp(play: Play, name: str) -> object:
    return play.g.minus_bp[play.card(name)]


def agenda_on(play: Play, name: str) -> object:
    return play.g.agenda_on[play.card(name)]


def rage(play: Play, name: str) -> object:
    return play.g.rage[play.card(name)]


def is_face_down(play: Play, name: str) -> object:
    return play.g.face_down[play.card(name)] == 1


def prestige_on(play: Play, name: str) -> object:
    """Of each player's colour."""
    return [staked(play.g, play.card(name), seat) for seat in range(play.g.seats())]


def tagger(play: Play, name: str) -> object:
    """Nobody is an empty name."""
    seat = play.g.tagger[play.card(name)]
    return "" if seat == NONE else NAMES[seat]


def discipline_tokens(play: Play, name: str) -> list[str]:
    """ "+Celerity", "-Potence"."""
    card, rows = play.card(name), play.g.learned
    return [
        f"{'+' if rows[at + 2] > 0 else '-'}{NOUNS[rows[at + 1]][play.words.lang]}"
        for at in range(0, len(rows), ROW4)
        if rows[at] == card
    ]


def party(play: Play, name: str) -> list[str]:
    """With whom it is in a party, itself left out; nobody, if it is alone."""
    card = play.card(name)
    return [play.g.face(other).name for other in play.g.party_of(card) if other != card]


# ---- of a player


def prestige(play: Play, seat: int) -> object:
    return play.g.prestige[seat]


def agenda(play: Play, seat: int) -> object:
    return play.g.agenda[seat]


def hand_size(play: Play, seat: int) -> object:
    return len(play.g.hand(seat))


def leader(play: Play, seat: int) -> object:
    card = play.g.leader[seat]
    return "" if card == NONE else play.g.face(card).name


def leader_side(play: Play, seat: int) -> object:
    return SIDES[play.g.leader_side[seat]]


def rival(play: Play, seat: int) -> object:
    return NAMES[play.g.rival[seat]]


# ---- of the table


def actions(play: Play) -> object:
    return play.actions


def winner(play: Play) -> object:
    return play.winner


def won(play: Play) -> object:
    """In words: "by Agenda"."""
    return WAYS[play.g.ended[1]][play.words.lang] if play.g.ended else ""


def asked(play: Play) -> object:
    return play.asked.asks


def turn(play: Play) -> object:
    return NAMES[play.g.active]


def phase(play: Play) -> object:
    return PHASES[play.g.clock[PHASE]]


def first_player(play: Play) -> object:
    return NAMES[play.g.clock[FIRST]]


EXPECTED: Final[dict[str, Expectation[Play]]] = {
    "blood": by_card(blood),
    "where": by_card(where),
    "host": by_card(host),
    "ready": by_card(is_ready),
    "no influence": by_card(no_influence),
    "fear": by_card(fear),
    "-1 BP": by_card(minus_bp),
    "face down": by_card(is_face_down),
    "prestige on": by_card(prestige_on),
    "agenda on": by_card(agenda_on),
    "rage": by_card(rage),
    "tagger": by_card(tagger),
    "discipline tokens": listed(discipline_tokens),
    "party": listed(party),
    "stats": stats(value_of, STATS),
    "prestige": by_seat(prestige),
    "agenda": by_seat(agenda),
    "hand size": by_seat(hand_size),
    "leader": by_seat(leader),
    "leader side": by_seat(leader_side),
    "rival": by_seat(rival),
    "actions": whole(actions),
    "turn": whole(turn),
    "phase": whole(phase),
    "first player": whole(first_player),
    "winner": whole(winner),
    "won": whole(won),
    "asked": whole(asked),
}
