"""What is going on, as data: the action, the combat and the referendum under way, each with its step."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import WINDOW
from primogen.kernel.frames import Frame
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.kernel.windows import CHANCES, MOMENT, Window
from primogen.vtes.desk.names import ACTIONS, RANGES, STRIKES
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules import underway as u
from primogen.vtes.rules import words as w
from primogen.vtes.rules.polling import is_called_by_card, tally, voters
from primogen.vtes.rules.strikes import points
from primogen.vtes.rules.table import EDGE, Table
from primogen.vtes.rules.titles import votes_of
from primogen.vtes.rules.topics import BLEED, INTERCEPT, STEALTH
from primogen.vtes.text.naming import Naming
from primogen.vtes.text.phrasebook import STRIKES as STRIKE_WORDS
from primogen.vtes.text.under_way import action_words, declared

Stage = dict[str, object]

ACTION_STEPS: Final = {
    w.BEFORE_BLOCKS: "announced",
    w.ATTEMPT: "attempt",
    w.AFTER_BLOCKS: "unblocked",
    w.BEFORE_SUCCESS: "unblocked",
    w.WHEN_BLOCKED: "blocked",
    w.BEFORE_COMBAT: "resolves",
    w.AFTER_ACTION: "resolves",
}
COMBAT_STEPS: Final = {
    w.BEFORE_RANGE: "range",
    w.RANGE: "range",
    w.BEFORE_STRIKE: "strike",
    w.PREVENTION: "damage",
    w.ADDITIONAL: "additional",
    w.PRESS: "press",
    w.END_OF_ROUND: "press",
    w.END_OF_COMBAT: "end",
}
REFERENDUM_STEPS: Final = {w.BEFORE_VOTES: "before-votes", w.POLLING: "polling"}


def stages_of(g: Table, seat: Seat, names: Naming) -> dict[str, Stage]:
    """Whatever there is. All of it is public but the faces of some cards."""
    found = {
        "action": action_of(g, seat, names),
        "combat": combat_of(g, seat, names),
        "referendum": referendum_of(g),
        "answering": answering(g),
    }
    return {name: stage for name, stage in found.items() if stage is not None}


def moment_of(g: Table) -> int:
    """Of the innermost window in which cards are played, but that in which one may be cancelled."""
    for frame in reversed(g.frames):
        if frame.kind == WINDOW and frame.cells[MOMENT] != w.AS_PLAYED:
            return frame.cells[MOMENT]
    return 0


def answering(g: Table) -> Stage | None:
    """Of the window that is open: who may answer, in their order, and who has had their chance. Everybody hears who
    is asked, and so knows both."""
    window = next((frame for frame in reversed(g.frames) if frame.kind == WINDOW), None)
    if not isinstance(window, Window):
        return None
    order = [seat for seat in g.order_in_window(window) if g.is_in(seat)]
    return {"order": order, "passed": [seat for seat in order if window.cells[CHANCES] >> seat & 1]}


def frames_within(g: Table, kind: int) -> list[Frame[Table]]:
    """Those that stand on the last of that kind."""
    last = max(at for at, frame in enumerate(g.frames) if frame.kind == kind)
    return g.frames[last + 1 :]


# ---- an action


def action_of(g: Table, seat: Seat, names: Naming) -> Stage | None:
    action = declared(g)
    if action is None:
        return None
    attempting = u.attempt_under_way(g)
    blocker = attempting if attempting != NONE else action.blocker
    return {
        "takes": ACTIONS[action.takes],
        "seat": action.seat,
        "minion": action.minion,
        "card": action.source(),
        "target": action.target,
        "defenders": action.defenders(g),
        "declined": [each for each in range(g.seats()) if action.cells[u.DECLINED] >> each & 1],
        "blocker": blocker,
        "stealth": value(g, action.minion, STEALTH),
        "intercept": 0 if blocker == NONE else value(g, blocker, INTERCEPT),
        "amount": max(0, value(g, action.minion, BLEED)) if action.takes == w.BLEEDING else 0,
        "step": action_step(g, action),
        "words": action_words(g, seat, action, names),
    }


def action_step(g: Table, action: u.Acting) -> str:
    if action.cells[u.OUTCOME] == u.BLOCKED or action.blocker != NONE:
        return "blocked"
    if action.cells[u.OUTCOME] == u.SUCCEEDED:
        return "resolves"
    within = frames_within(g, k.ACTION)
    if any(frame.kind == k.BLOCKING for frame in within):
        return "attempt" if u.attempt_under_way(g) != NONE else "blocks"
    return ACTION_STEPS.get(moment_of(g), "announced")


# ---- a combat


def combat_of(g: Table, seat: Seat, names: Naming) -> Stage | None:
    fight = u.combat_under_way(g)
    if fight is None:
        return None
    return {
        "acting": fight.acting,
        "opposing": fight.opposing,
        "round": fight.cells[u.ROUND],
        "range": RANGES[fight.range],
        "step": combat_step(g),
        "strikes": [strike_of(g, seat, fight, who, names) for who in (fight.acting, fight.opposing)],
        "hits": hits_of(g),
        "presses": fight.cells[u.CONTINUES],
    }


def combat_step(g: Table) -> str:
    if u.damage_under_way(g) is not None:
        return "damage"
    within = [frame for frame in frames_within(g, k.COMBAT) if frame.kind == WINDOW]
    moments = [frame.cells[MOMENT] for frame in within if frame.cells[MOMENT] in COMBAT_STEPS]
    return COMBAT_STEPS[moments[-1]] if moments else "strike"


def strike_of(g: Table, seat: Seat, fight: u.Fighting, who: Card, names: Naming) -> Stage:
    """A strike is told as soon as it is chosen: VT-STRIKE-05."""
    kind, bits, card = fight.of(who, u.STRIKE_KIND), fight.of(who, u.STRIKE_BITS), fight.of(who, u.STRIKE_CARD)
    normal, aggravated = points(g, fight, who) if kind in (w.HAND_STRIKE, w.DAMAGE) else (0, 0)
    amount = normal + aggravated if kind in (w.HAND_STRIKE, w.DAMAGE) else fight.of(who, u.STRIKE_AMOUNT)
    words = STRIKE_WORDS[kind][names.lang].format(names.card(g, seat, card), amount)
    return {
        "kind": STRIKES[kind],
        "amount": amount,
        "aggravated": int(aggravated > 0),
        "ranged": int(bits & w.RANGED != 0),
        "card": card,
        "words": words,
    }


def hits_of(g: Table) -> list[Stage]:
    """While damage may be prevented: who is about to take how much."""
    cells = u.damage_under_way(g)
    rows = [] if cells is None else [cells[at : at + u.HIT] for at in range(u.HITS, len(cells), u.HIT)]
    return [
        {"card": row[u.VICTIM], "normal": row[u.NORMAL_POINTS], "aggravated": row[u.AGGRAVATED_POINTS]} for row in rows
    ]


# ---- a referendum


def referendum_of(g: Table) -> Stage | None:
    cells = u.referendum_under_way(g)
    if cells is None:
        return None
    for_it, against = tally(g, cells)
    rows = [cells[at : at + u.VOTE_ROW] for at in range(u.VOTED, len(cells), u.VOTE_ROW)]
    return {
        "caller": cells[u.CALLER],
        "card": cells[u.CALLED_BY],
        "minion": cells[u.ACTED_BY],
        "hunted": cells[u.HUNTED],
        "for": for_it,
        "against": against,
        "passes": int(for_it > against),
        "votes": [{"card": row[u.VOTER], "for": row[u.IS_FOR]} for row in rows],
        "uncast": uncast(g, cells),
        "step": REFERENDUM_STEPS.get(moment_of(g), "resolution" if cells[u.PASSED] else "terms"),
    }


def uncast(g: Table, cells: list[int]) -> list[Stage]:
    """Votes that everybody can see: of ready minions, of the card that called it, of the Edge."""
    voted, found = voters(cells), list[Stage]()
    for seat in g.clockwise_from(cells[u.CALLER]):
        minions = [card for card in g.ready(seat) if card not in voted and votes_of(g, card) > 0]
        found.extend({"seat": seat, "card": card, "votes": votes_of(g, card)} for card in minions)
        if g.clock[EDGE] == seat:
            found.append({"seat": seat, "card": NONE, "votes": 1})
        if seat == cells[u.CALLER] and is_called_by_card(g, cells) and not cells[u.CARD_VOTES] >> seat & 1:
            found.append({"seat": seat, "card": cells[u.CALLED_BY], "votes": 1})
    return found
