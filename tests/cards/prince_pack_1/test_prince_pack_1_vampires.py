"""Vampires of Prince Pack 1, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from princes import BOOK
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])


def of_colour(play: Play, name: str, seat: int) -> int:
    return blood_of_colour(play.g, play.card(name), seat)


# ---- Abraham


@pytest.mark.parametrize(("card", "mended"), [("Brew", 1), ("Coat", 0)])
def test_abraham_mends_whoever_drinks(card: str, mended: int) -> None:
    """pp1-abraham: an Alchemy mends 1 Blood of whoever it is attached to; a coat does not."""
    one = Side(haven=["Abraham", "Alchemist"], hand=[card], blood={"Alchemist": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one(f"play {card}", "exhaust Alchemist")
        assert play.blood("Alchemist") == 1 + mended


def test_abraham_saves_his_brews() -> None:
    """pp1-abraham: defeated, every Alchemy on him comes back to the hand; a coat goes the usual way."""
    two = Side(haven=["Keondra", "Abraham", "Alchemist"], attached={"Abraham": ["Brew", "Coat"], "Alchemist": ["Brew"]})
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Abraham", "Physical")
        play.two("pass")
        assert (play.names(1, w.HAND), play.names(1, w.DISCARD)) == (["Brew"], ["Coat"])


# ---- Emile René


def test_emile_rene() -> None:
    """pp1-emile-rene: for 1 Blood, 1 Blood of a character lies on an Ongoing card, of whatever colour it was."""
    one = Side(haven=["Emile René"], ongoing=["Rite"])
    with scene(one, Side(haven=["Keondra", "Hope"]), book=BOOK) as play:
        play.one("activate Emile René", "Hope")
        assert (play.blood("Emile René"), play.blood("Hope"), play.blood("Rite")) == (6, 3, 1)
        assert of_colour(play, "Rite", 1) == 1


def test_emile_rene_without_ongoing_cards() -> None:
    """pp1-emile-rene: there is nothing to put it on."""
    with scene(Side(haven=["Emile René"]), KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Emile René")


# ---- Marcel Kraatz


@pytest.mark.parametrize(("agenda", "influence"), [(0, 1), (1, 4), (2, 4)])
def test_marcel_kraatz_has_weight(agenda: int, influence: int) -> None:
    """pp1-marcel-kraatz: 3 Influence more with Agenda on him, however much (and 1 as the Leader)."""
    with scene(Side(haven=["Marcel Kraatz"], agenda_on={"Marcel Kraatz": agenda}), KEONDRA, book=BOOK) as play:
        assert play.value("Marcel Kraatz", w.INFLUENCE) == influence


@pytest.mark.parametrize(("target", "prestige"), [("Keondra", 3), ("Hope", 4), ("Marcel Kraatz", 4)])
def test_marcel_kraatz_bestows(target: str, prestige: int) -> None:
    """pp1-marcel-kraatz: for 1 Prestige, 1 Agenda on somebody; on one of your Rival's, for another."""
    with scene(Side(haven=["Marcel Kraatz"]), KEONDRA, Side(haven=["Hope"]), book=BOOK) as play:
        assert play.g.rival[0] == 1
        play.one("activate Marcel Kraatz", target)
        assert (play.g.agenda_on[play.card(target)], play.g.prestige[0]) == (1, prestige)


# ---- Robert Bruce


@pytest.mark.parametrize(
    ("also", "marked", "shield"),
    [([], True, 1), ([], False, 0), (["Hope"], True, 0)],
)
def test_robert_bruce_guards_his_own(also: list[str], marked: bool, shield: int) -> None:
    """pp1-robert-bruce: alone, he gives a Shield to whoever has his Blood, in a foe's attack."""
    two, three = Side(streets=["Robert Bruce"], haven=also), Side(streets=["Loner"], leader="Loner")
    with scene(Side(streets=["Bully"]), two, three, book=BOOK) as play:
        if marked:
            play.g.foreign.extend((play.card("Loner"), 1, 1))
        play.one("attack with Bully", "target Loner")
        assert play.value("Loner", w.SHIELD) == shield
        play.ends_asking(play.asked.asks)


