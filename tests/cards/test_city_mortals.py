"""The Citizens and the Vagrant of Rio de Janeiro."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    action,
    any_character,
    attack_card,
    deal,
    gain,
    lose_blood,
    target,
    unhosted,
)
from primogen.rivals.language.vocabulary import counted as number
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

POKE = attack_card("test-poke", "Poke", n.PHYSICAL, decks=n.BOTH, bp=0, damage=1)
BLOW = attack_card("test-blow", "Blow", n.PHYSICAL, decks=n.BOTH, bp=0, damage=2)
CLAWS = attack_card("test-claws", "Claws", n.PHYSICAL, decks=n.BOTH, bp=0, damage=2, keywords=(n.AGGRAVATED,))
FEAT = action("test-feat", "Feat", decks=n.BOTH, bp=6, text=gain(1, n.AGENDA))
SPARK = unhosted("test-spark", "Spark", decks=n.BOTH, text=target(any_character, deal(1, THAT)))
LEECH = unhosted("test-leech", "Leech", decks=n.BOTH, text=target(any_character, lose_blood(number(1), THAT)))
BOOK = book_with(POKE, BLOW, CLAWS, FEAT, SPARK, LEECH)

CITIZENS = (
    "Blood Cult Priest",
    "Lookout",
    "Maid",
    "Mugger",
    "Politician",
    "Practitioner of the Dark Arts",
    "Snake Handler",
)
KEONDRA, HOPE = Side(haven=["Keondra"]), Side(haven=["Hope"])
MARKSMAN, PSYOPS, CAVEIRA = "BOPE-RJ: Marksman", "BOPE-RJ: Psyops", "BOPE-RJ: Caveira"
END_TURN = ("pass action", "pass action", "end phase")


def fell(play: Play, mortal: str, reward: str, *more: str) -> None:
    """Lucky (Physical 1) does so with 3 damage."""
    play.one("attack with Lucky", f"target {mortal}", "Physical", "place Blow", f"{reward} {mortal}", *more)


# ---- all Citizens


@pytest.mark.parametrize("citizen", CITIZENS)
def test_a_citizen_has_3_blood(citizen: str) -> None:
    """hah-blood-cult-priest, hah-lookout, hah-maid, hah-mugger, hah-politician, hah-practitioner-of-the-dark-arts,
    hah-snake-handler: 2 damage does nothing, 3 is a defeat, and worth 1 Agenda.
    """
    one = Side(streets=["Lucky"], hand=["Poke"])
    with scene(one, KEONDRA, city=City(streets=[citizen]), book=BOOK) as play:
        play.one("attack with Lucky", f"target {citizen}", "Physical", "place Poke")
        assert (play.where(citizen), play.g.agenda) == ("streets", [0, 0])
    one = Side(streets=["Lucky"], hand=["Blow"])
    with scene(one, KEONDRA, city=City(streets=[citizen]), book=BOOK) as play:
        fell(play, citizen, "attach")
        assert (play.host(citizen), play.g.agenda) == ("Lucky", [1, 0])


@pytest.mark.parametrize("citizen", CITIZENS)
def test_a_citizen_burned_mends_3_or_gives_prestige(citizen: str) -> None:
    """hah-blood-cult-priest, hah-lookout, hah-maid, hah-mugger, hah-politician, hah-practitioner-of-the-dark-arts,
    hah-snake-handler: the attacker mends, nobody else; nothing of what it does attached comes with it.
    """
    one = Side(streets=["Lucky", "Grace"], hand=["Blow"], library=["Awe"], blood={"Lucky": 1, "Grace": 1})
    for choice, blood, prestige in (("Lucky mends 3 Blood", 4, 5), ("Gain 1 Prestige", 1, 6)):
        with scene(one, KEONDRA, city=City(streets=[citizen]), book=BOOK) as play:
            fell(play, citizen, "burn")
            assert sorted(play.offered) == ["Gain 1 Prestige", "Lucky mends 3 Blood"]
            play.one(choice)
            assert (play.blood("Lucky"), play.blood("Grace"), play.g.prestige) == (blood, 1, [prestige, 5])
            assert (play.where(citizen), play.g.agenda, play.names(0, w.HAND)) == ("burned", [1, 0], [])
            assert (play.value("Lucky", w.BLOOD_POTENCY), play.value("Lucky", w.INFLUENCE)) == (5, 1)


def test_a_burned_citizen_mends_no_more_than_there_is_room() -> None:
    """hah-maid: 1 of 3; at full Blood there is only the Prestige."""
    one = Side(streets=["Lucky"], hand=["Blow"], blood={"Lucky": 4})
    with scene(one, KEONDRA, city=City(streets=["Maid"]), book=BOOK) as play:
        fell(play, "Maid", "burn", "Lucky mends 3 Blood")
        assert play.blood("Lucky") == 5
    with scene(Side(streets=["Lucky"], hand=["Blow"]), KEONDRA, city=City(streets=["Maid"]), book=BOOK) as play:
        fell(play, "Maid", "burn")
        assert (play.blood("Lucky"), play.g.prestige) == (5, [6, 5])


# ---- Blood Cult Priest, Practitioner of the Dark Arts

SCHOLARS = [("Blood Cult Priest", w.BLOOD_SORCERY), ("Practitioner of the Dark Arts", w.OBLIVION)]


@pytest.mark.parametrize(("mortal", "discipline"), SCHOLARS)
def test_a_scholar_draws_a_card_and_teaches(mortal: str, discipline: int) -> None:
    """hah-blood-cult-priest, hah-practitioner-of-the-dark-arts: a card of either deck, once; the Discipline stays."""
    for deck, drawn in (("library", "Awe"), ("faction", "Sage")):
        one = Side(streets=["Lucky", "Grace"], hand=["Blow"], library=["Awe"] * 5, faction=["Sage"] * 5)
        with scene(one, HOPE, city=City(streets=[mortal]), book=BOOK) as play:
            assert play.value("Lucky", discipline) == 0
            fell(play, mortal, "attach", deck)
            assert play.names(0, w.HAND) == [drawn]
            assert [play.value(name, discipline) for name in ("Lucky", "Grace")] == [1, 0]
            play.one("pass action", "end phase", "library", "library")
            play.two(*END_TURN)
            assert (len(play.names(0, w.HAND)), play.value("Lucky", discipline)) == (3, 1)
            play.one(f"detach {mortal}")
            assert (play.where(mortal), play.value("Lucky", discipline)) == ("burned", 0)


@pytest.mark.parametrize(("mortal", "discipline"), SCHOLARS)
def test_a_scholar_adds_to_what_one_knows(mortal: str, discipline: int) -> None:
    """hah-blood-cult-priest, hah-practitioner-of-the-dark-arts: Thaddeus has one of each already; no draw later."""
    one = Side(haven=["Lucky", "Thaddeus"], attached={"Thaddeus": [mortal]}, library=["Awe"])
    with scene(one, HOPE, book=BOOK) as play:
        assert (play.value("Thaddeus", discipline), play.value("Lucky", discipline)) == (2, 0)
        assert play.value("Thaddeus", w.BLOOD_POTENCY) == 2, "a Discipline, no Blood Potency"


# ---- Lookout


def test_a_lookout_ignores_one_antagonist() -> None:
    """hah-lookout: any, of the player's choice; the others act."""
    one = Side(haven=["Grace", "Lucky", "Sage"], attached={"Lucky": ["Lookout"]}, hand=["Awe", "Ingratiate"])
    for ignored, hurt, hand in ((MARKSMAN, 0, 1), (PSYOPS, 1, 2)):
        with scene(one, HOPE, city=City(streets=[MARKSMAN, PSYOPS])) as play:
            play.one("move out", "move Sage", "move Lucky", "done")
            assert sorted(play.offered) == [f"ignore {MARKSMAN}", f"ignore {PSYOPS}", "pass"]
            play.one(f"ignore {ignored}", "Sage" if hurt else "Awe")
            assert (play.blood("Sage"), len(play.names(0, w.HAND))) == (3 - hurt, hand)


