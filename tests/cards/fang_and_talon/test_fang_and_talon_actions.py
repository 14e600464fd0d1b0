"""Gifts, Rites and other Actions of Fang & Talon, played."""

from __future__ import annotations

from typing import Final

import pytest

from extras import HELPERS
from packs import BOOK, MEN, WOLVES
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import attack_card
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

SAGE = Side(streets=["Sage"])  # with 6 Blood and 1 of each attribute
TORCH: Final = attack_card(
    "test-torch", "Torch", n.PHYSICAL, decks=n.VAMPIRES, bp=0, damage=3, keywords=(n.AGGRAVATED,)
)
FIRE_BOOK: Final = book_with(*HELPERS, *WOLVES, *MEN, TORCH)


def rage(play: Play, name: str) -> int:
    return play.g.rage[play.card(name)]


def test_full_moon_rising() -> None:
    """fat-full-moon-rising: 2 Rage for everybody of the pack, and for nobody else."""
    one = Side(haven=["Howler"], streets=["Alpha"], torpor=["Seer"], hand=["Full Moon Rising"], rage={"Alpha": 1})
    one.blood = {"Seer": 1}
    with scene(one, Side(streets=["Judge"]), book=BOOK) as play:
        play.one("play Full Moon Rising")
        assert [rage(play, name) for name in ("Howler", "Alpha", "Seer", "Judge")] == [2, 3, 0, 0]


@pytest.mark.parametrize(("who", "kind", "dealt"), [("Judge", "Physical", 5), ("Judge", "Mental", 0)])
def test_fangs_of_judgment(who: str, kind: str, dealt: int) -> None:
    """fat-fangs-of-judgment: once, 2 Physical Damage for each of the party; in another attack it is of no use."""
    one = Side(streets=[who, "Howler", "Seer"], attached={who: ["Fangs of Judgment"]})
    with scene(one, SAGE, book=BOOK) as play:
        play.one(f"attack with {who}", kind, *["activate Fangs of Judgment"] * (dealt > 0))
        assert play.blood("Sage") == 6 - dealt
        assert (play.names(0, w.DISCARD) == ["Fangs of Judgment"]) == (dealt > 0)


def test_fangs_of_judgment_need_a_philodox() -> None:
    """fat-fangs-of-judgment: nobody else attaches it."""
    with scene(Side(haven=["Judge", "Howler"], hand=["Fangs of Judgment"]), SAGE, book=BOOK) as play:
        play.one("play Fangs of Judgment")
        assert play.host("Fangs of Judgment") == "Judge"


@pytest.mark.parametrize(
    ("at", "target", "damage"), [("haven", "Vagrant", 2), ("streets", "Vagrant", 1), ("haven", "Sage", 0)]
)
def test_hidden_killer(at: str, target: str, damage: int) -> None:
    """fat-hidden-killer: from home one attacks who is in The Streets; Mortals with 1 Damage more."""
    one = Side(attached={"Howler": ["Hidden Killer"]}, hand=["Swipe"])
    one.haven, one.streets = (["Howler"], []) if at == "haven" else ([], ["Howler"])
    with scene(one, SAGE, city=City(streets=["Vagrant"]), book=BOOK) as play:
        play.one("attack with Howler", f"target {target}", "Physical", "place Swipe")
        assert play.offers("burn Vagrant") == (damage > 1)
        play.one(*["burn Vagrant"] * (damage > 1))


def test_hidden_killer_is_of_the_red_talons() -> None:
    """fat-hidden-killer: attached to anybody of the pack, if a Red Talon is in it."""
    with scene(Side(haven=["Yara", "Alpha"], hand=["Hidden Killer"]), SAGE, book=BOOK) as play:
        play.one("play Hidden Killer", "Yara")
        assert play.host("Hidden Killer") == "Yara"
    with scene(Side(haven=["Yara"], hand=["Hidden Killer"]), SAGE, book=BOOK) as play:
        assert "RV-ACT-28" in play.refusal("play Hidden Killer")


def test_raging_strike() -> None:
    """fat-raging-strike: in The Streets 2 Damage more for 2 Rage; the target is hurt, and nobody pays with less."""
    one = Side(streets=["Howler"], attached={"Howler": ["Raging Strike"]}, rage={"Howler": 2}, hand=["Swipe"])
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Howler", "Physical", "place Swipe", "activate Raging Strike")
        assert (play.blood("Sage"), rage(play, "Howler")) == (6 - (1 + 2 - 1), 0)
    one.rage = {"Howler": 1}
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Howler", "Physical", "place Swipe", "pass")
        assert play.blood("Sage") == 6


