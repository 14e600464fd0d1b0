"""Master cards whose texts are like no others."""

from primogen.vtes.language.vocabulary import *

# fmt: off
TOREADORS = (of_clan(TOREADOR), a_vampire)
UNMARKED_ANARCHS = (a_vampire, is_not(titled), is_not(of_sect(ANARCH)))
CARDS = (
    master("100037", "Alamut", UNIQUE, LOCATION, pool=1, clan=ASSAMITE, text=put_in_play,
           abilities=(when(BLEED_SUCCEEDS, put_pool_lost_here,
                           condition=this_is(THAT, yours(a_vampire, of_clan(ASSAMITE)))),
                      may_use(POLLING, provided(action_is(POLITICS), choose(your_ready(a_vampire), name_x(
                          counters_here, in_order(burn_x_counters, x_votes(1, THAT))))), THIS_REFERENDUM))),
    master("100178", "Bleeding the Vine", UNIQUE, pool=1, text=put_in_play,
           abilities=(in_your_untap_phase(one_of(tap(THIS_CARD), burn_your_pool(1))),
                      may_use(AS_PLAYED, provided(master_card_played & ~played_out_of_turn, pay(
                          tap_this_card, in_order(its_player_gets_master_action, cancel))), OFTEN))),
    master("100303", "Carver's Meat Packing and Storage", UNIQUE, LOCATION, pool=1, text=put_in_play,
           abilities=(whenever(TO_TORPOR, mark(HOSTAGE, THAT),
                               this_is(THAT, in_torpor(a_vampire, capacity_at_most(3)))),
                      all_have(anyones(marked(HOSTAGE)), 1, HELD),
                      may_use(MASTER_PHASE, pay_for_one(
                          tap_this_card, your_ready(a_vampire),
                          gain_blood(how_many(anyones(a_vampire, marked(HOSTAGE))), THAT)), OFTEN),
                      whenever(UNTAP_TIME, everybody(ransom(HOSTAGE, 2, your_ready(a_vampire)))))),
    master("100485", "Dabbler", ARCHETYPE, TRIFLE, text=choose(yours(a_vampire, without(ARCHETYPE)), put_on_that),
           abilities=(may_use(AFTER_ACTION, provided(used_disciplines(THIS, 3), one_of(
               pay(burn_blood(1, THIS), untap(THIS)), gain_blood(1))), THIS_TURN),)),
    master("101210", "Millicent Smith, Puritan Vampire Hunter", UNIQUE, text=put_in_play,
           abilities=(whenever(BLOCKS, in_order(burn(THIS_CARD), burn(ACTING_MINION)),
                               this_is(ACTING_MINION, yours(a_vampire))),
                      when(DISCARD_TIME, your_predator_takes_it))),
    master("101341", "Oxford University, England", UNIQUE, LOCATION, clan=BRUJAH, text=put_in_play,
           abilities=(may_use(POLLING, provided(action_is(POLITICS), pay(tap_this_card, name_x(
               spare_pool, in_order(burn_x_pool, votes_for_x(0, 2))))), OFTEN),)),
    master("101404", "Poacher's Hunting Ground", LOCATION, HUNTING_GROUND, DERIVATIVE, text=put_in_play,
           abilities=(in_your_untap_phase(up_to(
               how_many(hunting_grounds_of_others(is_not(with_word(DERIVATIVE)))),
               your_ready(a_vampire, of_sect(ANARCH), unfed), feed)),)),
    master("101442", "Powerbase: Savannah", UNIQUE, LOCATION, ELYSIUM, text=put_in_play,
           abilities=(may_use(BEFORE_RANGE, pay(lock_one(your_locations(with_word(UNIQUE), another, unlocked)),
                                                end_combat_of(your_ready(a_vampire, acting), anyones())), OFTEN),
                      any_may_steal_it(anyones(a_vampire)))),
    master("101500", "Protected Resources", pool=2, text=put_in_play,
           abilities=(burns_no_more(2), when(BLEED_SUCCEEDS, burn(THIS_CARD)))),
    master("101564", "Rebel", ARCHETYPE, TRIFLE, text=choose(yours(a_vampire, without(ARCHETYPE)), put_on_that),
           abilities=(whenever_he(BLOCKS, once_a_turn(gain_blood(1)),
                                  this_is(ACTING_MINION, anyones(a_vampire, titled)) | action_is(POLITICS)),)),
    master("101989", "Toreador Grand Ball", pool=1, clan=TOREADOR,
           text=choose(your_ready(*TOREADORS), and_another(your_ready(*TOREADORS, not_the_first), in_order(
               put_in_play, mark(CHOSEN, FIRST), mark(OTHER_CHOSEN, THAT), tap(FIRST)))),
           abilities=(all_have(anyones(marked(CHOSEN)), 1, DOES_NOT_UNTAP),
                      all_have(anyones(marked(OTHER_CHOSEN)), 1, CANNOT_BE_BLOCKED, ~bleeding),
                      any_may_burn_it(anyones()),
                      all_have(anyones(of_clan(NOSFERATU)), -1, STEALTH, by_this_card))),
    master("102049", "Twilight Camp", text=put_in_play_with(4),
           abilities=(when(ENTERS_PLAY, may(pay(burn_counters(1), change_sect(THAT, ANARCH))),
                           condition=this_is(THAT, your_ready(*UNMARKED_ANARCHS))),
                      may_use(MASTER_PHASE, pay_for_one(
                          spend_master_action, anyones(a_vampire, of_sect(ANARCH)), move_from_here), OFTEN),
                      without_counters(burn(THIS_CARD)))),
    master("102126", "Visit from the Capuchin", UNIQUE, text=put_in_play_with(4),
           abilities=(you_have_counters_of(HAND_SIZE), spares_cards, without_counters(burn(THIS_CARD)))),
    master("102189", "WMRH Talk Radio", UNIQUE, LOCATION, pool=1, text=put_in_play,
           abilities=(may_use(ATTEMPT, pay(tap_this_card, about(BLOCKER, in_order(
               intercept(1, THAT), after_action(provided(~has_blocked(THAT), burn_your_pool(1)))))), OFTEN),)),
    requiring(master("102269", "Camarilla Conclave", UNIQUE, text=put_in_play_with(4),
                     abilities=(may_use(ATTEMPT | POLLING, provided(
                         action_is(POLITICS) & this_is(ACTING_MINION, yours(a_vampire, of_sect(CAMARILLA))),
                         pay(burn_counters(1), one_of(
                             stealth(1), each_gets_votes(-1, anyones(a_vampire, is_not(of_sect(CAMARILLA))))))),
                         THIS_ACTION),
                         without_counters(burn(THIS_CARD)))), JUSTICAR, INNER_CIRCLE),
)
