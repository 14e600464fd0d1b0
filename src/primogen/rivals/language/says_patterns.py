"""Words for what may happen, with its roles. What a role leaves open may be anybody."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import nouns as n
from primogen.rivals.language.groups import Group
from primogen.rivals.language.patterns import (
    deeds,
    fates,
    fights,
    moments,
    outcomes,
    tokens,
    would,
)
from primogen.rivals.rules import words as w
from primogen.rivals.rules.flags import LEAVES_PLAY, WOULD_DISCARD
from primogen.rivals.rules.ritual import BLOOD_OF_OTHERS

# ---- what players do with cards


def recruits(whom: Group | None = None, *, whose: n.Whose = n.ANY_SEAT) -> deeds.Recruits:
    return deeds.Recruits(whose, whom)


def you_recruit(whom: Group | None = None) -> deeds.Recruits:
    return recruits(whom, whose=n.YOUR_SEAT)


def you_recruit_below_leader(whom: Group | None = None) -> deeds.Recruits:
    """With less Blood Potency than your Leader."""
    return deeds.Recruits(n.YOUR_SEAT, whom, deeds.BELOW_THE_LEADER)


def attaches(card: Group | None = None, *, to: Group | None = None, whose: n.Whose = n.ANY_SEAT) -> deeds.Attaches:
    return deeds.Attaches(whose, card, to)


def you_attach(card: Group | None = None, *, to: Group | None = None) -> deeds.Attaches:
    return deeds.Attaches(n.YOUR_SEAT, card, to)


def you_detach(card: Group | None = None, *, origin: Group | None = None) -> deeds.Detaches:
    """From one of these."""
    return deeds.Detaches(n.YOUR_SEAT, card, origin)


def is_burned_by(card: Group, *, whose: n.Whose) -> deeds.Detaches:
    """By one of these players, while it still lies there."""
    return deeds.Detaches(whose, card, None, w.BURNS)


def you_shed(card: Group | None = None, *, origin: Group | None = None) -> deeds.Detaches:
    """It goes as its bearer leaves your coterie."""
    return deeds.Detaches(n.YOUR_SEAT, card, origin, w.SHEDS)


def you_burn(card: Group | None = None, *, origin: Group | None = None) -> deeds.Detaches:
    """What is attached to one of these."""
    return deeds.Detaches(n.YOUR_SEAT, card, origin, w.BURNS)


def resolves(card: Group | None = None, *, whose: n.Whose = n.ANY_SEAT) -> deeds.Does:
    return deeds.Does(w.RESOLVES, whose, card)


def you_resolve(card: Group | None = None) -> deeds.Does:
    return resolves(card, whose=n.YOUR_SEAT)


def plays(card: Group | None = None, *, by: Group | None = None, whose: n.Whose = n.ANY_SEAT) -> deeds.Plays:
    return deeds.Plays(whose, card, by)


def you_play(card: Group | None = None) -> deeds.Plays:
    return deeds.Plays(n.YOUR_SEAT, card)


def performs_action(who: Group | None = None, *, whose: n.Whose = n.ANY_SEAT) -> deeds.Performs:
    """As it does so, before anything comes of it."""
    return deeds.Performs(whose, who)


def exhausts_to_act(who: Group | None = None, *, whose: n.Whose = n.ANY_SEAT) -> deeds.Performs:
    """For an action; where a text lets it act without exhausting, not."""
    return deeds.Performs(whose, who, None, w.EXHAUSTING)


def as_you_play(card: Group) -> deeds.Performs:
    return deeds.Performs(n.YOUR_SEAT, None, card)


def you_play_with_others_blood(card: Group) -> deeds.Plays:
    """A Ritual, with Blood of characters you do not control and no other."""
    return deeds.Plays(n.YOUR_SEAT, card, blood=BLOOD_OF_OTHERS)


def plays_modifier(whose: n.Whose) -> deeds.Does:
    return deeds.Does(w.PLAYS_MODIFIER, whose)


def places(card: Group | None = None, *, by: Group | None = None, whose: n.Whose = n.ANY_SEAT) -> deeds.Does:
    """Face down."""
    return deeds.Does(w.PLACES, whose, card, by)


def discards(card: Group | None = None, *, whose: n.Whose = n.ANY_SEAT) -> deeds.Does:
    """From hand."""
    return deeds.Does(w.DISCARDS, whose, card)


def reacts(card: Group | None = None, *, by: Group | None = None, whose: n.Whose = n.ANY_SEAT) -> deeds.Does:
    return deeds.Does(w.REACTS, whose, card, by)


def uses_ability(who: Group) -> deeds.UsesAbility:
    """An activated one."""
    return deeds.UsesAbility(who)


def you_use(card: Group) -> deeds.UsesAbility:
    return deeds.UsesAbility(None, card, n.YOUR_SEAT)


def moves_out(whose: n.Whose) -> deeds.Does:
    return deeds.Does(w.MOVES, whose)


# ---- what befalls cards and players


def is_burned(who: Group) -> fates.Befalls:
    return fates.Befalls(w.BURNED, who)


def becomes_haven(card: Group) -> fates.Befalls:
    """The active one."""
    return fates.Befalls(w.NEW_HAVEN, card)


def you_raise_potency(who: Group) -> deeds.Does:
    return deeds.Does(w.RAISES_POTENCY, n.YOUR_SEAT, who)


def enters_play(who: Group) -> fates.Befalls:
    return fates.Befalls(w.ENTERS_PLAY, who)


def leaves_play(who: Group) -> fates.Befalls:
    return fates.Befalls(LEAVES_PLAY, who)


def exhausts(who: Group) -> fates.Befalls:
    return fates.Befalls(w.EXHAUSTS, who)


def leaves_torpor(who: Group) -> fates.Befalls:
    return fates.Befalls(w.LEAVES_TORPOR, who)


def mends(who: Group) -> fates.Mends:
    return fates.Mends(who)


def you_mend(who: Group | None = None) -> fates.Mends:
    return fates.Mends(who, n.YOUR_SEAT)


def mends_by_discarding(whose: n.Whose, who: Group | None = None) -> fates.Mends:
    """In the End Phase, torpor included."""
    return fates.Mends(who, whose, fates.BY_DISCARDING)


def you_relieve(who: Group | None = None) -> deeds.Does:
    """Of an Affliction."""
    return deeds.Does(w.RELIEVES, n.YOUR_SEAT, who)


def you_empty(card: Group) -> deeds.Does:
    """Of its last Blood."""
    return deeds.Does(w.RUNS_DRY, n.YOUR_SEAT, card)


def investigates(
    who: Group | None = None, *, target: Group | None = None, whose: n.Whose = n.ANY_SEAT
) -> fates.Investigates:
    return fates.Investigates(whose, who, target)


def you_investigate(who: Group | None = None) -> fates.Investigates:
    """You exhaust one of these to do it."""
    return fates.Investigates(n.YOUR_SEAT, who)


def loses_prince(whose: n.Whose) -> deeds.Does:
    return deeds.Does(w.LOSES_PRINCE, whose)


def suffers_diablerie(whose: n.Whose, *, by: Group | None = None) -> fates.SuffersDiablerie:
    return fates.SuffersDiablerie(whose, by)


def enters_discard(card: Group) -> fates.Befalls:
    """That of its owner, whoever puts it there."""
    return fates.Befalls(w.ENTERS_DISCARD, card)


def token_placed(
    on: Group, *, token: n.AnyToken = n.ANY_TOKEN, whose: n.Whose = n.ANY_SEAT, during: n.During = n.ANY_TIME
) -> tokens.TokenPlaced:
    """One token or several, on one card."""
    return tokens.TokenPlaced(whose, on, token, during)


def you_place_beside(number: int, token: n.AnyToken, on: Group) -> tokens.TokenPlaced:
    """On a card that has so many tokens already."""
    return tokens.TokenPlaced(n.YOUR_SEAT, on, token, n.ANY_TIME, number)


def you_remove_prestige(origin: Group) -> deeds.Does:
    """Of your colour; X is how much."""
    return deeds.Does(w.PRESTIGE_REMOVED, n.YOUR_SEAT, origin)


def loses_blood(who: Group) -> fates.Befalls:
    """By damage, as a price or otherwise, unless it is stolen. X is how much."""
    return fates.Befalls(w.BLOOD_REMOVED, who)


def loses_blood_to_damage(who: Group) -> fates.Befalls:
    """X is how much."""
    return fates.Befalls(w.BLOOD_HURT, who)


def you_exert() -> deeds.Does:
    """Influence, for a price; X is how much."""
    return deeds.Does(w.EXERTS, n.YOUR_SEAT)


def gains_prestige(whose: n.Whose) -> deeds.Does:
    return deeds.Does(w.GAINS_PRESTIGE, whose)


def loses_prestige(whose: n.Whose) -> deeds.Does:
    return deeds.Does(w.LOSES_PRESTIGE, whose)


def scheme_succeeds(whose: n.Whose) -> outcomes.SchemeEnds:
    return outcomes.SchemeEnds(w.SCHEME_SUCCEEDS, whose)


def scheme_begins(by: Group | None = None, *, whose: n.Whose = n.ANY_SEAT) -> deeds.Does:
    """As a Scheme is played, before its outcome."""
    return deeds.Does(w.SCHEME_BEGINS, whose, None, by)


def exerts_against(who: Group, *, whose: n.Whose) -> outcomes.ExertsAgainst:
    """Against a Scheme of that player."""
    return outcomes.ExertsAgainst(whose, who)


def scheme_fails(whose: n.Whose) -> outcomes.SchemeEnds:
    return outcomes.SchemeEnds(w.SCHEME_FAILS, whose)


# ---- fights


def makes_attack(
    attacker: Group | None = None, *, on: Group | None = None, whose: n.Whose = n.ANY_SEAT
) -> fights.MakesAttack:
    return fights.MakesAttack(whose, attacker, on)


def attacks(
    attacker: Group | None = None,
    *,
    target: Group | None = None,
    whose: n.Whose = n.ANY_SEAT,
    types: tuple[n.AttackType, ...] = (),
) -> fights.Attacks:
    """As the attack comes to its Step 5."""
    return fights.Attacks(whose, attacker, target, types)


def attack_ends(*, by: Group | None = None, on: Group | None = None, whose: n.Whose = n.ANY_SEAT) -> fights.AttackEnds:
    return fights.AttackEnds(whose, by, on)


def blocks(who: Group, *, attacker: Group | None = None) -> fights.Blocks:
    return fights.Blocks(who, attacker)


def blocking_ends(attacker: Group | None = None, *, on: Group | None = None) -> fights.AttackEnds:
    """The Blocking Step of an attack."""
    return fights.AttackEnds(n.ANY_SEAT, attacker, on, w.BLOCKING_ENDS)


def defeats_mortal(
    by: Group | None = None, *, whom: Group | None = None, whose: n.Whose = n.ANY_SEAT
) -> fights.DefeatsMortal:
    return fights.DefeatsMortal(whose, by, whom)


def you_defeat_mortal(whom: Group | None = None) -> fights.DefeatsMortal:
    return fights.DefeatsMortal(n.YOUR_SEAT, None, whom)


def is_damaged(
    who: Group | None = None, *, by: Group | None = None, whose: n.Whose = n.ANY_SEAT, of: n.DamageOf = n.ANY_DAMAGE
) -> fights.IsDamaged:
    return fights.IsDamaged(who, whose, by, of)


def is_defeated(
    who: Group, *, by: Group | None = None, through: n.Through = n.ANYTHING, during: n.During = n.ANY_TIME
) -> fights.IsDefeated:
    return fights.IsDefeated(who, n.ANY_SEAT, by, through, during)


def you_defeat(who: Group) -> fights.IsDefeated:
    return fights.IsDefeated(who, n.YOUR_SEAT)


# ---- moments of a turn


def turn_begins(whose: n.Whose) -> moments.At:
    return moments.At(w.START_OF_TURN, whose)


game_begins: Final = moments.At(w.START_OF_GAME, n.YOUR_SEAT)


def turn_ends(whose: n.Whose) -> moments.At:
    return moments.At(w.END_OF_TURN, whose)


def beginning_phase_ends(whose: n.Whose) -> moments.At:
    return moments.At(w.END_OF_BEGINNING, whose)


def antagonist_step(whose: n.Whose) -> moments.At:
    return moments.At(w.ANTAGONIST_STEP, whose)


def torpor_step(whose: n.Whose) -> moments.At:
    return moments.At(w.TORPOR_STEP, whose)


# ---- what would happen


def would_take_damage(who: Group, *, during: n.During = n.ANY_TIME) -> would.Would:
    return would.Would(w.WOULD_TAKE_DAMAGE, who, during)


def would_be_defeated(who: Group) -> would.Would:
    return would.Would(w.WOULD_BE_DEFEATED, who)


def a_foe_would_discard() -> would.Would:
    """From their hand, because of a card of yours: one card at a time."""
    return would.Would(WOULD_DISCARD)


def you_would_lose_prestige(during: n.During = n.ANY_TIME) -> would.Would:
    """Or spend it."""
    return would.Would(w.WOULD_LOSE_PRESTIGE, None, during)
