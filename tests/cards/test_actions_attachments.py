"""Action cards that attach: Cobra Form, Man's Best Friend, Give 'em the Bird, a Tracking Device, Weigh Down."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import attack_or_reaction
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

LUCKY, RYAN = Side(haven=["Lucky"]), Side(haven=["Ryan"])
END_TURN = ("pass action", "pass action", "end phase")

# ---- Cobra Form


def test_cobra_form_attaches_to_whoever_plays_it() -> None:
    """hah-cobra-form: an Action of a character with Protean; Gisele, who has none, cannot play it."""
    with scene(Side(haven=["Gisele", "Matthew"], hand=["Cobra Form"]), LUCKY) as play:
        play.one("play Cobra Form")
        assert (play.host("Cobra Form"), play.is_ready("Matthew"), play.actions) == ("Matthew", False, 1)
    with scene(Side(haven=["Gisele"], hand=["Cobra Form"]), LUCKY) as play:
        assert play.refusal("play Cobra Form").endswith("(RV-ACT-25)")


def test_cobra_form_is_of_the_ministry() -> None:
    """hah-cobra-form: Judas has Protean, but needs one of the Ministry beside him, who need not act."""
    with scene(Side(haven=["Judas"], hand=["Cobra Form"]), LUCKY) as play:
        assert play.refusal("play Cobra Form").endswith("(RV-ACT-28)")
    with scene(Side(haven=["Judas", "Iara"], hand=["Cobra Form"]), LUCKY) as play:
        play.one("play Cobra Form")
        assert play.host("Cobra Form") == "Judas"


def test_cobra_form_hides_its_bearer() -> None:
    """hah-cobra-form: 1 Secrecy, in the Haven and in The Streets; none for the others of the party."""
    one = Side(streets=["Grace"], hand=["Awe", "Subterfuge"])
    for two in (
        Side(haven=["Keondra", "Iara"], attached={"Keondra": ["Cobra Form"]}),
        Side(streets=["Keondra", "Iara"], attached={"Keondra": ["Cobra Form"]}),
    ):
        with scene(one, two) as play:
            assert [play.value(name, w.SECRECY) for name in ("Keondra", "Iara", "Grace")] == [1, 0, 0]
            play.one("attack with Grace", "target Keondra", "discard Awe", "Physical", "pass")
            play.two("pass")
            assert (play.blood("Keondra"), play.where("Awe")) == (6 - 2, "discard")


def test_cobra_form_bites() -> None:
    """hah-cobra-form: detached as its bearer attacks, 1 Aggravated damage more; no attribute is against that."""
    one = Side(streets=["Matthew"], attached={"Matthew": ["Cobra Form"]})
    with scene(one, Side(haven=["Grace", "Sage"], blood={"Grace": 4})) as play:
        play.one("attack with Matthew", "target Grace", "Physical")  # 2 against 2
        play.two("pass")
        play.one("activate Cobra Form")
        assert (play.blood("Grace"), play.blood("Sage"), play.where("Cobra Form")) == (4 - 1, 3, "discard")
        assert play.value("Matthew", w.SECRECY) == 0


def test_cobra_form_kills() -> None:
    """hah-cobra-form: whom the Aggravated part takes the last Blood from is burned; without it, to torpor."""
    one = Side(streets=["Matthew"], attached={"Matthew": ["Cobra Form"]})
    two = Side(haven=["Lucky", "Sage"], blood={"Sage": 1})
    for choice, where, left in (("activate Cobra Form", "burned", ""), ("pass", "torpor", "Matthew")):
        with scene(one, two) as play:
            play.one("attack with Matthew", "target Sage", "Physical")
            play.two("pass")
            play.one(choice)
            assert (play.where("Sage"), play.host("Cobra Form")) == (where, left)


def test_cobra_form_serves_only_its_own_attacker() -> None:
    """hah-cobra-form: not outside an attack, nor when another of the party attacks, nor in defence."""
    one = Side(streets=["Matthew", "Keondra"], attached={"Keondra": ["Cobra Form"]})
    with scene(one, LUCKY) as play:
        assert play.refusal("activate Cobra Form").endswith("(RV-ABIL-26)")
        play.one("attack with Matthew", "Physical")
        assert (play.blood("Lucky"), play.host("Cobra Form")) == (5 - 1, "Keondra")
    two = Side(haven=["Keondra"], attached={"Keondra": ["Cobra Form"]})
    with scene(Side(streets=["Grace"], hand=["Awe", "Awe"]), two) as play:
        play.one("attack with Grace", "discard Awe", "Physical", "pass")
        assert (play.blood("Grace"), play.host("Cobra Form")) == (5, "Keondra")


# ---- Man's Best Friend


def test_a_best_friend_is_found() -> None:
    """hah-mans-best-friend: attached to whoever acts, and only to somebody with Beast Whisperer."""
    with scene(Side(haven=["Sara", "Rio"], hand=["Man's Best Friend"]), LUCKY) as play:
        play.one("play Man's Best Friend")
        assert (play.host("Man's Best Friend"), play.is_ready("Rio"), play.actions) == ("Rio", False, 1)
    with scene(Side(haven=["Sara"], hand=["Man's Best Friend"]), LUCKY) as play:
        assert play.refusal("play Man's Best Friend").endswith("(RV-ACT-25)")


def befriended(*friends: str, blood: int) -> Side:
    side = Side(haven=["Sara", "Ryan"], attached={"Ryan": list(friends)}, blood={"Ryan": blood})
    side.leader_side = "influence"
    return side


def test_a_best_friend_saves_from_aggravated_damage() -> None:
    """hah-mans-best-friend: burned instead; not defeated, so nobody earns Agenda and nothing else is lost."""
    one = Side(streets=["Matthew"], attached={"Matthew": ["Cobra Form"]})
    with scene(one, befriended("Man's Best Friend", "Drive: Vengeance", blood=2)) as play:
        play.one("attack with Matthew", "target Ryan", "Physical")
        play.two("pass")
        play.one("activate Cobra Form")
        assert (play.where("Ryan"), play.blood("Ryan"), play.where("Man's Best Friend")) == ("haven", 1, "burned")
        assert (play.g.agenda, play.g.prestige, play.host("Drive: Vengeance")) == ([0, 0], [5, 5], "Ryan")


def test_a_best_friend_saves_from_loss_of_blood() -> None:
    """hah-mans-best-friend: whatever it is that would defeat its bearer; the next time there is none left."""
    one = Side(haven=["Maria Lopez"], curses={"Ryan": ["Give 'em the Bird"]})
    with scene(one, befriended("Man's Best Friend", blood=1), turn=1, phase="beginning") as play:
        assert (play.where("Ryan"), play.blood("Ryan"), play.where("Man's Best Friend")) == ("haven", 1, "burned")
        play.two(*END_TURN)
        play.one(*END_TURN)
        assert (play.where("Ryan"), play.g.agenda) == ("burned", [1, 0])


def test_best_friends_go_one_at_a_time() -> None:
    """hah-mans-best-friend: with two of them the second is kept for another day."""
    two = befriended("Man's Best Friend", "Man's Best Friend", blood=2)
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Ryan", "Physical")
        play.two("pass", "yes: Man's Best Friend")
        assert (play.blood("Ryan"), play.where("Man's Best Friend")) == (1, "burned")
        assert play.host("Man's Best Friend (2)") == "Ryan"


def test_a_best_friend_saves_nobody_else() -> None:
    """hah-mans-best-friend: Sara, of the same party, is defeated as ever."""
    two = befriended("Man's Best Friend", blood=4)
    two.blood["Sara"] = 2
    with scene(Side(streets=["Matthew"]), two) as play:
        play.one("attack with Matthew", "target Sara", "Physical")
        play.two("pass")
        assert (play.where("Sara"), play.host("Man's Best Friend")) == ("torpor", "Ryan")


# ---- Give 'em the Bird


def test_a_bird_is_sent_from_the_streets() -> None:
    """hah-give-em-the-bird: by somebody there with Beast Whisperer, at any character, wherever it is."""
    bird = "Give 'em the Bird"
    one = Side(haven=["Maria Lopez"], streets=["Rio", "Sara"], hand=[bird], torpor=["Ryan"], blood={"Ryan": 1})
    two = Side(haven=["Lucky"], streets=["Grace"], torpor=["Sage"], blood={"Sage": 1})
    with scene(one, two, city=City(monsters=["Warlock"], face_down=["Ghost"])) as play:
        play.one("play Give 'em the Bird")
        assert sorted(play.offered) == ["Grace", "Lucky", "Maria Lopez", "Rio", "Sara", "Warlock"]
        play.one("Lucky")
        assert (play.host(bird), play.is_ready("Rio"), play.actions, play.blood("Lucky")) == ("Lucky", False, 1, 5)
    with scene(Side(haven=["Maria Lopez"], hand=[bird]), LUCKY) as play:
        assert play.refusal("play Give 'em the Bird").endswith("(RV-GOLD-01)")
    with scene(Side(streets=["Sara"], hand=[bird]), LUCKY) as play:
        assert play.refusal("play Give 'em the Bird").endswith("(RV-ACT-25)")


def test_a_bird_pecks_at_the_start_of_its_bearers_turn() -> None:
    """hah-give-em-the-bird: 1 Blood, turn after turn, and none in its sender's; Shields and the like are no help."""
    one = Side(haven=["Maria Lopez"], curses={"Lucky": ["Give 'em the Bird"]})
    two = Side(haven=["Lucky", "Grace"], attached={"Lucky": ["Vagrant"]})
    with scene(one, two, phase="beginning") as play:
        assert play.blood("Lucky") == 5
        play.one(*END_TURN)
        assert (play.blood("Lucky"), play.blood("Grace"), play.is_ready("Vagrant")) == (4, 5, True)
        play.two(*END_TURN)
        play.one(*END_TURN)
        assert (play.blood("Lucky"), play.host("Give 'em the Bird")) == (3, "Lucky")


