"""Action modifiers whose texts are like no others."""

from primogen.vtes.language.vocabulary import *

# fmt: off
SMALL = ally_or_of_capacity(6)
BY_AUSPEX = provided(reaction_requiring(AUSPEX), cancel_paid)
POOL_LATER = provided(has_succeeded, gain_pool(1))
CARDS = (
    card("100078", "Approximation of Loyalty",
         basic(modifying(choose(ready(SMALL), keep_from_blocking(THAT)), only_if=as_announced, at=BEFORE_BLOCKS),
               PRESENCE),
         superior(modifying(in_order(cancel, no_more_modifiers), only_if=reaction_played_by(SMALL), at=AS_PLAYED),
                  PRESENCE),
         blood=1, needs=(capacity_at_least(7),)),
    card("100274", "Business Pressure",
         basic(modifying(buy_votes(2, 2), only_if=political_action_under_way, at=POLLING), PRESENCE),
         superior(modifying(buy_votes(3, 2), only_if=political_action_under_way, at=POLLING), PRESENCE)),
    card("100478", "Cryptic Rider", modifying(next_referendum_passes, only_if=referendum_passed, at=AFTER_ACTION),
         blood=1),
    card("100645", "Enkil Cog", modifying(put_on(THIS), only_if=bled_your_prey, at=AFTER_ACTION),
         words=UNIQUE, needs=(capacity_at_least(10),),
         abilities=(has(1, BLEED), may_use(ANY_MINION_PHASE, pay(tap_this_card, take_an_action), OFTEN))),
    card("100936", "Horrific Countenance",
         basic(modifying(in_order(untap(WHO_BLOCKS), cannot_be_blocked, continue_unblocked), at=WHEN_BLOCKED), PROTEAN),
         blood=4),
    card("100947", "I am Legion",
         basic(modifying(stealth(1)), DAIMOINON),
         basic(modifying(BY_AUSPEX, at=AS_PLAYED), DAIMOINON, OBFUSCATE),
         superior(modifying(in_order(BY_AUSPEX, after_resolution(POOL_LATER)), at=AS_PLAYED), DAIMOINON, OBFUSCATE),
         superior(modifying(POOL_LATER, at=AFTER_ACTION), DAIMOINON, OBFUSCATE),
         blood=1),
    card("101062", "The Kiss of Ra",
         basic(modifying(in_order(burn_blood(2, BLOCKER), end_unresolved),
                         only_if=this_is(BLOCKER, ready(a_vampire, lacking(FORTITUDE))), at=ATTEMPT), FORTITUDE),
         superior(modifying(in_order(burn_blood(2, BLOCKER), send_to_torpor(BLOCKER), end_unresolved),
                            only_if=this_is(BLOCKER, ready(a_vampire, lacking(FORTITUDE))), at=ATTEMPT), FORTITUDE),
         blood=3),
    card("101098", "Leverage", modifying(pay(burn_edge, in_order(bleed(1), edge_slips)), only_if=bleeding)),
    card("101511", "Psychomachia",
         basic(modifying(in_order(untap(THIS), action_fails), only_if=this_is(WHO_BLOCKS, ready(ally_or_younger)),
                         at=WHEN_BLOCKED), PRESENCE),
         basic(modifying(in_order(keep_from_blocking(WHO_BLOCKS), continue_unblocked),
                         only_if=this_is(WHO_BLOCKS, ready(ally_or_younger)), at=WHEN_BLOCKED), DAIMOINON),
         superior(modifying(in_order(keep_from_blocking(WHO_BLOCKS), about(WHO_BLOCKS, in_order(
                      continue_unblocked, inflict(1, THAT, UNPREVENTABLE | ENVIRONMENTAL)))),
                            only_if=this_is(WHO_BLOCKS, ready(ally_or_younger)), at=WHEN_BLOCKED), DAIMOINON),
         blood=1),
    card("102273", "Loup",
         once_for_all(modifying(in_order(put_in_play, at_end_of_turn(burn_if_there))), THIS_TURN), clans=(TOREADOR,),
         abilities=(all_have(anyones(of_clan(TOREADOR)), 1, STEALTH),
                    whenever(ACTION_RESOLVED, burn(THIS_CARD),
                             has_succeeded & this_is(THAT, anyones(of_clan(TOREADOR)))))),
)
