"""Combat cards on the opposing minion, a shape that is kept, a hound, and terrors that find who hides."""

from __future__ import annotations

from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with
from vtes_fights import fight, reach, strikes, to_rest

FANGS, PENANCE = "Pulled Fangs", "Unholy Penance"
FORM, TERRORS, HOUND = "Monstrous Form", "Night Terrors", "Feral Hound"


def to_act(play: Play, said: str) -> Play:
    """Whoever acts ends what she does until that is on offer."""
    ends = ("end", "pass", "decline", "hands")
    while said not in play.offered:
        play.answers(play.asked.seat, (next((each for each in ends if each in play.offered), play.offered[-1]),))
    return play


def pulled(blood: int = 6, *others: str) -> Play:
    """The one hits for 2, the other for 1; then the card is played."""
    one = Side(ready=["Sully", *others], hand=[FANGS], on={"Sully": [".44 Magnum"]})
    play = fight(one, Side(ready=["Madison"], blood={"Madison": blood}))
    reach(play, "use .44 Magnum").one("pass")
    strikes(play, "use .44 Magnum", "hands")
    return play


def test_pulled_fangs() -> None:
    """101515: on the vampire who has lost the round, who takes 1 more."""
    play = pulled()
    reach(play, f"play {FANGS}").one(f"play {FANGS}")
    assert (play.blood("Madison"), play.g.host[play.card(FANGS)]) == (3, play.card("Madison"))
    to_act(play, "bleed with Madison")
    assert "hunt with Madison" not in play.offered


def test_pulled_fangs_only_of_who_has_won_at_close_range() -> None:
    """101515: not after as much as he has taken, nor at long range, nor on one who has it, nor by the beaten."""
    play = fight(Side(ready=["Sully"], hand=[FANGS]), Side(ready=["Madison"]))
    strikes(play, "hands", "hands")
    assert to_rest(play).where(FANGS) == "hand"
    play = fight(Side(ready=["Sully"], hand=[FANGS], on={"Sully": [".44 Magnum"]}), Side(ready=["Madison"]))
    reach(play, "use .44 Magnum").one("use .44 Magnum")
    assert to_rest(play).where(FANGS) == "hand" and play.blood("Madison") == 4
    two = Side(ready=["Madison"], on={"Madison": [FANGS]})
    play = fight(Side(ready=["Sully"], hand=[FANGS], on={"Sully": [".44 Magnum"]}), two)
    reach(play, "use .44 Magnum").one("pass")
    strikes(play, "use .44 Magnum", "hands")
    assert to_rest(play).where(FANGS) == "hand"
    one = Side(ready=["Sully"], hand=[FANGS], on={"Sully": [".44 Magnum"]}, blood={"Sully": 1})
    play = fight(one, Side(ready=["Anvil"], blood={"Anvil": 5}, on={"Anvil": ["Weighted Walking Stick"]}))
    assert play.where(FANGS) == "hand"


def test_pulled_fangs_who_must_hunt_goes_to_torpor() -> None:
    """101515: at the time he would have to."""
    play = pulled(3)
    reach(play, f"play {FANGS}").one(f"play {FANGS}")
    assert (play.blood("Madison"), play.where("Madison")) == (0, "ready")
    while play.asked.seat == 0 or play.asked.asks != "act":
        ends = ("end", "pass", "decline")
        play.answers(play.asked.seat, (next((each for each in ends if each in play.offered), play.offered[-1]),))
    assert (play.g.active, play.where("Madison")) == (1, "torpor")


def test_pulled_fangs_burned_by_two_actions() -> None:
    """101515: of any vampires, each with 1 stealth."""
    play = pulled(6, "Nik Sikko", "Anvil")
    reach(play, f"play {FANGS}").one(f"play {FANGS}")
    to_rest(play)
    for who, left in (("Nik Sikko", "on card"), ("Anvil", "ash heap")):
        play.one(f"{who}: act with {FANGS}")
        to_rest(play)
        assert play.where(FANGS) == left


