"""Claiming the Prince of the City Title."""

from __future__ import annotations

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THIS,
    activated,
    attach_this,
    attack_card,
    draw,
    prestige,
    reaction,
    reaction_special,
    title,
    vampire,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

PRINCE = "Prince of the City"
UNCLAIMED = City(streets=[PRINCE])
BARON = title("test-baron", "Baron", influence=0, bp=0, text=attach_this(THIS))


def test_the_prince_is_claimed_only_while_unattached_in_the_streets() -> None:
    """RV-PRINCE-01."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), city=UNCLAIMED) as play:
        assert "claim with Lucky" in play.offered
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), city=City(deck=[PRINCE])) as play:
        assert "claim with Lucky" not in play.offered
    with scene(Side(streets=["Lucky"]), Side(streets=["Keondra"], attached={"Keondra": [PRINCE]})) as play:
        assert "claim with Lucky" not in play.offered


def test_only_vampires_claim() -> None:
    """RV-PRINCE-02, RV-PRINCE-30."""
    with scene(Side(streets=["Ryan"]), Side(haven=["Keondra"]), city=UNCLAIMED) as play:
        assert play.refusal("claim with Ryan") == "Ryan is not a vampire and cannot claim (RV-PRINCE-02)"


def test_the_claimant_exhausts_in_the_streets() -> None:
    """RV-PRINCE-03."""
    one = Side(streets=["Lucky", "Grace"], haven=["Hope"], exhausted=["Grace"])
    with scene(one, Side(haven=["Keondra"], exhausted=["Keondra"]), city=UNCLAIMED) as play:
        assert "RV-PRINCE-03" in play.refusal("claim with Hope")
        assert "RV-PRINCE-03" in play.refusal("claim with Grace")
        play.one("claim with Lucky")
        assert (play.is_ready("Lucky"), play.is_ready("Hope"), play.actions) == (False, True, 1)
        assert play.host(PRINCE) == "Lucky"


def test_each_other_player_may_attack_the_claimant_once_clockwise() -> None:
    """RV-PRINCE-04, RV-PRINCE-05."""
    two, three = Side(haven=["Keondra", "Iara"]), Side(haven=["Matthew", "Jimmy"], exhausted=["Jimmy"])
    with scene(Side(haven=["Hope"]), two, three, Side(streets=["Lucky"]), turn=3, city=UNCLAIMED) as play:
        play.four("claim with Lucky")
        assert play.actions == 1
        play.one("attack with Hope", "Social")
        play.two("attack with Iara", "Mental")
        assert play.offered == ["attack with Matthew", "pass"]
        play.three("pass")
        assert (play.is_ready("Hope"), play.is_ready("Iara"), play.is_ready("Keondra")) == (False, False, True)
        assert (play.is_ready("Matthew"), play.actions) == (True, 1)
        assert (play.blood("Lucky"), play.host(PRINCE)) == (3, "Lucky")


def test_the_fall_of_the_claimant_ends_the_action_at_once() -> None:
    """RV-PRINCE-06, RV-PRINCE-18."""
    one = Side(streets=["Lucky"], haven=["Hope"], blood={"Lucky": 1})
    with scene(one, Side(haven=["Keondra"]), Side(haven=["Matthew"]), city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        play.two("attack with Keondra", "Social")
        assert (play.where("Lucky"), play.is_ready("Matthew"), play.actions) == ("torpor", True, 1)
        assert (play.where(PRINCE), play.host(PRINCE)) == ("streets", "")
        assert (play.g.agenda, play.names(w.CITY, w.STREETS)) == ([0, 0, 0], [PRINCE])


def test_a_rival_who_defeats_the_claimant_does_not_gain_the_title() -> None:
    """RV-PRINCE-18: only the Agenda for a Rival's character."""
    one = Side(streets=["Lucky"], haven=["Hope"], blood={"Lucky": 1})
    with scene(one, Side(haven=["Keondra"]), city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        play.two("attack with Keondra", "Social")
        assert (play.where(PRINCE), play.host(PRINCE), play.g.agenda) == ("streets", "", [0, 1])


def test_attacker_and_party_abilities_work_against_a_claimant() -> None:
    """RV-PRINCE-07: Raúl has +1 damage for each 'No Influence' token, Evangeline's party for Prestige on the target."""
    two = Side(haven=["Raúl Fontes"])
    three = Side(haven=["Ryan", "Evangeline"], stakes={"Keondra": 1})
    one = Side(streets=["Keondra"], no_influence=["Keondra"])
    with scene(one, two, three, city=UNCLAIMED) as play:
        play.one("claim with Keondra")
        play.two("attack with Raúl Fontes", "Physical")
        assert play.blood("Keondra") == 4
        play.three("attack with Ryan", "Mental")
        assert play.blood("Keondra") == 3


def test_activated_attacker_and_party_abilities_are_relentless_against_a_claimant() -> None:
    """RV-PRINCE-08: others are not."""
    sniper = vampire(
        "test-sniper",
        "Sniper",
        n.BRUJAH,
        bp=4,
        attributes=(0, 0, 0),
        disciplines=(),
        abilities=(activated(prestige(1), draw(1)),),
    )
    two = Side(haven=["Jorge Guerrero", "Sister Claire", "Sniper"], hand=["Awe"], library=["Awe"])
    with scene(Side(streets=["Keondra"]), two, rivals=[1, 0], city=UNCLAIMED, book=book_with(sniper)) as play:
        play.one("claim with Keondra")
        play.two("attack with Jorge Guerrero", "Physical", "pass")
        assert play.offered == ["activate Jorge Guerrero", "activate Sister Claire", "pass"]
        assert "RV-ABIL-18" in play.refusal("activate Sniper")
        play.two("activate Jorge Guerrero", "activate Sister Claire")
        assert play.blood("Keondra") == 2


def test_the_attacks_are_attacks() -> None:
    """RV-PRINCE-09, RV-PRINCE-20: of a type, reduced by the attribute, and the Blood stays lost."""
    with scene(Side(streets=["Keondra"]), Side(haven=["Hope"]), Side(haven=["Matthew"]), city=UNCLAIMED) as play:
        play.one("claim with Keondra")
        play.two("attack with Hope", "Social")
        play.three("attack with Matthew", "Physical")
        assert (play.blood("Keondra"), play.host(PRINCE)) == (4, "Keondra")


def test_who_attacks_a_claimant_need_not_be_in_the_streets() -> None:
    """RV-PRINCE-10."""
    two = Side(haven=["Hope"], streets=["Grace"])
    with scene(Side(streets=["Lucky"]), two, city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        assert play.offered == ["attack with Hope", "attack with Grace", "pass"]
        play.two("attack with Hope", "Social")
        assert (play.blood("Lucky"), play.where("Hope")) == (4, "haven")


def test_the_party_that_attacks_a_claimant_may_have_exhausted_members() -> None:
    """RV-PRINCE-11."""
    two = Side(streets=["Grace", "Hope"], exhausted=["Hope"])
    with scene(Side(streets=["Lucky"]), two, city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        play.two("attack with Grace", "Physical")
        assert play.blood("Lucky") == 4


def test_only_a_player_whose_rival_claims_plays_attack_cards() -> None:
    """RV-PRINCE-12: One is the Rival of Three."""
    blow = attack_card("test-blow", "Blow", n.PHYSICAL, decks=n.BOTH, bp=0, damage=2)
    two, three = Side(haven=["Hope"], hand=["Blow"]), Side(haven=["Judas"], hand=["Blow"])
    with scene(Side(streets=["Keondra"]), two, three, city=UNCLAIMED, book=book_with(blow)) as play:
        play.one("claim with Keondra")
        play.two("attack with Hope", "Physical")
        assert play.blood("Keondra") == 6
        play.three("attack with Judas", "Physical", "place Blow")
        assert play.blood("Keondra") == 3
        assert play.names(1, w.HAND) == ["Blow"]


def test_secrecy_is_no_use_to_a_claimant() -> None:
    """RV-PRINCE-13."""
    one = Side(streets=["Keondra"], attached={"Keondra": ["Cobra Form"]})
    with scene(one, Side(haven=["Grace"], hand=["Awe"]), rivals=[1, 0], city=UNCLAIMED) as play:
        assert play.value("Keondra", w.SECRECY) == 1
        play.one("claim with Keondra")
        play.two("attack with Grace", "Physical", "pass")
        assert (play.blood("Keondra"), play.names(1, w.HAND)) == (4, ["Awe"])


def test_nobody_blocks_for_a_claimant() -> None:
    """RV-PRINCE-14: neither the party, nor Pregador from afar."""
    one = Side(streets=["Lucky", "Gisele"])
    three = Side(haven=["Pregador"], exhausted=[], prestige=5)
    with scene(one, Side(haven=["Grace"]), three, city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        play.two("attack with Grace", "Physical")
        assert (play.blood("Lucky"), play.is_ready("Gisele"), play.is_ready("Pregador")) == (4, True, True)
        play.three("pass")


def test_no_reactions_are_played_in_a_claim_attack() -> None:
    """RV-PRINCE-15: nor a Reaction Special against the very damage."""
    flinch = reaction("test-flinch", "Flinch", n.ATTACK_TYPES, decks=n.BOTH, bp=0, shield=3)
    brace = reaction_special("test-brace", "Brace", decks=n.BOTH, bp=0, shield=3, answers=(n.PHYSICAL,))
    aid = reaction_special("test-aid", "Aid", n.AIDS_OTHERS, decks=n.BOTH, bp=0, shield=3)
    one = Side(streets=["Lucky"], hand=["Flinch", "Brace"])
    three = Side(haven=["Hope"], hand=["Aid"])
    with scene(one, Side(haven=["Grace"]), three, city=UNCLAIMED, book=book_with(flinch, brace, aid)) as play:
        play.one("claim with Lucky")
        play.two("attack with Grace", "Physical")
        assert play.blood("Lucky") == 4
        play.three("pass")


def test_the_same_reactions_may_be_played_in_any_other_attack() -> None:
    """RV-PRINCE-15: what the test above forbids is possible otherwise."""
    brace = reaction_special("test-brace", "Brace", decks=n.BOTH, bp=0, shield=3, answers=(n.PHYSICAL,))
    with scene(Side(streets=["Grace"]), Side(haven=["Lucky"], hand=["Brace"]), book=book_with(brace)) as play:
        play.one("attack with Grace", "Physical")
        play.two("pass", "play Brace")
        assert play.blood("Lucky") == 5


def test_party_abilities_of_the_claimants_party_are_active() -> None:
    """RV-PRINCE-16: Juliana's party has +1 Shield in its player's Action Phase."""
    with scene(Side(streets=["Lucky", "Juliana"]), Side(haven=["Jorge Guerrero"]), city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        play.two("attack with Jorge Guerrero", "Physical")
        assert play.blood("Lucky") == 5


def test_a_claimant_may_prevent_damage() -> None:
    """RV-PRINCE-17: by a Vagrant, or by a Haven that can."""
    one = Side(streets=["Keondra"], attached={"Keondra": ["Vagrant"]}, haven_card="Hideout - The Bunker", prestige=5)
    with scene(one, Side(haven=["Matthew"]), Side(haven=["Grace"]), city=UNCLAIMED) as play:
        play.one("claim with Keondra")
        play.two("attack with Matthew", "Physical")
        play.one("yes: Vagrant", "no")
        assert play.blood("Keondra") == 5
        play.three("attack with Grace", "Physical")
        play.one("yes: Hideout - The Bunker", "2")
        assert (play.blood("Keondra"), play.g.prestige[0], play.host(PRINCE)) == (5, 3, "Keondra")


def test_a_claimant_who_survives_becomes_prince_of_the_city() -> None:
    """RV-PRINCE-19, RV-PRINCE-23, RV-PRINCE-24: once for the attaching, and not again in later turns."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Grace"]), city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        play.two("pass")
        assert (play.host(PRINCE), play.where(PRINCE), play.g.agenda) == ("Lucky", "attached", [1, 0])
        assert play.g.has_word(play.card(PRINCE), w.TITLE)
        assert (play.value("Lucky", w.INFLUENCE), play.g.controller[play.card(PRINCE)]) == (3, 0)
        play.one("pass action", "end phase")
        play.two("pass action", "pass action", "end phase")
        assert play.g.agenda == [1, 0]


@differs("DIFF-84", "2020")
def test_another_title_of_the_new_prince_is_burned() -> None:
    """RV-PRINCE-21, RV-PRINCE-22: which makes room enough."""
    one = Side(streets=["Lucky", "Hope"], attached={"Lucky": ["Baron", "Vagrant", "Vagrant"], "Hope": ["Baron"]})
    with scene(one, Side(haven=["Grace"]), city=UNCLAIMED, book=book_with(BARON)) as play:
        play.one("claim with Lucky")
        play.two("pass")
        assert (play.names(0, w.BURNED_PILE), play.host("Baron (2)")) == (["Baron"], "Hope")
        assert [play.host(name) for name in (PRINCE, "Vagrant", "Vagrant (2)")] == ["Lucky"] * 3


def test_the_new_prince_burns_an_attachment_to_make_room() -> None:
    """RV-PRINCE-22."""
    one = Side(streets=["Lucky", "Hope"], attached={"Lucky": ["Maid", "Mugger", "Vagrant"]})
    with scene(one, Side(haven=["Grace"]), city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        play.two("pass")
        assert play.offered == ["detach Maid", "detach Mugger", "detach Vagrant"]
        play.one("detach Mugger")
        assert (play.host(PRINCE), play.where("Mugger"), play.host("Maid")) == ("Lucky", "burned", "Lucky")


def test_with_room_for_one_more_nothing_is_burned() -> None:
    """RV-PRINCE-22: the maximum is normally 3."""
    one = Side(streets=["Lucky"], attached={"Lucky": ["Maid", "Vagrant"]})
    with scene(one, Side(haven=["Grace"]), city=UNCLAIMED) as play:
        play.one("claim with Lucky")
        play.two("pass")
        assert [play.host(name) for name in (PRINCE, "Maid", "Vagrant")] == ["Lucky"] * 3
