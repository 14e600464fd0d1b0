"""What is peculiar to Hunters: Hideouts and cells, the Leader token, Edges, recruiting and what they cannot have."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.groups import ANYONES, ATTACHED_ANYWHERE, IN_HAVEN, NOT_YOURS, Cards
from primogen.rivals.language.vocabulary import (
    SILENT,
    THAT,
    THIS,
    YOUR_SEAT,
    action,
    antagonist,
    attach,
    attack_card,
    choose,
    deal,
    deals_plus,
    each_of,
    exhaust,
    having,
    turn_ends,
    when,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

# ---- Hideout, cell, recovery, Creed


def test_a_hideout_is_a_haven() -> None:
    """RV-HUNTER-01: what a vampire's card says of characters in a Haven holds for a Hideout."""
    curfew = action("test-curfew", "Curfew", decks=n.VAMPIRES, text=each_of(Cards(IN_HAVEN, NOT_YOURS), exhaust(THAT)))
    two = Side(haven=["Ryan", "Sara"], streets=["Rio"])
    with scene(Side(haven=["Lucky"], hand=["Curfew"]), two, book=book_with(curfew)) as play:
        play.one("play Curfew")
        assert (play.is_ready("Ryan"), play.is_ready("Sara"), play.is_ready("Rio")) == (False, False, True)


def test_a_coterie_is_a_cell() -> None:
    """RV-HUNTER-01: a card for "your cell" works for a vampire player."""
    with scene(Side(haven=["Lucky", "Judas"], hand=["Poison Pill"]), Side(haven=["Ryan"])) as play:
        play.one("play Poison Pill", "Judas")
        assert play.host("Poison Pill") == "Judas"


def test_recovery_is_torpor() -> None:
    """RV-HUNTER-01: one in recovery gets 1 Blood in its player's Torpor and Mending Step, and is not active."""
    one = Side(haven=["Ryan"], torpor=["Ingrid"], blood={"Ingrid": 1}, hand=["True Faith"], leader="Ingrid")
    with scene(one, Side(haven=["Lucky"])) as play:
        assert play.refusal("play True Faith") == "True Faith needs a character of its clan in your coterie (RV-ACT-28)"
        play.one("pass action", "pass action", "end phase", "pass")
        assert play.blood("Ingrid") == 2


def test_a_creed_is_a_clan() -> None:
    """RV-HUNTER-01: a Creed at the top of a card asks for an active Hunter of that Creed in the cell."""
    with scene(Side(haven=["Ryan", "Ingrid"], hand=["True Faith"]), Side(haven=["Lucky"])) as play:
        play.one("play True Faith", "Ryan")
        assert play.host("True Faith") == "Ryan"


# ---- the Leader token


def test_the_leaders_party_has_secrecy() -> None:
    """RV-HUNTER-02: the Leader included; not those elsewhere."""
    two = Side(streets=[["Ryan", "Sara"], ["Rio"]], haven=["Jamie"], leader="Ryan")
    with scene(Side(haven=["Lucky"]), two) as play:
        secrecy = {name: play.value(name, w.SECRECY) for name in ("Ryan", "Sara", "Rio", "Jamie", "Lucky")}
        assert secrecy == {"Ryan": 1, "Sara": 1, "Rio": 0, "Jamie": 0, "Lucky": 0}


def shows(play: Play, leader: str) -> tuple[int, int]:
    """Secrecy and Influence of a Leader who has no other."""
    return play.value(leader, w.SECRECY), play.value(leader, w.INFLUENCE)


def test_defeating_a_vampire_turns_the_leader_token() -> None:
    """RV-HUNTER-03: +1 Influence instead of +1 Secrecy, though another Hunter of the cell did it."""
    one = Side(streets=["Ryan", "Maria Lopez"], leader="Ryan")
    with scene(one, Side(haven=["Lucky", "Judas"], blood={"Judas": 1})) as play:
        assert shows(play, "Ryan") == (1, 0)
        play.one("attack with Maria Lopez", "target Judas", "Physical")
        play.two("pass", "no")
        assert play.where("Judas") == "torpor"
        assert shows(play, "Ryan") == (0, 1)
        assert shows(play, "Maria Lopez") == (0, 0)


