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
    exhaust_this,
    exhausts,
    gain,
    have,
    mend,
    plus,
    prestige,
    put_tokens,
    relentless,
    target,
    this_character,
    unhosted,
    when,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

# fmt: off
URN = action("test-urn", "Urn", n.ONGOING, decks=n.VAMPIRES, text=put_tokens(1, n.BLOOD, THIS_CARD),
             abilities=(activated(blood_from_this_card(1), gain(1, n.PRESTIGE)),))
GONG = unhosted("test-gong", "Gong", n.ONGOING, decks=n.VAMPIRES,
                abilities=(when(exhausts(your_coterie), gain(1, n.AGENDA)),))
# fmt: on
BOOK: Final = book_with(
    *(URN, GONG),
    fighter("Sleepwalker", relentless(exhaust_this, gain(1, n.PRESTIGE))),
    fighter("Recluse", have(this_character, 2, n.SECRECY)),
    fighter("Guard", activated(prestige(1), plus(1, n.PHYSICAL, THIS, n.THIS_ATTACK))),
    fighter("Orator", activated(prestige(1), plus(1, n.SOCIAL, THIS, n.THIS_ATTACK))),
    fighter("Clerk", activated(prestige(1), draw(1))),
    fighter("Nurse", activated(prestige(1), mend(1, THIS))),
    fighter("Surgeon", activated(prestige(1), target(your_coterie, mend(1, THAT)))),
)


def may(play: Play, seat: int) -> list[str]:
    """What a player may do without being asked, besides proposing a deal."""
    found = [play.interjection_words(seat, each) for each in play.g.interjections(seat)]
    return [words for words in found if words != "propose a deal"]


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


@pytest.mark.parametrize(("used", "is_allowed"), [("between actions", False), ("any time", True)])
def test_using_an_ability_in_the_midst_of_an_action(used: str, is_allowed: bool) -> None:
    """RV-ABIL-18, R20-ABL-11, R226-ABL-01, DIFF-73: while Two may Block; still once a turn."""
    one = Side(streets=["Matthew"], haven=["Clerk"], library=["Awe", "Confuse"])
    two = Side(haven=["Lucky", "Orator"])
    with scene(one, two, book=BOOK, switches={"ability.when": used}) as play:
        play.one("attack with Matthew", "target Lucky", "Physical")
        assert play.asked.asks == "block"
        assert may(play, 0) == (["activate Clerk"] if is_allowed else [])
        assert may(play, 1) == []
        if is_allowed:
            play.interjects(0, "activate Clerk")
            assert (play.names(0, w.HAND), play.asked.asks, may(play, 0)) == (["Awe"], "block", [])
        play.two("pass")
        if not is_allowed:
            play.one("pass")  # where the attack itself asks for abilities
        assert (play.blood("Lucky"), "activate Clerk" in play.offered) == (4, not is_allowed)


@pytest.mark.parametrize("used", ["between actions", "any time"])
def test_the_attacker_is_done_once_the_defender_has_had_their_say(used: str) -> None:
    """RV-ATK-46, R20-SEQ-09, DIFF-73: not even at any time."""
    one = Side(streets=["Grace"], haven=["Clerk"], library=["Awe"])
    two = Side(haven=["Guard"])
    settled = {"ability.when": used, "ability.defender_window": "defensive too"}
    with scene(one, two, book=BOOK, switches=settled) as play:
        play.one("attack with Grace", "Physical", "pass")
        assert (play.asked.asks, play.asked.seat, may(play, 0)) == ("abilities", 1, [])
        play.two("pass")


# ---- triggers


@pytest.mark.parametrize(("resolve", "while_asked"), [("at once", 1), ("after the action", 0)])
def test_when_an_ability_resolves_that_hears_somebody_exhaust(resolve: str, while_asked: int) -> None:
    """RV-TRIG-01, R229-TIM-01, R229-TIM-02, R229-CRD-66, R229-CRD-78, DIFF-76."""
    one = Side(streets=["Grace"], ongoing=["Gong"])
    with scene(one, Side(haven=["Lucky", "Orator"]), book=BOOK, switches={"timing.trigger_immediate": resolve}) as play:
        play.one("attack with Grace", "target Lucky", "Physical")
        assert (play.asked.asks, play.g.agenda[0]) == ("block", while_asked)
        play.two("pass")
        assert (play.asked.asks, play.g.agenda[0], play.g.put_off) == ("act", 1, [])


@pytest.mark.parametrize("resolve", ["at once", "after the action"])
def test_nothing_that_has_waited_is_lost_with_the_phase(resolve: str) -> None:
    """R229-TIM-02, DIFF-76: the last thing of the phase is the Sleepwalker's answer to its end."""
    one = Side(haven=["Sleepwalker"], ongoing=["Gong"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK, switches={"timing.trigger_immediate": resolve}) as play:
        for _ in range(2):
            play.one("pass action", "pass")
        play.one("end phase", "activate Sleepwalker")
        assert (play.g.agenda[0], play.g.put_off) == (1, [])
        told = [said for said in play.log() if "gains 1 Agenda" in said or "turn" in said.lower()]
        assert "gains 1 Agenda" in told[0] and len(told) == 2, told  # before the next turn


@pytest.mark.parametrize("resolve", ["at once", "after the action"])
def test_an_attack_that_never_was_has_set_off_nothing(resolve: str) -> None:
    """RV-ATK-26, DIFF-76: who exhausted for it is ready again, and what heard it has not."""
    one = Side(streets=["Grace"], ongoing=["Gong"])
    with scene(one, Side(haven=["Recluse"]), book=BOOK, switches={"timing.trigger_immediate": resolve}) as play:
        play.one("attack with Grace")  # with no Intel at all
        assert (play.asked.asks, play.is_ready("Grace"), play.g.agenda[0]) == ("act", True, 0)


# ---- Ongoing cards


@pytest.mark.parametrize(("empty", "lies"), [("burned", "burned"), ("stay", "table")])
def test_a_card_that_has_used_up_its_tokens(empty: str, lies: str) -> None:
    """RV-ABIL-24, R20-ONG-01, DIFF-79."""
    one = Side(haven=["Hope"], hand=["Urn"])
    with scene(one, Side(haven=["Lucky"]), book=BOOK, switches={"ongoing.empty_burn": empty}) as play:
        play.one("play Urn", "activate Urn")
        assert (play.where("Urn"), play.blood("Urn"), play.g.prestige) == (lies, 0, [6, 5])
