"""The words a card is written in: they read as the printed sentence. Cards import these, the faces and the nouns."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from primogen.kernel.choosing import AtRandom, ChooseSeat, OneOf, Pay, Target, UpTo
from primogen.kernel.effects import MAY, MUST, Amount, Condition, Effect, ForEach, If, May, Seq
from primogen.rivals.language import amounts as a
from primogen.rivals.language import choices as c
from primogen.rivals.language import conditions as k
from primogen.rivals.language import costs as p
from primogen.rivals.language import groups as gr
from primogen.rivals.language import sentences as s
from primogen.rivals.language import traits as t
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_influence as vi
from primogen.rivals.language import verbs_places as vp
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.aiming import Aimed
from primogen.rivals.language.refs import THAT, THE_ATTACKER, THE_TARGET, THIS, THIS_CARD, YOU, YOUR_LEADER
from primogen.rivals.rules import words as w
from primogen.rivals.rules.conflict import EVERYTHING, LEADERS_ONLY

S = TypeVar("S", s.Activated, s.When, s.Static, s.Instead)

# ---- groups of cards

this_character: Final = gr.Exactly(THIS)
this_card: Final = gr.Exactly(THIS_CARD)
your_leader: Final = gr.Exactly(YOUR_LEADER)
attackers_in_this_party: Final = gr.AttackersInThisParty()
attackers: Final = gr.Attackers(gr.ANYONES)

any_character: Final = gr.Cards(gr.IN_PLAY, gr.ANYONES)
any_vampire: Final = gr.Cards(gr.IN_PLAY, gr.ANYONES, (t.IsBeing(w.VAMPIRE),))
any_monster: Final = gr.Cards(gr.MONSTERS, gr.ANYONES)
character_or_face_down_monster: Final = gr.Cards(gr.OR_FACE_DOWN_MONSTERS, gr.ANYONES)
your_coterie: Final = gr.Cards(gr.IN_COTERIE, gr.YOURS)
your_vampires: Final = gr.Cards(gr.IN_COTERIE, gr.YOURS, (t.IsBeing(w.VAMPIRE),))
characters_you_control: Final = gr.Cards(gr.CONTROLLED, gr.YOURS)
characters_in_your_haven: Final = gr.Cards(gr.IN_HAVEN, gr.YOURS)
your_characters_in_the_streets: Final = gr.Cards(gr.IN_STREETS, gr.YOURS)
characters_in_torpor: Final = gr.Cards(gr.IN_TORPOR, gr.YOURS)
this_party: Final = gr.Cards(gr.IN_THIS_PARTY, gr.ANYONES)
defending_party: Final = gr.Cards(gr.IN_DEFENDING_PARTY, gr.ANYONES)
others_in_defending_party: Final = gr.Cards(gr.IN_DEFENDING_PARTY, gr.ANYONES, (t.Other(THE_TARGET),))
their_coterie: Final = gr.Cards(gr.IN_COTERIE, gr.THAT_PLAYERS)

your_hand: Final = gr.Cards(gr.IN_HAND, gr.YOURS)
library_cards_in_your_hand: Final = gr.Cards(gr.IN_HAND, gr.YOURS, (t.IsLibraryCard(),))
your_discard_pile: Final = gr.Cards(gr.IN_DISCARD, gr.YOURS)
library_cards_in_your_discard_pile: Final = gr.Cards(gr.IN_DISCARD, gr.YOURS, (t.IsLibraryCard(),))
library_cards_in_their_discard_pile: Final = gr.Cards(gr.IN_DISCARD, gr.THAT_PLAYERS, (t.IsLibraryCard(),))
library_cards_in_their_hand: Final = gr.Cards(gr.IN_HAND, gr.THAT_PLAYERS, (t.IsLibraryCard(),))
your_burned_characters: Final = gr.Cards(gr.IN_BURNED, gr.YOURS, (t.IsCharacterCard(),))
your_face_down_cards: Final = gr.Cards(gr.ON_TABLE, gr.YOURS, (t.IsFaceDown(),))
your_ongoing_schemes: Final = gr.Cards(gr.ON_TABLE, gr.YOURS, (t.HasWords(w.ONGOING | w.SCHEME),))
your_relics: Final = gr.Cards(gr.ON_TABLE, gr.YOURS, (t.HasWord(w.RELIC),))
your_retainers: Final = gr.Cards(gr.ATTACHED_ANYWHERE, gr.YOURS, (t.HasWord(w.RETAINER),))
its_retainers: Final = gr.Cards(gr.ON_IT, gr.ANYONES, (t.HasWord(w.RETAINER),))
antagonists_in_the_streets: Final = gr.Cards(gr.CITY_STREETS, gr.ANYONES, (t.HasWord(w.ANTAGONIST),))
mortals_in_the_streets: Final = gr.Cards(gr.CITY_STREETS, gr.ANYONES, (t.IsKind(w.MORTAL),))
conspiracies: Final = gr.Cards(gr.ON_TABLE, gr.YOURS, (t.HasWord(w.CONSPIRACY),))
conspiracies_or_traps_in_your_hand: Final = gr.Cards(gr.IN_HAND, gr.YOURS, (t.HasWord(w.FACE_DOWN_CARDS),))


def with_prestige(group: gr.Cards, least: int) -> gr.Cards:
    return gr.Cards(group.place, group.whose, (*group.traits, t.WithPrestige(least)))


def having_trait(group: gr.Cards, *traits: t.Trait) -> gr.Cards:
    return gr.Cards(group.place, group.whose, (*group.traits, *traits))


# ---- amounts


def counted(amount: Amount | int) -> Amount:
    return a.Fixed(amount) if isinstance(amount, int) else amount


def each(number: int, of: Amount | gr.Group, *, every: int = 1, most: int = 0) -> a.Per:
    """ "(number) for each ...", "for every ...", "to a maximum of ..."."""
    return a.Per(number, every, a.CountOf(of) if isinstance(of, gr.Group) else of, most)


x: Final = a.Number()
different_disciplines: Final = a.DifferentDisciplines(your_coterie, a.DISCIPLINES_ONLY)
different_disciplines_or_edges: Final = a.DifferentDisciplines(your_coterie, a.DISCIPLINES_AND_EDGES)


# ---- conditions


def at_least(number: int, of: Amount | gr.Group) -> k.Compare:
    return k.Compare(a.CountOf(of) if isinstance(of, gr.Group) else of, k.AT_LEAST, number)


def at_most(number: int, of: Amount | gr.Group) -> k.Compare:
    return k.Compare(a.CountOf(of) if isinstance(of, gr.Group) else of, k.AT_MOST, number)


def exactly(number: int, of: Amount | gr.Group) -> k.Compare:
    return k.Compare(a.CountOf(of) if isinstance(of, gr.Group) else of, k.EXACTLY, number)


def none_of(group: gr.Group) -> k.Compare:
    return at_most(0, group)


def has_clan_in_coterie(*clans: int) -> k.Compare:
    return at_least(1, having_trait(your_coterie, t.OfClan(clans)))


# ---- costs


prestige: Final = p.PayPrestige
blood: Final = p.PayBlood
x_prestige: Final = p.PayXPrestige()
exhaust_this: Final = p.ExhaustThis()
exhaust_this_card: Final = p.ExhaustThisCard()
detach: Final = p.Detach()
burn_this_character: Final = p.BurnThis()
burn_this_card: Final = p.BurnThisCard()
discard_a_card: Final = p.DiscardCards(1, your_hand)
discard_a_library_card: Final = p.DiscardCards(1, library_cards_in_your_hand)
discard_x_cards: Final = UpTo(a.CountOf(your_hand), your_hand, vc.DiscardIt(THAT))


def all_of(*costs: Effect) -> p.Costs:
    return p.Costs(costs)


# ---- effects


def in_order(*effects: Effect) -> Seq:
    return Seq(effects)


lines: Final = in_order  # a card's lines, each carried out in turn


def provided(condition: Condition, then: Effect, otherwise: Effect | None = None) -> If:
    return If(condition, then, otherwise)


def having(discipline: int, then: Effect) -> If:
    return If(k.Having((discipline,)), then)


def having_twice(discipline: int, then: Effect) -> If:
    return If(k.Having((discipline,), 2), then)


def having_either(disciplines: tuple[int, ...], then: Effect) -> If:
    return If(k.Having(disciplines), then)


def with_keyword(stat: int, then: Effect) -> If:
    return If(k.Is(THIS, t.Has(stat)), then)


def may(then: Effect) -> May:
    return May(then)


def may_pay(cost: Effect, then: Effect) -> May:
    return May(Pay(cost, then))


def pay(cost: Effect, then: Effect) -> Pay:
    return Pay(cost, then)


def one_of(*effects: Effect) -> OneOf:
    return OneOf(effects)


def each_of(group: gr.Group, then: Effect) -> ForEach:
    return ForEach(group, then)


def target(group: gr.Group, then: Effect) -> Target:
    return Target(Aimed(group), then, MUST)


def may_target(group: gr.Group, then: Effect) -> Target:
    return Target(Aimed(group), then, MAY)


def choose(group: gr.Group, then: Effect) -> Target:
    """One of them, but not as a target."""
    return Target(group, then, MUST)


def may_choose(group: gr.Group, then: Effect) -> Target:
    return Target(group, then, MAY)


def up_to(number: int, group: gr.Group, then: Effect) -> UpTo:
    return UpTo(a.Fixed(number), group, then)


def at_random(number: Amount | int, group: gr.Group, then: Effect) -> AtRandom:
    return AtRandom(counted(number), group, then)


def target_player(then: Effect) -> ChooseSeat:
    return ChooseSeat(c.Players(c.ANYONE), then)


def target_foe(then: Effect) -> ChooseSeat:
    return ChooseSeat(c.Players(c.FOE), then)


def draw(number: Amount | int, who: int = YOU) -> vt.Draw:
    return vt.Draw(counted(number), who)


def gain(number: Amount | int, resource: int, who: int = YOU) -> vt.Gain:
    return vt.Gain(counted(number), resource, who)


def lose(number: Amount | int, resource: int, who: int) -> vt.Lose:
    return vt.Lose(counted(number), resource, who)


def steal(number: Amount | int, resource: int, who: int) -> vt.StealFrom:
    return vt.StealFrom(counted(number), resource, who)


def mend(number: Amount | int, ref: int) -> vt.Mend:
    return vt.Mend(counted(number), ref)


def put_prestige(number: Amount | int, ref: int) -> vt.PutPrestige:
    return vt.PutPrestige(counted(number), ref, YOU)


put: Final = vt.PutToken
lose_blood: Final = vt.LoseBlood
defeat: Final = vt.DefeatIt
exhaust: Final = vc.ExhaustIt
ready: Final = vc.ReadyIt
burn: Final = vc.BurnIt
discard: Final = vc.DiscardIt
attach_this: Final = vc.AttachThis


def plus(number: Amount | int, stat: int, ref: int = THIS, until: int = w.THIS_ATTACK) -> vf.Modify:
    return vf.Modify(counted(number), stat, ref, until)


def deals_plus(number: Amount | int) -> vf.Modify:
    """ "This attack deals +N damage to the target"."""
    return vf.Modify(counted(number), w.DAMAGE, THE_ATTACKER, w.THIS_ATTACK)


def plus_each(number: Amount | int, stat: int, group: gr.Group) -> vf.ModifyEach:
    return vf.ModifyEach(counted(number), stat, group, w.THIS_ATTACK)


def deal(number: Amount | int, ref: int, *, of: int = w.TYPELESS, quality: int = w.NORMAL_DAMAGE) -> vf.DealDamage:
    return vf.DealDamage(counted(number), of, quality, ref)


def also_deal(number: Amount | int, ref: int, *, of: int, quality: int = w.NORMAL_DAMAGE) -> vf.AlsoDeal:
    return vf.AlsoDeal(counted(number), of, quality, ref)


def prevent(number: Amount | int) -> vf.Prevent:
    return vf.Prevent(counted(number))


after_this_attack: Final = vf.AfterThisAttack
targeted: Final = vf.Retarget()
put_into_play: Final = vp.PutThisIntoPlay()


def should(then: Effect) -> vi.HoldConflict:
    """ "Influence Conflict - Should ...?"."""
    return vi.HoldConflict(then, EVERYTHING)


def should_only_leaders(then: Effect) -> vi.HoldConflict:
    return vi.HoldConflict(then, LEADERS_ONLY)


# ---- sentences


def activated(cost: Effect, then: Effect) -> s.Activated:
    return s.Activated(w.OPEN, Pay(cost, then))


def attacker(cost: Effect, then: Effect) -> s.Activated:
    return s.Activated(w.ATTACKER_FORM, Pay(cost, then))


def party(cost: Effect, then: Effect) -> s.Activated:
    return s.Activated(w.PARTY_FORM, Pay(cost, then))


def relentless(cost: Effect, then: Effect, form: int = w.OPEN) -> s.Activated:
    return s.Activated(form, Pay(cost, then), s.RELENTLESSLY)


def wraith(then: Effect) -> tuple[s.Activated, ...]:
    """A wraith token's text, by turning it up, by exhausting it, or by both at once for double effect."""
    turn_up = p.TurnUpThis()
    return (
        activated(turn_up, then),
        activated(exhaust_this_card, then),
        activated(all_of(turn_up, exhaust_this_card), Seq((then, then))),
    )


