"""Schemes and Influence: Believer, Charmer, Dark Money, Majesty and Persecution."""

from __future__ import annotations

import pytest

from primogen.rivals.language.vocabulary import THIS, attach_this, title
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

LUCKY, RYAN = Side(haven=["Lucky"]), Side(haven=["Ryan"])
END_TURN = ("pass action", "pass action", "end phase")
BARON = book_with(title("test-baron", "Baron", influence=2, bp=1, text=attach_this(THIS)))


@pytest.mark.parametrize("card", ["Believer", "Charmer"])
def test_a_scheme_is_put_to_the_vote(card: str) -> None:
    """hah-believer, hah-charmer: carried, even by a tie, it is put into play; voted down, it is discarded."""
    one = Side(haven=["Keondra", "Iara"], hand=[card])
    for fist, where in ((0, "table"), (1, "discard")):
        with scene(one, LUCKY) as play:
            play.one(f"play {card}", "exhaust Iara", "exert Keondra", "pass", "fist 0")
            play.two("exert Lucky", "pass", f"fist {fist}", "NO")
            assert (play.where(card), play.is_ready("Iara"), play.actions) == (where, False, 1)


# ---- Believer


def test_a_believer_draws() -> None:
    """hah-believer: 1 card at the start of its player's turn, from either deck; not in a foe's, nor as it comes."""
    one = Side(haven=["Keondra"], ongoing=["Believer"], library=["Awe"], faction=["Iara"])
    for deck, hand in (("library", ["Awe"]), ("faction", ["Iara"])):
        with scene(one, LUCKY, phase="beginning") as play:
            play.one(deck)
            assert (play.names(0, w.HAND), play.names(1, w.HAND)) == (hand, [])
    with scene(one, Side(haven=["Lucky"], library=["Awe"]), turn=1, phase="beginning") as play:
        assert (play.names(0, w.HAND), play.names(1, w.HAND)) == ([], [])
    with scene(Side(haven=["Keondra"], hand=["Believer"], library=["Awe"]), LUCKY) as play:
        play.one("play Believer", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        assert (play.where("Believer"), play.where("Awe")) == ("table", "library")


def test_two_believers_draw_two() -> None:
    """hah-believer: each its card."""
    one = Side(haven=["Keondra"], ongoing=["Believer", "Believer"], library=["Awe"] * 3)
    with scene(one, LUCKY, phase="beginning") as play:
        play.one("resolve Believer")
        assert play.names(0, w.HAND) == ["Awe", "Awe"]


# ---- Charmer


def test_a_charmer_exhausts_whom_its_player_likes() -> None:
    """hah-charmer: any character, one's own and a face-up Monster among them; nobody in torpor, no Mortal."""
    one = Side(haven=["Keondra"], ongoing=["Charmer"], torpor=["Iara"], blood={"Iara": 1})
    two = Side(haven=["Lucky"], streets=["Grace"], torpor=["Sage"], blood={"Sage": 1})
    city = City(streets=["Vagrant"], monsters=["Warlock"], face_down=["Ghost"])
    with scene(one, two, city=city, phase="beginning") as play:
        assert sorted(play.offered) == ["Grace", "Keondra", "Lucky", "Warlock", "no"]
        play.one("Grace")
        assert [play.is_ready(name) for name in ("Grace", "Lucky", "Warlock")] == [False, True, True]
        play.one(*END_TURN)
        assert play.is_ready("Grace"), "readied as her player's turn begins"
    with scene(one, two, city=city, phase="beginning") as play:
        play.one("Warlock")
        assert not play.is_ready("Warlock")


def test_a_charmer_need_not() -> None:
    """hah-charmer: declined; and nothing is asked at the start of a foe's turn."""
    one = Side(haven=["Keondra"], ongoing=["Charmer"])
    with scene(one, LUCKY, phase="beginning") as play:
        play.one("no")
        assert play.is_ready("Lucky")
        play.one(*END_TURN)
        assert play.is_asked(1, "act") and play.is_ready("Lucky")


def test_a_charmer_comes_before_readying() -> None:
    """hah-charmer: before the Ready and Return Step, so an own character is ready again."""
    with scene(Side(haven=["Keondra"], ongoing=["Charmer"]), LUCKY, phase="beginning") as play:
        play.one("Keondra")
        assert play.is_ready("Keondra")


# ---- Dark Money


def test_dark_money_is_of_the_ministry() -> None:
    """hah-dark-money: an Unhosted Action that stays in play; not without one of the Ministry in the coterie."""
    with scene(Side(haven=["Keondra"], hand=["Dark Money"]), LUCKY) as play:
        play.one("play Dark Money")
        assert (play.where("Dark Money"), play.actions, play.is_ready("Keondra")) == ("table", 1, True)
    with scene(Side(haven=["Grace"], hand=["Dark Money"]), LUCKY) as play:
        assert play.refusal("play Dark Money").endswith("(RV-ACT-28)")


@pytest.mark.parametrize(
    ("coterie", "money", "lost"),
    [
        (["Keondra"], 1, 0),
        (["Keondra", "Iara"], 1, 1),
        (["Keondra", "Iara", "Grace"], 1, 1),
        (["Keondra", "Iara", "Grace", "Prudence"], 1, 2),
        (["Keondra", "Iara"], 2, 2),
        (["Keondra", "Iara"], 0, 0),
    ],
)
def test_dark_money_counts_obfuscate(coterie: list[str], money: int, lost: int) -> None:
    """hah-dark-money: 1 less for every 2 icons in its player's coterie, for each copy of it."""
    one = Side(haven=coterie, ongoing=["Dark Money"] * money, hand=["Believer"])
    for fist, where in ((lost, "table"), (lost + 1, "discard")):
        with scene(one, LUCKY) as play:
            play.one("play Believer", *([f"exhaust {coterie[-1]}"] if len(coterie) > 1 else []))
            play.one("exert Keondra", "pass", "fist 0")
            play.two("exert Lucky", "pass", f"fist {fist}", "NO")
            assert play.where("Believer") == where


def test_dark_money_needs_active_obfuscate() -> None:
    """hah-dark-money: whoever is in torpor counts for nothing."""
    one = Side(haven=["Keondra"], torpor=["Iara"], blood={"Iara": 1}, ongoing=["Dark Money"], hand=["Believer"])
    with scene(one, LUCKY) as play:
        play.one("play Believer", "pass", "fist 0")
        play.two("exert Lucky", "pass", "fist 0", "NO")
        assert play.where("Believer") == "discard"


def test_dark_money_lowers_each_foe_but_not_below_0() -> None:
    """hah-dark-money: two foes with 1 have nothing against it; who exerts nothing does not help by it."""
    one = Side(haven=["Keondra", "Iara"], ongoing=["Dark Money"], hand=["Believer"])
    for two, three, where in (
        (("exert Lucky", "pass", "fist 0", "NO"), ("exert Grace", "pass", "fist 0", "NO"), "table"),
        (("pass", "fist 0", "NO"), ("exert Grace", "pass", "fist 1", "NO"), "discard"),
    ):
        with scene(one, LUCKY, Side(haven=["Grace"])) as play:
            play.one("play Believer", "exhaust Iara", "pass", "fist 0")
            play.two(*two)
            play.three(*three)
            assert play.where("Believer") == where


def test_dark_money_is_for_schemes() -> None:
    """hah-dark-money: a foe's Title costs the Influence it costs, and no more."""
    one, two = Side(haven=["Lucky"], hand=["Baron"]), Side(haven=["Keondra", "Iara"], ongoing=["Dark Money"])
    with scene(one, two, book=BARON) as play:
        play.one("play Baron", "exert Lucky", "1")
        assert (play.host("Baron"), play.g.prestige[0]) == ("Lucky", 4)


# ---- Majesty


def test_majesty_makes_the_leader_count() -> None:
    """hah-majesty: 1 Influence for each Presence icon on the Leader; others of the coterie have none of it."""
    with scene(Side(haven=["Gisele", "Keondra"], hand=["Majesty"]), LUCKY) as play:
        assert play.value("Gisele", w.INFLUENCE) == 1
        play.one("play Majesty")
        assert [play.value(name, w.INFLUENCE) for name in ("Gisele", "Keondra", "Lucky")] == [1 + 2, 0, 1]
        assert (play.actions, play.is_ready("Gisele"), play.where("Majesty")) == (1, True, "table")
    with scene(Side(haven=["Matthew", "Gisele"], ongoing=["Majesty"]), LUCKY) as play:
        assert [play.value(name, w.INFLUENCE) for name in ("Matthew", "Gisele")] == [1, 0]


def scheming(play: Play, *words: str) -> None:
    play.one("play Believer", "exhaust Iara", *words)


def test_majesty_silences_a_player_for_this_scheme() -> None:
    """hah-majesty: exhausted, it bars one player's Influence Modifiers; a third player's are not barred."""
    one = Side(haven=["Keondra", "Iara"], hand=["Believer", "Believer"], ongoing=["Majesty"])
    two, three = Side(haven=["Lucky"], hand=["Persecution"]), Side(haven=["Grace"], hand=["Persecution"])
    with scene(one, two, three) as play:
        scheming(play, "activate Majesty")
        assert sorted(play.offered) == ["One", "Three", "Two"]
        play.one("Two", "pass", "fist 0")
        assert play.refusal("place Persecution").endswith("(RV-GOLD-02)")
        play.two("pass", "fist 0", "NO")
        assert "place Persecution" in play.offered
        play.three("pass", "fist 0", "YES")
        assert not play.is_ready("Majesty")
        play.one("play Believer", "pass", "fist 0")
        play.two("place Persecution", "pass", "fist 0", "NO")
        play.three("pass", "fist 0", "YES")
        assert play.where("Persecution") == "discard", "in the next Scheme Two may again"


def test_majesty_serves_only_in_a_scheme_of_ones_own_turn() -> None:
    """hah-majesty: with no Scheme nothing would change; and it is not Relentless."""
    one = Side(haven=["Keondra", "Iara"], ongoing=["Majesty"], hand=["Persecution"])
    with scene(one, LUCKY) as play:
        assert play.refusal("activate Majesty").endswith("(RV-ABIL-04)")
    with scene(one, Side(haven=["Lucky"], hand=["Believer"]), turn=1) as play:
        play.two("play Believer", "pass", "fist 0")
        assert "activate Majesty" not in play.offered
        play.one("pass", "fist 0", "YES")
    one.exhausted, one.hand = ["Majesty"], ["Believer"]
    with scene(one, LUCKY) as play:
        scheming(play)
        assert "activate Majesty" not in play.offered
        play.one("pass", "fist 0")
        play.two("pass", "fist 0", "YES")


# ---- Persecution


@pytest.mark.parametrize(
    ("two", "three", "where"),
    [
        (("pass", "fist 4", "NO"), ("pass", "fist 0", "NO"), "table"),
        (("pass", "fist 5", "NO"), ("pass", "fist 0", "NO"), "discard"),
        (("exert Lucky", "pass", "fist 3", "NO"), ("pass", "fist 0", "YES"), "table"),
        (("exert Lucky", "pass", "fist 4", "NO"), ("pass", "fist 0", "YES"), "discard"),
        (("pass", "fist 3", "NO"), ("exert Grace", "pass", "fist 2", "NO"), "table"),
        (("pass", "fist 3", "NO"), ("exert Grace", "pass", "fist 3", "NO"), "discard"),
        (("exert Lucky", "pass", "fist 0", "YES"), ("pass", "fist 5", "NO"), "table"),
        (("exert Lucky", "pass", "fist 0", "YES"), ("pass", "fist 6", "NO"), "discard"),
    ],
)
def test_persecution_grows_with_those_against(two: tuple[str, ...], three: tuple[str, ...], where: str) -> None:
    """hah-persecution: 2 Influence, and 2 for each foe who exerted any against it, in sight or in a fist."""
    one = Side(haven=["Keondra", "Iara"], hand=["Believer", "Persecution"])
    with scene(one, Side(haven=["Lucky"], prestige=9), Side(haven=["Grace"], prestige=9)) as play:
        play.one("play Believer", "exhaust Iara", "place Persecution", "pass", "fist 0")
        play.two(*two)
        play.three(*three)
        assert (play.where("Believer"), play.where("Persecution")) == (where, "discard")


def test_persecution_of_those_who_say_yes() -> None:
    """hah-persecution: played for NO, it counts the foes who exerted for YES; 4 against Keondra's 1."""
    one = Side(haven=["Keondra", "Iara"], hand=["Believer"])
    two = Side(haven=["Lucky"], hand=["Persecution"])
    for exerts, fist, where in ((True, 3, "table"), (True, 2, "discard"), (False, 0, "discard")):
        with scene(one, two) as play:
            play.one("play Believer", "exhaust Iara", *(["exert Keondra"] if exerts else []), "pass", f"fist {fist}")
            play.two("place Persecution", "pass", "fist 0", "NO")
            assert play.where("Believer") == where


def test_persecution_may_be_played_twice() -> None:
    """hah-persecution: it does not say that it must be alone; each gives its own."""
    one = Side(haven=["Keondra", "Iara"], hand=["Believer", "Persecution", "Persecution"])
    for fist, where in ((7, "table"), (8, "discard")):
        with scene(one, Side(haven=["Lucky"], prestige=9)) as play:
            play.one("play Believer", "exhaust Iara", "place Persecution", "place Persecution", "pass", "fist 0")
            play.two("exert Lucky", "pass", f"fist {fist}", "NO")
            assert play.where("Believer") == where, "4 and 4 against 8, or 9"


def test_persecution_pays_for_a_title() -> None:
    """hah-persecution: 2 Influence; where nobody says YES or NO there is no more."""
    one = Side(haven=["Keondra"], hand=["Baron", "Persecution"])
    with scene(one, LUCKY, book=BARON) as play:
        play.one("play Baron", "play Persecution")
        assert (play.host("Baron"), play.where("Persecution"), play.g.prestige[0]) == ("Keondra", "discard", 5)
        assert play.g.no_influence[play.card("Keondra")] == 0
