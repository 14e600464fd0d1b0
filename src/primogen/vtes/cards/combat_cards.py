"""Combat cards."""

from primogen.vtes.language.vocabulary import *

# fmt: off
CARDS = (
    combat_card("100029", "Aid from Bats", ANIMALISM,
                basic=fighting(damage(1, RANGED, maneuvers=1)),
                superior=fighting(damage(1, RANGED, maneuvers=1, presses=1))),
    combat_card("100227", "Blur", CELERITY, blood=1,
                basic=fighting(additional_strikes(1)), superior=fighting(additional_strikes(2))),
    combat_card("100271", "Burning Wrath", POTENCE, blood=3,
                basic=fighting(hand_strike(1, AGGRAVATED)), superior=fighting(hand_strike(2, AGGRAVATED))),
    combat_card("100567", "Dodge", basic=fighting(dodge), not_replaced_until=THIS_COMBAT),
    combat_card("100693", "Fake Out", basic=fighting(maneuver), not_replaced_until=THIS_COMBAT),
    combat_card("100744", "Flash", CELERITY,
                basic=fighting(either(maneuver, press)), superior=fighting(maneuver_with_press)),
    combat_card("100973", "Indomitability", FORTITUDE,
                basic=fighting(prevent(1)), superior=fighting(either(press, prevent(1, presses=1)))),
    combat_card("101144", "Majesty", PRESENCE, blood=1,
                basic=fighting(combat_ends()), superior=fighting(combat_ends(untap(THIS)))),
    combat_card("101523", "Pursuit", CELERITY,
                basic=fighting(maneuver), superior=fighting(additional_strikes(1))),
    combat_card("101608", "Resilience", FORTITUDE,
                basic=fighting(prevent(1)), superior=fighting(prevent_normal(3))),
    combat_card("101693", "Scorpion Sting", ANIMALISM,
                basic=fighting(hand_strike(1)), superior=fighting(hand_strike(1, UNDODGEABLE))),
    combat_card("101945", "Taste of Vitae",
                basic=fighting(gain_blood(blood_lost_by_opponent), at=END_OF_ROUND, needs=(if_ready,),
                               once=THIS_ROUND)),
    combat_card("101966", "Theft of Vitae", THAUMATURGY,
                basic=fighting(steal_blood(1, RANGED)), superior=fighting(steal_blood(2, RANGED))),
    combat_card("101993", "Torn Signpost", POTENCE, basic=fighting(strength_of(2)), superior=fighting(strength_of(3))),
    combat_card("102139", "Walk of Flame", THAUMATURGY,
                basic=fighting(damage(1, RANGED, AGGRAVATED), only_if=not_first_round),
                superior=fighting(damage(2, RANGED, AGGRAVATED), only_if=not_first_round)),
)
