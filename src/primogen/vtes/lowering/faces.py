"""A compiled card as the game prints it, or the reason why not."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeGuard

from primogen.kernel.abilities import MOST_ABILITIES, Ability
from primogen.kernel.effects import Effect, Seq
from primogen.vtes.compiler import surface as s
from primogen.vtes.compiler.outcome import Compiled
from primogen.vtes.compiler.printed import Card
from primogen.vtes.language.amounts import Fixed
from primogen.vtes.language.conditions import RangeIs
from primogen.vtes.language.delays import InAdvance, Later
from primogen.vtes.language.refs import THIS_CARD
from primogen.vtes.language.sentences import Static
from primogen.vtes.language.traits import Fits, HasWord
from primogen.vtes.language.verbs_blocking import WHOEVER_HE_IS, AttemptToBlock, InResultingCombat, MayAttempt
from primogen.vtes.language.verbs_combat import moments_of
from primogen.vtes.language.verbs_company import ComesReady
from primogen.vtes.language.verbs_counters import GainBlood, PutInPlay
from primogen.vtes.language.verbs_given import Lets
from primogen.vtes.lowering import (
    allies,
    allowing,
    cancelling,
    company,
    contesting,
    controllers,
    deeds,
    denials,
    entering,
    giving,
    his_offers,
    leads,
    mandatory,
    moved,
    moving,
    phases,
    preventing,
    revealing,
    sequences,
    stealing,
    sums,
    table_deeds,
    triggers,
)
from primogen.vtes.lowering.acting import action_use
from primogen.vtes.lowering.boons import in_order
from primogen.vtes.lowering.cancelling import cancels
from primogen.vtes.lowering.cheaper import cheaper_for
from primogen.vtes.lowering.crypt import crypt_card
from primogen.vtes.lowering.embracing import in_play as in_play_as
from primogen.vtes.lowering.embracing import new_vampire
from primogen.vtes.lowering.embracing import use_of as embrace_use
from primogen.vtes.lowering.heads import Heads, heads_of
from primogen.vtes.lowering.kinds import kind_of, kinds_for
from primogen.vtes.lowering.levels import Reading, apart, readings
from primogen.vtes.lowering.limits import limited, limits_in_play
from primogen.vtes.lowering.nouns import clan_called
from primogen.vtes.lowering.placing import (
    BY_ACTION,
    dearer_with_copies,
    is_dearer_here,
    moments_of_own,
    not_put_on,
    only_one,
)
from primogen.vtes.lowering.politics import city_of, during, political_use
from primogen.vtes.lowering.reacting import attempts
from primogen.vtes.lowering.recruiting import mild_weapon
from primogen.vtes.lowering.revealing import of_the_top
from primogen.vtes.lowering.roles import as_himself
from primogen.vtes.lowering.standing import abilities
from primogen.vtes.lowering.texts import text
from primogen.vtes.lowering.unlowered import Unlowered, unknown
from primogen.vtes.lowering.variable import X, copies_of, is_named, paying_x
from primogen.vtes.lowering.who import Scope
from primogen.vtes.lowering.windows import Usability, both, scope_of
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import discipline
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.topics import BASIC, CAPACITY, STRENGTH, SUPERIOR, VOTES

KNOWN: Final = (
    allies,
    allowing,
    cancelling,
    controllers,
    company,
    contesting,
    deeds,
    denials,
    entering,
    giving,
    his_offers,
    leads,
    mandatory,
    moved,
    moving,
    phases,
    preventing,
    revealing,
    sequences,
    stealing,
    sums,
    table_deeds,
    triggers,
)  # files whose functions are registered by being read
BY_THEMSELVES: Final = (w.MASTER, w.EVENT)
MINION_CARDS: Final = (w.EQUIPMENT, w.RETAINER, w.ALLY)
DEFAULT_MOMENTS: Final = {w.ACTION_MODIFIER: w.ACTION_MOMENTS, w.REACTION: w.ACTION_MOMENTS}


FOR_FLIERS: Final = ("Flight",)
BURN_ACTING: Final = s.Do(s.BurnCard(s.The(s.Role.ACTING, s.Common(s.Word.MINION))))


def printed(compiled: Compiled) -> Printed:
    """`Unlowered` says what is not known."""
    card = compiled.card
    if card.crypt:
        return crypt_card(card, compiled.face)
    return library_card(card, compiled.face)


# ---- the library


def library_card(card: Card, face: s.Face) -> Printed:
    kinds = [kind_of(each) for each in card.types]
    texts = readings(face)
    if not {*kinds} - {w.ACTION, w.POLITICAL_ACTION}:
        texts = [as_himself(each, tuple(map(clan_called, card.clans))) for each in texts]
    parts = [part for reading in texts for part in apart(reading, card.text)]
    found = [use_of(part, kind) for part in parts for kind in kinds_for(part, kinds, texts)]
    heads = [head for _, head, _ in found]
    first = heads[0]
    in_play, in_use = by_levels([own for _, _, own in found])
    uses = tuple(use for use, _, _ in found)
    if card.disciplines == FOR_FLIERS:
        uses = tuple(replace(use, needs=(*use.needs, Fits(HasWord(w.FLIGHT)))) for use in uses)
    if card.blood == X and all(head.costs_by_copies for head in heads):
        uses = tuple(replace(use, more_blood=copies_of(card.name)) for use in uses)
    elif card.blood == X:
        uses = tuple(paying_x(use, head) for use, head, _ in found)
    made = Printed(
        key=card.id,
        name=card.name,
        kind=kinds[0],
        words=first.words | (w.BURN_OPTION if card.burn_option else 0),
        clans=tuple(clan_called(clan) for clan in card.clans),
        life=first.life,
        strength=first.strength,
        bleed=first.bleed,
        pool=cost(card.pool),
        blood=blood_cost(card.blood, uses),
        city=city_of(card.name, first.words),
        not_replaced_until=first.not_replaced_until,
        uses=uses,
        abilities=in_play,
        in_use=in_use,
    )
    vampire = new_vampire(texts[0].standing)
    return made if vampire is None else replace(made, becomes=in_play_as(made, vampire))


def by_levels(own: list[tuple[Ability, ...]]) -> tuple[tuple[Ability, ...], tuple[int, ...]]:
    """What it says in play at any of its levels; and at each, as bits, unless all say the same."""
    found, in_use = list[Ability](), list[int]()
    for level in own:
        left, said = list(enumerate(found)), 0
        for ability in level:
            at = next((each for each in left if each[1] == ability), None)
            if at is None:
                at = (len(found), ability)
                found.append(ability)
            else:
                left.remove(at)
            said |= 1 << at[0]
        in_use.append(said)
    if len(found) > MOST_ABILITIES:
        raise Unlowered("more in play than a card holds")
    return tuple(found), tuple(in_use) if len(set(in_use)) > 1 else ()


def cost(said: str) -> int:
    if said and not said.isdigit():
        raise Unlowered(f"a cost of {said}")
    return int(said or 0)


def blood_cost(said: str, uses: tuple[Use, ...]) -> int:
    """X is chosen as it is played, and paid by the text itself."""
    if said == X and all(use.more_blood is not None or is_named(use.text) for use in uses):
        return 0
    return cost(said)


def use_of(reading: Reading, kind: int) -> tuple[Use, Heads, tuple[Ability, ...]]:
    reading, asked = limits_in_play(reading)
    head, clauses = heads_of(reading)
    clauses, less_blood = cheaper_for(clauses)
    is_minion = kind not in BY_THEMSELVES
    at = scope_of(kind, head.usable)
    barred = [each for each in reading.standing if isinstance(each, s.CannotBe)]
    dearer = [each for each in reading.standing if is_dearer_here(each)]
    if new_vampire(reading.standing) is not None:
        return becoming(kind, head, clauses, reading), head, ()
    at_once = [each for each in reading.standing if acts_at_once(each)]
    begun = [each for each in reading.standing if kind in MINION_CARDS and is_begun(each)]
    apart = (*barred, *dearer, *at_once, *begun, *during(reading))
    standing = tuple(each for each in reading.standing if each not in apart)
    in_play = abilities(standing, Scope(is_minion=is_minion, hunts=head.feeds_once, is_he=kind == w.ALLY))
    in_play = tuple(limited(each, asked) for each in in_play)
    if head.stronger:
        in_play = (*in_play, Static(Fixed(head.stronger), STRENGTH))
    if head.older:
        in_play = (*in_play, Static(Fixed(head.older), CAPACITY))
    level = tuple((discipline(need.discipline), SUPERIOR if need.superior else BASIC) for need in reading.needs)
    if reading.passed and kind != w.POLITICAL_ACTION:
        raise unknown(reading.passed[0])
    use = replace(as_played(kind, head, clauses, reading, at), level=level, needs=head.needs + head.usable.needs)
    use = replace(use, once=head.once, once_for_all=head.once_for_all, once_at_level=head.once_at_level)
    use = replace(use, while_locked=head.usable.while_locked, by_another=head.usable.by_another)
    if (use.while_locked and kind != w.REACTION) or (use.by_another and kind != w.ACTION_MODIFIER):
        raise Unlowered("by another, or by one who is locked")
    use = use if less_blood is None else replace(use, more_blood=less_blood)
    for bar in barred:
        use = not_put_on(use, bar)
    if begun:
        use = replace(use, text=in_order([*([] if use.text is None else [use.text]), text(begun, at)]))
    if at_once:
        use = replace(use, text=in_order([*([] if use.text is None else [use.text]), ComesReady()]))
    for _ in dearer:
        use = dearer_with_copies(use)
    return only_one(use, head.only_one_word) if head.is_only_one else use, head, in_play


def becoming(kind: int, head: Heads, clauses: list[s.Statement], reading: Reading) -> Use:
    found = new_vampire(reading.standing)
    if kind != w.ACTION or reading.needs or found is None:
        raise Unlowered("a new vampire, not by an action")
    return replace(embrace_use(head, reading, clauses, found), needs=head.needs, once_for_all=head.once_for_all)


def is_begun(sentence: s.Sentence) -> TypeGuard[s.Statement]:
    """ "Put 4 blood counters on this card": as it comes into play."""
    return isinstance(sentence, s.Do) and isinstance(sentence.deed, s.PutThings) and is_this(sentence.deed.on)


def is_this(who: s.Who) -> bool:
    return isinstance(who, s.This) and who.core == s.Core((), s.Common(s.Word.CARD))


def acts_at_once(sentence: s.Sentence) -> bool:
    """ "It can perform actions the turn it is recruited"."""
    return isinstance(sentence, s.Can) and isinstance(sentence.who, s.Self) and sentence.deed == s.TakeActionsAtOnce()


def as_played(kind: int, head: Heads, clauses: list[s.Statement], reading: Reading, at: Scope) -> Use:
    if head.sums and kind != w.POLITICAL_ACTION:
        raise unknown(head.sums[0])
    if kind in BY_ACTION:
        return to_take_on(kind, head, clauses, at)
    if kind == w.ACTION:
        return action_use(head, clauses, at)
    if kind == w.POLITICAL_ACTION:
        if head.usable.moments:
            raise Unlowered("a political action at a moment")
        called = political_use([*head.sums, *clauses, *during(reading)], reading.passed, at)
        return replace(called, only_if=head.usable.only_if)
    if kind == w.MASTER:
        return master_use(head, clauses, reading, at)
    if kind == w.EVENT:
        return event_use(head, clauses, at)
    then = text_or_none(clauses, at)
    if head.weapon is not None:
        then = mild_weapon(then, head.weapon)
    if kind in DEFAULT_MOMENTS and is_all_later(then):
        then = InAdvance(then)
    moments = head.usable.moments or moments_of_text(kind, then)
    tried = attempts(then)
    if tried is not None:
        return attempting(kind, head, then, tried)
    if moments & w.RANGE and isinstance(head.usable.only_if, RangeIs):
        raise unknown(head.usable.only_if, "before it is determined")
    return Use(kind=kind, moments=moments, text=then, only_if=head.usable.only_if)


def is_all_later(then: Effect) -> bool:
    """Nothing of it happens as it is played."""
    if isinstance(then, Seq):
        return all(is_all_later(each) for each in then.effects)
    return isinstance(then, Lets | InResultingCombat) or (isinstance(then, Later) and not then.suffices)


def attempting(kind: int, head: Heads, then: Effect, tried: AttemptToBlock) -> Use:
    """A minion attempts to block by it: before a block is attempted, and when it is her turn to."""
    if kind != w.REACTION or head.usable.moments:
        raise unknown(tried)
    moments = w.BEFORE_BLOCKS | (w.AFTER_BLOCKS if tried.how == WHOEVER_HE_IS else 0)
    only_if = both(head.usable.only_if, MayAttempt(tried.how, tried.ref))
    return Use(kind=kind, moments=moments, text=then, only_if=only_if)


def text_or_none(clauses: list[s.Statement], at: Scope) -> Effect:
    if not clauses:
        raise Unlowered("a card that does nothing when it is played")
    return of_the_top(clauses, at) or text(clauses, at)


def moments_of_text(kind: int, then: Effect) -> int:
    if cancels(then):
        return w.AS_PLAYED
    if kind == w.COMBAT:
        found = moments_of(then) or moments_of_own(then)
        if not found:
            raise Unlowered("a combat card whose moment is not said")
        return found
    if then.gives(VOTES):
        return w.POLLING
    return DEFAULT_MOMENTS[kind]


def to_take_on(kind: int, head: Heads, clauses: list[s.Statement], at: Scope) -> Use:
    """Equipment, retainers and allies: the card itself comes into play."""
    if head.usable != Usability():
        raise Unlowered("an action that is not always usable")
    more = [GainBlood(Fixed(head.new_life - head.life), THIS_CARD)] if head.new_life else []
    then = in_order([*more, *([text(clauses, at)] if clauses else [])]) if more or clauses else None
    return Use(kind=w.ACTION, takes=BY_ACTION[kind], stealth=0, text=then)


def master_use(head: Heads, clauses: list[s.Statement], reading: Reading, at: Scope) -> Use:
    if head.words & w.TROPHY:
        raise Unlowered("a trophy")
    if head.ends_action and clauses != [BURN_ACTING]:
        raise Unlowered("an action that is not successful")
    if head.words & w.OUT_OF_TURN:
        return out_of_turn(head, clauses, at)
    if head.usable.moments:
        raise Unlowered("a master card that is not always usable")
    then = PutInPlay() if not clauses and head.words & w.LOCATION else text_or_none(clauses, at)
    return Use(kind=w.MASTER, moments=w.MASTER_PHASE, text=then, only_if=head.usable.only_if)


def out_of_turn(head: Heads, clauses: list[s.Statement], at: Scope) -> Use:
    """VT-MASTER-13: at the moments it names."""
    if not head.usable.moments or head.usable.needs or head.usable.by_another or head.usable.while_locked:
        raise Unlowered("an out-of-turn master card")
    return Use(kind=w.MASTER, moments=head.usable.moments, text=text(clauses, at), only_if=head.usable.only_if)


def event_use(head: Heads, clauses: list[s.Statement], at: Scope) -> Use:
    """VT-EVENT-01: it stays in play, whether it says so or not."""
    if head.usable != Usability() or head.needs:
        raise Unlowered("an event that is not always usable")
    then = in_order([PutInPlay(), text(clauses, at)]) if clauses and not is_put(clauses) else PutInPlay()
    return Use(kind=w.EVENT, moments=w.DISCARD_PHASE, text=then)


def is_put(clauses: list[s.Statement]) -> bool:
    return [isinstance(each, s.Do) and isinstance(each.deed, s.PutInPlay) for each in clauses] == [True]
