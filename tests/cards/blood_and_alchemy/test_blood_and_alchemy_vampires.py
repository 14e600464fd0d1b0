"""Vampires of Blood & Alchemy, played."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.blood import blood_of_colour, swap_blood
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])


def of_one(play: Play, name: str) -> int:
    """How much Blood of the first player's colour lies on a card."""
    return blood_of_colour(play.g, play.card(name), 0)


# ---- Tremere


def test_alejandro_lopez_draws_as_often_as_he_mends() -> None:
    """baa-alejandro-lopez: R229-CRD-51: several times in an Action Phase; not at maximum Blood, nor for another."""
    one = Side(haven=["Alejandro Lopez", "Lorenzo Murik", "Hope"], blood={"Alejandro Lopez": 5}, library=["Awe"] * 5)
    one.hand = ["Blood of Potency"]
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Lorenzo Murik")
        assert len(play.names(0, w.HAND)) == 2
        play.one("play Blood of Potency", "exhaust Alejandro Lopez")
        assert (play.blood("Alejandro Lopez"), len(play.names(0, w.HAND))) == (8, 1 + 1)
    one.blood = {"Hope": 1}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Lorenzo Murik")
        assert len(play.names(0, w.HAND)) == 1


def test_alejandro_lopez_draws_in_a_foes_action_phase_but_not_in_the_end_phase() -> None:
    """baa-alejandro-lopez: in any player's Action Phase, and in no other phase."""
    two = Side(haven=["Alejandro Lopez"], blood={"Alejandro Lopez": 1}, library=["Awe"])
    city = City(streets=["Maid"])
    with scene(Side(streets=["Lorenzo Murik"], hand=["Rain of Blood"]), two, city=city, book=BOOK) as play:
        play.one("play Rain of Blood", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        assert (play.blood("Alejandro Lopez"), play.names(1, w.HAND)) == (2, ["Awe"])
    one = Side(haven=["Alejandro Lopez"], blood={"Alejandro Lopez": 1}, hand=["Coat"], library=["Awe"] * 3)
    with scene(one, KEONDRA, book=BOOK) as play:
        end_turn(play, 0)
        play.one("mend Alejandro Lopez")
        assert (play.blood("Alejandro Lopez"), play.names(0, w.HAND)) == (2, ["Awe"] * 2)  # as at the end of every turn


def test_grigori_swaps_blood_of_anybody() -> None:
    """baa-grigori: by exhausting, 1 Blood on a character anywhere; it is not mended."""
    with scene(Side(haven=["Grigori"]), Side(haven=["Keondra"], torpor=["Hope"]), book=BOOK) as play:
        play.one("activate Grigori")  # his own Blood is of his colour
        assert (of_one(play, "Keondra"), play.blood("Keondra"), play.is_ready("Grigori")) == (1, 6, False)


@pytest.mark.parametrize(
    ("name", "token", "target", "physical", "laid"),
    [
        ("Aurora Nix", "fear", "Keondra", 2, 1),
        ("Aurora Nix", "fear", "Brute", 0, 0),  # who is not hurt
        ("Candi Liu", "minus_bp", "Loner", 1, 1),
        ("Candi Liu", "minus_bp", "Brute", 0, 0),
    ],
)
def test_whom_they_hurt_is_marked(name: str, token: str, target: str, physical: int, laid: int) -> None:
    """baa-aurora-nix, baa-candi-liu: a token on the target for 1 Damage or more; for none, none."""
    with scene(Side(streets=[name]), Side(streets=[target]), book=BOOK) as play:
        play.one(f"attack with {name}", "Physical" if name == "Aurora Nix" else "Social")
        column = play.g.fear if token == "fear" else play.g.minus_bp
        assert column[play.card(target)] == laid


def test_only_the_attacker_marks() -> None:
    """baa-aurora-nix: neither when another of the party attacks, nor when she strikes back."""
    with scene(Side(streets=["Aurora Nix", "Bully"]), Side(streets=["Loner"]), book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        assert play.g.fear[play.card("Loner")] == 0


def test_darius_wolfe_blocks_and_draws() -> None:
    """baa-darius-wolfe: a Guard may Block a Ranged attack; 1 card for it, and none for passing."""
    for said, drawn in (("block with Darius Wolfe", ["Awe"]), ("pass", [])):
        two = Side(haven=["Keondra", "Darius Wolfe"], library=["Awe", "Awe"])
        with scene(Side(streets=["Brute"], hand=["Shotgun"]), two, book=BOOK) as play:
            play.one("attack with Brute", "target Keondra", "Ranged", "place Shotgun")
            play.two(said)
            assert play.names(1, w.HAND) == drawn
            play.ends_asking(play.asked.asks)


def test_faith_gray_draws_for_a_ritual() -> None:
    """baa-faith-gray: whoever of her player's performs it; a coat is none, and a foe's is not hers."""
    brew = ("play Rite", "blood of Adept", "pass")
    for mine, theirs, said, drawn in (
        ("Faith Gray", "Hope", brew, 1),
        ("Brute", "Faith Gray", brew, 0),
        ("Faith Gray", "Hope", ("play Coat", "exhaust Adept"), 0),
    ):
        one = Side(haven=["Adept", mine], exhausted=[mine] * (len(said) == 3), hand=[said[0][5:]], library=["Awe"] * 2)
        with scene(one, Side(haven=["Keondra", theirs]), book=BOOK) as play:
            play.one(*said)
            assert len(play.names(0, w.HAND)) == drawn


def test_phuoc_dihn_feeds_a_ritual() -> None:
    """baa-phuoc-dihn: 1 Blood of his onto one of his player's Rituals; not his last, and only if there is one."""
    one = Side(haven=["Phuoc Dihn"], ongoing=["Rite"], blood={"Rite": 1})
    with scene(one, Side(haven=["Keondra"], ongoing=["Rite"]), book=BOOK) as play:
        play.one("activate Phuoc Dihn")
        assert (play.blood("Phuoc Dihn"), of_one(play, "Rite")) == (3, 2)
    one.blood = {"Rite": 1, "Phuoc Dihn": 1}
    with scene(one, KEONDRA, book=BOOK) as play:
        assert not play.offers("activate Phuoc Dihn")
    with scene(Side(haven=["Phuoc Dihn"]), KEONDRA, book=BOOK) as play:
        assert not play.offers("activate Phuoc Dihn")


def test_claudia_sterling_feeds_a_ritual_with_what_she_loses() -> None:
    """baa-claudia-sterling: 1 Blood, however much an attacker dealt; nothing if it dealt none."""
    two = Side(streets=["Claudia Sterling"], ongoing=["Rite"], blood={"Rite": 1})
    for attacker, kind, fed in (("Aurora Nix", "Physical", 2), ("Weakling", "Social", 1)):
        with scene(Side(streets=[attacker]), two, book=BOOK) as play:
            play.one(f"attack with {attacker}", kind)
            assert play.blood("Rite") == fed


def test_claudia_sterling_chooses_the_ritual_and_minds_only_attackers() -> None:
    """baa-claudia-sterling: which of two; other damage feeds none."""
    two = Side(streets=["Claudia Sterling"], ongoing=["Rite", "Truth of Blood"], blood={"Rite": 1, "Truth of Blood": 1})
    with scene(Side(streets=["Adept"]), two, book=BOOK) as play:
        play.one("attack with Adept", "Physical")
        play.two("Truth of Blood")
        assert (play.blood("Rite"), play.blood("Truth of Blood")) == (1, 2)
    with scene(Side(streets=["Brute"], hand=["Wrath"], burned=["Hope", "Sage"]), two, book=BOOK) as play:
        play.one("play Wrath", "Claudia Sterling")
        assert (play.blood("Claudia Sterling"), play.blood("Rite")) == (1, 1)


def test_lorenzo_murik_mends_one_of_his_coterie() -> None:
    """baa-lorenzo-murik: anybody active of his player's, and himself; nobody in torpor, and no foe."""
    one = Side(haven=["Lorenzo Murik", "Hope"], torpor=["Sage"], blood={"Lorenzo Murik": 1, "Hope": 1, "Sage": 1})
    with scene(one, Side(haven=["Keondra"], blood={"Keondra": 1}), book=BOOK) as play:
        play.one("activate Lorenzo Murik")
        assert play.offered == ["Lorenzo Murik", "Hope"]
        play.one("Hope")
        assert (play.blood("Hope"), play.is_ready("Lorenzo Murik")) == (2, False)


# ---- Thin-Bloods


@pytest.mark.parametrize(("party", "more"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_jacob_frost_strikes_harder_in_company(party: int, more: int) -> None:
    """baa-jacob-frost: R226-CRD-22, R229-CRD-65: +1 for every 2 of his party, himself among them."""
    one = Side(streets=["Jacob Frost", "Hope", "Sage", "Lucky"][:party])
    with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
        play.one("attack with Jacob Frost", "Physical")
        assert play.blood("Loner") == 4 - (1 + more)


THIN_BLOODS = {
    "April Smith": w.FORTITUDE,
    "Caleb Walker": w.BLOOD_SORCERY,
    "Hua Jiang": w.CELERITY,
    "Valerie Nash": w.AUSPEX,
    "Wendy": w.OBFUSCATE,
}


@pytest.mark.parametrize("name", THIN_BLOODS)
def test_thin_bloods_lend_alchemists_a_discipline(name: str) -> None:
    """baa-april-smith, baa-caleb-walker, baa-hua-jiang, baa-valerie-nash, baa-wendy: +1 BP and an icon."""
    one = Side(streets=[[name, "Jacob Frost", "Lucky"], ["Candi Liu"]])
    stats = (w.BLOOD_POTENCY, THIN_BLOODS[name])
    for attacker, lent in (("Jacob Frost", (4, 1)), ("Candi Liu", (2, 0))):
        with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
            before = tuple(play.value(attacker, stat) for stat in stats)
            play.one(f"attack with {attacker}")
            assert tuple(play.value(attacker, stat) for stat in stats) == lent
            assert before == (3 if attacker == "Jacob Frost" else 2, 0)
            play.ends_asking(play.asked.asks)


@pytest.mark.parametrize("name", THIN_BLOODS)
def test_thin_bloods_protect_the_weak(name: str) -> None:
    """baa-april-smith, baa-caleb-walker, baa-hua-jiang, baa-valerie-nash, baa-wendy: +1 Shield for 1 Prestige."""
    with scene(Side(haven=[name, "Weakling", "Hope"]), Side(haven=["Keondra", "Weakling"]), book=BOOK) as play:
        foe = play.g.pile(1, w.HAVEN)[1]
        play.one(f"activate {name}")
        assert [play.value(each, w.SHIELD) for each in (name, "Weakling", "Hope")] == [1, 1, 0]
        assert (play.g.prestige[0], play.g.controller[foe]) == (4, 1)


def test_whoever_is_brought_down_to_1_is_protected_too() -> None:
    """baa-april-smith: whose Blood Potency is 1 at that time."""
    with scene(Side(haven=["April Smith", "Candi Liu"], minus_bp={"Candi Liu": 1}), KEONDRA, book=BOOK) as play:
        play.one("activate April Smith")
        assert play.value("Candi Liu", w.SHIELD) == 1


FROG = {"Frog": ["Athanor Corporis", "Fixatio"]}


def test_frog_readies_whoever_of_his_party_attaches_an_alchemy() -> None:
    """baa-frog: himself, and others of his party; not one of another party, nor for a coat."""
    one = Side(streets=[["Frog", "Hope"], ["Candi Liu"]], hand=["Fixatio", "Coat"])
    for who, card, ready in (
        ("Frog", "Fixatio", True),
        ("Hope", "Fixatio", True),
        ("Candi Liu", "Fixatio", False),
        ("Hope", "Coat", False),
    ):
        with scene(one, KEONDRA, book=BOOK) as play:
            play.one(f"play {card}", f"exhaust {who}")
            assert (play.host(card), play.is_ready(who)) == (who, ready)


def test_frog_detaches_an_alchemy_instead_of_taking_damage() -> None:
    """baa-frog: R229-CRD-59: 1 less, once a turn, of whichever Alchemy he chooses, before attributes count."""
    two = Side(streets=["Frog"], attached=FROG)
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Social")
        assert play.offered == ["yes: Frog", "no"]
        play.two("yes: Frog")
        assert play.offered == ["discard Athanor Corporis", "discard Fixatio"]
        play.two("discard Fixatio")
        assert (play.blood("Frog"), play.where("Fixatio")) == (3 - (4 - 2 - 1), "discard")


def test_frog_prevents_nothing_for_others() -> None:
    """baa-frog: R226-ERR-07: only damage to Frog himself."""
    two = Side(streets=["Frog", "Hope"], attached=FROG, exhausted=["Frog", "Hope"])
    with scene(Side(streets=["Adept"]), two, book=BOOK) as play:
        play.one("attack with Adept", "target Hope", "Physical")
        assert play.blood("Hope") == 3


@pytest.mark.parametrize(("cards", "shield"), [([], 0), (["Fixatio"], 1), (["Fixatio", "Calcinatio", "Coat"], 2)])
def test_joseph_drake_is_shielded_by_his_alchemies(cards: list[str], shield: int) -> None:
    """baa-joseph-drake: +1 for each in attacks, and not otherwise; a coat is none."""
    two = Side(streets=["Joseph Drake"], attached={"Joseph Drake": cards} if cards else {})
    with scene(Side(streets=["Adept"]), two, book=BOOK) as play:
        assert play.value("Joseph Drake", w.SHIELD) == 0
        play.one("attack with Adept")
        assert play.value("Joseph Drake", w.SHIELD) == shield
        play.ends_asking(play.asked.asks)


# ---- whose Blood is swapped


def test_grigori_cleanses_his_own_and_overwrites_a_third() -> None:
    """baa-grigori: R229-CRD-60: any Blood token: another's on his own, and of a third player's colour on a foe."""
    with scene(Side(haven=["Grigori", "Hope"]), KEONDRA, Side(haven=["Sage"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Hope"), 1, 2)
        play.ask_again()
        play.one("activate Grigori", "Hope")
        assert of_one(play, "Hope") == 4 - 1
    with scene(Side(haven=["Grigori"]), KEONDRA, Side(haven=["Sage"]), book=BOOK) as play:
        swap_blood(play.g, play.card("Keondra"), 2, 2)
        play.ask_again()
        play.one("activate Grigori", "Keondra")
        assert play.offered == ["Two", "Three"]
        play.one("Three")
        found = [blood_of_colour(play.g, play.card("Keondra"), seat) for seat in (0, 1, 2)]
        assert found == [1, 4, 1]
