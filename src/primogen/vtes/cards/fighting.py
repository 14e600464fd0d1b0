"""Combat cards that hinder the opposing minion, cancel his cards or stay in play, and what is carried into combat."""

from primogen.vtes.language.vocabulary import *

# fmt: off
FRENZIES = (
    combat_card("100585", "Drawing Out the Beast", ANIMALISM, words=FRENZY,
                basic=fighting(hinder(any_opposing_vampire, STRENGTH, NEVER_LONG, NEVER_ENDING,
                                      CANNOT_USE_EQUIPMENT), only_if=first_round, once=THIS_COMBAT),
                superior=fighting(hinder(any_opposing_vampire, STRENGTH, NEVER_LONG, NEVER_ENDING,
                                         CANNOT_USE_EQUIPMENT, HARMED_AT_PRESS),
                                  only_if=first_round, once=THIS_COMBAT)),
    combat_card("101960", "Terror Frenzy", ANIMALISM, blood=1, words=FRENZY,
                basic=fighting(hinder(any_opponent, NEVER_CLOSE, NEVER_CONTINUING, CANNOT_USE_EQUIPMENT),
                               only_if=first_round),
                superior=fighting(hinder(any_opposing_vampire, COMBAT_CARDS_COST), once=THIS_COMBAT)),
)

CANCELLING = (
    in_any_way(COMBAT, "100333", "Charismatic Aura",
               basic_of(fighting(pay(burn_blood(1, THIS), cancel_strike_or(GRAPPLE)), once=THIS_ROUND),
                        AUSPEX, PRESENCE),
               superior_of(fighting(combat_ends()), AUSPEX, PRESENCE)),
    in_any_way(COMBAT, "100861", "Groundfighting",
               of_anarch(fighting(either(maneuver, press))),
               of_anarch(fighting(pay(burn_blood(1, THIS), cancel_what_restricts))),
               not_replaced_until=THIS_COMBAT),
)

STRIKES = (
    combat_card("101942", "Target Vitals", words=AIM,
                basic=fighting(may_be_cancelled(if_it_hurts(in_order(
                    more_of_strike(2), hinder(any_opponent, NO_PRESS, until=THIS_ROUND))), discard_combat_cards(2)),
                    at=WITH_STRIKE, only_if=first_aim)),
    combat_card("102072", "Unholy Penance", PRESENCE, blood=1,
                basic=fighting(combat_ends()),
                superior=fighting(combat_ends(after_combat(provided(
                    that_has_none, in_order(lie_on(THAT), choose_for_this(THIS)))))),
                abilities=(chosen_has_against_its_bearer(1, BLEED),
                           may_act(act(stealth=1, text=burn(THIS_CARD))))),
)

WEAPONS = (
    as_equipment(combat_card("101235", "Molotov Cocktail", basic=fighting(strike_as_text(
        RANGED, UNDODGEABLE, then=in_order(put_on_as(THIS), not_this_round)))), WEAPON,
                 abilities=(may_use(STRIKE, damage(2, RANGED, AGGRAVATED), OFTEN),
                            whenever_this(STRUCK_WITH, burn(THIS_CARD)),
                            whenever(COMBAT_OVER, burn(THIS_CARD)))),
    as_equipment(combat_card("102169", "Weighted Walking Stick", basic=fighting(
        in_order(put_on_as(THIS), set_counters(5)), at=BEFORE_RANGE, only_if=first_round & has_none)), WEAPON, MELEE,
                 abilities=(may_use(STRIKE, strength_strike(1), OFTEN),
                            whenever_this(HURT_WITH, burn_counters_for_each),
                            out_of_counters(burn(THIS_CARD)))),
    as_equipment(combat_card("102208", "Zip Gun", basic=fighting(put_on_as(THIS), at=BEFORE_RANGE)),
                 WEAPON, GUN, TAKES_NO_AMMO,
                 abilities=(may_use(STRIKE, damage(1, RANGED, RECOIL, RECOIL_ONCE), OFTEN),
                            may_use(RANGE, damage(1, RANGED, RECOIL, RECOIL_ONCE, maneuvers=1)))),
    combat_card("100555", "Disguised Weapon", OBFUSCATE,
                basic=fighting(equip_with_weapon, at=BEFORE_RANGE), superior=fighting(equip_with_weapon, at=STRIKE)),
    unlocking_at_turns_end(equipment("101081", "Leather Jacket", only_if=has_none, abilities=(
        may_use(PREVENTION, pay(burn(THIS_CARD), all_from_strike), OFTEN),))),
)

OTHERS = (
    combat_card("100980", "Infernal Pursuit", CELERITY,
                basic=fighting(press), superior=fighting(draw_one_more, at=MOST_OF_COMBAT)),
    combat_card("101905", "Superior Mettle", FORTITUDE, blood=1,
                basic=fighting(all_from_strike),
                superior=fighting(along(all_from_strike, each_round_for_blood(1, all_from_strike)))),
    combat_card("102012", "Trap",
                basic=fighting(in_order(put_in_play, set_counters(3)), at=BEFORE_RANGE, only_if=first_round),
                abilities=(whenever(CARD_PLAYED, set_counters(3)), in_each_press_step(press_by_nobody),
                           whenever(COMBAT_OVER, burn(THIS_CARD)))),
    combat_card("101515", "Pulled Fangs",
                basic=fighting(in_order(put_on(OPPOSING_MINION), inflict(1, OPPOSING_MINION)), at=END_OF_ROUND,
                               only_if=at_close_range & won_against_vampire & opponent_has_none,
                               needs=(if_ready,)),
                abilities=(has(1, TORPOR_FOR_HUNT),
                           any_may_remove_in(2, ready(a_vampire), 1, burn(THIS_CARD)))),
    in_any_way(ACTION, "102253", "Monstrous Form",
               basic_of(fighting(stronger(1, THIS_COMBAT), once=THIS_ROUND), DOMINATE, PROTEAN),
               superior_of(act(stealth=1, text=put_on(THIS)), DOMINATE, PROTEAN),
               abilities=(may_use(TO_LAST_STRIKE, pay(tap_this_card, stronger(1, THIS_ROUND)), OFTEN),
                          may_use(RANGE, pay(tap_this_card, maneuver), OFTEN),
                          may_use(PRESS, pay(tap_this_card, press), OFTEN)), in_use=(0, 7)),
    in_any_way(REACTION, "102254", "Night Terrors",
               basic_of(reacting(no_stealth), OBFUSCATE, PRESENCE),
               superior_of(reacting(in_order(no_stealth, in_first_round_of_resulting(combat_ends()))),
                           OBFUSCATE, PRESENCE), blood=1, clan=RAVNOS),
    of_one_clan(retainer("102249", "Feral Hound", ANIMAL, life=1, discipline=ANIMALISM,
                         basic=at_next_discard_phase(untap(THIS)), superior=after_action(untap(THIS)),
                         abilities=(may_use(ACTION_MOMENTS, pay(tap_this_card, intercept(1)), OFTEN),)), RAVNOS),
)

CARDS = FRENZIES + CANCELLING + STRIKES + WEAPONS + OTHERS
