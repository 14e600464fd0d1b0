"""Vampires of Shadows & Shrouds, in play."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.language.vocabulary import draw, wraith, wraith_token
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.rules.wraith import create_wraith
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

KEONDRA = Side(haven=["Keondra"])
LOOSE = Side(streets=["Loner"])
GRAVES = City(burned=["Maid", "Vagrant"])
DECK = ["Awe"] * 9
BOOK_OF_TOKENS = book_with(
    wraith_token("test-whisper", "Whisper", *wraith(draw(1))), wraith_token("test-echo", "Echo", *wraith(draw(2)))
)


def haunted(play: Play, *names: str) -> None:
    """Each bears a wraith of One's."""
    for name in names:
        create_wraith(play.g, 0, play.card(name))
    play.ask_again()


@pytest.mark.parametrize("name", ["Adrian Beltza", "Enzo Cappa", "Juan Carlos Diaz", "Markus Kumnyama", "Mei Yinying"])
def test_reach_from_the_haven(name: str) -> None:
    """sas-adrian-beltza, sas-enzo-cappa, sas-juan-carlos-diaz, sas-markus-kumnyama, sas-mei-yinying: Reach."""
    with scene(Side(haven=[name]), LOOSE, book=BOOK) as play:
        play.one(f"attack with {name}", "Physical")
        assert play.blood("Loner") == 4 - play.value(name, w.PHYSICAL)
    with scene(Side(haven=["Kristin"]), LOOSE, book=BOOK) as play:
        assert play.refusal("attack with Kristin")


# ---- Lasombra


def test_adrian_beltza_pays_for_damage_without_a_card() -> None:
    """sas-adrian-beltza: 1 Agenda, of his or of the Agenda card: +2 Damage, but not beside an Attack card."""
    one = Side(streets=["Adrian Beltza"], agenda=1, agenda_on={"Adrian Beltza": 1}, hand=["Shadow Boxing"])
    for paid, left in (("0 from Adrian Beltza", [0, 1]), ("1 from Adrian Beltza", [1, 0])):
        with scene(one, LOOSE, book=BOOK) as play:
            play.one("attack with Adrian Beltza", "Physical", "pass", "activate Adrian Beltza", paid)
            assert play.blood("Loner") == 4 - 1 - 2
            assert [play.g.agenda[0], play.g.agenda_on[play.card("Adrian Beltza")]] == left
    with scene(one, LOOSE, book=BOOK) as play:
        play.one("attack with Adrian Beltza", "Physical", "place Shadow Boxing")
        assert play.blood("Loner") == 4 - 1 - 1 - 1  # his own, one Oblivion, and Reach
    one.agenda, one.agenda_on = 0, {}
    with scene(one, LOOSE, book=BOOK) as play:
        play.one("attack with Adrian Beltza", "Physical", "pass")
        assert play.blood("Loner") == 3


def test_astrid_malhela_finds_and_earns() -> None:
    """sas-astrid-malhela: +3 Intel for anybody of her party; 1 Prestige if the target falls, none if not."""
    for who, damage in (("Weakling", 4), ("Loner", 0)):
        one = Side(streets=["Astrid Malhela", "Bully"], agenda=1)
        with scene(one, Side(haven=[who], haven_card="Haven - Mission Cemetery"), book=BOOK) as play:
            assert "activate Astrid Malhela" not in play.offered
            play.one("attack with Bully", "activate Astrid Malhela", "Mental" if damage else "Ranged")
            assert (play.where(who), play.g.prestige[0]) == (("torpor", 6) if damage else ("haven", 5))


def test_gia_de_emparan_brings_agenda_home() -> None:
    """sas-gia-de-emparan: when somebody of her party defeats a character; of anybody in the coterie, hers or not."""
    one = Side(streets=["Gia de Emparan", "Brute"], haven=["Hope"], agenda_on={"Hope": 2, "Brute": 1})
    one.agenda_card = "Wake the Dead"
    for party, gained in ((["Gia de Emparan", "Brute"], 1), ([["Gia de Emparan"], ["Brute"]], 0)):
        one.streets = party
        with scene(one, LOOSE, rivals=[0, 1], book=BOOK) as play:
            play.one("attack with Brute", "Physical")
            if gained:
                assert play.offered == ["Hope", "Brute"]
                play.one("Hope")
            assert play.g.agenda[0] == gained
            assert play.g.agenda_on[play.card("Hope")] == 2 - gained
    with scene(Side(streets=["Gia de Emparan", "Brute"]), LOOSE, rivals=[0, 1], book=BOOK) as play:
        play.one("attack with Brute", "Physical")  # there is nothing to move
        assert play.g.agenda[0] == 0


