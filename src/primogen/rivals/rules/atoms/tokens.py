"""Blood, Prestige, Agenda and the other tokens. Supplies are without limit; what matters is whose colour a token is."""

from __future__ import annotations

from typing import Final

from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import LASTING, SOURCE, last, value
from primogen.rivals.rules.given import is_fixed
from primogen.rivals.rules.in_force import refresh
from primogen.rivals.rules.roles import APPLY_STEP, attack_under_way
from primogen.rivals.rules.table import DEFEAT_DUE, ROW3, ROW4, Table
from primogen.rivals.rules.words import (
    ATTACK_AT,
    ATTACK_SEQUENCE,
    BLOOD_POTENCY,
    CITY,
    DISCIPLINES_AT,
    FEAR,
    GAINS_PRESTIGE,
    GHOULISH,
    INFLUENCE_SIDE,
    LOSES_PRESTIGE,
    MENDS,
    MINUS_BP,
    NO_INFLUENCE,
    RETAINER,
    SECRECY_SIDE,
    TARGET_AT,
    THIN_BLOOD_ALCHEMY,
    THIS_ATTACK,
)

IN_GAME: Final = -2  # in `out_by`: not knocked out


# ---- rows (holder, colour, how many)


def counted(rows: list[int], holder: int, colour: int) -> int:
    for at in range(0, len(rows), ROW3):
        if rows[at] == holder and rows[at + 1] == colour:
            return rows[at + 2]
    return 0


def held_by(rows: list[int], holder: int) -> int:
    return sum(rows[at + 2] for at in range(0, len(rows), ROW3) if rows[at] == holder)


def change(rows: list[int], holder: int, colour: int, by: int) -> None:
    for at in range(0, len(rows), ROW3):
        if rows[at] == holder and rows[at + 1] == colour:
            rows[at + 2] += by
            if rows[at + 2] == 0:
                del rows[at : at + ROW3]
            return
    if by:
        rows.extend((holder, colour, by))


def take_colours(rows: list[int], holder: int, own: int, number: int) -> list[int]:
    """Take tokens off, as pairs (colour, how many): `own` are of the holder's own colour and go first (RV-RES-10)."""
    taken: list[int] = []
    left = number - min(own, number)
    while left:
        at = next(at for at in range(0, len(rows), ROW3) if rows[at] == holder)
        part = min(left, rows[at + 2])
        taken.extend((rows[at + 1], part))
        left -= part
        change(rows, holder, rows[at + 1], -part)
    return taken


# ---- Prestige


def own_prestige(g: Table, seat: Seat) -> int:
    """Of its own colour: a supply may hold others (RV-RES-08)."""
    return g.prestige[seat] - held_by(g.purses, seat)


def gain_prestige(g: Table, seat: Seat, number: int) -> None:
    if number:
        g.prestige[seat] += number
        tell(g, "gains-prestige", seat, number=number)
        happened(g, GAINS_PRESTIGE, seat, seat, number=number)


def take_from_supply(g: Table, seat: Seat, number: int) -> list[int]:
    """The tokens taken, as pairs (colour, how many), own colour first: RV-RES-03, -10."""
    own = min(own_prestige(g, seat), number)
    foreign = take_colours(g.purses, seat, own, number)
    g.prestige[seat] -= number
    return [seat, own, *foreign] if own else foreign


def pay_prestige(g: Table, seat: Seat, number: int) -> None:
    """To the general supply: RV-ABIL-22."""
    if number:
        take_from_supply(g, seat, number)
        tell(g, "pays-prestige", seat, number=number)


def lose_prestige(g: Table, seat: Seat, number: int, cause: Seat) -> None:
    lost = min(number, g.prestige[seat])
    if lost:
        take_from_supply(g, seat, lost)
        tell(g, "loses-prestige", seat, number=lost)
        happened(g, LOSES_PRESTIGE, seat, number=lost)
        note_empty_supply(g, seat, cause)


def note_empty_supply(g: Table, seat: Seat, cause: Seat) -> None:
    if g.prestige[seat] == 0:
        knock_out(g, seat, cause)  # RV-WIN-06


def knock_out(g: Table, seat: Seat, cause: Seat) -> None:
    """The game ends once what is going on is complete: RV-WIN-08. `cause` is CITY if no player did it."""
    if g.out_by[seat] == IN_GAME:
        g.out_by[seat] = cause
        tell(g, "knocked-out", seat)


