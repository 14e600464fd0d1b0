"""Cards that reach into crypts and uncontrolled regions: what they do with an imbued is ruled, card by card."""

from primogen.vtes.language.vocabulary import *

# fmt: off
CARDS = (
    lasting(action_modifier("100144", "Bear-Baiting", blood=1, basic=needing(modifying(
        compare_crypts(inflict(1, THIS, UNPREVENTABLE), in_order(cancel_combat, put_on(THIS), remember_who_blocks)),
        only_if=blocked_by_older(is_not(of_sect(ANARCH))), at=WHEN_BLOCKED), of_sect(ANARCH))),
            has_if(2, BLEED, bleeds_her)),
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
    combat_card("100954", "Illusions of the Kindred", CHIMERSTRY, blood=2,
                basic=fighting(fight_by_bottom_of_crypt(2), at=BEFORE_RANGE),
                superior=fighting(fight_by_bottom_of_crypt(1), at=BEFORE_RANGE)),
    of_clan_only(action_card("101422", "The Portrait", blood=1, basic=act(
        directed_at=your_prey, text=show_preys_top_of_crypt(in_order(
            provided(that_is(of_clan(NOSFERATU)), burn_blood(2, THIS)),
            provided(it_costs(0, 6), gain_blood(2)),
            provided(it_costs(7, 10), in_order(untap(THIS), bleed_next(1, 1))),
            provided(it_costs(11, 99), burn_blood(1, THIS)))))), TOREADOR),
    master("101569", "Recruitment", pool=2, text=search_crypt(a_vampire)),
    costing_blood(equipment("101676", "San Lorenzo de El Escorial, Spain", UNIQUE, LOCATION, abilities=(
        may_act(act(stealth=1, only_if=by_a_vampire, aims_at=choose(
            uncontrolled_of_your_predator, steal_up_to(2)))),)), 1),
    at_basic_only(action_card("102024", "The Trick of the Danya", blood=1, basic=act(
        stealth=1, aims_at=choose(uncontrolled_of_your_prey, blood_of_target_home(1)))), CHIMERSTRY),
)
