"""Vampires of Justice & Mercy, played."""

from __future__ import annotations

import pytest

from judges import BOOK, PEACE, SILENCE
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import swap_blood
from primogen.rivals.rules.atoms.laid import put_tokens
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

KEONDRA = Side(haven=["Keondra"])

# ---- Banu Haqim


@pytest.mark.parametrize(
    ("ongoing", "dealt"), [([], 2), ([SILENCE], 3), ([SILENCE, SILENCE], 3), ([SILENCE, PEACE], 4)]
)
def test_naomi(ongoing: list[str], dealt: int) -> None:
    """jam-naomi: +1 for each different Ongoing Tradition she controls; a foe's and other Ongoing cards are none."""
    one = Side(streets=["Naomi"], ongoing=[*ongoing, "Rite"])
    with scene(one, Side(haven=["Keondra"], ongoing=[PEACE]), book=BOOK) as play:
        play.one("attack with Naomi", "Physical")
        assert play.blood("Keondra") == 6 - dealt


@pytest.mark.parametrize(("marked", "dealt"), [(0, 1), (2, 3)])
def test_pavel_horak(marked: int, dealt: int) -> None:
    """jam-pavel-horak: +1 for each Blood of his colour on the target."""
    with scene(Side(streets=["Pavel Horak"]), Side(haven=["Loner"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Loner"), 0, marked)
        play.one("attack with Pavel Horak", "Physical")
        assert play.blood("Loner") == 4 - dealt


@pytest.mark.parametrize(("who", "dealt"), [("Pavel Horak", 2), ("Judge", 3)])
def test_pavel_horak_burns_nobody(who: str, dealt: int) -> None:
    """jam-pavel-horak: his damage is not Aggravated, and the target's attribute stops some of it; others' is."""
    with scene(Side(streets=[who], hand=["Torch"]), Side(haven=["Adept"]), book=BOOK) as play:
        play.one(f"attack with {who}", "Physical", "place Torch")
        assert play.blood("Adept") == 4 - dealt


@pytest.mark.parametrize(("fear", "blocked"), [(["Loner"], False), ([], True)])
def test_sama_radi(fear: list[str], blocked: bool) -> None:
    """jam-sama-radi: who attacks somebody with an Affliction cannot be Blocked."""
    two = Side(haven=["Loner", "Keondra"], fear=fear)
    with scene(Side(streets=["Sama Radi"]), two, book=BOOK) as play:
        play.one("attack with Sama Radi", "target Loner", "Mental")
        assert play.offers("block with Keondra") == blocked
        play.two(*["pass"] * blocked)


def test_szymon_nowak() -> None:
    """jam-szymon-nowak: a card for a Tradition, for no other card, and for nobody else's."""
    for hand, drawn in ((PEACE, 1), ("Coat", 0)):
        one = Side(haven=["Szymon Nowak"], hand=[hand], library=["Awe", "Majesty"])
        two = Side(haven=["Keondra", "Szymon Nowak"], library=["Awe"])
        with scene(one, two, book=BOOK) as play:
            play.one(f"play {hand}")
            assert [len(play.names(seat, w.HAND)) for seat in (0, 1)] == [drawn, 0]


@pytest.mark.parametrize(("answer", "more"), [("yes: Todd", 1), ("no", 0)])
def test_todd(answer: str, more: int) -> None:
    """jam-todd: when somebody suffers diablerie, 1 more Blood on each Ongoing card of his that has some; or none."""
    one = Side(streets=["Todd"], ongoing=["Rite", PEACE])
    two = Side(streets=["Weakling"], haven=["Keondra"], ongoing=[SILENCE])
    with scene(one, two, book=BOOK) as play:
        put_tokens(play.g, play.card("Rite"), w.BLOOD, 1, 0)
        put_tokens(play.g, play.card(SILENCE), w.BLOOD, 1, 1)
        swap_blood(play.g, play.card("Weakling"), 0, 1)
        play.one("attack with Todd", "target Weakling", "Physical", "drink Weakling", answer)
        assert [play.blood(name) for name in ("Rite", PEACE, SILENCE)] == [1 + more, 0, 1]


def test_alhaml_alqurbaniu_dies_for_another() -> None:
    """jam-alhaml-alqurbaniu: burned instead of another of the coterie, who keeps 1 Blood; torpor is not asked."""
    two = Side(haven=["Loner", "Alhaml Alqurbaniu"], blood={"Loner": 2}, exhausted=["Alhaml Alqurbaniu"])
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Loner", "Physical")
        assert (play.where("Alhaml Alqurbaniu"), play.where("Loner"), play.blood("Loner")) == ("burned", "haven", 1)


def test_alhaml_alqurbaniu_dies_for_nobody_else() -> None:
    """jam-alhaml-alqurbaniu: is defeated as anybody is; and a foe's character is no concern."""
    two = Side(haven=["Alhaml Alqurbaniu", "Loner"], blood={"Alhaml Alqurbaniu": 1}, exhausted=["Loner"])
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Alhaml Alqurbaniu", "Physical")
        assert (play.where("Alhaml Alqurbaniu"), play.where("Loner")) == ("torpor", "haven")
    one = Side(streets=["Bully"], haven=["Alhaml Alqurbaniu"])
    with scene(one, Side(haven=["Weakling", "Keondra"], exhausted=["Keondra"]), book=BOOK) as play:
        play.one("attack with Bully", "target Weakling", "Physical")
        assert (play.where("Alhaml Alqurbaniu"), play.where("Weakling")) == ("haven", "torpor")


@pytest.mark.parametrize(("hand", "mended"), [(("play Rite", "blood of Adept", "pass"), 1), (("play Coat",), 0)])
def test_javier(hand: tuple[str, ...], mended: int) -> None:
    """jam-javier: a Ritual mends 1 on somebody of the coterie; another card does not."""
    one = Side(haven=["Javier", "Loner", "Adept"], hand=["Rite", "Coat"], blood={"Loner": 1}, exhausted=["Adept"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one(hand[0], *["exhaust Javier"] * (not mended), *hand[1:], *["Loner"] * mended)
        assert play.blood("Loner") == 1 + mended


# ---- Salubri


@pytest.mark.parametrize(
    ("who", "deed", "drawn"),
    [
        ("Chiara", "play Coat", 1),
        ("Chiara", "place Snake Oil", 1),
        ("Loner", "play Coat", 0),
        ("Chiara", "play Poison Pill", 0),
    ],
)
def test_chiara(who: str, deed: str, drawn: int) -> None:
    """jam-chiara: a card for each Action card she plays or places; not for another's, nor for an Unhosted Action."""
    hand = deed.partition(" ")[2]
    one = Side(haven=["Chiara", "Loner"], hand=[hand], library=["Awe", "Majesty"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one(deed, *["Chiara" if "Pill" in deed else f"exhaust {who}"])
        assert len(play.names(0, w.HAND)) == drawn


@pytest.mark.parametrize(
    ("others", "blood", "gained"),
    [([], 6, 1), ([], 5, 0), (["Adept"], 6, 0)],
)
def test_alzbeta_gains_alone(others: list[str], blood: int, gained: int) -> None:
    """jam-alzbeta: 1 Prestige at the start of the turn, if she is all there is, and whole."""
    one = Side(haven=["Alzbeta"], torpor=others, blood={"Alzbeta": blood})
    with scene(one, KEONDRA, book=BOOK, phase="beginning") as play:
        play.one(*["pass"] * play.offers("pass"))
        assert play.g.prestige[0] == 5 + gained


@pytest.mark.parametrize(("who", "shields"), [("Alzbeta", 2), ("Adept", 1)])
def test_alzbeta_reacts(who: str, shields: int) -> None:
    """jam-alzbeta: +1 Shield with any Reaction of hers; with others' not."""
    two = Side(haven=[who, "Alzbeta" if who == "Adept" else "Adept"], hand=["Parry"])
    two.exhausted = two.haven[1:]
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", f"target {who}", "Physical")
        play.two("place Parry")
        assert play.blood(who) == play.value(who, w.BLOOD_POTENCY) - (4 - 1 - shields)


def test_anita() -> None:
    """jam-anita: exhausted in her own turn she may mend 1 on anybody, also in torpor."""
    one = Side(haven=["Anita"], hand=["Coat"], torpor=["Adept"], blood={"Adept": 1})
    for answer, mended in (("Adept", 1), ("no", 0)):
        with scene(one, KEONDRA, book=BOOK) as play:
            play.one("play Coat", answer)
            assert play.blood("Adept") == 1 + mended


def test_anita_does_nothing_in_a_foes_turn() -> None:
    """jam-anita: exhausted by a Block, she mends nobody."""
    two = Side(haven=["Loner", "Anita"], torpor=["Adept"], blood={"Adept": 1, "Anita": 3})
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Loner", "Physical")
        play.two("block with Anita")
        assert (play.is_ready("Anita"), play.blood("Adept")) == (False, 1)


@pytest.mark.parametrize(("target", "drawn"), [("Adept", 0), ("Keondra", 1), ("Hope", 1)])
def test_baptiste(target: str, drawn: int) -> None:
    """jam-baptiste: mends 2 on anybody, also in torpor; a card if it is not one of his player's."""
    one = Side(haven=["Baptiste"], torpor=["Adept"], library=["Awe"], blood={"Adept": 1})
    two = Side(streets=["Keondra"], torpor=["Hope"], blood={"Keondra": 1, "Hope": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("activate Baptiste", target)
        assert (play.blood(target), len(play.names(0, w.HAND)), play.is_ready("Baptiste")) == (3, drawn, False)


@pytest.mark.parametrize(("who", "gained"), [("Mareike", 1), ("Adept", 0)])
def test_mareike(who: str, gained: int) -> None:
    """jam-mareike: 1 Prestige for a Reaction of hers."""
    two = Side(haven=[who, "Adept" if gained else "Mareike"], hand=["Parry"])
    two.exhausted = two.haven[1:]
    with scene(Side(streets=["Judge"]), two, book=BOOK) as play:
        play.one("attack with Judge", f"target {who}", "Physical")
        play.two("place Parry")
        assert play.g.prestige[1] == 5 + gained