def test_a_lookout_may_look_away() -> None:
    """hah-lookout: whoever passes is shot at."""
    with scene(Side(haven=["Lucky"], attached={"Lucky": ["Lookout"]}), HOPE, city=City(streets=[MARKSMAN])) as play:
        play.one("move out", "pass")
        assert play.blood("Lucky") == 4


def test_a_lookout_sees_one_of_two_marksmen() -> None:
    """hah-lookout: 1 damage is left; a second Lookout in the party sees the other."""
    both = City(streets=[MARKSMAN, MARKSMAN])
    with scene(Side(haven=["Lucky"], attached={"Lucky": ["Lookout"]}), HOPE, city=both) as play:
        play.one("move out", f"ignore {MARKSMAN}")
        assert play.blood("Lucky") == 4
    one = Side(haven=["Lucky", "Sage"], attached={"Lucky": ["Lookout"], "Sage": ["Lookout"]})
    with scene(one, HOPE, city=both) as play:
        play.one("move out", "move Sage", "move Lucky", f"ignore {MARKSMAN}", f"ignore {MARKSMAN}")
        assert (play.blood("Lucky"), play.blood("Sage")) == (5, 3)


def test_a_lookout_helps_its_own_party_only() -> None:
    """hah-lookout: Sage goes alone; afterwards Lucky and the Lookout follow unharmed; a foe's is of no use either."""
    one = Side(haven=["Lucky", "Sage"], attached={"Lucky": ["Lookout"]})
    with scene(one, HOPE, city=City(streets=[MARKSMAN])) as play:
        play.one("move out", "move Sage", "done")
        assert play.blood("Sage") == 2
        play.one("move out", f"ignore {MARKSMAN}")
        assert (play.blood("Lucky"), play.blood("Sage")) == (5, 2)
    with scene(HOPE, one, city=City(streets=[MARKSMAN])) as play:
        play.one("move out")
        assert play.blood("Hope") == 3


