"""Attack cards of Core, played."""

from __future__ import annotations

import pytest

from extras import BOOK, HELPERS
from fighters import fighter
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with

KEONDRA = Side(streets=["Keondra"])  # 6 Blood; Physical 0, Social 2, Mental 1

# ---- bonus damage by who is in the party


@pytest.mark.parametrize(
    ("card", "kind", "friends", "dealt"),
    [
        ("Holdout Dagger", "Physical", ["Singer", "Velvet"], 1 + 2),  # icons of Obfuscate
        ("Holdout Dagger", "Physical", ["Adept"], 1),
        ("Power Play", "Mental", ["Singer"], 1 + 1 + 1 - 1),  # with a Title: one of them
        ("Power Play", "Mental", ["Adept"], 1 + 1 - 1),
        ("Gang Up", "Physical", ["Singer"], 1 + 2),  # Retainers, of whoever bears them
        ("Gang Up", "Physical", ["Adept"], 1),
    ],
)
def test_damage_for_the_party(card: str, kind: str, friends: list[str], dealt: int) -> None:
    """core-holdout-dagger, core-power-play, core-gang-up: 1 for each in this party; who is at home does not count."""
    strong = fighter("Strong", bp=6)
    one = Side(
        streets=[["Strong", *friends]],
        haven=[name for name in ("Singer", "Velvet") if name not in friends],
        hand=[card],
        attached={"Singer": ["Office", "Athlete", "Vagrant"]},
    )
    with scene(one, KEONDRA, book=book_with(*HELPERS, strong)) as play:
        play.one("attack with Strong", kind, f"place {card}")
        assert play.blood("Keondra") == 6 - dealt


# ---- Know Your Place, A Biting Comment, Demand Obedience


@pytest.mark.parametrize(("borne", "dealt"), [([], 2), (["Office"], 3), (["Prince of the City"], 4), (["Athlete"], 2)])
def test_know_your_place(borne: list[str], dealt: int) -> None:
    """core-know-your-place: +1 for a Title, +2 for the Prince, and no more than that."""
    one = Side(streets=["Adept"], hand=["Know Your Place"], attached={"Adept": borne} if borne else {})
    with scene(one, Side(streets=["Brother"]), book=BOOK) as play:
        play.one("attack with Adept", "Social", "place Know Your Place")
        assert play.blood("Brother") == 5 - (dealt - 1)


def test_a_biting_comment() -> None:
    """core-a-biting-comment: 2 Damage or 1 Prestige, as the attacking player likes."""
    for said, prestige, dealt in (
        ("This attack deals +2 Damage to Loner", [5, 5], 1 + 2),
        ("Steal 1 Prestige from Two", [6, 4], 1),
    ):
        with scene(Side(streets=["Adept"], hand=["A Biting Comment"]), Side(streets=["Loner"]), book=BOOK) as play:
            play.one("attack with Adept", "Social", "place A Biting Comment", said)
            assert (play.g.prestige, play.blood("Loner")) == (prestige, 4 - dealt)