def leader(ability: S) -> S:
    """The same, as a Leader Ability of a Haven."""
    return replace(ability, used_as=w.LEADER_FORM)


def have(group: gr.Group, by: Amount | int, stat: int, condition: Condition | None = None) -> s.Static:
    return s.Static(w.OPEN, group, counted(by), stat, condition)


def attacker_has(by: Amount | int, stat: int, condition: Condition | None = None) -> s.Static:
    return s.Static(w.ATTACKER_FORM, this_character, counted(by), stat, condition)


def party_has(group: gr.Group, by: Amount | int, stat: int, condition: Condition | None = None) -> s.Static:
    return s.Static(w.PARTY_FORM, group, counted(by), stat, condition)


def torpor_has(by: int, stat: int) -> s.Static:
    return s.Static(w.TORPOR_FORM, this_character, a.Fixed(by), stat)


def players_have(by: Amount | int, stat: int, whose: int = s.ANY_SEAT) -> s.OfPlayers:
    return s.OfPlayers(whose, counted(by), stat)


def at_start_of_your_turn(then: Effect, condition: Condition | None = None) -> s.When:
    return s.When(w.START_OF_TURN, s.YOUR_SEAT, None, then, None, condition)


def at_end_of_your_turn(then: Effect, condition: Condition | None = None) -> s.When:
    return s.When(w.END_OF_TURN, s.YOUR_SEAT, None, then, None, condition)


def at_start_of_its_turn(then: Effect, condition: Condition | None = None) -> s.When:
    return s.When(w.START_OF_TURN, s.HOSTS_SEAT, None, then, None, condition)


def when(
    event: int,
    subject: gr.Group | None,
    then: Effect,
    *,
    whose: int = s.ANY_SEAT,
    by: gr.Group | None = None,
    condition: Condition | None = None,
    often: int = s.EVERY_TIME,
    form: int = w.OPEN,
) -> s.When:
    return s.When(event, whose, subject, then, by, condition, often, form)


def you_may_prevent(cost: Effect, number: Amount | int, group: gr.Group) -> s.Instead:
    return s.Instead(w.WOULD_TAKE_DAMAGE, group, Pay(cost, vf.Prevent(counted(number))), often=s.ONCE_A_TURN)