def test_a_lookout_does_not_stop_caveira_but_what_follows() -> None:
    """hah-lookout: Caveira waits for no party; the one she drags out meets the Marksman, whom the Lookout sees."""
    one = Side(haven=["Lucky"], attached={"Lucky": ["Lookout"]})
    with scene(one, HOPE, city=City(streets=[CAVEIRA, MARKSMAN]), phase="antagonists") as play:
        assert play.offered == [f"ignore {MARKSMAN}", "pass"]
        play.one(f"ignore {MARKSMAN}")
        assert (play.where("Lucky"), play.blood("Lucky")) == ("streets", 5)


# ---- Maid


def test_a_maid_lets_her_bearer_change_parties() -> None:
    """hah-maid: out of the Haven into any party of the coterie, and no Antagonist minds; not into a foe's."""
    one = Side(haven=["Grace", "Lucky"], streets=[["Sage"], ["Judas"]], attached={"Lucky": ["Maid"]}, hand=["Awe"])
    two, city = Side(streets=["Hope"]), City(streets=[MARKSMAN, PSYOPS])
    with scene(one, two, city=city, phase="end of turn") as play:
        assert play.offered == ["Sage", "Judas", "no"]
        play.one("Judas")
        assert play.g.are_party(play.card("Lucky"), play.card("Judas"))
        assert not play.g.are_party(play.card("Lucky"), play.card("Sage"))
        assert (play.where("Lucky"), play.where("Grace"), play.blood("Lucky")) == ("streets", "haven", 5)
        assert play.names(0, w.HAND) == ["Awe"]


def test_a_maid_brings_her_bearer_home() -> None:
    """hah-maid: from The Streets into the Haven, exhausted or not; the rest of the party stays."""
    one = Side(haven=["Grace"], streets=["Lucky", "Sage"], attached={"Lucky": ["Maid"]}, exhausted=["Lucky"])
    with scene(one, HOPE, phase="end of turn") as play:
        assert play.offered == ["Grace", "no"]
        play.one("Grace")
        assert (play.where("Lucky"), play.where("Sage"), play.is_ready("Lucky")) == ("haven", "streets", False)
        assert play.g.are_party(play.card("Lucky"), play.card("Grace"))


