"""What is under way, as the scene tells it: the printed steps, which one it is, what has come of the others."""

from __future__ import annotations

import random

import pytest

from primogen.games.desk import Teller
from primogen.games.desks import DESKS
from primogen.kernel.ids import ALL, NONE
from primogen.kernel.plain import as_dict, as_int, as_list
from primogen.kernel.views import Sight
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THAT_PLAYER, action, lose, should, target_foe
from primogen.rivals.opening import opened
from primogen.rivals.scenes.play import Play, begin
from primogen.rivals.scenes.sides import City, Side
from primogen.scenarios.acting import NAMES
from primogen.text.languages import EN, ES
from support import book_with

RIVALS = DESKS["rivals"]
EXTORTION = action(
    "test-extortion", "Extortion", n.SCHEME, decks=n.VAMPIRES, text=should(target_foe(lose(1, n.PRESTIGE, THAT_PLAYER)))
)
ONE, TWO, THREE = 0, 1, 2
LUCKY = Side(haven=["Lucky"])


def scene_of(play: Play, seat: int = NONE, lang: int = EN) -> dict[str, object]:
    return RIVALS.scene(Teller(seat, lang, NAMES[: play.g.seats()]), 1, RIVALS.looks(Sight(play.g)))


def stage(play: Play, seat: int = NONE, lang: int = EN) -> dict[str, object]:
    return as_dict(scene_of(play, seat, lang)["stage"])


def names(told: dict[str, object]) -> list[str]:
    return [str(as_dict(step)["name"]) for step in as_list(told["steps"])]


def now(told: dict[str, object]) -> str:
    return names(told)[as_int(told["now"])]


def outcomes(told: dict[str, object]) -> dict[str, str]:
    return {names(told)[int(at)]: str(said) for at, said in as_dict(told["outcomes"]).items()}


def around(told: dict[str, object]) -> list[tuple[str, str]]:
    return [(str(as_dict(each)["title"]), str(as_dict(each)["step"])) for each in as_list(told["within"])]


def sides(told: dict[str, object]) -> list[dict[str, object]]:
    return [as_dict(each) for each in as_list(told["sides"])]


def test_nothing_is_under_way_between_actions() -> None:
    assert "stage" not in scene_of(begin(LUCKY, LUCKY))


# ---- attacks


def test_an_attack_is_told_by_its_printed_steps() -> None:
    """RV-ATK-30: eleven of them, after what comes before; each that is done says what came of it."""
    play = begin(Side(streets=["Grace"], hand=["Confuse"]), Side(haven=["Keondra", "Gisele"]))
    play.one("attack with Grace")
    told = stage(play)
    assert (told["kind"], told["title"], now(told)) == ("attack", "Attack", "Exhaust, target, Intel")
    assert [as_dict(step)["n"] for step in as_list(told["steps"])] == list(range(12))
    play.one("target Keondra")
    assert now(stage(play)) == "Attack type"
    play.one("Physical", "pass")
    told = stage(play, TWO)
    assert (now(told), outcomes(told)) == ("Blocking", {"Attack type": "Physical", "Attack card": "no card"})
    told = stage(play, TWO, ES)
    assert (now(told), outcomes(told)) == ("Bloqueo", {"Tipo de ataque": "Físico", "Carta de Ataque": "sin carta"})


def test_a_placed_card_is_named_to_its_player_alone() -> None:
    """RV-INFO-07."""
    play = begin(Side(streets=["Grace"], hand=["Confuse"]), Side(haven=["Keondra", "Gisele"]))
    play.one("attack with Grace", "target Keondra", "Mental", "place Confuse")
    for seat in (ONE, ALL):
        assert outcomes(stage(play, seat))["Attack card"] == "Confuse"
    for seat in (TWO, NONE):
        assert outcomes(stage(play, seat))["Attack card"] == "1 face down"


def test_the_blocker_is_named() -> None:
    play = begin(Side(streets=["Grace"]), Side(haven=["Keondra", "Gisele"], hand=["Shifting Organs"]))
    play.one("attack with Grace", "target Keondra", "Physical")
    play.two("block with Gisele")
    told = stage(play)
    assert (now(told), outcomes(told)["Blocking"]) == ("Reaction card", "Gisele")


# ---- Monsters


