"""Justice & Mercy: vampires."""

from primogen.rivals.language.vocabulary import *

# fmt: off
VAMPIRE_CARDS = (
    vampire("jam-alraaz-tahir", "Alraaz Tahir", BANU_HAQIM, bp=6, attributes=(2, 0, 1),
            disciplines=(BLOOD_SORCERY, CELERITY, OBFUSCATE), keywords=(DIABLERIST,),
            abilities=(when(attack_ends(by=attackers_in_this_party), swap_blood(1, THE_OTHER),
                            card_is(THE_OTHER, a_character) & ~happened(you_defeat(the_other)), form=PARTY_FORM),)),
)