@pytest.mark.parametrize(("friends", "lost"), [([], 0), (["Guv'nah"], 2)])
def test_demand_obedience(friends: list[str], lost: int) -> None:
    """core-demand-obedience: with two icons of Dominate in the party the defending player loses 2 Prestige."""
    one = Side(streets=[["Singer", *friends]], hand=["Demand Obedience"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Singer", "Mental", "place Demand Obedience")
        assert (play.g.prestige, play.blood("Keondra")) == ([5, 5 - lost], 6 - (1 + 1 - 1))


# ---- Fragmented Mind


@pytest.mark.parametrize(("friends", "number"), [([], 1), (["Guv'nah", "Velvet"], 2)])
def test_fragmented_mind(friends: list[str], number: int) -> None:
    """core-fragmented-mind: the defending player chooses 1 card for each of the party with Dominate."""
    one = Side(streets=[["Singer", *friends]], hand=["Fragmented Mind", "Awe"])
    two = Side(streets=["Keondra"], hand=["Coat", "Owl", "Rite"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Singer", "Mental", "place Fragmented Mind")
        play.two("pass", *["Owl", "Coat"][:number])
        assert (len(play.names(1, w.HAND)), play.where("Owl"), play.names(0, w.HAND)) == (
            3 - number,
            "discard",
            ["Awe"],
        )


# ---- Incite Rebellion


def incited(*said: str) -> Play:
    one = Side(streets=["Adept"], hand=["Incite Rebellion"], attached={"Adept": ["Maid"]})
    two = Side(streets=["Keondra", "Hope"], haven=["Grace"], attached={"Hope": ["Athlete"], "Grace": ["Vagrant"]})
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Adept", "target Keondra", "Social", "place Incite Rebellion")
        play.two("pass")
        play.one(*said)
    return play


def test_incite_rebellion() -> None:
    """core-incite-rebellion: 1 Blood, and a Retainer of the defending party burns; nobody gains anything for it."""
    play = incited("yes: Incite Rebellion")
    assert (play.where("Athlete"), play.where("Vagrant"), play.where("Maid")) == ("burned", "attached", "attached")
    assert (play.blood("Adept"), play.g.agenda) == (3, [0, 0])
    assert incited("no").where("Athlete") == "attached"


# ---- Kneecapped


@pytest.mark.parametrize(
    ("target", "said"), [("BOPE-RJ: Psyops", "yes: Kneecapped"), ("BOPE-RJ: Psyops", "no"), ("Athlete", "")]
)
def test_kneecapped(target: str, said: str) -> None:
    """core-kneecapped: a card for +3, and only against an Antagonist."""
    one = Side(streets=["Adept"], hand=["Kneecapped", "Coat"])
    with scene(one, KEONDRA, city=City(streets=[target], blood={target: 5}), book=BOOK) as play:
        play.one("attack with Adept", f"target {target}", "Physical", "place Kneecapped", *([said] if said else []))
        assert play.where(target) == ("discard" if said.startswith("yes") else "streets")
        assert play.where("Coat") == ("discard" if said.startswith("yes") else "hand")


# ---- Molotov Cocktail, Drive-By, .38 Special


def thrown(said: str, attacker: str = "Adept") -> Play:
    """Guard: nobody. The one at home is of another party."""
    one = Side(streets=[attacker], hand=["Molotov Cocktail", "Coat"])
    two = Side(streets=["Keondra", "Hope", "Lucky"], haven=["Grace"])
    with scene(one, two, book=BOOK) as play:
        play.one(f"attack with {attacker}", "target Keondra", "Ranged", "place Molotov Cocktail", said)
        play.one(*(["activate Beretta"] if attacker == "Beretta" else []))
    return play


def test_molotov_cocktail() -> None:
    """core-molotov-cocktail: 1; for a card, 1 to each other of the party. R20-CRD-05, R229-CRD-30, R226-DMG-03."""
    play = thrown("yes: Molotov Cocktail")
    assert [play.blood(name) for name in ("Keondra", "Hope", "Lucky", "Grace")] == [5, 3, 4, 5]
    play = thrown("no")
    assert [play.blood(name) for name in ("Keondra", "Hope", "Lucky", "Grace")] == [5, 4, 5, 5]


def test_a_molotov_cocktail_passes_no_bonus_on() -> None:
    """core-molotov-cocktail, core-beretta: what is added is for the target alone. R20-CMB-07."""
    play = thrown("yes: Molotov Cocktail", "Beretta")
    assert [play.blood(name) for name in ("Keondra", "Hope", "Lucky")] == [4, 3, 4]


@pytest.mark.parametrize(
    ("friends", "said", "hurt"), [([], [], 0), (["Hydra"], ["Hope"], 1), (["Hydra", "Beretta"], ["Hope"], 2)]
)
def test_drive_by(friends: list[str], said: list[str], hurt: int) -> None:
    """core-drive-by: 2 Damage to one more for each of the party with Celerity, nobody twice."""
    one = Side(streets=[["Adept", *friends]], hand=["Drive-By"])
    two = Side(streets=["Keondra", "Hope", "Lucky"], haven=["Grace"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Adept", "target Keondra", "Ranged", "place Drive-By")
        if said:
            assert play.offered == ["Hope", "Lucky"]
        play.one(*said)
        lost = [full - play.blood(name) for name, full in (("Keondra", 6), ("Hope", 4), ("Lucky", 5), ("Grace", 5))]
        assert lost == [2, 2 * (hurt > 0), (2 - 1) * (hurt > 1), 0]  # Lucky has 1 Physical


# ---- Sucker Punch


@pytest.mark.parametrize(("edition", "damage"), [("2023", 1), ("2022-09", 1), ("2022-06", 1), ("2020", 2)])
def test_sucker_punch(edition: str, damage: int) -> None:
    """core-sucker-punch: any other of the defending party may become the target. DIFF-131: it dealt 2. R226-ERR-08."""
    one = Side(streets=["Sweetums"], hand=["Sucker Punch", "Throat Rip"])
    with scene(one, Side(streets=["Doc", "Lolita"]), edition=edition) as play:
        play.one("attack with Sweetums", "target Doc", "Physical", "place Sucker Punch")
        play.two("pass")
        play.one("retarget Lolita")
        assert (play.blood("Doc"), play.blood("Lolita")) == (5, 3 - (1 + damage - 1))


# ---- Terrorize, Unhinged


def test_terrorize() -> None:
    """core-terrorize: the whole defending party is exhausted, and nobody else."""
    two = Side(streets=["Keondra", "Hope"], haven=["Grace"])
    with scene(Side(streets=["Adept", "Bully"], hand=["Terrorize"]), two, book=BOOK) as play:
        play.one("attack with Adept", "target Keondra", "Mental", "place Terrorize")
        play.two("pass")
        assert [play.is_ready(name) for name in ("Keondra", "Hope", "Grace", "Bully")] == [False, False, True, True]


@pytest.mark.parametrize(("said", "dealt"), [(["done"], 0), (["Coat", "done"], 1), (["Coat", "Owl"], 2)])
def test_unhinged(said: list[str], dealt: int) -> None:
    """core-unhinged: up to 2 cards for 1 Damage each; of three in hand not the third."""
    one = Side(streets=["Velvet"], hand=["Unhinged", "Coat", "Owl", "Rite"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Velvet", "Mental", "place Unhinged", *said)
        assert (play.blood("Keondra"), len(play.names(0, w.HAND))) == (6 - (1 + 1 + dealt - 1), 3 - dealt)


# ---- those that are Attack or Reaction


@pytest.mark.parametrize(
    ("card", "kind", "dealt"),
    [(".38 Special", "Ranged", 2), ("Baseball Bat", "Physical", 1 + 1), ("Humiliate", "Social", 1 + 1 + 1)],
)
def test_either_way(card: str, kind: str, dealt: int) -> None:
    """core-38-special, core-baseball-bat, core-humiliate: their damage to whoever is attacked, or attacks."""
    with scene(Side(streets=["Singer"], hand=[card]), Side(streets=["Loner"]), book=BOOK) as play:
        play.one("attack with Singer", kind, f"place {card}")
        assert play.blood("Loner") == 4 - dealt
    with scene(Side(streets=["Loner"]), Side(streets=["Singer"], hand=[card]), book=BOOK) as play:
        play.one("attack with Loner", kind)
        play.two(f"place {card}")
        assert play.blood("Loner") == 4 - dealt


def test_humiliate_counts_the_party() -> None:
    """core-humiliate: one icon of Presence is not enough; a second in the party is."""
    for friends, dealt in ([], 1 + 1), (["Maia"], 1 + 1 + 1):
        one = Side(streets=[["Brother", *friends]], hand=["Humiliate"])
        with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
            play.one("attack with Brother", "Social", "place Humiliate")
            assert play.blood("Loner") == 4 - dealt


def test_a_baseball_bat_is_for_mortals() -> None:
    """core-baseball-bat: 3 Damage to a Citizen, 2 to a vampire."""
    with scene(
        Side(streets=["Adept"], hand=["Baseball Bat"]), KEONDRA, city=City(streets=["Athlete"]), book=BOOK
    ) as play:
        play.one("attack with Adept", "target Athlete", "Physical", "place Baseball Bat", "burn Athlete")
        assert play.g.agenda[0] == 1