def steal_prestige(g: Table, thief: Seat, victim: Seat, number: int) -> None:
    """The very tokens, the victim's own colour first: RV-RES-07."""
    stolen = min(number, g.prestige[victim])
    if not stolen:
        return
    tokens = take_from_supply(g, victim, stolen)
    g.prestige[thief] += stolen
    for at in range(0, len(tokens), 2):
        if tokens[at] != thief:
            change(g.purses, thief, tokens[at], tokens[at + 1])
    tell(g, "steals-prestige", thief, number=stolen)
    happened(g, LOSES_PRESTIGE, victim, number=stolen)
    happened(g, GAINS_PRESTIGE, thief, tokens[0], number=stolen)
    note_empty_supply(g, victim, thief)


def stake(g: Table, card: Card, colour: Seat, number: int) -> None:
    """Prestige from that player's general supply on a card."""
    if number:
        change(g.stakes, card, colour, number)
        tell(g, "prestige-on", colour, card, number=number)


def stake_from_supply(g: Table, seat: Seat, card: Card, number: int) -> None:
    """RV-RES-03."""
    tokens = take_from_supply(g, seat, number)
    for at in range(0, len(tokens), 2):
        change(g.stakes, card, tokens[at], tokens[at + 1])
    tell(g, "prestige-on", seat, card, number=number)


def stake_gained(g: Table, seat: Seat, card: Card, colour: Seat, number: int) -> None:
    """The very tokens a player has just gained, whoever's colour they are: RV-CITY-13."""
    if colour == seat or counted(g.purses, seat, colour) < number:
        stake_from_supply(g, seat, card, number)
        return
    change(g.purses, seat, colour, -number)
    g.prestige[seat] -= number
    change(g.stakes, card, colour, number)
    tell(g, "prestige-on", seat, card, number=number)


def staked(g: Table, card: Card, colour: Seat) -> int:
    return counted(g.stakes, card, colour)


def unstake(g: Table, card: Card, colour: Seat, number: int) -> None:
    """Back to the general supply: RV-HUNTER-21."""
    change(g.stakes, card, colour, -number)


def return_stakes(g: Table, card: Card, but: Seat) -> None:
    """Into the personal supplies of all other players: RV-MONSTER-31."""
    for seat in range(g.seats()):
        number = staked(g, card, seat)
        if seat != but and number:
            unstake(g, card, seat, number)
            g.prestige[seat] += number
            tell(g, "prestige-back", seat, card, number=number)


def place_last_resort(g: Table, seat: Seat, card: Card, cause: Seat) -> None:
    """1 Prestige becomes Blood on entering torpor; not a cost, even the last: RV-DEF-12."""
    if g.prestige[seat]:
        put_blood(g, card, take_from_supply(g, seat, 1))
        note_empty_supply(g, seat, cause)


# ---- Blood


def maximum_blood(g: Table, card: Card) -> int:
    """RV-POT-02; of a Ghoul what its card or its Retainers give: RV-GHOUL-03, -04."""
    if g.being(card) != GHOULISH:
        return value(g, card, BLOOD_POTENCY)
    return g.face(card).blood or 2 * sum(g.has_word(one, RETAINER) for one in g.attachments(card))


def own_blood(g: Table, card: Card) -> int:
    return g.blood[card] - held_by(g.foreign, card)


def blood_of_colour(g: Table, card: Card, colour: Seat) -> int:
    return own_blood(g, card) if g.controller[card] == colour else counted(g.foreign, card, colour)


def fit_blood(g: Table, card: Card) -> None:
    """RV-POT-02, RV-GHOUL-03: no more than its maximum, which falls as attachments go."""
    if g.is_active(card) and g.blood[card] > maximum_blood(g, card):
        lose_blood(g, card, g.blood[card] - maximum_blood(g, card), NONE, g.controller[card])


def fit_all_blood(g: Table) -> None:
    """The same for whatever else has lowered a maximum: a party that has split, an effect that has ended."""
    printed, definition, varies = g.pool.values[BLOOD_POTENCY], g.definition, g.index[BLOOD_POTENCY]
    for seat in range(g.seats()):
        for card in g.coterie(seat):
            if varies or g.blood[card] > printed[definition[card]] - g.minus_bp[card]:
                fit_blood(g, card)


