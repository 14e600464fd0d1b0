"""Combat cards and gear: hands that are redrawn, damage that is prevented, cards on the opposing minion, shapes."""

from __future__ import annotations

from primogen.vtes.rules.words import HAND
from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_fights import fight, reach, strikes, to_rest

FANGS, PENANCE, METTLE, PURSUIT = "Pulled Fangs", "Unholy Penance", "Superior Mettle", "Infernal Pursuit"
DISGUISED, JACKET, FORM, TERRORS, HOUND = (
    "Disguised Weapon",
    "Leather Jacket",
    "Monstrous Form",
    "Night Terrors",
    "Feral Hound",
)
FULL = ["Majesty"] * 5


def to_act(play: Play, said: str) -> Play:
    """Whoever acts passes on until that is on offer."""
    while said not in play.offered:
        play.answers(play.asked.seat, (next(each for each in ("end", "pass", "hands") if each in play.offered),))
    return play


def test_infernal_pursuit_draws_more() -> None:
    """100980: one more for each card that is replaced, this one included; then she discards down, what she likes."""
    one = Side(ready=["Anvil"], hand=[PURSUIT, "Fake Out", *FULL], library=["Dodge", "Blur", "Flash", "Raven Spy"])
    play = fight(one, Side(ready=["Madison"]))
    reach(play, f"play {PURSUIT}").one(f"play {PURSUIT}")
    assert play.asked.asks == "discard-down" and "Dodge" in str(play.offered) and "Blur" in str(play.offered)
    play.one("discard Majesty")
    assert len(play.names(0, HAND)) == 7
    strikes(play, "hands", "hands")
    reach(play, "play Blur").one("play Blur", "basic")
    assert play.asked.asks == "discard-down"


def test_infernal_pursuit_of_her_alone_and_for_this_combat() -> None:
    """100980: the other draws as ever, and so does she when it is over."""
    one = Side(ready=["Anvil", "Sully"], hand=[PURSUIT, *FULL, "Swallowed by the Night"], library=["Raven Spy"] * 9)
    two = Side(ready=["Madison", "Alice Chen"], hand=["Dodge", *FULL, "Majesty"], library=["Raven Spy"] * 9)
    play = fight(one, two)
    reach(play, f"play {PURSUIT}").one(f"play {PURSUIT}", "discard Majesty")
    strikes(play, "hands", "play Dodge")
    assert play.asked.asks != "discard-down"
    to_rest(play)
    play.one("bleed with Sully")
    play.two("block with Alice Chen")
    reach(play, "play Swallowed by the Night").one("play Swallowed by the Night")
    assert len(play.names(0, HAND)) == 7 and play.asked.asks != "discard-down"


def test_infernal_pursuit_is_a_press_at_basic() -> None:
    """100980: and no more."""
    play = fight(Side(ready=["Nik Sikko"], hand=[PURSUIT], library=["Dodge"] * 9), Side(ready=["Madison"]))
    strikes(play, "hands", "hands")
    reach(play, f"play {PURSUIT}").one(f"play {PURSUIT}")
    assert play.asked.asks != "discard-down" and reach(play, "hands").asked.asks == "strike"


def test_infernal_pursuit_draws_one_by_one() -> None:
    """100980: of several cards each is replaced by itself, with another, and as many are discarded each time."""
    one = Side(ready=["Anvil"], hand=[PURSUIT, "Dodge", "Fake Out", *FULL[:4]], library=["Raven Spy"] * 9)
    play = fight(one, Side(ready=["Sully"], hand=["Target Vitals"]))
    reach(play, f"play {PURSUIT}").one(f"play {PURSUIT}", "discard Majesty")
    reach(play, "hands").one("hands")
    play.two("hands", "play Target Vitals")
    play.one("use what Target Vitals gives", "Dodge", "Fake Out")
    asked = 0
    while play.asked.asks == "discard-down":
        play.one("discard Raven Spy")
        asked += 1
    assert (asked, len(play.names(0, HAND))) == (2, 7)


