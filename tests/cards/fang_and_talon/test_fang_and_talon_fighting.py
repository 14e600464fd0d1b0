"""Attack cards and Reactions of Fang & Talon, played."""

from __future__ import annotations

import pytest

from packs import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

CITY = City(streets=["Politician"])
YES = "yes: Leap Away"
SAGE = Side(streets=["Sage"])  # with 6 Blood and 1 of each attribute


@pytest.mark.parametrize(("party", "dealt"), [(["Howler"], 1), (["Howler", "Judge", "Seer"], 3)])
def test_hunting_party(party: list[str], dealt: int) -> None:
    """fat-hunting-party: 1 Damage for each character of the attacking party, and for nobody else's."""
    one = Side(streets=[party, ["Alpha"]], hand=["Hunting Party"])
    with scene(one, Side(streets=["Weakling"]), city=City(streets=["Vagrant"]), book=BOOK) as play:
        play.one("attack with Howler", "target Vagrant", "Physical", "place Hunting Party")
        assert play.offers("burn Vagrant") == (dealt >= 2)
        play.one(*["burn Vagrant"] * (dealt >= 2))


@pytest.mark.parametrize(("borne", "dealt"), [([], 1), (["Coat"], 2)])
def test_net_gun(borne: list[str], dealt: int) -> None:
    """fat-net-gun: 1 more on who bears something, of which one card goes; not a Title."""
    two = Side(streets=["Sage"], attached={"Sage": borne + ["Office"] * bool(borne)})
    with scene(Side(streets=["Alpha"], hand=["Net Gun"]), two, book=BOOK) as play:
        play.one("attack with Alpha", "Ranged", "place Net Gun")
        assert play.blood("Sage") == 6 - dealt
        assert play.names(1, w.DISCARD) == borne


def test_net_gun_hurts_mortals_more_and_takes_nothing_without_damage() -> None:
    """fat-net-gun: a Vagrant of 2 Blood falls to 3; a card stays where no Damage came through."""
    with scene(Side(streets=["Alpha"], hand=["Net Gun"]), SAGE, city=City(streets=["Mugger"]), book=BOOK) as play:
        play.one("attack with Alpha", "target Mugger", "Ranged", "place Net Gun", "attach Mugger")
        assert play.host("Mugger") == "Alpha"
    brute = Side(streets=["Brute"], attached={"Brute": ["Coat"]})
    with scene(Side(streets=["Alpha"], hand=["Net Gun"]), brute, book=BOOK) as play:
        play.one("attack with Alpha", "Ranged", "place Net Gun")
        assert play.host("Coat") == "Brute"


@pytest.mark.parametrize(("who", "feared"), [("Alpha", 1), ("Howler", 0)])
def test_show_of_dominance(who: str, feared: int) -> None:
    """fat-show-of-dominance: with Ahroun whoever is hurt is exhausted, and in Fear."""
    with scene(Side(streets=[who], hand=["Show of Dominance"]), SAGE, book=BOOK) as play:
        play.one(f"attack with {who}", "Social", "place Show of Dominance")
        elder = play.card("Sage")
        assert (play.g.fear[elder], play.is_ready("Sage")) == (feared, not feared)


def test_show_of_dominance_must_hurt() -> None:
    """fat-show-of-dominance: nothing comes of it against who takes no Damage."""
    with scene(Side(streets=["Alpha"], hand=["Show of Dominance"]), Side(streets=["Brute"]), book=BOOK) as play:
        play.one("attack with Alpha", "Social", "place Show of Dominance")
        assert (play.g.fear[play.card("Brute")], play.is_ready("Brute")) == (0, True)


def test_silver_dagger_burns_werewolves() -> None:
    """fat-silver-dagger: 1 Silver Damage more on a werewolf; it is Aggravated, and no attribute meets it."""
    two = Side(streets=["Howler"], haven=["Judge"], blood={"Howler": 3})
    with scene(Side(streets=["Alpha"], hand=["Silver Dagger"]), two, book=BOOK) as play:
        play.one("attack with Alpha", "target Howler", "Physical", "place Silver Dagger")
        assert play.where("Howler") == "burned"
    two = Side(streets=["Alpha"], haven=["Judge"])
    with scene(Side(streets=["Howler"], hand=["Silver Dagger"]), two, book=BOOK) as play:
        play.one("attack with Howler", "target Alpha", "Physical", "place Silver Dagger")
        assert play.blood("Alpha") == 5 - (2 - 1) - 1


