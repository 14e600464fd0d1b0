"""Attack cards and Reactions of Shadows & Shrouds, played."""

from __future__ import annotations

import pytest

from extras import HELPERS
from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import action, any_character, deal, target
from primogen.rivals.rules import words as w
from primogen.rivals.rules.wraith import create_wraith
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

BOOK = book_with(
    *HELPERS,
    fighter("Shadow", bp=5, disciplines=(n.OBLIVION, n.POTENCE, n.FORTITUDE, n.DOMINATE)),
    fighter("Plain", bp=5),
    fighter("Rock", bp=6, attributes=(1, 0, 0), disciplines=(n.FORTITUDE,)),
    fighter("Boulder", bp=6, attributes=(1, 0, 0), disciplines=(n.FORTITUDE, n.FORTITUDE)),
    fighter("Chalk", bp=6, attributes=(1, 0, 0)),
    action(
        "test-fire", "Fire", decks=n.VAMPIRES, text=target(any_character, deal(4, n.THAT, quality=n.AGGRAVATED_QUALITY))
    ),
)


def struck(card: str, kind: str, who: str = "Shadow", *, one: Side | None = None, two: Side | None = None) -> Play:
    """One attacks whom Two has in The Streets, in a scene of its own; Keondra stays at home."""
    one, two = one or Side(), two or Side(streets=["Loner"])
    one.streets, one.hand, two.haven = one.streets or [who], [card], ["Keondra"]
    with scene(one, two, book=BOOK) as play:
        play.one(f"attack with {who}", f"target {two.streets[0]}", kind, f"place {card}")
        if play.asked.asks == "place-reaction":
            play.two("pass")
    return play


def test_cloud_memory() -> None:
    """sas-cloud-memory: with Dominate, if it hurt the target; a random Library card, never a character."""
    hand = ["Coat", "Hope"]
    for who, blood, left in (("Shadow", 4, 1), ("Plain", 4, 2)):
        play = struck("Cloud Memory", "Mental", who, two=Side(streets=["Loner"], hand=hand))
        assert (play.blood("Loner"), len(play.names(1, w.HAND))) == (blood - 2, left)
        assert "Hope" in play.names(1, w.HAND)
    two = Side(streets=["Brute"], hand=hand)
    assert len(struck("Cloud Memory", "Mental", two=two).names(1, w.HAND)) == 2  # nothing came through


def test_graveyard_smash() -> None:
    """sas-graveyard-smash: 1 for each burned Mortal, Superficial; burned Events and other piles do not count."""
    city = City(burned=["Maid", "Vagrant", "Mugger", "Politician", "Crackdown"], discard=["Maid"])
    with scene(
        Side(streets=["Plain"], hand=["Graveyard Smash"]), Side(streets=["Loner"]), city=city, book=BOOK
    ) as play:
        play.one("attack with Plain", "Physical", "place Graveyard Smash")
        assert play.blood("Loner") == 1
    with scene(
        Side(streets=["Plain"], hand=["Graveyard Smash"]),
        Side(streets=["Loner"]),
        city=City(burned=["Maid"]),
        book=BOOK,
    ) as play:
        play.one("attack with Plain", "Physical", "place Graveyard Smash")
        assert play.blood("Loner") == 4 - 1 - 1


def test_high_stakes() -> None:
    """sas-high-stakes: 1 for each Agenda on the attacker; not on others, nor on the Agenda card."""
    for there, more in ((1, 1), (0, 0)):
        one = Side(haven=["Hope"], agenda_on={"Plain": there, "Hope": 3}, agenda=5)
        assert struck("High Stakes", "Social", "Plain", one=one).blood("Loner") == 4 - 1 - 1 - more


def test_its_your_funeral() -> None:
    """sas-its-your-funeral: 1 for each Ritual of yours, whosever others are."""
    one, two = (
        Side(ongoing=["Diminish", "Fight Makes Right"]),
        Side(streets=["Loner"], ongoing=["Summon Spirit"]),
    )
    assert struck("It's Your Funeral", "Social", "Plain", one=one, two=two).blood("Loner") == 4 - 1 - 1 - 1


def test_interrogation() -> None:
    """sas-interrogation: if it hurt the target, its player's hand is shown, and hidden again; nobody else sees it."""
    two = Side(streets=["Loner"], hand=["Coat"])
    with scene(Side(streets=["Plain"], hand=["Interrogation"]), two, Side(haven=["Keondra"]), book=BOOK) as play:
        play.one("attack with Plain", "target Loner", "Social", "place Interrogation")
        play.two("pass")
        assert [play.sees(seat, "Coat") for seat in (0, 2)] == [True, False]
        play.one("done")
        assert not play.sees(0, "Coat")
    with scene(
        Side(streets=["Plain"], hand=["Interrogation"]), Side(streets=["Brute"], hand=["Coat"]), book=BOOK
    ) as play:
        play.one("attack with Plain", "Social", "place Interrogation")
        play.two("pass")
        assert not play.sees(0, "Coat")


