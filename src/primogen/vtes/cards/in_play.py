"""Masters, and what stays in play: locations, equipment, retainers, allies."""

from primogen.vtes.language.vocabulary import *

# fmt: off
MASTERS = (
    master("100199", "Blood Doll", text=choose(vampires_you_control, put_on_that),
           abilities=(in_their_controllers_master_phase(may(one_of(blood_to_pool(1, THIS), pool_to_blood(THIS)))),)),
    out_of_turn("100545", "Direct Intervention", pool=1, at=AS_PLAYED, only_if=minion_card_played, text=cancel),
    master("100572", "Dominate", DISCIPLINE_CARD, text=choose(vampires_to_teach(DOMINATE), put_on_that),
           abilities=(has(1, DOMINATE), has(1, CAPACITY))),
    master("100594", "Dummy Corporation", UNIQUE, LOCATION, text=put_in_play,
           abilities=(may_use(ACTION_MOMENTS, provided(bleeding_you, pay(burn(THIS_CARD), bleed(-2))), OFTEN),)),
    master("100620", "Elder Library", UNIQUE, LOCATION, pool=1, text=put_in_play,
           abilities=(you_have(1, HAND_SIZE),)),
    master("101104", "Life in the City", TRIFLE, text=choose(any_ready_vampire, gain_blood(1, THAT))),
    master("101217", "Minion Tap",
           text=choose(your_vampires_with_blood, any_number(blood_on_that, blood_to_pool(x, THAT)))),
    master("101225", "Misdirection", pool=1, text=choose(any_minion, tap(THAT))),
    master("101355", "The Parthenon", UNIQUE, LOCATION, pool=2, text=put_in_play,
           abilities=(may_use(MASTER_PHASE, pay(tap_this_card, gain_master_action), THIS_TURN),)),
    out_of_turn("101896", "Sudden Reversal", at=AS_PLAYED, only_if=master_card_played, text=cancel),
    master("102084", "Uptown Hunting Ground", UNIQUE, LOCATION, HUNTING_GROUND, pool=2, clan=VENTRUE, text=put_in_play,
           abilities=(in_your_untap_phase(may_choose(your_ready_vampires, feed)),)),
    out_of_turn("102151", "Wash", TRIFLE, at=AS_PLAYED, only_if=master_card_played & played_by_neighbour,
                text=in_order(its_player_gets_master_action, cancel), not_replaced_until=NEXT_UNTAP),
    master("102134", "Vulnerability", pool=1, text=choose(vampires_in_torpor, burn(THAT))),
)

IN_PLAY = (
    equipment("100001", ".44 Magnum", WEAPON, GUN, pool=2,
              abilities=(may_use(STRIKE, damage(2, RANGED), OFTEN),
                         may_use(RANGE, damage(2, RANGED, maneuvers=1)))),
    equipment("100739", "Flak Jacket", pool=1, abilities=(may_use(PREVENTION, prevent(1)),)),
    equipment("101073", "Laptop Computer", ELECTRONIC, pool=1, only_if=has_none, abilities=(has(1, BLEED),)),
    retainer("101015", "J. S. Simmons, Esq.", UNIQUE, MORTAL, life=1, abilities=(has(1, BLEED),)),
    retainer("101550", "Raven Spy", ANIMAL, life=1, blood=1, discipline=ANIMALISM,
             superior=gain_blood(1, THIS_CARD), abilities=(has(1, INTERCEPT),)),
    ally("101491", "Procurer", life=1, strength=1, bleed=0, blood=2,
         abilities=(may_act(act(stealth=2, aims_at=choose(your_ready_vampires, gain_blood(1, THAT)))),)),
)

CARDS = MASTERS + IN_PLAY
