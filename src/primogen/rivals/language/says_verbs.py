"""Words for what effects do."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Amount
from primogen.kernel.ids import NONE
from primogen.rivals.language import nouns as n
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_city as vy
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_influence as vi
from primogen.rivals.language import verbs_places as vp
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.groups import Group
from primogen.rivals.language.says_amounts import counted

# ---- tokens


def draw(number: Amount | int, who: n.Player = n.YOU) -> vt.Draw:
    return vt.Draw(counted(number), who)


def gain(number: Amount | int, resource: n.Resource, who: n.Player = n.YOU) -> vt.Gain:
    return vt.Gain(counted(number), resource, who)


def lose(number: Amount | int, resource: n.Resource, who: n.Player) -> vt.Lose:
    return vt.Lose(counted(number), resource, who)


def steal(number: Amount | int, resource: n.Resource, who: n.Player) -> vt.StealFrom:
    return vt.StealFrom(counted(number), resource, who)


def mend(number: Amount | int, ref: n.Ref) -> vt.Mend:
    return vt.Mend(counted(number), ref)


def set_blood(number: int, ref: n.Ref) -> vc.SetBlood:
    return vc.SetBlood(number, ref)


def lose_blood(number: Amount | int, ref: n.Ref) -> vt.LoseBlood:
    return vt.LoseBlood(counted(number), ref)


def steal_blood(number: Amount | int, *, thief: n.Ref, victim: n.Ref) -> vt.StealBlood:
    return vt.StealBlood(counted(number), thief, victim)


def put(token: n.Token, ref: n.Ref) -> vt.PutToken:
    return vt.PutToken(token, ref)


def put_prestige(number: Amount | int, ref: n.Ref) -> vt.PutPrestige:
    return vt.PutPrestige(counted(number), ref, n.YOU)


def put_their_prestige(number: int, who: n.Player) -> vt.PutTheirPrestige:
    """Of what that player has just gained, onto this card."""
    return vt.PutTheirPrestige(number, who)


def add_prestige(number: int, whose: n.Player, ref: n.Ref) -> vt.AddToFaceDown:
    """Of that player's, onto a face-down card."""
    return vt.AddToFaceDown(number, whose, ref)


def put_chosen_discipline(ref: n.Ref, by: int) -> vc.PutDiscipline:
    """The token of the Discipline just chosen."""
    return vc.PutDiscipline(ref, NONE, by)


def give_leader_token(ref: n.Ref) -> vc.GiveLeaderToken:
    return vc.GiveLeaderToken(ref)


# ---- cards


def exhaust(ref: n.Ref) -> vc.ExhaustIt:
    return vc.ExhaustIt(ref)


def ready(ref: n.Ref) -> vc.ReadyIt:
    return vc.ReadyIt(ref)


def burn(ref: n.Ref) -> vc.BurnIt:
    return vc.BurnIt(ref)


def discard(ref: n.Ref) -> vc.DiscardIt:
    return vc.DiscardIt(ref)


def discard_top_cards(number: int) -> vc.MillTop:
    return vc.MillTop(number)


def shuffle_back(ref: n.Ref) -> vc.ShuffleBack:
    return vc.ShuffleBack(ref)


def attach_this(ref: n.Ref) -> vc.AttachThis:
    return vc.AttachThis(ref)


def attach(card: n.Ref, *, to: n.Ref, heard: n.Heard = n.HEARD) -> vc.AttachIt:
    return vc.AttachIt(card, to, heard)


def attach_face_down(card: n.Ref, *, to: n.Ref) -> vc.AttachFaceDown:
    return vc.AttachFaceDown(card, to)


# ---- places

put_into_play: Final = vp.PutThisIntoPlay()
to_recovery: Final = vp.ToRecovery()


def place_at_no_cost(ref: n.Ref) -> vp.PlaceAtNoCost:
    return vp.PlaceAtNoCost(ref)


def recruit_at_no_cost(ref: n.Ref, *, blood: int) -> vp.RecruitAtNoCost:
    return vp.RecruitAtNoCost(ref, blood)


def move_to_streets(ref: n.Ref) -> vp.MoveToStreets:
    return vp.MoveToStreets(ref)


def return_to_streets(ref: n.Ref) -> vp.ReturnToStreets:
    return vp.ReturnToStreets(ref)


def move_to_torpor(ref: n.Ref) -> vp.MoveToTorpor:
    return vp.MoveToTorpor(ref)


def join_party(mover: n.Ref, *, of: n.Ref) -> vp.JoinPartyOf:
    return vp.JoinPartyOf(mover, of)


def take_control(ref: n.Ref) -> vp.TakeControl:
    return vp.TakeControl(ref)


def turn_haven_down(who: n.Player) -> vc.TurnHavenDown:
    return vc.TurnHavenDown(who)


# ---- fights

targeted: Final = vf.Retarget()


def plus(number: Amount | int, stat: n.AnyStat, ref: n.Ref = n.THIS, until: n.Duration = n.THIS_ATTACK) -> vf.Modify:
    return vf.Modify(counted(number), stat, ref, until)


def plus_each(number: Amount | int, stat: n.AnyStat, group: Group) -> vf.ModifyEach:
    return vf.ModifyEach(counted(number), stat, group, n.THIS_ATTACK)


def plus_foes(number: Amount | int, stat: n.AnyStat, until: n.Duration) -> vf.ModifyFoes:
    """Each character your foes control."""
    return vf.ModifyFoes(counted(number), stat, until)


def deals_plus(number: Amount | int) -> vf.Modify:
    """ "This attack deals +N damage to the target"."""
    return vf.Modify(counted(number), n.DAMAGE, n.THE_ATTACKER, n.THIS_ATTACK)


def deal(
    number: Amount | int, ref: n.Ref, *, of: n.DamageType = n.TYPELESS, quality: n.Quality = n.NORMAL_DAMAGE
) -> vf.DealDamage:
    return vf.DealDamage(counted(number), of, quality, ref)


def also_deal(
    number: Amount | int, ref: n.Ref, *, of: n.DamageType, quality: n.Quality = n.NORMAL_DAMAGE
) -> vf.AlsoDeal:
    return vf.AlsoDeal(counted(number), of, quality, ref)


def prevent(number: Amount | int) -> vf.Prevent:
    return vf.Prevent(counted(number))


def defeat(ref: n.Ref) -> vt.DefeatIt:
    return vt.DefeatIt(ref)


def make_attack(ref: n.Ref) -> vf.MakeAttack:
    return vf.MakeAttack(ref)


# ---- Influence


def gain_influence(number: Amount | int) -> vi.GainInfluence:
    return vi.GainInfluence(counted(number))


def bar_modifiers(who: n.Player) -> vi.BarModifiers:
    return vi.BarModifiers(who)


# ---- the city

shuffle_burned_events_back: Final = vy.ShuffleBurnedEventsBack()
turn_up_unused_monster: Final = vy.TurnUpUnusedMonster()
its_monster_attacks: Final = vy.ItsMonsterAttacks()


def add_city_cards(number: Amount | int) -> vy.AddCityCards:
    return vy.AddCityCards(counted(number))
