"""Events that stay in play, and speak of everybody."""

from primogen.vtes.language.vocabulary import *

# fmt: off
CARDS = (
    event("100163", "The Bitter and Sweet Story", text=put_in_play,
          abilities=(all_methuselahs_have(victory_points(2), HAND_SIZE),)),
    event("100709", "FBI Special Affairs Division", GOVERNMENT, text=put_in_play,
          abilities=(whenever(BURNED, about(ACTING_FIGHTER, in_order(
              add_counters(1), after_combat(inflict(2, THAT, UNPREVENTABLE | ENVIRONMENTAL)))),
                              ally_falls_to_acting_vampire),
                     with_counters(4, burn(THIS_CARD)))),
    event("101305", "NRA PAC", GOVERNMENT, text=put_in_play,
          abilities=(whenever(ACTION_RESOLVED, at_turns_end(untap(THAT)), equipped),)),
    event("101306", "NSA Trio", GOVERNMENT, text=put_in_play,
          abilities=(whenever(COMBAT_BEGINS, once_a_turn(neither_ends_it_at_first), vampire_blocks_vampire),
                     anybody_may_use(DISCARD_PHASE, provided(
                         your_turn & nobody_has_acted, pay(spend_discard_action, burn(THIS_CARD)))))),
    event("101807", "The Slow Withering", GEHENNA, text=put_in_play, only_if=there_are(gehenna_events),
          not_replaced_until=UNTIL_DIABLERIE,
          abilities=(superior_cards_cost(1, is_not(marked(HARDENED))),
                     whenever(DIABLERIZES, mark(HARDENED, THAT)),
                     whenever(CARD_PLAYED, forget_marks, gehenna_played))),
    event("102057", "The Uncoiling", text=put_in_play, not_replaced_until=WHILE_IN_PLAY,
          abilities=(when(DISCARD_TIME, at_random(other_events, burn(THAT))),
                     others_may_use(DISCARD_PHASE, pay(
                         costs(spend_discard_action, burn_pool_for_each(other_events)), burn(THIS_CARD))))),
)
