"""Conviction, and the powers it pays for."""

from primogen.vtes.language.vocabulary import *

# fmt: off
SHIELDED = (CHIMERSTRY, DEMENTATION, DOMINATE, PRESENCE, SERPENTIS)
CONVICTIONS = (
    conviction("101557", "React with Conviction", abilities=(
        may_use(AS_PLAYED, provided(played_against_him(SHIELDED), pay(burn(THIS_CARD), cancel)), OFTEN),
        may_use(BEFORE_BLOCKS, provided(as_announced & taken_against_him(SHIELDED), pay(
            burn(THIS_CARD), in_order(untap(ACTING_MINION), action_fails))), OFTEN))),
    conviction("101705", "Second Sight", abilities=(
        may_use(ATTEMPT, provided(a_monster_acts & not_yet_by_him, pay(
            burn(THIS_CARD), in_order(intercept(1), note_used_by_him))), OFTEN),
        may_use(BEFORE_BLOCKS, provided(he_announces & not_yet_by_him, pay(
            burn(THIS_CARD), in_order(intercept_of_all(-1, monsters), note_used_by_him))), OFTEN))),
    conviction("101886", "Strike with Conviction", abilities=(
        may_use(STRIKE, provided(against_a_monster, pay(burn(THIS_CARD), strike_by_hand_or_weapon(1))), OFTEN),
        may_act(for_price(burn(THIS_CARD), act(BLEEDING, bleed=1))))),
)

POWERS = (
    power("100007", "Abjure", virtue=REDEMPTION, abilities=(
        helps_fighter(pay(costs(tap_this_card, tap(THIS)), along(
            end_combat_between(monsters, mortals), provided(~he_fights, may_gain_conviction)))),)),
    power("100322", "Champion", virtue=DEFENSE, abilities=(
        reacts(provided(a_monster_acts & at_you_or_imbued, pay(
            spending(2), in_order(action_fails, monster_fights_him)))),)),
    power("100551", "Discern", virtue=JUDGMENT, abilities=(
        reacts(provided(a_monster_acts, pay(tap_this_card, intercept(1))), ATTEMPT),)),
    power("100575", "Donate", virtue=MARTYRDOM, abilities=(
        helps_acting(provided(bleeding & it_is(ACTING_MINION, a_mortal), pay(
            costs(spending(1), burn(THIS_CARD)), bleed(1, LIMITED)))),
        reacts(about(BLOCKER, provided(this_is(THAT, your_ready(a_mortal, not_himself)), pay(
            costs(spending(1), burn(THIS_CARD)), intercept(1, THAT)))), ATTEMPT),
        helps_fighter(pay(costs(spending(1), burn(THIS_CARD)), strengthen_fighter(
            1, your_ready(a_mortal, not_himself)))))),
    power("100764", "Foresee", virtue=VISION, abilities=(
        in_combat(provided(of_a_block, pay(spending(1), in_order(look_at_opponents_hand, may(in_order(
            end_his_combat, provided(has_blocked(THIS), continue_unblocked)))))), BEFORE_RANGE),)),
    power("100919", "Hide", virtue=INNOCENCE, abilities=(
        modifies(provided(as_announced & ~illuminated, pay(spending(1), intercept_of_all(-1, monsters))),
                 BEFORE_BLOCKS),
        reacts(provided(a_monster_acts & aimed_at_him & ~illuminated, pay(spending(1), action_fails))))),
    power("100953", "Illuminate", virtue=INNOCENCE, abilities=(
        all_have(ready(an_imbued), 1, INTERCEPT, a_monster_acts & first_of_its_name & ~unmasked),
        monsters_may_fight_him(),
        in_your_untap_phase(burn(THIS_CARD)),
        as_he_leaves_ready)),
    power("100991", "Inspire", virtue=INNOCENCE, abilities=(
        acts_by_power(for_price(spend_remembered, act(stealth=1, aims_at=choose(
            either_group(your_uncontrolled_imbued, imbued_in_play),
            if_so(this_is(THAT, your_uncontrolled_imbued), gain_blood(1, THAT), give_remembered))))),)),
    power("101492", "Project", virtue=MARTYRDOM, abilities=(
        modifies(provided(as_announced, pay(spending(1), none_of_them_blocks(ready(either_of(
            younger_than(7), one_that_is(an_ally, a_monster, pool_cost_below(4))))))), BEFORE_BLOCKS),)),
    power("101592", "Rejuvenate", virtue=DEFENSE, abilities=(
        in_your_untap_phase(gain_blood(1, THIS), only_if=it_is(THIS, lost_life)),
        acts_by_power(for_price(burn_conviction(1), adds_life())))),
    power("101611", "Respire", virtue=REDEMPTION, abilities=(
        acts_by_power(act(aims_at=choose(anyones(younger_than(6)), in_order(inflict(1, THAT), may_gain_conviction)))),
        acts_by_power(for_price(burn_conviction(1), adds_life())))),
    power("101752", "Shame", virtue=REDEMPTION, abilities=(
        in_combat(provided(against_a_monster & ~it_is(OPPOSING_MINION, shameless), pay(
            costs(spending(2), burn(THIS_CARD)), in_order(inflict_his_strength, end_his_combat))), BEFORE_CHOICE),)),
    power("101908", "Surge", virtue=VENGEANCE, abilities=(
        in_combat(pay(spending(1), gain_surges(3)), BEFORE_RANGE | BEFORE_CHOICE | BEFORE_STRIKE | PREVENTION),
        reacts(pay(spending(1), gain_surges(3))),
        may_prevent(burn_surges_to_prevent()))),
    power("102120", "Vigilance", virtue=JUDGMENT, abilities=(
        modifies(provided(succeeded, pay(tap_this_card, untap(THIS))), AFTER_ACTION),
        reacts_though_locked(pay(spending(1), untap(THIS))))),
)

CARDS = CONVICTIONS + POWERS
