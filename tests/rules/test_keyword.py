"""Keywords: Attachment, Possessive, Reach, Solo Attacker, Targeted, Wounded."""

from __future__ import annotations

import pytest

from primogen.kernel.choosing import Pay
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.sentences import Activated, Static
from primogen.rivals.language.traits import Wounded
from primogen.rivals.language.vocabulary import (
    THAT,
    THE_ATTACKER,
    THIS,
    action,
    any_character,
    attach_this,
    attack_card,
    attackers_in_this_party,
    deal,
    deals_plus,
    have,
    hunter,
    party_has,
    prestige,
    put,
    reaction,
    target,
    targeted,
    this_character,
    title,
    vampire,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

PORTER = vampire(
    "test-porter",
    "Porter",
    n.BRUJAH,
    bp=4,
    attributes=(2, 0, 0),
    disciplines=(),
    abilities=(have(this_character, 1, n.ATTACHMENTS),),
)


def test_an_attachment_more_than_three_needs_the_keyword() -> None:
    """RV-KEYW-01."""
    laden = ["Maid", "Mugger", "Lookout"]
    one = Side(streets=[["Porter"], ["Matthew"]], attached={"Porter": laden, "Matthew": laden})
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Vagrant", "Vagrant"]), book=book_with(PORTER)) as play:
        play.one("attack with Porter", "target Vagrant", "Physical", "attach Vagrant")
        assert play.host("Vagrant") == "Porter"
        play.one("attack with Matthew", "target Vagrant", "Physical")
        assert play.where("Vagrant (2)") == "burned"


def test_one_more_attachment_is_one_more_and_no_further() -> None:
    """RV-KEYW-01: the fifth finds no room."""
    one = Side(streets=["Porter"], attached={"Porter": ["Maid", "Mugger", "Lookout", "Politician"]})
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Vagrant"]), book=book_with(PORTER)) as play:
        play.one("attack with Porter", "target Vagrant", "Physical")
        assert play.where("Vagrant") == "burned"


# ---- Possessive

MISER = vampire("test-miser", "Miser", n.BRUJAH, bp=3, attributes=(0, 0, 0), disciplines=(), keywords=(n.POSSESSIVE,))
BARON = title("test-baron", "Baron", influence=0, bp=0, text=attach_this(THIS))
BLAST = action("test-blast", "Blast", decks=n.BOTH, text=target(any_character, deal(9, THAT)))
ASHES = action(
    "test-ashes", "Ashes", decks=n.BOTH, text=target(any_character, deal(9, THAT, quality=n.AGGRAVATED_QUALITY))
)
MISERS = Side(haven=["Keondra", "Miser"], attached={"Miser": ["Maid", "Cobra Form", "Baron"]})


@pytest.mark.parametrize(
    ("kept", "lost", "where"), [("Maid", "Cobra Form", "discard"), ("Cobra Form", "Maid", "burned")]
)
def test_a_possessive_character_keeps_an_attachment_besides_its_title(kept: str, lost: str, where: str) -> None:
    """RV-KEYW-02."""
    with scene(Side(haven=["Lucky"], hand=["Blast"]), MISERS, book=book_with(MISER, BARON, BLAST)) as play:
        play.one("play Blast", "Miser")
        play.two(f"keep {kept}")
        assert (play.where("Miser"), play.host(kept), play.host("Baron")) == ("torpor", "Miser", "Miser")
        assert play.where(lost) == where


def test_a_possessive_character_need_not_keep_anything() -> None:
    """RV-KEYW-02: it may."""
    with scene(Side(haven=["Lucky"], hand=["Blast"]), MISERS, book=book_with(MISER, BARON, BLAST)) as play:
        play.one("play Blast", "Miser")
        play.two("pass")
        assert (play.where("Maid"), play.where("Cobra Form"), play.host("Baron")) == ("burned", "discard", "Miser")


def test_a_possessive_character_keeps_nothing_when_burned() -> None:
    """RV-KEYW-02: only on entering torpor."""
    with scene(Side(haven=["Lucky"], hand=["Ashes"]), MISERS, book=book_with(MISER, BARON, ASHES)) as play:
        play.one("play Ashes", "Miser")
        assert [play.where(name) for name in ("Maid", "Cobra Form", "Baron")] == ["burned"] * 3


# ---- Reach

LURKER = vampire("test-lurker", "Lurker", n.HECATA, bp=4, attributes=(2, 0, 0), disciplines=(), keywords=(n.REACH,))
STALKER = hunter("test-stalker", "Stalker", n.MARTIAL, bp=4, attributes=(2, 0, 0), edges=(), keywords=(n.REACH,))
DRUMMER = vampire(
    "test-drummer",
    "Drummer",
    n.BRUJAH,
    bp=3,
    attributes=(0, 0, 0),
    disciplines=(),
    abilities=(party_has(attackers_in_this_party, 1, n.DAMAGE),),
)


def test_with_reach_one_attacks_the_streets_from_the_haven() -> None:
    """RV-KEYW-03: who has no Reach does not, and who is in a Haven is safe."""
    two = Side(haven=["Keondra"], streets=[["Iara"], ["Jimmy"]])
    with scene(Side(haven=["Lurker", "Grace"]), two, book=book_with(LURKER)) as play:
        assert "attack with Lurker" in play.offered
        assert "RV-ATK-02" in play.refusal("attack with Grace")
        play.one("attack with Lurker")
        assert play.offered == ["target Iara", "target Jimmy"]
        assert "RV-KEYW-05" in play.refusal("target Keondra")
        play.one("target Iara", "Physical")
        assert (play.blood("Iara"), play.where("Lurker"), play.is_ready("Lurker")) == (1, "haven", False)


def test_exhausted_characters_of_the_haven_are_in_the_party_of_who_reaches_out() -> None:
    """RV-KEYW-04."""
    one = Side(haven=["Lurker", "Drummer"], exhausted=["Drummer"])
    with scene(one, Side(streets=["Keondra"]), book=book_with(LURKER, DRUMMER)) as play:
        play.one("attack with Lurker", "Physical")
        assert play.blood("Keondra") == 3


def test_reach_does_not_reach_mortals_or_face_down_monsters() -> None:
    """RV-KEYW-05: they are no characters; a face-up Monster is."""
    city = City(streets=["Vagrant"], face_down=["Ghost"], monsters=["Chupacabra"])
    with scene(Side(haven=["Stalker"]), Side(streets=["Keondra"]), city=city, book=book_with(STALKER)) as play:
        play.one("attack with Stalker")
        assert play.offered == ["target Keondra", "target Chupacabra"]
        assert "RV-KEYW-05" in play.refusal("target Vagrant")
        assert "RV-KEYW-05" in play.refusal("target face-down Monster")
        play.one("target Keondra", "Physical")


# ---- Solo Attacker

LONER = vampire(
    "test-loner",
    "Loner",
    n.GANGREL,
    bp=4,
    attributes=(1, 0, 0),
    disciplines=(),
    abilities=(
        Static(n.SOLO_ATTACKER_FORM, this_character, Fixed(1), n.DAMAGE),
        Activated(n.SOLO_ATTACKER_FORM, Pay(prestige(1), deals_plus(1))),
    ),
)


def test_a_solo_attacker_ability_is_active_while_attacking_alone() -> None:
    """RV-KEYW-06: friends in another party do not matter."""
    with scene(Side(streets=[["Loner"], ["Grace"]]), Side(haven=["Keondra"]), book=book_with(LONER)) as play:
        assert play.value("Loner", w.DAMAGE) == 0
        play.one("attack with Loner", "Physical", "activate Loner")
        assert play.blood("Keondra") == 3


def test_a_solo_attacker_ability_is_off_in_company() -> None:
    """RV-KEYW-06."""
    one = Side(streets=["Loner", "Francisco"], haven=["Grace"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(LONER)) as play:
        play.one("attack with Loner", "Physical")
        assert "RV-KEYW-06" in play.refusal("activate Loner")
        play.one("pass")
        assert play.blood("Keondra") == 5


def test_a_solo_attacker_ability_is_off_while_another_attacks() -> None:
    """RV-KEYW-06: its own character must be the attacker."""
    with scene(Side(streets=[["Loner"], ["Grace"]]), Side(haven=["Keondra"]), book=book_with(LONER)) as play:
        play.one("attack with Grace", "Physical")
        assert (play.blood("Keondra"), play.value("Loner", w.DAMAGE)) == (4, 0)


# ---- Targeted

FEINT = attack_card("test-feint", "Feint", n.PHYSICAL, decks=n.BOTH, bp=0, damage=2, text=targeted)
FLINCH = reaction("test-flinch", "Flinch", (n.PHYSICAL,), decks=n.BOTH, bp=0, shield=3, text=put(n.FEAR, THE_ATTACKER))


@pytest.mark.parametrize(("choice", "iara", "jimmy"), [("keep Iara", 1, 4), ("retarget Jimmy", 3, 1)])
def test_a_targeted_attack_may_shift_when_its_card_is_revealed(choice: str, iara: int, jimmy: int) -> None:
    """RV-KEYW-07: to a member of the defending party, which Keondra is not."""
    two = Side(streets=[["Iara", "Jimmy"], ["Keondra"]], blood={"Iara": 3, "Jimmy": 4})
    one = Side(streets=["Jorge Guerrero"], hand=["Feint"])
    with scene(one, two, book=book_with(FEINT)) as play:
        play.one("attack with Jorge Guerrero", "target Iara", "Physical", "place Feint")
        play.two("pass")
        assert play.offered == ["keep Iara", "retarget Jimmy"]
        play.one(choice)
        assert (play.blood("Iara"), play.blood("Jimmy"), play.blood("Keondra")) == (iara, jimmy, 6)


def test_the_new_target_of_a_targeted_attack_plays_no_reaction() -> None:
    """RV-KEYW-08."""
    two = Side(haven=["Iara", "Jimmy"], hand=["Flinch"])
    with scene(Side(streets=["Lucky"], hand=["Feint"]), two, book=book_with(FEINT, FLINCH)) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "place Feint")
        play.two("pass", "pass")
        play.one("retarget Jimmy")
        assert (play.blood("Jimmy"), play.names(1, w.HAND)) == (1, ["Flinch"])


def test_the_first_targets_reaction_resolves_but_its_shields_stay() -> None:
    """RV-KEYW-09."""
    two = Side(haven=["Iara", "Jimmy"], hand=["Flinch"])
    with scene(Side(streets=["Lucky"], hand=["Feint"]), two, book=book_with(FEINT, FLINCH)) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "place Feint")
        play.two("pass", "place Flinch")
        play.one("retarget Jimmy")
        assert (play.blood("Jimmy"), play.blood("Iara")) == (1, 3)
        assert (play.g.fear[play.card("Lucky")], play.where("Flinch")) == (1, "discard")


