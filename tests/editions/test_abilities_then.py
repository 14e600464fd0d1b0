"""Activated and triggered abilities, and cards that live on tokens, as older rulebooks settle them."""

from __future__ import annotations

from typing import Final

import pytest

from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    THIS_CARD,
    action,
    activated,
    blood_from_this_card,
    draw,
    gain,
    mend,
    plus,
    prestige,
    put_tokens,
    target,
    your_coterie,
)
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
URN = action("test-urn", "Urn", n.ONGOING, decks=n.VAMPIRES, text=put_tokens(1, n.BLOOD, THIS_CARD),
             abilities=(activated(blood_from_this_card(1), gain(1, n.PRESTIGE)),))
# fmt: on
BOOK: Final = book_with(
    URN,
    fighter("Guard", activated(prestige(1), plus(1, n.PHYSICAL, THIS, n.THIS_ATTACK))),
    fighter("Orator", activated(prestige(1), plus(1, n.SOCIAL, THIS, n.THIS_ATTACK))),
    fighter("Clerk", activated(prestige(1), draw(1))),
    fighter("Nurse", activated(prestige(1), mend(1, THIS))),
    fighter("Surgeon", activated(prestige(1), target(your_coterie, mend(1, THAT)))),
)


# ---- in an attack


@pytest.mark.parametrize(("window", "is_offered", "lost"), [("Relentless", False, 1), ("defensive too", True, 0)])
def test_what_the_defender_may_use_in_an_attack(window: str, is_offered: bool, lost: int) -> None:
    """RV-ATK-47, R20-SEQ-09, R20-ABL-06, R226-ABL-05, DIFF-58: only what meets this attack."""
    two = Side(haven=["Guard", "Orator", "Clerk"], exhausted=["Orator", "Clerk"], library=["Awe"])
    settled = {"ability.defender_window": window}
    with scene(Side(streets=["Grace"]), two, book=BOOK, switches=settled) as play:
        play.one("attack with Grace", "target Guard", "Physical")
        if is_offered:
            assert (play.asked.asks, play.offered) == ("abilities", ["activate Guard", "pass"])
            play.two("activate Guard")
        assert (play.blood("Guard"), play.g.prestige[1]) == (4 - lost, 4 if is_offered else 5)
        play.one("pass action", "end phase")
        assert "activate Clerk" in play.offered  # in their own Action Phase


@pytest.mark.parametrize("window", ["Relentless", "defensive too"])
def test_the_defender_defends_in_no_turn_but_in_an_attack(window: str) -> None:
    """R20-ABL-06, DIFF-58: nothing is asked of Two while One plays a card."""
    one = Side(haven=["Keondra"], hand=["Urn"])
    with scene(one, Side(haven=["Guard"]), book=BOOK, switches={"ability.defender_window": window}) as play:
        play.one("play Urn")
        assert (play.asked.asks, play.asked.seat) == ("act", 0)


# ---- at any time


@pytest.mark.parametrize(("effect", "is_offered"), [("needed", False), ("not needed", True)])
def test_using_an_ability_in_vain(effect: str, is_offered: bool) -> None:
    """RV-ABIL-04, R20-ABL-01, DIFF-74: the Nurse has all her Blood, and there is no attack for the Guard."""
    one = Side(haven=["Nurse", "Guard", "Surgeon"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK, switches={"ability.needs_effect": effect}) as play:
        for name in ("Nurse", "Guard", "Surgeon"):
            assert (f"activate {name}" in play.offered) is is_offered
        if is_offered:
            play.one("activate Nurse", "activate Guard", "activate Surgeon", "Guard")
            assert (play.g.prestige[0], play.blood("Nurse"), play.g.lasting) == (2, 4, [])
        else:
            assert "RV-ABIL-04" in play.refusal("activate Nurse")


@pytest.mark.parametrize("effect", ["needed", "not needed"])
def test_an_ability_that_cannot_be_paid_is_never_used(effect: str) -> None:
    """RV-ABIL-10, R20-ABL-01, DIFF-74; and one that helps, helps."""
    settled = {"ability.needs_effect": effect}
    with scene(Side(haven=["Nurse"], prestige=1), Side(haven=["Lucky"]), book=BOOK, switches=settled) as play:
        assert "RV-ABIL-04" in play.refusal("activate Nurse")
    one = Side(haven=["Surgeon", "Nurse"], blood={"Nurse": 2})
    with scene(one, Side(haven=["Lucky"]), book=BOOK, switches=settled) as play:
        play.one("activate Surgeon")
        if effect == "not needed":
            assert play.offered == ["Surgeon", "Nurse"]
            play.one("Nurse")
        assert play.blood("Nurse") == 3


# ---- Ongoing cards


@pytest.mark.parametrize(("empty", "lies"), [("burned", "burned"), ("stay", "table")])
def test_a_card_that_has_used_up_its_tokens(empty: str, lies: str) -> None:
    """RV-ABIL-24, R20-ONG-01, DIFF-79."""
    one = Side(haven=["Hope"], hand=["Urn"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK, switches={"ongoing.empty_burn": empty}) as play:
        play.one("play Urn", "activate Urn")
        assert (play.where("Urn"), play.blood("Urn"), play.g.prestige) == (lies, 0, [6, 5])
