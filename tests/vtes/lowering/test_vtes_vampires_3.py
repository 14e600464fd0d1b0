"""Vampires about costs, about cards they play as somebody else, and what they pay with."""

from __future__ import annotations

import pytest

from primogen.vtes.rules.words import ASH_HEAP, HAND
from primogen.vtes.scenes.laying import MASTER, UNTAP
from primogen.vtes.scenes.play import begin, scene
from primogen.vtes.scenes.sides import Side
from vtes_crypt import book_of

MADDJI = "Máddji, Mistress of Szlachtas"
CARNA = "Carna, The Princess Witch"
DARIUS = "Darius Shirazi"
OLIVER = "Oliver Thrace"
AKSINYA = "Aksinya Daclau"


@pytest.mark.parametrize(("key", "rescuer", "rescued", "cost"), [
    ("201670", "Doc Martina", "Lauren", 1),
    ("201670", "Lauren", "Doc Martina", 2),
    ("200644", "Lauren", "Isanwayen", 3),
    ("200644", "Isanwayen", "Lauren", 2),
])  # fmt: skip
def test_what_a_rescue_costs(key: str, rescuer: str, rescued: str, cost: int) -> None:
    """201670: 1 less for her; 200644: 1 more for him. Either of the two may pay."""
    one = Side(ready=[rescuer], torpor=[rescued])
    with scene(one, Side(), book=book_of(key)) as play:
        before = play.blood(rescuer)
        play.one(f"rescue with {rescuer}", f"{rescuer} pays {cost}")
        assert (before - play.blood(rescuer), play.where(rescued)) == (cost, "ready")


def test_nobody_can_pay_for_his_rescue() -> None:
    """200644: 3 blood in all."""
    one = Side(ready=["Lauren"], torpor=["Isanwayen"], blood={"Lauren": 1, "Isanwayen": 1})
    play = begin(one, Side(), book=book_of("200644"))
    assert "rescue with Lauren" not in play.offered


def test_locks_for_a_master_phase_action() -> None:
    """200644: if he is ready."""
    one = Side(ready=["Isanwayen", "Lauren"], hand=["Blood Doll"] * 2)
    play = begin(one, Side(), phase=MASTER, book=book_of("200644"))
    play.one("play Blood Doll", "Lauren")
    assert "play Blood Doll" not in play.offered
    play.one("use Isanwayen")
    assert ("play Blood Doll" in play.offered, play.is_tapped("Isanwayen")) == (True, True)


def test_plays_cards_as_a_tremere() -> None:
    """201634: what requires one; nobody else does, and one more card in hand while he is ready."""
    card = "Thadius Zho"
    book = book_of("201634", "101963")
    for name, shown in (("Abraham Mellon", True), ("Madison", False), ("Lauren", True)):
        play = begin(Side(ready=[name], hand=[card]), Side(), book=book)
        assert (f"play {card}" in play.offered) == shown
    play = begin(Side(ready=["Abraham Mellon"], library=["Blur"] * 10), Side(), phase=UNTAP, book=book)
    assert len(play.names(0, HAND)) == 8


def test_plays_cards_as_a_justicar() -> None:
    """201621: what requires one, and not what requires a prince alone."""
    cards = ["Might of the Camarilla", "Fourth Tradition: The Accounting"]
    for name, shown in (("Karl Schrekt", True), ("Lauren", False)):
        one = Side(ready=[name], hand=cards, uncontrolled=["Nik Sikko"])
        play = begin(one, Side(), book=book_of("201621", "100782"))
        assert [f"play {card}" in play.offered for card in cards] == [shown, shown]


def test_burns_a_retainer_for_blood() -> None:
    """200248: one of hers, in her unlock phase, once."""
    retainer = "Raven Spy"
    one = Side(ready=[CARNA, "Lauren"], on={CARNA: [retainer], "Lauren": ["J. S. Simmons, Esq."]}, blood={CARNA: 3})
    play = begin(one, Side(), phase=UNTAP, book=book_of("200248"))
    play.one(f"use {CARNA}")
    assert (play.where(retainer), play.blood(CARNA)) == ("ash heap", 5)
    assert f"use {CARNA}" not in play.offered


def test_no_retainer_of_hers() -> None:
    """200248."""
    one = Side(ready=[CARNA, "Lauren"], on={"Lauren": ["Raven Spy"]}, blood={CARNA: 3})
    play = begin(one, Side(), phase=UNTAP, book=book_of("200248"))
    assert f"use {CARNA}" not in play.offered


