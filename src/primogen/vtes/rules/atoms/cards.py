"""Where cards lie, whether they are tapped, and what they lie on."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import put_in_force
from primogen.kernel.events import forget_heard, happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.piles import mint_anew, move
from primogen.kernel.story import unname
from primogen.kernel.values import expire, value
from primogen.vtes.rules.atoms.choosing import leave_chosen
from primogen.vtes.rules.atoms.clock import let_replace, note_arrival, note_entering
from primogen.vtes.rules.atoms.corrupting import lift_corruption
from primogen.vtes.rules.atoms.counters import burn_blood, drain, gain_blood
from primogen.vtes.rules.in_force import OUT_OF_PLAY, note_hands, refresh
from primogen.vtes.rules.people import NO_CLAN, NO_SECT, NO_TITLE
from primogen.vtes.rules.table import AS_PRINTED, HAND_DUE, Table
from primogen.vtes.rules.topics import (
    BURNED,
    CANNOT_UNLOCK,
    CARD_PLAYED,
    CHANGES_CONTROL,
    ENTERS_PLAY,
    LEAVES_READY,
    LOCKED,
    TO_TORPOR,
    UNTAPS,
)
from primogen.vtes.rules.words import (
    ASH_HEAP,
    BENEATH,
    CONTESTED,
    CRYPT,
    HAND,
    IN_PLAY,
    INCAPACITATED,
    LIBRARY,
    ON_CARD,
    PLAY_ZONES,
    PLAYED,
    PLAYED_ONCE,
    READY,
    RECRUITED,
    REMOVED,
    TITLE_CARD,
    TORPOR,
    UNCONTROLLED,
    WHILE_IN_PLAY,
)

STAYS_BY_ITS_HOST: Final = (ON_CARD, PLAYED, CONTESTED, BENEATH)
STAYS_AS_PLAYED: Final = (*PLAY_ZONES, *STAYS_BY_ITS_HOST)


def put(g: Table, card: Card, zone: int, seat: Seat) -> None:
    """The card goes to that zone of that seat, which from now on controls it."""
    before = g.zone[card]
    bearer = g.host[card] if before == ON_CARD else NONE
    move(g, card, zone, seat)
    if zone not in STAYS_BY_ITS_HOST:
        g.host[card] = NONE
    if zone not in STAYS_AS_PLAYED:
        g.played_as[card] = 0
        if zone != UNCONTROLLED and g.definition[card] in g.pool.elsewhere:
            become(g, card, g.pool.elsewhere[g.definition[card]])
    refresh(g, card)
    if before in PLAY_ZONES or zone in PLAY_ZONES:
        note_hands(g)
    if before in OUT_OF_PLAY or zone in OUT_OF_PLAY:
        for lying in g.cards_on(card):
            refresh(g, lying)
    if bearer != NONE:
        drain(g, bearer)  # what gave him capacity is gone


def put_beneath(g: Table, card: Card, zone: int) -> None:
    """To the bottom of its owner's crypt or library, with nothing on it; no card of the library goes to a crypt."""
    if zone == CRYPT and g.definition[card] in g.pool.elsewhere:
        burn(g, card)
        return
    leave_play(g, card, zone)
    put(g, card, zone, g.owner[card])
    at = g.pile_at(g.owner[card], zone)
    g.piles[at] = (card, *g.piles[at][:-1])


def shuffle(g: Table, seat: Seat, zone: int) -> None:
    """Hidden cards are minted anew: after a shuffle no handle tells which card it was before."""
    unname(g, mint_anew(g, seat, zone))


def draw(g: Table, seat: Seat) -> None:
    card = g.pile(seat, LIBRARY)[-1]
    put(g, card, HAND, seat)
    tell(g, "draws", seat, card)


def return_to_hand(g: Table, card: Card) -> None:
    """To its owner's, who discards down at once: VT-LIB-09."""
    put(g, card, HAND, g.owner[card])
    g.due.extend((HAND_DUE, g.owner[card]))


def discard(g: Table, card: Card) -> None:
    tell(g, "discards", g.controller[card], card)
    put(g, card, ASH_HEAP, g.owner[card])


def tap(g: Table, card: Card) -> None:
    if not g.tapped[card]:
        g.tapped[card] = 1
        tell(g, "taps", g.controller[card], card)
        happened(g, LOCKED, g.controller[card], card)


def untap(g: Table, card: Card) -> None:
    if g.tapped[card] and not value(g, card, CANNOT_UNLOCK):
        g.tapped[card] = 0
        tell(g, "untaps", g.controller[card], card)
        happened(g, UNTAPS, g.controller[card], card)


def untap_quietly(g: Table, card: Card) -> None:
    """With all others, as the turn begins."""
    if g.tapped[card]:
        g.tapped[card] = 0
        happened(g, UNTAPS, g.controller[card], card)