def repented(level: str) -> Play:
    play = fight(Side(ready=["Alice Chen", "Sully"], hand=[PENANCE]), Side(ready=["Madison", "Anvil"]))
    reach(play, f"play {PENANCE}").one(f"play {PENANCE}", level)
    return to_rest(play)


def test_unholy_penance_ends_combat() -> None:
    """102072: at basic, and no more."""
    play = repented("basic")
    assert (play.blood("Madison"), play.blood("Alice Chen"), play.where(PENANCE)) == (6, 6, "ash heap")


def test_unholy_penance_stays_on_the_other() -> None:
    """102072: at superior, after combat; the striker bleeds her for 1 more, others do not; its bearer may burn it."""
    play = repented("superior")
    assert play.g.host[play.card(PENANCE)] == play.card("Madison")
    play.one("bleed with Sully")
    to_rest(play)
    assert play.pool == [30, 29]
    to_act(play, "bleed with Madison")
    assert f"Madison: act with {PENANCE}" in play.offered and f"Anvil: act with {PENANCE}" not in play.offered
    play.two("end")
    to_act(play, "bleed with Alice Chen").one("bleed with Alice Chen")
    to_act(play, "bleed with Sully")
    assert play.pool[1] <= 27 and play.pool[1] >= 26
    to_act(play, f"Madison: act with {PENANCE}").two(f"Madison: act with {PENANCE}")
    assert to_rest(play).where(PENANCE) == "ash heap"


def test_unholy_penance_only_one_on_a_minion() -> None:
    """102072: the second one stays nowhere."""
    two = Side(ready=["Madison"], on={"Madison": [PENANCE]})
    play = fight(Side(ready=["Alice Chen"], hand=[PENANCE]), two)
    reach(play, f"play {PENANCE}").one(f"play {PENANCE}", "superior")
    to_rest(play)
    assert [play.g.face(card).name for card in play.g.cards_on(play.card("Madison"))] == [PENANCE]


ANGEL = "Ángel Guerrero"


def test_monstrous_form_in_combat() -> None:
    """102253: stronger in this combat; once in each round."""
    play = fight(Side(ready=["Kay Polerno"], hand=[FORM, FORM]), Side(ready=["Madison"]))
    reach(play, f"play {FORM}").one(f"play {FORM}")
    assert f"play {FORM}" not in play.offered
    strikes(play, "hands", "hands")
    assert (play.blood("Madison"), play.where(FORM)) == (4, "ash heap")


def formed() -> Play:
    return fight(Side(ready=[ANGEL], on={ANGEL: [FORM]}), Side(ready=["Madison"]))


def test_monstrous_form_is_kept() -> None:
    """102253: at superior by an action with 1 stealth; locked for strength in this round, and then for nothing else."""
    play = begin(Side(ready=[ANGEL], hand=[FORM]), Side(ready=["Madison"]), book=book_with(ANGEL))
    play.one(f"play {FORM}")
    play.two("block with Madison")  # to no avail
    assert to_rest(play).where(FORM) == "on card"
    play = formed()
    reach(play, f"use {FORM}").one(f"use {FORM}")
    strikes(play, "hands", "hands")
    assert play.is_at_rest() and (play.blood("Madison"), play.is_tapped(FORM)) == (4, True)


def test_monstrous_form_maneuvers() -> None:
    """102253: instead; then nobody is hurt by hand."""
    play = formed()
    reach(play, f"use {FORM}").one("pass")
    assert play.offered == [f"use {FORM}", f"use {FORM} (2)", "pass"]  # for strength, or to maneuver
    play.one(f"use {FORM} (2)")
    to_rest(play)
    assert (play.blood("Madison"), play.blood(ANGEL)) == (6, 7)


def test_monstrous_form_presses() -> None:
    """102253: for another round, in which it is locked."""
    play = formed()
    reach(play, "hands")
    strikes(play, "hands", "hands")
    reach(play, f"use {FORM}").one(f"use {FORM}")
    assert to_rest(play).blood("Madison") == 4
    assert play.is_tapped(FORM)