def test_a_maid_need_not() -> None:
    """hah-maid: who declines stays; with one party only, nobody is asked; nor at the end of a foe's turn."""
    one = Side(haven=["Grace"], streets=["Lucky", "Sage"], attached={"Lucky": ["Maid"]})
    with scene(one, HOPE, phase="end of turn") as play:
        play.one("no")
        assert play.where("Lucky") == "streets"
    with scene(Side(haven=["Grace", "Lucky"], attached={"Lucky": ["Maid"]}), HOPE, phase="end of turn") as play:
        assert (play.g.active, play.where("Lucky")) == (1, "haven")
    with scene(one, HOPE, turn=1, phase="end of turn") as play:
        assert play.g.active == 0


# ---- Mugger, Snake Handler

TOUGHS = [("Mugger", w.POTENCE), ("Snake Handler", w.PROTEAN)]


@pytest.mark.parametrize(("mortal", "discipline"), TOUGHS)
def test_a_tough_gives_a_discipline_and_blood_potency(mortal: str, discipline: int) -> None:
    """hah-mugger, hah-snake-handler: +1 Blood Potency is room, not Blood; nobody else has any of it; it can go."""
    one = Side(streets=["Lucky", "Grace"], hand=["Blow", "Awe"], library=["Awe"] * 2)
    with scene(one, HOPE, city=City(streets=[mortal]), book=BOOK) as play:
        before = play.value("Lucky", discipline)
        fell(play, mortal, "attach")
        assert (play.value("Lucky", discipline), play.value("Grace", discipline)) == (before + 1, 0)
        assert (play.value("Lucky", w.BLOOD_POTENCY), play.value("Grace", w.BLOOD_POTENCY)) == (6, 5)
        assert (play.blood("Lucky"), play.names(0, w.HAND)) == (5, ["Awe"])
        play.one("pass action", "end phase", "mend Lucky")
        assert play.blood("Lucky") == 6
        play.two(*END_TURN)
        play.one(f"detach {mortal}")
        assert (play.value("Lucky", discipline), play.value("Lucky", w.BLOOD_POTENCY)) == (before, 5)
        assert play.blood("Lucky") == 5


@pytest.mark.parametrize("mortal", ["Mugger", "Snake Handler"])
def test_a_toughs_blood_potency_plays_cards(mortal: str) -> None:
    """hah-mugger, hah-snake-handler: an Action card that asks for 6."""
    with scene(Side(haven=["Lucky"], hand=["Feat"], attached={"Lucky": [mortal]}), HOPE, book=BOOK) as play:
        play.one("play Feat")
        assert play.g.agenda == [1, 0]
    with scene(Side(haven=["Lucky"], hand=["Feat"]), HOPE, book=BOOK) as play:
        assert "play Feat" not in play.offered


# ---- Politician


def test_a_politician_gives_influence() -> None:
    """hah-politician: +2 for its bearer alone, exerted in a Scheme."""
    one = Side(haven=["Lucky", "Grace"], attached={"Grace": ["Politician"]}, hand=["Believer"])
    with scene(one, HOPE) as play:
        assert [play.value(name, w.INFLUENCE) for name in ("Lucky", "Grace", "Hope")] == [1, 2, 1]
    for exerted, succeeds in (("exert Grace", True), ("exert Lucky", False)):
        with scene(one, HOPE) as play:
            play.one("play Believer", "exhaust Lucky", exerted, "pass", "fist 0")
            play.two("exert Hope", "pass", "fist 1", "NO")
            assert (play.where("Believer") == "table") == succeeds


# ---- Vagrant


def test_a_vagrant_has_2_blood_and_no_agenda() -> None:
    """hah-vagrant: 1 damage is too little; 2 are enough, and its death is worth nothing; burned, it mends 2."""
    one = Side(streets=["Lucky", "Grace"], hand=["Poke"], blood={"Lucky": 1, "Grace": 1})
    with scene(one, KEONDRA, city=City(streets=["Vagrant"]), book=BOOK) as play:
        play.one("attack with Lucky", "target Vagrant", "Social", "pass")
        assert play.where("Vagrant") == "streets"
    with scene(one, KEONDRA, city=City(streets=["Vagrant"]), book=BOOK) as play:
        play.one("attack with Lucky", "target Vagrant", "Physical", "place Poke", "burn Vagrant")
        assert (play.where("Vagrant"), play.blood("Lucky"), play.blood("Grace")) == ("burned", 3, 1)
        assert (play.g.agenda, play.g.prestige) == ([0, 0], [5, 5])


