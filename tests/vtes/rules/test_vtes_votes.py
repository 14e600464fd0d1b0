"""Referendums: who calls them, who votes with what, and when it ends."""

from __future__ import annotations

import pytest

from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_extras import BOOK


def motion(*others: Side, one: Side | None = None) -> Play:
    """A referendum by one without votes of his own is in its polling: it gives its caller 1 pool."""
    first = one or Side(ready=["Krid"], hand=["Motion"])
    play = begin(first, *others, book=BOOK)
    play.one("play Motion")
    while play.asked.asks == "block":
        play.answers(play.asked.seat, ("decline",))
    return play


def test_only_vampires_take_political_actions() -> None:
    """VT-POL-02, VT-ALLY-12."""
    with scene(Side(ready=["Thug"], hand=["Motion"]), Side(), book=BOOK) as play:
        assert "VT-ALLY-12" in play.refusal("play Motion")


def test_prey_and_predator_block_a_political_action() -> None:
    """VT-POL-07, -05, VT-RESOLVE-02: and blocked, there is no referendum and the card is burned."""
    with scene(
        Side(ready=["Krid"], hand=["Motion"]),
        Side(ready=["Ira"]),
        Side(ready=["Mazz"]),
        Side(ready=["Kurt"], on={"Kurt": ["Imp"]}),
        book=BOOK,
    ) as play:
        play.one("play Motion")
        assert play.is_asked(1, "block")
        play.two("decline")
        assert play.is_asked(3, "block")
        play.four("block with Kurt")
        play.one("hands")
        play.four("hands")
        assert (play.where("Motion"), play.pool) == ("ash heap", [30, 30, 30, 30])


def test_a_referendum_by_a_card_in_play() -> None:
    """VT-POL-06, -08: nobody has a vote from the card, which is none of her hand."""
    one = Side(ready=["Krid"], on={"Krid": ["Charter"]})
    with scene(one, Side(ready=["Andi Liu"]), book=BOOK) as play:
        play.one("Krid: act with Charter")
        play.two("decline")
        play.two("for: Andi Liu")
        assert (play.pool, play.host("Charter")) == ([33, 30], "Krid")


def test_what_is_used_before_votes_are_cast() -> None:
    """VT-REF-02: the terms are set, and nobody can vote yet."""
    one = Side(ready=["Andi Liu"], hand=["Kine Resources Contested", "Whisper"])
    with scene(one, Side(), book=BOOK) as play:
        play.one("play Kine Resources Contested", "Two", "Two", "Two")
        assert play.offered == ["play Whisper", "pass"]
        play.one("play Whisper")
        assert (play.pool[0], play.offers("for: Andi Liu")) == (31, True)
        play.one("pass")


def test_during_a_political_action_means_the_referendum() -> None:
    """VT-REF-03: a modifier that gains votes is not played while blocks are attempted."""
    one = Side(ready=["Tamoszius"], hand=["Motion", "Bewitching Oration"])
    with scene(one, Side(ready=["Ira"]), book=BOOK) as play:
        play.one("play Motion")
        assert play.is_asked(1, "block")
        play.two("decline")
        assert play.offers("play Bewitching Oration")
        play.one("play Bewitching Oration", "basic", "for: Tamoszius", "pass")
        assert play.pool == [31, 30]


def test_votes_in_any_order_and_nobody_must() -> None:
    """VT-REF-04, -06, VT-VOTE-02: it is over when all have passed, and who has passed may still vote."""
    play = motion(Side(ready=["Andi Liu"]), Side(ready=["Belinde"]))
    play.one("pass")
    play.two("pass")
    play.three("for: Belinde")
    play.one("pass")
    play.two("pass")
    assert play.pool == [31, 30, 30]  # neither her card nor Andi Liu voted
    play.check_end()


def test_a_vote_cast_is_cast() -> None:
    """VT-REF-05: there is no way to take it back."""
    play = motion(Side(ready=["Andi Liu"]))
    play.one("for: Motion")
    assert play.is_asked(1, "respond")
    play.two("against: Andi Liu")
    assert play.is_asked(0, "act") and play.pool == [30, 30]
    play.check_end()


