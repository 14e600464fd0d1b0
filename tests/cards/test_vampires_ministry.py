"""The nine vampires of the Ministry."""

from __future__ import annotations

import pytest

from primogen.rivals.language import groups as gr
from primogen.rivals.language import nouns as n
from primogen.rivals.language.traits import IsFaceDown
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    attach_this,
    attack_card,
    burn,
    gain,
    have,
    recruits,
    springs_when,
    target,
    targeted,
    this_character,
    title,
    trap,
    unhosted,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from support import book_with, prestige_on

# fmt: off
PIT = trap("test-pit", "Pit", springs_when(recruits()), text=gain(1, n.AGENDA))
BARON = title("test-baron", "Baron", influence=1, bp=3, text=attach_this(THIS),
              abilities=(have(this_character, 3, n.INFLUENCE),))
LAMP = unhosted("test-lamp", "Lamp", decks=n.VAMPIRES,
                text=target(gr.Cards(gr.ON_TABLE, gr.ANYONES, (IsFaceDown(),)), burn(THAT)))
FEINT = attack_card("test-feint", "Feint", n.PHYSICAL, decks=n.VAMPIRES, bp=0, damage=2, text=targeted)
# fmt: on
BOOK = book_with(PIT, BARON, LAMP, FEINT)
LUCKY = Side(haven=["Lucky"])
END_TURN = ("pass action", "pass action", "end phase")


def influence(play: Play, name: str) -> int:
    return play.value(name, w.INFLUENCE)


# ---- Keondra


@pytest.mark.parametrize(
    ("face_down", "more"),
    [
        ({}, 0),
        ({"Pay Tribute": 1}, 0),
        ({"Pay Tribute": 2}, 1),
        ({"Pay Tribute": 5, "Snake Oil": 2, "Pit": 2, "Shed Your Skin": 1}, 3),
    ],
)
def test_keondra_strikes_harder_for_each_rich_face_down_card(face_down: dict[str, int], more: int) -> None:
    """hah-keondra: those with 2 or more Prestige, Traps too; with any type of attack."""
    for attack_type, attribute in (("Social", 2), ("Ranged", 0)):
        with scene(Side(streets=["Keondra"], face_down=face_down), Side(haven=["Hakim Owusu"]), book=BOOK) as play:
            play.one("attack with Keondra", attack_type, *["no"] * 0)
            left = 3 - max(0, attribute + more - (2 if attack_type == "Social" else 0))
            assert play.blood("Hakim Owusu") == max(left, 1 if left <= 0 else left)


def test_keondra_counts_prestige_of_any_colour_on_her_players_own_cards() -> None:
    """hah-keondra: 1 of each player's on it; a foe's card with 3 counts for nothing."""
    one = Side(streets=["Keondra"], face_down={"Snake Oil": 1})
    two = Side(haven=["Jimmy"], face_down={"Pay Tribute": 3}, stakes={"Snake Oil": 1})
    with scene(one, two) as play:
        play.one("attack with Keondra", "Social")
        assert play.blood("Jimmy") == 4 - (2 + 1 - 1)


def test_keondra_helps_only_her_own_attacks() -> None:
    """hah-keondra: not Gisele's, beside her."""
    with scene(Side(streets=["Keondra", "Gisele"], face_down={"Snake Oil": 2}), Side(haven=["Jimmy"])) as play:
        play.one("attack with Gisele", "Physical")
        assert play.blood("Jimmy") == 4 - 1


# ---- Ceraph


def test_ceraph_has_influence_for_presence() -> None:
    """hah-ceraph: 1 for each character, not for each icon, of the own active coterie; herself among them."""
    one = Side(haven=["Matthew", "Ceraph", "Gisele", "Iara"], streets=["Jimmy"], torpor=["Keondra"], leader="Matthew")
    one.blood = {"Keondra": 1}
    with scene(one, Side(haven=["Hakim Owusu"])) as play:
        assert [influence(play, name) for name in ("Ceraph", "Gisele", "Jimmy")] == [3, 0, 0]
    with scene(Side(haven=["Matthew", "Ceraph"]), LUCKY) as play:
        assert influence(play, "Ceraph") == 1


