"""Laying a table out: from sides to a game that is about to begin a step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from primogen.kernel.chance import draw_below, sow
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.rules.atoms.blood import maximum_blood
from primogen.rivals.rules.atoms.borrowed import follow_borrowed
from primogen.rivals.rules.atoms.cards import attach
from primogen.rivals.rules.atoms.clock import begin_phase, begin_turn
from primogen.rivals.rules.atoms.layout import (
    add_card,
    lay_borrowed,
    lay_forms,
    set_first_player,
    set_switches,
    set_table,
)
from primogen.rivals.rules.atoms.prestige import stake
from primogen.rivals.rules.atoms.rows import note_contributor
from primogen.rivals.rules.atoms.tokens import give_leader_token, has_discipline_token, put_discipline_token
from primogen.rivals.rules.in_force import refresh
from primogen.rivals.rules.printed import Pool
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.rules.table import ACTION_TIME, END_TIME, TURN_NUMBER, Table
from primogen.rivals.rules.turn import STEPS, Turn
from primogen.rivals.rules.words import (
    BLOOD_POTENCY,
    BOX,
    BURNED_PILE,
    CITY,
    COMMAND,
    DISCARD,
    DISCIPLINES_AT,
    FACTION,
    HAND,
    HAVEN,
    HUNTERS,
    INFLUENCE_SIDE,
    LIBRARY,
    MONSTER_DECK,
    MOST_SEATS,
    SECRECY_SIDE,
    STREETS,
    TABLED,
    THIN_BLOOD_ALCHEMY,
    TORPOR,
    UNUSED,
)
from primogen.rivals.scenes.calling import definition_called, definitions_called, unknown_card
from primogen.rivals.scenes.sides import City, Setting, Side
from primogen.rivals.text.lexicon import NOUNS
from primogen.scenarios.acting import foretell_chance
from primogen.scenarios.by_name import one_called
from primogen.scenarios.names import split_number
from primogen.scenarios.told import Unknown
from primogen.text.languages import EN

BEGINNING, ACTION, END, END_OF_TURN, ANTAGONISTS, DRAW = (
    "beginning",
    "action",
    "end",
    "end of turn",
    "antagonists",
    "draw",
)
FIRST_STEPS = {
    BEGINNING: Turn.city_deck_step,
    ACTION: Turn.action_phase,
    END: Turn.end_phase,
    END_OF_TURN: Turn.end_of_turn_step,
    ANTAGONISTS: Turn.monsters_first,
    DRAW: Turn.draw_step,
}
SIGNS = {"+": 1, "-": -1}
DISCIPLINES = {NOUNS[each][EN]: each for each in range(DISCIPLINES_AT, THIN_BLOOD_ALCHEMY + 1)}


def lay_table(
    book: Rulebook,
    sides: list[Side],
    city: City,
    *,
    turn: int,
    phase: str,
    rivals: list[int],
    seed: int,
    setting: Setting | None = None,
) -> Table:
    setting = setting or Setting()
    g = Table(book)
    set_table(g, len(sides))
    sow(g.chance, b"%d" % seed)
    set_switches(g, setting.settled())
    for seat, side in enumerate(sides):
        g.faction[seat] = faction_of(book, side)
    set_first_player(g, setting.first - 1)
    for seat, rival in enumerate(rivals):
        g.rival[seat] = rival
    lay_city(g, city)
    for seat, side in enumerate(sides):
        lay_side(g, seat, side)
        lay_forms(g, seat)
    for seat, side in enumerate(sides):
        lay_on_others(g, seat, side)
    for seat, side in enumerate(sides):
        lay_numbers(g, seat, side)
    for name, number in city.blood.items():
        g.blood[find(g, name, CITY)] = number
    for seat, side in enumerate(sides):
        fill_hand(g, seat, side, seed)
    g.clock[TURN_NUMBER] = sum(g.turns_taken)
    foretell_chance(g, setting.chance)
    lay_borrowed(g)
    follow_borrowed(g)
    start(g, turn, phase)
    return g


def start(g: Table, seat: Seat, phase: str) -> None:
    if phase not in FIRST_STEPS:
        raise Unknown(f"no phase is called {phase!r}: {', '.join(FIRST_STEPS)}")
    frame = Turn([seat, 0])
    frame.go(next(number for number, step in enumerate(STEPS) if step.acts == FIRST_STEPS[phase]))
    if phase != BEGINNING:  # a turn that is to begin has not begun
        begin_turn(g, seat)
        begin_phase(g, ACTION_TIME if phase == ACTION else END_TIME)
    g.call(frame)


def faction_of(book: Rulebook, side: Side) -> int:
    for name in [*flat(side.streets), *side.haven, *side.torpor, *side.hand, *side.faction]:
        face = book.pool.cards[numbered(book.pool, name)]
        if face.is_character():
            return face.decks
    return 1


def flat(streets: Sequence[str | list[str]]) -> list[str]:
    return [name for party in streets for name in ([party] if isinstance(party, str) else party)]


def parties(streets: Sequence[str | list[str]]) -> list[list[str]]:
    found: list[list[str]] = [party for party in streets if not isinstance(party, str)]
    alone = [name for name in streets if isinstance(name, str)]
    return [alone, *found] if alone else found


def find(g: Table, name: str, seat: Seat = NONE) -> Card:
    """The first card of that name, of that player's if there is one; "Name (2)" is the second."""
    return one_called(g, name, seat, partial(all_called, g))