def test_an_attack_on_a_monster_pauses_for_its_strike() -> None:
    """RV-MONSTER-13, RV-MONSTER-14, RV-MONSTER-20: the strike goes through the steps, and says why that attribute."""
    play = begin(Side(streets=[["Ryan", "Juliana"]]), LUCKY, city=City(face_down=["Mula-Sem-Cabeça"]))
    play.one("attack with Ryan", "target face-down Monster", "Mental")
    told = stage(play)
    assert (told["kind"], told["title"], now(told)) == ("strike", "Preemptive Strike", "Blocking")
    assert around(told) == [("Attack", "Preemptive Strike")]
    assert (told["monster"], told["struck"]) == (play.card("Mula-Sem-Cabeça"), [play.card("Ryan")])
    rows = [tuple(as_dict(row).values()) for row in as_list(told["compare"])]
    assert (told["aggravated"], rows) == (1, [(2, 0, 2), (0, 0, 0), (1, 0, 1)])
    play.one("pass")


def test_a_tagged_monster_is_told() -> None:
    """RV-MONSTER-28: the Hunter stands, so the attack goes on and the Monster is tagged."""
    play = begin(Side(streets=["Maria Lopez"]), LUCKY, city=City(face_down=["Ghost"]))
    play.one("attack with Maria Lopez", "target face-down Monster")
    told = stage(play)
    assert names(told)[3:7] == ["Blocking", "Preemptive Strike", "Tag the Monster", "Reaction card"]


# ---- Schemes


def scheming() -> Play:
    one = Side(haven=["Keondra", "Iara"], hand=["Charmer", "Persecution"])
    return begin(one, LUCKY, Side(haven=["Ryan"]))


def test_a_scheme_tells_what_the_table_hears() -> None:
    """RV-SCHEME-07, RV-SCHEME-08: who has exerted what; face-down cards and fists are there, and no more is told."""
    play = scheming()
    play.one("play Charmer", "exhaust Iara")
    told = stage(play)
    assert (told["kind"], now(told), told["card"]) == ("scheme", "Exert Influence", play.card("Charmer"))
    assert [side["at"] for side in sides(told)] == ["now", "next", "next"]
    play.one("exert Keondra", "place Persecution", "pass")
    assert now(stage(play)) == "Prestige in a closed fist"
    play.one("fist 2")
    mine, theirs = sides(stage(play, ONE))[0], sides(stage(play, TWO))[0]
    assert (mine["closed"], mine["fist"], mine["said"]) == (1, 2, "yes")
    assert theirs["closed"] == 1 and "fist" not in theirs
    assert theirs["cards"] == [play.card("Persecution")]
    told = stage(play, TWO)
    assert (told["yes"], told["no"], told["open"]) == (play.g.exerted[ONE], 0, 0)


def test_with_all_eyes_nothing_that_is_under_way_is_hidden() -> None:
    """As it is seen again after the end: what is in a closed fist, and the name of a card that lies face down."""
    play = scheming()
    play.one("play Charmer", "exhaust Iara", "place Persecution", "pass", "fist 2")
    side = sides(stage(play, ALL))[0]
    assert (side["closed"], side["fist"], side["cards"]) == (1, 2, [play.card("Persecution")])
    assert "id" in as_dict(as_dict(scene_of(play, ALL)["cards"])[str(play.card("Persecution"))])


@pytest.mark.parametrize("fist", [0, 2])
def test_an_empty_fist_looks_like_a_full_one(fist: int) -> None:
    """RV-SCHEME-08."""
    play = scheming()
    play.one("play Charmer", "exhaust Iara", "pass", f"fist {fist}")
    assert sides(stage(play, TWO))[0] == {
        "seat": ONE, "at": "done", "said": "yes", "exerted": 0, "cards": [], "closed": 1,
    }  # fmt: skip


def test_a_scheme_that_is_counted_says_how_it_ends() -> None:
    """RV-SCHEME-21 to RV-SCHEME-23: what was in the fists is told to everybody, and a tie succeeds."""
    one = Side(haven=["Keondra"], hand=["Extortion"])
    play = begin(one, Side(haven=["Gisele"]), Side(haven=["Ryan"]), book=book_with(EXTORTION))
    play.one("play Extortion", "pass", "fist 2")
    play.two("pass", "fist 2", "NO")
    play.three("pass", "fist 0", "NO")
    told = stage(play, THREE)
    assert (now(told), outcomes(told)) == ("Resolve", {"Count; a tie succeeds": "the Scheme succeeds"})
    assert (told["open"], told["yes"], told["no"]) == (1, 2, 2)
    assert [side["fist"] for side in sides(told)] == [2, 2, 0]
    play.one("Two")