def test_a_bird_pecks_a_monster_in_its_taggers_turn() -> None:
    """hah-give-em-the-bird: a Monster's turn is that of who has tagged it; one nobody has tagged has none."""
    one = Side(haven=["Maria Lopez"], curses={"Warlock": ["Give 'em the Bird"]})
    for tagged, blood in ((["Warlock"], 8), ([], 9)):
        one.tagged = tagged
        with scene(one, LUCKY, city=City(monsters=["Warlock"]), phase="beginning") as play:
            assert play.blood("Warlock") == blood


# ---- Tracking Device


def test_a_tracking_device_is_fixed() -> None:
    """hah-tracking-device: by one of the Inquisitive's cell, on any character, also one's own."""
    one = Side(haven=["Ryan", "Pregador"], hand=["Tracking Device"])
    with scene(one, LUCKY) as play:
        play.one("play Tracking Device", "exhaust Pregador")
        assert sorted(play.offered) == ["Lucky", "Pregador", "Ryan"]
        play.one("Ryan")
        assert (play.host("Tracking Device"), play.actions) == ("Ryan", 1)
    with scene(Side(haven=["Pregador"], hand=["Tracking Device"]), LUCKY) as play:
        assert play.refusal("play Tracking Device").endswith("(RV-ACT-28)")