def test_living_shadow() -> None:
    """sas-living-shadow: 1 for each wraith on the attacker; with Oblivion it is Targeted."""
    for who, wraiths, other in (("Shadow", 2, True), ("Plain", 1, False)):
        one = Side(streets=[who, "Hope"], hand=["Living Shadow"], wraiths=["Shade", "Moth"], attached={who: ["Coat"]})
        two = Side(streets=["Loner", "Weakling"])
        with scene(one, two, city=City(burned=["Maid", "Vagrant"]), book=BOOK) as play:
            for bearer in [who, who] if wraiths == 2 else [who, "Hope"]:
                create_wraith(play.g, 0, play.card(bearer))
            play.ask_again()
            play.one(f"attack with {who}", "target Loner", "Mental", "place Living Shadow")
            play.two("pass")
            if other:
                assert play.offered == ["keep Loner", "retarget Weakling"]
                play.one("keep Loner")
            assert play.blood("Loner") == 4 - 1 - wraiths


def test_money_shot() -> None:
    """sas-money-shot: with Potence, if the target falls: 1 Agenda on anybody, in whosever coterie."""
    two = Side(streets=["Weakling"], haven=["Keondra"])
    with scene(Side(streets=["Shadow"], hand=["Money Shot"]), two, rivals=[0, 1], book=BOOK) as play:
        play.one("attack with Shadow", "target Weakling", "Physical", "place Money Shot")
        assert play.offered == ["Shadow", "Keondra"]
        play.one("Keondra")
        assert play.g.agenda_on[play.card("Keondra")] == 1
    with scene(Side(streets=["Plain"], hand=["Money Shot"]), two, rivals=[0, 1], book=BOOK) as play:
        play.one("attack with Plain", "target Weakling", "Physical", "place Money Shot")
        assert play.where("Weakling") == "torpor"
    assert struck("Money Shot", "Physical").blood("Loner") == 2


@pytest.mark.parametrize(("who", "blood", "dealt"), [("Rock", 1, 5 + 1), ("Rock", 6, 1), ("Chalk", 1, 1)])
def test_prowess_from_pain(who: str, blood: int, dealt: int) -> None:
    """sas-prowess-from-pain: R229-CRD-110: what the attacker has lost, with Fortitude; the attribute comes on top."""
    one = Side(blood={who: blood})
    two = Side(streets=["Boulder"], blood={"Boulder": 6})
    taken = dealt + 1 - 1  # the attacker's Physical, and the target's
    play = struck("Prowess From Pain", "Physical", who, one=one, two=two)
    assert play.where("Boulder") == ("torpor" if taken == 6 else "streets")
    assert play.blood("Boulder") == (1 if taken == 6 else 6 - taken)  # 1 for whoever comes to torpor


@pytest.mark.parametrize(
    ("who", "dealt"), [("Enzo Cappa", 2 + 2 + 1), ("Shadow", 1 + 1), ("Plain", 1), ("Bianca Giovanni", 0)]
)
def test_shadow_boxing(who: str, dealt: int) -> None:
    """sas-shadow-boxing: 1 for each Oblivion, and 1 more with Reach."""
    one, two = Side(streets=[who], hand=["Shadow Boxing"]), Side(streets=["Boulder"], blood={"Boulder": 6})
    with scene(one, two, book=BOOK) as play:
        if who == "Bianca Giovanni":
            play.one("attack with Bianca Giovanni", "Physical", "pass")  # she is too weak for it
        else:
            play.one(f"attack with {who}", "Physical", "place Shadow Boxing")
        assert play.blood("Boulder") == 6 - max(0, dealt - 1)


def test_soul_crushing() -> None:
    """sas-soul-crushing: with Oblivion, 1 for each card on the target; a wraith is one."""
    for who, more in (("Shadow", 3), ("Plain", 0)):
        two = Side(streets=["Loner"], attached={"Loner": ["Coat", "Owl"]}, wraiths=["Shade"])
        with scene(Side(streets=[who], hand=["Soul Crushing"]), two, city=City(burned=["Maid"]), book=BOOK) as play:
            create_wraith(play.g, 1, play.card("Loner"))
            play.ask_again()
            play.one(f"attack with {who}", "Social", "place Soul Crushing")
            assert play.blood("Loner") == 4 - 1 - more