def test_robert_bruce_does_not_guard_from_himself() -> None:
    """pp1-robert-bruce: in an attack of his own there are no such Shields."""
    with scene(Side(streets=["Robert Bruce"]), Side(streets=["Loner"]), book=BOOK) as play:
        play.g.foreign.extend((play.card("Loner"), 0, 1))
        play.one("attack with Robert Bruce")
        assert play.value("Loner", w.SHIELD) == 0
        play.ends_asking(play.asked.asks)


def test_robert_bruce_marks_the_defenders() -> None:
    """pp1-robert-bruce: for 1 Blood, in anybody's turn, 1 Blood of a defender for his own; nobody else's."""
    two, three = Side(streets=["Robert Bruce"]), Side(streets=[["Loner", "Hope"], ["Adept"]], exhausted=["Hope"])
    with scene(Side(streets=["Bully"]), two, three, book=BOOK) as play:
        play.one("attack with Bully", "target Loner")
        play.two("activate Robert Bruce")
        assert play.offered == ["Loner", "Hope"]
        play.two("Hope")
        assert (of_colour(play, "Hope", 1), play.blood("Hope"), play.blood("Robert Bruce")) == (1, 4, 6)
        play.ends_asking(play.asked.asks)


# ---- Savage


@pytest.mark.parametrize(
    ("blood", "kind", "fear", "where"),
    [(4, "Physical", 1, "streets"), (2, "Social", 0, "streets"), (2, "Physical", 0, "torpor")],
)
def test_savage_frightens(blood: int, kind: str, fear: int, where: str) -> None:
    """pp1-savage: who becomes Wounded by his attack is exhausted and afraid; not who was so, nor who falls."""
    two = Side(streets=["Loner", "Hope"], blood={"Loner": blood}, exhausted=["Hope"])
    with scene(Side(streets=["Savage"]), two, book=BOOK) as play:
        play.one("attack with Savage", "target Loner", kind)
        assert (play.where("Loner"), play.g.fear[play.card("Loner")]) == (where, fear)
        assert play.is_ready("Loner") == (not fear)


@pytest.mark.parametrize(("party", "dealt"), [(["Loner", "Adept"], 1), (["Loner", "Adept", "Hope"], 2)])
def test_savage_among_many(party: list[str], dealt: int) -> None:
    """pp1-savage: 1 more against a party of 3."""
    with scene(Side(streets=["Savage"]), Side(streets=[party], exhausted=party), book=BOOK) as play:
        play.one("attack with Savage", "target Loner", "Social")
        assert play.blood("Loner") == 4 - dealt


# ---- Sirilla Rosselini


@pytest.mark.parametrize(
    ("answers", "blood"),
    [(("Adept", "Put 1 Blood on Adept"), 3), (("Adept", "Adept loses 1 Blood"), 1), (("no",), 2)],
)
def test_sirilla_rosselini(answers: tuple[str, ...], blood: int) -> None:
    """pp1-sirilla-rosselini: her first Ritual readies her, and gives or takes 1 Blood of one of hers, if she wants."""
    one = Side(haven=["Sirilla Rosselini", "Adept"], hand=["Rite"], blood={"Adept": 2})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Rite", "exhaust Sirilla Rosselini")
        play.one("pass", "blood of Sirilla Rosselini", "pass", *answers)
        assert (play.blood("Adept"), play.is_ready("Sirilla Rosselini")) == (blood, True)


# ---- Ainsley Kalb


@pytest.mark.parametrize(
    ("first", "second", "ready", "agenda"),
    [("yes: Ainsley Kalb", "", True, (2, 3)), ("no", "yes: Ainsley Kalb", True, (3, 2)), ("no", "no", False, (3, 3))],
)
def test_ainsley_kalb_is_paid_to_be_ready(first: str, second: str, ready: bool, agenda: tuple[int, int]) -> None:
    """pp1-ainsley-kalb: as she exhausts, any player may pay 1 Agenda and ready her; one is enough."""
    one = Side(haven=["Ainsley Kalb"], agenda=3, hand=["Coat"])
    with scene(one, Side(haven=["Keondra"], agenda=3), book=BOOK) as play:
        play.one("play Coat", first)
        if second:
            play.two(second)
        assert (play.is_ready("Ainsley Kalb"), tuple(play.g.agenda[:2])) == (ready, agenda)


