"""Vampires who reveal and move cards, make hands larger or smaller, hurt anarchs, and cancel reactions."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.hand import hand_size
from primogen.vtes.rules.people import ANARCH
from primogen.vtes.rules.words import ASH_HEAP, CRYPT, HAND, LIBRARY, REMOVED, UNCONTROLLED
from primogen.vtes.scenes.laying import DISCARD, INFLUENCE
from primogen.vtes.scenes.play import Play, begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_crypt import book_of
from vtes_extras import end_turn
from vtes_fights import reach, strikes

GILBERT = "Gilbert Duane"
JOSEF = "Josef von Bauren"
LUCIANO = "Luciano Carvalho"
ALONSO = "Alonso Petrodon"
DIANA = "Diana Iadanza"
JULIET = "Juliet Parr"
KRC = "Kine Resources Contested"
BOON = "Consanguineous Boon"


# ---- what is revealed


@pytest.mark.parametrize(("top", "burned", "pool"), [("Blood Doll", 1, 30), ("Blur", 0, 29)])
def test_reveals_the_top_card_for_stealth(top: str, burned: int, pool: int) -> None:
    """201672: a master card costs him a blood; any other gives stealth. It stays on top."""
    with scene(Side(ready=["Gathii"], library=[top, "Dodge"]), Side(ready=["Lauren"]), book=book_of("201672")) as play:
        before = play.blood("Gathii")
        play.one("bleed with Gathii")
        assert "use Gathii" not in play.offered
        play.two("block with Lauren")
        play.one("use Gathii")
        assert f"One reveals {top}" in play.told_since(0, 1)
        assert "use Gathii" not in play.offered
        if pool == 29:
            play.two("decline")
        else:
            play.one("hands")
            play.two("hands")
            play.all_pass()
        assert play.pool[1] == pool
        assert play.g.face(play.g.pile(0, LIBRARY)[-1]).name == top
        assert burned == before - play.blood("Gathii") or pool == 30


def test_nothing_to_reveal() -> None:
    """201672: an empty library, or an action of another."""
    for acting, library in (("Gathii", []), ("Madison", ["Blur"])):
        play = begin(Side(ready=["Gathii", "Madison"], library=library), Side(ready=["Lauren"]), book=book_of("201672"))
        play.one(f"bleed with {acting}")
        play.two("block with Lauren")
        assert "use Gathii" not in play.offered


@pytest.mark.parametrize(("top", "asked"), [("Colette", True), ("Lauren", False)])
def test_a_clansman_removed_from_the_crypt_makes_an_anarch(top: str, asked: bool) -> None:
    """201617: a Malkavian; of hers without a title; for 1 blood, once."""
    one = Side(ready=[GILBERT, "Madison", "Andi Liu"], crypt=[top, "Sully"])
    play = begin(one, Side(ready=["Ashley"]), phase=INFLUENCE, book=book_of("201617"))
    play.one(f"use {GILBERT}")
    assert (play.blood(GILBERT), play.names(0, REMOVED), play.names(0, CRYPT)) == (6, [top], ["Sully"])
    assert f"One reveals {top}" in play.told_since(0, 1)
    assert play.g.is_of(play.card("Madison"), ANARCH) == asked
    assert not play.g.is_of(play.card("Andi Liu"), ANARCH)
    assert f"use {GILBERT}" not in play.offered


def test_not_without_a_crypt_or_blood() -> None:
    """201617."""
    for crypt, blood in ((["Lauren"], 0), ([], 7)):
        one = Side(ready=[GILBERT], crypt=crypt, blood={GILBERT: blood})
        play = begin(one, Side(), phase=INFLUENCE, book=book_of("201617"))
        assert f"use {GILBERT}" not in play.offered


# ---- hands


@pytest.mark.parametrize("seat", [1, 2])
def test_a_card_at_random_of_a_neighbour(seat: int) -> None:
    """200720: for a discard phase action; who discards draws up."""
    sides = [Side(ready=[JOSEF], hand=["Dodge"]), *[Side(hand=["Blur"] * 2, library=["Wash"]) for _ in range(3)]]
    play = begin(*sides, phase=DISCARD, book=book_of("200720"))
    assert f"use {JOSEF}" in play.offered
    play.one(f"use {JOSEF}")
    assert set(play.offered) == {"Two", "Four"}
    play.one(("Two", "Four")[seat - 1])
    victim = (1, 3)[seat - 1]
    assert play.names(victim, ASH_HEAP) == ["Blur"]
    assert sorted(play.names(victim, HAND)) == ["Blur", "Wash"]
    assert f"use {JOSEF}" not in play.offered and "discard Dodge" not in play.offered


def hand_of(play: Play) -> int:
    return hand_size(play.g, 0)


@pytest.mark.parametrize("passes", [True, False])
def test_a_larger_hand_after_her_referendum(passes: bool) -> None:
    """201698: 2 cards until her next unlock phase, if it passes."""
    one = Side(ready=[JULIET], hand=[BOON], library=["Blur"] * 20)
    two = Side(ready=[] if passes else ["Andi Liu", "Alice Chen", "Catalina Vega"], library=["Blur"] * 20)
    play = begin(one, two, book=book_of("201698"))
    play.one(f"play {BOON}")
    while play.asked.asks != "act":
        wanted = (f"for: {JULIET}", f"for: {BOON}") if passes else ()
        against = tuple(f"against: {name}" for name in ("Andi Liu", "Alice Chen", "Catalina Vega"))
        said = next(said for said in (*wanted, *against, "decline", "pass", *play.offered) if said in play.offered)
        play.answers(play.asked.seat, (said,))
    assert hand_of(play) == (9 if passes else 7)
    assert len(play.names(0, HAND)) == hand_of(play)
    end_turn(play)
    assert hand_of(play) == (9 if passes else 7)
    end_turn(play)
    if passes:
        assert play.is_asked(0, "discard-down")
        play.one("discard Blur", "discard Blur")
    assert (hand_of(play), len(play.names(0, HAND))) == (7, 7)


def test_a_larger_hand_by_an_action() -> None:
    """200866: 3 cards until her next unlock phase, at 1 stealth."""
    with scene(Side(ready=["Luc"], library=["Blur"] * 20), Side(ready=["Lauren"]), book=book_of("200866")) as play:
        play.one("Luc: act with Luc")
        play.two("block with Lauren", "decline")
        assert (hand_of(play), len(play.names(0, HAND))) == (10, 10)


# ---- what is moved


def test_a_retainer_goes_to_another() -> None:
    """201675: an animal, between vampires of hers, in her discard phase."""
    one = Side(
        ready=["Madison", "Lauren", LUCIANO, "Renegade Garou"],
        on={"Madison": ["Raven Spy", "J. S. Simmons, Esq."], "Renegade Garou": ["Dog Pack"]},
    )
    two = Side(ready=["Ashley"], on={"Ashley": ["Owl Companion"]})
    play = begin(one, two, phase=DISCARD, book=book_of("201675", "101602", "100568", "101340"))
    assert play.is_asked(0, "may")
    play.one("yes")
    assert set(play.offered) == {"Lauren", LUCIANO}
    play.one("Lauren")
    assert play.host("Raven Spy") == "Lauren"


@pytest.mark.parametrize("on", [{"Lauren": ["J. S. Simmons, Esq."]}, {"Renegade Garou": ["Dog Pack"]}])
def test_no_retainer_to_move(on: dict[str, list[str]]) -> None:
    """201675: none that is an animal, or none on a vampire."""
    one = Side(ready=["Lauren", LUCIANO, "Renegade Garou"], on=on)
    play = begin(one, Side(), phase=DISCARD, book=book_of("201675", "101602", "100568"))
    assert not play.is_asked(0, "may")


def test_a_vampire_is_removed_to_give_blood_to_another() -> None:
    """200905: both of her uncontrolled region, at 1 stealth."""
    name = "Malgorzata"
    one = Side(ready=[name], uncontrolled=["Lauren", "Madison", "Sully"])
    with scene(one, Side(ready=["Ashley"]), book=book_of("200905")) as play:
        play.one(f"{name}: act with {name}", "Madison")
        play.two("block with Ashley", "decline")
        assert set(play.offered) == {"Lauren", "Sully"}
        play.one("Sully")
        assert (play.blood("Madison"), play.names(0, REMOVED)) == (4, ["Sully"])
        assert sorted(play.names(0, UNCONTROLLED)) == ["Lauren", "Madison"]


def test_one_vampire_alone_is_not_enough() -> None:
    """200905."""
    play = begin(Side(ready=["Malgorzata"], uncontrolled=["Lauren"]), Side(), book=book_of("200905"))
    assert "Malgorzata: act with Malgorzata" not in play.offered


# ---- what comes of actions


@pytest.mark.parametrize("blocked", [True, False])
def test_hurts_the_anarchs_of_whom_he_bleeds(blocked: bool) -> None:
    """200060: 1 damage each, ready or not, if he bleeds successfully; not those of others."""
    two = Side(ready=["Aline Gädeke", "Lauren"], torpor=["Atiena"], hand=["Indomitability"])
    three = Side(ready=["Bituin"])
    book = book_of("200060", "201576", "201579", "201525")
    play = begin(Side(ready=[ALONSO]), two, three, book=book)
    names = ("Aline Gädeke", "Atiena", "Lauren", "Bituin")
    before = [play.blood(name) for name in names]
    play.one(f"bleed with {ALONSO}")
    if blocked:
        play.two("block with Lauren")
        strikes(play, "hands", "hands")
        play.all_pass()
    else:
        play.two("decline")
        play.all_pass()
    lost = [was - play.blood(name) for was, name in zip(before, names, strict=True)]
    assert lost == ([0, 0, 1, 0] if blocked else [1, 1, 0, 0])
    assert play.pool[1] == (30 if blocked else 28)


def test_a_maneuver_in_the_combat_she_enters() -> None:
    """200954: in its first round, if she likes; with a vampire."""
    play = begin(Side(ready=["Massassi"]), Side(ready=["Lauren", "Renegade Garou"]), book=book_of("200954", "101602"))
    play.one("Massassi: act with Massassi")
    play.two("decline")
    assert play.told_since(0).count("Massassi and Lauren fight") == 1
    play.one("use what Massassi gives")
    reach(play, "hands").one("hands")
    reach(play, "hands").two("hands")
    play.all_pass()
    assert (play.blood("Lauren"), play.where("Massassi")) == (4, "ready")


def test_no_maneuver_when_she_is_blocked() -> None:
    """200954: the action is not successful."""
    play = begin(Side(ready=["Massassi"]), Side(ready=["Lauren", "Madison"]), book=book_of("200954"))
    play.one("Massassi: act with Massassi", "Lauren")
    play.two("block with Madison")
    assert play.is_asked(0, "strike")


# ---- reactions in her referendum

SCALPEL, AMELIA = "Scalpel Tongue", "Amelia"


def reacted(caller: str) -> Play:
    """He calls it and casts his votes; the other plays a reaction that costs a blood."""
    one = Side(ready=[caller, *([] if caller == DIANA else [DIANA])], hand=[BOON])
    play = begin(one, Side(ready=[AMELIA], hand=[SCALPEL]), book=book_of("201694", "101686", "200071"))
    play.one(f"play {BOON}", *([caller] if caller != DIANA else []))
    while f"for: {caller}" not in play.offered:
        said = next(said for said in ("decline", "pass", *play.offered) if said in play.offered)
        play.answers(play.asked.seat, (said,))
    play.one(f"for: {caller}", "pass")
    play.two(f"play {SCALPEL}", "superior")
    return play


def test_cancels_a_reaction_in_her_referendum() -> None:
    """201694: for 1 blood; what it costs is paid."""
    play = reacted(DIANA)
    before = play.blood(AMELIA)
    play.one(f"use {DIANA}")
    assert (play.blood(DIANA), play.names(1, ASH_HEAP)) == (8, [SCALPEL])
    assert before - play.blood(AMELIA) == 1


def test_not_in_the_referendum_of_another() -> None:
    """201694."""
    play = reacted("Andi Liu")
    assert f"use {DIANA}" not in play.offered
    play.all_pass()
    assert play.blood("Andi Liu") == 5


def test_not_before_the_referendum() -> None:
    """201694: a reaction in the action that is to call it."""
    one, two = Side(ready=[DIANA], hand=[BOON]), Side(ready=["Lauren"], hand=["Enhanced Senses"])
    play = begin(one, two, book=book_of("201694"))
    play.one(f"play {BOON}")
    play.two("block with Lauren", "play Enhanced Senses")
    assert f"use {DIANA}" not in play.offered
