"""Where cards lie, which way they face, and to what they are attached."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.piles import mint_anew, move
from primogen.kernel.story import unname
from primogen.rivals.rules.atoms.blood import fit_blood
from primogen.rivals.rules.atoms.borrowed import refresh
from primogen.rivals.rules.atoms.city import was_last_time
from primogen.rivals.rules.atoms.faces import turn_back
from primogen.rivals.rules.atoms.held import let_go
from primogen.rivals.rules.atoms.rows import forget
from primogen.rivals.rules.atoms.telling import tell_askers
from primogen.rivals.rules.flags import LEAVES_PLAY
from primogen.rivals.rules.in_force import refresh_one
from primogen.rivals.rules.switches.torpor import READY, READY_ON_RETURN
from primogen.rivals.rules.table import ROW3, ROW4, Table
from primogen.rivals.rules.werewolves import FORM_CARD
from primogen.rivals.rules.words import (
    ACTIVE_ZONES,
    ATTACHED,
    ATTACHES,
    BOX,
    BURNED,
    BURNED_PILE,
    CITY,
    COMMAND,
    DETACHES,
    DISCARD,
    DISCARDS,
    ENTERS_DISCARD,
    ENTERS_PLAY,
    EXHAUSTS,
    FACTION,
    HAND,
    HAVEN,
    LEAVES_TORPOR,
    LOSES_PRINCE,
    MONSTER,
    MOST_SEATS,
    MOVES,
    PLACED,
    PRINCE,
    SHEDS,
    SHOWN,
    STREETS,
    TABLED,
    TORPOR,
    UNUSED,
    WRAITH,
)

IN_PLAY: Final = frozenset((HAVEN, STREETS, TORPOR, COMMAND, TABLED, ATTACHED))


def put(g: Table, card: Card, zone: int, seat: Seat) -> None:
    """The card goes to that zone of that seat, which from now on controls it."""
    before, bearer = g.zone[card], NONE
    if zone not in (ATTACHED, UNUSED) and g.kind(card) == FORM_CARD:
        zone = UNUSED  # it lies beside the table, and nowhere else
    if before == ATTACHED and zone != ATTACHED:
        bearer, g.host[card] = g.host[card], NONE
    move(g, card, zone, seat)
    if (zone in IN_PLAY or before in IN_PLAY) and not (zone in ACTIVE_ZONES and before in ACTIVE_ZONES):
        refresh(g, card)
    if bearer != NONE:
        fit_blood(g, bearer)


def draw_from(g: Table, seat: Seat, zone: int) -> Card:
    card = g.pile(seat, zone)[-1]
    put(g, card, HAND, seat)
    tell(g, "draws-faction" if zone == FACTION else "draws-library", seat, card)
    return card


def shuffle(g: Table, seat: Seat, zone: int) -> None:
    """No handle tells which card it was before, and nobody is being shown what it is."""
    handles = mint_anew(g, seat, zone)
    for card in handles:
        g.knows[card] = 0
    if g.used:  # by cards that are others now
        g.used[:] = [row for row in g.used if source_of(row) not in handles]
    unname(g, handles)


def put_back(g: Table, card: Card, zone: int) -> None:
    """Into a deck of its owner, to be shuffled by whoever put it there."""
    strip(g, card)
    put(g, card, zone, g.owner[card])
    tell(g, "put-back", g.owner[card], card)


def strip(g: Table, card: Card) -> None:
    """What a card loses with its place in play: RV-TOKEN-01."""
    if g.zone[card] in IN_PLAY:
        tell_askers(g, LEAVES_PLAY, g.controller[card], card)
    if g.zone[card] == TABLED or g.zone[card] == STREETS:
        shed(g, card)
    g.face_down[card] = 0
    if g.zone[card] != ATTACHED:  # its bearer learns of it in `put`
        g.host[card] = NONE
    g.party[card] = g.tagger[card] = NONE
    g.ready[card] = 1
    g.knows[card] = 0
    strip_tokens(g, card)
    if g.bound:
        let_go(g, card)
    forget(g.ignored, card, 2)
    if g.beneath:
        turn_back(g, card)
    forget(g.contributors, card, 2)
    forget(g.shown_to, card, 2)


def shed(g: Table, card: Card) -> None:
    """What is attached to an Ongoing card goes with it: RV-ABIL-33. A character's is another matter: RV-DEF-04."""
    if not g.face(card).is_character():
        for attached in g.attachments(card):
            burn(g, attached)


def strip_tokens(g: Table, card: Card) -> None:
    """Every token but the Leader token: RV-DEF-05."""
    g.blood[card] = 0
    g.no_influence[card] = 0
    g.fear[card] = 0
    g.minus_bp[card] = 0
    g.agenda_on[card] = 0
    g.rage[card] = 0
    forget(g.stakes, card, ROW3)
    forget(g.foreign, card, ROW3)
    forget(g.learned, card, ROW4)


