"""Library cards that lie face down in a Haven and are Ghouls, played."""

from __future__ import annotations

from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour, maximum_blood
from primogen.rivals.rules.atoms.laid import move_tokens
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from soldiers import BOOK

KEONDRA = Side(haven=["Keondra"])


def recruited(*discard: str) -> Play:
    one = Side(haven=["Banker"], hand=["Mr. Medinger"], discard=[*discard], prestige=8)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("recruit Mr. Medinger")
        if len(discard) > 1:
            assert set(play.offered) == {*discard}
            play.one(discard[0])
    return play


def test_mr_medinger_is_recruited() -> None:
    """ml-mr-medinger: one Library card of the discard pile, your choice, is a Ghoul with 2 Blood in your Haven."""
    play = recruited("Spark", "Charm")
    assert (play.where("Ghoul"), play.blood("Ghoul"), play.is_ready("Ghoul")) == ("haven", 2, True)
    assert play.names(0, w.DISCARD) == ["Charm"]
    assert (play.g.being(play.card("Ghoul")), play.value("Ghoul", w.BLOOD_POTENCY)) == (w.GHOULISH, 0)
    assert [play.value("Ghoul", each) for each in w.ATTRIBUTES] == [0, 0, 0]
    assert play.sees(1, "Ghoul") and play.log(1)[-1] == "One puts Spark face down into their Haven, as a Ghoul"


def test_mr_medinger_finds_nothing() -> None:
    """ml-mr-medinger: a character in the discard pile is no Library card, nor is a foe's of any use."""
    one = Side(haven=["Banker"], hand=["Mr. Medinger"], discard=["Weakling"], prestige=8)
    with scene(one, Side(haven=["Keondra"], discard=["Spark"]), book=BOOK) as play:
        play.one("recruit Mr. Medinger")
        assert play.names(0, w.HAVEN) == ["Banker", "Mr. Medinger"]


def test_others_recruit_without_him() -> None:
    """ml-mr-medinger: it is his own recruitment that does it."""
    one = Side(haven=["Mr. Medinger"], hand=["Weakling"], discard=["Spark"], prestige=8)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("recruit Weakling")
        assert play.names(0, w.DISCARD) == ["Spark"]


def test_a_face_down_ghoul_has_no_text() -> None:
    """ml-mr-medinger: what the card says is of no account: an Ongoing card counts as none, and does nothing."""
    play = recruited("Righteous Fury")
    assert not play.g.has_word(play.card("Ghoul"), w.ONGOING) and play.g.has_word(play.card("Ghoul"), w.GHOUL)
    play = recruited("Ghoul Boy")
    assert (play.value("Ghoul", w.PHYSICAL), play.blood("Ghoul")) == (0, 2)


def test_its_maximum_is_what_it_came_with() -> None:
    """ml-mr-medinger, RV-GHOUL-04: 2, and nothing makes it more."""
    play = recruited("Spark")
    move_tokens(play.g, w.BLOOD, 1, play.card("Banker"), play.card("Ghoul"))
    assert (play.blood("Ghoul"), maximum_blood(play.g, play.card("Ghoul"))) == (2, 2)


def test_it_is_burned_as_what_it_is() -> None:
    """ml-mr-medinger, RV-GHOUL-11: defeated, it is burned, and is the Library card again; no Agenda for its foe."""
    one = Side(haven=["Banker"], hand=["Mr. Medinger", "Spark"], discard=["Whistle"], prestige=8)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("recruit Mr. Medinger", "play Spark", "exhaust Banker", "Ghoul")
        assert play.names(0, w.BURNED_PILE) == ["Whistle"] and "Ghoul" not in play.names(0, w.HAVEN)
        assert not play.g.beneath and not play.g.own_faces


def test_the_game_is_saved_with_it() -> None:
    """ml-mr-medinger: a loaded game still knows which card it is."""
    saved = recruited("Whistle").g.saved()
    assert [saved["cards"][str(face)] for face in saved["columns"]["own_faces"]] == ["test-whistle"]


def test_it_lies_face_down() -> None:
    """ml-mr-medinger, dar-mahendra-chanda: a Ghoul, and a card face down, too; one like any other is not."""
    two = Side(streets=[["Banker", "Mahendra Chanda"]], haven=["Page", "Ghoul"], blood={"Page": 1, "Ghoul": 1})
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Banker", "Physical")
        play.two("block with Mahendra Chanda")
        assert play.offered == ["Ghoul", "no"]
        play.two("Ghoul", "Put that Blood on Ghoul", "no", "no")
        assert play.blood("Ghoul") == 2


