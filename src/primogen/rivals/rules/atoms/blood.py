"""Blood: on characters, of whose colour, and no more than they hold."""

from __future__ import annotations

from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.borrowed import follow_borrowed
from primogen.rivals.rules.atoms.rows import change, counted, held_by, take_colours
from primogen.rivals.rules.atoms.supply import from_supply
from primogen.rivals.rules.atoms.telling import tell_askers, token_placed
from primogen.rivals.rules.roles import APPLY_STEP, attack_under_way
from primogen.rivals.rules.table import DEFEAT_DUE, END_TIME, PHASE, ROW3, Table
from primogen.rivals.rules.words import (
    BLOOD,
    BLOOD_HURT,
    BLOOD_POTENCY,
    BLOOD_REMOVED,
    BY_DAMAGE,
    GHOULISH,
    MENDS,
    MENDS_MORE,
    NO_END_MEND,
    RETAINER,
)


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
    printed, definition, blood, minus_bp = g.pool.values[BLOOD_POTENCY], g.definition, g.blood, g.minus_bp
    lowered = any([g.ability(row).lowers() for row in g.index[BLOOD_POTENCY]]) or bool(g.lasting)
    for seat in range(g.seats()):
        for card in g.coterie(seat):
            if blood[card] > printed[definition[card]] - minus_bp[card] or lowered:
                fit_blood(g, card)


def put_blood(g: Table, card: Card, tokens: list[int]) -> None:
    """Tokens as pairs (colour, how many)."""
    for at in range(0, len(tokens), 2):
        g.blood[card] += tokens[at + 1]
        if tokens[at] != g.controller[card]:
            change(g.foreign, card, tokens[at], tokens[at + 1])
        if tokens[at + 1]:
            token_placed(g, card, BLOOD, tokens[at], many=tokens[at + 1])
    follow_borrowed(g)


def give_blood(g: Table, card: Card, number: int) -> None:
    """From the general supply, as it enters play."""
    given = from_supply(g, g.controller[card], number)
    g.blood[card] += given
    follow_borrowed(g)
    if given:
        token_placed(g, card, BLOOD, g.controller[card], many=given)


def take_blood(g: Table, card: Card, number: int, colour: Seat = NONE) -> list[int]:
    """The controller's colour first: RV-DMG-02, RV-RES-10. Or of one colour only."""
    if colour != NONE:
        for _ in range(number):
            take_blood_of_colour(g, card, colour)
        return [colour, number]
    number = min(number, g.blood[card])
    own = min(own_blood(g, card), number)
    foreign = take_colours(g.foreign, card, own, number)
    g.blood[card] -= number
    follow_borrowed(g)
    return [g.controller[card], own, *foreign] if own else foreign


def take_blood_of_colour(g: Table, card: Card, colour: Seat) -> None:
    """One token of that very colour."""
    if g.controller[card] != colour:
        change(g.foreign, card, colour, -1)
    g.blood[card] -= 1
    follow_borrowed(g)


def note_spilled(g: Table, card: Card, tokens: list[int]) -> None:
    """What that card has lost last, as pairs (colour, how many): some texts put it elsewhere."""
    rows = g.spilled
    rows[:] = [n for at in range(0, len(rows), ROW3) if rows[at] != card for n in rows[at : at + ROW3]]
    for at in range(0, len(tokens), 2):
        if tokens[at + 1]:
            rows.extend((card, tokens[at], tokens[at + 1]))


def spill_of(g: Table, card: Card) -> list[int]:
    """That very Blood, which is now to lie elsewhere."""
    rows = g.spilled
    tokens = [n for at in range(0, len(rows), ROW3) if rows[at] == card for n in rows[at + 1 : at + ROW3]]
    note_spilled(g, card, [])
    return tokens


def pay_blood(g: Table, card: Card, number: int) -> None:
    """RV-ABIL-12: not the last, as it is announced; what hears of another part of the cost may take some before."""
    tokens = take_blood(g, card, number)
    note_spilled(g, card, tokens)
    tell_askers(g, BLOOD_REMOVED, g.controller[card], card, number=number)
    tell(g, "pays-blood", g.controller[card], card, number=number)
    note_no_blood(g, card, NONE, g.controller[card], 0)  # RV-DEF-01