def discard(g: Table, card: Card) -> None:
    """To its owner's pile: RV-TERM-15, -22."""
    before, seat = g.zone[card], g.controller[card]
    strip(g, card)
    put(g, card, DISCARD, g.owner[card])
    tell(g, "discards", seat, card)
    tell_askers(g, ENTERS_DISCARD, g.owner[card], card)
    if before == HAND:
        happened(g, DISCARDS, seat, card)


def burn(g: Table, card: Card) -> None:
    """RV-TERM-09, with all that is on it; a Monster leaves the game altogether, and so does a wraith token."""
    seat = g.controller[card]
    for attached in g.attachments(card):
        if g.kind(attached) == PRINCE:
            lose_prince(g, attached)
        else:
            whose = g.controller[attached]
            burn(g, attached)  # RV-ABIL-33, RV-TOKEN-22
            note_gone_with(g, attached, card, whose)
    for shown in g.pile(CITY, SHOWN):
        if g.host[shown] == card:
            shuffle_in_unused(g, shown)
    happened(g, BURNED, seat, card)
    strip(g, card)
    put(g, card, pile_when_burned(g, card), g.owner[card])
    tell(g, "burned", seat, card)


def note_gone_with(g: Table, card: Card, bearer: Card, seat: Seat) -> None:
    """It was attached to a character that leaves its player's coterie: heard of by that player, not of a Curse."""
    if g.zone[card] != ATTACHED and g.controller[bearer] == seat and g.face(bearer).is_character():
        happened(g, SHEDS, seat, card, bearer)


def pile_when_burned(g: Table, card: Card) -> int:
    """A Monster goes to the box: the unused ones may still come up (RV-CITY-22), this one may not."""
    if g.kind(card) == MONSTER:
        return BOX
    return UNUSED if g.kind(card) == WRAITH or was_last_time(g, card) else BURNED_PILE


def lose_prince(g: Table, prince: Card) -> None:
    """Back to The Streets: RV-PRINCE-28."""
    holder = g.host[prince]
    happened(g, LOSES_PRINCE, g.controller[holder], holder)
    tell(g, "loses-prince", g.controller[holder], holder)
    bring_into_streets(g, prince)


def remove_from_game(g: Table, card: Card) -> None:
    strip(g, card)
    put(g, card, UNUSED, g.owner[card])


def reveal(g: Table, card: Card) -> None:
    g.face_down[card] = 0
    refresh(g, card)
    tell(g, "turned-up", g.controller[card], card)


def turn_down(g: Table, card: Card) -> None:
    g.face_down[card] = 1
    refresh(g, card)
    tell(g, "turned-down", g.controller[card], card)


def place_face_down(g: Table, card: Card, who: Card, zone: int) -> None:
    """An Attack, Reaction or Modifier for what is under way, or a Conspiracy or Trap on the table."""
    seat = g.controller[card]
    g.face_down[card] = 1
    g.host[card] = who if zone == PLACED else NONE
    put(g, card, zone, seat)
    tell(g, "places-face-down", seat, card, who)


def lay_out(g: Table, card: Card, *, face_down: int) -> None:
    """It is announced: from now on everybody sees it, or its back."""
    g.face_down[card] = face_down
    put(g, card, PLACED, g.controller[card])


def play_face_up(g: Table, card: Card, who: Card) -> None:
    seat = g.controller[card]
    g.host[card] = who
    if g.zone[card] != PLACED:
        put(g, card, PLACED, seat)
    tell(g, "plays", seat, card, who)


def take_back(g: Table, card: Card) -> None:
    """To its player's hand, unseen."""
    strip(g, card)
    put(g, card, HAND, g.owner[card])


def put_into_play(g: Table, card: Card, seat: Seat) -> None:
    """An Ongoing card: RV-ONGO-01."""
    g.host[card] = NONE
    put(g, card, TABLED, seat)
    tell(g, "enters-play", seat, card)


def enter_haven(g: Table, card: Card, seat: Seat) -> None:
    """A character comes into play: RV-HAVEN-09."""
    g.party[card] = seat
    g.ready[card] = 1
    g.host[card] = NONE
    put(g, card, HAVEN, seat)
    happened(g, ENTERS_PLAY, seat, card)


def return_to_haven(g: Table, card: Card) -> None:
    seat, from_torpor = g.controller[card], g.zone[card] == TORPOR
    if from_torpor:
        happened(g, LEAVES_TORPOR, seat, card)
        tell(g, "leaves-torpor", seat, card)
        if g.switches[READY_ON_RETURN] == READY:
            g.ready[card] = 1  # R20-END-06
    g.party[card] = seat  # RV-MOVE-11
    put(g, card, HAVEN, seat)
    fit_blood(g, card)  # RV-POT-02: what held only in torpor is over


