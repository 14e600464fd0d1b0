"""Words for how effects are put together: in order, if, may, for whom."""

from __future__ import annotations

from typing import Final, overload

from primogen.kernel.choosing import AtRandom, ChooseSeat, OneOf, Pay, Target, UpTo
from primogen.kernel.effects import MAY, MUST, Amount, Condition, Effect, ForEach, If, May, Seq
from primogen.kernel.naming import Called
from primogen.kernel.story import Pattern, ThisTurn
from primogen.rivals.language import choices as c
from primogen.rivals.language import looks as lk
from primogen.rivals.language import nouns as n
from primogen.rivals.language.aiming import Aimed
from primogen.rivals.language.choices_dealt import DealOut
from primogen.rivals.language.conditions import Having, InTheStreets, Is, PlayedAs
from primogen.rivals.language.costs import AnyCost
from primogen.rivals.language.groups import Group
from primogen.rivals.language.says_amounts import counted, many
from primogen.rivals.language.says_traits import has
from primogen.rivals.language.traits import Trait
from primogen.rivals.language.verbs_hands import DrawAndChoose
from primogen.rivals.language.verbs_influence import HoldConflict
from primogen.rivals.language.verbs_later import ATTACK_DEFEATS, ATTACK_OVER, NEXT_ACTION, SCHEME_SETTLED, Later
from primogen.rivals.rules.conflict import EVERYTHING, LEADERS_ONLY
from primogen.rivals.rules.words import ATTACK, REACTION


def in_order(*effects: Effect) -> Seq:
    return Seq(effects)


lines: Final = in_order  # a card's lines, each carried out in turn


def provided(condition: Condition, then: Effect, otherwise: Effect | None = None) -> If:
    return If(condition, then, otherwise)


def having(discipline: n.Icon, then: Effect) -> If:
    return If(Having((discipline,)), then)


def having_twice(discipline: n.Icon, then: Effect, otherwise: Effect | None = None) -> If:
    return If(Having((discipline,), 2), then, otherwise)


def having_either(disciplines: tuple[n.Icon, ...], then: Effect) -> If:
    return If(Having(disciplines), then)


def with_keyword(keyword: n.Keyword, then: Effect) -> If:
    return If(Is(n.THIS, has(keyword)), then)


def as_attack(then: Effect) -> If:
    """ "Attacker - ...", of a card that may be a Reaction as well."""
    return If(PlayedAs(ATTACK), then)


def as_reaction(then: Effect) -> If:
    """ "Reaction - ...", of a card that may be an Attack card as well."""
    return If(PlayedAs(REACTION), then)


def may(then: Effect, *, if_not: Effect | None = None) -> May:
    return May(then, if_not)


def may_pay(cost: AnyCost, then: Effect, *, if_not: Effect | None = None) -> May:
    return May(Pay(cost, then), if_not)


def pay(cost: AnyCost, then: Effect) -> Pay:
    return Pay(cost, then)


def one_of(*effects: Effect) -> OneOf:
    return OneOf(effects)


def after_this_attack(then: Effect) -> Later:
    return Later(then, ATTACK_OVER)


def if_this_attack_defeats_in_the_streets(then: Effect) -> Later:
    """A character there, the first one; the rest is about that character."""
    return Later(If(InTheStreets(n.THAT), then), ATTACK_DEFEATS)


def next_action_card(then: Effect) -> Later:
    """The next time this turn that a character in your coterie plays one; the rest is about that character."""
    return Later(then, NEXT_ACTION)


# ---- which cards


def each_of(group: Group, then: Effect) -> ForEach:
    return ForEach(group, then)


def target(group: Group, then: Effect) -> Target:
    return Target(Aimed(group), then, MUST)


def may_target(group: Group, then: Effect) -> Target:
    return Target(Aimed(group), then, MAY)


@overload
def choose(group: Group, then: Effect, /) -> Target: ...
@overload
def choose(name: n.Name, group: Group, then: Effect, /) -> Target: ...
def choose(first: Group | n.Name, second: Group | Effect, third: Effect | None = None, /) -> Target:
    """One of them, but not as a target; the rest of the sentence may call it by a name."""
    if third is None:
        assert isinstance(first, Group)
        assert isinstance(second, Effect)
        return Target(first, second, MUST)
    assert isinstance(first, int)
    assert isinstance(second, Group)
    return Target(second, Called(first, third), MUST)


def called(name: n.Name, then: Effect) -> Called:
    """What was just targeted or chosen has this name in the rest of the sentence."""
    return Called(name, then)


def may_choose(group: Group, then: Effect) -> Target:
    return Target(group, then, MAY)


def up_to(number: Amount | int, group: Group, then: Effect) -> UpTo:
    return UpTo(counted(number), group, then)


def up_to_targets(number: Amount | int, group: Group, then: Effect) -> UpTo:
    """ "up to 2 target characters ..."."""
    return UpTo(counted(number), Aimed(group), then)


def up_to_any_number(group: Group, then: Effect) -> UpTo:
    """As many of them as one likes."""
    return UpTo(many(group), group, then)


