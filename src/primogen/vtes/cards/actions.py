"""Actions whose texts are like no others."""

from primogen.vtes.language.vocabulary import *

# fmt: off
TOLL = UNPREVENTABLE | AGGRAVATED | ENVIRONMENTAL
GATHERING = act(stealth=1, aims_at=choose(yours(another), in_order(put_on(THIS), choose_for_this(THAT))))
STOLEN = provided(corruption_reaches(THAT) & this_is(THAT, anyones()), may(pay(
    burn_corruption(THAT), in_order(take_control(THAT), end_his_combat))))
ANY_ANARCH = of_sect(ANARCH)
CARDS = (
    card("100068", "Anima Gathering",
         basic(GATHERING, AUSPEX), superior(GATHERING, AUSPEX),
         abilities=(whenever_he(UNTAPS, burn(THIS_CARD)), has(1, MAY_STAY_LOCKED),
                    all_have(anyones(the_chosen), 2, INTERCEPT), all_have(anyones(the_chosen), 1, BLEED)),
         in_use=(0b0111, 0b1111)),
    card("100320", "Chameleon",
         act(stealth=1, aims_at=choose(
             anyones(a_vampire, younger, new_in_play),
             pay(pay_capacity(THAT), in_order(take_control(THAT), change_sect(THAT, ANARCH))))),
         needs=(has_title(BARON),)),
    card("100418", "Contagion",
         basic(act(stealth=1, text=put_on(THIS)), DAIMOINON),
         superior(act(stealth=1, text=put_on(THIS)), DAIMOINON),
         words=UNIQUE, needs=(a_vampire, with_word(INFERNAL)),
         abilities=(of_others(UNTAP_TIME, whose_turn_it_is(burn_your_pool(1)), this_is_ready),
                    may_use(STRIKE, strike_that(in_order(put_corruption(1, THAT), after_strikes(STOLEN))),
                            THIS_COMBAT)),
         in_use=(0b01, 0b11)),
    card("100725", "Field Training",
         act(stealth=1, aims_at=choose(
             your_ready(a_vampire, another, is_not(titled), without_copy),
             in_order(untap(THIS), change_sect(THAT, ANARCH), put_on_that, teach))),
         blood=1, needs=(of_sect(ANARCH), has_mastered),
         abilities=(whenever_he(CHANGES_SECT, burn(THIS_CARD)),)),
    card("100759", "Force of Will",
         basic(only_by_locked(act(BLEEDING, bleed=1, announced=after_resolution(
             provided(was_resolved, inflict(2, THIS, TOLL))))), FORTITUDE),
         superior(only_by_locked(act(BLEEDING, bleed=2, announced=after_resolution(
             provided(was_resolved, inflict(1, THIS, TOLL))))), FORTITUDE),
         blood=1),
    card("101863", "The Status Perfectus",
         act(stealth=1, text=put_in_play),
         words=UNIQUE, needs=(a_vampire, of_sect(ANARCH)),
         abilities=(may_use(MASTER_PHASE, choose(your_ready(ANY_ANARCH), and_another(
                        ready(ANY_ANARCH, not_the_first), move_blood(1, FIRST, THAT))), THIS_TURN),
                    whenever(COMBAT_OVER, may_choose(
                        your_ready(ANY_ANARCH, unlocked, not_the_first),
                        in_order(tap(THIS_CARD), tap(THAT), fight_acting(THAT))),
                             blocked_combat_over & this_is(FIRST, anyones(ANY_ANARCH)) & of_this_card(unlocked)))),
)