def free_party(g: Table, seat: Seat) -> int:
    """A number no party of this seat bears; the first MOST_SEATS are the Havens'."""
    taken = {g.party[card] for card in g.pile(seat, STREETS)}
    party = MOST_SEATS
    while party in taken:
        party += 1
    return party


def move_to_streets(g: Table, cards: list[Card]) -> None:
    """Together, as one party: RV-CITY-03; or each alone, while a card says so (R20-CRD-37)."""
    seat = g.controller[cards[0]]
    party = free_party(g, seat)
    for card in cards:
        put(g, card, STREETS, seat)
        g.party[card] = party
        if g.is_separate(card):
            party = free_party(g, seat)
        tell(g, "moves-to-streets", seat, card)
    happened(g, MOVES, seat, cards[0])


def regroup(g: Table, card: Card, party: int) -> None:
    g.party[card] = party
    tell(g, "regroups", g.controller[card], card)


def step_into_party(g: Table, card: Card, member: Card) -> None:
    """To where that member of the same coterie is, wherever it was before."""
    put(g, card, g.zone[member], g.controller[card])
    regroup(g, card, g.party[member])


def bring_into_streets(g: Table, card: Card) -> None:
    """A city card or a Monster, or one that goes back there."""
    strip(g, card)
    if g.kind(card) == MONSTER:
        g.face_down[card] = 1
        g.blood[card] = g.face(card).bp
    put(g, card, STREETS, CITY)
    tell(g, "into-streets", CITY, card)


def attach(g: Table, card: Card, host: Card, seat: Seat) -> None:
    """`seat` is the one whose attachment it is: RV-ABIL-30."""
    former = g.host[card] if g.zone[card] == ATTACHED else NONE
    g.host[card] = host
    put(g, card, ATTACHED, seat)
    if former != NONE:
        refresh_one(g, card)
        fit_blood(g, former)
    tell(g, "attached", seat, card, host)


def attach_face_down(g: Table, card: Card, host: Card, seat: Seat) -> None:
    """It has no text there, and only `seat` knows it."""
    g.face_down[card] = 1
    attach(g, card, host, seat)


def attached(g: Table, card: Card) -> None:
    """Its attaching is heard: RV-ATTACH-13; what moves it silently leaves this out (RV-ATTACH-16, -20)."""
    happened(g, ATTACHES, g.controller[card], card, g.host[card])


def detached(g: Table, card: Card, seat: Seat) -> None:
    """That player takes it off its bearer, as a cost or of their own will: told before it goes."""
    happened(g, DETACHES, seat, card, g.host[card])


def ready(g: Table, card: Card) -> None:
    if not g.ready[card]:
        g.ready[card] = 1
        if g.zone[card] in ACTIVE_ZONES:
            tell(g, "readies", g.controller[card], card)


def exhaust(g: Table, card: Card) -> None:
    g.ready[card] = 0
    tell(g, "exhausts", g.controller[card], card)
    happened(g, EXHAUSTS, g.controller[card], card)


def take_control(g: Table, card: Card, seat: Seat) -> None:
    """RV-TERM-13: with what the former controller attached to it, where it is, but in a party of its new player's.

    Blood of the former controller's colour is foreign now, and the other way round.
    """
    zone, former = g.zone[card], g.controller[card]
    rows = [g.foreign[at : at + ROW3] for at in range(0, len(g.foreign), ROW3) if g.foreign[at] == card]
    own = g.blood[card] - sum(row[2] for row in rows)
    forget(g.foreign, card, ROW3)
    for _, colour, number in rows:
        if colour != seat:
            g.foreign.extend((card, colour, number))
    if own and former != CITY:
        g.foreign.extend((card, former, own))
    for attached in g.pile(CITY, ATTACHED):
        if g.acting_for(attached) == card and g.controller[attached] == former:
            g.controller[attached] = seat
    put(g, card, zone, seat)
    if zone == TORPOR:
        g.party[card] = NONE  # RV-DEF-17
    else:
        g.party[card] = seat if zone == HAVEN else free_party(g, seat)  # RV-MOVE-11


def set_aside(g: Table, card: Card, zone: int) -> None:
    """Between the city's own zones: the deck, the box, the stacks of Monsters."""
    strip(g, card)
    put(g, card, zone, CITY)


def turn_up_beside(g: Table, card: Card, event: Card) -> None:
    """An unused Monster, shown beside an Event but not in play."""
    put(g, card, SHOWN, CITY)
    g.host[card] = event
    tell(g, "monster-shown", CITY, card, event)


def shuffle_in_unused(g: Table, monster: Card) -> None:
    """It goes with its Event; which of the unused ones comes up next, nobody knows: RV-CITY-22."""
    set_aside(g, monster, UNUSED)
    shuffle(g, CITY, UNUSED)
