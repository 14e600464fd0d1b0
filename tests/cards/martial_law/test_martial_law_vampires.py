"""Vampires of Martial Law, played."""

from __future__ import annotations

import pytest

from judges import PEACE, SILENCE
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.laid import tokens_on
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from soldiers import BOOK

KEONDRA = Side(haven=["Keondra"])

# ---- Caitiff and Ministry


def test_antonia() -> None:
    """ml-antonia: defeated, 2 cards are drawn and 2 discarded, old ones or new; of somebody else, none."""
    two = Side(haven=["Antonia", "Loner"], exhausted=["Loner"], hand=["Awe"], library=["Coat", "Owl", "Hex"])
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Antonia", "Physical")
        play.two("pass", "Awe", "Coat")
        assert (play.names(1, w.HAND), play.names(1, w.DISCARD)) == (["Owl"], ["Awe", "Coat"])
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Loner", "Physical")
        play.two("pass", "pass")
        assert play.names(1, w.HAND) == ["Awe"]


@pytest.mark.parametrize(("who", "influence"), [("Clara", 3), ("Loner", 0)])
def test_clara(who: str, influence: int) -> None:
    """ml-clara: 3 more Influence during a Scheme that she plays, and none afterwards; not in one of somebody else's."""
    one = Side(haven=["Loner", "Clara"], hand=["Vote"], leader_side="secrecy")
    with scene(one, KEONDRA, book=BOOK) as play:
        before = play.value("Clara", w.INFLUENCE)
        play.one("play Vote", f"exhaust {who}")
        assert play.value("Clara", w.INFLUENCE) == before + influence
        play.one("pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        assert (play.where("Vote"), play.value("Clara", w.INFLUENCE)) == ("table", before)


@pytest.mark.parametrize(("companions", "has"), [(["Keondra"], 0), ([], 1)])
def test_estranho(companions: list[str], has: int) -> None:
    """ml-estranho: three more Disciplines while he is the only vampire his player controls, in torpor or not."""
    for one in (
        Side(streets=["Estranho"], haven=companions),
        Side(streets=["Estranho"], torpor=companions),
    ):
        with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
            found = [play.value("Estranho", each) for each in (w.ANIMALISM, w.FORTITUDE, w.PROTEAN, w.AUSPEX)]
            assert found == [has, has, has, 0]


@pytest.mark.parametrize(("title", "shield"), [(["Office"], 1), (["Coat"], 0)])
def test_faren(title: list[str], shield: int) -> None:
    """ml-faren: 1 Shield while he has a Title."""
    with scene(Side(haven=["Faren"], attached={"Faren": title}), KEONDRA, book=BOOK) as play:
        assert play.value("Faren", w.SHIELD) == shield


# ---- Ravnos and Banu Haqim


@pytest.mark.parametrize(("animals", "turn", "shield"), [(2, 0, 2), (1, 0, 1), (0, 0, 0), (2, 1, 0)])
def test_davi(animals: int, turn: int, shield: int) -> None:
    """ml-davi: a Shield for each Animal on him, to all of his party, in his player's Action Phase."""
    one = Side(streets=[["Davi", "Loner"], ["Adept"]], attached={"Davi": ["Owl"] * animals, "Loner": ["Owl"]})
    with scene(one, KEONDRA, turn=turn, book=BOOK) as play:
        assert [play.value(name, w.SHIELD) for name in ("Davi", "Loner", "Adept")] == [shield, shield, 0]


def test_jenni() -> None:
    """ml-jenni: each of her coterie has a Shield for each Haven that is attached to them; foes have none."""
    castle, temple = "Haven - The Castle", "Haven - The Temple of Set"
    one = Side(
        haven=["Jenni", "Loner"], attached={"Loner": [castle, temple, "Coat"]}, haven_card="Haven - The Orphanage"
    )
    with scene(one, Side(haven=["Keondra"], attached={"Keondra": ["Haven - The Sewers"]}), book=BOOK) as play:
        assert [play.value(name, w.SHIELD) for name in ("Jenni", "Loner", "Keondra")] == [0, 2, 0]


def test_marcia() -> None:
    """ml-marcia: a Shield for each different Ongoing Tradition while she does not defend."""
    one = Side(streets=["Marcia"], ongoing=[SILENCE, SILENCE, PEACE])
    with scene(one, Side(streets=["Bully"], hand=["Hit Back"]), book=BOOK) as play:
        assert play.value("Marcia", w.SHIELD) == 2
        play.one("attack with Marcia", "Mental")
        play.two("place Hit Back")
        assert play.blood("Marcia") == 4 - (4 + 1 - 2)
    with scene(Side(streets=["Bully"]), one, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        assert play.where("Marcia") == "torpor"


@pytest.mark.parametrize(
    ("token", "words"),
    [(w.BLOOD, "Put 1 Blood on Rite"), (w.PRESTIGE, "Put 1 Prestige from your general supply on Rite")],
)
def test_ming_yue(token: int, words: str) -> None:
    """ml-ming-yue: exhausted, she puts 1 Blood or 1 Prestige on a card of hers, out of the general supply."""
    one = Side(streets=["Ming-Yue"], ongoing=["Rite"], attached={"Ming-Yue": ["Coat"]}, blood={"Ming-Yue": 2})
    with scene(one, Side(haven=["Keondra"], ongoing=[PEACE]), book=BOOK) as play:
        play.one("attack with Ming-Yue")
        assert [name for name in ("Rite", "Coat", "Ming-Yue", PEACE, "Keondra") if play.offers(name)] == [
            *("Rite", "Coat", "Ming-Yue")
        ]
        play.one("Rite", words, "Social")
        assert tokens_on(play.g, play.card("Rite"), token) == 1
        assert play.g.prestige == [5, 5]


@pytest.mark.parametrize("companions", [["Loner"], []])
def test_ming_yue_may_not(companions: list[str]) -> None:
    """ml-ming-yue: nothing if she declines, or beside another vampire."""
    one = Side(streets=["Ming-Yue"], torpor=companions, ongoing=["Rite"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Ming-Yue", *["no"] * (not companions), "Social")
        assert play.blood("Rite") == 0


# ---- Tzimisce and Salubri


@pytest.mark.parametrize(("companions", "shield"), [([], 2), (["Keondra"], 0)])
def test_mr_petty(companions: list[str], shield: int) -> None:
    """ml-mr-petty: a Shield for each Ghoul, while he is the only vampire."""
    one = Side(haven=["Mr. Petty", "Page", "Page", *companions])
    with scene(one, Side(haven=["Loner", "Page"]), book=BOOK) as play:
        assert play.value("Mr. Petty", w.SHIELD) == shield


@pytest.mark.parametrize(
    ("streets", "victim", "gained"),
    [
        ([["Trinidad", "Weakling"]], "Weakling", 1),
        ([["Trinidad", "Weakling"]], "Trinidad", 1),
        ([["Trinidad"], ["Weakling"]], "Weakling", 0),
    ],
)
def test_trinidad(streets: list[list[str]], victim: str, gained: int) -> None:
    """ml-trinidad: 1 Prestige when somebody of her party is defeated, she herself too; not one of another party."""
    two = Side(streets=streets, haven=["Keondra"], exhausted=["Trinidad", "Weakling"], leader="Keondra")
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", f"target {victim}", "Physical")
        assert play.g.prestige[1] == 5 + gained - 1  # RV-DEF-12: 1 goes on whoever lies in torpor


def test_trinidad_alone() -> None:
    """ml-trinidad: 2 if she is all that her player controls."""
    two = Side(streets=["Trinidad"], hand=["Loner"])
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "Physical")
        play.two("pass", "recruit Loner")
        assert play.g.prestige[1] == 5 + 2 - 4


# ---- Rana and Sozinho


@pytest.mark.parametrize(("companions", "allowed"), [([], True), (["Keondra"], False)])
def test_rana(companions: list[str], allowed: bool) -> None:
    """ml-rana: 2 more Influence; a second Title, if she is the only vampire."""
    one = Side(haven=["Rana"], torpor=companions, attached={"Rana": ["Office"]}, hand=["Post"], prestige=9)
    one.blood = dict.fromkeys(companions, 1)
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        assert play.value("Rana", w.INFLUENCE) == play.value("Loner", w.INFLUENCE) + 2
        assert play.offers("play Post") == allowed
        if allowed:
            play.one("play Post", "exert Rana")
            assert [play.host(name) for name in ("Office", "Post")] == ["Rana", "Rana"]


@pytest.mark.parametrize(("companions", "place"), [([], "attached"), (["Keondra"], "burned")])
def test_rana_as_prince(companions: list[str], place: str) -> None:
    """ml-rana: the Prince Title takes no other from her then."""
    one = Side(streets=["Rana"], torpor=companions, attached={"Rana": ["Office"]})
    with scene(one, Side(haven=["Loner"]), city=City(streets=["Prince of the City"]), book=BOOK) as play:
        play.one("claim with Rana")
        play.two("pass")
        assert (play.host("Prince of the City"), play.where("Office")) == ("Rana", place)


@pytest.mark.parametrize(("companions", "allowed"), [([], True), (["Keondra"], False)])
def test_sozinho(companions: list[str], allowed: bool) -> None:
    """ml-sozinho: cards of every clan are his to play if he is the only vampire: Actions, Attacks and Reactions."""
    one = Side(streets=["Sozinho"], torpor=companions, hand=["Secret Passage", "Apex Predator", "Thought Police"])
    two = Side(haven=["Loner"], hand=["Secret Passage"])
    with scene(one, two, book=BOOK) as play:
        assert [play.offers(f"play {name}") for name in ("Secret Passage", "Thought Police")] == [allowed] * 2
        play.one("attack with Sozinho", "Social")
        assert play.offers("place Apex Predator") == allowed
        play.one("pass")
        play.two("pass")
    with scene(two, one, book=BOOK) as play:
        assert not play.offers("play Secret Passage")  # nobody else's


# ---- Hakeem and Zoe


@pytest.mark.parametrize(("who", "card", "bearer"), [("Hakeem", "Brand", "Watch"), ("Hakeem", "Brand", "Elder")])
def test_hakeem(who: str, card: str, bearer: str) -> None:
    """ml-hakeem: what his attack attaches to the defender may go to another of that party, or not."""
    two = Side(streets=[["Elder", "Watch"], ["Loner"]], exhausted=["Elder", "Watch"])
    with scene(Side(streets=[who], hand=[card]), two, book=BOOK) as play:
        play.one(f"attack with {who}", "target Elder", "Physical", f"place {card}")
        assert play.offered == ["Elder", "Watch"]
        play.one(bearer)
        assert play.host(card) == bearer


def test_hakeem_and_nobody_else() -> None:
    """ml-hakeem: the attack of somebody else attaches where it says, in his party or not."""
    two = Side(streets=["Elder", "Watch"], exhausted=["Elder", "Watch"])
    with scene(Side(streets=["Loner", "Hakeem"], hand=["Brand"]), two, book=BOOK) as play:
        play.one("attack with Loner", "target Elder", "Physical", "place Brand")
        assert play.host("Brand") == "Elder"


def test_hakeem_and_face_down_cards() -> None:
    """ml-hakeem: a card that is attached face down, too; not to somebody without room for it."""
    two = Side(streets=["Elder", "Watch", "Loner"], exhausted=["Elder", "Watch", "Loner"])
    two.attached = {"Loner": ["Coat", "Coat", "Coat"]}
    with scene(Side(streets=["Hakeem"], hand=["Veiled Threat"]), two, book=BOOK) as play:
        play.one("attack with Hakeem", "target Elder", "Social", "place Veiled Threat")
        assert play.offered == ["Elder", "Watch"]
        play.one("Watch")
        assert play.host("Veiled Threat") == "Watch"


@pytest.mark.parametrize(
    ("answers", "place"),
    [
        (("no",), "discard"),
        (("yes: Zoe", "Burn Awe"), "burned"),
        (("yes: Zoe", "Put Awe on the bottom of its owner's Library"), "library"),
    ],
)
def test_zoe(answers: tuple[str, ...], place: str) -> None:
    """ml-zoe: a Library card that is discarded from hand is burned, or goes under the Library, or is discarded."""
    one = Side(
        haven=["Zoe", "Adept"], hand=["Awe"], library=["Coat"], haven_card="Haven - The Castle", blood={"Zoe": 1}
    )
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Haven - The Castle", "Zoe", *answers)
        assert play.where("Awe") == place
        if place == "library":
            assert play.names(0, w.LIBRARY) == ["Awe", "Coat"]


def test_zoe_and_other_cards() -> None:
    """ml-zoe: not a character card, nor a card that is not discarded from hand, nor a foe's."""
    one = Side(haven=["Zoe", "Adept"], hand=["Loner"], haven_card="Haven - The Castle", blood={"Zoe": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Haven - The Castle")
        assert play.where("Loner") == "discard"
    with scene(Side(streets=["Zoe"], hand=["Club"]), Side(streets=["Elder"]), book=BOOK) as play:
        play.one("attack with Zoe", "Physical", "place Club")
        assert play.where("Club") == "discard"