def test_silver_dagger_is_a_dagger_to_others() -> None:
    """fat-silver-dagger: who is no werewolf takes 2, and goes to torpor."""
    two = Side(streets=["Sage"], haven=["Keondra"], blood={"Sage": 2})
    with scene(Side(streets=["Alpha"], hand=["Silver Dagger"]), two, book=BOOK) as play:
        play.one("attack with Alpha", "target Sage", "Physical", "place Silver Dagger")
        assert play.where("Sage") == "torpor"


@pytest.mark.parametrize(
    ("who", "target", "burned"),
    [("Alpha", "Sage", True), ("Trickster", "Sage", True), ("Howler", "Sage", False), ("Trickster", "Brute", False)],
)
def test_social_justice(who: str, target: str, burned: bool) -> None:
    """fat-social-justice: 2 Damage, with Ragabash 1, burns an Ongoing card of the defending player."""
    two = Side(streets=[target], ongoing=["Rite of Celebration"])
    with scene(Side(streets=[who], hand=["Social Justice"], ongoing=["Rite of Shame"]), two, book=BOOK) as play:
        play.one(f"attack with {who}", "Social", "place Social Justice")
        assert (play.where("Rite of Celebration") == "burned") == burned


@pytest.mark.parametrize(
    ("who", "target", "dealt"),
    [("Seer", "Sage", 2), ("Howler", "Sage", 0), ("Seer", "Judge", 1)],
)
def test_the_howling(who: str, target: str, dealt: int) -> None:
    """fat-the-howling: with Theurge 2 more on whoever is no werewolf."""
    with scene(Side(streets=[who], hand=["The Howling"]), Side(streets=[target]), book=BOOK) as play:
        full = play.blood(target)
        play.one(f"attack with {who}", "Mental", "place The Howling")
        assert play.blood(target) == full - dealt


def test_the_howling_fells_a_citizen() -> None:
    """fat-the-howling: 2 more on a Mortal, with or without Theurge, and no more with it: it is no character."""
    for who in ("Howler", "Seer"):
        with scene(Side(streets=[who], hand=["The Howling"]), SAGE, city=CITY, book=BOOK) as play:
            play.one(f"attack with {who}", "target Politician", "Mental", "place The Howling")
            assert "= 3" in " ".join(play.log())
            play.one("burn Politician")


@pytest.mark.parametrize(
    ("answers", "shields", "rage"),
    [((YES, YES), 4, 0), (("no", YES), 3, 0), ((YES, "no"), 3, 2), (("no", "no"), 2, 2)],
)
def test_leap_away(answers: tuple[str, str], shields: int, rage: int) -> None:
    """fat-leap-away: 1 Shield more for leaving the party, and 1 for 2 Rage."""
    two = Side(streets=["Howler", "Judge"], hand=["Leap Away"], rage={"Howler": 2})
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Howler", "Physical")
        play.two("pass", "place Leap Away", *answers)
        assert (play.blood("Howler"), play.g.rage[play.card("Howler")]) == (max(0, 5 - (6 - shields)), rage)
        assert play.g.are_party(play.card("Howler"), play.card("Judge")) == (answers[0] == "no")


def test_leap_away_from_nobody() -> None:
    """fat-leap-away: who is alone, or at home, leaves no party; without Rage nothing is asked."""
    with scene(Side(streets=["Alpha"]), Side(streets=["Howler"], hand=["Leap Away"]), book=BOOK) as play:
        play.one("attack with Alpha", "Physical")
        play.two("place Leap Away")
        assert play.blood("Howler") == 5