# ---- Wounded


@pytest.mark.parametrize(("name", "blood", "wounded"), [("Lucky", 2, True), ("Lucky", 3, False), ("Hope", 2, True)])
def test_wounded_is_half_of_ones_potency_or_less(name: str, blood: int, wounded: bool) -> None:
    """RV-KEYW-10, RV-EX-31."""
    find = action("test-find", "Find", decks=n.BOTH, text=target(any_character & Wounded(), put(n.FEAR, THAT)))
    two = Side(haven=["Lucky", "Hope"], blood={name: blood})
    with scene(Side(haven=["Keondra"], hand=["Find"]), two, book=book_with(find)) as play:
        assert ("play Find" in play.offered) == wounded
        if wounded:
            play.one("play Find")
            assert [play.g.fear[play.card(each)] for each in ("Lucky", "Hope")] == [name == "Lucky", name == "Hope"]


@pytest.mark.parametrize(("blood", "secrecy"), [(3, 1), (4, 0)])
def test_a_monster_is_wounded_alike(blood: int, secrecy: int) -> None:
    """RV-KEYW-10: Ghost, of 6 Blood Potency, has +1 Secrecy while Wounded."""
    city = City(monsters=["Ghost"], blood={"Ghost": blood})
    with scene(Side(haven=["Ryan"]), Side(haven=["Keondra"]), city=city) as play:
        assert play.value("Ghost", w.SECRECY) == secrecy


def test_wounded_goes_by_the_potency_one_has_now() -> None:
    """RV-KEYW-10: 3 Blood is half of Keondra's 6, but more than half of 5."""
    find = action("test-find", "Find", decks=n.BOTH, text=target(any_character & Wounded(), put(n.FEAR, THAT)))
    one = Side(haven=["Lucky"], hand=["Find"])
    with scene(one, Side(haven=["Keondra"], blood={"Keondra": 3}), book=book_with(find)) as play:
        assert "play Find" in play.offered
    with scene(
        one, Side(haven=["Keondra"], minus_bp={"Keondra": 1}, blood={"Keondra": 3}), book=book_with(find)
    ) as play:
        assert "play Find" not in play.offered