def test_superior_mettle_prevents_a_strike() -> None:
    """101905: all of it; at basic no more than that."""
    for level, blood in (("basic", 5), ("superior", 5)):
        play = fight(
            Side(ready=["Brandon Grime"], hand=["Pursuit"], on={"Brandon Grime": [".44 Magnum"]}),
            Side(ready=["Madison"], hand=[METTLE]),
        )
        reach(play, "use .44 Magnum").one("pass")
        strikes(play, "use .44 Magnum", "hands")
        play.two(f"play {METTLE}", level)
        assert play.blood("Madison") == blood  # its cost


def test_superior_mettle_in_each_round() -> None:
    """101905: at superior, for 1 blood, all from the first strike of each round of this combat; not from others."""
    one = Side(ready=["Anvil"], hand=["Flash", "Flash", "Blur"], on={"Anvil": [".44 Magnum"]})
    play = fight(one, Side(ready=["Madison"], hand=[METTLE]))
    reach(play, "use .44 Magnum").one("pass")
    strikes(play, "use .44 Magnum", "hands")
    play.two(f"play {METTLE}", "superior")
    assert play.blood("Madison") == 5
    reach(play, "play Blur").one("play Blur", "basic", "use .44 Magnum")
    assert play.blood("Madison") == 3  # an additional strike: nobody is asked
    while not (play.asked.seat == 1 and f"use what {METTLE} gives" in play.offered):
        said = next(each for each in ("use .44 Magnum", "hands", "play Flash", "pass") if each in play.offered)
        play.answers(play.asked.seat, (said,))
    play.two(f"use what {METTLE} gives")
    assert play.blood("Madison") == 2


def test_leather_jacket() -> None:
    """101081: burned to prevent all of a strike; one on a minion; who equips with it unlocks at the turn's end."""
    play = fight(Side(ready=["Sully"], on={"Sully": [".44 Magnum"]}), Side(ready=["Madison"], on={"Madison": [JACKET]}))
    reach(play, "use .44 Magnum").one("pass")
    strikes(play, "use .44 Magnum", "hands")
    play.two(f"use {JACKET}")
    assert (play.blood("Madison"), play.where(JACKET)) == (6, "ash heap")


def test_leather_jacket_unlocks() -> None:
    """101081: at the end of the turn; another cannot be put on."""
    play = begin(Side(ready=["Sully"], hand=[JACKET, JACKET]), Side(ready=["Madison"]))
    play.one(f"play {JACKET}")
    to_rest(play)
    assert play.is_tapped("Sully") and play.where(JACKET) == "on card"
    play.one("end")
    while play.asked.seat == 0:
        play.one(play.offered[-1])
    assert not play.is_tapped("Sully")
    play = begin(Side(ready=["Sully"], hand=[JACKET], on={"Sully": [JACKET]}), Side(ready=["Madison"]))
    assert f"play {JACKET}" not in play.offered


def test_disguised_weapon() -> None:
    """100555: one from the hand, and paid for; before range at basic, as a strike is chosen at superior."""
    for who, at_strike in (("Sully", False), ("Agrippina", True)):
        play = fight(Side(ready=[who], hand=[DISGUISED, ".44 Magnum", "Flak Jacket"]), Side(ready=["Madison"]))
        while at_strike and play.asked.asks != "strike":
            play.answers(play.asked.seat, ("pass",))
        reach(play, f"play {DISGUISED}").one(f"play {DISGUISED}")
        assert play.offered == [".44 Magnum"]
        play.one(".44 Magnum")
        assert (play.where(".44 Magnum"), play.pool[0], play.where("Flak Jacket")) == ("on card", 28, "hand")
        while play.asked.asks != "strike":
            play.answers(play.asked.seat, ("pass",))
        play.one("use .44 Magnum")
        assert to_rest(play).blood("Madison") == 4


def test_disguised_weapon_without_any() -> None:
    """100555: not without a weapon in hand, nor one that cannot be paid for."""
    play = fight(Side(ready=["Sully"], hand=[DISGUISED, "Flak Jacket"]), Side(ready=["Madison"]))
    assert to_rest(play).where(DISGUISED) == "hand"
    play = fight(Side(ready=["Sully"], hand=[DISGUISED, ".44 Magnum"], pool=1), Side(ready=["Madison"]))
    assert to_rest(play).where(DISGUISED) == "hand"
