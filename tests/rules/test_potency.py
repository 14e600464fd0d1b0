"""Blood Potency."""

from __future__ import annotations

from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    any_character,
    attach_this,
    attack_card,
    choose,
    gain,
    have,
    lose_blood,
    mend,
    put,
    reaction,
    target,
    this_character,
    unhosted,
    vampire,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

HUMBLE = vampire("test-humble", "Humble", n.CAITIFF, bp=3, attributes=(1, 0, 0), disciplines=())
PROUD = vampire("test-proud", "Proud", n.CAITIFF, bp=4, attributes=(1, 0, 0), disciplines=())
FEAT = action("test-feat", "Feat", decks=n.BOTH, bp=4, text=gain(1, n.PRESTIGE))
BLOW = attack_card("test-blow", "Blow", n.PHYSICAL, decks=n.BOTH, bp=4, damage=1)
GUARDED = reaction("test-guarded", "Guarded", (n.PHYSICAL,), decks=n.BOTH, bp=4, shield=1)
RING = action(
    "test-ring",
    "Ring",
    decks=n.BOTH,
    bp=4,
    text=attach_this(THIS),
    abilities=(have(this_character, 1, n.SHIELD),),
)
SAP = unhosted("test-sap", "Sap", decks=n.BOTH, text=target(any_character, put(n.MINUS_BP, THAT)))
LEECH = unhosted("test-leech", "Leech", decks=n.BOTH, text=target(any_character, lose_blood(Fixed(2), THAT)))
BALM = unhosted("test-balm", "Balm", decks=n.BOTH, text=choose(your_coterie, mend(9, THAT)))
BOOK = book_with(HUMBLE, PROUD, FEAT, BLOW, GUARDED, RING, SAP, LEECH, BALM)


def test_potency_is_the_prestige_needed_to_recruit() -> None:
    """RV-POT-01: with less, or with just so much that none would be left, one cannot."""
    one = Side(haven=["Grace"], hand=["Humble", "Proud"], prestige=4)
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        assert play.refusal("recruit Proud") == "You have too little Prestige for Proud (RV-ABIL-10)"
        play.one("recruit Humble")
        assert (play.g.prestige, play.blood("Humble")) == ([1, 5], 3)