def test_ceraph_exerts_what_she_has() -> None:
    """hah-ceraph: 1 as Leader, and 2; the foe's 2 Prestige and a Leader token are no more than that."""
    one = Side(haven=["Ceraph", "Gisele"], hand=["Believer"])
    for fist, succeeds in ((2, True), (3, False)):
        with scene(one, LUCKY) as play:
            play.one("play Believer", "exhaust Gisele", "exert Ceraph", "pass", "fist 0")
            play.two("exert Lucky", "pass", f"fist {fist}", "NO")
            assert (play.where("Believer") == "table") == succeeds


# ---- Matthew


def test_matthew_gains_prestige_for_the_first_conspiracy_of_a_turn() -> None:
    """hah-matthew: 2 when nobody else has contributed, and nothing for the second."""
    one = Side(haven=["Matthew"], face_down={"Snake Oil": 2, "Shed Your Skin": 2})
    with scene(one, LUCKY) as play:
        play.one("reveal Snake Oil")
        assert (play.g.prestige, play.where("Snake Oil")) == ([7, 5], "discard")
        play.one("reveal Shed Your Skin")
        assert play.g.prestige == [7, 5]


def test_matthew_gains_only_1_when_somebody_has_contributed() -> None:
    """hah-matthew: shown, Lucky's player puts 1 on it; and again in the next turn."""
    one = Side(haven=["Matthew"], face_down={"Snake Oil": 1, "Shed Your Skin": 2}, prestige=9)
    with scene(one, LUCKY) as play:
        play.one("show Snake Oil to Two")
        play.two("contribute")
        play.one("reveal Snake Oil")
        assert play.g.prestige == [10, 4]
        play.one(*END_TURN)
        play.two(*END_TURN)
        play.one("reveal Shed Your Skin")
        assert play.g.prestige == [12, 4]


def test_matthew_cares_for_no_trap_and_for_no_foe() -> None:
    """hah-matthew: a Trap that springs does not use up the first time; a foe's Conspiracy is not his player's."""
    one = Side(haven=["Matthew"], hand=["Hakim Owusu"], face_down={"Pit": 1, "Snake Oil": 2}, prestige=9)
    with scene(one, LUCKY, book=BOOK) as play:
        play.one("recruit Hakim Owusu", "spring Pit", "pass")
        assert (play.g.prestige[0], play.g.agenda[0]) == (6, 1)
        play.one("reveal Snake Oil")
        assert play.g.prestige[0] == 8
    with scene(Side(haven=["Matthew"]), Side(haven=["Keondra"], face_down={"Snake Oil": 2}), turn=1) as play:
        play.two("reveal Snake Oil")
        assert play.g.prestige == [5, 5]


# ---- Raúl Fontes


def test_raul_strikes_harder_for_tokens_in_the_defending_party() -> None:
    """hah-raul-fontes: each token, on the target and on the others of its party; not on those elsewhere or his own."""
    one = Side(streets=["Raúl Fontes", "Keondra"], no_influence=["Keondra"])
    two = Side(haven=["Lucky", "Sage", "Judas"], streets=["Grace"], no_influence=["Lucky", "Judas", "Grace"])
    with scene(one, two) as play:
        play.g.no_influence[play.card("Judas")] = 2
        play.one("attack with Raúl Fontes", "target Lucky", "Physical")
        play.two("pass")
        assert play.blood("Lucky") == 5 - (1 + 3 - 1)
    with scene(one, two) as play:
        play.one("attack with Raúl Fontes", "target Grace", "Mental")
        assert play.blood("Grace") == 5 - (1 + 1)


