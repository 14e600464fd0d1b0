"""Diablerie: a vampire just defeated becomes Prey. Nobody in the box may commit it, so some who may are made here."""

from __future__ import annotations

import pytest

from older import differs
from primogen.rivals.language import nouns as n
from primogen.rivals.language.verbs_fight import Diablerize
from primogen.rivals.language.vocabulary import (
    THAT,
    THE_ATTACKER,
    THE_TARGET,
    THIS,
    YOUR_SEAT,
    action,
    after_this_attack,
    attach_this,
    attack_card,
    attack_or_reaction,
    draw,
    gain,
    have,
    is_defeated,
    may,
    suffers_diablerie,
    target,
    title,
    vampire,
    when,
)
from primogen.rivals.language.vocabulary import any_character as anybody
from primogen.rivals.language.vocabulary import this_character as itself
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import swap_blood
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side
from support import book_with

FIDA = vampire(
    "test-fida",
    "Fida",
    n.BANU_HAQIM,
    bp=5,
    attributes=(3, 0, 0),
    disciplines=(n.CELERITY,),
    keywords=(n.DIABLERIST,),
)
DRAIN = attack_card(
    "test-drain",
    "Drain",
    n.PHYSICAL,
    decks=n.VAMPIRES,
    bp=0,
    damage=5,
    text=after_this_attack(may(Diablerize(THE_ATTACKER, THE_TARGET))),
)
FIRE = attack_card(
    "test-fire", "Fire", n.PHYSICAL, decks=n.BOTH, bp=0, damage=5, keywords=(n.AGGRAVATED,), text=DRAIN.text
)
CLAWS = attack_or_reaction("test-claws", "Claws", n.PHYSICAL, decks=n.VAMPIRES, bp=0, damage=5)
BARON = title("test-baron", "Baron", influence=1, bp=1, text=attach_this(THIS))
LEECH = action("test-leech", "Leech", decks=n.BOTH, text=target(anybody, attach_this(THAT)))
CHARM = action("test-charm", "Charm", decks=n.BOTH, text=attach_this(THIS), abilities=(have(itself, 1, n.SECRECY),))
MOURNER = vampire(
    "test-mourner",
    "Mourner",
    n.MINISTRY,
    bp=2,
    attributes=(0, 0, 0),
    disciplines=(),
    abilities=(
        when(suffers_diablerie(YOUR_SEAT), gain(2, n.PRESTIGE)),
        when(is_defeated(anybody), draw(1)),
    ),
)
BOOK = book_with(FIDA, DRAIN, FIRE, CLAWS, BARON, LEECH, CHARM, MOURNER)


def with_blood_of_one(play: Play, name: str) -> None:
    swap_blood(play.g, play.card(name), 0, 1)


def drinks(play: Play, victim: str) -> None:
    """Fida defeats the victim and drinks."""
    with_blood_of_one(play, victim)
    play.one("attack with Fida", f"target {victim}", "Physical", f"drink {victim}")


