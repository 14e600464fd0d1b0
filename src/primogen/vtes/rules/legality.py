"""Which actions a minion may take, and why not. VT-ACTION-04 to -18, and each action's own limits."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import Refusal
from primogen.kernel.effects import scope
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import LASTING, value
from primogen.vtes.rules.aiming import AIMS, is_held
from primogen.vtes.rules.atoms.clock import NOT_PLAYED_AGAIN, has_limit, has_row
from primogen.vtes.rules.barring import cannot_take
from primogen.vtes.rules.meeting import CANNOT_PAY, MAY_NOT_PLAY, has_power_called, why_not_meet, why_not_use_it
from primogen.vtes.rules.people import NO_CLAN
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.rescuing import rescue_cost
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.targeting import blood_of, has_aim, within_reach
from primogen.vtes.rules.titles import claims, is_anarch
from primogen.vtes.rules.topics import (
    BARS,
    CANNOT_ACT,
    CANNOT_HAVE_EQUIPMENT,
    ENABLES,
    HUNTS_THIS_TURN,
    NEW_VAMPIRE,
    TORPOR_FOR_HUNT,
)
from primogen.vtes.rules.using import done_by_row, enabler, enabling
from primogen.vtes.rules.who_plays import NOBODY_PLAYS_IT, ONCE_FOR_ALL
from primogen.vtes.rules.words import (
    ACTION,
    ANARCH_COST,
    ANARCH_COST_IN_COMPANY,
    BECOMING_ANARCH,
    BLEEDING,
    BLOOD_CURSED,
    DIABLERIE,
    EQUIPPING,
    GAINING_POWER,
    HUNTING,
    HUNTING_RED_LIST,
    LEAVING_TORPOR,
    POLITICS,
    RESCUING,
    SLAVE,
    STERILE,
    TAKING_EQUIPMENT,
    TORPOR,
    TORPOR_COST,
)

NOT_READY: Final = Refusal("VT-TERM-06", "not-ready")
TAPPED: Final = Refusal("VT-TERM-06", "tapped")
MUST_HUNT: Final = Refusal("VT-HUNT-06", "must-hunt")
MUST_ACT: Final = Refusal("VT-ACTION-07", "must-act")
IS_STUCK: Final = Refusal("VT-ACTION-08", "stuck")
OTHERS_FIRST: Final = Refusal("VT-ACTION-05", "others-first")
ONLY_VAMPIRES: Final = Refusal("VT-ALLY-12", "only-vampires")
CANNOT: Final = Refusal("VT-TERM-17", "cannot-act")
BLED_ALREADY: Final = Refusal("VT-BLEED-03", "bled-already")
POLITICS_ALREADY: Final = Refusal("VT-POL-04", "politics-already")
MARKED_ALREADY: Final = Refusal("VT-SPECIAL-04", "hunted-already")
SAME_CARD: Final = Refusal("VT-ACTION-17", "same-card")
NOT_IN_TORPOR: Final = Refusal("VT-TORPOR-06", "not-in-torpor")
TOO_LITTLE_BLOOD: Final = Refusal("VT-TORPOR-07", "too-little-blood")
NO_PREY: Final = Refusal("VT-BLEED-01", "no-prey")
NO_TARGET: Final = Refusal("VT-ACTION-20", "no-target")
IS_CURSED: Final = Refusal("VT-SPECIAL-01", "blood-cursed")
IS_ANARCH: Final = Refusal("VT-ANARCH-02", "anarch-already")
IS_TITLED: Final = Refusal("VT-ANARCH-02", "titled")
CANNOT_PAY_FOR_IT: Final = Refusal("VT-ANARCH-03", "too-little-blood")
HAS_POWER: Final = Refusal("VT-POWER-04", "has-power")
IS_STERILE: Final = Refusal("VT-SPECIAL-11", "sterile")
IS_SLAVE: Final = Refusal("VT-SPECIAL-09", "slave")

SAME_ACTION: Final = Refusal("VT-TERM-17", "same-card")
BARRED: Final = -101  # beyond all kinds of action
IN_VAIN: Final = -100  # an action that was ended, and may be taken again
A_HUNT: Final = -1  # among what is owed, which otherwise are printed cards

FOR_VAMPIRES: Final = (HUNTING, POLITICS, LEAVING_TORPOR, RESCUING, DIABLERIE, BECOMING_ANARCH, HUNTING_RED_LIST)
ONCE_A_TURN: Final = {BLEEDING: BLED_ALREADY, POLITICS: POLITICS_ALREADY, HUNTING_RED_LIST: MARKED_ALREADY}


def done_before(takes: int) -> int:
    """How the rows of `acted` name a kind of action; a card is named by its number."""
    return -1 - takes


def not_again(takes: int) -> int:
    """The same for what a card forbids him to do again."""
    return BARRED - takes


def owes_hunt(g: Table, minion: Card) -> bool:
    """VT-HUNT-06; only who is ready and untapped owes it (reading 10)."""
    if not g.is_vampire(minion) or not g.is_ready(minion) or g.tapped[minion]:
        return False
    return not g.blood[minion] or is_still_to_hunt(g, minion)


def is_still_to_hunt(g: Table, minion: Card) -> bool:
    """This turn, whatever blood he has."""
    return value(g, minion, HUNTS_THIS_TURN) > 0 and not has_row(g.acted, minion, done_before(HUNTING))


def owed_by(g: Table, minion: Card) -> list[int]:
    """VT-ACTION-04: his mandatory actions, by the card that demands them; a hunt has none."""
    if not g.is_ready(minion) or g.tapped[minion]:
        return []
    found = [g.definition[source_of(row)] for row in g.index[ENABLES] if is_owed(g, row, minion)]
    if owes_hunt(g, minion):
        found.append(A_HUNT)
    return [*dict.fromkeys(found)] if found and not value(g, minion, CANNOT_ACT) else []


def is_owed(g: Table, row: int, minion: Card) -> bool:
    """Not what he has done this turn, nor what cannot be done."""
    ability, source = enabler(g, row), source_of(row)
    if not ability.is_mandatory() or minion not in ability.actors(g, source):
        return False
    if has_row(g.acted, minion, done_by_row(g, row)):
        return False
    return why_not_aim(g, source, ability.use(), minion, g.controller[minion]) is None


def why_not_now(g: Table, minion: Card, takes: int, by: int) -> Refusal | None:
    """VT-ACTION-05, -07 to -09: what is owed comes first; who is stuck keeps nobody waiting."""
    hers = g.controller[minion]
    if not may_owe(g, hers):
        return None
    owed = owed_by(g, minion)
    if len(owed) > 1:
        return IS_STUCK
    if owed == [A_HUNT]:
        return None if takes == HUNTING else MUST_HUNT
    if owed:
        return None if owed == [by] else MUST_ACT
    waiting = [each for each in g.ready(hers) if len(owed_by(g, each)) == 1 and not has_done_such(g, each)]
    return OTHERS_FIRST if waiting else None


def may_owe(g: Table, seat: Seat) -> bool:
    """Whether anything is there that could make a minion of hers owe an action: seldom."""
    if any([enabler(g, row).is_mandatory() for row in g.index[ENABLES]]):
        return True
    if g.index[HUNTS_THIS_TURN] or HUNTS_THIS_TURN in g.lasting[::LASTING]:
        return True
    blood = g.blood
    return any([not blood[minion] for minion in g.ready(seat)])


def has_done_such(g: Table, minion: Card) -> bool:
    """VT-ACTION-09: he owes what he cannot do twice in a turn, and so is stuck."""
    owed = owed_by(g, minion)
    rows = [row for row in g.index[ENABLES] if g.definition[source_of(row)] in owed]
    done = [takes for takes in ONCE_A_TURN if has_row(g.acted, minion, done_before(takes))]
    return any([enabling(g, row).takes in done for row in rows])


def why_not_at_all(g: Table, minion: Card, takes: int, by: int, locked: int = 0) -> Refusal | None:
    """Where he lies, whether he is untapped, and what he owes."""
    if takes == LEAVING_TORPOR:
        if g.zone[minion] != TORPOR:
            return NOT_IN_TORPOR
    elif not g.is_ready(minion):
        return NOT_READY
    if g.tapped[minion] != locked:
        return TAPPED
    if value(g, minion, CANNOT_ACT):
        return CANNOT
    return why_not_now(g, minion, takes, by)


def why_not_take(g: Table, minion: Card, takes: int, by: int = NONE, locked: int = 0) -> Refusal | None:
    """`by`: the printed card in play that lets him; `locked`: it is for one who is locked."""
    if takes in FOR_VAMPIRES and not g.is_vampire(minion):
        return ONLY_VAMPIRES
    refusal = why_not_at_all(g, minion, takes, by, locked)
    if refusal is not None:
        return refusal
    if g.index[BARS] and cannot_take(g, minion, takes):
        return CANNOT
    if takes in (EQUIPPING, TAKING_EQUIPMENT) and value(g, minion, CANNOT_HAVE_EQUIPMENT):
        return CANNOT
    if takes == HUNTING and value(g, minion, TORPOR_FOR_HUNT):
        return CANNOT
    if has_row(g.acted, minion, not_again(takes)):
        return SAME_ACTION
    if takes in ONCE_A_TURN and has_row(g.acted, minion, done_before(takes)):
        return ONCE_A_TURN[takes]
    if takes == BLEEDING:
        return why_not_bleed(g, minion)
    if takes == LEAVING_TORPOR:
        return CANNOT if is_held(g, minion) else None if g.blood[minion] >= TORPOR_COST else TOO_LITTLE_BLOOD
    if takes == BECOMING_ANARCH:
        return why_not_anarch(g, minion)
    if takes == DIABLERIE and g.has_word(minion, BLOOD_CURSED):
        return IS_CURSED
    if takes == HUNTING_RED_LIST and not g.blood[minion]:
        return TOO_LITTLE_BLOOD
    return why_no_aim(g, minion, takes) if takes in AIMS else None


def why_not_bleed(g: Table, minion: Card) -> Refusal | None:
    """VT-BLEED-01, -02; a bleed is directed, which a slave may not be able to do."""
    if g.prey(g.controller[minion]) == NONE:
        return NO_PREY
    return IS_SLAVE if is_idle_slave(g, minion) else None


def why_no_aim(g: Table, minion: Card, takes: int) -> Refusal | None:
    return None if aims_of(g, minion, takes) else NO_TARGET


def aims_of(g: Table, minion: Card, takes: int) -> list[Card]:
    """What he may aim at; of a rescue, those for whom both can pay (VT-TORPOR-13); a slave stays at home."""
    found = AIMS[takes](g, minion)
    if takes == RESCUING:
        found = [card for card in found if g.blood[card] + g.blood[minion] >= rescue_cost(g, minion, card)]
    found = within_reach(g, found, minion, fights=takes == HUNTING_RED_LIST)
    if is_idle_slave(g, minion):
        found = [card for card in found if g.controller[card] == g.controller[minion]]
    return found


def is_idle_slave(g: Table, minion: Card) -> bool:
    """VT-SPECIAL-09: without a ready vampire of the clan he serves."""
    if not g.has_word(minion, SLAVE):
        return False
    clan = g.face(minion).slave_of
    return clan != NO_CLAN and not any([g.clan_of(card) == clan for card in g.ready(g.controller[minion])])


def price_of_anarchy(g: Table, minion: Card) -> int:
    """VT-ANARCH-03."""
    company = [card for card in g.ready(g.controller[minion]) if card != minion and is_anarch(g, card)]
    return ANARCH_COST_IN_COMPANY if company else ANARCH_COST


def why_not_anarch(g: Table, minion: Card) -> Refusal | None:
    if is_anarch(g, minion):
        return IS_ANARCH
    if claims(g, minion):
        return IS_TITLED
    return None if g.blood[minion] >= price_of_anarchy(g, minion) else CANNOT_PAY_FOR_IT


# ---- by a card of the hand, or one in play


def why_not_take_by_card(g: Table, card: Card, use: Use, minion: Card) -> Refusal | None:
    """VT-ACTION-11, -17, VT-LIB-10."""
    refusal = why_not_take(g, minion, use.takes, locked=use.while_locked)
    if refusal is not None:
        return refusal
    if has_row(g.acted, minion, g.definition[card]) or has_row(g.acted, NONE, g.definition[card]):
        return SAME_CARD
    if use.once_for_all != NONE and has_limit(g, NONE, g.definition[card]):
        return ONCE_FOR_ALL
    if use.takes == GAINING_POWER and has_power_called(g, minion, g.definition[card]):
        return HAS_POWER
    seat = g.controller[minion]
    refusal = why_not_meet(g, g.face(card), use, minion, seat)
    return why_not_aim(g, card, use, minion, seat) if refusal is None else refusal


def why_not_aim(g: Table, card: Card, use: Use, minion: Card, seat: Seat) -> Refusal | None:
    at = scope(seat, card, minion)
    if g.has_word(minion, STERILE) and use.text is not None and use.text.gives(NEW_VAMPIRE):
        return IS_STERILE
    if use.only_if is not None and not use.only_if.holds(g, at):
        return NO_TARGET
    if use.aims_at is None or has_aim(g, use.aims_at, at, blood_of(g, card, use, minion)):
        return None
    return NO_TARGET


def why_not_take_by_row(g: Table, row: int, minion: Card) -> Refusal | None:
    """An action that a card in play allows: VT-ACTION-16, -18."""
    source, use = source_of(row), enabling(g, row)
    refusal = why_not_take(g, minion, use.takes, g.definition[source]) or why_not_use_it(
        g, use, minion, by_himself=False
    )
    if refusal is not None:
        return refusal
    if has_row(g.acted, minion, done_by_row(g, row)) or has_row(g.acted, NONE, g.definition[source]):
        return SAME_CARD
    if use.price is not None and not use.price.can(g, scope(g.controller[minion], source, minion)):
        return CANNOT_PAY
    return why_not_aim(g, source, use, minion, g.controller[minion])


def uses_for(g: Table, card: Card, minion: Card) -> list[int]:
    """The uses of an action card that this minion may choose from."""
    uses = g.face(card).uses
    return [
        number
        for number, use in enumerate(uses)
        if use.kind == ACTION and why_not_take_by_card(g, card, use, minion) is None
    ]


def why_not_act_with(g: Table, card: Card, seat: Seat) -> Refusal | None:
    if g.limits and has_limit(g, card, NOT_PLAYED_AGAIN):
        return MAY_NOT_PLAY
    why = NOBODY_PLAYS_IT
    for minion in g.ready(seat):
        for use in g.face(card).uses:
            if use.kind != ACTION:
                continue
            found = why_not_take_by_card(g, card, use, minion)
            if found is None:
                return None
            why = found
    return why