def test_a_tracking_device_gives_intel_to_hunters() -> None:
    """hah-tracking-device: to any player's, against its bearer alone; vampires have nothing of it."""
    two = Side(haven=["Grace", "Lucky"], haven_card="Haven - The Orphanage")
    three = Side(haven=["Jamie"], curses={"Grace": ["Tracking Device"]})
    hunter, vampire = Side(streets=["Maria Lopez"]), Side(streets=["Matthew"])
    for one, target, works in ((hunter, "Grace", True), (hunter, "Lucky", False), (vampire, "Grace", False)):
        with scene(one, two, three) as play:
            assert play.value("Grace", w.SECRECY) == 1
            play.one(f"attack with {one.streets[0]}", f"target {target}")
            assert (play.asked.asks == "attack-type") == works
            if works:
                play.one("Mental")
                play.two("pass")


def test_a_tracking_device_on_a_face_down_monster() -> None:
    """hah-tracking-device: Prestige gathers there, turn after turn, only at the end of its player's own."""
    one = Side(haven=["Ryan"], hand=["Tracking Device"])
    with scene(one, LUCKY, city=City(face_down=["Ghost"])) as play:
        play.one("play Tracking Device", "face-down Monster", "pass action", "end phase")
        assert (prestige_on(play, "Ghost", 0), play.g.prestige[0]) == (1, 5)
        play.two(*END_TURN)
        assert (prestige_on(play, "Ghost", 0), prestige_on(play, "Ghost", 1)) == (1, 0)
        play.one(*END_TURN)
        assert (prestige_on(play, "Ghost", 0), play.host("Tracking Device")) == (2, "Ghost")
        play.two(*END_TURN)


