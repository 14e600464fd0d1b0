"""Prince Pack 2: vampires."""

from primogen.rivals.language.vocabulary import *

this_is_your_only_vampire = exactly(1, characters_you_control & being(VAMPIRE))
hidden_on_this = attached_to(this_character) & face_down

# fmt: off
VAMPIRE_CARDS = (
    vampire("pp2-edward-kim", "Edward Kim", BANU_HAQIM, bp=6, attributes=(0, 2, 1),
            disciplines=(BLOOD_SORCERY, CELERITY, OBFUSCATE), keywords=(SOLITARY,),
            abilities=(costs_less(1, ACTIONS_GAINED, TO_PERFORM, condition=this_is_your_only_vampire),
                       when(plays(a_ritual, by=this_character),
                            may(put_tokens(each(1, your_traditions), BLOOD, THAT))))),

    vampire("pp2-fletcher", "Fletcher", HECATA, bp=4, attributes=(1, 0, 1), disciplines=(AUSPEX, OBLIVION),
            abilities=(when(torpor_step(YOUR_SEAT), target_player_with(9, steal(1, AGENDA, THAT_PLAYER)),
                            form=TORPOR_FORM),)),

    vampire("pp2-mister-f", "Mister F", TZIMISCE, bp=6, attributes=(1, 0, 2),
            disciplines=(ANIMALISM, DOMINATE, PROTEAN),
            abilities=(at_end_of_your_turn(may_choose(your_hand, attach_face_down(THAT, to=THIS))),
                       activated(out_of(2, hidden_on_this, detach_it(THAT)),
                                 target_foe(steal(1, PRESTIGE, THAT_PLAYER))))),
)
