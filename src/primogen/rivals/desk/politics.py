"""Schemes, claims, bids, Conspiracies, Rituals and deals under way: what matters in each, for those who look on."""

from __future__ import annotations

from typing import Final

from primogen.games.desk import Scene
from primogen.kernel.decisions import number_of, verb_of
from primogen.kernel.frames import Frame
from primogen.kernel.ids import ALL, NONE, Card, Seat
from primogen.rivals.desk.eyes import Eyes
from primogen.rivals.rules import claim, conflict, deal_making, setup
from primogen.rivals.rules import conspiracy as tabled
from primogen.rivals.rules import ritual as rituals
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.influence import SAID_NO, SAID_YES
from primogen.rivals.rules.claim import Claiming
from primogen.rivals.rules.conflict import Conflict, total_of
from primogen.rivals.rules.deals import COUNTED
from primogen.rivals.rules.influence import modifiers_placed
from primogen.rivals.rules.table import FIRST, ROW4, Table
from primogen.rivals.text.prompts import PROMISES
from primogen.rivals.text.under_way import text_under_way

FIST_STEP: Final = conflict.EXERT_STEP + 1
DECLARE_STEP: Final = conflict.EXERT_STEP + 2
REVEAL_STEP: Final = conflict.MODIFIER_STEP - 1
COUNT_STEP: Final = conflict.MODIFIER_STEP + 1
SAYS: Final = {SAID_YES: "yes", SAID_NO: "no"}
DONE, NOW, NEXT = "done", "now", "next"
BLANK: Final = "…"  # where a number will stand
RESULT: Final = str(5)  # the place of "Count" among the printed steps


# ---- Schemes


def conflict_part(eyes: Eyes, frame: Conflict, position: int) -> Scene:
    g, node = eyes.g, frame.cells[conflict.NODE]
    is_open = position > REVEAL_STEP
    order = g.clockwise_from(frame.scheme_player)
    sides = [side_of(eyes, frame, place, position) for place in range(len(order))]
    return {
        "card": eyes.handle(frame.cells[conflict.CARD]),
        "player": frame.scheme_player,
        "that": eyes.handle(frame.cells[conflict.THAT]),
        "effect": "" if node == NONE else eyes.words.carried_out(g, eyes.seat, frame.scope()),
        "sides": sides,
        "yes": heard_for(eyes, SAID_YES, is_open=is_open),
        "no": heard_for(eyes, SAID_NO, is_open=is_open),
        "open": int(is_open),
    }


def side_of(eyes: Eyes, frame: Conflict, place: int, position: int) -> Scene:
    """One seat. A fist is shown closed whether there is Prestige in it or not: RV-SCHEME-08."""
    g = eyes.g
    seat, turn = g.clockwise_from(frame.scheme_player)[place], frame.cells[conflict.TURN]
    is_open = position > REVEAL_STEP
    has_fist = place < turn or (place == turn and position == DECLARE_STEP)
    found: Scene = {
        "seat": seat,
        "at": DONE if place < turn else NOW if place == turn else NEXT,
        "said": SAYS.get(g.said[seat], ""),
        "exerted": g.exerted[seat],
        "cards": [eyes.handle(card) for card in modifiers_placed(g, seat)],
    }
    if has_fist and frame.cells[conflict.WHAT] != conflict.LEADERS_ONLY:
        found["closed"] = int(not is_open)
        if is_open or eyes.seat in (seat, ALL):
            found["fist"] = g.fist[seat]
    if is_open:
        found["total"] = total_of(g, seat)
    return found


def heard_for(eyes: Eyes, word: int, *, is_open: bool) -> int:
    """What the table has heard so far; once everything is revealed, what counts."""
    g = eyes.g
    seats = [seat for seat in range(g.seats()) if g.said[seat] == word]
    return sum(total_of(g, seat) if is_open else g.exerted[seat] for seat in seats)


def conflict_outcomes(eyes: Eyes, position: int) -> dict[str, str]:
    if position <= COUNT_STEP:
        return {}
    succeeds = heard_for(eyes, SAID_YES, is_open=True) >= heard_for(eyes, SAID_NO, is_open=True)
    return {RESULT: eyes.outcome("succeeds" if succeeds else "fails")}