def test_steals_what_is_no_weapon_and_not_electronic() -> None:
    """201640: wherever it is."""
    two = Side(ready=["Lauren"], on={"Lauren": [".44 Magnum", "Laptop Computer", "Flak Jacket"]})
    with scene(Side(ready=[DARIUS]), two, book=book_of("201640")) as play:
        play.one(f"{DARIUS}: act with {DARIUS}")
        play.two("decline")
        assert (play.host("Flak Jacket"), play.host(".44 Magnum")) == (DARIUS, "Lauren")
        assert play.host("Laptop Computer") == "Lauren"


def test_no_end_of_combat_as_a_strike() -> None:
    """201076: by a vampire opposing him."""
    two = Side(ready=["Catalina Vega"], hand=["Majesty"])
    with scene(Side(ready=[OLIVER]), two, book=book_of("201076")) as play:
        play.one(f"bleed with {OLIVER}")
        play.two("block with Catalina Vega")
        play.one("hands")
        assert "play Majesty" not in play.offered
        play.two("hands")


def test_burns_a_card_that_requires_thaumaturgy_to_bleed() -> None:
    """201076: of her hand, once in an action."""
    one = Side(ready=[OLIVER], hand=["Theft of Vitae", "Theft of Vitae", "Blur"])
    with scene(one, Side(), book=book_of("201076")) as play:
        play.one(f"bleed with {OLIVER}", f"use {OLIVER}", "Theft of Vitae")
        assert (play.pool[1], play.names(0, ASH_HEAP)) == (28, ["Theft of Vitae"])


def test_dodges_for_a_card_at_random() -> None:
    """201681: once in a combat."""
    one = Side(ready=["Phaibun"], hand=["Blur"])
    with scene(one, Side(ready=["Lauren"]), book=book_of("201681")) as play:
        before = play.blood("Phaibun")
        play.one("bleed with Phaibun")
        play.two("block with Lauren")
        play.one("use Phaibun")
        play.two("hands")
        assert (play.blood("Phaibun"), play.names(0, ASH_HEAP)) == (before, ["Blur"])


def test_no_card_to_discard() -> None:
    """201681."""
    play = begin(Side(ready=["Phaibun"]), Side(ready=["Lauren"]), book=book_of("201681"))
    play.one("bleed with Phaibun")
    play.two("block with Lauren")
    assert "use Phaibun" not in play.offered


def test_stealth_for_whoever_acts() -> None:
    """201633: for a political action card, once in her turn."""
    one = Side(ready=["Maila", "Nik Sikko", "Lauren"], hand=["Consanguineous Boon"] * 2)
    with scene(one, Side(ready=["Madison"]), book=book_of("201633")) as play:
        play.one("bleed with Nik Sikko")
        play.two("block with Madison")
        play.one("use Maila", "Consanguineous Boon")
        play.two("decline")
        assert play.pool[1] == 29
        play.one("bleed with Lauren")
        play.two("block with Madison")
        assert "use Maila" not in play.offered
        play.one("hands")
        play.two("hands")


@pytest.mark.parametrize("locked", [True, False])
def test_redirects_a_bleed(locked: bool) -> None:
    """200034: once blocks are declined, for a master card; ready and unlocked. Who is bled then may block."""
    two = Side(ready=[AKSINYA], hand=["Blood Doll", "Blur"], tapped=[AKSINYA] if locked else [])
    three = Side(ready=["Madison"])
    with scene(Side(ready=["Lauren"]), two, three, book=book_of("200034")) as play:
        play.one("bleed with Lauren")
        if not locked:
            play.two("decline", f"use {AKSINYA}", "Blood Doll")
            play.three("decline")
        assert play.pool == ([30, 29, 30] if locked else [30, 30, 29])


@pytest.mark.parametrize(("name", "cost"), [(MADDJI, 0), ("America Johnson", 1)])
def test_retainers_that_require_a_tzimisce_cost_less(name: str, cost: int) -> None:
    """201784: 1 blood or pool, for her."""
    card = "Revenant"
    with scene(Side(ready=[name], hand=[card]), Side(), book=book_of("201784", "201512", "101628")) as play:
        before = play.blood(name)
        play.one(f"play {card}")
        assert (play.host(card), before - play.blood(name), play.pool[0]) == (name, cost, 30)
