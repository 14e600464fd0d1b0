"""Library, command and city cards from elsewhere, played."""

from __future__ import annotations

import pytest

from elsewhere.book import BOOK, end_turn
from primogen.kernel.effects import scope
from primogen.kernel.ids import NONE
from primogen.rivals.language.vocabulary import characters_in_the_streets
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])

# ---- Mesmerize, Seduction, Throat Rip


@pytest.mark.parametrize(("who", "fear"), [("Singer", 1), ("Adept", 0)])
def test_mesmerize_puts_fear_on_the_target(who: str, fear: int) -> None:
    """baa-mesmerize: with Dominate; without it there is only the damage."""
    with scene(Side(streets=[who], hand=["Mesmerize"]), Side(haven=["Loner", "Hope"]), book=BOOK) as play:
        play.one(f"attack with {who}", "target Loner", "Mental", "place Mesmerize")
        play.two("pass")
        assert (play.g.fear[play.card("Loner")], play.blood("Loner")) == (fear, 4 - (1 + 1))
        assert play.g.fear[play.card("Hope")] == 0


def test_seduction_steals_from_a_vampire() -> None:
    """core-seduction: 1 Blood, and nothing to choose: the damage is for Mortals alone."""
    one = Side(streets=["Singer"], hand=["Seduction"], blood={"Singer": 2})
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Singer", "Social", "place Seduction")
        assert (play.blood("Singer"), play.blood("Loner")) == (3, 4 - 1 - 1)


