"""The Hunters & The Hunted: Social Attack cards."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    YOU,
    exhausts,
    gain,
    springs_when,
    trap,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

LUCKY = Side(haven=["Lucky"])
SNARE = trap("test-snare", "Snare", springs_when(exhausts(your_coterie)), text=gain(1, n.PRESTIGE, YOU))


def end_turn(play: Play, seat: int) -> None:
    play.answers(seat, ("pass action",) * play.actions + ("end phase",))


# ---- Ingratiate


@pytest.mark.parametrize(
    ("attacker", "target", "lost"),
    [
        ("Keondra", "Ceraph", 1 + 2 + 2 - 1),  # Presence and Protean
        ("Keondra", "Benício", 1 + 2),  # nothing in common
        ("Gisele", "Ociel Gonzalez", 1 + 1 - 1),  # Presence, twice on both
        ("Lucky", "Sister Claire", 1 + 1 - 1),  # a Hunter has Edges, not Disciplines
    ],
)
def test_ingratiate(attacker: str, target: str, lost: int) -> None:
    """hah-ingratiate: 1 damage, and 1 for each different Discipline that attacker and defender have both."""
    one, two = Side(streets=[attacker], hand=["Ingratiate"]), Side(haven=[target], leader_side="influence")
    with scene(one, two) as play:
        before = play.blood(target)
        play.one(f"attack with {attacker}", "Social", "place Ingratiate")
        assert before - play.blood(target) == lost


def test_ingratiate_looks_at_the_blocker() -> None:
    """hah-ingratiate: who defends, not who was attacked first."""
    one, two = Side(streets=["Keondra"], hand=["Ingratiate"]), Side(haven=["Benício", "Raúl Fontes"])
    with scene(one, two) as play:
        play.one("attack with Keondra", "target Benício", "Social", "place Ingratiate")
        play.two("block with Raúl Fontes")
        assert (play.blood("Raúl Fontes"), play.blood("Benício")) == (5 - (1 + 2 + 2 - 1), 4)


# ---- Lingering Kiss


def test_lingering_kiss() -> None:
    """hah-lingering-kiss: 1 damage; attached after the attack, it costs its bearer 1 BP at each start of their turn."""
    one, two = Side(streets=["Lucky"], hand=["Lingering Kiss"]), Side(haven=["Keondra", "Jorge Guerrero"])
    with scene(one, two) as play:
        play.one("attack with Lucky", "target Jorge Guerrero", "Social", "place Lingering Kiss")
        play.two("pass")
        assert (play.blood("Jorge Guerrero"), play.where("Lingering Kiss")) == (3 - (1 + 1), "placed"), "not yet"
        play.one("yes: Lingering Kiss")
        assert (play.host("Lingering Kiss"), play.g.controller[play.card("Lingering Kiss")]) == ("Jorge Guerrero", 0)
        for seat, bp in ((0, 2), (1, 2), (0, 1), (1, 1), (0, 1)):  # whose turn ends; at maximum Blood, no token
            end_turn(play, seat)
            assert (play.value("Jorge Guerrero", w.BLOOD_POTENCY), play.blood("Jorge Guerrero")) == (bp, 1)
        assert play.value("Keondra", w.BLOOD_POTENCY) == 6


@pytest.mark.parametrize(("attacker", "answer"), [("Lucky", ["no"]), ("Grace", [])])
def test_lingering_kiss_need_not_be_attached(attacker: str, answer: list[str]) -> None:
    """hah-lingering-kiss: it is discarded then; without Presence there is no choice."""
    with scene(Side(streets=[attacker], hand=["Lingering Kiss"]), Side(haven=["Keondra"])) as play:
        play.one(f"attack with {attacker}", "Social", "place Lingering Kiss", *answer)
        assert (play.where("Lingering Kiss"), play.blood("Keondra")) == ("discard", 6)


def test_lingering_kiss_goes_on_who_is_the_target_by_then() -> None:
    """hah-lingering-kiss: on the Blocker."""
    one, two = Side(streets=["Lucky"], hand=["Lingering Kiss"]), Side(haven=["Keondra", "Gisele"])
    with scene(one, two) as play:
        play.one("attack with Lucky", "target Keondra", "Social", "place Lingering Kiss")
        play.two("block with Gisele")
        play.one("yes: Lingering Kiss")
        assert (play.host("Lingering Kiss"), play.blood("Gisele")) == ("Gisele", 4 - (1 + 1))


@pytest.mark.parametrize(
    ("two", "zone"),
    [
        (Side(haven=["Benício"], attached={"Benício": ["Politician", "Lookout", "Maid"]}), "haven"),
        (Side(haven=["Benício"], streets=["Keondra"], blood={"Benício": 2}), "torpor"),
    ],
)
def test_lingering_kiss_finds_no_bearer(two: Side, zone: str) -> None:
    """hah-lingering-kiss: one who bears 3 cards, or whom the attack has felled, gets none."""
    with scene(Side(streets=["Lucky"], hand=["Lingering Kiss"]), two) as play:
        play.one("attack with Lucky", *(["target Benício"] if zone == "torpor" else []))
        play.one("Social", "place Lingering Kiss")
        assert (play.where("Benício"), play.where("Lingering Kiss")) == (zone, "discard")


# ---- Rebuke


@pytest.mark.parametrize(
    ("attacker", "answers", "lost", "left"),
    [
        ("Evangeline", ["no", "no"], 2 + 1 - 1, 5),  # Library and Thwart the Unnatural, Social 2
        ("Evangeline", ["yes: Rebuke", "no"], 2 + 1 + 1 - 1, 4),
        ("Evangeline", ["no", "yes: Rebuke"], 2 + 1 + 2 - 1, 3),
        ("Evangeline", ["yes: Rebuke", "yes: Rebuke"], 2 + 1 + 1 + 2 - 1, 2),
        ("Sara", ["yes: Rebuke"], 1 + 1 - 1, 4),  # Library, Social 0
        ("Toquinho", ["yes: Rebuke"], 1 + 2 - 1, 3),  # Thwart the Unnatural, Social 0
        ("Francisco", [], 1 + 1 - 1, 5),  # neither
    ],
)
def test_rebuke(attacker: str, answers: list[str], lost: int, left: int) -> None:
    """hah-rebuke: 1 damage; Library buys 1 more for 1 Prestige, Thwart the Unnatural 2 more for 2, to a Monster."""
    one = Side(streets=[attacker], hand=["Rebuke"], tagged=["Brain-Eater"])
    with scene(one, LUCKY, city=City(monsters=["Brain-Eater"])) as play:
        play.one(f"attack with {attacker}", "target Brain-Eater", "Social", "place Rebuke")
        if attacker == "Francisco":
            play.one("pass", "pass")  # he may pay for Shields, against the strike and later
        play.one(*answers)
        assert (play.blood("Brain-Eater"), play.g.prestige[0]) == (7 - lost, left)


def test_rebuke_and_antagonists() -> None:
    """hah-rebuke: an Antagonist (4 Blood) falls to 1 + 1 + 2; Toquinho pays for nothing against a Citizen."""
    city = City(streets=["BOPE-RJ: Caveira", "Mugger"])
    with scene(Side(streets=["Florencia"], hand=["Rebuke"]), LUCKY, city=city) as play:
        play.one("attack with Florencia", "target BOPE-RJ: Caveira", "Social", "place Rebuke", "no", "yes: Rebuke")
        assert (play.where("BOPE-RJ: Caveira"), play.g.prestige[0], play.g.agenda[0]) == ("discard", 3, 1)
    with scene(Side(streets=["Toquinho"], hand=["Rebuke"]), LUCKY, city=city) as play:
        play.one("attack with Toquinho", "target Mugger", "Social", "place Rebuke")
        assert (play.where("Mugger"), play.g.prestige[0]) == ("streets", 5)


def test_rebuke_and_vampires() -> None:
    """hah-rebuke: only the first line helps."""
    with scene(Side(streets=["Florencia"], hand=["Rebuke"]), LUCKY) as play:
        play.one("attack with Florencia", "Social", "place Rebuke", "yes: Rebuke")
        assert (play.blood("Lucky"), play.g.prestige[0]) == (5 - (1 + 1 + 1 - 1), 4)


# ---- Social Engineering


@pytest.mark.parametrize(("attacker", "number"), [("Gina Firenzo", 2), ("Florencia", 0)])
def test_social_engineering(attacker: str, number: int) -> None:
    """hah-social-engineering: 2 damage; Global Access puts 2 Prestige of the general supply on the target."""
    one, two = Side(streets=[attacker], hand=["Social Engineering"]), Side(haven=["Lucky", "Hope"])
    with scene(one, two) as play:
        play.one(f"attack with {attacker}", "target Lucky", "Social", "place Social Engineering")
        play.two("pass")
        assert (play.blood("Lucky"), prestige_on(play, "Lucky", 0)) == (5 - (2 + 1 - 1), number)
        assert (prestige_on(play, "Hope", 0), prestige_on(play, "Lucky", 1), play.g.prestige) == (0, 0, [5, 5])


def test_social_engineering_on_a_blocker() -> None:
    """hah-social-engineering: on who is the target by then."""
    one, two = Side(streets=["Gina Firenzo"], hand=["Social Engineering"]), Side(haven=["Lucky", "Gisele"])
    with scene(one, two) as play:
        play.one("attack with Gina Firenzo", "target Lucky", "Social", "place Social Engineering")
        play.two("block with Gisele")
        assert (prestige_on(play, "Lucky", 0), prestige_on(play, "Gisele", 0)) == (0, 2)


# ---- Speaking in Tongues


@pytest.mark.parametrize(
    ("attacker", "target", "answers", "lost", "left"),
    [
        ("Evangeline", "Mula-Sem-Cabeça", ["yes: Speaking in Tongues"], 2 + 1 + 2, 4),
        ("Evangeline", "Mula-Sem-Cabeça", ["no"], 2 + 1, 5),
        ("Evangeline", "Keondra", ["yes: Speaking in Tongues"], 2 + 1 + 1 - 2, 4),
        ("Evangeline", "Keondra", ["no"], 2 + 1 - 2, 5),
        ("Sara", "Mula-Sem-Cabeça", [], 1, 5),  # no Repel the Unnatural, Social 0
    ],
)
def test_speaking_in_tongues(attacker: str, target: str, answers: list[str], lost: int, left: int) -> None:
    """hah-speaking-in-tongues: 1 damage; Repel the Unnatural buys 1 more for 1 Prestige, and 2 against a Monster."""
    one = Side(streets=[attacker], hand=["Speaking in Tongues"], tagged=["Mula-Sem-Cabeça"])
    with scene(one, Side(haven=["Keondra"]), city=City(monsters=["Mula-Sem-Cabeça"])) as play:
        play.one(f"attack with {attacker}", f"target {target}", "Social", "place Speaking in Tongues", *answers)
        assert (6 - play.blood(target), play.g.prestige) == (lost, [left, 5])


# ---- Subterfuge


@pytest.mark.parametrize("resolved", [0, 1, 2])
def test_subterfuge(resolved: int) -> None:
    """hah-subterfuge: no damage of its own, 1 per Conspiracy its player has resolved in this turn; Social 2 here."""
    names = ("Snake Oil", "Pay Tribute")[:resolved]
    one = Side(streets=["Hakim Owusu"], hand=["Subterfuge"], face_down=dict.fromkeys(names, 3))
    with scene(one, LUCKY) as play:
        play.one(*(f"reveal {name}" for name in names))
        play.one("attack with Hakim Owusu", "Social", "place Subterfuge")
        assert play.blood("Lucky") == 5 - (2 + resolved - 1)


def test_subterfuge_counts_traps() -> None:
    """hah-subterfuge: one's own, not that of a foe."""
    one = Side(streets=["Hakim Owusu"], hand=["Subterfuge"], face_down={"Snake Oil": 2, "Snare": 0})
    two = Side(haven=["Lucky", "Ceraph"], face_down={"Snare": 0})
    with scene(one, two, book=book_with(SNARE)) as play:
        play.one("reveal Snake Oil", "attack with Hakim Owusu", "spring Snare")
        play.two("pass")
        play.one("target Lucky", "Social", "place Subterfuge")
        play.two("block with Ceraph")
        play.two("spring Snare")
        assert (play.g.prestige, play.blood("Ceraph")) == ([6, 6], 5 - (2 + 2 - 1))