def test_raging_strike_is_for_the_streets() -> None:
    """fat-raging-strike: of no use in an attack from home."""
    one = Side(haven=["Howler"], attached={"Howler": ["Raging Strike", "Hidden Killer"]}, rage={"Howler": 2})
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Howler", "Physical", "pass")
        assert rage(play, "Howler") == 2


def test_raging_strike_is_attached_to_anybody() -> None:
    """fat-raging-strike: an Unhosted Action, on whomever of the pack."""
    with scene(Side(haven=["Howler", "Judge"], hand=["Raging Strike"]), SAGE, book=BOOK) as play:
        play.one("play Raging Strike", "Judge")
        assert (play.host("Raging Strike"), play.is_ready("Judge")) == ("Judge", True)


@pytest.mark.parametrize(("kind", "dealt"), [("Physical", 1), ("Social", 0)])
def test_razor_claws(kind: str, dealt: int) -> None:
    """fat-razor-claws: 1 Damage more in Physical attacks, for an Ahroun who plays it."""
    one = Side(streets=["Alpha", "Howler"], hand=["Razor Claws"])
    with scene(one, SAGE, book=BOOK) as play:
        play.one("play Razor Claws")
        assert play.host("Razor Claws") == "Alpha"
    one = Side(streets=["Alpha"], attached={"Alpha": ["Razor Claws"]})
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Alpha", kind)
        assert play.blood("Sage") == 6 - dealt


@pytest.mark.parametrize(("kind", "left"), [("Physical", 1), ("Ranged", 5), ("Social", 0)])
def test_shield_of_the_wyld(kind: str, left: int) -> None:
    """fat-shield-of-the-wyld: 2 Shields against Physical and Ranged attacks."""
    two = Side(streets=["Howler"], haven=["Seer"], attached={"Howler": ["Shield of the Wyld"]})
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Howler", kind)
        assert play.blood("Howler") == max(left, play.where("Howler") == "torpor")


def test_shield_of_the_wyld_is_of_the_red_talons() -> None:
    """fat-shield-of-the-wyld: whoever plays it bears it, if a Red Talon is in the pack."""
    with scene(Side(haven=["Yara", "Alpha"], hand=["Shield of the Wyld"]), SAGE, book=BOOK) as play:
        play.one("play Shield of the Wyld", "exhaust Yara")
        assert play.host("Shield of the Wyld") == "Yara"


def test_song_of_rage() -> None:
    """fat-song-of-rage: 2 Rage for each werewolf of the party, the singer too; nobody of another party."""
    one = Side(streets=[["Howler", "Judge", "Sage"], ["Seer"]], attached={"Howler": ["Song of Rage"]})
    with scene(one, Side(streets=["Brute"]), book=BOOK) as play:
        play.one("activate Song of Rage")
        assert [rage(play, name) for name in ("Howler", "Judge", "Sage", "Seer")] == [2, 2, 0, 0]
        assert not play.is_ready("Howler")


def test_song_of_rage_needs_a_galliard() -> None:
    """fat-song-of-rage: attached to the Galliard who plays it."""
    with scene(Side(haven=["Howler", "Judge"], hand=["Song of Rage"]), SAGE, book=BOOK) as play:
        play.one("play Song of Rage")
        assert play.host("Song of Rage") == "Howler"


# ---- Rites


def test_rites_live_on_rage() -> None:
    """fat-rite-of-celebration: whoever plays it puts 1 to 3 of their Rage on it; 2 of these are 1 Prestige."""
    one = Side(haven=["Howler", "Judge"], hand=["Rite of Celebration"], rage={"Howler": 4, "Judge": 0})
    with scene(one, SAGE, book=BOOK) as play:
        play.one("play Rite of Celebration")
        assert play.offered == ["1", "2", "3"]
        play.one("3")
        assert (rage(play, "Howler"), rage(play, "Rite of Celebration")) == (1, 3)
        play.one("activate Rite of Celebration")
        assert (play.g.prestige[0], rage(play, "Rite of Celebration"), play.where("Rite of Celebration")) == (
            6,
            1,
            "table",
        )


def test_rites_need_rage_and_end_without() -> None:
    """fat-rite-of-celebration: nobody without Rage plays it; empty, it burns (RV-ABIL-24)."""
    with scene(Side(haven=["Howler"], hand=["Rite of Celebration"]), SAGE, book=BOOK) as play:
        assert "RV-ACT-19" in play.refusal("play Rite of Celebration")
    one = Side(haven=["Howler"], ongoing=["Rite of Celebration"], rage={"Rite of Celebration": 2})
    with scene(one, SAGE, book=BOOK) as play:
        play.one("activate Rite of Celebration")
        assert (play.g.prestige[0], play.where("Rite of Celebration")) == (6, "burned")


