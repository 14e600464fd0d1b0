"""Vampires whose texts are like no others."""

from primogen.vtes.language.crypt_vocabulary import *
from primogen.vtes.language.lasting_vocabulary import *
from primogen.vtes.language.master_vocabulary import *
from primogen.vtes.language.vocabulary import *

# fmt: off
WARLOCKS = either_trait(of_clan(TREMERE), of_clan(TREMERE_ANTITRIBU))
CARDS = (
    vampire("200078", "Anastasz di Zagreb", TREMERE, 8, group=3, basic=(ANIMALISM, CELERITY, DOMINATE),
            superior=(AUSPEX, THAUMATURGY), title=JUSTICAR,
            abilities=(has_while(-1, VOTES, this_is(THIS, anyones(with_title(JUSTICAR)))
                                 & there_are(ready(a_vampire, with_title(JUSTICAR), another))),
                       may_use(STRIKE, steal_blood(1, RANGED), OFTEN))),
    vampire("200106", "Anneke", TOREADOR, 10, group=1, basic=(DOMINATE,), superior=(AUSPEX, CELERITY, PRESENCE),
            title=JUSTICAR,
            abilities=(may_use(BEFORE_BLOCKS | AFTER_BLOCKS, provided(
                may_attempt & this_is(ACTING_MINION, ready_of_others(a_vampire)), attempt_to_block), OFTEN),
                       has(1, BLEED))),
    vampire("200116", "Antonio d'Erlette", TREMERE_ANTITRIBU, 5, group=4, basic=(DOMINATE, FORTITUDE, POTENCE),
            superior=(THAUMATURGY,),
            abilities=(may_use(INFLUENCE_PHASE, provided(this_is_ready, pay(
                spend_transfers(4), search_ally(MAGE))), OFTEN),)),
    vampire("200385", "The Dracon", TZIMISCE, 11, FLIGHT, group=5,
            superior=(ANIMALISM, AUSPEX, POTENCE, THAUMATURGY, VICISSITUDE), sect=INDEPENDENT,
            abilities=(cards_of_discipline_cost_him(VICISSITUDE, -1), has(1, MORE_AT_RANGE), has(1, BLEED),
                       has(2, STRENGTH))),
    vampire("200427", "Epikasta Rigatos", TOREADOR, 8, group=4, basic=(CELERITY,),
            superior=(AUSPEX, DOMINATE, PRESENCE), title=PRINCE, city="New York",
            abilities=(may_use(AFTER_ACTION, provided(acts, action_card_back), THIS_ACTION),)),
    vampire("200683", "Jayne Jonestown", BRUJAH_ANTITRIBU, 2, RED_LIST, group=4, superior=(PRESENCE,),
            abilities=(has_while(1, STEALTH, hunts), has_while(-1, STEALTH, acts_otherwise),
                       in_your_untap_phase(may_choose(ready(a_vampire), pass_on_named("Society of Leopold", THAT)),
                                           only_if=this_is_ready))),
    vampire("200753", "Karen Suadela", BRUJAH, 7, group=5, basic=(OBFUSCATE, PRESENCE), superior=(CELERITY, POTENCE),
            title=PRINCE, city="Houston",
            abilities=(has_while(1, IGNORES_GEHENNA, this_is(THIS, anyones(with_title(PRINCE)))),
                       has_while(1, STEALTH, acts & undirected))),
    vampire("200871", "Lucian, the Perfect", GURUHI, 11, group=4,
            superior=(ANIMALISM, AUSPEX, DOMINATE, OBFUSCATE, POTENCE, PRESENCE),
            abilities=(all_have(ready(opposing), 1, STRIKE_COSTS), all_have(ready(opposing), 1, NEED_NOT_STRIKE),
                       has(3, BLEED))),
    vampire("200900", "Malabranca", TOREADOR_ANTITRIBU, 9, group=4, basic=(OBFUSCATE,),
            superior=(AUSPEX, CELERITY, PRESENCE, PROTEAN), title=ARCHBISHOP, city="Rome",
            abilities=(may_act(act(stealth=1, text=steal_pool_of_target(1), only_if=your_prey_is_richer,
                                   directed_at=your_prey)),)),
    vampire("201052", "New Blood", BLOOD_BROTHER, 2, STERILE, group=0, basic=(SANGUINUS,),
            abilities=(whenever_he(ENTERS_PLAY, in_order(choose_circle, from_crypt), your_influence_phase),)),
    vampire("201026", "Mustafa, The Heir", VENTRUE, 6, group=4, basic=(CELERITY, DOMINATE),
            superior=(FORTITUDE, PRESENCE), title=PRINCE, city="Istanbul",
            abilities=(others_may_use(POLLING, provided(action_is(POLITICS), choose(
                yours(a_vampire, of_clan(TOREADOR), older, with_blood, has_not_paid_for_votes), in_order(
                    move_blood(1, THAT, THIS), note_caster(THAT), one_of(his_votes_for, his_votes_against))))),)),
    vampire("201048", "Nergal", BAALI, 10, INFERNAL, group=5,
            superior=(AUSPEX, DAIMOINON, FORTITUDE, OBFUSCATE, PRESENCE, THAUMATURGY),
            abilities=(pays_less_once_a_turn(1), has(2, BLEED))),
    vampire("201084", "Orlando Oriundus", TREMERE_ANTITRIBU, 9, group=4, basic=(OBFUSCATE,),
            superior=(AUSPEX, DOMINATE, THAUMATURGY), title=BISHOP,
            abilities=(all_have(yours(a_vampire), 1, DOUBLED_VOTES, this_is_ready), has(1, BLEED))),
    vampire("201116", "Petra", NOSFERATU, 5, group=4, basic=(AUSPEX,), superior=(ANIMALISM, OBFUSCATE),
            abilities=(all_have(anyones(of_clan(BAALI)), 1, AGGRAVATES),
                       whenever(PRESSES_ON, burn_blood(1, THAT),
                                fights & this_is(THAT, ready(a_vampire, another))))),
    vampire("201176", "Reginald Moore", BRUJAH, 4, group=4, superior=(PRESENCE,), title=PRIMOGEN,
            abilities=(has_while(1, STRENGTH, opposed_by(ready(a_vampire, WARLOCKS))),
                       cannot_block(ready(a_vampire, WARLOCKS)), cannot_attack(ready(a_vampire, WARLOCKS)))),
    vampire("201438", "Victor Donaldson", VENTRUE, 6, group=5, basic=(FORTITUDE, PRESENCE), superior=(DOMINATE,),
            title=PRINCE, city="Atlanta",
            abilities=(when(CARD_CANCELLED, may(shuffle_away), condition=cancelled("Golconda: Inner Peace")),)),
    vampire("201504", "Zelios", NOSFERATU, 8, group=5, basic=(PROTEAN,), superior=(ANIMALISM, OBFUSCATE, POTENCE),
            title=PRIMOGEN, abilities=(locks_to_pay_pool_for(LOCATION), has(1, STRENGTH))),
    vampire("201648", "Regina Blake", TOREADOR, 5, group=6, superior=(AUSPEX, PRESENCE),
            abilities=(her_blood_pays_for(LOCATION, 1),)),
    vampire("201501", "Zane", TREMERE, 5, group=5, basic=(AUSPEX, DOMINATE), superior=(THAUMATURGY,), title=PRIMOGEN,
            abilities=(may_call(anyones(a_vampire, with_title(PRINCE)), receive_title,
                                only_if=~this_is(THIS, anyones(with_title(PRINCE)))),)),
)