def lose_blood(g: Table, card: Card, number: int, by: Card, seat: Seat, quality: int = 0, colour: Seat = NONE) -> int:
    """By damage or otherwise; at 0 it is defeated, whatever brought it there: RV-DEF-01. How much was lost."""
    lost = min(number, g.blood[card])
    if lost:
        tokens = take_blood(g, card, lost, colour)
        note_spilled(g, card, tokens)
        tell(g, "loses-blood", g.controller[card], card, number=lost)
        tell_askers(g, BLOOD_REMOVED, g.controller[card], card, number=lost)
        if quality & BY_DAMAGE:
            tell_askers(g, BLOOD_HURT, g.controller[card], card, number=lost)
        note_no_blood(g, card, by, seat, quality)
    return lost


def note_no_blood(g: Table, card: Card, by: Card, seat: Seat, quality: int) -> None:
    """RV-ATK-31: attacker and defender stay until Step 10."""
    if g.blood[card] == 0:
        attack = attack_under_way(g)
        waits = attack is not None and attack.is_fighting(card) and attack.step <= APPLY_STEP
        (g.held if waits else g.due).extend((DEFEAT_DUE, card, by, seat, quality, 0))


def steal_blood(g: Table, thief: Card, victim: Card, number: int, by: Seat = NONE) -> None:
    """Off a character: the very tokens, as far as there is room: RV-RES-12, -14, -15.

    `by` is the player whose doing it is, if not the one who controls the thief.
    """
    if not g.blood[victim]:
        return
    before, tokens = g.blood[thief], take_blood(g, victim, number)
    note_spilled(g, victim, [])  # it is not lost to nobody
    is_character = g.face(thief).is_character()
    room = max(0, maximum_blood(g, thief) - g.blood[thief]) if is_character else number  # only they have a maximum
    for at in range(0, len(tokens), 2):
        part = min(room, tokens[at + 1])
        put_blood(g, thief, [tokens[at], part])
        room -= part
    tell(g, "steals-blood", g.controller[thief], thief, victim, sum(tokens[1::2]))
    if is_character:
        mended(g, thief, g.blood[thief] - before, by)
    note_no_blood(g, victim, thief, g.controller[thief], 0)


def swap_blood(g: Table, card: Card, colour: Seat, number: int, of: Seat = NONE) -> None:
    """So much of one colour's Blood, its controller's if none is named, for another's; not mending: RV-MEND-03."""
    whose = g.controller[card] if of == NONE else of
    number = from_supply(g, colour, min(number, blood_of_colour(g, card, whose)))
    if whose != g.controller[card]:
        change(g.foreign, card, whose, -number)
    if colour != g.controller[card]:
        change(g.foreign, card, colour, number)
    follow_borrowed(g)
    if number:
        token_placed(g, card, BLOOD, colour, many=number)


def cannot_mend_now(g: Table, card: Card) -> bool:
    """In its player's End Phase, by something attached to it."""
    if not g.index[NO_END_MEND] or g.clock[PHASE] != END_TIME or g.controller[card] != g.active:
        return False
    return value(g, card, NO_END_MEND) > 0


def mend(g: Table, card: Card, number: int, colour: Seat = NONE, by: Seat = NONE, through: Card = NONE) -> int:
    """From the general supply, never above the maximum: RV-MEND-02, -04. Of the controller's colour or of another."""
    whose = g.controller[card] if colour == NONE else colour
    more = from_supply(g, whose, min(number, maximum_blood(g, card) - g.blood[card]))
    if more <= 0 or cannot_mend_now(g, card):
        return 0
    put_blood(g, card, [whose, more])
    tell(g, "mends", g.controller[card], card, number=more)
    mended(g, card, more, by, through)
    return more


def mended(g: Table, card: Card, number: int, by: Seat, through: Card = NONE) -> None:
    """RV-MEND-01: whoever has more Blood than before was mended, by that player or by its own; by a card discarded."""
    if number > 0:
        number += mended_beyond(g, card)
        happened(g, MENDS, g.controller[card] if by == NONE else by, card, through, number)


def mended_beyond(g: Table, card: Card) -> int:
    """A text may add to it, out of its player's general supply."""
    if not g.index[MENDS_MORE]:
        return 0
    room = maximum_blood(g, card) - g.blood[card]
    more = from_supply(g, g.controller[card], max(0, min(value(g, card, MENDS_MORE), room)))
    if more:
        put_blood(g, card, [g.controller[card], more])
        tell(g, "blood-on", g.controller[card], card, number=more)
    return more


def set_blood(g: Table, card: Card, number: int) -> None:
    """To exactly so much: RV-CARD-05, or a Monster as it comes into the game."""
    g.blood[card] = number
    follow_borrowed(g)