def test_rite_of_celebration_is_relentless() -> None:
    """fat-rite-of-celebration: in a foe's turn, too."""
    two = Side(haven=["Howler"], ongoing=["Rite of Celebration"], rage={"Rite of Celebration": 3})
    with scene(Side(haven=["Sage"], library=["Swipe"]), two, book=BOOK) as play:
        play.one("pass action")
        play.two("activate Rite of Celebration")
        play.one(*["pass"] * play.offers("pass"))
        assert play.g.prestige[1] == 6


@pytest.mark.parametrize(("agenda", "number", "lost"), [(9, 1, (1, 0)), (9, 2, (0, 1)), (8, 1, (1, 0))])
def test_rite_of_shame(agenda: int, number: int, lost: tuple[int, int]) -> None:
    """fat-rite-of-shame: 1 Rage is 1 Prestige of a foe; 3 are 1 Agenda of one who has 9."""
    one = Side(haven=["Howler"], hand=["Rite of Shame"], rage={"Howler": 3})
    with scene(one, Side(streets=["Sage"], agenda=agenda), book=BOOK) as play:
        play.one("play Rite of Shame", "3")
        abilities = [each for each in play.offered if each.startswith("activate Rite of Shame")]
        assert len(abilities) == (2 if agenda == 9 else 1)
        play.one(abilities[number - 1])
        assert (play.g.prestige[1], play.g.agenda[1]) == (5 - lost[0], agenda - lost[1])


@pytest.mark.parametrize(("who", "answer"), [("Howler", "yes: Harmony Flute"), ("Howler", "no"), ("Judge", "")])
def test_harmony_flute(who: str, answer: str) -> None:
    """fat-harmony-flute: soothes a party; a Galliard may burn it for 1 Prestige of somebody."""
    one = Side(haven=[who], ongoing=["Harmony Flute"], rage={who: 2})
    two = Side(streets=[["Alpha", "Seer"], ["Trickster"]], rage={"Alpha": 2, "Seer": 1, "Trickster": 3})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Harmony Flute", "Alpha", *[answer] * (answer != ""))
        if answer.startswith("yes"):
            play.one("Two")
        assert [rage(play, name) for name in ("Alpha", "Seer", "Trickster", who)] == [1, 1, 3, 2]
        assert play.g.prestige == ([6, 4] if answer.startswith("yes") else [5, 5])
        assert (play.where("Harmony Flute") == "burned") == answer.startswith("yes")
        assert not play.is_ready(who)


# ---- Rite of Abjuration, Blood of the Pack, Unity of the Pack


@pytest.mark.parametrize(
    ("number", "answers", "left"), [("1", ("remove 1 Prestige",), (2, 1)), ("2", ("Prestige", "Rage"), (2, 0))]
)
def test_rite_of_abjuration_takes_tokens(number: str, answers: tuple[str, ...], left: tuple[int, int]) -> None:
    """fat-rite-of-abjuration: each Rage takes a token of whatever kind off an Ongoing or face-down card."""
    one = Side(haven=["Howler"], ongoing=["Rite of Abjuration"], rage={"Rite of Abjuration": 3})
    two = Side(haven=["Sage"], ongoing=["Rite of Shame"], rage={"Rite of Shame": 1}, stakes={"Rite of Shame": 3})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Rite of Abjuration", "Rite of Shame", number)
        for answer in answers:
            play.one(next(each for each in play.offered if answer.lower() in each.lower()))
        shame = play.card("Rite of Shame")
        assert (play.g.stakes[2], play.g.rage[shame]) == left
        assert rage(play, "Rite of Abjuration") == 3 - int(number)


def test_rite_of_abjuration_burns() -> None:
    """fat-rite-of-abjuration: for 3 Rage it burns an Ongoing card; it is empty then, and burns as well."""
    one = Side(haven=["Howler"], hand=["Rite of Abjuration"], rage={"Howler": 3})
    with scene(one, Side(haven=["Sage"], ongoing=["Harmony Flute"]), book=BOOK) as play:
        play.one("play Rite of Abjuration", "3", "activate Rite of Abjuration (2)", "Harmony Flute")
        assert [play.where(name) for name in ("Harmony Flute", "Rite of Abjuration")] == ["burned", "burned"]