# ---- Ken Michael-Otto


def test_ken_michael_otto_reveals_a_modifier() -> None:
    """pp1-ken-michael-otto: for 1 Blood, an Influence Modifier of the hand, which all see, is a Ghoul with 1 Blood."""
    one = Side(haven=["Ken Michael-Otto"], hand=["The Last Word", "Persecution", "Spark"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Ken Michael-Otto")
        assert set(play.offered) == {"The Last Word", "Persecution"}
        play.one("Persecution")
        assert (play.where("Ghoul"), play.blood("Ghoul"), play.blood("Ken Michael-Otto")) == ("haven", 1, 6)
        assert sorted(play.names(0, w.HAND)) == ["Spark", "The Last Word"]
        assert "One puts Persecution face down into their Haven, as a Ghoul" in play.log(1)
        assert not play.offers("activate Ken Michael-Otto")


def test_ken_michael_otto_has_none() -> None:
    """pp1-ken-michael-otto: without a Modifier there is nothing to pay for; nor with his last Blood."""
    with scene(Side(haven=["Ken Michael-Otto"], hand=["Spark"]), KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Ken Michael-Otto")
    one = Side(haven=["Ken Michael-Otto"], hand=["Persecution"], blood={"Ken Michael-Otto": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Ken Michael-Otto")


# ---- Awaken the Homuncular Servant


def ritual(blood: str, *spirits: str) -> Play:
    one = Side(haven=["Banker"], hand=["Awaken the Homuncular Servant"], discard=["Whistle", "Spark"])
    one.discipline_tokens = {"Banker": ["+Oblivion"]}
    with scene(one, KEONDRA, city=City(burned=[*spirits]), book=BOOK) as play:
        play.one("play Awaken the Homuncular Servant", blood)
    return play


def test_the_homuncular_servant_awakens() -> None:
    """ml-awaken-the-homuncular-servant: 2 Blood off it are on a card of the discard pile, which is now a Ghoul."""
    play = ritual("3", "Vagrant", "Maid", "Politician")
    assert (play.blood("Awaken the Homuncular Servant"), play.actions) == (3, 0)
    play.one("activate Awaken the Homuncular Servant", "Whistle")
    assert (play.blood("Awaken the Homuncular Servant"), play.blood("Ghoul")) == (1, 2)
    assert (play.where("Ghoul"), play.names(0, w.DISCARD)) == ("haven", ["Spark"])
    assert maximum_blood(play.g, play.card("Ghoul")) == 2


def test_the_last_homuncular_servant() -> None:
    """ml-awaken-the-homuncular-servant: with its last Blood the Ritual is burned; the Ghoul stays."""
    play = ritual("2", "Vagrant", "Maid")
    play.one("activate Awaken the Homuncular Servant", "Spark")
    assert (play.where("Awaken the Homuncular Servant"), play.blood("Ghoul")) == ("burned", 2)


def test_the_homuncular_servant_sleeps_on() -> None:
    """ml-awaken-the-homuncular-servant: 1 Blood is too little; and without a Library card there is nothing to do."""
    play = ritual("1", "Vagrant")
    assert play.refusal("activate Awaken the Homuncular Servant")
    one = Side(haven=["Banker"], ongoing=["Awaken the Homuncular Servant"], discard=["Weakling"])
    one.blood = {"Awaken the Homuncular Servant": 2}
    with scene(one, KEONDRA, book=BOOK) as bare:
        assert bare.refusal("activate Awaken the Homuncular Servant")


def test_the_very_blood_that_was_spent() -> None:
    """ml-awaken-the-homuncular-servant: of whatever colour it is."""
    one = Side(haven=["Banker"], ongoing=["Awaken the Homuncular Servant"], discard=["Spark"])
    one.blood = {"Awaken the Homuncular Servant": 2}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.g.foreign.extend((play.card("Awaken the Homuncular Servant"), 1, 1))
        play.one("activate Awaken the Homuncular Servant")
        ghoul = play.card("Ghoul")
        assert (blood_of_colour(play.g, ghoul, 0), blood_of_colour(play.g, ghoul, 1)) == (1, 1)