def test_juan_carlos_diaz_and_cards_of_oblivion() -> None:
    """sas-juan-carlos-diaz: +1 Damage with an Attack card that shows the icon, in whichever line."""
    cards = {"Living Shadow": 3 - 2, "Mesmerize": 3 - 2}
    for card in cards:
        one = Side(streets=["Juan Carlos Diaz"], hand=[card])
        with scene(one, LOOSE, book=BOOK) as play:
            play.one("attack with Juan Carlos Diaz", "Mental", f"place {card}")
            assert play.blood("Loner") == 4 - 2 - 1  # 2 Mental; a card that deals 1, or his text
    with scene(Side(streets=["Juan Carlos Diaz"], hand=["Throwing Shade"]), LOOSE, book=BOOK) as play:
        play.one("attack with Juan Carlos Diaz", "Ranged", "place Throwing Shade")
        assert play.blood("Loner") == 0  # 2, 1 for two icons, and 1 of his


def test_markus_kumnyama_performs_actions() -> None:
    """sas-markus-kumnyama: R229-CRD-93, R229-CRD-105: 1 Agenda as he attacks, plays, places or claims."""
    for answers in (
        ("attack with Markus Kumnyama", "Physical", "pass"),
        ("play Winning", "exhaust Markus Kumnyama"),
        ("place Snare", "exhaust Markus Kumnyama"),
    ):
        one = Side(streets=["Markus Kumnyama"], haven=["Hope"], hand=["Winning", "Snare", "Awe"])
        with scene(one, LOOSE, book=BOOK) as play:
            play.one(*answers)
            assert play.g.agenda_on[play.card("Markus Kumnyama")] == 1 + ("play Winning" in answers)
    with scene(Side(haven=["Markus Kumnyama", "Hope"], hand=["Winning"]), KEONDRA, book=BOOK) as play:
        play.one("play Winning", "exhaust Hope")
        assert play.g.agenda_on[play.card("Markus Kumnyama")] == 1


def test_markus_kumnyama_claims() -> None:
    """sas-markus-kumnyama: R229-CRD-93: whatever comes of it."""
    city = City(streets=["Prince of the City"])
    with scene(Side(streets=["Markus Kumnyama"]), Side(haven=["Brute"]), city=city, book=BOOK) as play:
        play.one("claim with Markus Kumnyama")
        play.two("pass")
        assert play.g.agenda_on[play.card("Markus Kumnyama")] == 1


def test_markus_kumnyama_and_prizefighter() -> None:
    """sas-prizefighter, sas-markus-kumnyama: R229-CRD-94: 2 Agenda at once, which may pay for the attack's card."""
    one = Side(streets=["Markus Kumnyama"], agenda_card="Prizefighter", hand=["High Stakes"])
    with scene(one, LOOSE, book=BOOK) as play:
        play.one("attack with Markus Kumnyama")
        while play.asked.asks == "order":
            play.one("resolve Prizefighter")
        assert play.g.agenda_on[play.card("Markus Kumnyama")] == 2
        play.one("Social", "place High Stakes")
        assert play.blood("Loner") == 4 - 1 - 2


def test_mei_yinying_and_the_burned() -> None:
    """sas-mei-yinying: +1 Damage for her party with 3 burned Mortals; an Event is none; not for other parties."""
    for burned, more in ((["Maid", "Vagrant", "Mugger"], 1), (["Maid", "Vagrant", "Crackdown"], 0)):
        for party, helped in ((["Mei Yinying", "Adept"], 1), ([["Mei Yinying"], ["Adept"]], 0)):
            with scene(Side(streets=party), LOOSE, city=City(burned=burned), book=BOOK) as play:
                play.one("attack with Adept", "Physical")
                assert play.blood("Loner") == 4 - 1 - more * helped