def all_called(g: Table, called: str) -> list[Card]:
    meant_ones = definitions_called(called, g.pool)
    return [card for card in range(g.handles()) if g.definition[card] in meant_ones]


def numbered(pool: Pool, name: str) -> int:
    called = split_number(name)[0]
    found = definition_called(called, pool)
    if found < 0:
        raise Unknown(unknown_card(called, pool))
    return found


def add(g: Table, name: str, seat: Seat, zone: int) -> Card:
    return add_card(g, g.pool.cards[numbered(g.pool, name)].key, seat, zone)


def lay_city(g: Table, city: City) -> None:
    for zone, names in (
        (LIBRARY, reversed(city.deck)),
        (DISCARD, city.discard),
        (BURNED_PILE, city.burned),
        (STREETS, [*city.streets, *city.monsters]),
        (MONSTER_DECK, reversed(city.monster_deck)),
        (UNUSED, reversed(city.unused)),
        (BOX, city.set_aside),
    ):
        for name in names:
            add(g, name, CITY, zone)
    for name in city.face_down:
        card = add(g, name, CITY, STREETS)
        g.face_down[card] = 1
        refresh(g, card)
    for card in g.pile(CITY, STREETS):
        g.blood[card] = g.face(card).bp
    for name in city.exhausted:
        g.ready[find(g, name, CITY)] = 0
    for name, seat in city.tokens.items():
        stake(g, find(g, name, CITY), seat - 1, 1)


def lay_side(g: Table, seat: Seat, side: Side) -> None:
    for zone, names in (
        (HAVEN, side.haven),
        (TORPOR, side.torpor),
        (HAND, side.hand),
        (LIBRARY, list(reversed(side.library))),
        (FACTION, list(reversed(side.faction))),
        (DISCARD, side.discard),
        (BURNED_PILE, side.burned),
        (TABLED, side.ongoing),
        (BOX, list(reversed(side.wraiths))),
    ):
        for name in names:
            card = add(g, name, seat, zone)
            if zone == HAVEN:
                g.party[card] = seat
    for number, party in enumerate(parties(side.streets)):
        for name in party:
            g.party[add(g, name, seat, STREETS)] = MOST_SEATS + number
    lay_command(g, seat, side)
    for name, prestige in side.face_down.items():
        card = add(g, name, seat, TABLED)
        g.face_down[card] = 1
        refresh(g, card)
        stake(g, card, seat, prestige)
        note_contributor(g, card, seat)


