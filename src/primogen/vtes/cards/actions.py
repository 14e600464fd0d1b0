"""Actions whose texts are like no others."""

from primogen.vtes.language.minion_vocabulary import *
from primogen.vtes.language.vocabulary import *

# fmt: off
TOLL = UNPREVENTABLE | AGGRAVATED | ENVIRONMENTAL
GATHERING = act(stealth=1, aims_at=choose(yours(another), in_order(put_on(THIS), choose_for_this(THAT))))
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
)
