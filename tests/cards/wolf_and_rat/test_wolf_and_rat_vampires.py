"""Vampires of The Wolf & The Rat, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import prestige_on
from wilds import BOOK, book_then

KEONDRA = Side(haven=["Keondra"])


def test_ghost_hides_shapeshifters() -> None:
    """war-ghost: those of this party with Protean, in The Streets; nobody else, and not at home."""
    one = Side(streets=[["war-ghost", "Wolf", "Adept"], ["Drea Warden"]], haven=["Lil' Fang"], leader="Adept")
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Wolf", "Adept", "Drea Warden")] == [1, 0, 0]
    with scene(Side(haven=["Adept", "war-ghost", "Wolf"]), KEONDRA, book=BOOK) as play:
        assert play.value("Wolf", w.SECRECY) == 0


@pytest.mark.parametrize(("edition", "gained"), [("2022-06", (1, 0)), ("2022-09", (0, 1)), ("2023", (0, 1))])
def test_tamaska(edition: str, gained: tuple[int, int]) -> None:
    """war-tamaska: the first Animal each turn readies her and brings an Unhosted Action; once it was an Action.

    DIFF-156, R229-ERR-29.
    """
    one = Side(haven=["Tamaska"], hand=["Murder of Crows", "Murder of Crows"])
    with scene(one, Side(haven=["Drea Warden"]), edition=edition) as play:
        actions, unhosted = play.actions, play.unhosted_actions
        play.one("play Murder of Crows")
        assert (play.actions - actions + 1, play.unhosted_actions - unhosted) == gained
        assert play.is_ready("Tamaska")
        play.one("play Murder of Crows")
        assert not play.is_ready("Tamaska")


@pytest.mark.parametrize(
    ("mortal", "kind", "where"),
    [("Maid", "Social", "attached"), ("Maid", "Mental", "streets")],
)
def test_clandestine_knows_people(mortal: str, kind: str, where: str) -> None:
    """war-clandestine: 1 more in a Social attack on a Mortal."""
    with scene(Side(streets=["Clandestine"]), KEONDRA, city=City(streets=[mortal]), book=BOOK) as play:
        play.one("attack with Clandestine", f"target {mortal}", kind, *["attach Maid"] * (where == "attached"))
        assert play.where(mortal) == where


def test_clandestine_and_characters() -> None:
    """war-clandestine: no more than usual to a vampire."""
    with scene(Side(streets=["Clandestine"]), Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Clandestine", "Social")
        assert play.blood("Loner") == 4 - 2


# ---- Animals and Retainers


@pytest.mark.parametrize(("worn", "mended"), [([], 0), (["Owl"], 1), (["Owl", "Owl", "Coat"], 2)])
def test_harry_o_brien(worn: list[str], mended: int) -> None:
    """war-harry-o-brien: exhausted, 1 Blood for each Animal on a character of this party; none, no target."""
    one = Side(haven=["Harry O'Brien", "Brute", "Wolf"], attached={"Brute": worn}, blood={"Brute": 1, "Wolf": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        if not worn:
            assert play.refusal("activate Harry O'Brien")
            return
        play.one("activate Harry O'Brien")
        assert (play.blood("Brute"), play.blood("Wolf"), play.is_ready("Harry O'Brien")) == (1 + mended, 1, False)


@pytest.mark.parametrize(("worn", "ready", "blood"), [([], False, 2), (["Owl"], True, 2), (["Owl", "Owl"], True, 3)])
def test_summer_moon(worn: list[str], ready: bool, blood: int) -> None:
    """war-summer-moon: ready again at the end of the turn with an Animal, and 1 Blood more with two; a coat is none."""
    one = Side(streets=["Summer Moon"], haven=["Wolf"], attached={"Summer Moon": [*worn, "Coat"], "Wolf": ["Owl"]})
    one.blood, one.exhausted = {"Summer Moon": 2}, ["Summer Moon"]
    with scene(one, KEONDRA, city=City(deck=["Maid"] * 3), book=BOOK) as play:
        end_turn(play, 0)
        assert (play.is_ready("Summer Moon"), play.blood("Summer Moon")) == (ready, blood)


def test_crazy_cat_lady() -> None:
    """war-crazy-cat-lady: up to 2 Alley Cats from hand or discard pile, for no Blood; no other Animal."""
    one = Side(haven=["Crazy Cat Lady"], hand=["Alley Cat", "Owl"], discard=["Alley Cat", "Alley Cat", "Owl"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Crazy Cat Lady")
        assert play.offered == ["Alley Cat", "Alley Cat (2)", "Alley Cat (3)", "done"]
        play.one("Alley Cat", "Alley Cat")
        assert len(play.g.attachments(play.card("Crazy Cat Lady"))) == 2
        assert (play.blood("Crazy Cat Lady"), play.is_ready("Crazy Cat Lady")) == (4, False)


def test_crazy_cat_lady_may_take_one() -> None:
    """war-crazy-cat-lady: fewer, too."""
    one = Side(haven=["Crazy Cat Lady"], hand=["Alley Cat"], discard=["Alley Cat"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Crazy Cat Lady", "Alley Cat", "done")
        assert len(play.g.attachments(play.card("Crazy Cat Lady"))) == 1


@pytest.mark.parametrize(("worn", "dealt"), [([], 2 - 1), (["Maid"], 2), (["Maid", "Mugger"], 3), (["Coat", "Owl"], 1)])
def test_general_flint(worn: list[str], dealt: int) -> None:
    """war-general-flint: with a Retainer the target has a Shield less, with two there is 1 more damage."""
    one = Side(streets=["General Flint"], attached={"General Flint": worn})
    with scene(one, Side(haven=["Loner"], hand=["Shifting Organs"]), book=BOOK) as play:
        play.one("attack with General Flint", "Physical")
        play.two("place Shifting Organs")
        assert play.blood("Loner") == 4 - dealt


def test_pong() -> None:
    """war-pong: a card for the first Animal detached each turn, from one of yours; not for a coat, nor a second one."""
    one = Side(haven=["Pong", "Wolf"], attached={"Wolf": ["Murder of Crows", "Murder of Crows", "Coat"]})
    one.library = ["Awe"] * 6
    with scene(one, Side(streets=["Brute"]), book=BOOK) as play:
        play.one("detach Coat")
        assert play.names(0, w.HAND) == []
        play.one("activate Murder of Crows")
        assert play.names(0, w.HAND) == ["Awe"]
        play.one("activate Murder of Crows")
        assert play.names(0, w.HAND) == ["Awe"]


# ---- Attackers


@pytest.mark.parametrize(("party", "asked"), [(["Leah Swiftfoot"], False), (["Leah Swiftfoot", "Wolf"], True)])
def test_leah_swiftfoot_alone(party: list[str], asked: bool) -> None:
    """war-leah-swiftfoot: nobody Blocks her if she is alone."""
    with scene(Side(streets=[party]), Side(haven=["Loner", "Brute"]), book=BOOK) as play:
        play.one("attack with Leah Swiftfoot", "target Loner", "Physical")
        assert (play.asked.asks == "block") is asked
        play.two(*["pass"] * asked)
        play.one("no")
        assert play.where("Leah Swiftfoot") == "streets"


def test_leah_swiftfoot_is_gone() -> None:
    """war-leah-swiftfoot: after her attack she may go home, exhausted as she is; nobody else does."""
    with scene(Side(streets=[["Leah Swiftfoot", "Wolf"]]), Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Leah Swiftfoot", "Physical", "yes: Leah Swiftfoot")
        assert (play.where("Leah Swiftfoot"), play.is_ready("Leah Swiftfoot")) == ("haven", False)
        assert play.where("Wolf") == "streets"
        play.one("attack with Wolf", "Physical")
        assert play.where("Wolf") == "streets"


@pytest.mark.parametrize(("edition", "second"), [("2022-06", "burned"), ("2022-09", "streets"), ("2023", "streets")])
def test_trinity_voss(edition: str, second: str) -> None:
    """war-trinity-voss: the first attack of her party each turn on an Antagonist deals 2 more; once, each did.

    DIFF-156, R229-ERR-30.
    """
    one = Side(streets=[["Trinity Voss", "Tireless"]])
    city = City(streets=["Killer", "Killer"])
    with scene(one, Side(haven=["Adept"]), city=city, book=book_then(edition), edition=edition) as play:
        play.one("attack with Tireless", "target Killer", "Physical")
        assert play.names(w.CITY, w.STREETS) == ["Killer"]
        play.one("attack with Tireless", "target Killer", "Physical")
        assert play.names(w.CITY, w.STREETS) == (["Killer"] if second == "streets" else [])


def test_trinity_voss_and_others() -> None:
    """war-trinity-voss: neither another party's attack, nor one on somebody else."""
    city = City(streets=["Killer"])
    with scene(Side(streets=[["Trinity Voss"], ["Tireless"]]), Side(haven=["Adept"]), city=city, book=BOOK) as play:
        play.one("attack with Tireless", "target Killer", "Physical")
        assert play.where("Killer") == "streets"
    with scene(Side(streets=[["Trinity Voss", "Tireless"]]), Side(haven=["Loner"]), city=city, book=BOOK) as play:
        play.one("attack with Tireless", "target Loner", "Physical")
        assert play.blood("Loner") == 4 - 2