# ---- claims, bids, deals


def test_a_claim_tells_who_may_attack() -> None:
    """RV-PRINCE-04, RV-PRINCE-05: clockwise, each once; an attack on the claimant is part of the claim."""
    two, three = Side(haven=["Keondra", "Iara"]), Side(haven=["Matthew"])
    play = begin(Side(streets=["Lucky"]), two, three, city=City(streets=["Prince of the City"]))
    play.one("claim with Lucky")
    told = stage(play)
    assert (told["kind"], now(told)) == ("claim", "Each other player may attack")
    assert told["claimant"] == play.card("Lucky")
    assert told["foes"] == [{"seat": TWO, "at": "now"}, {"seat": THREE, "at": "next"}]
    play.two("attack with Keondra")
    told = stage(play)
    assert (told["kind"], around(told)) == ("attack", [("Claim of the Prince", "Each other player may attack")])


def test_bids_for_a_leader() -> None:
    """RV-SETUP-21 to RV-SETUP-25: two have revealed the same Leader."""
    header = RIVALS.deal(["One", "Two"], ["ministry", "ministry"], b"bids")
    play = Play(begin(LUCKY, LUCKY).g)
    play.go_on_with(opened(header))
    told = stage(play)
    assert (told["kind"], now(told)) == ("setup", "Faction deck and Leader")
    leader = play.offered[0]
    play.one(leader)
    play.two(leader)
    told = stage(play)
    assert now(told) == "Reveal Leaders"
    assert (told["highest"], told["holder"]) == (-1, NONE)
    first = play.asked.seat
    play.answers(first, ("bid 2",))
    told = stage(play)
    assert (told["highest"], told["holder"]) == (2, first)
    assert told["foes"] == [{"seat": first, "at": "done"}, {"seat": 1 - first, "at": "now"}]


def test_a_deal_is_made_in_public() -> None:
    """RV-DEAL-02, RV-DEAL-03: what may be promised is offered to the proposer; the terms are everybody's to read."""
    play = begin(LUCKY, Side(haven=["Keondra"]), Side(haven=["Ryan"]))
    play.interjects(TWO, "propose a deal")
    told = stage(play, TWO)
    offer = next(as_dict(each) for each in as_list(told["offers"]) if as_dict(each)["counted"])
    assert (offer["words"], len(as_list(offer["options"]))) == ("says YES with … Influence", 5)
    assert stage(play, ONE)["offers"] == []
    play.two("Two does not attack the other", "done")
    told = stage(play, THREE)
    assert (now(told), told["partner"]) == ("Yes or no", ONE)
    terms = [{"who": TWO, "to": ONE, "words": "does not attack One"}]
    assert told["terms"] == terms
    play.one("accept")
    assert scene_of(play, THREE)["deals"] == terms


# ---- always


def test_every_question_of_whole_games_has_a_step_it_belongs_to() -> None:
    """Whatever is under way, the step named is one of its steps."""
    kinds = set()
    for seed in range(4):
        g = opened(RIVALS.deal(["One", "Two", "Three"], ["ministry", "caitiff", "faithful"], b"%d" % seed))
        play, dice = Play(g), random.Random(seed)
        while play.g.decision is not None:
            told = as_dict(scene_of(play).get("stage") or {})
            if told:
                kinds.add(told["kind"])
                assert -1 <= as_int(told["now"]) < len(names(told))
            play.answer(dice.randrange(len(play.offered)))
    assert {"setup", "attack", "strike"} <= kinds


# ---- known


def test_a_seat_knows_what_its_deck_still_holds() -> None:
    """RV-INFO-06, RV-SETUP-04: one's own deck list less what one sees; the City Deck for everybody."""
    one = Side(haven=["Lucky"], library=["Awe", "Awe", "Majesty"])
    play = begin(one, Side(haven=["Keondra"], library=["Confuse"]), city=City(deck=["Maid"]))
    known = RIVALS.known(play.g, Teller(ONE, EN, NAMES[:2]))
    assert known == {"own": {"hah-awe": 2, "hah-majesty": 1}, "city": {"hah-maid": 1}}
    assert RIVALS.known(play.g, Teller(NONE, EN, NAMES[:2])) == {"own": {}, "city": {"hah-maid": 1}}
