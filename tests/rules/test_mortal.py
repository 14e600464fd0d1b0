"""Mortals: attacking them, defeating them, and what they are worth."""

from __future__ import annotations

import pytest

from primogen.kernel.effects import Effect
from primogen.rivals.cards.hunters_and_hunted import CARDS
from primogen.rivals.language import nouns as n
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.language.traits import HasWord
from primogen.rivals.language.vocabulary import (
    THAT,
    THE_ATTACKER,
    THE_TARGET,
    action,
    attack_card,
    deal,
    exhaust,
    in_order,
    lose_blood,
    mortals_in_the_streets,
    plus,
    reaction_special,
    steal_blood,
    target,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.printed import Printed
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with


def blow(damage: int, kind: n.AttackType = n.PHYSICAL, text: Effect | None = None) -> Printed:
    return attack_card("test-blow", "Blow", kind, decks=n.BOTH, bp=0, damage=damage, text=text)


def test_unattached_mortals_are_attacked_like_characters() -> None:
    """RV-MORTAL-01: who is a Retainer is not."""
    two = Side(haven=["Keondra"], attached={"Keondra": ["Maid"]})
    with scene(Side(streets=["Jorge Guerrero"]), two, city=City(streets=["Vagrant", "Mugger"])) as play:
        play.one("attack with Jorge Guerrero")
        assert play.offered == ["target Keondra", "target Vagrant", "target Mugger"]
        play.one("target Vagrant", "Physical", "burn Vagrant")
        assert (play.is_ready("Jorge Guerrero"), play.actions) == (False, 1)


@pytest.mark.parametrize(("damage", "where"), [(1, "streets"), (2, "burned"), (4, "burned")])
def test_one_shot_of_its_printed_blood_defeats_a_mortal(damage: int, where: str) -> None:
    """RV-MORTAL-02: the Politician has 3."""
    one = Side(streets=["Lucky"], hand=["Blow"], agenda=0, blood={"Lucky": 1})
    city = City(streets=["Politician", "Vagrant"])
    with scene(one, Side(haven=["Keondra"]), city=city, book=book_with(blow(damage))) as play:
        play.one("attack with Lucky", "target Politician", "Physical", "place Blow")
        if where == "burned":
            play.one("burn Politician", "Gain 1 Prestige")
        assert (play.where("Politician"), play.where("Vagrant")) == (where, "streets")
        assert play.g.agenda[0] == (1 if where == "burned" else 0)


def test_what_fails_leaves_a_mortal_unhurt() -> None:
    """RV-MORTAL-02: two shots of 2 do not add up."""
    one = Side(streets=[["Matthew"], ["Grace"]])
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Politician"])) as play:
        play.one("attack with Matthew", "target Politician", "Physical")
        play.one("attack with Grace", "target Politician", "Physical")
        assert (play.where("Politician"), play.g.agenda[0]) == ("streets", 0)


def test_a_mortal_has_no_blood_to_lose_or_steal() -> None:
    """RV-MORTAL-02."""
    drain = in_order(steal_blood(2, thief=THE_ATTACKER, victim=THE_TARGET), lose_blood(Fixed(2), THE_TARGET))
    one = Side(streets=["Lucky"], hand=["Blow"], blood={"Lucky": 2})
    with scene(
        one, Side(haven=["Keondra"]), city=City(streets=["Politician"]), book=book_with(blow(0, text=drain))
    ) as play:
        play.one("attack with Lucky", "target Politician", "Physical", "place Blow")
        assert (play.where("Politician"), play.blood("Lucky"), play.g.agenda[0]) == ("streets", 2, 0)


@pytest.mark.parametrize(("damage", "host"), [(2, ""), (3, "Lucky")])
def test_damage_outside_attacks_defeats_a_mortal_in_one_shot_too(damage: int, host: str) -> None:
    """RV-MORTAL-02, RV-DMG-01."""
    smite = action("test-hex", "Hex", decks=n.BOTH, text=target(mortals_in_the_streets, deal(damage, THAT)))
    one = Side(haven=["Lucky"], hand=["Hex"])
    city = City(streets=["Politician", "Vagrant"])
    with scene(one, Side(haven=["Keondra"]), city=city, book=book_with(smite)) as play:
        play.one("play Hex", "Politician")
        if host:
            play.one("attach Politician")
        assert (play.host("Politician"), play.where("Vagrant")) == (host, "streets")


def test_each_mortal_is_a_party_of_its_own() -> None:
    """RV-MORTAL-03: Shotgun, which could hurt another of the party, finds nobody."""
    one = Side(streets=["Lucky"], hand=["Shotgun", "Awe"])
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Vagrant", "Vagrant", "Maid"])) as play:
        play.one("attack with Lucky", "target Vagrant", "Ranged", "place Shotgun", "burn Vagrant")
        assert (play.where("Vagrant"), play.where("Vagrant (2)"), play.where("Maid")) == (
            "burned",
            "streets",
            "streets",
        )
        assert play.names(0, w.HAND) == ["Awe"]


@pytest.mark.parametrize("kind", n.ATTACK_TYPES)
def test_nothing_reduces_the_damage_to_a_mortal(kind: n.AttackType) -> None:
    """RV-MORTAL-04: not even Shields somebody gives it."""
    card = attack_card(
        "test-blow",
        "Blow",
        kind,
        decks=n.BOTH,
        bp=0,
        damage=3 if kind == n.RANGED else 2,
        text=in_order(plus(2, n.SHIELD, THE_TARGET), plus(2, n.PREVENTION, THE_TARGET)),
    )
    announced = {w.RANGED: "Ranged", w.PHYSICAL: "Physical", w.SOCIAL: "Social", w.MENTAL: "Mental"}[kind]
    one = Side(streets=["Lucky"], hand=["Blow"])
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Politician"]), book=book_with(card)) as play:
        play.one("attack with Lucky", "target Politician", announced, "place Blow", "attach Politician")
        assert play.host("Politician") == "Lucky"


def test_every_mortal_is_an_antagonist_a_vagrant_or_a_citizen() -> None:
    """RV-MORTAL-05."""
    for card in CARDS:
        if card.kind == w.MORTAL:
            assert sum(bool(card.words & word) for word in (w.ANTAGONIST, w.VAGRANT, w.CITIZEN)) == 1, card.name


@pytest.mark.parametrize(
    ("word", "found"),
    [
        (w.ANTAGONIST, ["BOPE-RJ: Caveira", "BOPE-RJ: Psyops"]),
        (w.VAGRANT, ["Vagrant", "Vagrant (2)"]),
        (w.CITIZEN, ["Maid", "Mugger"]),
    ],
)
def test_effects_tell_the_kinds_of_mortals_apart(word: int, found: list[str]) -> None:
    """RV-MORTAL-05."""
    among = mortals_in_the_streets & HasWord(word)
    card = action("test-hex", "Hex", decks=n.BOTH, text=target(among, exhaust(THAT)))
    streets = ["Vagrant", "Maid", "BOPE-RJ: Caveira", "Mugger", "Vagrant", "BOPE-RJ: Psyops"]
    with scene(
        Side(haven=["Lucky"], hand=["Hex"]), Side(haven=["Iara"]), city=City(streets=streets), book=book_with(card)
    ) as play:
        play.one("play Hex")
        assert play.offered == found
        play.one(found[0])


def test_a_defeated_antagonist_is_worth_its_agenda_and_is_discarded() -> None:
    """RV-MORTAL-06."""
    one = Side(streets=["Lucky"], hand=["Blow"], blood={"Lucky": 1}, prestige=5)
    city = City(streets=["BOPE-RJ: Caveira", "BOPE-RJ: Psyops"])
    with scene(one, Side(haven=["Keondra"]), city=city, book=book_with(blow(3))) as play:
        play.one("attack with Lucky", "target BOPE-RJ: Caveira", "Physical", "place Blow")
        assert (play.names(w.CITY, w.DISCARD), play.names(w.CITY, w.BURNED_PILE)) == (["BOPE-RJ: Caveira"], [])
        assert (play.g.agenda, play.blood("Lucky"), play.g.prestige[0]) == ([1, 0], 1, 5)


@pytest.mark.parametrize(("mortal", "agenda"), [("Vagrant", 0), ("Mugger", 1)])
def test_a_defeated_vagrant_or_citizen_is_worth_the_agenda_it_shows(mortal: str, agenda: int) -> None:
    """RV-MORTAL-07."""
    with scene(
        Side(streets=["Lucky"], hand=["Blow"]),
        Side(haven=["Keondra"]),
        city=City(streets=[mortal]),
        book=book_with(blow(2)),
    ) as play:
        play.one("attack with Lucky", f"target {mortal}", "Physical", "place Blow", f"attach {mortal}")
        assert play.g.agenda == [agenda, 0]


@pytest.mark.parametrize("mortal", ["Vagrant", "Maid"])
def test_a_vampire_player_must_choose_burn_or_attach(mortal: str) -> None:
    """RV-MORTAL-08."""
    one = Side(streets=["Lucky"], hand=["Blow"])
    with scene(one, Side(haven=["Keondra"]), city=City(streets=[mortal]), book=book_with(blow(2))) as play:
        play.one("attack with Lucky", f"target {mortal}", "Physical", "place Blow")
        assert (play.asked.seat, play.offered) == (0, [f"burn {mortal}", f"attach {mortal}"])
        play.one(f"attach {mortal}")


def test_burning_a_vagrant_mends_the_attacker() -> None:
    """RV-MORTAL-09."""
    one = Side(streets=["Jorge Guerrero", "Grace"], blood={"Jorge Guerrero": 1, "Grace": 1})
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Jorge Guerrero", "target Vagrant", "Physical", "burn Vagrant")
        assert (play.blood("Jorge Guerrero"), play.blood("Grace")) == (3, 1)
        assert (play.names(w.CITY, w.BURNED_PILE), play.names(w.CITY, w.DISCARD)) == (["Vagrant"], [])


@pytest.mark.parametrize(("reward", "blood", "prestige"), [("Lucky mends 3 Blood", 5, 5), ("Gain 1 Prestige", 2, 6)])
def test_burning_a_citizen_mends_or_is_worth_prestige(reward: str, blood: int, prestige: int) -> None:
    """RV-MORTAL-09."""
    one = Side(streets=["Lucky"], hand=["Blow"], blood={"Lucky": 2}, prestige=5)
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Maid"]), book=book_with(blow(2))) as play:
        play.one("attack with Lucky", "target Maid", "Physical", "place Blow", "burn Maid")
        play.one(reward)
        assert (play.blood("Lucky"), play.g.prestige[0], play.names(w.CITY, w.BURNED_PILE)) == (
            blood,
            prestige,
            ["Maid"],
        )


def test_attached_it_is_a_retainer_of_the_attacker_and_no_longer_a_mortal_of_the_city() -> None:
    """RV-MORTAL-10."""
    find = action("test-hex", "Hex", decks=n.BOTH, text=target(mortals_in_the_streets, exhaust(THAT)))
    one = Side(streets=[["Lucky", "Hope"], ["Grace"]], hand=["Blow", "Hex"])
    two = Side(haven=["Keondra"])
    with scene(one, two, city=City(streets=["Politician"]), book=book_with(blow(2), find)) as play:
        play.one("attack with Lucky", "target Politician", "Physical", "place Blow", "attach Politician")
        assert (play.host("Politician"), play.g.controller[play.card("Politician")]) == ("Lucky", 0)
        assert (play.value("Lucky", w.INFLUENCE), play.value("Hope", w.INFLUENCE)) == (3, 0)
        assert play.names(w.CITY, w.STREETS) == []
        assert "play Hex" not in play.offered
        play.one("attack with Grace", "Social", "pass")  # there is nobody to name but Keondra
        assert play.host("Politician") == "Lucky"


def test_nobody_reacts_for_a_mortal() -> None:
    """RV-MORTAL-04: not with a Reaction Special that aids others either; for a vampire Two is asked."""
    aid = reaction_special("test-aid", "Aid", n.AIDS_OTHERS, decks=n.BOTH, bp=0, shield=9)
    one, two = Side(streets=["Lucky"], hand=["Blow"]), Side(haven=["Keondra"], hand=["Aid"])
    blow = attack_card("test-blow", "Blow", n.PHYSICAL, decks=n.BOTH, bp=0, damage=3)
    with scene(one, two, Side(haven=["Iara"]), city=City(streets=["Politician"]), book=book_with(blow, aid)) as play:
        play.one("attack with Lucky", "target Politician", "Physical", "place Blow", "attach Politician")
        assert (play.host("Politician"), play.where("Aid")) == ("Lucky", "hand")
    with scene(one, two, Side(haven=["Iara"]), rivals=[2, 0, 1], book=book_with(blow, aid)) as play:
        play.one("attack with Lucky", "target Iara", "Physical", "place Blow")
        assert play.is_asked(1, "place-reaction")
        play.ends_asking("place-reaction")
