"""Attack cards and Reactions of Blood & Alchemy, played."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from judges import BOOK as JUDGES_BOOK
from primogen.rivals.rules.atoms.blood import blood_of_colour, swap_blood
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side


def test_all_the_angles() -> None:
    """baa-all-the-angles: +1 for each different Discipline of the attacker; the last Blood stays."""
    one = Side(streets=["Sonja Valentine", "Alejandro Lopez"], hand=["All the Angles"])
    for attacker, dealt in (("Sonja Valentine", 2 + 3), ("Alejandro Lopez", 1 + 2)):
        with scene(one, Side(streets=["Brute"]), book=BOOK) as play:
            play.one(f"attack with {attacker}", "Mental", "place All the Angles")
            assert play.blood("Brute") == 4
        with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
            play.one(f"attack with {attacker}", "Mental", "place All the Angles")
            assert play.blood("Loner") == max(1, 4 - dealt)


@pytest.mark.parametrize(("blood", "left"), [(4, 2), (3, 2)])
def test_break_down(blood: int, left: int) -> None:
    """baa-break-down: R229-CRD-55: at maximum Blood the token itself costs 1, before the 1 Damage of the card."""
    one = Side(streets=[["Jacob Frost"], ["Lucky"]], hand=["Break Down"])
    with scene(one, Side(streets=["Novice"], blood={"Novice": blood}), book=BOOK) as play:
        play.one("attack with Jacob Frost", "Mental", "place Break Down")
        assert (play.g.minus_bp[play.card("Novice")], play.blood("Novice")) == (1, left)
    with scene(one, Side(streets=["Novice"], blood={"Novice": blood}), book=BOOK) as play:
        play.one("attack with Lucky", "Mental", "place Break Down")
        assert (play.g.minus_bp[play.card("Novice")], play.blood("Novice")) == (0, blood - 1)


def test_mesmerize() -> None:
    """baa-mesmerize: Fear on the target, by one with Dominate."""
    for attacker, fear in (("Darius Wolfe", 1), ("Lucky", 0)):
        with scene(Side(streets=[attacker], hand=["Mesmerize"]), Side(streets=["Loner"]), book=BOOK) as play:
            play.one(f"attack with {attacker}", "Mental", "place Mesmerize")
            assert play.g.fear[play.card("Loner")] == fear


@pytest.mark.parametrize(("party", "more"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_peer_pressure(party: int, more: int) -> None:
    """baa-peer-pressure: R226-CRD-22, R229-CRD-68: +1 for every 2 of the attacker's party, the attacker among them."""
    one = Side(streets=["Adept", "Hope", "Sage", "Lucky"][:party], haven=["Grace"], hand=["Peer Pressure"])
    with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
        play.one("attack with Adept", "Social", "place Peer Pressure")
        assert play.blood("Loner") == 4 - (1 + more)