def test_piero_calderon_with_a_title() -> None:
    """sas-piero-calderon: +1 Intel; nobody Blocks him while he has a Title."""
    two = Side(streets=["Loner", "Hope"])
    for title, blocks in (({}, True), ({"Piero Calderón": ["Office"]}, False)):
        with scene(Side(streets=["Piero Calderón"], attached=title), two, book=BOOK) as play:
            assert play.value("Piero Calderón", w.INTEL) == 1
            play.one("attack with Piero Calderón", "target Loner", "Physical")
            if blocks:
                play.two("pass")
            assert play.blood("Loner") == 3


def test_rachany_sok_shields_herself() -> None:
    """sas-rachany-sok: Guard, against Ranged attacks too; 1 Agenda: +2 Shield for this attack."""
    two = Side(streets=["Loner", "Rachany Sok"], agenda=1)
    for pays in (True, False):
        with scene(Side(streets=["Juan Carlos Diaz"], hand=["Throwing Shade"]), two, book=BOOK) as play:
            play.one("attack with Juan Carlos Diaz", "target Loner", "Ranged", "place Throwing Shade")
            play.two("block with Rachany Sok", "activate Rachany Sok" if pays else "pass")
            assert (play.blood("Rachany Sok"), play.g.agenda[1]) == (4 - (4 - 1 - 2 * pays), 1 - pays)