def test_defeating_a_hunter_turns_the_leader_token() -> None:
    """RV-HUNTER-03: a Hunter of another player counts; that player's token stays as it is."""
    one = Side(streets=["Maria Lopez"], hand=["Wrath"])
    with scene(one, Side(haven=["Evangeline", "Noriko"])) as play:
        play.one("attack with Maria Lopez", "target Noriko", "discard Wrath", "Physical")
        play.two("pass")
        assert play.where("Noriko") == "burned"
        assert (shows(play, "Maria Lopez"), shows(play, "Evangeline")) == ((0, 1), (1, 0))


def test_defeating_a_monster_turns_the_leader_token() -> None:
    """RV-HUNTER-03."""
    one = Side(streets=["Maria Lopez"], tagged=["Brain-Eater"])
    with scene(one, Side(haven=["Lucky"]), city=City(monsters=["Brain-Eater"], blood={"Brain-Eater": 1})) as play:
        play.one("attack with Maria Lopez", "target Brain-Eater", "Physical")
        assert shows(play, "Maria Lopez") == (0, 1)


def test_defeating_without_an_attack_turns_the_leader_token() -> None:
    """RV-HUNTER-03: any effect of the cell's counts, not attacks only."""
    one = Side(haven=["Evangeline"], hand=["Wrath"])
    with scene(one, Side(haven=["Lucky", "Gisele"], blood={"Gisele": 1})) as play:
        play.one("play Wrath", "Lucky")
        assert shows(play, "Evangeline") == (1, 0)
    one = Side(haven=["Evangeline"], hand=["Wrath"], burned=["Noriko"])
    with scene(one, Side(haven=["Lucky", "Gisele"], blood={"Gisele": 1})) as play:
        play.one("play Wrath", "Gisele")
        assert play.where("Gisele") == "torpor"
        assert shows(play, "Evangeline") == (0, 1)


