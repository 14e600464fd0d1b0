"""Action cards: bleeds with what they add, and other actions; combats that are entered, with what one gets in them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import Target
from primogen.kernel.effects import MUST, Effect, If, Seats, Seq
from primogen.vtes.compiler import surface as s
from primogen.vtes.language import verbs_action as va
from primogen.vtes.language.circumstances import ThereAre
from primogen.vtes.language.groups import YOURS, Group
from primogen.vtes.language.politics import OtherMethuselahs
from primogen.vtes.language.refs import THAT, Nobody
from primogen.vtes.language.traits import OfTarget
from primogen.vtes.language.verbs_blocking import InResultingCombat
from primogen.vtes.language.verbs_counters import StealPool
from primogen.vtes.language.verbs_revealing import RevealTop
from primogen.vtes.lowering.amounts import how_much, plus, signed
from primogen.vtes.lowering.announcing import announced
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.heads import Heads
from primogen.vtes.lowering.looking import looking_for
from primogen.vtes.lowering.revealing import of_the_top
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import Unlowered, unknown
from primogen.vtes.lowering.who import Scope
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Use

METHUSELAH: Final = s.Only(s.Core((), s.Common(s.Word.METHUSELAH)))
WHOM: Final[dict[s.Who, Seats]] = {
    s.Some(s.Quantifier.ANY, s.Kind(METHUSELAH, ())): OtherMethuselahs(),
    s.Some(s.Quantifier.ANOTHER, s.Kind(METHUSELAH, ())): OtherMethuselahs(),
}
THE_BLEED: Final = s.The(s.Role.PLAIN, s.Common(s.Word.BLEED))
ACTS_THERE: Final = tuple(
    s.Does(
        s.The(s.Role.TARGET, s.Common(word)),
        s.Timed(s.BeConsidered(s.The(s.Role.ACTING, s.Common(s.Word.MINION))), (s.During(s.Span.THAT_COMBAT),)),
    )
    for word in (s.Word.VAMPIRE, s.Word.MINION)
)


def action_use(head: Heads, clauses: list[s.Statement], at: Scope) -> Use:
    if head.usable.moments or head.usable.only_if is not None or not clauses:
        raise Unlowered("an action that is not always usable")
    stealth = head.stealth
    for clause in clauses:
        if isinstance(clause, s.ThisIsStealthAction):
            stealth = plus(clause.stealth)
        elif is_stealth(clause):
            stealth += more_stealth(clause)
    rest = [each for each in clauses if not isinstance(each, s.ThisIsStealthAction) and not is_stealth(each)]
    stealth += sum(stealth_of_bleed(each) for each in rest)
    rest = [part for each in rest for part in bleed_and_more(each)]
    told = [(each, announced(each, at)) for each in rest]
    rest = [each for each, at_once in told if at_once is None]
    at_once = [each for _, each in told if each is not None]
    if not rest:
        raise Unlowered("an action that does nothing")
    use = taken(rest, at)
    use = replace(use, directed_at=Nobody()) if head.is_undirected else use
    return replace(use, stealth=use.stealth + stealth, announced=in_order(at_once) if at_once else None)


def stealth_of_bleed(clause: s.Statement) -> int:
    """ "(D) Bleed at +1 stealth": of the action."""
    if isinstance(clause, s.OnlyIf):
        return stealth_of_bleed(clause.then)
    deed = clause.deed if isinstance(clause, s.Do) else None
    bonus = deed.bonus if isinstance(deed, s.BleedWith) else clause.bonus if isinstance(clause, s.BleedsAlso) else None
    if not isinstance(bonus, s.Bonus) or bonus.stat != s.Stat.STEALTH:
        return 0
    return more_stealth(s.Gets(bonus))


def bleed_and_more(clause: s.Statement) -> list[s.Statement]:
    """The bleed, and then what comes of its being blocked."""
    if isinstance(clause, s.OnlyIf) and isinstance(clause.then, s.BleedsAlso):
        also = clause.then
        plain = s.Do(s.Bleed()) if stealth_of_bleed(also) else s.Do(s.BleedWith(also.bonus))
        return [plain, s.GetsWith(also.extra, also.extra, also.when, s.IfTail(clause.fact))]
    return [s.Do(s.Bleed())] if stealth_of_bleed(clause) else [clause]


def taken(rest: list[s.Statement], at: Scope) -> Use:
    """What is done when it succeeds."""
    first = rest[0]
    if isinstance(first, s.Do) and isinstance(first.deed, s.Bleed | s.BleedWith | s.BleedWhom | s.BleedWhomWith):
        return bleed(first.deed, rest[1:], at)
    if isinstance(first, s.Do) and isinstance(first.deed, s.StealThings) and first.deed.what.thing == s.Thing.POOL:
        if len(rest) > 1:
            raise unknown(rest[1], "besides")
        return pool_stolen(first.deed)
    looked = looking_for(first.deed) if isinstance(first, s.Do) and len(rest) == 1 else None
    if looked is not None:
        return looked
    for each in rest:
        if isinstance(each, s.Gets) and not is_master_action(each):
            raise unknown(each.what, "of an action")
    clauses = [each for each in rest if each not in ACTS_THERE]
    then = of_the_top(clauses, at) or text(clauses, replace(at, enters_combat=True))
    if any(each in ACTS_THERE for each in rest):
        then = acted_by_other(then)
    if isinstance(then, Target):
        then = replace(then, effect=fought_last(then.effect))
        return Use(kind=w.ACTION, takes=w.OTHER, aims_at=then, text=then.effect)
    only_if = ThereAre(Group((then.zone,), YOURS)) if isinstance(then, RevealTop) else None
    return Use(kind=w.ACTION, takes=w.OTHER, text=then, only_if=only_if)


def is_stealth(clause: s.Statement) -> bool:
    """ "(D) ..., with +1 stealth"."""
    return isinstance(clause, s.Gets) and isinstance(clause.what, s.Bonus) and clause.what.stat == s.Stat.STEALTH


def more_stealth(clause: s.Statement) -> int:
    what = clause.what if isinstance(clause, s.Gets) else None
    if not isinstance(what, s.Bonus) or what.limited or what.per is not None:
        raise unknown(what or clause, "of an action")
    return signed(what.amount)


def is_master_action(clause: s.Gets) -> bool:
    return isinstance(clause.what, s.Bonus) and clause.what.stat == s.Stat.MASTER_PHASE_ACTION


# ---- bleeds


def bleed(deed: s.Deed, rest: list[s.Statement], at: Scope) -> Use:
    more, then = 0, list[s.Statement]()
    if isinstance(deed, s.BleedWith | s.BleedWhomWith):
        more = of_a_bleed(deed.bonus)
    whom = deed.who if isinstance(deed, s.BleedWhom | s.BleedWhomWith) else None
    if whom is not None and whom not in WHOM:
        raise unknown(whom, "to bleed")
    for clause in rest:
        if isinstance(clause, s.Does) and clause.who == THE_BLEED and isinstance(clause.deed, s.BeWith):
            more += of_a_bleed(clause.deed.bonus)
        elif isinstance(clause, s.Gets):
            more += of_a_bleed(clause.what)
        else:
            then.append(clause)
    found, aim = aimed(then, at)
    return Use(
        kind=w.ACTION,
        takes=w.BLEEDING,
        bleed=more,
        names=None if whom is None else WHOM[whom],
        aims_at=aim,
        text=in_order(found) if found else None,
    )


def of_a_bleed(bonus: s.Boon) -> int:
    if not isinstance(bonus, s.Bonus) or bonus.stat != s.Stat.BLEED or bonus.limited or bonus.per is not None:
        raise unknown(bonus, "of a bleed")
    return signed(bonus.amount)


def aimed(clauses: list[s.Statement], at: Scope) -> tuple[list[Effect], Target | None]:
    """Who is to get something if the bleed succeeds is named as it is announced (VT-ACTION-20)."""
    found, aim = list[Effect](), None
    for clause in clauses:
        then = text([clause], at)
        if isinstance(then, If) and isinstance(then.effect, Target) and is_named_early(then.effect):
            if aim is not None:
                raise unknown(clause, "with two choices")
            aim, then = then.effect, If(then.condition, then.effect.effect)
        found.append(then)
    return found, aim


def is_named_early(aim: Target) -> bool:
    """Not one of the minions of the Methuselah who is bled: he is chosen at resolution."""
    return aim.choice == MUST and not (isinstance(aim.among, Group) and OfTarget() in aim.among.traits)


def pool_stolen(deed: s.StealThings) -> Use:
    """From a Methuselah, at whom the action is directed."""
    if deed.source is None or deed.source not in WHOM or deed.becoming_blood:
        raise unknown(deed, "to steal")
    stolen = StealPool(how_much(deed.what, s.Thing.POOL))
    return Use(kind=w.ACTION, takes=w.OTHER, names=WHOM[deed.source], text=stolen)


# ---- combats


def fought_last(then: Effect) -> Effect:
    """What he gets in that combat he has when it begins."""
    if not isinstance(then, Seq):
        return then
    fights = [each for each in then.effects if isinstance(each, va.EnterCombat)]
    gets = [each for each in then.effects if isinstance(each, InResultingCombat)]
    if not gets:
        return then
    if len(fights) != 1 or then.effects[0] != fights[0] or len(gets) + 1 != len(then.effects):
        raise Unlowered("something else besides a combat")
    return in_order([*gets, *fights])


def acted_by_other(then: Effect) -> Effect:
    if not isinstance(then, Target) or not isinstance(then.effect, va.EnterCombat):
        raise Unlowered("who acts in a combat")
    return replace(then, effect=replace(then.effect, acts=THAT))
