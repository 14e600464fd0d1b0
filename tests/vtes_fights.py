"""A combat, from its beginning: the first of the one bleeds, and the first of the other blocks."""

from __future__ import annotations

from primogen.vtes.scenes.play import Play, begin
from primogen.vtes.scenes.sides import Side
from vtes_cards import book_with


def fight(one: Side, two: Side, *names: str) -> Play:
    play = begin(one, two, book=book_with(*{*names, *hands(one), *hands(two)}))
    play.one(f"bleed with {one.ready[0]}")
    play.two(f"block with {two.ready[0]}")
    return play


def hands(side: Side) -> list[str]:
    lying = [name for names in side.on.values() for name in names]
    return [*side.ready, *side.hand, *lying]


def reach(play: Play, said: str) -> Play:
    """Everybody passes until that is on offer."""
    while said not in play.offered:
        assert "pass" in play.offered, (said, play.asked.asks, play.offered)
        play.answers(play.asked.seat, ("pass",))
    return play


def strikes(play: Play, one: str, two: str) -> Play:
    """Both strike so, whatever windows are before it."""
    reach(play, one).one(one)
    reach(play, two).two(two)
    return play


def to_rest(play: Play, *answers: str) -> Play:
    """Everybody passes, blocks nothing and strikes with hands, unless one of these answers is on offer."""
    while not play.is_at_rest():
        said = next((each for each in (*answers, "hands", "pass", "decline") if each in play.offered), None)
        assert said is not None, (play.asked.asks, play.offered)
        play.answers(play.asked.seat, (said,))
    return play