# ---- claims, and bids for a Leader


def claim_part(eyes: Eyes, frame: Claiming) -> Scene:
    g, claimant = eyes.g, frame.claimant
    foes = g.foes(g.controller[claimant])
    asked = g.decision.seat if g.decision is not None and g.frames[-1] is frame else NONE
    now = foes.index(asked) if asked in foes else frame.cells[claim.ASKED]
    found = [{"seat": seat, "at": at_place(place, now, is_asked=asked in foes)} for place, seat in enumerate(foes)]
    return {"claimant": eyes.handle(claimant), "player": g.controller[claimant], "foes": found}


def at_place(place: int, now: int, *, is_asked: bool) -> str:
    if place < now:
        return DONE
    return NOW if is_asked and place == now else NEXT


def setup_part(eyes: Eyes, frame: Frame[Table], position: int) -> Scene:
    """The Leader that several have revealed, and who bids what: RV-SETUP-21 to -25."""
    g, cells = eyes.g, frame.cells
    if position != setup.BID_STEP:
        return {}
    seats = [seat for seat in g.clockwise_from(g.clock[FIRST]) if cells[setup.BIDDERS] >> seat & 1]
    asked = cells[setup.ASKED]
    return {
        "leader": eyes.handle(setup.intended(g, seats[asked])),
        "highest": cells[setup.HIGHEST],
        "holder": cells[setup.HOLDER],
        "foes": [{"seat": seat, "at": at_place(at, asked, is_asked=True)} for at, seat in enumerate(seats)],
    }


# ---- cards on the table


def tabled_part(eyes: Eyes, frame: Frame[Table]) -> Scene:
    card = frame.cells[tabled.CARD]
    to = frame.cells[tabled.SEAT]
    return {"card": eyes.handle(card), "player": eyes.g.controller[card], "to": to, "effect": text_of(eyes, card)}


def ritual_part(eyes: Eyes, frame: Frame[Table]) -> Scene:
    card = frame.cells[rituals.CARD]
    return {"card": eyes.handle(card), "player": eyes.g.controller[card], "effect": text_of(eyes, card)}


def text_of(eyes: Eyes, card: Card) -> str:
    """What it does, with whom it is done to once that is settled; nothing to those who do not see it."""
    g = eyes.g
    if not eyes.sees(card):
        return ""
    at = text_under_way(g)
    if at is not None and at.card == card:
        return eyes.words.carried_out(g, eyes.seat, at)
    text = g.face(card).text
    return "" if text is None else eyes.words.phrase(text)


# ---- deals


def deal_part(eyes: Eyes, frame: Frame[Table]) -> Scene:
    proposer, partner = frame.cells[deal_making.PROPOSER], frame.cells[deal_making.PARTNER]
    return {
        "proposer": proposer,
        "partner": partner,
        "terms": promises_in(eyes, frame.cells[deal_making.TERMS :]),
        "offers": offers(eyes, proposer, partner),
    }


def promises_in(eyes: Eyes, rows: list[int]) -> list[Scene]:
    found: list[Scene] = []
    for at in range(0, len(rows), ROW4):
        who, promise, to, number = rows[at : at + ROW4]
        said = PROMISES[promise][eyes.lang].format(number, eyes.words.seat(to))
        found.append({"who": who, "to": to, "words": said})
    return found


def offers(eyes: Eyes, proposer: Seat, partner: Seat) -> list[Scene]:
    """For the one who proposes: each promise once, with the options that make it, one for each amount."""
    asked = eyes.g.decision
    if asked is None or asked.seat != eyes.seat or asked.asks != "deal-terms":
        return []
    found: dict[int, Scene] = {}
    options: dict[int, list[int]] = {}
    for at, option in enumerate(asked.options):
        if verb_of(option) != w.PROMISE:
            continue
        term = number_of(option)
        who, promise = term // 256, term // 16 % 16
        to = eyes.words.seat(partner if who == proposer else proposer)
        said = PROMISES[promise][eyes.lang].format(BLANK if promise in COUNTED else "", to)
        options.setdefault(term // 16, []).append(at)
        found[term // 16] = {"who": who, "words": said, "counted": int(promise in COUNTED)}
    return [{**offer, "options": options[key]} for key, offer in found.items()]