def test_raven_smith_takes_of_equals() -> None:
    """sas-raven-smith: of a foe with exactly as much Agenda, who must have some; it lies on her."""
    one = Side(haven=["Raven Smith"], agenda=2)
    sides = (one, Side(haven=["Keondra"], agenda=2), Side(haven=["Sage"], agenda=3), Side(haven=["Hope"], agenda=2))
    with scene(*sides, book=BOOK) as play:
        play.one("activate Raven Smith")
        assert play.offered == ["Two", "Four"]
        play.one("Four")
        assert (play.g.agenda, play.g.agenda_on[play.card("Raven Smith")]) == ([2, 2, 3, 1], 1)
    with scene(Side(haven=["Raven Smith"]), KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Raven Smith")


# ---- Hecata


def test_annika_feeds_rituals_from_torpor() -> None:
    """sas-annika: R229-CRD-93, R229-CRD-105: 1 Blood of any of hers in torpor, as it is played; it needs no Mortal."""
    one = Side(haven=["Annika"], torpor=["Hope", "Sage", "Judas"], blood={"Hope": 2, "Sage": 1, "Judas": 0})
    one.hand = ["Diminish"]
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Diminish")
        assert play.offered == ["Hope", "Sage", "done"]
        play.one("Hope", "Sage")
        assert [play.blood(name) for name in ("Diminish", "Hope", "Sage")] == [2, 1, 0]
        assert (play.where("Diminish"), play.where("Sage")) == ("table", "torpor")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Diminish", "done")
        assert (play.where("Diminish"), play.blood("Hope")) == ("burned", 2)
    with scene(Side(haven=["Annika", "Scott"], torpor=["Hope"], hand=["Winning"]), KEONDRA, book=BOOK) as play:
        play.one("play Winning", "exhaust Annika")  # no Ritual


def test_annika_goes_beyond_three() -> None:
    """sas-annika: R226-CRD-01, R229-CRD-96: what she moves comes on top of the 3 of a Blood Sorcery Ritual."""
    one = Side(haven=["Annika", "Adept", "Magus"], torpor=["Hope"], blood={"Hope": 2}, hand=["Rite"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Rite", "exhaust Adept", "help of Magus", "Hope")
        while play.asked.asks == "ritual-blood":
            play.one(play.offered[0])
        assert play.blood("Rite") == 4


@pytest.mark.parametrize(("name", "needed"), [("Bianca Giovanni", 2), ("Nathaniel", 1)])
def test_rituals_and_torpor(name: str, needed: int) -> None:
    """sas-bianca-giovanni, sas-nathaniel: in torpor, with so many Rituals; neither with fewer, nor at home."""
    for rituals, where in ((needed, "torpor"), (needed - 1, "torpor"), (needed, "haven")):
        one = Side(haven=["Hope"], ongoing=["Diminish", "Summon Spirit"][:rituals], blood={name: 1}, library=DECK)
        (one.torpor if where == "torpor" else one.haven).append(name)
        with scene(one, KEONDRA, book=BOOK) as play:
            end_turn(play, 0)
            works = rituals == needed and where == "torpor"
            gained = play.g.agenda[0] if name == "Bianca Giovanni" else play.g.prestige[0] - 5
            assert gained == works


def test_enzo_cappa_and_wraiths() -> None:
    """sas-enzo-cappa: +1 Damage for whoever of his party attacks with a wraith; not without one, nor with a Coat."""
    for bearer, more in (("Adept", 1), ("Enzo Cappa", 0)):
        one = Side(streets=["Enzo Cappa", "Adept"], wraiths=["Shade"], attached={"Adept": ["Coat"]})
        with scene(one, LOOSE, city=GRAVES, book=BOOK) as play:
            haunted(play, bearer)
            play.one("attack with Adept", "Physical")
            assert play.blood("Loner") == 4 - 1 - more


def test_kristin_drains_those_in_torpor() -> None:
    """sas-kristin: of anybody's in torpor with Blood; nobody else."""
    two = Side(haven=["Keondra"], torpor=["Sage", "Judas"], blood={"Sage": 2, "Judas": 0})
    with scene(Side(haven=["Kristin"], torpor=["Hope"], blood={"Hope": 1}), two, book=BOOK) as play:
        play.one("activate Kristin")
        assert play.offered == ["Hope", "Sage"]
        play.one("Sage")
        assert (play.blood("Sage"), play.where("Sage"), play.is_ready("Kristin")) == (1, "torpor", False)


def test_scott_chooses_his_token() -> None:
    """sas-scott: any of the stack, which is shuffled; without him it is the top one; alike ones are not asked about."""
    for who, asked in (("Scott", True), ("Nathaniel", False)):
        one = Side(haven=[who], ongoing=["Summon Spirit"], blood={"Summon Spirit": 2})
        one.wraiths = ["Whisper", "Echo"]
        with scene(one, KEONDRA, city=City(burned=["Maid"]), book=BOOK_OF_TOKENS) as play:
            play.one("activate Summon Spirit")
            if asked:
                assert sorted(play.offered) == ["Echo", "Whisper"]
                play.one("Echo")
            token = play.g.attachments(play.card("Maid"))[0]
            assert play.g.face(token).name == ("Echo" if asked else "Whisper")
            assert [play.g.sees(seat, token) for seat in (0, 1)] == [True, False]
            assert not play.g.sees(0, play.g.pile(0, w.BOX)[0])
    one = Side(haven=["Scott"], wraiths=["Wraith", "Wraith"], ongoing=["Summon Spirit"], blood={"Summon Spirit": 2})
    with scene(one, KEONDRA, city=City(burned=["Maid"]), book=BOOK) as play:
        play.one("activate Summon Spirit")
        assert play.host("Maid") == "Scott"


def test_sophia_giovanni_feeds_from_torpor() -> None:
    """sas-sophia-giovanni: 1 Blood of her player's colour for each wraith, on anybody, in torpor too."""
    for whom in ("Sage", "Judas"):
        one = Side(haven=["Hope", "Grace"], torpor=["Sophia Giovanni"], blood={"Sophia Giovanni": 1}, library=DECK)
        one.wraiths = ["Shade", "Moth"]
        two = Side(haven=["Keondra", "Sage"], torpor=["Judas"], blood={"Sage": 1, "Judas": 0})
        with scene(one, two, city=GRAVES, book=BOOK) as play:
            haunted(play, "Hope", "Grace")
            end_turn(play, 0)
            before = play.blood(whom)
            play.one(whom)
            assert play.blood(whom) == before + 2
            if whom == "Sage":
                assert blood_of_colour(play.g, play.card("Sage"), 0) == 2


def test_zahara_leaves_a_wraith() -> None:
    """sas-zahara: when she is defeated, if her player likes, for anybody of the coterie."""
    foe = Side(streets=["Brute"])
    for answers, bearer in ((("Hope",), "Hope"), (("no",), "")):
        two = Side(streets=["Zahara"], haven=["Hope", "Grace"], blood={"Zahara": 1}, wraiths=["Shade"])
        with scene(foe, two, city=City(burned=["Maid"]), book=BOOK) as play:
            play.one("attack with Brute", "target Zahara", "Physical")
            play.two(*answers)
            assert (play.host("Maid"), play.where("Zahara")) == (bearer, "torpor")
    with scene(foe, Side(streets=["Zahara"], haven=["Hope"], wraiths=["Shade"]), book=BOOK) as play:
        play.one("attack with Brute", "target Zahara", "Physical")  # no Mortal is burned
        assert play.where("Zahara") == "torpor"
