"""Words for what effects do."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Amount, Effect
from primogen.rivals.language import nouns as n
from primogen.rivals.language import verbs_acting as va
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_city as vy
from primogen.rivals.language import verbs_damage as vd
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_hands as vh
from primogen.rivals.language import verbs_havens as vhv
from primogen.rivals.language import verbs_influence as vi
from primogen.rivals.language import verbs_places as vp
from primogen.rivals.language import verbs_reactions as vr
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.groups import Exactly, Group
from primogen.rivals.language.says_amounts import counted
from primogen.rivals.language.verbs_beside import BraceFor, PlayForDamage
from primogen.rivals.language.verbs_damage import DamageBecomes
from primogen.rivals.language.verbs_faces import OPEN, REVEALED, SPENT, BecomeGhoul
from primogen.rivals.language.verbs_forms import TakeForm
from primogen.rivals.language.verbs_later import DEFEAT_THIS_TURN, Later
from primogen.rivals.rules.playable import FREE, FREE_BUT_BLOOD, NO_ACTION_COST
from primogen.rivals.rules.words import TORPOR

# ---- cards


def exhaust(ref: n.Ref) -> vc.ExhaustIt:
    return vc.ExhaustIt(ref)


def ready(ref: n.Ref) -> vc.ReadyIt:
    return vc.ReadyIt(ref)


def burn(ref: n.Ref) -> vc.BurnIt:
    return vc.BurnIt(ref)


def discard(ref: n.Ref) -> vc.DiscardIt:
    return vc.DiscardIt(ref)


def detach_it(ref: n.Ref) -> vc.DetachIt:
    return vc.DetachIt(ref)


def put_under_library(ref: n.Ref) -> vp.MoveTo:
    """On the bottom of its owner's."""
    return vp.MoveTo(ref, vp.UNDER_LIBRARY)


def return_to_hand(ref: n.Ref) -> vh.ReturnToHand:
    return vh.ReturnToHand(ref)


def draw_it(ref: n.Ref) -> vh.DrawIt:
    """A revealed card of your Library."""
    return vh.DrawIt(ref)


def discard_top_cards(number: int) -> vc.MillTop:
    return vc.MillTop(number)


def shuffle_back(cards: n.Ref | Group) -> vc.ShuffleBack:
    """One card, or all of a group, into the decks they came from."""
    return vc.ShuffleBack(cards if isinstance(cards, Group) else Exactly(cards))


def shuffle_back_for_the_last_time(ref: n.Ref) -> vc.ShuffleBack:
    """An Event, into the City Deck: when it leaves play again it leaves the game."""
    return vc.ShuffleBack(Exactly(ref), vc.FOR_THE_LAST_TIME)


def attach_this(ref: n.Ref) -> vc.Attach:
    return vc.Attach(n.THIS_CARD, ref, vc.HEARD)


def attach(card: n.Ref, *, to: n.Ref, heard: n.Heard = n.HEARD) -> vc.Attach:
    return vc.Attach(card, to, heard)


def take_form(ref: n.Ref, *, mended: int = 0, form: n.Ref = n.THIS_CARD) -> TakeForm:
    """One more of this Form, or of that, and so much Blood."""
    return TakeForm(ref, mended, form)


def attach_face_down(card: n.Ref, *, to: n.Ref) -> vc.Attach:
    return vc.Attach(card, to, vc.FACE_DOWN)


def turn_up(ref: n.Ref) -> vc.TurnIt:
    return vc.TurnIt(ref, vc.UP)


def turn_down(ref: n.Ref) -> vc.TurnIt:
    return vc.TurnIt(ref, vc.DOWN)


# ---- Havens


def become_haven(ref: n.Ref) -> vhv.BecomeHaven:
    """Your active one."""
    return vhv.BecomeHaven(ref)


def bear_haven(haven: n.Ref, *, host: n.Ref) -> vhv.BearHaven:
    return vhv.BearHaven(haven, host)


def swap_havens(borne: n.Ref, other: n.Ref) -> vhv.SwapHavens:
    """One that a character bears, with another of yours."""
    return vhv.SwapHavens(borne, other)


def if_defeated_this_turn(ref: n.Ref, then: Effect) -> Later:
    """Or if it is defeated already."""
    return Later(then, DEFEAT_THIS_TURN, ref)


def play_for_damage(ref: n.Ref) -> PlayForDamage:
    """An Attack card, of the announced type: its text does nothing."""
    return PlayForDamage(ref)


def brace_for_loss(number: int, *, otherwise: Effect) -> BraceFor:
    """Of Prestige, by the Attack card: so much is gained first."""
    return BraceFor(number, otherwise)


# ---- places

