"""Whether a card can be played: by whom, at what cost, beside which others."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import Pay, Target
from primogen.kernel.decisions import Refusal
from primogen.kernel.effects import Effect, Resolve, Seq, scope
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.rivals.rules.attachments import why_not_bear
from primogen.rivals.rules.exerting import could_exert
from primogen.rivals.rules.flags import ATTACHES_ITSELF
from primogen.rivals.rules.legality import has_clan, needed_potency, why_barred
from primogen.rivals.rules.prices import TO_TAKE_A_TITLE, price
from primogen.rivals.rules.prince import bears_many_titles
from primogen.rivals.rules.reading import holds
from primogen.rivals.rules.ritual import (
    NO_BLOOD_TO_GIVE,
    blood_spilled_of,
    why_not_give_blood,
    why_not_two_actions,
)
from primogen.rivals.rules.switches.playing import TO_PLAY_IT, TOP_ICON
from primogen.rivals.rules.switches.princes import BARS, COPY_EACH_IN_TORPOR
from primogen.rivals.rules.table import ACTIONS, UNHOSTED_ACTIONS, Table
from primogen.rivals.rules.words import (
    ACTION,
    ATTACHED,
    BLOOD_POTENCY,
    CITY,
    FACE_DOWN_CARDS,
    GHOULISH,
    INFLUENCE_GAINED,
    NO_CLAN,
    ONE_PER_PLAYER,
    RETAINER,
    RITUAL,
    TABLED,
    TITLE,
    TORPOR,
    UNHOSTED,
    UNIQUE,
    VAMPIRE,
)

NO_ACTION_LEFT: Final = Refusal("RV-ACT-01", "no-action-left")


NOBODY_READY: Final = Refusal("RV-ACT-22", "nobody-ready")


NOT_AN_ACTION_CARD: Final = Refusal("RV-ACT-11", "not-an-action-card")


NO_LEGAL_TARGET: Final = Refusal("RV-TERM-28", "no-legal-target")


CANNOT_PAY: Final = Refusal("RV-ACT-19", "cannot-pay")


ACTORS_BP_TOO_LOW: Final = Refusal("RV-ACT-24", "actors-bp-too-low")


LACKS_DISCIPLINE: Final = Refusal("RV-ACT-25", "lacks-discipline")


GHOULS_PLAY_NO_ACTIONS: Final = Refusal("RV-GHOUL-14", "ghouls-play-no-actions")


EXHAUSTED_ACTOR: Final = Refusal("RV-ACT-08", "exhausted-actor")


ONLY_VAMPIRES_BEAR_TITLES: Final = Refusal("RV-TITLE-01", "only-vampires-bear-titles")


HAS_A_TITLE: Final = Refusal("RV-TITLE-06", "has-a-title")


UNIQUE_IN_PLAY: Final = Refusal("RV-UNIQ-01", "unique-in-play")


ONE_EACH: Final = Refusal("RV-UNIQ-05", "one-each")


TOO_LITTLE_INFLUENCE: Final = Refusal("RV-TITLE-04", "too-little-influence")


NO_PRESTIGE_TO_PLACE: Final = Refusal("RV-CONSP-03", "no-prestige-to-place")


NO_CLAN_FOR_ACTION: Final = Refusal("RV-ACT-28", "no-character-of-clan-for-action")


PLAY_ONLY_IF: Final = Refusal("RV-GOLD-01", "play-only-if")


AT_COST: Final = 0


FREE: Final = 1  # "at no cost": no action, no exhausting, no price, no Prestige placed (RV-ACT-37, RV-CARD-06)


NO_ACTION_COST: Final = 2  # "at no Action cost": no action and no exhausting, but every other cost (RV-ACT-38, -39)


FREE_BUT_BLOOD: Final = 3  # a Ritual, at no cost but its Blood, some of it of whoever is just being defeated


COSTS_NOTHING: Final = (FREE, FREE_BUT_BLOOD)


def is_placed(g: Table, card: Card) -> bool:
    return g.has_word(card, FACE_DOWN_CARDS)


def why_no_action(g: Table, card: Card) -> Refusal | None:
    """RV-ACT-04."""
    left = g.clock[ACTIONS]
    if g.kind(card) == UNHOSTED:
        left += g.clock[UNHOSTED_ACTIONS]
    return None if left else NO_ACTION_LEFT


def why_not_play(g: Table, seat: Seat, card: Card) -> Refusal | None:
    """Could this player play or place it now, with anybody?"""
    kind = g.kind(card)
    if kind not in (ACTION, UNHOSTED):
        return NOT_AN_ACTION_CARD
    refusal = why_no_action(g, card) or why_not_copy(g, seat, card) or why_not_named(g, card)
    if refusal is not None:
        return refusal
    if kind == UNHOSTED:
        return why_not_resolve(g, seat, card, NONE)
    refusal = NOBODY_READY
    for who in g.coterie(seat):
        if g.ready[who]:
            refusal = why_not_act(g, seat, card, who)
            if refusal is None:
                return None
    return refusal


def why_not_named(g: Table, card: Card) -> Refusal | None:
    """R226-PLY-03: a card whose name is barred may still be placed face down."""
    return None if is_placed(g, card) else why_barred(g, card)


def why_not_act(g: Table, seat: Seat, card: Card, who: Card) -> Refusal | None:
    """Could this character exhaust to play it?"""
    return why_not_suit(g, seat, card, who) if g.ready[who] else EXHAUSTED_ACTOR


def why_not_let_off(g: Table, seat: Seat, card: Card, who: Card, cost: int) -> Refusal | None:
    """Could this character play it, let off some of its cost? RV-ACT-37 to -40."""
    if g.kind(card) not in (ACTION, UNHOSTED):
        return NOT_AN_ACTION_CARD
    refusal = why_not_copy(g, seat, card) or why_not_named(g, card)
    if refusal is not None:
        return refusal
    if g.kind(card) == UNHOSTED:
        return why_not_resolve(g, seat, card, NONE, cost)
    return why_not_suit(g, seat, card, who, cost)


def why_not_suit(g: Table, seat: Seat, card: Card, who: Card, cost: int = AT_COST) -> Refusal | None:
    """Does this character, ready or not, meet what it needs? RV-ACT-23 to -30."""
    if g.being(who) == GHOULISH:
        return GHOULS_PLAY_NO_ACTIONS
    if is_placed(g, card):  # RV-ACT-32: whatever it will need
        return None if g.prestige[seat] > 1 or cost == FREE else NO_PRESTIGE_TO_PLACE
    face = g.face(card)
    if face.needs_bp and value(g, who, BLOOD_POTENCY) < needed_potency(g, card):
        return ACTORS_BP_TOO_LOW
    if face.needs_discipline and lacks_icon(g, card, who) and is_icon_required(g, card):
        return LACKS_DISCIPLINE
    if face.words & RITUAL:
        refusal = why_not_perform(g, seat, card, who, cost)
        if refusal is not None:
            return refusal
    if face.words & TITLE:
        refusal = why_not_entitle(g, seat, card, who, cost)
        if refusal is not None:
            return refusal
    return why_not_resolve(g, seat, card, who, cost)


def why_not_resolve(g: Table, seat: Seat, card: Card, who: Card, cost: int = AT_COST) -> Refusal | None:
    """Clan, targets and costs: RV-ACT-18, -20, -21, -28 to -30."""
    face = g.face(card)
    if face.clan != NO_CLAN and not has_clan(g, seat, face.clan):
        return NO_CLAN_FOR_ACTION
    if face.play_only_if is not None and not holds(g, face.play_only_if, card, who):
        return PLAY_ONLY_IF
    at = scope(seat, card, who)
    if face.price is not None and cost not in COSTS_NOTHING and not face.price.can(g, at):
        return CANNOT_PAY
    if face.needs_discipline and lacks_icon(g, card, who):
        return None if rest_has_target(g, card, at) else NO_LEGAL_TARGET
    text = face.text.effect if isinstance(face.text, Pay) and cost in COSTS_NOTHING else face.text
    if text is not None and not text.has_target(g, at):
        return CANNOT_PAY if isinstance(text, Pay) and text.effect.can(g, at) else NO_LEGAL_TARGET
    return None


def why_not_lie_on(g: Table, seat: Seat, card: Card, who: Card) -> Refusal | None:
    """Could this card, which costs nothing, be attached to that character by this player? By what it asks for itself.

    A Retainer; or an Action that attaches itself, as if the character played it.
    """
    refusal = why_not_bear(g, who, card, seat)
    if refusal is not None or g.has_word(card, RETAINER):
        return refusal
    text = g.face(card).text
    if g.kind(card) not in (ACTION, UNHOSTED) or text is None or not text.gives(ATTACHES_ITSELF):
        return NO_LEGAL_TARGET
    target = target_within(text)
    if target is not None and who not in target.among.cards(g, scope(seat, card, who)):
        return NO_LEGAL_TARGET
    return why_not_copy(g, seat, card) or why_not_suit(g, seat, card, who, FREE)


def target_within(text: Effect) -> Target | None:
    """Whom it is attached to, wherever that stands in the text."""
    if isinstance(text, Target):
        return text
    return next((found for part in text.parts() if (found := target_within(part)) is not None), None)


def lacks_icon(g: Table, card: Card, who: Card) -> bool:
    """The character who plays it has not the Discipline that opens its text."""
    needed = g.face(card).needs_discipline
    return needed > 0 and who != NONE and not value(g, who, needed)


def is_icon_required(g: Table, card: Card) -> bool:
    """RV-ACT-25, -26; R20-ABL-13: without it the rest of the text is left. Rituals are of the newest rulebook."""
    return g.switches[TOP_ICON] == TO_PLAY_IT or g.has_word(card, RITUAL)


def rest_has_target(g: Table, card: Card, at: Resolve) -> bool:
    """Of the lines below the first."""
    text = g.face(card).text
    return not isinstance(text, Seq) or all(line.has_target(g, at) for line in text.effects[1:])


def why_not_perform(g: Table, seat: Seat, card: Card, who: Card, cost: int) -> Refusal | None:
    """RV-RITUAL-03 to -09; "at no Action cost" still costs Blood: RV-ACT-38."""
    if cost == FREE_BUT_BLOOD:
        return None if blood_spilled_of(g, seat) else NO_BLOOD_TO_GIVE
    refusal = why_not_two_actions(g, card, who) if cost == AT_COST else None
    return refusal or (why_not_give_blood(g, seat, card) if cost != FREE else None)


def why_not_copy(g: Table, seat: Seat, card: Card) -> Refusal | None:
    """RV-UNIQ-01, -05, RV-TITLE-09 to -11: not beside a copy, unless that is on somebody in torpor.

    R20-TIT-10: one's own copy in torpor still stands against another that each player may have one of.
    """
    if not g.has_word(card, UNIQUE | ONE_PER_PLAYER):
        return None
    unique = g.has_word(card, UNIQUE)
    in_torpor_too = not unique and g.switches[COPY_EACH_IN_TORPOR] == BARS
    for other in copies_in_play(g, card):
        if (in_torpor_too or not is_in_torpor(g, other)) and (unique or g.controller[other] == seat):
            return UNIQUE_IN_PLAY if unique else ONE_EACH
    return None


def copies_in_play(g: Table, card: Card) -> list[Card]:
    same, definition = g.pool.namesakes[g.definition[card]], g.definition
    found: list[Card] = []
    for pile in (g.pile(CITY, ATTACHED), *[g.pile(seat, TABLED) for seat in range(g.seats())]):
        for other in pile:
            if definition[other] in same and other != card and not g.face_down[other]:
                found.append(other)
    return found


def is_in_torpor(g: Table, card: Card) -> bool:
    return g.host[card] != NONE and g.zone[g.host[card]] == TORPOR


def why_not_entitle(g: Table, seat: Seat, card: Card, who: Card, cost: int) -> Refusal | None:
    """RV-TITLE-01 to -06."""
    if g.being(who) != VAMPIRE:
        return ONLY_VAMPIRES_BEAR_TITLES
    if any(g.has_word(other, TITLE) for other in g.attachments(who)) and not bears_many_titles(g, who):
        return HAS_A_TITLE
    if cost == FREE:
        return None
    return None if could_exert(g, seat, influence_for(g, seat, card, who)) else TOO_LITTLE_INFLUENCE


def influence_for(g: Table, seat: Seat, card: Card, who: Card) -> int:
    """What a Title costs that character: RV-TITLE-03."""
    return price(g, g.face(card).influence, TO_TAKE_A_TITLE, INFLUENCE_GAINED, seat, card, who)


def target_of(text: Effect | None) -> Target | None:
    """What the card must name as it is played, if its text begins with it."""
    if isinstance(text, Pay):
        return text.target()
    return text if isinstance(text, Target) else None