def found(who: str, *hand: str) -> Play:
    """The one hunts, and so has 1 stealth, which is taken away as he is blocked."""
    one = Side(ready=["Sully"], hand=[*hand], blood={"Sully": 2})
    play = begin(one, Side(ready=[who], hand=[TERRORS]), book=book_with(who))
    play.one("hunt with Sully")
    reach(play, f"block with {who}").two(f"block with {who}")
    return reach(play, f"play {TERRORS}")


def test_night_terrors() -> None:
    """102254: the stealth he has is gone; without it he is not blocked."""
    play = found("Jean-François")
    play.two(f"play {TERRORS}")
    assert play.blood("Jean-François") == 3
    strikes(play, "hands", "hands")
    assert play.blood("Sully") == 1
    assert to_rest(found("Jean-François"), "decline").blood("Sully") == 3


def test_night_terrors_leaves_later_stealth() -> None:
    """102254: more can be had."""
    play = found("Jean-François", "Swallowed by the Night")
    play.two(f"play {TERRORS}")
    reach(play, "play Swallowed by the Night").one("play Swallowed by the Night")
    assert to_rest(play).blood("Sully") == 3


def test_night_terrors_lets_him_flee() -> None:
    """102254: at superior, he ends the combat of his block, in its first round; at basic he cannot."""
    play = found("Roberto Rivamonte")
    play.two(f"play {TERRORS}", "superior")
    reach(play, "hands").one("hands")
    assert f"use what {TERRORS} gives" in play.offered
    play.two(f"use what {TERRORS} gives")
    assert to_rest(play).blood("Roberto Rivamonte") == 5
    play = found("Jean-François")
    play.two(f"play {TERRORS}")
    reach(play, "hands").one("hands")
    assert play.offered == ["hands"]


def test_feral_hound() -> None:
    """102249: locked for 1 intercept of its employer."""
    one = Side(ready=["Sully"], hand=["Swallowed by the Night"])
    two = Side(ready=["Devyn"], on={"Devyn": [HOUND]})
    play = begin(one, two, book=book_with("Devyn"))
    play.one("bleed with Sully")
    play.two("block with Devyn")
    reach(play, "play Swallowed by the Night").one("play Swallowed by the Night")
    reach(play, f"use {HOUND}").two(f"use {HOUND}")
    strikes(play, "hands", "hands")
    assert play.is_tapped(HOUND) and play.pool == [30, 30]


def test_feral_hound_unlocks_its_employer() -> None:
    """102249: at basic in the discard phase, at superior at once; if the action succeeds; Ravnos alone."""
    for who, at_once in (("Devyn", False), ("Roberto Rivamonte", True)):
        play = begin(Side(ready=[who], hand=[HOUND]), Side(ready=["Madison"]), book=book_with(who))
        play.one(f"play {HOUND}")
        if play.asked.asks == "level":
            play.one("superior")
        to_rest(play)
        assert (play.where(HOUND), play.is_tapped(who)) == ("on card", not at_once)
        play.one("end")
        while play.asked.asks != "discard":
            play.answers(play.asked.seat, (play.offered[-1],))
        assert not play.is_tapped(who)
    play = begin(Side(ready=["Beetleman"], hand=[HOUND]), Side(ready=["Madison"]), book=book_with("Beetleman"))
    assert f"play {HOUND}" not in play.offered


def test_feral_hound_of_a_blocked_action() -> None:
    """102249: nobody is unlocked."""
    two = Side(ready=["Sully"], on={"Sully": ["Raven Spy"]})
    play = begin(Side(ready=["Devyn"], hand=[HOUND]), two, book=book_with("Devyn"))
    play.one(f"play {HOUND}")
    play.two("block with Sully")
    to_rest(play)
    assert play.where(HOUND) == "ash heap"
    play.one("end")
    while play.asked.asks != "discard":
        play.answers(play.asked.seat, (play.offered[-1],))
    assert play.is_tapped("Devyn")
