"""A table of VTES as the server and the page see it: dealt, opened again, told to each seat, and nothing given away."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import msgspec
import pytest

from primogen.games.desk import Teller, Undealt, Unread
from primogen.kernel.ids import ALL, NONE, Seat
from primogen.kernel.journal import Header, Journal, OpeningError, read, replayed, split
from primogen.kernel.machine import answer
from primogen.kernel.plain import as_dict
from primogen.kernel.views import Sight, packed, view
from primogen.text.languages import EN, ES
from primogen.vtes.bots.roster import BOTS
from primogen.vtes.decks.starters import STARTERS
from primogen.vtes.desk.catalogue import Catalogue
from primogen.vtes.desk.desk import VtesDesk
from primogen.vtes.desk.names import MANNERS
from primogen.vtes.lab.arena import VtesArena
from primogen.vtes.lab.twins import twin_of
from primogen.vtes.rules.table import Table, table
from primogen.vtes.terms import Agreed

DESK = VtesDesk()
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Flo"]
EVERY = 23  # answers: a prime, so that all kinds of questions are met


def dealt(seats: int = 5, seed: bytes = b"desk") -> Header:
    decks = [STARTERS[seat % len(STARTERS)] for seat in range(seats)]
    return DESK.deal(NAMES[:seats], decks, seed)


def positions(seats: int, seed: int, bot: str = "random") -> Iterator[Table]:
    """Of a whole game."""
    header = dealt(seats, b"%d" % seed)
    g, bots, arena = table(DESK.open(header)), [BOTS[bot](seat) for seat in range(seats)], VtesArena(Agreed())
    g.log = []
    while g.decision is not None:
        yield g
        asked = g.decision
        answer(g, arena.chosen(g, bots[asked.seat], asked.seat, len(asked.options)))
    yield g


def told(g: Table, seat: Seat, lang: int = EN) -> dict[str, object]:
    by = Teller(seat, lang, tuple(NAMES[: g.seats()]))
    return DESK.scene(by, 7, DESK.looks(Sight(g)))


# ---- dealing and opening


def test_a_game_opens_again_as_it_was_dealt() -> None:
    header = json.loads(json.dumps(dealt()))
    assert DESK.open(header).fingerprint() == DESK.open(dealt()).fingerprint()
    assert DESK.names(header) == NAMES[:5]
    assert DESK.open(DESK.again(header, b"other")).fingerprint() != DESK.open(header).fingerprint()


def test_a_journal_is_replayed_to_the_same_fingerprint() -> None:
    header = dealt(3)
    journal, dice = Journal(header, DESK.open(header)), random.Random(3)
    for _ in range(400):
        assert journal.g.decision is not None
        journal.answer(dice.randrange(len(journal.g.decision.options)))
    found, entries = read(split(("\n".join(journal.lines()) + "\n").encode()))
    assert replayed(found, entries, DESK.open).g.fingerprint() == journal.g.fingerprint()


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"game": "rivals"}, "cannot be opened"),
        ({"edition": "1994"}, "cannot be opened"),
        ({"switches": {"moon": "full"}}, "no switch is called"),
        ({"seats": []}, "VT-TERM-01"),
        ({"seats": [{"name": "Ana", "crypt": ["1"], "library": []}] * 2}, "no card has the id"),
        ({"cards": "0" * 64}, "have changed"),
        ({"seed": "none"}, "not understood"),
    ],
)
def test_a_header_that_is_none_says_why(changed: Header, why: str) -> None:
    with pytest.raises(OpeningError, match=why):
        DESK.open({**dealt(2), **changed})


@pytest.mark.parametrize("seats", [1, 7])
def test_as_many_as_the_rulebook_seats(seats: int) -> None:
    """VT-TERM-01: two to six."""
    with pytest.raises(Undealt, match="VT-TERM-01"):
        DESK.check_seats(seats)


def test_terms_settle_switches() -> None:
    header = DESK.deal(NAMES[:2], ["ventrue", "tremere"], b"1", {"edition": "tournament", "draft.effects": "on"})
    assert table(DESK.open(header)).switches == [1, 1, 1]
    assert DESK.terms(header) == {"edition": "tournament", "draft.effects": "on"}


def test_a_saved_game_goes_on() -> None:
    header = dealt(3)
    for at, g in enumerate(positions(3, 5)):
        if at == 300:
            assert g.decision is not None
            woken = DESK.woken(dealt(3, b"5"), {"game": json.loads(g.save())})
            assert woken.fingerprint() == g.fingerprint()
            assert DESK.under(header, json.loads(g.save())) == DESK.under(header, json.loads(g.clone().save()))
            carried = DESK.carried(dealt(3, b"5"), {"game": json.loads(g.save())})
            assert DESK.open(carried).fingerprint() == g.fingerprint()
            return


# ---- what each seat is told


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_every_position_can_be_told(seats: int) -> None:
    """To players, to who looks on, and after the end to all; in both languages; it is plain data."""
    for at, g in enumerate(positions(seats, seats, "simple")):
        if at % EVERY and g.decision is not None:
            continue
        for seat in (*range(seats), NONE):
            scene = told(g, seat, at % 2)
            assert msgspec.json.decode(msgspec.json.encode(scene)) == scene
            assert g.decision is None or ("options" in as_dict(scene["prompt"])) == (g.decision.seat == seat)
        lines = DESK.told(g, g.log or [], Teller(0, ES, tuple(NAMES[:seats])))
        assert (at == 0 or lines) and all(line.words for line in lines)
    assert as_dict(told(g, ALL)["ended"])["points"] == g.victory


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_told_what_they_cannot_see(seed: int) -> None:
    """A twin, in which all that a seat does not see is dealt otherwise, is told to it in the same words."""
    dice = random.Random(seed)
    for at, g in enumerate(positions(4, seed)):
        if at % EVERY == 0 and g.decision is not None:
            for seat in range(4):
                assert told(twin_of(g, seat, dice), seat) == told(g, seat)


def test_who_may_answer_is_told_in_order() -> None:
    """VT-SEQ-03: the seat that acts first, and who has had their chance; whoever is asked has not."""
    seen = 0
    for g in positions(4, 4, "simple"):
        answering = as_dict(told(g, NONE).get("answering") or {})
        if g.decision is None or g.decision.asks != "respond":
            continue
        order, passed = answering["order"], answering["passed"]
        assert isinstance(order, list) and isinstance(passed, list)
        assert g.decision.seat in order and g.decision.seat not in passed and set(passed) <= set(order)
        seen += bool(passed)
    assert seen > 20


def test_a_moment_is_told_once_for_each_answer() -> None:
    """Of all that an answer brings about the weightiest names it: a game ends with an ousting, and is over."""
    highlights = DESK.highlights(Teller(NONE, EN, tuple(NAMES[:2])))
    told_before = 0
    for n, g in enumerate(positions(2, 6, "simple")):
        lines = g.log or []
        highlights.see(n, g, lines[told_before:])
        told_before = len(lines)
    found = highlights.found()
    assert len({moment.n for moment in found}) == len(found) > 3
    assert (
        found[-1].kind == "end"
        and "ousted" in found[-1].words
        and found[-1].words.endswith("Ben wins, by victory points: 2")
    )
    assert "bleed" in {moment.kind for moment in found}


def test_a_page_asks_for_the_cards_it_sees() -> None:
    """By their ids, in either language; what is no card is passed over."""
    found = DESK.cards(["201531", "none", "100518"], ES)
    assert isinstance(found, Catalogue)
    assert [card.name for card in found.cards] == ["Alice Chen", "Deflection"]
    assert found.names["prince"] == "príncipe"


def test_what_may_not_be_done_is_told_with_its_rule() -> None:
    found = []
    for at, g in enumerate(positions(2, 1)):
        if g.decision is not None and at < 300:
            found += DESK.greyed(g, Teller(g.decision.seat, EN, tuple(NAMES[:2])))
    assert found and all(str(each["rule"]).startswith("VT-") and each["why"] for each in found)


def test_who_runs_out_of_time_does_nothing() -> None:
    for g in positions(2, 2):
        if g.decision is not None and g.decision.asks == "respond":
            neutral = DESK.neutral(g)
            assert neutral is not None
            assert MANNERS.verbs[7] == "pass"
            return


def test_a_bot_thinks_of_a_view_alone() -> None:
    """What it answers to a view that went to another process is what it answers at the table."""
    header, arena = dealt(3, b"9"), VtesArena(Agreed())
    for at, g in enumerate(positions(3, 9)):
        asked = g.decision
        if asked is None or at > 400:
            return
        thought = DESK.think("simple", at, packed(view(g, asked.seat)), header)
        assert thought == arena.chosen(g, BOTS["simple"](at), asked.seat, len(asked.options))


# ---- decks


def test_decks_at_hand_are_legal_and_written_as_they_are_read() -> None:
    for name in STARTERS:
        text = DESK.shelf(EN).starters[name].text
        checked = DESK.checked(text, EN, {"edition": "tournament"})
        assert checked.faults == [] and DESK.checked(checked.text, ES).deck == checked.deck


def test_what_is_wrong_with_a_deck_is_said() -> None:
    wrong = DESK.checked("12x Alice Chen\n39x Blood Doll", EN)
    assert [fault.rule for fault in wrong.faults] == ["VT-DECK-03"]
    with pytest.raises(Unread, match="lists no cards"):
        DESK.checked("nothing", EN)
    with pytest.raises(Undealt, match="39 cards in the library"):
        DESK.settled("12x Alice Chen\n39x Blood Doll", EN)