def show(g: Table, card: Card) -> None:
    """It is about to be played: from now on everybody sees it (VT-LIB-02)."""
    put(g, card, PLAYED, g.controller[card])


def reveal(g: Table, card: Card) -> None:
    """To all; it lies on top then where it lay."""
    zone, seat = g.zone[card], g.controller[card]
    show(g, card)
    tell(g, "reveals", seat, card)
    put(g, card, zone, seat)


def note_player(g: Table, card: Card, who: Card, use: int) -> None:
    """That minion plays it, or nobody a master card; by which of its uses."""
    g.host[card] = who
    note_use(g, card, use)
    tell(g, "plays", g.controller[card], card, who)
    happened(g, CARD_PLAYED, g.controller[card], card, who)


def note_use(g: Table, card: Card, use: int) -> None:
    """In play it says what it says at that level."""
    g.played_as[card] = use


# ---- out of play


def burn(g: Table, card: Card, by: Card = NONE) -> None:
    """To its owner's ash heap, with all that is on it: VT-TERM-07, -11."""
    was_in_play = g.zone[card] != PLAYED
    if not was_in_play and g.has_word(card, PLAYED_ONCE):
        remove(g, card)
        return
    leave_play(g, card, ASH_HEAP)
    tell(g, "burned" if was_in_play else "spent", g.controller[card], card, by)
    if was_in_play:
        happened(g, BURNED, g.controller[card], card, by, g.controller[card])
    put(g, card, ASH_HEAP, g.owner[card])


def remove(g: Table, card: Card) -> None:
    """From the game: VT-TERM-10."""
    if g.zone[card] not in (LIBRARY, HAND, CRYPT):
        leave_play(g, card, REMOVED)
    put(g, card, REMOVED, g.owner[card])


def leave_play(g: Table, card: Card, zone: int) -> None:
    note_leaving(g, card)
    if g.limits:
        leave_chosen(g, card)
    if g.postponed:
        let_replace(g, WHILE_IN_PLAY + card)
    expire(g, WHILE_IN_PLAY + card)
    if g.has_word(card, TITLE_CARD) and g.zone[card] == ON_CARD:
        g.title[g.host[card]], g.contests[g.host[card]] = NO_TITLE, 0  # VT-SPECIAL-12
    for lying in g.cards_on(card):
        burn(g, lying)
    burn_blood(g, card, g.blood[card])
    if g.corruption:
        lift_corruption(g, card)
    split(g, card, zone)
    g.tapped[card] = g.contests[card] = 0
    for column in (g.clan, g.sect, g.title):
        column[card] = AS_PRINTED


# ---- minions


def note_leaving(g: Table, card: Card) -> None:
    """The ready region, which it is about to."""
    if g.zone[card] == READY:
        happened(g, LEAVES_READY, g.controller[card], card)


def go_to_torpor(g: Table, card: Card) -> None:
    """VT-TORPOR-03: what lies on him stays."""
    seat = g.controller[card]
    note_leaving(g, card)
    put(g, card, TORPOR, seat)
    tell(g, "to-torpor", seat, card)
    happened(g, TO_TORPOR, seat, card, NONE, seat)


def leave_torpor(g: Table, card: Card) -> None:
    """VT-TORPOR-08, -14: tapped or untapped as he was."""
    put(g, card, READY, g.controller[card])
    note_entering(g, card)
    tell(g, "leaves-torpor", g.controller[card], card)


def incapacitate(g: Table, card: Card) -> None:
    """VT-IMBUED-08."""
    note_leaving(g, card)
    put(g, card, INCAPACITATED, g.controller[card])
    tell(g, "incapacitated", g.controller[card], card)


def recover(g: Table, card: Card) -> None:
    """VT-IMBUED-12 to -14: with 1 life, and never more than at first."""
    put(g, card, READY, g.controller[card])
    gain_blood(g, card, min(1, g.face(card).capacity - g.blood[card]))
    tell(g, "recovers", g.controller[card], card)


def banish(g: Table, card: Card) -> None:
    """A vampire, to the uncontrolled region: what he is and what is on him stays, and comes back unlocked with him."""
    note_leaving(g, card)
    seat = g.controller[card]
    for each in (card, *g.cards_on(card)):
        g.tapped[each] = 0
    tell(g, "banished", seat, card)
    put(g, card, UNCONTROLLED, seat)


def become_ready(g: Table, card: Card) -> None:
    """A crypt card becomes controlled (VT-INF-09, -10), or an ally's first turn is over (VT-ALLY-06)."""
    seat, comes_into_play = g.controller[card], g.zone[card] != RECRUITED
    put(g, card, READY, seat)
    drain(g, card)
    note_entering(g, card)
    tell(g, "becomes-ready", seat, card)
    if comes_into_play:
        note_arrival(g, card)
        happened(g, ENTERS_PLAY, seat, card)