def test_subterfuge_forgets_the_last_turn() -> None:
    """hah-subterfuge: only this turn's count."""
    one = Side(streets=["Hakim Owusu"], hand=["Subterfuge"], face_down={"Snake Oil": 2})
    with scene(one, Side(haven=["Benício"])) as play:
        play.one("reveal Snake Oil")
        end_turn(play, 0)
        end_turn(play, 1)
        play.one("move out", "attack with Hakim Owusu", "Social", "place Subterfuge")
        assert play.blood("Benício") == 4 - 2


def test_subterfuge_is_targeted_with_obfuscate() -> None:
    """hah-subterfuge: after the reveal, another of the defending party may be hit, even past a Block."""
    one = Side(streets=["Jimmy"], hand=["Subterfuge"], face_down={"Snake Oil": 2})
    two = Side(haven=["Lucky", "Benício", "Grace"], streets=["Prudence"], leader="Lucky")
    with scene(one, two) as play:
        play.one("reveal Snake Oil", "attack with Jimmy", "target Lucky", "Social", "place Subterfuge")
        play.two("block with Grace")
        assert sorted(play.offered) == ["keep Grace", "retarget Benício", "retarget Lucky"]
        play.one("retarget Benício")
        assert [play.blood(name) for name in ("Benício", "Grace", "Lucky")] == [4 - (1 + 1), 5, 5]


