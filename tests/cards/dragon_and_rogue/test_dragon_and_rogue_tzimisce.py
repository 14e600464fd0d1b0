"""The Tzimisce of Dragon & Rogue, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from rovers import BOOK

KEONDRA = Side(haven=["Keondra"])


def test_angela_draws_for_the_first_attachment() -> None:
    """dar-angela: the first card you attach in a turn, to anybody, is worth a card; the second is not."""
    one = Side(haven=["Angela", "Brute", "Bully"], hand=["Coat", "Owl"], library=["Fist", "Duck"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Coat", "exhaust Brute")
        assert play.where("Fist") == "hand"
        play.one("play Owl", "exhaust Bully")
        assert play.where("Duck") == "library"
    with scene(Side(haven=["Brute"], hand=["Coat"]), Side(haven=["Angela"], library=["Fist"]), book=BOOK) as play:
        play.one("play Coat")  # a foe's is nothing to her
        assert play.where("Fist") == "library"


def test_possessive_tzimisce_keep_a_card() -> None:
    """dar-angela, dar-simona, dar-radu, dar-matthias, dar-nikolae, dar-vladislav: Possessive, they keep one card."""
    for name in ("Angela", "Simona", "Radu", "Matthias", "Nikolae", "Vladislav"):
        two = Side(haven=["Keondra", name], attached={name: ["Coat", "Owl"]}, blood={name: 1}, exhausted=["Keondra"])
        with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
            play.one("attack with Brute", f"target {name}", "Physical")
            play.two("keep Coat")
            assert (play.where(name), play.host("Coat"), play.where("Owl")) == ("torpor", name, "discard")


def burns(say: str) -> int:
    one = Side(haven=["Matthias", "Brute"], library=["Fist", "Duck"])
    one.attached = {"Matthias": ["Coat", "Owl", "Vagrant", "Maid"], "Brute": ["Lookout"]}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one(*say.split(", "))
        return len(play.g.pile(0, w.HAND))


def test_matthias_draws_for_what_is_burned() -> None:
    """dar-matthias: the first card of his that you burn in your turn; not one of somebody else's, nor a second."""
    assert burns("detach Coat") == 1
    assert burns("detach Lookout") == 0
    assert burns("detach Coat, detach Owl") == 1
    assert burns("detach Lookout, detach Owl") == 1


def test_matthias_bears_four() -> None:
    """dar-matthias: one more than others; what the rules burn as he is defeated is not burned by his player."""
    two = Side(haven=["Matthias"], attached={"Matthias": ["Maid", "Lookout"]}, blood={"Matthias": 1}, library=["Fist"])
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        assert play.value("Matthias", w.ATTACHMENTS) == 4
        play.one("attack with Brute", "Physical")
        play.two("pass")
        assert (play.where("Maid"), play.where("Fist")) == ("burned", "library")


def test_nikolae_robs_the_defeated_party() -> None:
    """dar-nikolae: if he defeats the target, a Retainer of anybody of that party is his, silently."""
    two = Side(haven=["Weakling", "Adept"], exhausted=["Adept"], library=["Fist"])
    two.attached = {"Weakling": ["Blood Cult Priest", "Coat"], "Adept": ["Maid"]}
    for said in ("Blood Cult Priest", "Maid"):
        with scene(Side(streets=["Nikolae"], library=["Owl"]), two, book=BOOK) as play:
            play.one("attack with Nikolae", "target Weakling", "Physical")
            assert set(play.offered) == {"Blood Cult Priest", "Maid"}
            play.one(said)
            assert (play.host(said), play.where("Owl")) == ("Nikolae", "library")
            assert play.g.controller[play.card(said)] == 0


def test_nikolae_must_defeat_and_have_room() -> None:
    """dar-nikolae: nothing of a target that stands; nothing where he bears as much as he can; not as a bystander."""
    two = Side(haven=["Master"], attached={"Master": ["Maid"]})
    with scene(Side(streets=["Nikolae"]), two, book=BOOK) as play:
        play.one("attack with Nikolae", "Physical")
        assert play.host("Maid") == "Master"
    two = Side(haven=["Loner"], attached={"Loner": ["Maid"]}, blood={"Loner": 1})
    one = Side(streets=["Nikolae"], attached={"Nikolae": ["Coat", "Owl", "Vagrant"]})
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Nikolae", "Physical")
        assert play.where("Maid") == "burned"
    with scene(Side(streets=["Brute", "Nikolae"]), two, book=BOOK) as play:
        play.one("attack with Brute", "Physical")
        assert play.where("Maid") == "burned"