put_into_play: Final = vp.PutThisIntoPlay()
enter_as_ghoul: Final = vp.EnterAsGhoul()
feed_ghoul: Final = vp.FeedGhoul()
enter_on_actors_blood: Final = vp.EnterAsGhoul(vp.THE_ACTOR)


def become_ghoul(ref: n.Ref, *, blood: int) -> BecomeGhoul:
    """Face down in your Haven, with so much Blood."""
    return BecomeGhoul(ref, blood, OPEN)


def reveal_to_become_ghoul(ref: n.Ref, *, blood: int) -> BecomeGhoul:
    """Out of a hand."""
    return BecomeGhoul(ref, blood, REVEALED)


def become_ghoul_of_spent_blood(ref: n.Ref) -> BecomeGhoul:
    """Face down in your Haven, with the Blood that this card has been spent of."""
    return BecomeGhoul(ref, SPENT, OPEN)


def place_at_no_cost(ref: n.Ref) -> vp.PlayIt:
    """A Conspiracy or Trap, face down."""
    return vp.PlayIt(ref, vp.NOBODY, FREE)


def recruit_at_no_cost(ref: n.Ref, *, blood: int) -> vp.RecruitAtNoCost:
    return vp.RecruitAtNoCost(ref, blood)


def recruit_into_torpor(ref: n.Ref) -> vp.RecruitAtNoCost:
    """At no cost, and without Blood."""
    return vp.RecruitAtNoCost(ref, 0, TORPOR)


def play_at_no_action_cost(ref: n.Ref, *, by: n.Ref | None = None) -> vp.PlayIt:
    """Or by whichever of your characters could."""
    return vp.PlayIt(ref, vp.ANYBODY if by is None else by, NO_ACTION_COST)


def perform_on_spilled_blood(ref: n.Ref, *, by: n.Ref) -> vp.PlayIt:
    """A Ritual, at no cost but its Blood: at least 1 of what has just been lost by whoever is being defeated."""
    return vp.PlayIt(ref, by, FREE_BUT_BLOOD)


def move_to_streets(ref: n.Ref) -> vp.MoveTo:
    return vp.MoveTo(ref, vp.TO_STREETS)


def move_alone_to_streets(ref: n.Ref) -> vp.MoveTo:
    """Into The Streets, or there into a party of its own."""
    return vp.MoveTo(ref, vp.ALONE_IN_STREETS)


def return_to_streets(ref: n.Ref) -> vp.MoveTo:
    """A Retainer, or a burned card of the city."""
    return vp.MoveTo(ref, vp.BACK_TO_STREETS)


def return_to_haven(ref: n.Ref) -> vp.MoveTo:
    """As it stands, ready or exhausted."""
    return vp.MoveTo(ref, vp.TO_HAVEN)


def put_on_library(ref: n.Ref) -> vp.MoveTo:
    """On top of its owner's."""
    return vp.MoveTo(ref, vp.ON_LIBRARY)


def move_beside_haven(ref: n.Ref) -> vp.MoveTo:
    """An Antagonist, beside that player's: it minds nobody else then."""
    return vp.MoveTo(ref, vp.BESIDE_HAVEN)


def move_to_torpor(ref: n.Ref) -> vp.MoveTo:
    return vp.MoveTo(ref, vp.TO_TORPOR)


def to_recovery(ref: n.Ref) -> vp.MoveTo:
    return vp.MoveTo(ref, vp.TO_RECOVERY)


def join_party(mover: n.Ref, *, of: n.Ref) -> vp.JoinPartyOf:
    return vp.JoinPartyOf(mover, of)


def split_off(ref: n.Ref) -> vp.JoinPartyOf:
    """Into a party of its own."""
    return vp.JoinPartyOf(ref, vp.NOBODY)


def create_wraith(ref: n.Ref) -> vp.CreateWraith:
    """Which that character bears."""
    return vp.CreateWraith(ref)


def act_with(ref: n.Ref) -> va.ActWith:
    """1 Action more, at once."""
    return va.ActWith(ref)


def take_control(ref: n.Ref) -> vp.TakeControl:
    return vp.TakeControl(ref)


# ---- fights

targeted: Final = vf.Retarget()
negate_reaction: Final = vf.NegateReaction()
negate_all_reactions: Final = vf.NegateReaction(vf.ALL_OF_THEM)


def plus(number: Amount | int, stat: n.AnyStat, ref: n.Ref = n.THIS, until: n.Duration = n.THIS_ATTACK) -> vf.Modify:
    return vf.Modify(counted(number), stat, ref, until)


