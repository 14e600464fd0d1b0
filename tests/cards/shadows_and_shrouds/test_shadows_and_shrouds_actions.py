"""Action cards and Unhosted Actions of Shadows & Shrouds, played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.rules.wraith import create_wraith
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])
GRAVES = City(burned=["Maid", "Vagrant"])
RITUALS = ["Bind the Spirit", "Diminish", "Summon Spirit", "The Gift of False Life", "The Scent of Death"]
DECK = ["Awe"] * 9


def haunted(play: Play, *names: str) -> None:
    for name in names:
        create_wraith(play.g, 0, play.card(name))
    play.ask_again()


def over(ritual: str, left: int, side: Side | None = None) -> Side:
    """A side with a Ritual that has so much Blood on it."""
    side = side or Side()
    side.haven, side.ongoing, side.blood = side.haven or ["Hope"], [ritual], {**side.blood, ritual: left}
    return side


# ---- Rituals


@pytest.mark.parametrize("name", RITUALS)
def test_rituals_of_oblivion(name: str) -> None:
    """sas-bind-the-spirit, sas-diminish, sas-summon-spirit, sas-the-gift-of-false-life, sas-the-scent-of-death.

    Played with Oblivion; 1 Blood for each burned Mortal, or fewer, or none: then it is burned.
    """
    for put, where in ((2, "table"), (1, "table"), (0, "burned")):
        with scene(Side(haven=["Bianca Giovanni"], hand=[name]), KEONDRA, city=GRAVES, book=BOOK) as play:
            play.one(f"play {name}", str(put))
            assert (play.blood(name), play.where(name), play.actions) == (put, where, 0)
    with scene(Side(haven=["Kristin"], hand=[name]), KEONDRA, city=GRAVES, book=BOOK) as play:
        assert play.refusal(f"play {name}")


def test_bind_the_spirit() -> None:
    """sas-bind-the-spirit: R229-CRD-99: any wraith of the coterie, its card too, to anybody, a foe's as well."""
    for bearer in ("Keondra", "Grace"):
        one = over("Bind the Spirit", 1, Side(haven=["Hope", "Grace"], wraiths=["Shade", "Moth"]))
        with scene(one, KEONDRA, city=GRAVES, book=BOOK) as play:
            haunted(play, "Hope")
            play.one("activate Bind the Spirit", bearer)
            assert (play.host("Vagrant"), play.host("Shade")) == (bearer, "Vagrant")
            assert play.g.face_down[play.card("Vagrant")] == 1
            assert (play.g.controller[play.card("Vagrant")], play.where("Bind the Spirit")) == (0, "burned")
    with scene(over("Bind the Spirit", 1), KEONDRA, city=GRAVES, book=BOOK) as play:
        assert play.refusal("activate Bind the Spirit")  # there is no wraith


def test_bind_the_spirit_in_a_foes_attack() -> None:
    """sas-bind-the-spirit: R229-CRD-99: Relentless: in the ability step of an attack, and not after its damage."""
    two = Side(streets=["Loner"], ongoing=["Bind the Spirit"], blood={"Bind the Spirit": 2}, wraiths=["Shade"])
    two.haven = ["Hope"]
    with scene(Side(streets=["Bully"]), two, city=City(burned=["Maid"]), book=BOOK) as play:
        create_wraith(play.g, 1, play.card("Hope"))
        play.ask_again()
        play.one("attack with Bully", "target Loner")
        play.two("activate Bind the Spirit", "Loner")
        play.one("Mental")
        assert (play.host("Maid"), play.where("Maid"), play.blood("Loner")) == ("", "unused", 1)


def test_diminish() -> None:
    """sas-diminish: a '-1 Blood Potency' token on anybody, for 1 Blood; it is not burned while Blood is left."""
    with scene(over("Diminish", 2), KEONDRA, book=BOOK) as play:
        play.one("activate Diminish", "Keondra")
        assert (play.g.minus_bp[play.card("Keondra")], play.blood("Keondra")) == (1, 5)
        assert (play.blood("Diminish"), play.where("Diminish")) == (1, "table")
    with scene(over("Diminish", 1), KEONDRA, book=BOOK) as play:
        play.one("activate Diminish", "Hope")
        assert (play.g.minus_bp[play.card("Hope")], play.where("Diminish")) == (1, "burned")