@pytest.mark.parametrize("marked", [1, 0])
def test_absolution(marked: int) -> None:
    """baa-absolution: a Reaction of one with Blood of the attacking player's colour is negated, another is not."""
    one = Side(streets=["Sonja Valentine"], hand=["Absolution"])
    with scene(one, Side(streets=["Keondra"], hand=["Comeuppance"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Keondra"), 0, marked)
        play.one("attack with Sonja Valentine", "Mental", "place Absolution")
        play.two("place Comeuppance")
        assert play.blood("Keondra") == 6 - (2 + 2 - 1 - (0 if marked else 1))
        assert play.where("Comeuppance") == "discard"


@pytest.mark.parametrize(("said", "paid"), [("no", 0), ("1", 1), ("2", 2)])
def test_baals_caress(said: str, paid: int) -> None:
    """baa-baals-caress: face up; 1 Aggravated Damage for each Blood, as many as there are Blood Sorcery icons."""
    one = Side(streets=["Alejandro Lopez"], hand=["Baal's Caress"], library=["Awe"])
    with scene(one, Side(streets=["Loner"], haven=["Hope"], exhausted=["Hope"]), book=BOOK) as play:
        play.one("attack with Alejandro Lopez", "target Loner", "Physical", "play Baal's Caress")
        play.one(*(["no"] if said == "no" else ["yes: Baal's Caress", said]))
        assert (play.blood("Loner"), play.blood("Alejandro Lopez")) == (4 - 1 - paid, 6 - paid)


def test_baals_caress_burns() -> None:
    """baa-baals-caress: R229-CRD-52, -53: attributes lessen no Aggravated Damage, and who falls by it burns."""
    one = Side(streets=["Alejandro Lopez"], hand=["Baal's Caress"])
    two = Side(streets=["Brute"], haven=["Hope"], exhausted=["Hope"], blood={"Brute": 2})
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Alejandro Lopez", "target Brute", "Physical")
        play.one("play Baal's Caress", "yes: Baal's Caress", "2")
        assert play.where("Brute") == "burned"


def test_backup() -> None:
    """baa-backup: R229-CRD-54: +1 Shield for each attached card, whatever it is."""
    for cards, left in (([], 4 - 3), (["Coat"], 4 - 2), (["Coat", "Fixatio"], 4 - 1)):
        two = Side(streets=["Novice"], attached={"Novice": cards} if cards else {}, hand=["Backup"])
        with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
            play.one("attack with Bully", "Social")
            play.two("place Backup")
            assert play.blood("Novice") == left


@pytest.mark.parametrize(("said", "where"), [("yes: Crossbow", "attached"), ("no", "discard")])
def test_crossbow(said: str, where: str) -> None:
    """baa-crossbow: for a card it stays on the target, who does not mend in the End Phase any more."""
    one = Side(streets=["Brute"], hand=["Crossbow", "Owl"])
    with scene(one, Side(streets=["Novice"]), book=BOOK) as play:
        play.one("attack with Brute", "Ranged", "place Crossbow", said)
        assert (play.where("Crossbow"), play.blood("Novice")) == (where, 4)  # its Physical is in the way
        assert play.where("Owl") == ("discard" if said != "no" else "hand")


def test_crossbow_keeps_from_mending() -> None:
    """baa-crossbow: in the End Phase of its bearer's player; in the Action Phase it does not matter."""
    one = Side(haven=["Lorenzo Murik", "Hope"], blood={"Hope": 1}, hand=["Coat"], library=["Awe"] * 4)
    with scene(one, Side(haven=["Keondra"], curses={"Hope": ["Crossbow"]}), book=BOOK) as play:
        play.one("activate Lorenzo Murik")
        assert play.blood("Hope") == 2
        end_turn(play, 0)
        assert (play.blood("Hope"), play.asked.seat) == (2, 1)


def test_crossbow_needs_room() -> None:
    """baa-crossbow: on somebody with 3 attachments it is not even asked for."""
    two = Side(streets=["Novice"], attached={"Novice": ["Coat", "Owl", "Fixatio"]})
    with scene(Side(streets=["Brute"], hand=["Crossbow", "Owl"]), two, book=BOOK) as play:
        play.one("attack with Brute", "Ranged", "place Crossbow")
        assert play.where("Crossbow") == "discard"


@pytest.mark.parametrize(("said", "host"), [("yes: First One's Free", "Candi Liu"), ("no", "Keondra")])
def test_first_ones_free(said: str, host: str) -> None:
    """baa-first-ones-free: an Alchemy of the party buys a Retainer of the defending party, for the attacker."""
    one = Side(streets=["Candi Liu", "Hope"], attached={"Hope": ["Fixatio"]}, hand=["First One's Free"])
    two = Side(streets=["Loner", "Keondra"], attached={"Keondra": ["Maid"]}, exhausted=["Loner", "Keondra"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Candi Liu", "target Loner", "Social", "place First One's Free", said)
        assert (play.host("Maid"), play.where("Fixatio")) == (host, "discard" if said != "no" else "attached")
        assert play.g.controller[play.card("Maid")] == (0 if said != "no" else 1)


@pytest.mark.parametrize(("target", "ready", "fear"), [("Candi Liu", False, 1), ("Keondra", True, 0)])
def test_intimidation(target: str, ready: bool, fear: int) -> None:
    """baa-intimidation: who has less Blood Potency than the attacker is exhausted and frightened."""
    one = Side(streets=["Adept"], hand=["Intimidation"])
    with scene(one, Side(streets=[target], haven=["Hope"], exhausted=["Hope"]), book=BOOK) as play:
        play.one("attack with Adept", f"target {target}", "Social", "place Intimidation")
        assert (play.is_ready(target), play.g.fear[play.card(target)]) == (ready, fear)


def test_intimidation_of_mortals() -> None:
    """baa-intimidation: +2 Damage to them, and to nobody else."""
    one = Side(streets=["Adept"], hand=["Intimidation"], blood={"Adept": 1})
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one("attack with Adept", "target Athlete", "Social", "place Intimidation", "burn Athlete")
        assert play.g.agenda[0] == 1


@pytest.mark.parametrize(("attacker", "swapped"), [("Alejandro Lopez", 2), ("Grigori", 1), ("Lucky", 0)])
def test_scorpions_touch(attacker: str, swapped: int) -> None:
    """baa-scorpions-touch: 1 Blood for each Blood Sorcery of the attacker."""
    with scene(Side(streets=[attacker], hand=["Scorpion's Touch"]), Side(streets=["Keondra"]), book=BOOK) as play:
        play.one(f"attack with {attacker}", "Physical", "place Scorpion's Touch")
        assert blood_of_colour(play.g, play.card("Keondra"), 0) == swapped


SENSES = Side(haven=["Aurora Nix"], hand=["Heightened Senses"])


def test_heightened_senses_aid_somebody_elses_character() -> None:
    """baa-heightened-senses: R229-CRD-63, -64: 1 Shield for each Auspex of the Leader of who plays it."""
    with scene(Side(streets=["Bully"]), Side(streets=["Novice"]), SENSES, book=BOOK) as play:
        play.one("attack with Bully", "target Novice", "Physical")
        play.three("place Heightened Senses")
        assert play.blood("Novice") == 4 - (4 - 1 - 2)


def test_heightened_senses_aid_ones_own() -> None:
    """baa-heightened-senses: in The Streets, and not at home; not against a Mental attack."""
    for streets, kind, offered in ((True, "Social", True), (False, "Social", False), (True, "Mental", False)):
        two = Side(haven=["Aurora Nix"], hand=["Heightened Senses"], leader="Aurora Nix")
        (setattr(two, "streets", ["Novice"]) if streets else two.haven.append("Novice"))
        two.exhausted = ["Aurora Nix"]
        with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
            play.one("attack with Bully", "target Novice", kind)
            assert play.offers("place Heightened Senses") is offered
            play.ends_asking(play.asked.asks)


def test_nobody_is_asked_for_aid_that_nobody_has() -> None:
    """baa-heightened-senses: a table without it has no question more."""
    with scene(
        Side(streets=["Bully"]), Side(streets=["Novice"]), Side(haven=["Hope"], hand=["Coat"]), book=BOOK
    ) as play:
        play.one("attack with Bully", "target Novice", "Physical")
        assert play.asked.asks == "act"
        play.ends_asking("act")


@pytest.mark.parametrize(
    ("borne", "more"),
    [
        ({}, 0),
        ({"Adept": ["Fixatio"]}, 1),
        ({"Adept": ["Fixatio"], "Hope": ["Fixatio"]}, 1),  # of one name
        ({"Adept": ["Fixatio", "Coat"], "Hope": ["Calcinatio"]}, 2),
        ({"Grace": ["Fixatio"]}, 0),  # not of this party
    ],
)
def test_dangerous_mixture(borne: dict[str, list[str]], more: int) -> None:
    """baa-dangerous-mixture: +1 Damage for each different Alchemy in the party."""
    one = Side(streets=["Adept", "Hope"], haven=["Grace"], attached=borne, hand=["Dangerous Mixture"])
    one.haven_card, one.leader = "Haven - Thrift Store", "Grace"
    with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
        play.one("attack with Adept", "Physical", "place Dangerous Mixture")
        assert play.blood("Loner") == 4 - min(4, 1 + 1 + more)


@pytest.mark.parametrize(("card", "kind", "where"), [("", "Social", "discard"), ("Torch", "Physical", "burned")])
def test_crossbow_stays_until_its_bearer_falls(card: str, kind: str, where: str) -> None:
    """baa-crossbow, R229-CRD-56: nobody detaches it; with its bearer it is discarded, or burned."""
    one = Side(streets=["Brute"], hand=[card] * bool(card))
    two = Side(haven=["Loner", "Keondra"], exhausted=["Keondra"], leader="Keondra")
    one.curses = {"Loner": ["Crossbow"]}
    with scene(one, two, turn=1, book=JUDGES_BOOK) as play:
        assert not play.offers("detach Crossbow")
        play.two("pass action", "pass action", "end phase")
        play.one("move out", "attack with Brute", "target Loner", kind, *[f"place {card}"] * bool(card))
        assert play.where("Crossbow") == where
