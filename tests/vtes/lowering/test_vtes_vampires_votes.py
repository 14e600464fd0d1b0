"""Vampires about referendums: what votes cost, who has more of them, who abstains, what comes of those against."""

from __future__ import annotations

import pytest

from primogen.vtes.scenes.laying import DISCARD
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_crypt import book_of, name_of

BOON = "Consanguineous Boon"


def called(key: str, two: Side, more: str = "100236") -> Play:
    """The boon is called by the vampire with that id, and votes are being cast."""
    name = name_of(key)
    one = Side(ready=[name], hand=[BOON])
    play = begin(one, two, book=book_of(key, more))
    play.one(f"play {BOON}")
    while play.asked.asks != "respond":
        answer = "decline" if "decline" in play.offered else play.offered[0]
        play.answers(play.asked.seat, (answer,))
    return play


def vote(play: Play, *answers: str) -> None:
    """Each of them as soon as it is on offer; the others pass."""
    left = list(answers)
    while play.asked.asks == "respond":
        wanted = next((each for each in left if each in play.offered), "pass")
        if wanted != "pass":
            left.remove(wanted)
        play.answers(play.asked.seat, (wanted,))
    assert not left, play.offered


def test_votes_against_cost_blood() -> None:
    """201530: every vampire, who must have it; votes for it cost nothing."""
    two = Side(ready=["Andi Liu", "Alice Chen", "Chrysanthemum"], blood={"Alice Chen": 0})
    play = called("201530", two)
    play.one("pass")
    offered = [said for said in play.offered if said != "pass"]
    for name in ("Andi Liu", "Chrysanthemum"):
        assert {f"for: {name}", f"against: {name}"} <= set(offered)
    assert "for: Alice Chen" in offered
    assert "against: Alice Chen" not in offered
    vote(play, "for: Andi Liu", "against: Chrysanthemum")
    assert (play.blood("Andi Liu"), play.blood("Chrysanthemum")) == (6, 4)


def test_votes_in_other_referendums_are_free() -> None:
    """201530: of one he did not call."""
    play = called("201702", Side(ready=["Andi Liu"]))
    play.one("pass")
    vote(play, "against: Andi Liu")
    assert play.blood("Andi Liu") == 6


def test_who_votes_against_burns_pool() -> None:
    """201702: a Methuselah, once, by her vampires or the Edge; not who votes for it."""
    two = Side(ready=["Andi Liu", "Alice Chen"], edge=True)
    play = called("201702", two)
    before = play.pool
    vote(play, "for: Marcos Belegrad", "against: Andi Liu", "against: Alice Chen")
    assert (play.pool[0] - before[0] > 0, play.pool[1] - before[1]) == (False, -1)


def test_who_votes_for_it_burns_none() -> None:
    """201702."""
    play = called("201702", Side(ready=["Andi Liu"]))
    vote(play, "for: Marcos Belegrad", "for: Andi Liu")
    assert play.pool[1] == 30


@pytest.mark.parametrize(("side", "blood"), [("for", 6), ("against", 5)])
def test_vampires_that_vote_against_burn_blood(side: str, blood: int) -> None:
    """200575: once results are tallied, whether it passes or not."""
    play = called("200575", Side(ready=["Andi Liu", "Ashley"]))
    vote(play, f"{side}: Andi Liu")
    assert (play.blood("Andi Liu"), play.blood("Ashley")) == (blood, 3)


def test_burns_the_edge_for_pool() -> None:
    """200575: in her discard phase."""
    one = Side(ready=["Hartmut Stover"], edge=True)
    play = begin(one, Side(), phase=DISCARD, book=book_of("200575"))
    play.one("use Hartmut Stover")
    assert (play.pool[0], play.edge) == (31, "")


def test_one_more_vote_when_the_edge_is_burned_for_a_vote() -> None:
    """201398: by whomever."""
    play = called("201398", Side(ready=["Lauren"], edge=True))
    assert "for: Tyler McGill" not in play.offered
    play.one("pass")
    play.two("against: the Edge")
    assert "for: Tyler McGill" in play.offered
    vote(play, "for: Tyler McGill")


def test_he_does_not_block_nosferatu() -> None:
    """201398."""
    for name, offered in (("Aunt Linda", False), ("Lauren", True)):
        play = begin(Side(ready=[name]), Side(ready=["Tyler McGill"]), book=book_of("201398"))
        play.one(f"bleed with {name}")
        assert (play.asked.asks == "block") == offered


@pytest.mark.parametrize("casts_first", [True, False])
def test_forced_to_abstain(casts_first: bool) -> None:
    """200136: what was cast is cancelled, and nothing more is; once in a referendum."""
    two = Side(ready=["Andi Liu", "Chrysanthemum"])
    play = called("200136", two)
    before = play.blood("Arishat")
    if casts_first:
        play.one("pass")
        play.two("against: Andi Liu")
    play.one("use Arishat", "Andi Liu")
    assert "use Arishat" not in play.offered
    play.one("for: Arishat", "pass")
    assert [said for said in play.offered if "Andi Liu" in said] == []
    assert play.blood("Arishat") == before - 1
    play.two("pass")
    passes = [line for line in play.told_since(0) if "passes" in line or "fails" in line]
    assert len(passes) == 1
    assert "passes" in passes[0]


def test_he_goes_to_torpor_when_his_referendum_fails() -> None:
    """201626: after resolution; not when it passes."""
    play = called("201626", Side(ready=["Andi Liu"]))
    vote(play, "against: Andi Liu")
    assert play.where("Cedrick Calhoun") == "torpor"
    play = called("201626", Side(ready=["Andi Liu"]))
    vote(play, "for: Andi Liu")
    assert play.where("Cedrick Calhoun") == "ready"


def test_he_goes_to_torpor_when_his_referendum_is_cancelled() -> None:
    """201626."""
    card = "Delaying Tactics"
    play = called("201626", Side(ready=["Andi Liu"], hand=[card]), more="100519")
    vote(play, f"play {card}")
    assert play.where("Cedrick Calhoun") == "torpor"


def test_more_votes_against_blood_hunts() -> None:
    """201628: 3 against, and 1 for; in other referendums 1 either way. 201388 casts none against."""
    for hunted, against, shown in ((True, 3, False), (False, 1, True)):
        one = Side(ready=["Lauren"], hand=[BOON])
        two = Side(ready=['Jason "Son" Newberry', "Troius"], torpor=["Nik Sikko"])
        play = begin(one, two, book=book_of("201628", "201388"))
        play.one("diablerize with Lauren" if hunted else f"play {BOON}")
        while play.asked.asks != "respond" or not any("Troius" in said for said in play.offered):
            answer = next((said for said in ("decline", "pass") if said in play.offered), play.offered[0])
            play.answers(play.asked.seat, (answer,))
        assert ("against: Troius" in play.offered) == shown
        assert "for: Troius" in play.offered
        at = len(play.lines)
        play.two('against: Jason "Son" Newberry')
        assert play.lines[at].number == against