def test_summon_spirit() -> None:
    """sas-summon-spirit: R229-CRD-125: 2 Blood, not 1; a wraith of a burned Mortal for anybody of the coterie."""
    one = over("Summon Spirit", 3, Side(haven=["Hope", "Grace"], wraiths=["Shade"]))
    with scene(one, KEONDRA, city=GRAVES, book=BOOK) as play:
        play.one("activate Summon Spirit", "Grace", "Maid")
        assert (play.host("Maid"), play.host("Shade"), play.blood("Summon Spirit")) == ("Grace", "Maid", 1)
    with scene(over("Summon Spirit", 1, Side(wraiths=["Shade"])), KEONDRA, city=GRAVES, book=BOOK) as play:
        assert play.refusal("activate Summon Spirit")
    with scene(over("Summon Spirit", 2, Side(wraiths=["Shade"])), KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Summon Spirit")  # nobody is burned


def test_the_gift_of_false_life() -> None:
    """sas-the-gift-of-false-life: anybody's in torpor gets 1 Blood of yours and comes home, ready."""
    two = Side(haven=["Keondra"], torpor=["Sage"], blood={"Sage": 0})
    for who in ("Sage", "Judas"):
        one = over("The Gift of False Life", 1, Side(torpor=["Judas"], blood={"Judas": 0}))
        with scene(one, two, book=BOOK) as play:
            play.one("activate The Gift of False Life", who)
            assert (play.where(who), play.blood(who), play.is_ready(who)) == ("haven", 1, True)
            assert blood_of_colour(play.g, play.card(who), 0) == 1
            assert play.where("The Gift of False Life") == "burned"


def test_the_scent_of_death() -> None:
    """sas-the-scent-of-death: 1 Blood of a Wounded character; it may be the last."""
    two = Side(haven=["Keondra", "Sage"], blood={"Keondra": 4, "Sage": 1})
    one = over("The Scent of Death", 2, Side(haven=["Hope", "Grace"], blood={"Hope": 1}))
    with scene(one, two, book=BOOK) as play:
        play.one("activate The Scent of Death")
        assert play.offered == ["Hope", "Sage"]
        play.one("Sage")
        assert (play.where("Sage"), play.blood("The Scent of Death")) == ("torpor", 1)


# ---- Actions


@pytest.mark.parametrize(("answers", "left"), [(("yes: Arms of Ahriman",), 0), (("no",), 1)])
def test_arms_of_ahriman(answers: tuple[str, ...], left: int) -> None:
    """sas-arms-of-ahriman: R229-CRD-97: with Oblivion it need not be Superficial; the target's Physical reduces it."""
    one = Side(streets=["Piero Calderón", "Gia de Emparan"], hand=["Arms of Ahriman"], agenda=1)
    two = Side(streets=["Hope"], haven=["Keondra"], blood={"Hope": 1}, hand=["Coat"])
    with scene(one, two, rivals=[0, 1], book=BOOK) as play:
        play.one("play Arms of Ahriman", "exhaust Piero Calderón")
        assert play.asked.asks == "target"
        play.one("Hope", *answers)
        assert (play.where("Hope"), play.g.agenda[0]) == (("torpor", 0) if left == 0 else ("streets", 1))
        if left:
            assert play.blood("Hope") == left


def test_arms_of_ahriman_without_oblivion() -> None:
    """sas-arms-of-ahriman: 1 for each Potence of the party, and no choice; only whoever stands in The Streets."""
    one = Side(streets=["Astrid Malhela", "Piero Calderón"], hand=["Arms of Ahriman"], agenda=1)
    two = Side(streets=["Loner"], haven=["Keondra"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Arms of Ahriman", "exhaust Astrid Malhela", "Loner")
        assert (play.blood("Loner"), play.g.agenda[0]) == (1, 1)


def test_clairvoyance() -> None:
    """sas-clairvoyance: a Library card of a foe's hand goes on top of that foe's Library; 1 Unhosted Action."""
    two = Side(haven=["Keondra"], hand=["Coat", "Owl", "Sage"], library=["Awe"])
    with scene(Side(haven=["Scott"], hand=["Clairvoyance"]), two, book=BOOK) as play:
        play.one("play Clairvoyance")
        assert sorted(play.offered) == ["Coat", "Owl"]
        assert play.sees(0, "Sage")
        play.one("Owl")
        assert (play.names(1, w.LIBRARY)[-1], play.names(1, w.HAND)) == ("Owl", ["Coat", "Sage"])
        assert (play.sees(0, "Coat"), play.unhosted_actions) == (False, 1)
    with scene(Side(haven=["Hope"], hand=["Clairvoyance"]), two, book=BOOK) as play:
        assert play.refusal("play Clairvoyance")


def test_early_grave() -> None:
    """sas-early-grave: R229-CRD-100: a Hecata of yours into torpor, for nothing, without Blood and without harm."""
    one = Side(haven=["Bianca Giovanni"], hand=["Early Grave", "Kwame", "Sage", "Zahara"])
    two = Side(haven=["Keondra", "Zahara"], torpor=["Kwame"])
    with scene(one, two, book=BOOK) as play:
        play.one("play Early Grave")
        assert play.offered == ["Kwame"]  # Zahara is in play
        play.one("Kwame")
        assert (play.names(0, w.TORPOR), play.names(1, w.TORPOR)) == (["Kwame"], [])
        assert play.names(1, w.BURNED_PILE) == ["Kwame"]  # a copy in torpor gives way
        mine = play.g.pile(0, w.TORPOR)[0]
        assert (play.g.blood[mine], play.g.prestige[0]) == (0, 5)


def test_fight_makes_right() -> None:
    """sas-fight-makes-right: each has 1 Influence for each Agenda on it; foes' have not, nor the Agenda card."""
    one = Side(haven=["Hope", "Grace"], ongoing=["Fight Makes Right"], agenda_on={"Hope": 2}, agenda=4)
    two = Side(haven=["Keondra"], agenda_on={"Keondra": 1})
    with scene(one, two, book=BOOK) as play, scene(Side(haven=["Hope", "Grace"]), KEONDRA, book=BOOK) as without:
        found = [play.value(name, w.INFLUENCE) for name in ("Hope", "Grace", "Keondra")]
        assert found == [
            without.value(name, w.INFLUENCE) + n for name, n in (("Hope", 2), ("Grace", 0), ("Keondra", 0))
        ]


def test_necromancy() -> None:
    """sas-necromancy: R229-CRD-108: discarded until a Mortal comes, which is burned; then a Ritual for 2 Blood."""
    city = City(deck=["Crackdown", "Maid", "Vagrant"])
    one = Side(haven=["Bianca Giovanni", "Annika"], hand=["Necromancy", "Diminish"])
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("play Necromancy", "exhaust Annika")
        assert [play.where(name) for name in ("Crackdown", "Maid", "Vagrant")] == ["discard", "burned", "library"]
        play.one("Diminish", "1")
        assert (play.where("Diminish"), play.blood("Annika"), play.actions) == ("table", 4, 1)
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("play Necromancy", "exhaust Annika", "no")
        assert (play.blood("Annika"), play.actions) == (6, 1)


def test_necromancy_may_cost_the_last_blood() -> None:
    """sas-necromancy: R229-CRD-108: the 2 Blood are no cost: who has 1 or 2 falls."""
    one = Side(haven=["Annika", "Bianca Giovanni"], blood={"Bianca Giovanni": 2}, hand=["Necromancy", "Diminish"])
    with scene(one, KEONDRA, city=City(deck=["Maid"]), book=BOOK) as play:
        play.one("play Necromancy", "exhaust Bianca Giovanni", "Diminish", "1")
        assert (play.where("Bianca Giovanni"), play.where("Diminish")) == ("torpor", "table")


def test_necromancy_without_a_mortal() -> None:
    """sas-necromancy: R229-CRD-108: one burned earlier in the turn will do; without any there is no Ritual."""
    for burned_before in (True, False):
        one = Side(streets=["Brute"], haven=["Annika"], hand=["Necromancy", "Diminish"])
        city = City(deck=["Crackdown"], streets=["Maid"])
        with scene(one, KEONDRA, city=city, book=BOOK) as play:
            if burned_before:
                play.one("attack with Brute", "target Maid", "Physical", "pass", "burn Maid")
            play.one("play Necromancy", *(("exhaust Annika",) if not burned_before else ()))
            assert (play.asked.asks == "target") == burned_before
            if burned_before:
                play.one("Diminish", "1")
                assert play.where("Diminish") == "table"


def test_shadow_cloak() -> None:
    """sas-shadow-cloak: 1 Secrecy with Oblivion; 1 more Damage to Mortals of the City Deck, and to nobody else."""
    for who, secrecy in (("Scott", 1), ("Hope", 0)):
        with scene(Side(streets=[who], hand=["Shadow Cloak"]), KEONDRA, book=BOOK) as play:
            before = play.value(who, w.SECRECY)
            play.one("play Shadow Cloak")
            assert (play.host("Shadow Cloak"), play.value(who, w.SECRECY)) == (who, before + secrecy)
    city = City(streets=["Vagrant"])
    for attached in ({"Adept": ["Shadow Cloak"]}, {}):
        with scene(Side(streets=["Adept"], attached=attached), Side(streets=["Loner"]), city=city, book=BOOK) as play:
            play.one("attack with Adept", "target Vagrant", "Physical", *(("burn Vagrant",) if attached else ()))
            assert play.where("Vagrant") == ("burned" if attached else "streets")  # 2 Blood, and Adept deals 1
    with scene(
        Side(streets=["Adept"], attached={"Adept": ["Shadow Cloak"]}), Side(streets=["Loner"]), book=BOOK
    ) as play:
        play.one("attack with Adept", "Physical")
        assert play.blood("Loner") == 3


def test_sixth_tradition() -> None:
    """sas-sixth-tradition-destruction: R229-CRD-111, R229-CRD-112: 9 Influence for YES: 2 Aggravated; for NO none.

    The target is named as it is played.
    """
    one = Side(haven=["Hope", "Grace"], hand=["Sixth Tradition: Destruction"], prestige=12)
    for said, taken in (("YES", 2), ("NO", 0)):
        with scene(one, Side(haven=["Keondra"], prestige=20), book=BOOK) as play:
            play.one("play Sixth Tradition: Destruction", "exhaust Hope", "Keondra")
            assert play.asked.asks == "exert"
            own = play.value("Hope", w.INFLUENCE)
            play.one("exert Hope", "pass", f"fist {9 - own}")
            play.two("pass", "fist 0" if said == "YES" else "fist 14", said)
            assert play.blood("Keondra") == 6 - taken


def test_spirits_touch() -> None:
    """sas-spirits-touch: Prestige for what the card needs, which stays; if it needs none it goes, the actor readies."""
    for top, prestige, where, ready in (("Throwing Shade", 9, "library", False), ("Coat", 5, "discard", True)):
        one = Side(haven=["Scott"], hand=["Spirit's Touch"])
        with scene(one, Side(haven=["Keondra"], library=[top, "Awe"]), book=BOOK) as play:
            play.one("play Spirit's Touch", "Two")
            assert (play.g.prestige[0], play.where(top), play.is_ready("Scott")) == (prestige, where, ready)
    with scene(Side(haven=["Scott"], hand=["Spirit's Touch"], library=["High Stakes"]), KEONDRA, book=BOOK) as play:
        play.one("play Spirit's Touch", "One")
        assert play.g.prestige[0] == 9
    with scene(Side(haven=["Hope"], hand=["Spirit's Touch"]), KEONDRA, book=BOOK) as play:
        assert play.refusal("play Spirit's Touch")


def test_whats_yours_is_mine() -> None:
    """sas-whats-yours-is-mine: 1 Agenda of a foe with the most, one of them in a tie; if the table agrees."""
    for yes in (True, False):
        sides = (
            Side(haven=["Raven Smith"], hand=["What's Yours is Mine"], agenda=9),
            Side(haven=["Keondra"], agenda=3),
            Side(haven=["Sage"], agenda=3),
            Side(haven=["Judas"], agenda=2),
        )
        with scene(*sides, book=BOOK) as play:
            play.one("play What's Yours is Mine")
            assert play.offered == ["Two", "Three"]
            play.one("Three", "pass", "fist 0")
            play.answers(1, ("pass", "fist 0" if yes else "fist 3", "YES" if yes else "NO"))
            play.answers(2, ("pass", "fist 0", "YES" if yes else "NO"))
            play.answers(3, ("pass", "fist 0", "YES" if yes else "NO"))
            assert play.g.agenda == ([10, 3, 2, 2] if yes else [9, 3, 3, 2])


def test_winning() -> None:
    """sas-winning: 1 Agenda on each of the coterie, the acting one too; nobody in torpor."""
    one = Side(haven=["Hope"], streets=["Grace"], torpor=["Judas"], blood={"Judas": 0}, hand=["Winning"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Winning", "exhaust Hope")
        found = [play.g.agenda_on[play.card(name)] for name in ("Hope", "Grace", "Judas", "Keondra")]
        assert (found, play.g.agenda) == ([1, 1, 0, 0], [0, 0])


# ---- Titles


def test_legate() -> None:
    """sas-legate: for a Lasombra's coterie and 4 Influence: +3 Influence, +1 Blood Potency."""
    one = Side(haven=["Piero Calderón", "Raven Smith"], hand=["Legate"], prestige=9)
    with scene(one, KEONDRA, book=BOOK) as play:
        before = play.value("Piero Calderón", w.INFLUENCE)
        play.one("play Legate", "exhaust Piero Calderón")
        while play.asked.asks != "act":
            play.one(play.offered[0])
        assert (play.host("Legate"), play.value("Piero Calderón", w.BLOOD_POTENCY)) == ("Piero Calderón", 7)
        assert play.value("Piero Calderón", w.INFLUENCE) == before + 3
    with scene(Side(haven=["Annika"], hand=["Legate"], prestige=9), KEONDRA, book=BOOK) as play:
        assert "of its clan" in play.refusal("play Legate")


def test_court_of_blood() -> None:
    """sas-court-of-blood: detached, the attack diablerizes whom it defeats, whoever of the party attacks."""
    for used in (True, False):
        one = Side(streets=["Piero Calderón", "Brute"], attached={"Piero Calderón": ["Court of Blood"]})
        two = Side(streets=["Loner"], haven=["Keondra"])
        with scene(one, two, rivals=[0, 1], book=BOOK) as play:
            play.one(
                "attack with Brute", "target Loner", "Physical", *(("activate Court of Blood",) if used else ("pass",))
            )
            assert (play.where("Loner"), play.host("Loner")) == (("attached", "Brute") if used else ("torpor", ""))
            assert play.where("Court of Blood") == ("discard" if used else "attached")
    with scene(
        Side(streets=["Piero Calderón"], attached={"Piero Calderón": ["Court of Blood"]}), KEONDRA, book=BOOK
    ) as play:
        assert play.refusal("activate Court of Blood")
        play.one("attack with Piero Calderón", "Physical", "activate Court of Blood")
        assert (play.where("Keondra"), play.where("Court of Blood")) == ("haven", "discard")  # nobody falls


def test_court_of_blood_is_exerted_for() -> None:
    """sas-court-of-blood: 3 Influence, 3 Blood Potency, a Lasombra."""
    with scene(
        Side(haven=["Piero Calderón", "Raven Smith"], hand=["Court of Blood"], prestige=9), KEONDRA, book=BOOK
    ) as play:
        play.one("play Court of Blood", "exhaust Piero Calderón")
        while play.asked.asks != "act":
            play.one(play.offered[0])
        assert play.host("Court of Blood") == "Piero Calderón"