def test_defeating_a_mortal_does_not_turn_the_leader_token() -> None:
    """RV-HUNTER-04."""
    with scene(Side(streets=["Maria Lopez"]), Side(haven=["Lucky"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Maria Lopez", "target Vagrant", "Physical")
        assert play.where("Vagrant") == "burned"
        assert shows(play, "Maria Lopez") == (1, 0)


def test_a_defeat_by_a_foe_does_not_turn_the_leader_token() -> None:
    """RV-HUNTER-03: the cell itself must have done it."""
    one = Side(streets=["Lucky"], hand=["Awe", "Awe", "Ingratiate"])
    with scene(one, Side(haven=["Ryan", "Rio"], blood={"Rio": 1})) as play:
        play.one("attack with Lucky", "target Rio", "discard Awe", "Physical", "pass")
        play.two("pass")
        assert (play.where("Rio"), shows(play, "Ryan")) == ("burned", (1, 0))


# ---- Edges


@pytest.mark.parametrize(
    ("edge", "with_it", "without"),
    [
        (n.BEAST_WHISPERER, "Rio", "Jamie"),
        (n.GLOBAL_ACCESS, "Jamie", "Rio"),
        (n.LIBRARY_EDGE, "Noriko", "Juliana"),
        (n.REPEL_THE_UNNATURAL, "Andrés", "Noriko"),
        (n.SENSE_THE_UNNATURAL, "Juliana", "Noriko"),
        (n.THWART_THE_UNNATURAL, "Sister Claire", "Pregador"),
    ],
)
def test_edges_are_for_hunters_what_disciplines_are_for_vampires(edge: n.Edge, with_it: str, without: str) -> None:
    """RV-HUNTER-05: a line that opens with an Edge is for those who have it."""
    knack = attack_card(
        "test-knack", "Knack", n.RANGED, decks=n.HUNTERS, bp=1, damage=2, text=having(edge, deals_plus(1))
    )
    for name, lost in ((with_it, 2), (without, 1)):
        with scene(Side(streets=[name], hand=["Knack"]), Side(haven=["Lucky"]), book=book_with(knack)) as play:
            play.one(f"attack with {name}", "Ranged", "place Knack")
            assert play.blood("Lucky") == 5 - lost, name


# ---- recruiting


def test_a_hunter_player_who_recruits_draws_a_card() -> None:
    """RV-HUNTER-06: with an Unhosted Action and Prestige; a vampire player draws none."""
    one = Side(haven=["Ryan"], hand=["Sara"], library=["Wrath", "Confuse"])
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("recruit Sara")
        assert (play.where("Sara"), play.blood("Sara"), play.g.prestige[0], play.actions) == ("haven", 3, 2, 1)
        assert play.names(0, w.HAND) == ["Wrath"]
    one = Side(haven=["Keondra"], hand=["Sage"], library=["Awe"])
    with scene(one, Side(haven=["Ryan"])) as play:
        play.one("recruit Sage")
        assert (play.where("Sage"), play.names(0, w.HAND)) == ("haven", [])


def test_a_hunter_gets_no_burn_or_attach_but_a_recruit() -> None:
    """RV-HUNTER-07, RV-HUNTER-08, RV-HUNTER-11, RV-HUNTER-12: a Vagrant is 2 off, the rest is paid, no card drawn."""
    one = Side(streets=["Maria Lopez"], hand=["Sara"], library=["Wrath"], blood={"Maria Lopez": 1})
    with scene(one, Side(haven=["Lucky"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Maria Lopez", "target Vagrant", "Physical", "pass")
        assert play.offered == ["recruit Sara", "pass"]
        play.one("recruit Sara")
        assert (play.where("Sara"), play.blood("Sara"), play.g.prestige[0]) == ("haven", 3, 4)
        assert (play.blood("Maria Lopez"), play.actions, play.names(0, w.HAND)) == (1, 1, [])


@pytest.mark.parametrize(
    ("mortal", "discount", "agenda", "pile"),
    [("Vagrant", 2, 0, "burned"), ("Mugger", 3, 1, "burned"), ("BOPE-RJ: Caveira", 4, 1, "discard")],
)
def test_the_discount_and_the_piles(mortal: str, discount: int, agenda: int, pile: str) -> None:
    """RV-HUNTER-08, RV-HUNTER-09, RV-HUNTER-10, RV-HUNTER-11: Vagrant 2, Citizen 3, Antagonist 4 off a BP of 4."""
    one = Side(streets=["Maria Lopez"], hand=["Release the Hounds", "Ryan"])
    with scene(one, Side(haven=["Lucky"]), city=City(streets=[mortal])) as play:
        play.one("attack with Maria Lopez", f"target {mortal}", "Physical", "play Release the Hounds", "no")
        assert play.g.agenda[0] == agenda
        play.one("recruit Ryan")
        assert (play.blood("Ryan"), play.g.prestige[0]) == (4, 5 - (4 - discount))
        assert (play.where(mortal), play.names(w.CITY, w.STREETS)) == (pile, [])


def test_a_surplus_discount_is_lost() -> None:
    """RV-HUNTER-11: no more Blood than the recruit's BP, and no Prestige back."""
    one = Side(streets=["Maria Lopez"], hand=["Noriko"])
    with scene(one, Side(haven=["Lucky"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Maria Lopez", "target Vagrant", "Physical", "pass", "recruit Noriko")
        assert (play.blood("Noriko"), play.g.prestige[0]) == (1, 5)


def test_recruiting_off_a_mortal_is_optional() -> None:
    """RV-HUNTER-08 to -10: declined, the Mortal goes where it would have gone, and its Agenda is earned."""
    one = Side(streets=["Maria Lopez"], hand=["Release the Hounds", "Ryan"])
    with scene(one, Side(haven=["Lucky"]), city=City(streets=["BOPE-RJ: Psyops"])) as play:
        play.one("attack with Maria Lopez", "target BOPE-RJ: Psyops", "Physical", "play Release the Hounds", "no")
        play.one("pass")
        assert (play.where("Ryan"), play.where("BOPE-RJ: Psyops"), play.g.agenda[0]) == ("hand", "discard", 1)


def test_the_rest_of_the_price_is_a_payment() -> None:
    """RV-HUNTER-11: from the personal supply, whose last Prestige cannot be spent."""
    one = Side(streets=["Maria Lopez"], hand=["Ryan"], prestige=2)
    with scene(one, Side(haven=["Lucky"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Maria Lopez", "target Vagrant", "Physical", "pass")
        assert play.refusal("recruit Ryan") == "You have too little Prestige for Ryan (RV-ABIL-10)"
        play.one("pass")


# ---- Retainers, Antagonists, and what vampires do


def test_a_hunter_bears_no_city_retainer() -> None:
    """RV-HUNTER-23: a card that would attach one does nothing for a Hunter, and works for a vampire."""
    retainers = Cards(ATTACHED_ANYWHERE, ANYONES)
    lure = action("test-lure", "Lure", decks=n.BOTH, text=choose(retainers, attach(THAT, to=THIS, heard=SILENT)))
    two = Side(haven=["Keondra"], attached={"Keondra": ["Mugger"]})
    for name, host in (("Ryan", "Keondra"), ("Lucky", "Lucky")):
        with scene(Side(haven=[name], hand=["Lure"]), two, book=book_with(lure)) as play:
            play.one("play Lure")
            assert play.host("Mugger") == host


def test_marksmen_spare_hunters_and_psyops_do_not() -> None:
    """RV-HUNTER-24: Antagonists deal Hunters no damage; their other effects apply."""
    one = Side(haven=["Ryan", "Rio"], hand=["Confuse", "Wrath"])
    city = City(streets=["BOPE-RJ: Marksman", "BOPE-RJ: Marksman", "BOPE-RJ: Psyops"])
    with scene(one, Side(haven=["Lucky"]), city=city) as play:
        play.one("move out", "move Ryan", "move Rio", "Wrath")
        assert (play.blood("Ryan"), play.blood("Rio")) == (4, 2)
        assert (play.where("Wrath"), play.where("Confuse")) == ("discard", "hand")


@pytest.mark.parametrize(("name", "left"), [("Ryan", 4), ("Gisele", 3)])
def test_no_antagonist_ever_damages_a_hunter(name: str, left: int) -> None:
    """RV-HUNTER-24: whenever the damage comes; a vampire takes it."""
    sniper = antagonist(
        "test-sniper", "Sniper", when(turn_ends(YOUR_SEAT), choose(your_coterie, deal(1, THAT))), blood=4, agenda=1
    )
    with scene(
        Side(haven=[name]),
        Side(haven=["Lucky"]),
        city=City(streets=["Sniper"]),
        phase="end of turn",
        book=book_with(sniper),
    ) as play:
        assert play.blood(name) == left
        assert play.g.active == 1, "the turn went on"


def test_hunters_take_part_in_schemes() -> None:
    """RV-HUNTER-25: a Hunter's NO with Prestige in the fist stops a Scheme."""
    one = Side(haven=["Keondra"], hand=["Believer"])
    with scene(one, Side(haven=["Ryan"])) as play:
        play.one("play Believer", "exert Keondra", "pass", "fist 0")
        play.two("pass", "fist 2", "NO")
        assert (play.where("Believer"), play.g.prestige[1]) == ("discard", 3)


def test_hunters_take_part_in_conspiracies() -> None:
    """RV-HUNTER-25: shown one, a Hunter player contributes, and has the benefit."""
    one = Side(haven=["Keondra"], face_down={"Snake Oil": 1})
    two = Side(haven=["Ryan", "Rio"], exhausted=["Rio"])
    with scene(one, two) as play:
        play.one("show Snake Oil to Two")
        play.two("contribute")
        assert (prestige_on(play, "Snake Oil", 1), play.g.prestige[1]) == (1, 4)
        play.one("reveal Snake Oil")
        assert play.is_ready("Rio")


def test_hunters_take_part_in_events() -> None:
    """RV-HUNTER-25: Seeking Followers costs a Hunter player 1 Prestige as it would a vampire's."""
    with scene(
        Side(haven=["Ryan"]),
        Side(haven=["Lucky"]),
        city=City(streets=["Seeking Followers"], tokens={"Seeking Followers": 2}),
        phase="end of turn",
    ) as play:
        assert (play.g.prestige, play.g.active) == ([4, 5], 1)