def test_raul_helps_only_his_own_attacks() -> None:
    """hah-raul-fontes: not Gisele's; and a Mortal bears no tokens."""
    two = Side(haven=["Lucky"], no_influence=["Lucky"])
    with scene(Side(streets=["Raúl Fontes", "Gisele"]), two) as play:
        play.one("attack with Gisele", "Mental")
        assert play.blood("Lucky") == 5
    with scene(Side(streets=["Raúl Fontes"]), two, city=City(streets=["Vagrant"])) as play:
        play.one("attack with Raúl Fontes", "target Vagrant", "Mental")
        assert play.where("Vagrant") == "streets"


# ---- Gisele


def test_gisele_guards_and_takes_the_attackers_influence() -> None:
    """hah-gisele: even from a Ranged attack; the token goes on the attacker, on nobody else of its party."""
    with scene(Side(streets=["Lucky", "Grace"]), Side(haven=["Keondra", "Iara", "Gisele"])) as play:
        play.one("attack with Lucky", "target Keondra", "Ranged")
        assert play.offered == ["block with Gisele", "pass"]
        play.two("block with Gisele")
        assert [play.g.no_influence[play.card(name)] for name in ("Lucky", "Grace", "Gisele")] == [1, 0, 0]


def test_nobody_elses_block_gives_giseles_token() -> None:
    """hah-gisele: nor does being attacked herself."""
    two = Side(haven=["Keondra", "Iara", "Gisele"])
    with scene(Side(streets=["Lucky"]), two) as play:
        play.one("attack with Lucky", "target Keondra", "Mental")
        play.two("block with Iara")
        assert play.g.no_influence[play.card("Lucky")] == 0
    with scene(Side(streets=["Lucky"]), two) as play:
        play.one("attack with Lucky", "target Gisele", "Mental")
        play.two("pass")
        assert play.g.no_influence[play.card("Lucky")] == 0


# ---- Jimmy


def test_jimmy_puts_somebodys_prestige_on_a_face_down_card() -> None:
    """hah-jimmy: of any player's general supply, on one of one's own; he exhausts, and no action is spent."""
    one = Side(haven=["Keondra"], streets=["Jimmy"], face_down={"Snake Oil": 1, "Shed Your Skin": 1})
    sides = (one, Side(haven=["Lucky"], face_down={"Pay Tribute": 1}), Side(haven=["Ryan"]))
    for chosen, seat in (("One", 0), ("Two", 1), ("Three", 2)):
        with scene(*sides) as play:
            play.one("activate Jimmy", chosen)
            assert play.offered == ["Snake Oil", "Shed Your Skin"]
            play.one("Snake Oil")
            assert [prestige_on(play, "Snake Oil", each) for each in range(3)] == [
                1 + (seat == 0),
                int(seat == 1),
                int(seat == 2),
            ]
            assert (play.g.prestige, play.is_ready("Jimmy"), play.actions) == ([5, 5, 5], False, 2)


def test_jimmy_works_only_in_the_streets_and_ready() -> None:
    """hah-jimmy: neither at home, nor exhausted, nor with no face-down card."""
    with scene(Side(haven=["Keondra", "Jimmy"], face_down={"Snake Oil": 1}), LUCKY) as play:
        assert play.refusal("activate Jimmy") == "Jimmy: use only in The Streets (RV-GOLD-01)"
    for one in (
        Side(haven=["Keondra"], streets=["Jimmy"], face_down={"Snake Oil": 1}, exhausted=["Jimmy"]),
        Side(haven=["Keondra"], streets=["Jimmy"]),
    ):
        with scene(one, LUCKY) as play:
            assert play.refusal("activate Jimmy").endswith("(RV-ABIL-04)")


def test_jimmys_prestige_counts_as_that_players_contribution() -> None:
    """hah-jimmy: so Pay Tribute, resolved, passes Two by; who has not been shown it, and does not see it."""
    one = Side(haven=["Keondra"], streets=["Jimmy"], face_down={"Pay Tribute": 2})
    with scene(one, LUCKY, Side(haven=["Ryan"])) as play:
        play.one("activate Jimmy", "Two")
        assert not play.g.sees(1, play.card("Pay Tribute"))
        play.one("reveal Pay Tribute")
        assert play.g.prestige == [7, 5, 3]


# ---- Ociel Gonzalez