def test_seduction_overcomes_a_mortal() -> None:
    """core-seduction: +1 for each character of the party with Presence, however many icons; others do not count."""
    one = Side(streets=[["Singer", "Maia", "Adept"]], hand=["Seduction"])
    with scene(one, KEONDRA, city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one("attack with Singer", "target Athlete", "Social", "place Seduction")
        play.one(play.offered[1], "attach Athlete")
        assert (play.host("Athlete"), play.g.agenda[0]) == ("Singer", 1)  # 1 Social and 2 for Presence are its 3 Blood
    one.streets = [["Singer", "Adept"]]
    with scene(one, KEONDRA, city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one("attack with Singer", "target Athlete", "Social", "place Seduction")
        play.one(play.offered[1])
        assert play.where("Athlete") == "streets"


def test_throat_rip_counts_characters_with_potence() -> None:
    """core-throat-rip: in this party; those at home do not count."""
    one = Side(streets=[["Adept", "Singer", "Hydra"]], haven=["Omnis"], hand=["Throat Rip"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Singer", "Physical", "place Throat Rip")
        assert play.blood("Keondra") == 6 - (1 + 1 + 2)


@pytest.mark.parametrize(("foe", "blood", "dealt"), [("Keondra", 6, 1 + 1 + 2 - 1), ("Keondra", 4, 1 + 1 - 1)])
def test_the_mighty_fall_either_way(foe: str, blood: int, dealt: int) -> None:
    """core-the-mighty-fall: +2 against whoever has 5 Blood or more, be it played to attack or to strike back."""
    with scene(
        Side(streets=["Adept"], hand=["The Mighty Fall"]), Side(haven=[foe], blood={foe: blood}), book=BOOK
    ) as play:
        play.one("attack with Adept", "Mental", "place The Mighty Fall")
        assert play.blood(foe) == blood - dealt
    with scene(
        Side(streets=[foe], blood={foe: blood}), Side(haven=["Adept"], hand=["The Mighty Fall"]), book=BOOK
    ) as play:
        play.one(f"attack with {foe}", "Mental")
        play.two("place The Mighty Fall")
        assert play.blood(foe) == blood - dealt


# ---- Cloak of Shadows, Smoke and Mirrors, Blinded


def test_cloak_of_shadows_shields_the_whole_party() -> None:
    """core-cloak-of-shadows: 1 for each Obfuscate icon of the party, on each of them, and on nobody else."""
    two = Side(streets=["Singer", "Velvet"], haven=["Hope"], hand=["Cloak of Shadows"], exhausted=["Velvet"])
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Singer", "Physical")
        play.two("place Cloak of Shadows")
        assert play.blood("Singer") == 4 - (6 - 2 - 1)
    two.exhausted = ["Singer"]
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Velvet", "Physical")
        play.two("pass", "place Cloak of Shadows") if play.asked.asks == "block" else play.two("place Cloak of Shadows")
        assert play.where("Velvet") == "torpor"


def test_smoke_and_mirrors() -> None:
    """dar-smoke-and-mirrors: Fear on one of the attacking party; with Obfuscate the last Blood is safe."""
    for who, where in (("Velvet", "haven"), ("Maia", "torpor")):
        two = Side(haven=[who, "Hope"], hand=["Smoke and Mirrors"], exhausted=["Hope"])
        with scene(Side(streets=["Brute", "Adept"]), two, book=BOOK) as play:
            play.one("attack with Brute", f"target {who}", "Physical")
            play.two("place Smoke and Mirrors")
            assert play.offered == ["Brute", "Adept"]
            play.two("Adept")
            assert [play.g.fear[play.card(name)] for name in ("Brute", "Adept")] == [0, 1]
            assert play.where(who) == where


@pytest.mark.parametrize(("others", "blood", "shield"), [(["Hope"], 6, 1), (["Hope"], 2, 2), ([], 6, 2), ([], 2, 3)])
def test_blinded(others: list[str], blood: int, shield: int) -> None:
    """ml-blinded: 1 Shield, 1 more for the Wounded, 1 more for who is alone; then it lies face down on the attacker."""
    two = Side(haven=["Keondra", *others], hand=["Blinded"], blood={"Keondra": blood}, exhausted=others)
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", *(["target Keondra"] if others else []), "Mental")
        play.two("place Blinded")
        assert play.blood("Keondra") == blood - (4 - shield - 1)
        assert (play.host("Blinded"), play.g.face_down[play.card("Blinded")]) == ("Bully", 1)


# ---- actions


FAME = Side(haven=["Maia"], hand=["Fame & Fortune"], agenda_card="Manipulate the Masses")


def test_fame_and_fortune_that_succeed() -> None:
    """core-fame-and-fortune: 2 Prestige and 1 Agenda. core-manipulate-the-masses: 1 Agenda more."""
    with scene(FAME, Side(haven=["Keondra"], agenda_card="Manipulate the Masses"), book=BOOK) as play:
        play.one("play Fame & Fortune", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        assert (play.g.prestige, play.g.agenda) == ([7, 5], [1 + 1, 0])


def test_fame_and_fortune_that_fail() -> None:
    """core-fame-and-fortune, core-manipulate-the-masses: nothing for a Scheme that was voted down."""
    with scene(FAME, KEONDRA, book=BOOK) as play:
        play.one("play Fame & Fortune", "pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 0", "NO")
        assert (play.g.prestige, play.g.agenda) == ([5, 5], [0, 0])


def test_fame_and_fortune_is_for_toreador() -> None:
    """core-fame-and-fortune."""
    with scene(Side(haven=["Grace"], hand=["Fame & Fortune"]), KEONDRA, book=BOOK) as play:
        assert "of its clan" in play.refusal("play Fame & Fortune")


def test_marked_man() -> None:
    """core-marked-man: 1 Agenda on anybody, for whoever defeats them. It is a matter for Ventrue."""
    one = Side(streets=["Brute"], haven=["Banker"], hand=["Marked Man"])
    with scene(one, Side(haven=["Weakling", "Hope"], exhausted=["Hope"]), book=BOOK) as play:
        play.one("play Marked Man")
        assert sorted(play.offered) == ["Banker", "Brute", "Hope", "Weakling"]
        play.one("Weakling")
        assert (play.g.agenda_on[play.card("Weakling")], play.g.agenda[0]) == (1, 0)
        play.one("attack with Brute", "target Weakling", "Physical")
        assert play.g.agenda[0] == 1 + 1  # of the Rival's
    with scene(Side(haven=["Brute"], hand=["Marked Man"]), KEONDRA, book=BOOK) as play:
        assert "of its clan" in play.refusal("play Marked Man")


def test_the_spoils() -> None:
    """core-the-spoils: each of the attacking party mends 1 when their attacker defeats somebody; no other party."""
    one = Side(
        streets=[["Hydra", "Grace"], ["Lucky"]], ongoing=["The Spoils"], blood={"Hydra": 3, "Grace": 1, "Lucky": 3}
    )
    with scene(one, Side(haven=["Weakling", "Keondra"], exhausted=["Keondra"]), book=BOOK) as play:
        play.one("attack with Hydra", "target Weakling", "Physical")
        assert [play.blood(name) for name in ("Hydra", "Grace", "Lucky")] == [4, 2, 3]


def test_the_spoils_are_the_attackers() -> None:
    """core-the-spoils: nobody mends for a foe's victory, nor if nobody is defeated."""
    one = Side(haven=["Weakling", "Grace"], ongoing=["The Spoils"], blood={"Grace": 1}, exhausted=["Grace"])
    with scene(Side(streets=["Brute"], blood={"Brute": 1}), one, book=BOOK) as play:
        play.one("attack with Brute", "target Weakling", "Physical")
        assert (play.blood("Brute"), play.blood("Grace")) == (1, 1)
    one = Side(streets=["Hydra"], ongoing=["The Spoils"], blood={"Hydra": 3})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Hydra", "Physical")
        assert play.blood("Hydra") == 3


DREA = Side(haven=["Drea Warden"], hand=["Awe"], library=["Majesty", "Coat", "Owl"])
BAT = Side(haven=["Drea Warden"], attached={"Drea Warden": ["Bat Out of Hell"]}, hand=["Awe"], library=DREA.library)


def test_bat_out_of_hell_is_attached_for_blood() -> None:
    """dar-bat-out-of-hell: by somebody with Animalism, for 1 Blood."""
    with scene(Side(haven=["Drea Warden"], hand=["Bat Out of Hell"]), KEONDRA, book=BOOK) as play:
        play.one("play Bat Out of Hell")
        assert (play.host("Bat Out of Hell"), play.blood("Drea Warden")) == ("Drea Warden", 4)
    with scene(Side(haven=["Grace"], hand=["Bat Out of Hell"]), KEONDRA, book=BOOK) as play:
        assert "Discipline" in play.refusal("play Bat Out of Hell")


def test_bat_out_of_hell_brings_two_cards_and_takes_one_of_them() -> None:
    """dar-bat-out-of-hell: of the two that were drawn, and of no others."""
    with scene(BAT, KEONDRA, book=BOOK) as play:
        play.one("activate Bat Out of Hell")
        assert play.offered == ["Majesty", "Coat"]
        play.one("Coat")
        assert (play.names(0, w.HAND), play.where("Coat")) == (["Awe", "Majesty"], "discard")
        assert not play.is_ready("Drea Warden")


@pytest.mark.parametrize(("said", "hand"), [("yes: Bat Out of Hell", ["Majesty", "Awe", "Awe"]), ("no", ["Majesty"])])
def test_bat_out_of_hell_flies_at_a_hand(said: str, hand: list[str]) -> None:
    """dar-bat-out-of-hell: detached, target player discards 3 cards of their choice, and may draw 2."""
    two = Side(haven=["Keondra"], hand=["Awe", "Coat", "Owl", "Majesty"], library=["Awe"] * 5)
    with scene(BAT, two, book=BOOK) as play:
        play.one("activate Bat Out of Hell (2)", "Two")
        assert play.offered == ["Awe", "Coat", "Owl", "Majesty"]
        play.two("Awe", "Coat", "Owl", said)
        assert (play.names(1, w.HAND), play.names(0, w.HAND)) == (hand, ["Awe"])
        assert play.where("Bat Out of Hell") == "discard"


def test_bat_out_of_hell_takes_what_there_is() -> None:
    """dar-bat-out-of-hell: who has two cards discards both, and may not stop before."""
    two = Side(haven=["Keondra"], hand=["Owl", "Coat"], library=["Awe"] * 5)
    with scene(BAT, two, book=BOOK) as play:
        play.one("activate Bat Out of Hell (2)", "Two")
        assert play.offered == ["Owl", "Coat"]
        play.two("Owl", "Coat", "done", "no")
        assert play.names(1, w.HAND) == []


def test_grave_robbing() -> None:
    """sas-grave-robbing: 1 card, and 1 card or 1 Prestige for each in that player's torpor, chosen for each."""
    one = Side(
        haven=["Kwame", "Grace"], torpor=["Lucky"], blood={"Lucky": 1}, hand=["Grave Robbing"], library=["Awe"] * 4
    )
    two = Side(haven=["Keondra"], torpor=["Hope", "Sage"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Grave Robbing", "exhaust Kwame", "Two", "Draw 1 card", "Gain 1 Prestige")
        assert (len(play.names(0, w.HAND)), play.g.prestige[0]) == (2, 6)
    with scene(one, two, book=BOOK) as play:
        play.one("play Grave Robbing", "exhaust Kwame", "One", "Gain 1 Prestige")
        assert (len(play.names(0, w.HAND)), play.g.prestige[0]) == (1, 6)


CROWS = {"Drea Warden": ["Murder of Crows"]}


def test_murder_of_crows_sees_who_is_in_the_streets() -> None:
    """war-murder-of-crows: +1 Intel for attackers of this party, against characters there and nobody else."""
    for target, attacked in (("Loner", True), ("Hope", False)):
        one = Side(streets=["Drea Warden", "Adept"], attached=CROWS)
        two = Side(streets=["Loner"], haven=["Hope"], haven_card="Haven - Apartment 111")  # each has 1 Secrecy
        with scene(one, two, book=BOOK) as play:
            play.one("attack with Adept", f"target {target}")
            assert (play.asked.asks == "attack-type") is attacked
            play.ends_asking(play.asked.asks)


def test_murder_of_crows_pecks() -> None:
    """war-murder-of-crows: detached, 1 Blood of somebody in The Streets; burned if that was the last."""
    for left, where, crows in ((2, "streets", "discard"), (1, "torpor", "burned")):
        one = Side(haven=["Drea Warden"], attached=CROWS)
        with scene(one, Side(streets=["Loner"], haven=["Hope"], blood={"Loner": left}), book=BOOK) as play:
            play.one("activate Murder of Crows")
            assert (play.where("Loner"), play.where("Murder of Crows")) == (where, crows)


def test_earth_meld() -> None:
    """war-earth-meld: whoever has Protean hides and mends 2, until their player's next turn begins."""
    one = Side(haven=["R.T. Thassos", "Grace"], hand=["Earth Meld"], blood={"R.T. Thassos": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Earth Meld")
        assert (play.host("Earth Meld"), play.blood("R.T. Thassos")) == ("R.T. Thassos", 3)
        assert [play.value(name, w.SECRECY) for name in ("R.T. Thassos", "Grace")] == [2, 0]
        end_turn(play, 0)
        assert play.where("Earth Meld") == "attached"
        end_turn(play, 1)
        assert (play.where("Earth Meld"), play.value("R.T. Thassos", w.SECRECY)) == ("discard", 0)
    with scene(Side(haven=["Grace"], hand=["Earth Meld"]), KEONDRA, book=BOOK) as play:
        assert "Discipline" in play.refusal("play Earth Meld")


def test_we_are_legend() -> None:
    """war-we-are-legend: 1 Prestige; two cards drawn, one of them discarded. With one left, that one goes."""
    one = Side(haven=["Drea Warden"], hand=["We Are Legend", "Awe"], library=["Majesty", "Coat"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play We Are Legend")
        assert play.offered == ["Majesty", "Coat"]
        play.one("Majesty")
        assert (play.names(0, w.HAND), play.g.prestige[0]) == (["Awe", "Coat"], 6)
    one.library = ["Majesty"]
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play We Are Legend", "Majesty")
        assert play.names(0, w.HAND) == ["Awe"]


# ---- Agendas and Havens


@pytest.mark.parametrize(("given", "gained"), [(1, 1), (2, 1), (3, 2)])
def test_rites_of_the_blood(given: int, gained: int) -> None:
    """baa-rites-of-the-blood: 1 Agenda for the first Ritual of a turn, 2 if 3 Blood lies on it; a coat is no Ritual."""
    one = Side(haven=["Adept", "Brute"], hand=["Rite"], agenda_card="Rites of the Blood")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Rite", *["blood of Brute"] * given, *["pass"] * (given < 3))
        assert play.g.agenda[0] == gained
    one.hand = ["Coat"]
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Coat", "exhaust Brute")
        assert play.g.agenda[0] == 0


def test_rites_of_the_blood_count_once_a_turn() -> None:
    """baa-rites-of-the-blood: the second Ritual of a turn brings nothing, nor does a foe's."""
    one = Side(haven=["Adept", "Acolyte", "Magus", "Novice"], hand=["Rite", "Rite"], agenda_card="Rites of the Blood")
    with scene(one, Side(haven=["Keondra"], agenda_card="Rites of the Blood"), book=BOOK) as play:
        play.one("play Rite", "exhaust Adept", "help of Acolyte", "blood of Magus", "pass")
        play.one("play Rite", "exhaust Magus", "blood of Magus", "pass")
        assert (play.g.agenda, len(play.names(0, w.TABLED))) == ([1, 0], 2)


@pytest.mark.parametrize(("torpor", "gained"), [(["Grace"], 1), (["Grace", "Hope"], 1), (["Grace", "Hope", "Sage"], 2)])
def test_death_is_only_the_beginning(torpor: list[str], gained: int) -> None:
    """sas-death-is-only-the-beginning: 1 Agenda, with 3 in torpor 2 of it."""
    one = Side(haven=["Maia"], torpor=torpor, blood=dict.fromkeys(torpor, 1))
    one.agenda_card = "Death is Only the Beginning"
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Death is Only the Beginning")
        assert (play.g.agenda[0], play.is_ready("Death is Only the Beginning")) == (gained, False)


def test_without_death_there_is_no_beginning() -> None:
    """sas-death-is-only-the-beginning: a foe in torpor is of no use."""
    one = Side(haven=["Maia"], agenda_card="Death is Only the Beginning")
    with scene(one, Side(haven=["Keondra"], torpor=["Hope"]), book=BOOK) as play:
        assert "if there is a character in your torpor" in play.refusal("activate Death is Only the Beginning")


def test_house_of_pain() -> None:
    """core-house-of-pain: the Leader who attacks deals 1 more for a card; nobody else does. Secrecy at home."""
    one = Side(streets=["Maia", "Adept"], haven=["Hope"], hand=["Owl"], haven_card="Haven - House of Pain")
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Hope", "Adept")] == [1, 0]
        play.one("attack with Maia", "Mental", "pass", "activate Haven - House of Pain")
        assert (play.blood("Loner"), play.where("Owl")) == (4 - (1 + 1), "discard")
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Adept", "Mental", "pass")
        assert (play.blood("Loner"), play.where("Owl")) == (4 - 1, "hand")


def test_apartment_111() -> None:
    """xxx-apartment-111: hides everybody at home; outside, and with Intel and Influence, it helps the Solitary only."""
    one = Side(streets=["Loner", "Adept"], haven=["Hikari", "Hope"], leader="Hope", leader_side="influence")
    one.haven_card = "Haven - Apartment 111"
    with scene(one, Side(haven=["Keondra", "Velvet"]), book=BOOK) as play:
        values = {
            name: tuple(play.value(name, stat) for stat in (w.SECRECY, w.INTEL, w.INFLUENCE))
            for name in ("Loner", "Adept", "Hikari", "Hope", "Velvet")
        }
        assert values == {
            "Loner": (1, 1, 1), "Adept": (0, 0, 0), "Hikari": (1, 1, 1), "Hope": (1, 0, 1), "Velvet": (0, 0, 0)
        }  # fmt: skip


def test_apartment_111_readies_even_the_frightened() -> None:
    """xxx-apartment-111: whoever Fear kept exhausted, at the end of the Beginning Phase."""
    for haven_card in ("Haven - Apartment 111", ""):
        one = Side(haven=["Hikari", "Hope"], exhausted=["Hope"], fear=["Hope"], haven_card=haven_card)
        with scene(one, KEONDRA, book=BOOK, phase="beginning") as play:
            assert play.is_ready("Hope") == bool(haven_card)


# ---- the city


def test_athlete() -> None:
    """core-athlete: 1 Agenda; burned, 3 Blood mended; attached, +1 Physical for the bearer."""
    for said, left, physical in (("burn Athlete", 4, 6), ("attach Athlete", 1, 7)):
        one = Side(streets=["Brute"], blood={"Brute": 1})
        with scene(one, KEONDRA, city=City(streets=["Athlete"]), book=BOOK) as play:
            play.one("attack with Brute", "target Athlete", "Physical", said)
            assert (play.blood("Brute"), play.value("Brute", w.PHYSICAL), play.g.agenda[0]) == (left, physical, 1)


def test_castro_street_party() -> None:
    """core-castro-street-party: all characters in The Streets, a Monster too; no Mortal, and nobody at home."""
    city = City(streets=["Castro Street Party", "Maid"], monsters=["Vampire"])
    one = Side(streets=["Maia"], leader_side="influence")
    with scene(one, Side(streets=["Lucky"], haven=["Hope"], leader="Hope"), city=city, book=BOOK) as play:
        names = ("Maia", "Lucky", "Vampire", "Maid", "Hope")
        assert [play.value(name, w.SECRECY) for name in names] == [1, 1, 1, 0, 0]
        found = characters_in_the_streets.cards(play.g, scope(0, play.card("Castro Street Party"), NONE))
        assert [play.g.face(card).name for card in found] == ["Maia", "Lucky", "Vampire"]


def test_the_prince_of_prague() -> None:
    """hoe-prince-of-the-city: 2 Agenda when attached, and 4 Influence."""
    one = Side(streets=["Brute"], leader_side="influence")
    with scene(one, KEONDRA, city=City(streets=["Prince of the City"]), book=BOOK) as play:
        play.one("claim with Brute")
        play.two("pass")
        assert (play.host("Prince of the City"), play.g.agenda[0]) == ("Brute", 2)
        assert play.value("Brute", w.INFLUENCE) == 1 + 4


def test_the_prince_of_prague_cannot_hide() -> None:
    """hoe-prince-of-the-city: never any Secrecy, whatever the Haven gives others."""
    one = Side(haven=["Brute", "Maia"], attached={"Brute": ["Prince of the City"]}, haven_card="Haven - House of Pain")
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Brute", "Maia")] == [0, 1]