# ---- In The Streets


def test_chooha_finds_the_way_home() -> None:
    """war-chooha: +1 Intel for the next attack of this party on somebody at home; for that one alone."""
    one = Side(streets=[["Tireless", "Chooha"]])
    two = Side(haven=["Loner"], haven_card="Haven - The Sewers", leader_side="influence")  # 1 Secrecy at home
    with scene(one, two, book=BOOK) as play:
        play.one("activate Chooha")
        assert [play.value(name, w.HAVEN_INTEL) for name in ("Tireless", "Chooha")] == [1, 1]
        play.one("regroup", "attack with Tireless", "Physical")
        assert play.blood("Loner") == 4 - 2
        play.one("attack with Tireless")
        assert play.asked.asks == "act"  # called off: nobody knows the way any more


def test_chooha_does_not_look_into_the_streets() -> None:
    """war-chooha: whoever hides there is as hidden as before."""
    one, two = Side(streets=[["Tireless", "Chooha"]]), Side(streets=["Wolf"], attached={"Wolf": ["Alley Cat"]})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Chooha", "regroup", "attack with Tireless")
        assert play.asked.asks == "act"  # called off


@pytest.mark.parametrize(("said", "left", "on_it"), [("Remove 1 Prestige", 5, 1), ("Pay 1 Prestige", 4, 0)])
def test_kim_phan(said: str, left: int, on_it: int) -> None:
    """war-kim-phan: a token less on a card of any player, or for 1 Prestige the card is gone.

    Not on one without tokens, nor on an Event. DIFF-138, R226-ERR-02, R229-ERR-24.
    """
    two = Side(haven=["Keondra"], face_down={"Snare": 2}, ongoing=["Majesty"])
    city = City(streets=["Corruption"], tokens={"Corruption": 2})
    with scene(Side(streets=["Kim Phan"]), two, city=city, book=BOOK) as play:
        play.one("activate Kim Phan")
        play.one(next(each for each in play.offered if each.startswith(said)))
        assert (play.g.prestige[0], play.is_ready("Kim Phan")) == (left, False)
        assert (prestige_on(play, "Snare", 1), play.where("Snare")) == (on_it, "table" if on_it else "discard")