@pytest.mark.parametrize(("at", "answer", "lost"), [("streets", "yes", 2), ("haven", "yes", 1), ("streets", "no", 0)])
def test_pack_protection(at: str, answer: str, lost: int) -> None:
    """fat-pack-protection: 1 Shield for each of the party; for 2 Rage as much back, Aggravated in The Streets."""
    pack = ["Howler", "Judge"]
    two = Side(hand=["Pack Protection"], rage={"Howler": 2}, exhausted=["Judge"])
    two.streets, two.haven = (pack, []) if at == "streets" else ([], pack)
    one = Side(streets=["Mei Yinying"] if at == "haven" else ["Sage"])
    with scene(one, two, book=BOOK) as play:
        who = play.names(0, w.STREETS)[0]
        before = play.blood(who)
        play.one(f"attack with {who}", "target Howler", "Social")
        play.two("place Pack Protection", f"{answer}: Pack Protection" if answer == "yes" else "no")
        assert (play.blood(who), play.blood("Howler")) == (before - lost, 5)


@pytest.mark.parametrize(("strength", "rage"), [("Sage", 0), ("Brute", 2)])
def test_personal_bodyguard(strength: str, rage: int) -> None:
    """fat-personal-bodyguard: another of the party is the target, with 2 Shields; its fall enrages the first."""
    two = Side(streets=["Howler", "Judge"], hand=["Personal Bodyguard"], blood={"Judge": 3}, exhausted=["Judge"])
    with scene(Side(streets=[strength]), two, book=BOOK) as play:
        play.one(f"attack with {strength}", "target Howler", "Mental")
        play.two("place Personal Bodyguard", *["yes: Personal Bodyguard"] * (rage > 0))
        assert (play.blood("Howler"), play.g.rage[play.card("Howler")]) == (5, rage)
        assert (play.where("Judge") == "torpor") == (rage > 0)


@pytest.mark.parametrize(("who", "answer"), [("Alpha", "yes: Snap Back"), ("Alpha", "no"), ("Howler", "no")])
def test_snap_back(who: str, answer: str) -> None:
    """fat-snap-back: with Ahroun 2 Physical Damage to the attacker; for 1 Rage 1 Prestige of the attacking player."""
    two = Side(streets=[who], hand=["Snap Back"], rage={who: 1})
    with scene(Side(streets=["Sage"]), two, book=BOOK) as play:
        play.one("attack with Sage", "Social")
        play.two("place Snap Back", answer)
        assert play.blood("Sage") == 6 - (2 - 1) * (who == "Alpha")
        assert play.g.prestige == ([4, 6] if answer != "no" else [5, 5])


@pytest.mark.parametrize(("kind", "x", "dealt"), [("Social", "1", 2), ("Mental", "2", 3), ("Social", "", 1)])
def test_pull_rank(kind: str, x: str, dealt: int) -> None:
    """fat-pull-rank: Social or Mental; 1 more for each Influence exerted, 2 at most."""
    one = Side(streets=["Howler"], haven=["Yara"], hand=["Pull Rank"], leader="Yara", prestige=3)
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Howler", kind, "place Pull Rank", "yes: Pull Rank" if x else "no", *[x] * bool(x))
        while x and play.offers("exert Yara"):
            play.one("exert Yara")
        if x and not play.offers("pass action"):
            play.one(play.offered[0])
        assert play.blood("Sage") == 6 - dealt


def test_pull_rank_is_neither_physical_nor_ranged() -> None:
    """fat-pull-rank: of two types; another attack is made without it."""
    with scene(Side(streets=["Yara"], hand=["Pull Rank"]), SAGE, book=BOOK) as play:
        play.one("attack with Yara", "Physical")
        assert play.offered == ["pass"]
        play.one("pass")


@pytest.mark.parametrize(("leads", "feared"), [("Howler", 1), ("Yara", 0)])
def test_pull_rank_with_the_leader(leads: str, feared: int) -> None:
    """fat-pull-rank: with the Leader in the party 1 Rage puts the defender in Fear."""
    one = Side(streets=["Howler"], haven=["Yara"], hand=["Pull Rank"], leader=leads, rage={"Howler": 1})
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Howler", "Social", "place Pull Rank", "no", "yes: Pull Rank" if feared else "pass")
        assert play.g.fear[play.card("Sage")] == feared