def test_a_diablerist_attaches_the_vampire_it_has_defeated() -> None:
    """RV-DIAB-01, RV-DIAB-02, RV-DIAB-07: Iara becomes Prey; had Fida passed, she would lie in torpor."""
    with scene(Side(streets=["Fida"]), Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        drinks(play, "Iara")
        assert (play.where("Iara"), play.host("Iara")) == ("attached", "Fida")
        assert (play.where("Keondra"), play.blood("Keondra")) == ("haven", 6)
    with scene(Side(streets=["Fida"]), Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        with_blood_of_one(play, "Iara")
        play.one("attack with Fida", "target Iara", "Physical", "pass")
        assert (play.where("Iara"), play.host("Iara")) == ("torpor", "")


def test_who_is_no_diablerist_needs_a_card_to_commit_diablerie() -> None:
    """RV-DIAB-01: Grace defeats Iara, who has One's Blood on her, and nothing is asked."""
    with scene(
        Side(streets=["Grace"]), Side(streets=["Iara"], haven=["Keondra"], blood={"Iara": 2}), book=BOOK
    ) as play:
        with_blood_of_one(play, "Iara")
        play.one("attack with Grace", "target Iara", "Physical")
        assert (play.where("Iara"), play.asked.asks) == ("torpor", "act")


def test_a_diablerist_needs_blood_of_its_players_colour_on_the_victim() -> None:
    """RV-DIAB-07: without it there is no unauthorized diablerie."""
    with scene(Side(streets=["Fida"]), Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        play.one("attack with Fida", "target Iara", "Physical")
        assert (play.where("Iara"), play.asked.asks) == ("torpor", "act")


def test_a_diablerist_that_strikes_back_may_drink_too() -> None:
    """RV-DIAB-07: Fida defeats her attacker during the attack, and Two decides."""
    one = Side(streets=["Lucky"], haven=["Grace"])
    two = Side(haven=["Fida"], hand=["Claws"])
    with scene(one, two, book=BOOK) as play:
        swap_blood(play.g, play.card("Lucky"), 1, 2)
        play.one("attack with Lucky", "Physical")
        play.two("place Claws", "drink Lucky")
        assert (play.host("Lucky"), play.g.controller[play.card("Lucky")]) == ("Fida", 1)


def test_the_higher_of_both_attributes_and_all_disciplines() -> None:
    """RV-DIAB-03, RV-DIAB-04: Fida (3, 0, 0) drinks of Iara (0, 0, 2; Obfuscate); Grace beside her gains nothing."""
    with scene(Side(streets=[["Fida"], ["Grace"]]), Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        drinks(play, "Iara")
        assert [play.value("Fida", stat) for stat in w.ATTRIBUTES] == [3, 0, 2]
        assert (play.value("Fida", w.OBFUSCATE), play.value("Fida", w.CELERITY)) == (1, 1)
        assert [play.value("Grace", stat) for stat in w.ATTRIBUTES] == [2, 1, 0]


def test_the_books_example_of_prey() -> None:
    """RV-EX-27, RV-DIAB-03: 1 and 1 beside Prey of 1 and 2 are 1 and 2."""
    host = vampire("test-host", "Host", n.TZIMISCE, bp=4, attributes=(1, 0, 1), disciplines=())
    prey = vampire("test-prey", "Prey", n.TZIMISCE, bp=4, attributes=(1, 0, 2), disciplines=())
    one = Side(haven=["Host"], attached={"Host": ["Prey"]})
    with scene(one, Side(haven=["Keondra"]), book=book_with(host, prey)) as play:
        assert [play.value("Host", stat) for stat in w.ATTRIBUTES] == [1, 0, 2]


def test_prey_is_worth_a_point_of_potency_but_no_blood() -> None:
    """RV-DIAB-05: the ceiling rises, the Blood does not."""
    with scene(Side(streets=["Fida"], blood={"Fida": 4}), Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        drinks(play, "Iara")
        assert (play.value("Fida", w.BLOOD_POTENCY), play.blood("Fida")) == (6, 4)


def test_authorized_diablerie_asks_for_no_blood_and_has_no_penalty() -> None:
    """RV-DIAB-06: Grace drinks by a card's leave; defeated later, she goes to torpor as anyone would."""
    one = Side(streets=["Grace"], haven=["Sage"], hand=["Drain"], prestige=5)
    with scene(one, Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        play.one("attack with Grace", "target Iara", "Physical", "place Drain", "yes: Drain")
        assert (play.host("Iara"), play.blood("Grace"), play.g.prestige[0], play.g.agenda[0]) == ("Grace", 5, 5, 1)
        assert play.g.no_influence[play.card("Grace")] == 0
    two = Side(streets=["Fida"], haven=["Keondra"])
    grace = Side(streets=["Grace"], haven=["Sage"], attached={"Grace": ["Iara"]}, blood={"Grace": 1})
    with scene(two, grace, book=BOOK) as play:
        play.one("attack with Fida", "target Grace", "Physical")
        assert (play.where("Grace"), play.where("Iara")) == ("torpor", "burned")


def test_a_diablerist_with_prey_drinks_no_more() -> None:
    """RV-DIAB-08: neither as a Diablerist nor by a card's leave."""
    one = Side(streets=["Fida"], attached={"Fida": ["Judas"]}, hand=["Drain"])
    with scene(one, Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        with_blood_of_one(play, "Iara")
        play.one("attack with Fida", "target Iara", "Physical", "place Drain")
        assert (play.where("Iara"), play.asked.asks) == ("torpor", "act")


def test_another_with_prey_may_drink_again() -> None:
    """RV-DIAB-08: the ban is the Diablerists' own; Grace's second Prey is lawful."""
    one = Side(streets=["Grace"], attached={"Grace": ["Judas"]}, hand=["Drain"])
    with scene(one, Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        play.one("attack with Grace", "target Iara", "Physical", "place Drain", "yes: Drain")
        assert (play.host("Iara"), play.host("Judas")) == ("Grace", "Grace")


def test_a_diablerist_defeated_with_prey_is_burned_with_it() -> None:
    """RV-DIAB-09: by plain damage, and though the Prey was come by lawfully."""
    two = Side(streets=["Fida"], haven=["Sage"], attached={"Fida": ["Judas"]}, blood={"Fida": 1})
    with scene(Side(streets=["Raúl Fontes"]), two, book=BOOK) as play:
        play.one("attack with Raúl Fontes", "target Fida", "Social")
        assert (play.where("Fida"), play.where("Judas")) == ("burned", "burned")
    two.attached = {}
    with scene(Side(streets=["Raúl Fontes"]), two, book=BOOK) as play:
        play.one("attack with Raúl Fontes", "target Fida", "Social")
        assert play.where("Fida") == "torpor"


def test_who_falls_in_the_attack_drinks_nothing() -> None:
    """RV-DIAB-10: Fida and Iara defeat each other."""
    one = Side(streets=["Fida"], haven=["Sage"], blood={"Fida": 2})
    with scene(one, Side(streets=["Iara"], haven=["Keondra"], hand=["Claws"]), book=BOOK) as play:
        with_blood_of_one(play, "Iara")
        play.one("attack with Fida", "target Iara", "Physical")
        play.two("place Claws")
        assert (play.where("Fida"), play.where("Iara"), play.asked.asks) == ("torpor", "torpor", "act")


def test_nor_by_a_cards_leave() -> None:
    """RV-DIAB-10: Grace, struck back at, lies in torpor when the Drain would let her drink."""
    one = Side(streets=["Grace"], haven=["Sage"], blood={"Grace": 2}, hand=["Drain"])
    with scene(one, Side(streets=["Iara"], haven=["Keondra"], hand=["Claws"]), book=BOOK) as play:
        play.one("attack with Grace", "target Iara", "Physical", "place Drain")
        play.two("place Claws")
        assert (play.where("Grace"), play.where("Iara"), play.asked.asks) == ("torpor", "torpor", "act")


def test_another_copy_of_prey_may_be_recruited() -> None:
    """RV-DIAB-11: while Iara was in a coterie nobody could recruit her; as Prey she is in none."""
    one = Side(streets=["Fida"], hand=["Iara"])
    with scene(one, Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        assert play.refusal("recruit Iara") == "A character called Iara is in play (RV-ACT-16)"
        with_blood_of_one(play, "Iara (2)")
        play.one("attack with Fida", "target Iara", "Physical", "pass", "drink Iara", "recruit Iara")
        assert (play.names(0, w.HAVEN), play.host("Iara (2)")) == (["Iara"], "Fida")


@differs("DIFF-106", "2022-06", "2022-09")
def test_prey_is_an_attachment_like_others() -> None:
    """RV-DIAB-12: with three attachments there is no room for Prey; with two and Prey no room for more."""
    full = Side(streets=["Fida"], attached={"Fida": ["Vagrant", "Vagrant", "Vagrant"]})
    with scene(full, Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        with_blood_of_one(play, "Iara")
        play.one("attack with Fida", "target Iara", "Physical")
        assert (play.where("Iara"), play.asked.asks) == ("torpor", "act")
    two = Side(haven=["Fida"], attached={"Fida": ["Vagrant", "Vagrant", "Iara"]}, hand=["Charm"])
    with scene(two, Side(haven=["Keondra"]), book=BOOK) as play:
        assert play.refusal("play Charm") == "Charm has no legal target (RV-TERM-28)"


def test_prey_cannot_be_let_go() -> None:
    """RV-DIAB-13: a Vagrant may be detached, Prey may not."""
    one = Side(haven=["Fida"], attached={"Fida": ["Vagrant", "Iara"]})
    with scene(one, Side(haven=["Keondra"]), book=BOOK) as play:
        assert play.refusal("detach Iara") == "Iara is a Title or Prey and stays (RV-ATTACH-05)"
        play.one("detach Vagrant")
        assert (play.where("Vagrant"), play.host("Iara")) == ("burned", "Fida")


@pytest.mark.parametrize(("attacker", "victim"), [("Grace", "Ryan"), ("Maria Lopez", "Iara")])
def test_only_vampires_drink_and_only_of_vampires(attacker: str, victim: str) -> None:
    """RV-DIAB-14: neither a vampire of a Hunter, nor a Hunter of a vampire."""
    two = Side(streets=[victim], haven=["Sister Claire" if victim == "Ryan" else "Keondra"], leader_side="influence")
    with scene(Side(streets=[attacker], hand=["Drain"]), two, book=BOOK) as play:
        play.one(f"attack with {attacker}", f"target {victim}", "Physical", "place Drain")
        assert (play.where(victim), play.host(victim), play.asked.asks) == ("torpor", "", "act")


def test_diablerie_is_not_a_second_defeat() -> None:
    """RV-DIAB-15: one Agenda for the Rival's vampire, and one card for the Mourner."""
    two = Side(streets=["Iara"], haven=["Keondra", "Mourner"], library=["Awe", "Awe"])
    with scene(Side(streets=["Fida"]), two, book=BOOK) as play:
        drinks(play, "Iara")
        assert (play.g.agenda, play.names(1, w.HAND)) == ([1, 0], ["Awe"])


def test_who_is_burned_cannot_be_consumed() -> None:
    """RV-DIAB-16: Aggravated damage leaves nothing to drink."""
    one = Side(streets=["Fida"], hand=["Fire"])
    with scene(one, Side(streets=["Iara"], haven=["Keondra"]), book=BOOK) as play:
        with_blood_of_one(play, "Iara")
        play.one("attack with Fida", "target Iara", "Physical", "place Fire")
        assert (play.where("Iara"), play.host("Iara"), play.asked.asks) == ("burned", "", "act")


def test_everything_on_the_consumed_is_burned() -> None:
    """RV-DIAB-17: her Title and her Charm; not even a token of hers comes along. The Leader's cards stay."""
    two = Side(
        streets=["Iara"], haven=["Keondra"], attached={"Iara": ["Baron", "Charm"], "Keondra": ["Charm"]}, fear=["Iara"]
    )
    with scene(Side(streets=["Fida"], hand=["Awe"]), two, book=BOOK) as play:
        with_blood_of_one(play, "Iara")
        play.one("attack with Fida", "target Iara", "discard Awe", "Physical", "drink Iara")
        assert (play.where("Baron"), play.where("Charm"), play.host("Charm (2)")) == ("burned", "burned", "Keondra")
        assert (play.blood("Iara"), play.g.fear[play.card("Iara")]) == (0, 0)


def test_who_goes_to_torpor_instead_keeps_the_title_and_discards_the_rest() -> None:
    """RV-DIAB-17: only diablerie burns them."""
    two = Side(streets=["Iara"], haven=["Keondra"], attached={"Iara": ["Baron", "Charm"]})
    with scene(Side(streets=["Fida"], hand=["Awe"]), two, book=BOOK) as play:
        with_blood_of_one(play, "Iara")
        play.one("attack with Fida", "target Iara", "discard Awe", "Physical", "pass")
        assert (play.host("Baron"), play.where("Charm")) == ("Iara", "discard")


def test_its_player_has_suffered_diablerie() -> None:
    """RV-DIAB-18: Two has, and gains by the Mourner; for a mere defeat it does not speak, nor does it for Three."""
    two, three = (
        Side(streets=["Iara"], haven=["Keondra", "Mourner"], prestige=5),
        Side(streets=["Jimmy"], haven=["Ceraph"], prestige=5),
    )
    with scene(Side(streets=["Fida"]), two, three, book=BOOK) as play:
        drinks(play, "Iara")
        assert play.g.prestige == [5, 6, 5]
    with scene(Side(streets=["Fida"]), two, three, book=BOOK) as play:
        with_blood_of_one(play, "Jimmy")
        play.one("attack with Fida", "target Jimmy", "Physical")
        assert play.g.prestige[1] == 5


def test_of_several_prey_each_lends_what_it_is_best_at() -> None:
    """RV-DIAB-03: Physical of the first, Mental of the second, Social of the host itself."""
    host = vampire("test-host", "Host", n.TZIMISCE, bp=4, attributes=(0, 2, 0), disciplines=())
    first = vampire("test-first", "First", n.TZIMISCE, bp=4, attributes=(3, 1, 1), disciplines=(n.POTENCE,))
    second = vampire("test-second", "Second", n.TZIMISCE, bp=4, attributes=(1, 0, 2), disciplines=(n.AUSPEX,))
    for order in (["First", "Second"], ["Second", "First"]):
        one = Side(haven=["Host"], attached={"Host": order})
        with scene(one, Side(haven=["Keondra"]), book=book_with(host, first, second)) as play:
            assert [play.value("Host", stat) for stat in w.ATTRIBUTES] == [3, 2, 2]
            assert [play.value("Host", stat) for stat in (w.POTENCE, w.AUSPEX)] == [1, 1]