def test_kim_phan_at_home() -> None:
    """war-kim-phan: she uses it in The Streets only."""
    with scene(Side(haven=["Kim Phan"]), Side(haven=["Keondra"], face_down={"Snare": 2}), book=BOOK) as play:
        assert "only in The Streets" in play.refusal("activate Kim Phan")


@pytest.mark.parametrize(("who", "asked"), [("Shep Mason", False), ("Adept", True)])
def test_shep_mason(who: str, asked: bool) -> None:
    """war-shep-mason: he becomes Sheriff without exerting any Influence; others of his coterie do not."""
    one = Side(haven=["Adept", "Shep Mason", "Wolf"], hand=["Sheriff"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Sheriff", f"exhaust {who}")
        assert (play.asked.asks != "act") is asked
        if asked:
            play.one(play.offered[0])
        assert play.host("Sheriff") == who


@pytest.mark.parametrize("bearer", ["Brute", "Sheilar Omar", "Wolf"])
def test_sheilar_omar(bearer: str) -> None:
    """war-sheilar-omar: a Retainer goes to whoever wins it, or to another of this party with room for it."""
    one = Side(streets=[["Brute", "Sheilar Omar", "Wolf", "Rat"], ["Adept"]], attached={"Rat": ["Coat"] * 3})
    with scene(one, KEONDRA, city=City(streets=["Maid"]), book=BOOK) as play:
        play.one("attack with Brute", "target Maid", "Physical", "attach Maid")
        assert play.offered == ["Brute", "Sheilar Omar", "Wolf"]
        play.one(bearer)
        assert play.host("Maid") == bearer


def test_sheilar_omar_elsewhere() -> None:
    """war-sheilar-omar: another party's Retainers are none of hers, and a coat is no Retainer."""
    with scene(
        Side(streets=[["Sheilar Omar", "Wolf"], ["Brute"]], hand=["Coat"]),
        KEONDRA,
        city=City(streets=["Maid"]),
        book=BOOK,
    ) as play:
        play.one("attack with Brute", "target Maid", "Physical", "pass", "attach Maid")
        assert play.host("Maid") == "Brute"
        play.one("play Coat", "exhaust Wolf")
        assert play.host("Coat") == "Wolf"
