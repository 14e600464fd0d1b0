"""Minion cards that go to lie on somebody else, and remember who played them."""

from primogen.vtes.language.vocabulary import *

# fmt: off
CARDS = (
    reaction("101195", "Melange", AUSPEX,
             basic=reacting(intercept(1)),
             superior=reacting(in_order(intercept(1), if_he_blocks(in_order(
                 lie_on(ACTING_MINION), choose_for_this(THIS))))),
             abilities=(anybody_may_use(ACTION_MOMENTS, provided(
                 your_chosen_acts & bleeds_its_bearers_methuselah, pay(burn(THIS_CARD), bleed(1)))),)),
    action_card("101801", "Slaughtering the Herd", DOMINATE, blood=2,
                basic=act(BLEEDING, bleed=2, announced=no_ally_blocks),
                superior=act(aims_at=choose(of_your_predator(a_vampire), in_order(
                    put_on_that, choose_for_this(THIS)))),
                abilities=(whenever_he(ACTION_ANNOUNCED, move_blood(1, THIS, CHOSEN_ONE), the_chosen_is_ready),
                           in_his_minion_phase(burn_blood(4, THIS), burn(THIS_CARD)),
                           as_the_chosen_leaves(burn(THIS_CARD)))),
)