def choose_number(number: Amount | int, group: Group, then: Effect) -> UpTo:
    """So many of them, neither more nor, as far as there are enough, fewer."""
    return UpTo(counted(number), group, then, MUST)


def target_number(number: Amount | int, group: Group, then: Effect) -> UpTo:
    """ "2 target characters ...", as targets."""
    return UpTo(counted(number), Aimed(group), then, MUST)


def draw_and_choose(number: Amount | int, then: Effect) -> DrawAndChoose:
    """Draw so many; the rest of the sentence is about one of them."""
    return DrawAndChoose(counted(number), then)


def at_random(number: Amount | int, group: Group, then: Effect) -> AtRandom:
    return AtRandom(counted(number), group, then)


# ---- which players


def target_player(then: Effect) -> ChooseSeat:
    return ChooseSeat(c.Players(n.ANYONE), then)


def target_foe(then: Effect) -> ChooseSeat:
    return ChooseSeat(c.Players(n.FOE), then)


def target_foe_with(agenda: int, then: Effect) -> ChooseSeat:
    """Who has at least so much Agenda."""
    return ChooseSeat(c.Players(n.FOE, agenda), then)


def target_player_with(agenda: int, then: Effect) -> ChooseSeat:
    return ChooseSeat(c.Players(n.ANYONE, agenda), then)


def target_player_who(done: Pattern, then: Effect) -> ChooseSeat:
    """Who has done that this turn; the pattern leaves open who does it."""
    return ChooseSeat(c.Players(n.ANYONE, 0, ThisTurn(done)), then)


def target_one(among: n.Players, then: Effect) -> ChooseSeat:
    """ "Target foe who did not contribute ..."."""
    return ChooseSeat(c.Players(among), then)


def target_each_player(among: n.Players, then: Effect, *, if_only_one: Effect) -> c.ForEachPlayer:
    """All of them, each with the first; but if there is only one, with the other."""
    return c.ForEachPlayer(among, then, if_only_one)


def each_player(among: n.Players, then: Effect) -> c.ForEachPlayer:
    return c.ForEachPlayer(among, then)


def deal_out(among: n.Players, *effects: Effect) -> DealOut:
    """You choose a different one of these for each of them."""
    return DealOut(among, effects)


def repeat(number: Amount | int, then: Effect) -> c.Repeat:
    """ "For each ..., ...": so many times."""
    return c.Repeat(counted(number), then)


def by_player(who: n.Player, then: Effect) -> c.ByPlayer:
    """That player does it: "you" and "your" are theirs."""
    return c.ByPlayer(who, then)


# ---- what else is chosen, shown or asked


def choose_discipline(of: n.Ref, then: Effect) -> c.ChooseDiscipline:
    return c.ChooseDiscipline(of, then)


def choose_any_discipline(then: Effect) -> c.ChooseDiscipline:
    return c.ChooseDiscipline(c.ANYBODYS, then)


def name_attack_type(then: Effect) -> c.NameAttackType:
    """The rest of the sentence is about "that type"."""
    return c.NameAttackType(then)


def look_at_hand(who: n.Player, then: Effect | None = None) -> c.LookAtHand:
    """Or only look."""
    return c.LookAtHand(who, then)


def look_through(group: Group, then: Effect) -> lk.LookThrough:
    """At all of them, alone; the rest of the sentence chooses among them."""
    return lk.LookThrough(group, then)


def reveal_top_card(drawn_if: Trait) -> lk.RevealTopCard:
    return lk.RevealTopCard(drawn_if)


look_at_top_card: Final = lk.LookAtTop(lk.YOUR_LIBRARY)
look_at_top_of_either_deck: Final = lk.LookAtTop(lk.EITHER_DECK)


def choose_half_of_the_players(then: Effect) -> c.ChooseHalf:
    """Yourself among them; the rest of the sentence may speak of the CHOSEN and the UNCHOSEN."""
    return c.ChooseHalf(then)


def reveal_top(then: Effect, number: int = 1, who: n.Player = n.YOU) -> lk.RevealTop:
    """The top card of a Library, THAT; or so many: the rest of the sentence is about those_revealed."""
    return lk.RevealTop(number, then, who)


def discard_city_cards_until(trait: Trait, then: Effect) -> lk.RevealTop:
    """From the City Deck; the rest of the sentence is about that one."""
    return lk.RevealTop(1, then, n.YOU, trait)


those_revealed: Final = lk.Revealed()


def take_from_collection(kind: n.Kind, then: Effect | None = None, *, shown: int = 1) -> c.TakeFromCollection:
    """Into your hand; or the rest of the sentence is about THAT. Of several that are shown, your Rival chooses."""
    return c.TakeFromCollection(kind, then, shown)


def after_this_scheme(then: Effect) -> Later:
    """Nothing, where Influence is exerted for something else."""
    return Later(then, SCHEME_SETTLED)


def should(then: Effect) -> HoldConflict:
    """ "Influence Conflict - Should ...?"."""
    return HoldConflict(then, EVERYTHING)


def should_only_leaders(then: Effect) -> HoldConflict:
    return HoldConflict(then, LEADERS_ONLY)