def plus_each(
    number: Amount | int, stat: n.AnyStat, group: Group, *, until: n.Duration = n.THIS_ATTACK
) -> vf.ModifyEach:
    return vf.ModifyEach(counted(number), stat, group, until)


def plus_foes(number: Amount | int, stat: n.AnyStat, until: n.Duration) -> vf.ModifyPlayers:
    """Each character your foes control."""
    return vf.ModifyPlayers(counted(number), stat, vf.YOUR_FOES, until)


def plus_player(number: Amount | int, stat: n.PlayerStat, who: n.Player, until: n.Duration) -> vf.ModifyPlayers:
    """What a player has."""
    return vf.ModifyPlayers(counted(number), stat, who, until)


def deals_plus(number: Amount | int) -> vf.Modify:
    """ "This attack deals +N damage to the target"."""
    return vf.Modify(counted(number), n.DAMAGE, n.THE_ATTACKER, n.THIS_ATTACK)


def deal(
    number: Amount | int,
    ref: n.Ref,
    *,
    and_to: n.Ref | None = None,
    of: n.DamageType = n.TYPELESS,
    quality: n.Quality = n.NORMAL_DAMAGE,
) -> vf.DealDamage:
    """And as much to somebody else, at the same time."""
    other = vf.ANYBODY if and_to is None else and_to
    return vf.DealDamage(counted(number), of, quality, ref, and_to=other)


def also_deal(
    number: Amount | int, ref: n.Ref, *, of: n.DamageType, quality: n.Quality = n.NORMAL_DAMAGE
) -> vf.DealDamage:
    """With the attack, to somebody else."""
    return vf.DealDamage(counted(number), of, quality, ref, vf.WITH_THE_ATTACK)


def deal_back(number: int = 1, *, every: int = 1, of: n.DamageType) -> vf.DealBack:
    """To the attacker, so much for every so much that they are dealing to this character."""
    return vf.DealBack(number, every, of)


def redirect_attack(ref: n.Ref) -> vr.ChangeTarget:
    """The attack, which may then be Blocked and reacted to."""
    return vr.ChangeTarget(ref, vr.FROM_BLOCKING)


def strike_as(kind: n.AttackType) -> vr.StrikeAs:
    """Of a Reaction: what it deals to the attacker."""
    return vr.StrikeAs(kind)


def redirect(number: Amount | int, *, to: Group) -> vd.Redirect:
    """So much of the damage of the attack under way, if you like."""
    return vd.Redirect(counted(number), to)


def divide_damage(*, among: Group, most: int) -> vd.Redirect:
    """As much of it as you like, at most so much to each."""
    return vd.Redirect(None, among, most)


def prevent(number: Amount | int) -> vf.Prevent:
    return vf.Prevent(counted(number))


def damage_becomes(*kinds: n.AttackType | n.Stat) -> DamageBecomes:
    """Of what this character is about to take: of a type, NOT_AGGRAVATED, or both."""
    return DamageBecomes(kinds)


def diablerize(victim: n.Ref, *, by: n.Ref) -> vf.Diablerize:
    return vf.Diablerize(by, victim)


def defeat(ref: n.Ref) -> vt.DefeatIt:
    return vt.DefeatIt(ref)


def make_attack(ref: n.Ref, *, on: n.Ref | None = None) -> vf.MakeAttack:
    return vf.MakeAttack(ref) if on is None else vf.MakeAttack(ref, on)


def change_target(ref: n.Ref) -> vr.ChangeTarget:
    """Of the attack under way: to that character."""
    return vr.ChangeTarget(ref)


def negate_reactions_of(by: Group) -> vf.NegateReaction:
    """All in this attack that these characters play."""
    return vf.NegateReaction(vf.ALL_OF_THEM, by)


win: Final = vi.Win(n.YOU)

# ---- the city

turn_up_unused_monster: Final = vy.TurnUpUnusedMonster()


def claim_benefit(ref: n.Ref) -> vy.ClaimBenefit:
    """Of a Mortal's Burn line."""
    return vy.ClaimBenefit(ref)


def fetch_from_city_deck(kind: n.Kind) -> vy.FetchFromCityDeck:
    """Into The Streets; then the deck is shuffled."""
    return vy.FetchFromCityDeck(kind)


def become_event(ref: n.Ref) -> vp.MoveTo:
    """An Ongoing one of the city, with Prestige of your colour from the general supply on it."""
    return vp.MoveTo(ref, vp.AS_EVENT)


def put_event_into_play(ref: n.Ref) -> vp.MoveTo:
    """As if it had come up from the City Deck."""
    return vp.MoveTo(ref, vp.INTO_PLAY)


def add_city_cards(number: Amount | int) -> vy.AddCityCards:
    return vy.AddCityCards(counted(number))