def test_throwing_shade() -> None:
    """sas-throwing-shade: +1 with two icons in the party, on one or on two; not with one."""
    for party, more in ((["Plain", "Enzo Cappa"], 1), (["Shadow", "Bianca Giovanni"], 1), (["Shadow"], 0)):
        play = struck("Throwing Shade", "Ranged", party[0], one=Side(streets=party))
        assert play.blood("Loner") == 4 - 2 - more


def test_utter_darkness() -> None:
    """sas-utter-darkness: with Oblivion, Fear for the original target, and for the Blocker if there is one."""
    two = Side(streets=["Loner", "Hope"])
    for who, block, feared in (("Shadow", True, [1, 1]), ("Shadow", False, [1, 0]), ("Plain", True, [0, 0])):
        with scene(Side(streets=[who], hand=["Utter Darkness"]), two, book=BOOK) as play:
            play.one(f"attack with {who}", "target Loner", "Mental", "place Utter Darkness")
            play.two("block with Hope" if block else "pass")
            assert [play.g.fear[play.card(name)] for name in ("Loner", "Hope")] == feared


# ---- Reactions


@pytest.mark.parametrize("kind", ["Ranged", "Physical", "Social", "Mental"])
def test_tenebrous_avatar(kind: str) -> None:
    """sas-tenebrous-avatar: 1 Shield against any type; with Oblivion 4 more for 1 Agenda, if its player likes."""
    for who, answers, shields in (("Shadow", ("yes: Tenebrous Avatar",), 5), ("Shadow", ("no",), 1), ("Plain", (), 1)):
        two = Side(streets=[who], hand=["Tenebrous Avatar"], agenda=1)
        with scene(Side(streets=["Brute"], hand=["Throwing Shade"]), two, book=BOOK) as play:
            play.one("attack with Brute", kind, "place Throwing Shade" if kind == "Ranged" else "pass")
            play.two("place Tenebrous Avatar", *answers)
            damage = (2 if kind == "Ranged" else 6) - shields - 1
            assert (play.blood(who), play.g.agenda[1]) == (max(0, 5 - max(0, damage)), int(shields == 1))


FIRE = Side(haven=["Plain"], hand=["Fire"])


@pytest.mark.parametrize(("who", "lost"), [("Chalk", 4 - 1), ("Rock", 4 - 1 - 2 - 1), ("Boulder", 0)])
def test_flesh_of_marble(who: str, lost: int) -> None:
    """sas-flesh-of-marble: R229-CRD-102, R229-CRD-103: Shields, then as Physical damage; without Fortitude 1 Shield."""
    two = Side(haven=[who], hand=["Flesh of Marble"])
    with scene(FIRE, two, book=BOOK) as play:
        play.one("play Fire", who)
        play.two("play Flesh of Marble")
        assert (play.blood(who), play.where("Flesh of Marble")) == (6 - lost, "discard")
    with scene(FIRE, two, book=BOOK) as play:
        play.one("play Fire", who)
        play.two("pass")
        assert play.blood(who) == 2


def test_flesh_of_marble_and_defeat() -> None:
    """sas-flesh-of-marble: R229-CRD-103: without Fortitude it stays Aggravated, and burns."""
    for who, where in (("Chalk", "burned"), ("Rock", "haven")):
        two = Side(haven=["Hope", who], blood={who: 2}, hand=["Flesh of Marble"])
        with scene(FIRE, two, book=BOOK) as play:
            play.one("play Fire", who)
            play.two("play Flesh of Marble")
            assert play.where(who) == where


def test_flesh_of_marble_for_each() -> None:
    """sas-flesh-of-marble: R226-CRD-02, R229-CRD-104: each who would take such damage is an opportunity of its own."""
    two = Side(streets=["Rock", "Boulder"], hand=["Flesh of Marble", "Flesh of Marble"])
    one = Side(streets=["Brute"], hand=["Molotov Cocktail", "Coat"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Brute", "target Rock", "Ranged", "place Molotov Cocktail")
        play.two("pass")
        play.one("yes: Molotov Cocktail")
        play.two("play Flesh of Marble", "play Flesh of Marble")
        assert [play.blood("Rock"), play.blood("Boulder")] == [6, 6]


def test_flesh_of_marble_is_no_answer_to_other_damage() -> None:
    """sas-flesh-of-marble: R229-CRD-102: an attack that is not Aggravated cannot be answered with it."""
    two = Side(streets=["Rock"], hand=["Flesh of Marble"])
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.two("pass")
        assert play.blood("Rock") == 6 - 3