def test_a_methuselah_has_no_votes_of_her_own() -> None:
    """VT-VOTE-01: untitled vampires and allies give none."""
    play = motion(Side(ready=["Ira", "Thug"]))
    assert play.offered == ["for: Motion", "against: Motion", "pass"]
    play.one("for: Motion")
    assert (play.pool, play.is_asked(0, "act")) == ([31, 30], True)
    play.check_end()


VOTES = (
    ("Primogen Yan", 1), ("Bishop Mia", 1), ("Justicar Ole", 3), ("Cardinal Ivo", 3), ("Elder Rex", 4),
    ("Regent Kim", 4), ("Orator", 1), ("Speaker", 2), ("Talker", 1), ("Prince Ann", 2), ("Archbishop Eve", 2),
    ("Baron Gus", 2), ("Kholo Tau", 2), ("Magaji Wim", 2),
)  # fmt: skip


@pytest.mark.parametrize(("name", "votes"), VOTES)
def test_votes_of_titles(name: str, votes: int) -> None:
    """VT-VOTE-07, -09 to -11, VT-TITLE-18: tapped or not, but ready."""
    play = motion(Side(ready=[name], tapped=[name]))
    play.one("pass")
    play.two(f"for: {name}")
    assert f"Two casts {votes} in favor" in play.told_since(0)
    play.one("pass")
    play.check_end()


def test_who_is_not_ready_has_no_votes() -> None:
    """VT-VOTE-07, -09: in torpor."""
    play = motion(Side(torpor=["Elder Rex", "Priscus 1"]))
    play.one("pass")
    assert play.pool == [30, 30]
    play.check_end()


def prisci(*votes: str) -> tuple[list[int], int]:
    """Ready prisci vote in their order; the result: pools, and how it was told."""
    play = motion(Side(ready=[f"Priscus {n + 1}" for n in range(len(votes))]))
    for n, side in enumerate(votes):
        play.one("pass")
        play.two(f"{side}: Priscus {n + 1}")
    play.one("pass")
    play.check_end()
    return play.pool, len([line for line in play.told_since(0) if line.startswith("The referendum passes")])


def test_the_block_of_the_prisci() -> None:
    """VT-VOTE-14 to -18, VT-EX-22: 3 votes where their majority is; a tie and they vanish; then against."""
    assert prisci("for", "for", "against") == ([31, 30], 1)
    assert prisci("for", "for", "against", "against") == ([30, 30], 0)
    assert prisci("for", "for", "against", "against", "against") == ([30, 30], 0)


@pytest.mark.parametrize(("against", "passes"), [("Prince Dee", True), ("Justicar Ole", False), ("Elder Rex", False)])
def test_the_block_is_worth_three(against: str, passes: bool) -> None:
    """VT-VOTE-14, -15: more than a prince, and no more than a justicar; 2 to 1 is no more than 1 to 0."""
    play = motion(Side(ready=["Priscus 1", "Priscus 2"]), Side(ready=[against, "Priscus 3"]))
    play.one("pass")
    play.two(
        "for: Priscus 1",
    )
    play.one("pass")
    play.two("for: Priscus 2")
    play.one("pass")
    play.three(f"against: {against}")
    play.one("pass")
    play.three("against: Priscus 3")
    play.one("pass")
    assert play.pool[0] == (31 if passes else 30)
    play.check_end()


def test_the_block_against() -> None:
    """VT-VOTE-16, -17: a justicar for it is not enough; and a tied block abstains."""
    for prisci_for, passes in ((0, 30), (1, 31)):
        play = motion(Side(ready=["Justicar Ole", "Priscus 1", "Priscus 2"]))
        play.one("pass")
        play.two("for: Justicar Ole")
        play.one("pass")
        play.two("against: Priscus 1")
        play.one("pass")
        play.two("for: Priscus 2" if prisci_for else "against: Priscus 2")
        play.one("pass")
        assert play.pool[0] == passes
        play.check_end()


def test_a_political_card_calls_or_votes() -> None:
    """VT-MINION-17: burned from the hand for a vote in another's referendum."""
    play = motion(Side(hand=["Motion"]))
    play.one("pass")
    play.two("for: Motion")
    assert play.where("Motion (2)") == "ash heap"
    play.one("pass")
    assert play.pool == [31, 30]
    play.check_end()