def arrive(g: Table, card: Card) -> None:
    """A vampire, in the ready region, who contests nothing."""
    put(g, card, READY, g.controller[card])
    tell(g, "becomes-ready", g.controller[card], card)
    happened(g, ENTERS_PLAY, g.controller[card], card)


def recruit(g: Table, card: Card) -> None:
    """VT-ALLY-04, -08."""
    put(g, card, RECRUITED, g.controller[card])
    gain_blood(g, card, g.face(card).life)
    happened(g, ENTERS_PLAY, g.controller[card], card)


def bring(g: Table, card: Card) -> None:
    """An ally that is not recruited may act at once: VT-ALLY-07, -08."""
    put(g, card, READY, g.controller[card])
    gain_blood(g, card, g.face(card).life)
    tell(g, "becomes-ready", g.controller[card], card)
    happened(g, ENTERS_PLAY, g.controller[card], card)


def change_control(g: Table, card: Card, seat: Seat) -> None:
    """With all that lies on it: VT-MINION-02."""
    put(g, card, g.zone[card], seat)
    tell(g, "changes-control", seat, card)
    happened(g, CHANGES_CONTROL, seat, card)
    for lying in g.cards_on(card):
        if g.controller[lying] != seat:
            put(g, lying, ON_CARD, seat)


def rise_as_vampire(g: Table, card: Card, clan: int, sect: int) -> None:
    """A card of the library, which is a vampire as long as it is in play: of that clan and sect, without blood."""
    become(g, card, g.pool.in_play[g.definition[card]])
    if clan != NO_CLAN:
        g.clan[card] = clan
    if sect != NO_SECT:
        g.sect[card] = sect
    become_ready(g, card)


# ---- cards by themselves, and on others


def put_on(g: Table, card: Card, host: Card, seat: Seat) -> None:
    """Equipment, a retainer, a master card: whoever is named controls it (VT-MINION-02, VT-MASTER-03)."""
    is_new = g.zone[card] not in (ON_CARD, IN_PLAY)
    g.host[card] = host
    put(g, card, ON_CARD, seat)
    tell(g, "put-on", seat, card, host)
    if is_new:
        gain_blood(g, card, g.face(card).life)  # VT-RETAIN-05
        happened(g, ENTERS_PLAY, seat, card, host)


def put_on_as(g: Table, card: Card, host: Card, seat: Seat) -> None:
    """As what it is in play."""
    become(g, card, g.pool.in_play[g.definition[card]])
    put_on(g, card, host, seat)


def put_in_play(g: Table, card: Card) -> None:
    put(g, card, IN_PLAY, g.controller[card])
    tell(g, "put-in-play", g.controller[card], card)
    happened(g, ENTERS_PLAY, g.controller[card], card)


# ---- contests


def contest(g: Table, card: Card) -> None:
    """VT-CONTEST-03: what is on it goes out of play with it, its counters stay (reading 16)."""
    note_leaving(g, card)
    put(g, card, CONTESTED, g.controller[card])
    tell(g, "contested", g.controller[card], card)


def end_contest(g: Table, card: Card) -> None:
    """VT-CONTEST-07: it untaps and is back where it belongs; on a minion that has gone it is burned."""
    seat = g.controller[card]
    g.tapped[card] = 0
    tell(g, "contest-over", seat, card)
    if g.is_minion(card):
        put(g, card, READY, seat)
    elif g.host[card] == NONE:
        put(g, card, IN_PLAY, seat)
    elif g.zone[g.host[card]] in (READY, TORPOR, CONTESTED):
        put(g, card, ON_CARD, seat)
    else:
        burn(g, card)


# ---- advancement


def merge(g: Table, card: Card, other: Card) -> None:
    """The other half goes onto the vampire in play, who is both from now on: VT-ADV-04 to -07."""
    halves = {g.definition[card], g.definition[other]}
    whole = next(both for pair, both in g.pool.merged.items() if set(pair) == halves)
    gained = g.blood[other]
    put(g, other, BENEATH, g.controller[card])
    g.host[other] = card
    become(g, card, whole)
    g.blood[other] = 0
    g.blood[card] += gained
    tell(g, "merges", g.controller[card], card, other)
    drain(g, card)


def split(g: Table, card: Card, zone: int) -> None:
    """Only when he is burned, or leaves the game: VT-ADV-06. Both halves go the same way."""
    below = next((other for other in g.pile(g.controller[card], BENEATH) if g.host[other] == card), NONE)
    if below == NONE:
        return
    halves = next(pair for pair, both in g.pool.merged.items() if both == g.definition[card])
    become(g, card, next(half for half in halves if half != g.definition[below]))
    put(g, below, zone, g.owner[below])


def become(g: Table, card: Card, definition: int) -> None:
    """Another face: its abilities leave with the one, and come with the other."""
    put_in_force(g, card, 0)
    forget_heard(g, card)
    g.definition[card] = definition
    g.reface()
    refresh(g, card)