def test_ociel_doubles_the_influence_of_his_title() -> None:
    """hah-ociel-gonzalez: the Title's 3 twice; not the Politician's 2, nor the Leader token's 1."""
    one = Side(haven=["Ociel Gonzalez"], attached={"Ociel Gonzalez": ["Baron", "Politician"]})
    with scene(one, LUCKY, book=BOOK) as play:
        assert influence(play, "Ociel Gonzalez") == 3 * 2 + 2 + 1
    one = Side(haven=["Keondra", "Ociel Gonzalez"], attached={"Keondra": ["Baron"]})
    with scene(one, LUCKY, book=BOOK) as play:
        assert (influence(play, "Keondra"), influence(play, "Ociel Gonzalez")) == (3 + 1, 0)


def test_ociel_as_prince() -> None:
    """hah-ociel-gonzalez: any Title, the Prince's too."""
    one = Side(haven=["Keondra"], streets=["Ociel Gonzalez"], leader="Keondra")
    with scene(one, LUCKY, city=City(streets=["Prince of the City"])) as play:
        play.one("claim with Ociel Gonzalez")
        play.two("pass")
        assert (play.host("Prince of the City"), influence(play, "Ociel Gonzalez")) == ("Ociel Gonzalez", 2 * 2)


# ---- Hakim Owusu


def test_hakim_has_influence_for_ongoing_schemes() -> None:
    """hah-hakim-owusu: both words are needed; and only one's own count."""
    one = Side(haven=["Keondra", "Hakim Owusu"], ongoing=["Believer", "Charmer", "Dark Money"])
    with scene(one, Side(haven=["Lucky"], ongoing=["Plots Within Plots"])) as play:
        assert (influence(play, "Hakim Owusu"), influence(play, "Keondra")) == (2, 1)


def test_a_scheme_counts_for_hakim_once_it_is_in_play() -> None:
    """hah-hakim-owusu: not while it is being decided on."""
    one = Side(haven=["Keondra", "Hakim Owusu"], hand=["Believer"])
    with scene(one, LUCKY) as play:
        play.one("play Believer", "exhaust Keondra")
        assert influence(play, "Hakim Owusu") == 0
        play.one("pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        assert influence(play, "Hakim Owusu") == 1


# ---- Iara


def test_foes_cannot_target_the_face_down_cards_of_iaras_player() -> None:
    """hah-iara: Lamp burns a face-down card; its own player may still aim at one, a foe only at a third player's."""
    mine = Side(haven=["Keondra", "Iara"], face_down={"Snake Oil": 1}, hand=["Lamp"])
    other = Side(haven=["Lucky"], face_down={"Pit": 1}, hand=["Lamp"])
    with scene(mine, other, Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("play Lamp")
        assert play.offered == ["Snake Oil", "face-down card"]
        play.one("Snake Oil")
    with scene(mine, other, Side(haven=["Ryan"]), turn=1, book=BOOK) as play:
        play.two("play Lamp")
        assert (play.where("Pit"), play.where("Snake Oil")) == ("burned", "table")


def test_without_iara_they_can_be_targeted() -> None:
    """hah-iara: in torpor she has no text."""
    one = Side(haven=["Keondra"], torpor=["Iara"], blood={"Iara": 1}, face_down={"Snake Oil": 1})
    with scene(one, Side(haven=["Lucky"], hand=["Lamp"]), turn=1, book=BOOK) as play:
        play.two("play Lamp")
        assert play.where("Snake Oil") == "burned"


def test_iara_shields_no_other_cards() -> None:
    """hah-iara: she herself, and Keondra, are targets like any."""
    one = Side(haven=["Keondra", "Iara"])
    two = Side(haven=["Lucky"], haven_card="Haven - The Hidden Temple")
    with scene(one, two, turn=1) as play:
        play.two("activate Haven - The Hidden Temple")
        assert sorted(play.offered) == ["Iara", "Keondra", "Lucky"]
        play.two("Iara")
        assert play.g.no_influence[play.card("Iara")] == 1
