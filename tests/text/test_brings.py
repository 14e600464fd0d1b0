"""What an option costs and what it brings is said beside it, in both languages."""

from __future__ import annotations

from primogen.kernel.decisions import option
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from primogen.rivals.text.words import Words
from primogen.text.languages import ES

TEMPLE = "Haven - The Temple of Set"


def brings(play: Play, said: str) -> str | None:
    return play.words.brings(play.g, play.asked.seat, play.asked.options[play.offered.index(said)])


def in_spanish(play: Play, said: str) -> str | None:
    words = Words(["Uno", "Dos", "Tres"], ES)
    return words.brings(play.g, play.asked.seat, play.asked.options[play.offered.index(said)])


def asked(play: Play) -> str:
    return play.words.asked(play.g, play.asked)


def test_a_recruit_costs_prestige_and_some_is_left() -> None:
    """RV-POT-01."""
    with scene(Side(haven=["Keondra"], hand=["Iara"], prestige=5), Side(haven=["Lucky"])) as play:
        assert brings(play, "recruit Iara") == "3 Prestige, 2 left"
        assert in_spanish(play, "recruit Iara") == "3 de Prestigio, 2 después"


def test_a_recruit_off_a_mortal_costs_less() -> None:
    """RV-HUNTER-08, RV-HUNTER-11."""
    one = Side(streets=["Maria Lopez"], hand=["Ryan"])
    with scene(one, Side(haven=["Lucky"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Maria Lopez", "target Vagrant", "Physical", "pass")
        price = max(0, play.g.face(play.card("Ryan")).bp - play.g.face(play.card("Vagrant")).blood)
        assert brings(play, "recruit Ryan") == f"{price} Prestige, {5 - price} left"
        play.one("pass")


def test_mending_costs_a_card() -> None:
    """RV-TURN-28."""
    with scene(Side(haven=["Keondra"], hand=["Awe"], blood={"Keondra": 3}), Side(haven=["Lucky"])) as play:
        play.one("pass action", "pass action", "end phase")
        assert asked(play) == "Mend a character? 1 Blood for 1 card you discard (RV-TURN-28)"
        assert brings(play, "mend Keondra") == "+1 Blood, discard 1 card"
        play.one("pass")


def test_exerting_says_the_influence_and_a_fist_all_of_it() -> None:
    """RV-INF-05, RV-SCHEME-08."""
    one = Side(haven=["Keondra", "Iara"], hand=["Charmer"])
    with scene(one, Side(haven=["Lucky"])) as play:
        play.one("play Charmer", "exhaust Iara")
        assert brings(play, "exert Keondra") == f"+{play.value('Keondra', w.INFLUENCE)} Influence"
        play.one("exert Keondra", "pass")
        assert brings(play, "fist 2") == f"{play.g.exerted[0] + 2} Influence in all"
        play.one("fist 0")
        play.two("pass", "fist 0", "YES")


def test_a_type_says_what_meets_what() -> None:
    """RV-ATK-32, RV-DMG-09: a Ranged attack has no attribute, and meets Physical."""
    with scene(Side(streets=["Grace"]), Side(haven=["Keondra"])) as play:
        play.one("attack with Grace")
        mine, theirs = play.value("Grace", w.MENTAL), play.value("Keondra", w.MENTAL)
        assert brings(play, "Mental") == f"{mine} against {theirs}"
        assert brings(play, "Ranged") == f"cards alone, against {play.value('Keondra', w.PHYSICAL)}"
        play.one("Mental")


def test_an_attack_exhausts_and_may_cost_prestige() -> None:
    """RV-ATK-02, RV-CITY-15."""
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"])) as play:
        assert brings(play, "attack with Lucky") == "exhausts"
    city = City(streets=["Cristo Redentor"])
    with scene(Side(streets=["Lucky"]), Side(haven=["Keondra"]), city=city) as play:
        assert brings(play, "attack with Lucky") == "exhausts, 1 Prestige"
        assert in_spanish(play, "attack with Lucky") == "se agota, 1 de Prestigio"


def test_a_mortal_says_what_burning_and_attaching_it_bring() -> None:
    """RV-MORTAL-08: who mends, and who bears it, by name."""
    one = Side(streets=["Grace"], blood={"Grace": 1})
    with scene(one, Side(haven=["Lucky"]), city=City(streets=["Vagrant"])) as play:
        play.one("attack with Grace", "target Vagrant", "Physical")
        assert brings(play, "burn Vagrant") == "Grace mends 2 Blood"
        assert brings(play, "attach Vagrant") == "Exhaust this card: Prevent 1 Damage to Grace"
        assert in_spanish(play, "attach Vagrant") == "Agota esta carta: Previene 1 de daño a Grace"
        play.one("attach Vagrant")


def test_intel_is_asked_for_by_whose_attack_on_whom_and_how_much_is_missing() -> None:
    """RV-ATK-22: of the attacker it asks otherwise than of those who could help."""
    two = Side(haven=["Keondra", "Matthew"], haven_card=TEMPLE)
    with scene(Side(streets=["Lucky"], hand=["Awe"]), two, Side(haven=["Ryan"], hand=["Shotgun"])) as play:
        play.one("attack with Lucky")
        assert brings(play, "target Matthew") == "1 Intel missing"
        play.one("target Keondra")
        said = "Discard for Intel? Lucky needs 1 more to attack Keondra of Two, or the attack is called off (RV-ATK-22)"
        assert asked(play) == said
        assert brings(play, "discard Awe") == "+1 Intel of 1 needed"
        play.one("pass")
        assert asked(play) == "Help One? Lucky needs 1 more Intel to attack Keondra of Two (RV-ATK-22)"
        play.three("pass")


def test_an_ability_says_its_price_and_what_it_does() -> None:
    """RV-ABIL-03."""
    with scene(Side(streets=["Jimmy"], face_down={"Snake Oil": 1}), Side(haven=["Lucky"])) as play:
        found = brings(play, "activate Jimmy")
        assert found is not None and found.startswith("Exhaust: Put 1 Prestige")


def test_a_conspiracy_says_how_much_lies_on_it_and_what_it_will_do() -> None:
    """RV-CONSP-02, RV-CONSP-12."""
    with scene(Side(haven=["Matthew"], hand=["Snake Oil"]), Side(haven=["Lucky"])) as play:
        assert brings(play, "place Snake Oil") == "1 Prestige"
        play.one("place Snake Oil")
        assert brings(play, "add to Snake Oil") == "1 Prestige, 1 of 2 on it so far"
        play.one("add to Snake Oil")
        found = brings(play, "reveal Snake Oil")
        assert found == "Each player who contributed readies an exhausted character in their coterie"


def test_who_may_not_look_at_a_conspiracy_is_not_told_what_it_needs() -> None:
    """RV-CONSP-09, RV-CONSP-18: Two has contributed; Three was shown it, and has declined."""
    sides = (Side(haven=["Matthew"], face_down={"Snake Oil": 1}), Side(haven=["Lucky"]), Side(haven=["Ceraph"]))
    with scene(*sides) as play:
        play.one("show Snake Oil to Two")
        assert brings(play, "contribute") == "1 Prestige, 1 of 2 on it so far"
        play.two("contribute")
        play.one("show Snake Oil to Three")
        assert brings(play, "contribute") == "1 Prestige, 2 of 2 on it so far"
        play.three("decline")
        for turn in (play.one, play.two, play.three):
            turn("pass action", "pass action", "end phase")
        act = option(w.CONTRIBUTE, play.card("Snake Oil"))
        told = [play.words.brings(play.g, seat, act) for seat in (1, 2) if act in play.g.interjections(seat)]
        assert told == ["1 Prestige, 2 of 2 on it so far", "1 Prestige, 2 on it so far"]


def test_what_a_yes_means_is_in_the_question() -> None:
    """The Blood of the card that asks is no matter, so nothing at all is said beside it."""
    one = Side(haven=["Keondra", "Judas"], blood={"Judas": 1})
    with scene(Side(streets=["Grace"]), one) as play:
        play.one("attack with Grace", "target Judas", "Physical")
        play.two("pass")
        assert asked(play).startswith("Burn Judas: Gain 1 Prestige?")
        assert (brings(play, "yes: Judas"), brings(play, "no")) == ("", "")
        play.two("yes: Judas")


def test_whoever_may_block_for_anyone_says_what_that_costs() -> None:
    """hah-pregador: an ability that is a Block of its own kind is told like any other."""
    one = Side(haven=["Pregador"], prestige=5)
    with scene(one, Side(streets=["Grace"]), Side(haven=["Matthew"]), turn=1) as play:
        play.two("attack with Grace", "target Matthew", "Physical")
        said = brings(play, "activate Pregador")
        assert said is not None and "Pay 1 Prestige: Pregador comes to The Streets" in said
        assert "Pregador" in (in_spanish(play, "activate Pregador") or "")
        play.interjects(1, "concede")
