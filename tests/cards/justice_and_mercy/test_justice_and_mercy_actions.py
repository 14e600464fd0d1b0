"""Actions of Justice & Mercy, played; and its Agendas and Havens."""

from __future__ import annotations

import pytest

from extras import end_turn
from judges import BOOK, CARE, PEACE, SILENCE
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import swap_blood
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])


# ---- Rituals


@pytest.mark.parametrize(("blood", "where"), [(2, "table"), (1, "burned")])
def test_accept_your_fate(blood: int, where: str) -> None:
    """jam-accept-your-fate: in its player's turn, a Reaction costs whoever plays it 1 Blood, and the card 1 as well."""
    one = Side(streets=["Judge"], ongoing=["Accept Your Fate"], blood={"Accept Your Fate": blood})
    two = Side(haven=["Keondra"], hand=["Parry"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Judge", "Physical")
        play.two("place Parry")
        assert (play.blood("Keondra"), play.blood("Accept Your Fate")) == (6 - 1, blood - 1)
        assert play.where("Accept Your Fate") == where


def test_accept_your_fate_waits_for_its_turn() -> None:
    """jam-accept-your-fate: a Reaction of its player, in a foe's turn, costs nothing."""
    two = Side(haven=["Adept"], hand=["Parry"], ongoing=["Accept Your Fate"], blood={"Accept Your Fate": 2})
    with scene(Side(streets=["Judge"]), two, book=BOOK) as play:
        play.one("attack with Judge", "Physical")
        play.two("place Parry")
        assert (play.blood("Adept"), play.blood("Accept Your Fate")) == (4, 2)


def test_ishtars_touch() -> None:
    """jam-ishtars-touch: for 1 Blood off it, a Discipline of anybody's is lost."""
    one = Side(streets=["Judge"], ongoing=["Ishtar's Touch"], blood={"Ishtar's Touch": 2})
    with scene(one, Side(streets=["Keondra"]), book=BOOK) as play:
        play.one("activate Ishtar's Touch", "Keondra", "Presence")
        assert (play.value("Keondra", w.PRESENCE), play.value("Keondra", w.PROTEAN)) == (0, 1)
        assert play.blood("Ishtar's Touch") == 1


@pytest.mark.parametrize(("marked", "dealt"), [(2, 1 + 2), (1, 1 + 1)])
def test_one_with_the_blade(marked: int, dealt: int) -> None:
    """jam-one-with-the-blade: +1 for each Blood of one's own colour on the target."""
    one = Side(streets=["Judge"], ongoing=["One With the Blade"], blood={"One With the Blade": 2})
    with scene(one, KEONDRA, book=BOOK) as play:
        swap_blood(play.g, play.card("Keondra"), 0, marked)
        play.one("attack with Judge", "Physical", "activate One With the Blade")
        assert (play.blood("Keondra"), play.blood("One With the Blade")) == (6 - dealt, 1)


@pytest.mark.parametrize("blood", [2, 1])
def test_secrets_of_the_blood(blood: int) -> None:
    """jam-secrets-of-the-blood: +1 Intel; for 2 Blood off it, 1 Agenda is stolen from a foe with 9 or more."""
    one = Side(haven=["Judge"], ongoing=["Secrets of the Blood"], blood={"Secrets of the Blood": blood})
    sides = one, Side(haven=["Keondra"], agenda=8), Side(haven=["Hope"], agenda=9), Side(haven=["Grace"], agenda=10)
    with scene(*sides, book=BOOK) as play:
        assert [play.value(name, w.INTEL) for name in ("Judge", "Keondra")] == [1, 0]
        if blood == 1:
            assert play.refusal("activate Secrets of the Blood")
            return
        play.one("activate Secrets of the Blood")
        assert play.offered == ["Three", "Four"]
        play.one("Three")
        assert (play.g.agenda, play.where("Secrets of the Blood")) == ([1, 8, 8, 10], "burned")


# ---- what is attached


def test_blood_doll() -> None:
    """jam-blood-doll: mends 1 on its bearer at the start of the turn."""
    one = Side(haven=["Judge", "Adept"], attached={"Judge": ["Blood Doll"]}, blood={"Judge": 2, "Adept": 2})
    with scene(one, KEONDRA, book=BOOK, phase="beginning") as play:
        play.one(*["pass"] * play.offers("pass"))
        assert [play.blood(name) for name in ("Judge", "Adept")] == [3, 2]
    with scene(Side(haven=["Judge"], hand=["Blood Doll"]), KEONDRA, book=BOOK) as play:
        play.one("play Blood Doll")
        assert play.host("Blood Doll") == "Judge"


@pytest.mark.parametrize(("card", "dealt"), [("Torch", 1 + 2 - 1), ("Split Second", 1 + 1)])
def test_kevlar_vest_shields_against_the_aggravated(card: str, dealt: int) -> None:
    """jam-kevlar-vest: +1 Shield, which only Aggravated damage meets."""
    two = Side(haven=["Adept"], attached={"Adept": ["Kevlar Vest"]})
    with scene(Side(streets=["Judge"], hand=[card]), two, book=BOOK) as play:
        play.one("attack with Judge", "Physical", f"place {card}")
        play.two("no")
        assert play.blood("Adept") == 4 - dealt


@pytest.mark.parametrize(("answer", "prevented"), [("yes: Kevlar Vest", 2), ("no", 0)])
def test_kevlar_vest_prevents(answer: str, prevented: int) -> None:
    """jam-kevlar-vest: detached, it prevents 2."""
    two = Side(haven=["Keondra"], attached={"Keondra": ["Kevlar Vest"]})
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.two(answer)
        assert play.blood("Keondra") == 6 - 4 + prevented
        assert play.where("Kevlar Vest") == ("discard" if prevented else "attached")


def test_kevlar_vest_is_worn_once() -> None:
    """jam-kevlar-vest: one for each character."""
    one = Side(haven=["Judge"], hand=["Kevlar Vest"], attached={"Judge": ["Kevlar Vest"]})
    with scene(one, KEONDRA, book=BOOK) as play:
        assert play.refusal("play Kevlar Vest")


@pytest.mark.parametrize(("torpor", "may"), [([], True), (["Adept"], False)])
def test_search_for_golconda(torpor: list[str], may: bool) -> None:
    """jam-search-for-golconda: 1 Agenda for 2 Prestige and the exhausted bearer, if there is nobody else."""
    one = Side(haven=["Saint"], torpor=torpor, attached={"Saint": ["Search for Golconda"]})
    with scene(one, KEONDRA, book=BOOK) as play:
        if may:
            play.one("activate Search for Golconda")
            assert (play.g.agenda[0], play.g.prestige[0], play.is_ready("Saint")) == (1, 3, False)
        else:
            assert play.refusal("activate Search for Golconda")


@pytest.mark.parametrize(
    ("who", "answer", "where"), [("Judge", "yes: Blink", "haven"), ("Judge", "no", "streets"), ("Adept", "", "streets")]
)
def test_blink(who: str, answer: str, where: str) -> None:
    """jam-blink: the attacker has 3 Shields against whoever strikes back; with Celerity they may go home afterwards."""
    one = Side(streets=[who], attached={who: ["Blink"]})
    with scene(one, Side(haven=["Bully"], hand=["Baseball Bat"]), book=BOOK) as play:
        play.one(f"attack with {who}", "Physical")
        play.two("place Baseball Bat")
        play.one(*[answer] * bool(answer))
        assert (play.blood(who), play.where(who)) == (4 - max(0, 4 + 1 - 1 - 3), where)


def test_blink_is_no_help_at_home() -> None:
    """jam-blink: attached to anybody of the coterie; a defender has no Shield of it."""
    with scene(Side(haven=["Judge", "Adept"], hand=["Blink"]), KEONDRA, book=BOOK) as play:
        play.one("play Blink", "Adept")
        assert play.host("Blink") == "Adept"
    with scene(Side(streets=["Bully"]), Side(haven=["Judge"], attached={"Judge": ["Blink"]}), book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        assert play.blood("Judge") == 4 - 3


@pytest.mark.parametrize(("who", "ready"), [("Judge", True), ("Adept", False)])
def test_cats_grace(who: str, ready: bool) -> None:
    """jam-cats-grace: a card; and at the end of the turn, who has Celerity is ready."""
    one = Side(haven=["Judge", "Adept"], hand=["Cat's Grace"], library=["Awe", "Majesty"], exhausted=["Judge", "Adept"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Cat's Grace", who)
        assert (play.host("Cat's Grace"), play.names(0, w.HAND)) == (who, ["Awe"])
        end_turn(play, 0)
        assert play.is_ready(who) == ready
        play.ends_asking(play.asked.asks)


def test_unburdening_the_bestial_soul() -> None:
    """jam-unburdening-the-bestial-soul: its bearer commits no diablerie."""
    for curse, asked in (([], True), (["Unburdening the Bestial Soul"], False)):
        two = Side(streets=["Weakling"], haven=["Keondra"], curses={"Todd": curse})
        with scene(Side(streets=["Todd"]), two, book=BOOK) as play:
            swap_blood(play.g, play.card("Weakling"), 0, 1)
            play.one("attack with Todd", "target Weakling", "Physical")
            assert play.offers("drink Weakling") == asked
            play.one(*["pass"] * asked)


@pytest.mark.parametrize(("curse", "dealt"), [([], 3), (["Unburdening the Bestial Soul"], 2)])
def test_unburdening_the_bestial_soul_tames(curse: list[str], dealt: int) -> None:
    """jam-unburdening-the-bestial-soul: nothing Aggravated of theirs; and 1 less against a Mortal."""
    two = Side(haven=["Adept"], curses={"Judge": curse})
    with scene(Side(streets=["Judge"], hand=["Torch"]), two, book=BOOK) as play:
        play.one("attack with Judge", "Physical", "place Torch")
        assert play.blood("Adept") == 4 - dealt
    city = City(streets=["Athlete"])
    with scene(Side(streets=["Judge"], hand=["Torch"]), two, city=city, book=BOOK) as play:
        play.one("attack with Judge", "target Athlete", "Physical", "place Torch")
        assert [line[-3:] for line in play.log() if "Torch" in line and "=" in line] == [f"= {dealt}"]
        play.ends_asking(play.asked.asks)


# ---- other Actions


@pytest.mark.parametrize(("thrown", "dealt"), [(0, 2 - 2), (1, 3 - 2), (2, 4 - 2)])
def test_final_judgement(thrown: int, dealt: int) -> None:
    """jam-final-judgement: 1 for each Ongoing Tradition of one's own, 1 more for each one thrown away."""
    one = Side(haven=["Judge"], hand=["Final Judgement", CARE, PEACE, "Awe"], ongoing=[SILENCE, SILENCE, "Rite"])
    with scene(one, Side(streets=["Keondra"], ongoing=[PEACE]), book=BOOK) as play:
        play.one("play Final Judgement", "Keondra", *[CARE, PEACE, "done"][:thrown], *["done"] * (thrown < 2))
        assert play.blood("Keondra") == 6 - dealt


def test_righteousness() -> None:
    """jam-righteousness: 2 mended for each Ongoing Tradition in play, whosever, on anybody of one's own."""
    one = Side(haven=["Judge", "Grace"], hand=["Righteousness"], ongoing=[SILENCE, "Rite"], blood={"Grace": 1})
    with scene(one, Side(haven=["Keondra"], ongoing=[PEACE]), book=BOOK) as play:
        play.one("play Righteousness", "exhaust Judge", "Grace")
        assert play.blood("Grace") == 5


def test_thought_police() -> None:
    """jam-thought-police: all Reactions of the named type go; Attack cards and those of other types stay."""
    one = Side(haven=["Judge"], hand=["Thought Police"])
    two = Side(haven=["Keondra"], hand=["Shifting Organs", "Comeuppance", ".38 Special", "Shotgun", "Parry"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Thought Police", "Ranged", "Two")
        assert sorted(play.names(1, w.HAND)) == ["Comeuppance", "Shotgun"]


# ---- Agendas and Havens


@pytest.mark.parametrize(("torpor", "gained"), [([], 1), (["Adept"], 0)])
def test_army_of_one(torpor: list[str], gained: int) -> None:
    """jam-army-of-one: 1 Agenda a turn for a single character; one in torpor is one, too."""
    one = Side(haven=["Judge"], torpor=torpor, agenda_card="Army of One")
    with scene(one, KEONDRA, book=BOOK, phase="beginning") as play:
        play.one(*["pass"] * play.offers("pass"))
        assert play.g.agenda[0] == gained


@pytest.mark.parametrize(
    ("ongoing", "worn", "gained"),
    [([SILENCE, PEACE], [CARE], 1), ([SILENCE, SILENCE, PEACE], [], 0), ([SILENCE, PEACE, "Rite"], [], 0)],
)
def test_traditionalist(ongoing: list[str], worn: list[str], gained: int) -> None:
    """jam-traditionalist: 1 Agenda a turn for 3 different Traditions, those that are borne included."""
    one = Side(haven=["Judge"], ongoing=ongoing, attached={"Judge": worn}, agenda_card="Traditionalist")
    with scene(one, Side(haven=["Keondra"], ongoing=[PEACE]), book=BOOK, phase="beginning") as play:
        play.one(*["pass"] * play.offers("pass"))
        assert play.g.agenda[0] == gained


def test_traditionalist_plays() -> None:
    """jam-traditionalist: 1 Agenda for each that is played; for another card none."""
    for hand, gained in ((PEACE, 1), ("Coat", 0)):
        one = Side(haven=["Judge"], hand=[hand], agenda_card="Traditionalist")
        with scene(one, KEONDRA, book=BOOK) as play:
            play.one(f"play {hand}")
            assert play.g.agenda[0] == gained


@pytest.mark.parametrize(("whose", "paid", "drawn"), [(0, 1, 1), (1, 2, 0)])
def test_the_high_horse(whose: int, paid: int, drawn: int) -> None:
    """jam-the-high-horse: a Tradition costs its player 1 Prestige less and draws a card; a foe's does not."""
    sides = [Side(haven=["Judge"], hand=[SILENCE], library=["Awe"]), Side(haven=["Keondra", "Hope"])]
    sides[whose].haven_card = "Haven - The High Horse"
    with scene(*sides, book=BOOK) as play:
        assert play.value("Hope", w.SECRECY) == whose
        play.one(f"play {SILENCE}")
        assert (play.g.prestige[0], len(play.names(0, w.HAND))) == (5 - paid, drawn)