def test_radu_draws_or_hides() -> None:
    """dar-radu: the top card is drawn, or lies face down on one of yours that has no such card."""
    one = Side(haven=["Radu", "Brute", "Bully"], torpor=["Boyar"], library=["Owl", "Fist"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Radu")
        assert play.sees(1, "Owl")
        play.one(next(each for each in play.offered if each.lower().startswith("draw")))
        assert (play.where("Owl"), play.where("Fist")) == ("hand", "library")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Radu")
        play.one(next(each for each in play.offered if each.lower().startswith("attach")))
        assert {"Radu", "Brute", "Bully", "Boyar"} == set(play.offered)
        play.one("Brute")
        assert (play.host("Owl"), play.g.face_down[play.card("Owl")], play.is_ready("Radu")) == ("Brute", 1, False)
        assert play.sees(0, "Owl") and not play.sees(1, "Owl")


@pytest.mark.parametrize("said", ["mend", "prestige"])
def test_simona_takes_a_face_down_card_off(said: str) -> None:
    """dar-simona: a face-down card on herself goes: 2 Blood, or 1 Prestige. One that lies open does not serve."""
    one = Side(haven=["Simona"], hand=["Owl"], ongoing=["Vicissitude"], attached={"Simona": ["Coat"]})
    one.blood = {"Simona": 2}
    with scene(one, KEONDRA, phase="beginning", book=BOOK) as play:
        play.one("yes: Vicissitude", "Owl")
        assert play.host("Owl") == "Simona"
        play.one("activate Simona")
        play.one(next(each for each in play.offered if said in each.lower()))
        assert (play.where("Owl"), play.where("Coat")) == ("discard", "attached")
        assert (play.blood("Simona"), play.g.prestige[0]) == ((4, 5) if said == "mend" else (2, 6))
    with scene(Side(haven=["Simona"], attached={"Simona": ["Coat"]}), KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Simona")


@pytest.mark.parametrize("said", ["mend", "return", "no"])
def test_the_ghoul_keeper(said: str) -> None:
    """dar-the-ghoul-keeper: as they exhaust, a Ghoul of yours mends 1, or a burned Mortal comes back; or nothing."""
    one = Side(haven=["The Ghoul Keeper", "Hound", "Brute"], blood={"Hound": 1, "Brute": 1}, hand=["Coat"])
    city = City(burned=["Maid", "BOPE-RJ: Marksman"])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("play Coat", "exhaust The Ghoul Keeper")
        if said == "no":
            play.one("no")
        else:
            play.one("yes: The Ghoul Keeper")
            play.one(next(each for each in play.offered if said in each.lower()))
        if said == "return":
            assert set(play.offered) == {"Maid", "BOPE-RJ: Marksman"}
            play.one("Maid")
        assert (play.blood("Hound"), play.where("Maid")) == (
            2 if said == "mend" else 1,
            "streets" if said == "return" else "burned",
        )


def test_valeria_is_avenged() -> None:
    """dar-valeria: defeated, she takes 1 Prestige of the attacking player for each card on her."""
    two = Side(haven=["Keondra", "Valeria"], exhausted=["Keondra"], blood={"Valeria": 1})
    two.attached = {"Valeria": ["Coat", "Owl"], "Keondra": ["Maid"]}
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Valeria", "Physical")
        assert (play.where("Valeria"), play.g.prestige[0]) == ("torpor", 5 - 2)
        assert play.g.prestige[1] == 5 + 2 - 1  # the last goes with her
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Keondra", "Physical")
        play.two("pass")
        assert play.g.prestige[0] == 5


def test_vladislav_moves_what_is_attached() -> None:
    """dar-vladislav: a card of yours that is no Title goes to another card, silently; a foe's stays where it is."""
    one = Side(haven=["Vladislav", "Brute"], ongoing=["Altar"], library=["Fist"])
    one.attached = {"Brute": ["Blood Cult Priest", "Office"], "Vladislav": ["Coat"]}
    two = Side(haven=["Keondra"], attached={"Keondra": ["Maid"]})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Vladislav")
        assert set(play.offered) == {"Blood Cult Priest", "Coat"}
        play.one("Blood Cult Priest")
        assert {"Vladislav", "Altar", "Keondra"} <= set(play.offered) and "Brute" not in play.offered
        play.one("Vladislav")
        assert (play.host("Blood Cult Priest"), play.where("Fist")) == ("Vladislav", "library")
        assert not play.is_ready("Vladislav")


def test_vladislav_finds_room() -> None:
    """dar-vladislav: nobody who bears all they can is offered."""
    one = Side(haven=["Vladislav", "Brute", "Bully"])
    one.attached = {"Brute": ["Coat", "Owl", "Vagrant"], "Vladislav": ["Maid"]}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Vladislav", "Maid")
        assert "Bully" in play.offered and "Brute" not in play.offered
        play.one("Bully")
        assert play.host("Maid") == "Bully"


@pytest.mark.parametrize("said", ["yes: Zoya", "no"])
def test_zoya_finds_a_servant(said: str) -> None:
    """dar-zoya: she Blocked and stands: a Citizen or Vagrant may be anybody's of yours, and nobody earns Agenda."""
    two = Side(haven=["Loner", "Zoya"], blood={"Zoya": 3})
    city = City(streets=["Maid", "BOPE-RJ: Marksman"])
    with scene(Side(streets=["Adept"]), two, city=city, book=BOOK) as play:
        play.one("attack with Adept", "target Loner", "Physical")
        play.two("block with Zoya", said)
        if said != "no":
            assert set(play.offered) == {"Loner", "Zoya"}
            play.two("Loner")
        assert (play.host("Maid"), play.g.agenda[1]) == ("" if said == "no" else "Loner", 0)


def test_zoya_must_block_and_stand() -> None:
    """dar-zoya: nothing if another Blocks, if she is the target, or if the blow fells her."""
    city = City(streets=["Maid"])
    with scene(Side(streets=["Adept"]), Side(haven=["Zoya"]), city=city, book=BOOK) as play:
        play.one("attack with Adept", "target Zoya", "Physical")
        assert play.where("Maid") == "streets"
    two = Side(haven=["Loner", "Zoya"], blood={"Zoya": 1})
    with scene(Side(streets=["Brute"]), two, city=city, book=BOOK) as play:
        play.one("attack with Brute", "target Loner", "Physical")
        play.two("block with Zoya")
        assert (play.where("Zoya"), play.where("Maid")) == ("torpor", "streets")