def lay_command(g: Table, seat: Seat, side: Side) -> None:
    if side.haven_card:
        g.haven_card[seat] = add(g, side.haven_card, seat, COMMAND)
        refresh(g, g.haven_card[seat])
    if side.agenda_card:
        card = add(g, side.agenda_card, seat, COMMAND)
        g.agenda_card[seat] = card
        g.agenda_up[seat] = side.agenda_up
        g.face_down[card] = 1 - side.agenda_up
        refresh(g, card)
    characters = [*g.pile(seat, STREETS), *g.pile(seat, HAVEN), *g.pile(seat, TORPOR)]
    if characters:
        give_leader_token(g, seat, find(g, side.leader, seat) if side.leader else characters[0])
    hunters = g.faction[seat] == HUNTERS
    g.leader_side[seat] = {"secrecy": SECRECY_SIDE, "influence": INFLUENCE_SIDE}.get(
        side.leader_side, SECRECY_SIDE if hunters else INFLUENCE_SIDE
    )
    g.prestige[seat], g.agenda[seat], g.turns_taken[seat] = side.prestige, side.agenda, side.turns_taken


def lay_on_others(g: Table, seat: Seat, side: Side) -> None:
    for hosts in (side.attached, side.curses):
        for host, names in hosts.items():
            for name in names:
                owner = CITY if g.pool.cards[numbered(g.pool, name)].kind in (10, 11) else seat
                card = add(g, name, owner, HAND if owner == seat else DISCARD)
                attach(g, card, find(g, host, seat), seat)
    for name, number in side.stakes.items():
        stake(g, find(g, name), seat, number)
    for name in side.tagged:
        g.tagger[find(g, name, CITY)] = seat


def lay_numbers(g: Table, seat: Seat, side: Side) -> None:
    for card in g.controlled(seat):
        g.blood[card] = maximum_blood(g, card)
    for name, number in side.minus_bp.items():
        card = find(g, name, seat)
        g.minus_bp[card] = number
        g.blood[card] = min(g.blood[card], value(g, card, BLOOD_POTENCY))
    for name, number in side.blood.items():
        g.blood[find(g, name, seat)] = number
    for numbers, column in ((side.agenda_on, g.agenda_on), (side.rage, g.rage)):
        for name, number in numbers.items():
            column[find(g, name, seat)] = number
    for name in side.exhausted:
        g.ready[find(g, name, seat)] = 0
    for names, marks in ((side.no_influence, g.no_influence), (side.fear, g.fear)):
        for name in names:
            marks[find(g, name, seat)] += 1
    for name, tokens in side.discipline_tokens.items():
        for token in tokens:
            lay_discipline_token(g, seat, find(g, name, seat), token)


def lay_discipline_token(g: Table, seat: Seat, card: Card, token: str) -> None:
    """RV-TOKEN-12 to -15: each player has one of each."""
    sign, named = token[:1], token[1:].strip()
    if sign not in SIGNS or named not in DISCIPLINES:
        raise Unknown(f"{token!r} is no Discipline token: +{', +'.join(DISCIPLINES)}, or with -")
    if not has_discipline_token(g, seat, DISCIPLINES[named]):
        raise Unknown(f"{token!r} is not in the supply: one token of each Discipline, and none of Thin-Blood Alchemy")
    put_discipline_token(g, card, DISCIPLINES[named], SIGNS[sign], seat)


def fill_hand(g: Table, seat: Seat, side: Side, seed: int) -> None:
    """Cards nobody has named, by lot, from a stream of their own: the game's chance is not touched."""
    if not side.hand_size:
        return
    chance: list[int] = []
    sow(chance, b"hand %d of %d" % (seat, seed))
    name = side.deck or ("faithful" if g.faction[seat] == HUNTERS else "ministry")
    if name not in STARTERS:
        raise Unknown(f"no starter deck is called {name!r}: {', '.join(STARTERS)}")
    left = starter(name).for_play().library
    for _ in range(side.hand_size - len(g.hand(seat))):
        add(g, left.pop(draw_below(chance, len(left))), seat, HAND)