def put_blood(g: Table, card: Card, tokens: list[int]) -> None:
    """Tokens as pairs (colour, how many)."""
    for at in range(0, len(tokens), 2):
        g.blood[card] += tokens[at + 1]
        if tokens[at] != g.controller[card]:
            change(g.foreign, card, tokens[at], tokens[at + 1])


def give_blood(g: Table, card: Card, number: int) -> None:
    """From the general supply, as it enters play."""
    g.blood[card] += number


def take_blood(g: Table, card: Card, number: int) -> list[int]:
    """The controller's colour first: RV-DMG-02, RV-RES-10."""
    number = min(number, g.blood[card])
    own = min(own_blood(g, card), number)
    foreign = take_colours(g.foreign, card, own, number)
    g.blood[card] -= number
    return [g.controller[card], own, *foreign] if own else foreign


def take_blood_of_colour(g: Table, card: Card, colour: Seat) -> None:
    """One token of that very colour."""
    if g.controller[card] != colour:
        change(g.foreign, card, colour, -1)
    g.blood[card] -= 1


def pay_blood(g: Table, card: Card, number: int) -> None:
    take_blood(g, card, number)
    tell(g, "pays-blood", g.controller[card], card, number=number)


def lose_blood(g: Table, card: Card, number: int, by: Card, seat: Seat, quality: int = 0) -> int:
    """By damage or otherwise; at 0 it is defeated, whatever brought it there: RV-DEF-01. How much was lost."""
    lost = min(number, g.blood[card])
    if lost:
        take_blood(g, card, lost)
        tell(g, "loses-blood", g.controller[card], card, number=lost)
        note_no_blood(g, card, by, seat, quality)
    return lost


def note_no_blood(g: Table, card: Card, by: Card, seat: Seat, quality: int) -> None:
    """RV-ATK-31: attacker and defender stay until Step 10."""
    if g.blood[card] == 0:
        attack = attack_under_way(g)
        waits = attack is not None and attack.is_fighting(card) and attack.step <= APPLY_STEP
        (g.held if waits else g.due).extend((DEFEAT_DUE, card, by, seat, quality, 0))


def steal_blood(g: Table, thief: Card, victim: Card, number: int) -> None:
    """The very tokens, as far as there is room: RV-RES-12, -14, -15. Of a Mortal there are none: RV-MORTAL-02."""
    if not g.blood[victim]:
        return
    before, tokens = g.blood[thief], take_blood(g, victim, number)
    is_character = g.face(thief).is_character()
    room = max(0, maximum_blood(g, thief) - g.blood[thief]) if is_character else number  # only they have a maximum
    for at in range(0, len(tokens), 2):
        part = min(room, tokens[at + 1])
        put_blood(g, thief, [tokens[at], part])
        room -= part
    tell(g, "steals-blood", g.controller[thief], thief, victim, sum(tokens[1::2]))
    if g.blood[thief] > before and is_character:
        happened(g, MENDS, g.controller[thief], thief, number=g.blood[thief] - before)  # RV-MEND-01
    note_no_blood(g, victim, thief, g.controller[thief], 0)


def swap_blood(g: Table, card: Card, colour: Seat, number: int) -> None:
    """So much of its controller's Blood for another colour's; not mending: RV-MEND-03."""
    change(g.foreign, card, colour, min(number, own_blood(g, card)))


def mend(g: Table, card: Card, number: int) -> int:
    """From the general supply, never above the maximum: RV-MEND-02, -04."""
    mended = min(number, maximum_blood(g, card) - g.blood[card])
    if mended <= 0:
        return 0
    g.blood[card] += mended
    tell(g, "mends", g.controller[card], card, number=mended)
    happened(g, MENDS, g.controller[card], card, number=mended)
    return mended


def set_blood(g: Table, card: Card, number: int) -> None:
    """To exactly so much: RV-CARD-05, or a Monster as it comes into the game."""
    g.blood[card] = number


# ---- Agenda


def gain_agenda(g: Table, seat: Seat, number: int) -> None:
    if number:
        g.agenda[seat] += number
        tell(g, "gains-agenda", seat, number=number)