@pytest.mark.parametrize("what", ["Rage", "Blood"])
def test_blood_of_the_pack(what: str) -> None:
    """fat-blood-of-the-pack: 1 Rage or 1 Blood off as many of the party as one likes, for one character of yours."""
    one = Side(streets=[["Alpha", "Judge"], ["Seer"]], attached={"Alpha": ["Blood of the Pack"]})
    one.rage, one.blood = {"Alpha": 1, "Judge": 1, "Seer": 0}, {"Judge": 3, "Seer": 4}
    with scene(one, SAGE, book=BOOK) as play:
        play.one("activate Blood of the Pack", "Seer")
        play.one(next(each for each in play.offered if what in each))
        play.one("Judge", "done")
        assert rage(play, "Seer") == (1 if what == "Rage" else 0)
        assert (play.blood("Seer"), play.blood("Judge")) == ((4, 3) if what == "Rage" else (5, 2))
        assert (rage(play, "Judge"), play.is_ready("Blood of the Pack")) == (0 if what == "Rage" else 1, False)


def test_blood_of_the_pack_needs_a_silver_fang() -> None:
    """fat-blood-of-the-pack: on anybody of a pack with a Silver Fang."""
    with scene(Side(haven=["Yara", "Alpha"], hand=["Blood of the Pack"]), SAGE, book=BOOK) as play:
        play.one("play Blood of the Pack", "Alpha")
        assert play.host("Blood of the Pack") == "Alpha"
    with scene(Side(haven=["Alpha"], hand=["Blood of the Pack"]), SAGE, book=BOOK) as play:
        assert "RV-ACT-28" in play.refusal("play Blood of the Pack")


@pytest.mark.parametrize(("party", "dealt"), [(["Yara", "Alpha"], 2 + 1 - 1), (["Yara", "Howler"], 2 - 1)])
def test_unity_of_the_pack_thinks_together(party: list[str], dealt: int) -> None:
    """fat-unity-of-the-pack: 1 Mental more in this attack for each other member who has any."""
    one = Side(streets=party, attached={"Yara": ["Unity of the Pack"]})
    with scene(one, SAGE, book=BOOK) as play:
        play.one("attack with Yara", "Mental")
        play.one(*(("activate Unity of the Pack", "Yara") if "Alpha" in party else ("pass",)))
        assert play.blood("Sage") == 6 - dealt


@pytest.mark.parametrize(("party", "shield"), [([["Yara", "Alpha"]], 1), ([["Yara"], ["Alpha"]], 0)])
def test_unity_of_the_pack_shields(party: list[list[str]], shield: int) -> None:
    """fat-unity-of-the-pack: 1 Shield in company; attached to whoever plays it."""
    one = Side(streets=party, attached={"Yara": ["Unity of the Pack"]})
    with scene(one, SAGE, book=BOOK) as play:
        assert play.value("Yara", w.SHIELD) == shield
    with scene(Side(haven=["Yara", "Alpha"], hand=["Unity of the Pack"]), SAGE, book=BOOK) as play:
        play.one("play Unity of the Pack", "exhaust Alpha")
        assert play.host("Unity of the Pack") == "Alpha"


def test_apeskin_shields() -> None:
    """fat-apeskin: attached to whoever plays it, with 1 Shield for them and nobody else."""
    with scene(Side(haven=["Alpha", "Howler"], hand=["Apeskin"]), SAGE, book=BOOK) as play:
        play.one("play Apeskin", "exhaust Howler")
        assert play.host("Apeskin") == "Howler"
        assert [play.value(name, w.SHIELD) for name in ("Howler", "Alpha", "Sage")] == [1, 0, 0]


@pytest.mark.parametrize(
    ("bearer", "attacker", "card", "blood", "left"),
    [
        ("Alpha", "Weakling", ["Torch"], 5, (3, "streets")),  # the Shield counts, attributes do not: still Aggravated
        ("Alpha", "Weakling", ["Torch"], 2, (1, "streets")),  # the last one stays
        ("Howler", "Weakling", ["Torch"], 2, (0, "burned")),  # in the same party, but not attacked
        ("Alpha", "Brute", [], 2, (1, "torpor")),  # not Aggravated; the 1 is mended there
    ],
)
def test_apeskin_against_fire(bearer: str, attacker: str, card: list[str], blood: int, left: tuple[int, str]) -> None:
    """fat-apeskin: Aggravated attacks on whoever bears it are Superficial; not those on others, nor other attacks."""
    one = Side(streets=[attacker], hand=card)
    two = Side(
        streets=["Alpha", "Howler"], attached={bearer: ["Apeskin"]}, blood={"Alpha": blood}, exhausted=["Howler"]
    )
    with scene(one, two, book=FIRE_BOOK) as play:
        play.one(f"attack with {attacker}", "target Alpha", "Physical", *[f"place {each}" for each in card])
        assert (play.blood("Alpha"), play.where("Alpha")) == left
