"""Vampires of several sets, played."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.rules.wraith import create_wraith
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])


# ---- Sonja Valentine, Alraaz Tahir


def of_one(play: Play, name: str) -> int:
    """The Blood on a card that is of the first player's colour."""
    return blood_of_colour(play.g, play.card(name), 0)


def test_sonja_valentine_leaves_her_mark() -> None:
    """baa-sonja-valentine: 1 Blood of her colour on somebody in The Streets; at home nobody can be targeted."""
    one = Side(haven=["Sonja Valentine"])
    with scene(one, Side(streets=["Loner", "Adept"], haven=["Hope"]), book=BOOK, phase="beginning") as play:
        assert play.offered == ["Loner", "Adept"]
        play.one("Loner")
        assert [(play.blood(name), of_one(play, name)) for name in ("Loner", "Adept")] == [(4, 1), (4, 0)]


def test_sonja_valentine_finds_her_own() -> None:
    """baa-sonja-valentine: whose Blood is of her colour anyway."""
    with scene(Side(streets=["Sonja Valentine"]), KEONDRA, book=BOOK, phase="beginning") as play:
        assert (play.blood("Sonja Valentine"), of_one(play, "Sonja Valentine"), play.g.foreign) == (6, 6, [])


@pytest.mark.parametrize(
    ("party", "target", "marked"),
    [
        ([["Adept", "Alraaz Tahir"]], "Loner", 1),
        ([["Adept"], ["Alraaz Tahir"]], "Loner", 0),  # not of this party
        ([["Adept", "Alraaz Tahir"]], "Weakling", 0),  # defeated
        ([["Adept", "Alraaz Tahir"]], "Athlete", 0),  # a Mortal, which has no Blood on it
    ],
)
def test_alraaz_tahir(party: list[str | list[str]], target: str, marked: int) -> None:
    """jam-alraaz-tahir: whom an attacker of this party does not defeat keeps 1 Blood of its player's colour."""
    two = Side(streets=["Loner", "Weakling"], exhausted=["Loner", "Weakling"])
    with scene(Side(streets=party), two, city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one("attack with Adept", f"target {target}", "Mental")
        assert of_one(play, target) == marked


# ---- John Kartunen


def test_john_kartunen_blocks_ranged_attacks() -> None:
    """core-john-kartunen: as nobody without Guard may."""
    two = Side(haven=["Keondra", "John Kartunen", "Hope"])
    with scene(Side(streets=["Brute"], hand=["Shotgun"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Keondra", "Ranged", "place Shotgun")
        assert play.offered == ["block with John Kartunen", "pass"]
        play.two("pass")
        play.ends_asking(play.asked.asks)


# ---- Hydra


def test_hydra_draws_while_attacking() -> None:
    """core-hydra, R20-ABL-10: for 1 Blood, as the attacker; neither beside the attacker nor before an attack."""
    one = Side(streets=["Hydra", "Grace"], library=["Awe", "Majesty"])
    with scene(one, KEONDRA, book=BOOK) as play:
        assert "not the attacker" in play.refusal("activate Hydra")
        play.one("attack with Hydra", "Physical", "activate Hydra")
        assert (play.blood("Hydra"), play.names(0, w.HAND)) == (5, ["Awe"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Grace", "Physical")
        assert not play.offers("activate Hydra")
        play.ends_asking(play.asked.asks)


def test_hydra_draws_too_late_for_this_attack() -> None:
    """core-hydra, R20-CRD-16: Attack cards are placed before abilities are used."""
    one = Side(streets=["Hydra"], hand=["Awe"], library=["Majesty"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Hydra", "Physical")
        assert (play.asked.asks, play.offers("activate Hydra")) == ("place-attack-card", False)
        play.one("pass", "activate Hydra")
        assert play.names(0, w.HAND) == ["Awe", "Majesty"]


# ---- Velvet


def test_velvet_gains_for_a_conspiracy() -> None:
    """core-velvet: 1 Prestige when her player resolves one; her foe's she does not mind."""
    for one, two, gained in ((["Velvet", "Grace"], ["Keondra"], 1), (["Grace"], ["Velvet"], 0)):
        with scene(Side(haven=one, face_down={"Snake Oil": 2}), Side(haven=two), book=BOOK) as play:
            play.one("reveal Snake Oil")
            assert [play.g.prestige[seat] for seat in (0, 1)] == [5 + gained, 5]


def test_velvet_gains_for_a_trap_but_not_in_an_attack() -> None:
    """core-velvet: a Trap that a move springs counts; one that an attack springs does not."""
    two = Side(haven=["Velvet"], face_down={"Snare": 1})
    with scene(Side(haven=["Lucky"]), two, book=BOOK) as play:
        play.one("move out")
        play.two("spring Snare")
        assert (play.g.agenda[1], play.g.prestige[1]) == (1, 6)
    two = Side(haven=["Velvet"], face_down={"Pitfall": 1})
    with scene(Side(streets=["Lucky"]), two, book=BOOK) as play:
        play.one("attack with Lucky", "Physical")
        play.two("spring Pitfall")
        assert (play.g.agenda[1], play.g.prestige[1]) == (1, 5)


# ---- Maia


def test_maia_strikes_harder_for_each_event() -> None:
    """hoe-maia: two Events in The Streets are +2; Mortals and characters are not, nor is it for others."""
    city = City(streets=["Copacabana Réveillon", "Uprising", "Maid"])
    for who, dealt in (("Maia", 1 + 2), ("Adept", 1)):
        one = Side(streets=["Maia", "Adept"])
        with scene(one, Side(streets=["Loner"]), city=city, book=BOOK) as play:
            play.one(f"attack with {who}", "target Loner", "Mental")
            assert play.blood("Loner") == 4 - dealt


# ---- Omnis


def test_omnis_takes_a_trap_back() -> None:
    """hoe-omnis: with 2 Prestige on it; with 1 it is discarded."""
    for on_it, where in ((2, "hand"), (1, "discard")):
        with scene(Side(haven=["Lucky"]), Side(haven=["Omnis"], face_down={"Snare": on_it}), book=BOOK) as play:
            play.one("move out")
            play.two("spring Snare")
            assert (play.where("Snare"), play.g.agenda[1]) == (where, 1)


def test_omnis_takes_no_conspiracy_back_and_no_trap_of_a_foe() -> None:
    """hoe-omnis."""
    with scene(Side(haven=["Omnis"], face_down={"Snake Oil": 2}), KEONDRA, book=BOOK) as play:
        play.one("reveal Snake Oil")
        assert play.where("Snake Oil") == "discard"
    with scene(Side(haven=["Omnis"]), Side(haven=["Lucky"], face_down={"Snare": 2}), book=BOOK) as play:
        play.one("move out")
        play.two("spring Snare")
        assert play.where("Snare") == "discard"


# ---- Hikari


def test_hikari_mends_when_she_reacts() -> None:
    """ml-hikari: herself, a foe or somebody in torpor, up to 2 Blood; or nobody."""
    two = Side(haven=["Hikari", "Hope"], torpor=["Grace"], hand=["Blinded"], exhausted=["Hope"], blood={"Grace": 0})
    for said, left in (("Brute", [3, 0]), ("Grace", [1, 2]), ("no", [1, 0])):
        with scene(Side(streets=["Brute"], blood={"Brute": 1}), two, book=BOOK) as play:
            play.one("attack with Brute", "target Hikari", "Mental")
            play.two("place Blinded")
            assert play.offered == ["Brute", "Hikari", "Hope", "Grace", "no"]
            play.two(said)
            assert [play.blood("Brute"), play.blood("Grace")] == left


def test_hikari_does_not_mend_when_another_reacts() -> None:
    """ml-hikari."""
    two = Side(haven=["Hikari", "Hope"], hand=["Blinded"], exhausted=["Hikari"], blood={"Hikari": 1})
    with scene(Side(streets=["Weakling"]), two, book=BOOK) as play:
        play.one("attack with Weakling", "target Hope", "Mental")
        play.two("place Blinded")
        assert play.blood("Hikari") == 1


# ---- Kwame


def test_kwame_draws_in_torpor_with_two_wraiths() -> None:
    """sas-kwame: in torpor and with two wraiths; neither with one, nor in the Haven."""
    for number, where, drawn in ((2, "torpor", 1), (1, "torpor", 0), (2, "haven", 0)):
        one = Side(haven=["Grace", "Hope"], wraiths=["Shade", "Moth"], library=["Awe"] * 9, blood={"Kwame": 1})
        (one.torpor if where == "torpor" else one.haven).append("Kwame")
        with scene(one, KEONDRA, city=City(burned=["Maid", "Vagrant"]), book=BOOK) as play:
            for name in ("Grace", "Hope")[:number]:
                create_wraith(play.g, 0, play.card(name))
            play.ask_again()
            end_turn(play, 0)
            if drawn:
                play.one("pass")  # the card might mend somebody
            assert len(play.names(0, w.HAND)) == 2 + drawn  # 2 as at the end of every turn


# ---- Drea Warden


def test_drea_warden_gives_an_animal_to_anybody_of_hers() -> None:
    """war-drea-warden: an Animal and no other card, to one without Animalism too, for 1 Blood."""
    one = Side(haven=["Drea Warden", "Grace"], hand=["Owl", "Bat Out of Hell", "Coat"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Drea Warden")
        assert play.offered == ["Owl", "Bat Out of Hell"]
        play.one("Bat Out of Hell")
        assert play.offered == ["Drea Warden", "Grace"]
        play.one("Grace")
        assert (play.host("Bat Out of Hell"), play.blood("Drea Warden")) == ("Grace", 4)
        assert (play.is_ready("Drea Warden"), play.blood("Grace")) == (False, play.value("Grace", w.BLOOD_POTENCY))


# ---- Lil' Fang


def test_lil_fang_takes_an_animal_back() -> None:
    """war-lil-fang: from the player's own discard pile, and no other card."""
    one = Side(haven=["Lil' Fang"], discard=["Coat", "Owl", "Bat Out of Hell"])
    with scene(one, Side(haven=["Keondra"], discard=["Owl"]), book=BOOK) as play:
        play.one("activate Lil' Fang")
        assert play.offered == ["Owl", "Bat Out of Hell"]
        play.one("Bat Out of Hell")
        assert (play.names(0, w.HAND), play.is_ready("Lil' Fang")) == (["Bat Out of Hell"], False)
        assert play.log()[-1] == "Bat Out of Hell returns to One's hand"


# ---- R.T. Thassos


def test_thassos_makes_somebody_discard() -> None:
    """xxx-r-t-thassos: for the first Animal on him; a coat is none, and one on somebody else is not on him."""
    one = Side(haven=["R.T. Thassos", "Lucky", "Drea Warden"], hand=["Owl", "Owl"], attached={"R.T. Thassos": ["Coat"]})
    with scene(one, Side(haven=["Keondra"], hand=["Awe", "Majesty"]), book=BOOK) as play:
        play.one("play Owl", "exhaust Lucky")
        assert play.names(1, w.HAND) == ["Awe", "Majesty"]
        play.one("activate Drea Warden", "Owl", "R.T. Thassos")
        assert play.offered == ["One", "Two"]
        play.one("Two")
        play.two("Awe")
        assert (play.names(1, w.HAND), play.where("Awe")) == (["Majesty"], "discard")


def test_thassos_does_so_once_a_turn() -> None:
    """xxx-r-t-thassos: the second Animal of a turn makes nobody discard."""
    one = Side(haven=["R.T. Thassos", "Drea Warden"], hand=["Owl", "Owl"])
    with scene(one, Side(haven=["Keondra"], hand=["Awe", "Majesty"]), book=BOOK) as play:
        play.one("play Owl", "exhaust R.T. Thassos", "Two")
        play.two("Awe")
        play.one("activate Drea Warden", "Owl", "R.T. Thassos")
        assert play.names(1, w.HAND) == ["Majesty"]


# ---- Smoke


def test_smoke_readies_somebody_of_the_party() -> None:
    """xxx-smoke: at the end of the turn, 1 character of this party; who is at home is not of it."""
    one = Side(streets=["Smoke", "Grace"], haven=["Lucky"], exhausted=["Smoke", "Grace", "Lucky"])
    with scene(one, KEONDRA, book=BOOK) as play:
        end_turn(play, 0)
        assert play.offered == ["Smoke", "Grace"]
        play.one("Grace")
        assert [play.is_ready(name) for name in ("Smoke", "Grace", "Lucky")] == [False, True, False]
