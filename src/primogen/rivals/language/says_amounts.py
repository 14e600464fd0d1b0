"""Words for how many. Wherever a word takes a number, it takes an amount as well."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Amount
from primogen.rivals.language import amounts as a
from primogen.rivals.language import nouns as n
from primogen.rivals.language.groups import Exactly, Group
from primogen.rivals.language.nouns import AnyStat, Icon, Ref
from primogen.rivals.language.says_groups import the_attacker, the_target, your_coterie
from primogen.rivals.language.says_traits import with_word


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


def difference(first: Amount | int, second: Amount | int) -> a.Difference:
    """The first less the second, and never below 0."""
    return a.Difference(counted(first), counted(second))


x: Final = a.Number()
damage_taken: Final = a.DamageDealt(a.TO_THE_TARGET)
damage_survived: Final = a.DamageDealt(a.TO_A_SURVIVOR)
different_disciplines: Final = a.DifferentDisciplines(your_coterie, a.DISCIPLINES_ONLY)
different_disciplines_or_edges: Final = a.DifferentDisciplines(your_coterie, a.DISCIPLINES_AND_EDGES)
shared_disciplines: Final = a.DifferentDisciplines(the_attacker, a.DISCIPLINES_ONLY, the_target)
influence_in_favour: Final = a.InfluenceInFavour()
actions_taken: Final = a.Score(a.ACTIONS_TAKEN, n.YOU)
diablerie_suffered: Final = a.Score(a.DIABLERIE, n.YOU)
number_of_players: Final = a.PlayersWho(n.EACH_PLAYER)


def players_who(among: n.Players) -> a.PlayersWho:
    return a.PlayersWho(among)


def different_disciplines_of(group: Group) -> a.DifferentDisciplines:
    return a.DifferentDisciplines(group, a.DISCIPLINES_ONLY)


def different_names(group: Group) -> a.Different:
    """ "3+ different Animals"."""
    return a.Different(group)


def different_clans(group: Group) -> a.Different:
    """ "4+ different clan affiliations among ..."."""
    return a.Different(group, a.BY_CLAN)


def different_icons(group: Group) -> a.Different:
    """ "each different Discipline icon on ...", of Library cards."""
    return a.Different(group, a.BY_ICON)


def icons_of(discipline: Icon, group: Group) -> a.IconsOf:
    return a.IconsOf(discipline, group)


def total_potency(group: Group) -> a.IconsOf:
    return a.IconsOf(n.BLOOD_POTENCY, group)


def with_icon(discipline: Icon, number: int) -> a.WithIcon:
    """So much more, if the acting character has the Discipline."""
    return a.WithIcon(discipline, number)


def tokens_on(on: Ref | Group, token: n.AnyToken, colour: n.Colour = n.OF_ANY_COLOUR) -> a.TokensOn:
    """How many lie on one card, or on all of a group."""
    return a.TokensOn(on if isinstance(on, Group) else Exactly(on), token, colour)


def curses_on(ref: Ref) -> a.CursesOn:
    return a.CursesOn(ref)


def title_influence_of(ref: Ref) -> a.StatOf:
    return a.StatOf(n.INFLUENCE, ref, with_word(n.TITLE))


def stat_of(stat: AnyStat, ref: Ref) -> a.StatOf:
    return a.StatOf(stat, ref)


def agenda_of(who: n.Player) -> a.Score:
    return a.Score(n.AGENDA, who)


def prestige_of(who: n.Player) -> a.Score:
    return a.Score(n.PRESTIGE, who)


def requirement_of(of: Ref | Group, *, prince: int = 0) -> a.RequirementOf:
    """The Blood Potency that card needs, or the most that one of these does."""
    return a.RequirementOf(of if isinstance(of, Group) else Exactly(of), prince)