def lose_agenda(g: Table, seat: Seat, number: int) -> int:
    lost = min(number, g.agenda[seat])
    if lost:
        g.agenda[seat] -= lost
        tell(g, "loses-agenda", seat, number=lost)
    return lost


def steal_agenda(g: Table, thief: Seat, victim: Seat, number: int) -> None:
    gain_agenda(g, thief, lose_agenda(g, victim, number))


def put_agenda_on(g: Table, card: Card, number: int) -> None:
    g.agenda_on[card] += number  # RV-TOKEN-25


def collect_agenda(g: Table, card: Card, seat: Seat) -> None:
    """RV-TOKEN-26."""
    gain_agenda(g, seat, g.agenda_on[card])
    g.agenda_on[card] = 0


def pay_agenda_on(g: Table, card: Card, number: int) -> None:
    g.agenda_on[card] -= number


# ---- the rest


def put_token(g: Table, card: Card, token: int, by: Seat) -> None:
    if token == NO_INFLUENCE:
        g.no_influence[card] += 1
        tell(g, "no-influence", g.controller[card], card)
    elif token == FEAR:
        g.fear[card] += 1
        tell(g, "fear", g.controller[card], card)
    elif token == MINUS_BP:
        g.minus_bp[card] += 1
        tell(g, "minus-bp", g.controller[card], card)
        if g.blood[card] > maximum_blood(g, card):  # RV-TOKEN-10
            lose_blood(g, card, 1, NONE, by)


def remove_temporary_tokens(g: Table, card: Card) -> None:
    """RV-TURN-17."""
    g.no_influence[card] = 0
    g.fear[card] = 0


def has_discipline_token(g: Table, seat: Seat, discipline: int) -> bool:
    """Is that one of the player's set still in the supply? RV-TOKEN-12, -15."""
    rows = g.learned
    placed = any(rows[at + 1] == discipline and rows[at + 3] == seat for at in range(0, len(rows), ROW4))
    return not placed and DISCIPLINES_AT <= discipline < THIN_BLOOD_ALCHEMY


def put_discipline_token(g: Table, card: Card, discipline: int, side: int, of: Seat = NONE) -> None:
    """`side` is 1 for the "+" side and -1 for the "-" side (RV-TOKEN-13, -14); `of` is whose set it is from."""
    seat = g.controller[card] if of == NONE else of
    if has_discipline_token(g, seat, discipline):
        g.learned.extend((card, discipline, side, seat))
        tell(g, "learns", g.controller[card], card, number=discipline)


def give_leader_token(g: Table, seat: Seat, card: Card) -> None:
    former = g.leader[seat]
    g.leader[seat] = card
    if former != NONE:
        refresh(g, former)
    refresh(g, card)
    tell(g, "leads", seat, card)


def turn_leader_token(g: Table, seat: Seat) -> None:
    """RV-HUNTER-03."""
    if g.leader_side[seat] == SECRECY_SIDE:
        g.leader_side[seat] = INFLUENCE_SIDE
        tell(g, "leader-token-turned", seat, g.leader[seat])


def tag(g: Table, monster: Card, seat: Seat) -> None:
    g.tagger[monster] = seat
    tell(g, "tagged", seat, monster)


def modify(g: Table, stat: int, by: int, source: Card, on: int, until: int) -> None:
    if by and not (on >= 0 and is_fixed(g, on, stat)):
        last(g, stat, by, source, on, this_attack(g) if until == THIS_ATTACK else until)


def this_attack(g: Table) -> int:
    return ATTACK_AT + sum([frame.kind == ATTACK_SEQUENCE for frame in g.frames])


def on_the_target(g: Table) -> int:
    """As the `on` of a modifier for this attack: whoever its target is by then. RV-ATK-14, -70, -71."""
    return TARGET_AT - (this_attack(g) - ATTACK_AT)


def unmodify(g: Table, source: Card) -> None:
    """What that card has given ends early: it drops out."""
    rows = g.lasting
    rows[:] = [n for at in range(0, len(rows), LASTING) if rows[at + SOURCE] != source for n in rows[at : at + LASTING]]


assert CITY not in range(4)  # a colour is a seat's
assert THIN_BLOOD_ALCHEMY == DISCIPLINES_AT + 11  # the last Discipline: RV-TOKEN-12