def test_potency_is_the_most_blood_a_character_holds() -> None:
    """RV-POT-02."""
    one = Side(haven=["Humble", "Proud"], blood={"Humble": 1, "Proud": 1}, hand=["Balm", "Balm"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Balm", "Humble", "play Balm", "Proud")
        assert (play.blood("Humble"), play.blood("Proud")) == (3, 4)


def test_potency_that_falls_takes_the_blood_above_it() -> None:
    """RV-POT-02: a vampire that loses the Retainer which gave it 1 Potency has room for 1 Blood less."""
    one = Side(haven=["Proud", "Humble"], attached={"Proud": ["Mugger"], "Humble": ["Snake Handler"]})
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        assert (play.blood("Proud"), play.blood("Humble")) == (5, 4)
        play.one("detach Mugger")
        assert (play.value("Proud", w.BLOOD_POTENCY), play.blood("Proud"), play.blood("Humble")) == (4, 4, 4)


def test_blood_below_the_fallen_potency_stays() -> None:
    """RV-POT-02: only what is above the new maximum goes."""
    one = Side(haven=["Proud"], attached={"Proud": ["Mugger"]}, blood={"Proud": 3})
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("detach Mugger")
        assert (play.value("Proud", w.BLOOD_POTENCY), play.blood("Proud")) == (4, 3)


def test_potency_shared_by_a_party_ends_with_the_party() -> None:
    """RV-POT-02: under Share the Wealth a Mugger on the Leader serves the whole party; who leaves it, loses 1 Blood."""
    one = Side(streets=["Grace", "Hope", "Sage"], attached={"Grace": ["Mugger"]}, ongoing=["Share the Wealth"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        assert [play.blood(name) for name in ("Grace", "Hope", "Sage")] == [6, 5, 4]
        play.one("regroup", "regroup Hope")
        assert [play.blood(name) for name in ("Grace", "Hope", "Sage")] == [6, 4, 4]
        play.one("detach Mugger")
        assert [play.blood(name) for name in ("Grace", "Hope", "Sage")] == [5, 4, 3]


def test_an_action_card_needs_its_potency() -> None:
    """RV-POT-03: whoever has it may play the card, whoever has not may not."""
    with scene(Side(haven=["Humble", "Proud"], hand=["Feat"]), Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Feat")  # nobody but Proud could
        assert (play.is_ready("Humble"), play.is_ready("Proud"), play.g.prestige) == (True, False, [6, 5])
    with scene(Side(haven=["Humble"], hand=["Feat"]), Side(haven=["Keondra"]), book=BOOK) as play:
        assert play.refusal("play Feat").endswith("(RV-ACT-24)")


def test_attack_cards_and_reactions_need_their_potency() -> None:
    """RV-POT-03: of the character that plays them."""
    one, two = Side(streets=[["Humble"], ["Proud"]], hand=["Blow"]), Side(haven=["Sage"], hand=["Guarded"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Humble", "Physical")
        assert play.refusal("place Blow").endswith("(RV-ATK-39)")
        play.one("pass")
        assert play.refusal("place Guarded").endswith("(RV-ATK-39)")
        play.two("pass")
        assert play.blood("Sage") == 2
        play.one("attack with Proud", "Physical", "place Blow")
        play.two("pass")
        assert play.where("Sage") == "torpor"


def test_current_potency_counts() -> None:
    """RV-POT-03, RV-POT-04: an effect that lowers it bars the card."""
    with scene(Side(haven=["Proud"], hand=["Feat", "Sap"]), Side(haven=["Keondra"]), book=BOOK) as play:
        assert "play Feat" in play.offered
        play.one("play Sap", "Proud")
        assert play.refusal("play Feat").endswith("(RV-ACT-24)")
        assert (play.value("Proud", w.BLOOD_POTENCY), play.value("Keondra", w.BLOOD_POTENCY)) == (3, 6)


def test_potency_does_not_fall_with_blood() -> None:
    """RV-POT-04: with 1 Blood left it plays what it could, and mends as far as before."""
    one = Side(haven=["Proud"], blood={"Proud": 3}, hand=["Feat", "Leech"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Leech", "Proud")
        assert (play.blood("Proud"), play.value("Proud", w.BLOOD_POTENCY)) == (1, 4)
        play.one("play Feat")
        assert play.g.prestige[0] == 6


def test_a_character_keeps_attachments_it_could_no_longer_play() -> None:
    """RV-POT-05: and they go on working."""
    with scene(Side(haven=["Proud"], hand=["Ring", "Sap"]), Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Ring", "play Sap", "Proud")
        assert (play.value("Proud", w.BLOOD_POTENCY), play.host("Ring"), play.value("Proud", w.SHIELD)) == (
            3,
            "Proud",
            1,
        )


def test_a_rise_of_potency_adds_no_blood_but_room() -> None:
    """RV-POT-06: a Mugger attached gives 1 Potency; mending then goes that far."""
    one = Side(streets=["Jorge Guerrero"], hand=["Balm", "Risky Business"])
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Mugger"]), book=BOOK) as play:
        play.one("attack with Jorge Guerrero", "target Mugger", "Physical", "place Risky Business")
        play.one("pass", "attach Mugger")
        assert (play.value("Jorge Guerrero", w.BLOOD_POTENCY), play.blood("Jorge Guerrero")) == (4, 3)
        play.one("play Balm")
        assert play.blood("Jorge Guerrero") == 4


def test_raised_potency_counts_at_once_for_requirements() -> None:
    """RV-POT-07: with no Blood mended."""
    one = Side(haven=["Humble"], attached={"Humble": ["Mugger"]}, blood={"Humble": 1}, hand=["Feat"])
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("play Feat")
        assert (play.g.prestige[0], play.blood("Humble")) == (6, 1)
