"""Words for how many. Wherever a word takes a number, it takes an amount as well."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Amount
from primogen.rivals.language import amounts as a
from primogen.rivals.language.groups import Group
from primogen.rivals.language.nouns import AnyStat, Icon, Ref
from primogen.rivals.language.says_groups import your_coterie


def counted(amount: Amount | int) -> Amount:
    return a.Fixed(amount) if isinstance(amount, int) else amount


def many(of: Amount | Group) -> Amount:
    """How many, of an amount or of a group."""
    return a.CountOf(of) if isinstance(of, Group) else of


def each(number: int, of: Amount | Group, *, every: int = 1, most: int = 0) -> a.Per:
    """ "(number) for each ...", "for every ...", "to a maximum of ..."."""
    return a.Per(number, every, many(of), most)


def sum_of(first: Amount | int, second: Amount | int) -> a.Plus:
    return a.Plus(counted(first), counted(second))


x: Final = a.Number()
different_disciplines: Final = a.DifferentDisciplines(your_coterie, a.DISCIPLINES_ONLY)
different_disciplines_or_edges: Final = a.DifferentDisciplines(your_coterie, a.DISCIPLINES_AND_EDGES)
shared_disciplines: Final = a.SharedDisciplines()
your_prestige_on_characters: Final = a.YourPrestigeAbroad()
cards_resolved_this_turn: Final = a.ResolvedThisTurn()
number_of_players: Final = a.Players()
foes_against_your_choice: Final = a.FoesAgainst()


def different_disciplines_of(group: Group) -> a.DifferentDisciplines:
    return a.DifferentDisciplines(group, a.DISCIPLINES_ONLY)


def icons_of(discipline: Icon, group: Group) -> a.IconsOf:
    return a.IconsOf(discipline, group)


def with_icon(discipline: Icon, number: int) -> a.WithIcon:
    """So much more, if the acting character has the Discipline."""
    return a.WithIcon(discipline, number)


def prestige_on(ref: Ref) -> a.PrestigeOn:
    return a.PrestigeOn(ref)


def your_prestige_on(ref: Ref) -> a.YourPrestigeOn:
    return a.YourPrestigeOn(ref)


def curses_on(ref: Ref) -> a.CursesOn:
    return a.CursesOn(ref)


def no_influence_tokens_in(group: Group) -> a.NoInfluenceTokensIn:
    return a.NoInfluenceTokensIn(group)


def title_influence_of(ref: Ref) -> a.TitleInfluence:
    return a.TitleInfluence(ref)


def stat_of(stat: AnyStat, ref: Ref) -> a.StatOf:
    return a.StatOf(stat, ref)
