"""Words for how often a pattern counts, and for what has happened this turn."""

from __future__ import annotations

from primogen.kernel.story import Pattern, ThisTurn
from primogen.rivals.language import nouns as n
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns import fights, often, recalled
from primogen.rivals.language.says_patterns import attaches


def first_each_turn(pattern: Pattern, *, turns: n.Whose = n.YOUR_SEAT) -> often.FirstEachTurn:
    return often.FirstEachTurn(pattern, turns)


def each_players_first(pattern: Pattern) -> often.FirstEachTurn:
    """In any turn; "you" in the pattern is whoever does it."""
    return often.FirstEachTurn(pattern, n.ANY_SEAT, n.ANY_SEAT)


def first_ever(pattern: Pattern) -> often.FirstHeard:
    return often.FirstHeard(pattern, often.THE_GAME)


def first_heard(pattern: Pattern, *, turns: n.Whose = n.YOUR_SEAT) -> often.FirstHeard:
    """The first time in a turn that its card hears of it, where nobody could tell later whether it was so."""
    return often.FirstHeard(pattern, often.YOUR_TURNS if turns == n.YOUR_SEAT else often.ANY_TURN)


def happened(pattern: Pattern) -> recalled.Happened:
    return recalled.Happened(ThisTurn(pattern))


def happened_this_attack(pattern: Pattern) -> recalled.Happened:
    return recalled.Happened(ThisTurn(pattern), ThisTurn(fights.MakesAttack()))


def times(pattern: Pattern) -> recalled.TimesThisTurn:
    return recalled.TimesThisTurn(ThisTurn(pattern))


def that_has_done(pattern: Pattern) -> recalled.TookPart:
    """Of characters: who has done so this turn."""
    return recalled.TookPart(ThisTurn(pattern), recalled.IT_BEFELL)


def it_befell(pattern: Pattern) -> recalled.TookPart:
    """Of cards: whom this has befallen this turn."""
    return recalled.TookPart(ThisTurn(pattern), recalled.IT_BEFELL)


def that_has_shed(done: Pattern) -> recalled.TookPart:
    """Of characters that have left their coterie: with what went with them, `you_shed()`."""
    return recalled.TookPart(ThisTurn(done), recalled.THE_OTHER_ONE)


def that_has_attached(card: Group) -> recalled.TookPart:
    """Of characters: to whom such a card was attached this turn."""
    return recalled.TookPart(ThisTurn(attaches(card)), recalled.THE_OTHER_ONE)
