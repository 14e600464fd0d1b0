"""Cards that reach into crypts and uncontrolled regions: what they do with an imbued is ruled, card by card."""

from primogen.vtes.language.vocabulary import *

# fmt: off
CARDS = (
    master("100616", "Effective Management", text=from_crypt),
    vampire("200499", "Gemini", NOSFERATU, 5, group=3, basic=(ANIMALISM, OBTENEBRATION, POTENCE), superior=(OBFUSCATE,),
            abilities=(in_your_untap_phase(
                may_choose(uncontrolled_of_your_prey, blood_to_methuselah(1, THAT, ITS_METHUSELAH)),
                only_if=this_is_ready),)),
    action_modifier("100987", "Innocent Bystander", clan=VENTRUE_ANTITRIBU,
                    basic=modifying(remove_top_of_crypt(WHO_IS_BLED), only_if=bled, at=AFTER_ACTION)),
    action_card("101200", "Memory's Fading Glimpse", OBFUSCATE, blood=3,
                basic=act(aims_at=choose(uncontrolled_of_your_prey, all_its_blood_home)),
                superior=act(aims_at=choose(uncontrolled_of_your_prey,
                                            in_order(move_blood(1, THAT, THIS), all_its_blood_home)))),
    political_action("101208", "Might of the Camarilla", needs=(JUSTICAR, INNER_CIRCLE),
                     passes=each_burns_uncontrolled_vampire),
)