def test_a_vagrant_attached_gives_no_agenda_either() -> None:
    """hah-vagrant: it is a Retainer now, and readily at hand."""
    one = Side(streets=["Lucky"], hand=["Poke"])
    with scene(one, KEONDRA, city=City(streets=["Vagrant"]), book=BOOK) as play:
        play.one("attack with Lucky", "target Vagrant", "Physical", "place Poke", "attach Vagrant")
        assert (play.host("Vagrant"), play.is_ready("Vagrant"), play.g.agenda) == ("Lucky", True, [0, 0])


def test_a_vagrant_takes_the_blow() -> None:
    """hah-vagrant: 1 of 2 damage for exhausting it; who declines takes both; its bearer stays ready."""
    two = Side(haven=["Lucky", "Sage"], attached={"Sage": ["Vagrant"]})
    for answer, left, ready in (("yes: Vagrant", 2, False), ("no", 1, True)):
        with scene(Side(streets=["Matthew"]), two) as play:
            play.one("attack with Matthew", "target Sage", "Physical")
            play.two("pass", answer)
            assert (play.blood("Sage"), play.is_ready("Vagrant"), play.is_ready("Sage")) == (left, ready, True)


def test_a_vagrant_readies_with_its_bearers_turn() -> None:
    """hah-vagrant: exhausted it helps nobody; ready again, it does."""
    one = Side(haven=["Lucky"], attached={"Lucky": ["Vagrant"]}, exhausted=["Vagrant"])
    two = Side(haven=["Keondra"], hand=["Spark", "Spark", "Spark"])
    with scene(one, two, turn=1, book=BOOK) as play:
        play.two("play Spark", "Lucky")
        assert play.blood("Lucky") == 4
        play.two("pass action", "end phase")
        assert play.is_ready("Vagrant")
        play.one(*END_TURN)
        play.two("play Spark", "Lucky")
        play.one("yes: Vagrant")
        assert (play.blood("Lucky"), play.is_ready("Vagrant")) == (4, False)


def test_vagrants_serve_one_by_one() -> None:
    """hah-vagrant: two of them for 2 damage; even Aggravated, and while claiming the Prince."""
    two = Side(haven=["Lucky", "Sage"], attached={"Sage": ["Vagrant", "Vagrant"]})
    for second, left, where in (("yes: Vagrant", 1, "haven"), ("no", 0, "burned")):
        with scene(Side(streets=["Matthew"], hand=["Claws"]), two, book=BOOK) as play:
            play.one("attack with Matthew", "target Sage", "Physical", "place Claws")
            play.two("pass", "yes: Vagrant", second)
            assert (play.blood("Sage"), play.where("Sage")) == (left, where)
    one = Side(streets=["Lucky"], attached={"Lucky": ["Vagrant"]}, blood={"Lucky": 1})
    with scene(one, KEONDRA, city=City(streets=["Prince of the City"])) as play:
        play.one("claim with Lucky")
        play.two("attack with Keondra", "Social")
        play.one("yes: Vagrant")
        assert (play.blood("Lucky"), play.host("Prince of the City")) == (1, "Lucky")


def test_a_vagrant_prevents_damage_to_its_bearer_only() -> None:
    """hah-vagrant: not to another of the party; and Blood merely lost is no damage."""
    one = Side(haven=["Keondra"], hand=["Spark", "Leech"])
    two = Side(haven=["Lucky", "Sage"], attached={"Lucky": ["Vagrant"]})
    with scene(one, two, book=BOOK) as play:
        play.one("play Spark", "Sage")
        assert (play.blood("Sage"), play.is_ready("Vagrant")) == (2, True)
        play.one("play Leech", "Lucky")
        assert (play.blood("Lucky"), play.is_ready("Vagrant")) == (4, True)