def test_ainsley_kalb_pays_with_what_lies_on_her() -> None:
    """pp1-ainsley-kalb: her player may pay with Agenda on her, a foe may not."""
    one = Side(haven=["Ainsley Kalb"], hand=["Coat"], agenda_on={"Ainsley Kalb": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Coat", "no")
        assert not play.is_ready("Ainsley Kalb")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Coat", "yes: Ainsley Kalb")
        assert (play.is_ready("Ainsley Kalb"), play.g.agenda_on[play.card("Ainsley Kalb")]) == (True, 0)


def test_ainsley_kalb_stirs_up_all_hands() -> None:
    """pp1-ainsley-kalb: for an Action each player loses 2 Library cards by chance, and may draw 2."""
    one = Side(haven=["Ainsley Kalb"], hand=["Awe", "Awe"], library=["Coat"] * 3)
    two = Side(haven=["Keondra"], hand=["Majesty", "Majesty", "Majesty", "Hope"], library=["Coat"] * 3)
    with scene(one, two, book=BOOK) as play:
        play.one("activate Ainsley Kalb", "yes: Ainsley Kalb")
        play.two("no")
        assert (play.names(0, w.HAND), play.names(1, w.HAND)) == (["Coat", "Coat"], ["Majesty", "Hope"])


# ---- Alyssa Nicole


@pytest.mark.parametrize(("party", "may"), [(["Alyssa Nicole", "Bully", "Hope"], True), (["Bully", "Hope"], False)])
def test_alyssa_nicole_does_not_wait(party: list[str], may: bool) -> None:
    """pp1-alyssa-nicole: characters of her party attack beside exhausted ones; those of others do not."""
    one = Side(streets=[party], haven=["Adept"], exhausted=["Hope"], leader="Adept")
    with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
        if may:
            play.one("attack with Bully", "Mental", "pass")
            assert play.where("Loner") != "streets"
        else:
            assert "exhausted" in play.refusal("attack with Bully")


def test_alyssa_nicole_passes_on_strength() -> None:
    """pp1-alyssa-nicole: one of her party exhausts, and another is ready; not the same, and nobody elsewhere."""
    one = Side(streets=[["Alyssa Nicole", "Bully", "Hope"], ["Adept"]], exhausted=["Hope", "Alyssa Nicole", "Adept"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Alyssa Nicole")
        assert play.offered == ["Alyssa Nicole", "Hope"]
        play.one("Hope")
        assert [play.is_ready(name) for name in ("Bully", "Hope", "Alyssa Nicole", "Adept")] == [
            False,
            True,
            False,
            False,
        ]


# ---- Andy Simonelli


def test_andy_simonelli_sends_them_home() -> None:
    """pp1-andy-simonelli: blocking, X Prestige for X of both parties to go home; the attack goes on."""
    one = Side(streets=["Bully", "Adept"])
    two = Side(streets=["Loner", "Andy Simonelli"], haven=["Keondra"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Bully", "target Loner", "Mental")
        play.two("block with Andy Simonelli", "yes: Andy Simonelli")
        assert play.offered == ["1", "2", "3", "4"]
        play.two("2")
        assert play.offered == ["Bully", "Adept", "Loner", "Andy Simonelli"]
        play.two("Bully", "Loner")
        assert [play.where(name) for name in ("Bully", "Loner", "Adept")] == ["haven", "haven", "streets"]
        assert (play.where("Andy Simonelli"), play.g.prestige[1]) == ("torpor", 5 - 2 - 1)


def test_andy_simonelli_need_not() -> None:
    """pp1-andy-simonelli: nobody goes home for nothing."""
    with scene(Side(streets=["Bully"]), Side(streets=["Loner", "Andy Simonelli"]), book=BOOK) as play:
        play.one("attack with Bully", "target Loner", "Mental")
        play.two("block with Andy Simonelli", "no")
        assert play.where("Bully") == "streets"


# ---- Daniel Trujillo


def test_daniel_trujillo_rewards_everybody() -> None:
    """pp1-daniel-trujillo: 1 Agenda for whoever defeats a foe's vampire, the first time in a turn."""
    one = Side(streets=[["Bully"], ["Brute"]])
    two = Side(haven=["Daniel Trujillo"])
    three = Side(streets=[["Weakling"], ["Loner"]], haven=["Hope"])
    with scene(one, two, three, book=BOOK) as play:
        play.one("attack with Bully", "target Weakling", "Mental")
        assert tuple(play.g.agenda[:3]) == (1, 0, 0)
        play.one("attack with Brute", "target Loner", "Mental")
        assert tuple(play.g.agenda[:3]) == (1, 0, 0)


def test_daniel_trujillo_and_his_own() -> None:
    """pp1-daniel-trujillo: his own player, too (beside what a Rival's vampire is worth); a Mortal is no vampire."""
    one = Side(streets=[["Bully"], ["Brute"]], haven=["Daniel Trujillo"])
    with scene(one, Side(streets=["Weakling", "Hope"], exhausted=["Hope"]), book=BOOK) as play:
        play.one("attack with Bully", "target Weakling", "Mental")
        assert play.g.agenda[0] == 1 + (play.g.rival[0] == 1)


# ---- David Garcia


def test_david_garcia() -> None:
    """pp1-david-garcia: the first card placed face down brings 1 Prestige to up to 2 others; the second nothing."""
    one = Side(haven=["David Garcia", "Hope"], hand=["Snare", "Snare"], face_down={"Pitfall": 0, "Pay Tribute": 1})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("place Snare", "exhaust Hope", "Pitfall", "Pay Tribute")
        assert [prestige_on(play, name, 0) for name in ("Pitfall", "Pay Tribute", "Snare")] == [1, 2, 1]
        play.one("place Snare")
        assert prestige_on(play, "Pitfall", 0) == 1


# ---- Drakh


@pytest.mark.parametrize(("picked", "dealt"), [(("Hope", "Adept"), 3), (("Hope", "done"), 2), (("done",), 1)])
def test_drakh(picked: tuple[str, ...], dealt: int) -> None:
    """pp1-drakh: Blood of his colour off up to 3 of his foes' for as much damage; nobody else's Blood will do."""
    two = Side(streets=[["Loner"], ["Hope"], ["Adept"], ["Singer"]])
    with scene(Side(streets=["Drakh"]), two, book=BOOK) as play:
        for name in ("Hope", "Adept"):
            play.g.foreign.extend((play.card(name), 0, 1))
        play.one("attack with Drakh", "target Loner", "Physical", "activate Drakh")
        assert play.offered == ["Hope", "Adept", "done"]
        play.one(*picked)
        assert (play.blood("Loner"), play.blood("Hope")) == (4 - dealt, 3 if "Hope" in picked else 4)


# ---- Krisken Monroe


def test_krisken_monroe_mends_more() -> None:
    """pp1-krisken-monroe: 1 Blood more whenever he mends, never above the maximum."""
    for blood, left in ((3, 5), (6, 7)):
        one = Side(haven=["Lorenzo Murik", "Krisken Monroe"], blood={"Krisken Monroe": blood})
        with scene(one, KEONDRA, book=BOOK) as play:
            play.one("activate Lorenzo Murik", "pass")
            assert play.blood("Krisken Monroe") == left


def test_krisken_monroe_guards_the_haven() -> None:
    """pp1-krisken-monroe: for 1 Blood he has Guard at home, and Blocks even exhausted; in The Streets he does not."""
    two = Side(haven=["Hope", "Krisken Monroe"], exhausted=["Krisken Monroe"])
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "target Hope")
        play.two("activate Krisken Monroe")
        play.one("Ranged")
        play.two("block with Krisken Monroe")
        assert (play.blood("Krisken Monroe"), play.is_ready("Krisken Monroe")) == (6, False)
    with scene(Side(streets=["Bully"]), Side(streets=["Hope", "Krisken Monroe"]), book=BOOK) as play:
        play.one("attack with Bully", "target Hope")
        assert not play.offers("activate Krisken Monroe")
        play.ends_asking(play.asked.asks)


# ---- Branden James


@pytest.mark.parametrize(("target", "plays"), [("Weakling", True), ("Brute", False), ("Tramp", False)])
def test_branden_james_plays_on(target: str, plays: bool) -> None:
    """pp1-branden-james: whoever defeats a character may play a Scheme or a Title; not for a Mortal, or a survivor."""
    one = Side(streets=["Branden James"], haven=["Hope"], hand=["Office", "Coat"], prestige=20)
    two = Side(streets=["Weakling", "Brute"], exhausted=["Weakling", "Brute"])
    with scene(one, two, city=City(streets=["Tramp"], deck=["Tramp"]), book=BOOK) as play:
        play.one("attack with Branden James", f"target {target}", "Social", "pass")
        if target == "Tramp":
            play.one("burn Tramp")
        before = play.actions
        if plays:
            assert "Coat" not in play.offered
            play.one("Office", "1")
            assert (play.host("Office"), before - play.actions) == ("Branden James", 0)
        assert ("Office" in play.names(0, w.HAND)) != plays


def test_branden_james_need_not() -> None:
    """pp1-branden-james: nor must a Scheme or Title be played."""
    one = Side(streets=["Branden James"], haven=["Hope"], hand=["Office"], prestige=20)
    with scene(one, Side(streets=["Weakling"], haven=["Brute"], exhausted=["Weakling"]), book=BOOK) as play:
        play.one("attack with Branden James", "target Weakling", "Social", "pass", "no")
        assert play.names(0, w.HAND) == ["Office"]


def test_branden_james_rises() -> None:
    """pp1-branden-james: for 1 Agenda, ready, and with 2 Influence more this turn."""
    one = Side(haven=["Hope", "Branden James"], exhausted=["Branden James"], agenda=1)
    with scene(one, KEONDRA, book=BOOK) as play:
        before = play.value("Branden James", w.INFLUENCE)
        play.one("activate Branden James")
        assert (play.is_ready("Branden James"), play.g.agenda[0]) == (True, 0)
        assert play.value("Branden James", w.INFLUENCE) == before + 2
        assert play.refusal("activate Branden James")
        end_turn(play, 0)
        assert play.value("Branden James", w.INFLUENCE) == before


# ---- Chris Bargeron


@pytest.mark.parametrize(("havens", "more"), [(0, 0), (1, 2), (2, 4)])
def test_chris_bargeron_has_many_homes(havens: int, more: int) -> None:
    """pp1-chris-bargeron: 2 Influence for each Haven of his player that is not the active one."""
    bearers = ["Hope", "Adept"][:havens]
    names = ["Haven - The Presidio", "Haven - Tent City"]
    one = Side(haven=["Chris Bargeron", "Hope", "Adept"], haven_card="Haven - Campsite", leader="Adept")
    one.attached = {bearer: [name] for bearer, name in zip(bearers, names, strict=False)}
    with scene(one, Side(haven=["Keondra"], attached={"Keondra": ["Haven - The Underpass"]}), book=BOOK) as play:
        assert play.value("Chris Bargeron", w.INFLUENCE) == more


@pytest.mark.parametrize(("said", "afraid"), [("NO", ["Hope"]), ("YES", [])])
def test_chris_bargeron_frightens(said: str, afraid: list[str]) -> None:
    """pp1-chris-bargeron: as a Scheme of his player fails, Fear for somebody with a 'No Influence' token."""
    one = Side(haven=["Banker", "Chris Bargeron", "Hope"], hand=["Greed"], no_influence=["Hope", "Chris Bargeron"])
    with scene(one, Side(haven=["Keondra"], prestige=9), book=BOOK) as play:
        play.one("play Greed", "exhaust Banker", "pass", "fist 0")
        play.two("exert Keondra", "pass", "fist 8", said)
        if afraid:
            assert "Adept" not in play.offered
            play.one("Hope")
        assert [
            name for name in ("Banker", "Chris Bargeron", "Hope", "Keondra") if play.g.fear[play.card(name)]
        ] == afraid
