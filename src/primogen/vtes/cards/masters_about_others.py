"""Master cards about somebody else: who is blind to whom, who answers events, what everybody's crypt deals anew."""

from primogen.vtes.language.vocabulary import *

# fmt: off
CARDS = (
    master("100018", "Aching Beauty", pool=2, clan=TOREADOR,
           text=choose(anyones(a_vampire, of_clan(TOREADOR)), put_on_that),
           abilities=(whenever(BLOCKS, its_methuselah(THAT, burn_your_pool(1)),
                               he_is_blocked & this_is(THIS, anyones(of_clan(TOREADOR)))),)),
    master("100188", "Blind Spot", text=choose(yours(a_vampire), and_another(
        of_your_prey(either_trait(an_ally, younger_than_first)), blind(THAT, FIRST)))),
    out_of_turn("100493", "Dark Influences", pool=2, at=AS_PLAYED, only_if=minion_card_played,
                text=in_order(not_played_again, cancel, put_in_play),
                abilities=(whenever(CARD_PLAYED, provided(is_being_played, in_order(burn(THAT), burn(THIS_CARD))),
                                    other_cancels_minion_card),)),
    once_a_game(master("100775", "Fortschritt Library", text=search_library(an_event, with_word(GEHENNA)))),
    master("100979", "Infernal Pact", UNIQUE, pool=1, clan=TREMERE_ANTITRIBU,
           text=choose(yours(a_vampire, of_clan(TREMERE_ANTITRIBU)), in_order(put_on_that, choose_discipline)),
           abilities=(as_if_superior,)),
    as_ally(master("101019", "Jake Washington", UNIQUE, text=become_ally),
            UNIQUE, MORTAL, life=1, strength=0, bleed=0,
            abilities=(may_use(UNTAP_PHASE, pay(burn(THIS_CARD), choose(
                ready(a_vampire, bloodless), up_to_number(4, gain_blood(x, THAT)))), THIS_TURN),)),
    once_a_game(master("101036", "Kaymakli Nightmares", text=redeal_crypts)),
    out_of_turn("101103", "Life Boon", BOON, at=OUSTING, text=save(in_order(give_pool, put_in_play, remember_her)),
                abilities=(whenever(UNTAP_TIME, may(steal_pool(1)), its_remembereds_turn), takes_point)),
    master("101242", "Monster", ARCHETYPE, text=choose(your_ready(a_vampire, without(ARCHETYPE)), put_on_that),
           abilities=(whenever(COMBAT_OVER, provided(not_yet_this_turn, may(pay(
               burn_blood(1, THIS), in_order(untap(THIS), note_done_this_turn)))), his_opponent_is_not_ready),)),
    out_of_turn("101303", "Not to Be", pool=1, at=AS_PLAYED, only_if=event_played, text=in_order(cancel, put_in_play),
                abilities=(you_have(1, MASTER_ACTIONS), you_have(-1, MORE_DISCARDS),
                           when(DISCARD_TIME, burn(THIS_CARD)))),
    out_of_turn("101654", "Rötschreck", FRENZY, at=BEFORE_STRIKE, text=choose(ready(a_vampire, about_to_burn), in_order(
        put_on_that, end_combat, after_combat(in_order(tap(THAT), send_to_torpor(THAT))))),
                abilities=(has(1, DOES_NOT_UNTAP), in_his_unlock_phase(burn(THIS_CARD)))),
    master("101434", "Powerbase: Chicago", UNIQUE, LOCATION, pool=1, text=put_in_play,
           abilities=(in_your_untap_phase(may(one_of(add_counters(1), all_to_pool(THIS_CARD)))),
                      others_may_act(ready_of_others(a_vampire), all_to_pool(THAT)))),
    master("102201", "Yoruba Shrine", UNIQUE, LOCATION, pool=1, clan=ASSAMITE, text=put_in_play,
           abilities=(may_use(BEFORE_BLOCKS, provided(
               as_announced & directed & this_is(AIMED_AT, your_ready(a_vampire, of_clan(ASSAMITE))),
               pay(tap_this_card, in_order(untap(ACTING_MINION), action_fails))), OFTEN),
                      may_use(BEFORE_VOTES, provided(
                          there_are(your_ready(a_vampire, of_clan(ASSAMITE), named_by_terms)),
                          pay(tap_this_card, in_order(untap(ACTING_MINION), referendum_fails))), OFTEN))),
)