# ---- Weigh Down


def test_weigh_down_attaches_to_any_character() -> None:
    """hah-weigh-down: with one of the Inquisitive in the cell, whoever acts; not to a face-down Monster."""
    one = Side(haven=["Ryan", "Pregador"], hand=["Weigh Down"])
    with scene(one, LUCKY, city=City(face_down=["Ghost"])) as play:
        play.one("play Weigh Down", "exhaust Pregador")
        assert sorted(play.offered) == ["Lucky", "Pregador", "Ryan"]
        play.one("Lucky")
        assert (play.host("Weigh Down"), play.actions, play.is_ready("Pregador")) == ("Lucky", 1, False)
    with scene(Side(haven=["Pregador"], hand=["Weigh Down"]), LUCKY) as play:
        assert play.refusal("play Weigh Down").endswith("(RV-ACT-28)")


@pytest.mark.parametrize(("weights", "blood"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_weigh_down_takes_off_damage(weights: int, blood: int) -> None:
    """hah-weigh-down: 1 for each of them, when its bearer attacks a character of its player; never below 0."""
    two = Side(haven=["Ryan"], curses={"Grace": ["Weigh Down"] * weights}, leader_side="influence")
    with scene(Side(streets=["Grace"]), two) as play:
        play.one("attack with Grace", "Physical")  # 2 against 0
        assert play.blood("Ryan") == blood


def test_weigh_down_protects_only_its_players_characters() -> None:
    """hah-weigh-down: a third player's are hit with full force, and another attacker hits with full force."""
    one = Side(streets=[["Grace"], ["Matthew"]])
    two = Side(haven=["Ryan"], curses={"Grace": ["Weigh Down"]}, leader_side="influence")
    three = Side(haven=["Evangeline"], leader_side="influence")
    for attacker, target, left in (("Grace", "Ryan", 3), ("Matthew", "Ryan", 2), ("Grace", "Evangeline", 2)):
        with scene(one, two, three) as play:
            play.one(f"attack with {attacker}", f"target {target}", "Physical")
            assert play.blood(target) == left


def test_weigh_down_does_not_hinder_striking_back() -> None:
    """hah-weigh-down: its bearer, attacked by Ryan and striking back, is not attacking."""
    parry = attack_or_reaction("test-parry", "Parry", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1)
    one = Side(streets=["Ryan"], curses={"Grace": ["Weigh Down"]})
    with scene(one, Side(haven=["Grace"], hand=["Parry"]), book=book_with(parry)) as play:
        play.one("attack with Ryan", "Physical")
        play.two("place Parry")
        assert play.blood("Ryan") == 4 - (1 + 2)


def test_weigh_down_on_a_monster() -> None:
    """hah-weigh-down: the Warlock's Mental 3 is 2 against its player's Hunter, when it strikes first as well."""
    one = Side(haven=["Maria Lopez"], tagged=["Warlock"], curses={"Warlock": ["Weigh Down"]})
    with scene(one, LUCKY, city=City(monsters=["Warlock"]), phase="antagonists") as play:
        assert play.blood("Maria Lopez") == 4 - (3 - 1)
        play.two(*END_TURN)
    one = Side(streets=["Maria Lopez"], curses={"Warlock": ["Weigh Down"]})
    with scene(one, LUCKY, city=City(monsters=["Warlock"])) as play:
        play.one("attack with Maria Lopez", "target Warlock", "Physical")
        assert play.blood("Maria Lopez") == 4 - (3 - 1)