@pytest.mark.parametrize(("attacker", "answer"), [("Jimmy", ["keep Hope"]), ("Hakim Owusu", [])])
def test_subterfuge_need_not_change_its_target(attacker: str, answer: list[str]) -> None:
    """hah-subterfuge: nor can it without Obfuscate."""
    one = Side(streets=[attacker], hand=["Subterfuge"], face_down=dict.fromkeys(("Snake Oil", "Pay Tribute"), 3))
    with scene(one, Side(haven=["Lucky", "Hope"])) as play:
        play.one("reveal Snake Oil", "reveal Pay Tribute")
        play.one(f"attack with {attacker}", "target Hope", "Social", "place Subterfuge")
        play.two("pass")
        play.one(*answer)
        assert (play.blood("Hope"), play.blood("Lucky")) == (4 - (play.value(attacker, w.SOCIAL) + 2 - 2), 5)


def test_speaking_in_tongues_takes_no_antagonist_for_a_monster() -> None:
    """hah-speaking-in-tongues: 1 and 1 more, paid for, beside Social 1: a Mortal with 4 Blood withstands it."""
    one = Side(streets=["Florencia"], hand=["Speaking in Tongues"])
    with scene(one, Side(haven=["Keondra"]), city=City(streets=["BOPE-RJ: Marksman"])) as play:
        play.one("attack with Florencia", "target BOPE-RJ: Marksman", "Social", "place Speaking in Tongues")
        play.one("yes: Speaking in Tongues")
        assert (play.where("BOPE-RJ: Marksman"), play.g.prestige) == ("streets", [4, 5])
