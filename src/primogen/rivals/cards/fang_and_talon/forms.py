"""Fang & Talon: Forms."""

from primogen.rivals.language.vocabulary import *

mends_for_rage = activated(rage(1), mend(1, THIS))

# fmt: off
FORM_CARDS = (
    form_card("fat-crinos", "Crinos",
              your_coterie_has(rage(2), take_form(THIS, mended=2)),
              have(this_character, 2, BLOOD_POTENCY),
              when(beginning_phase_ends(YOUR_SEAT), detach_it(THIS_CARD), ~card_is(THIS, with_tokens(3, RAGE))),
              have(this_character, 2, PHYSICAL), have(this_character, -1, SOCIAL), have(this_character, -1, MENTAL),
              attacker(rage(2), in_order(ready(THIS), put(FEAR, THE_TARGET)))),

    form_card("fat-glabro", "Glabro",
              your_coterie_has(rage(1), take_form(THIS, mended=1)),
              have(this_character, 1, BLOOD_POTENCY), have(this_character, 1, PHYSICAL), mends_for_rage),

    form_card("fat-hispo", "Hispo",
              your_coterie_has(rage(1), take_form(THIS, mended=1)),
              have(this_character, 1, PHYSICAL), have(this_character, -1, SOCIAL), mends_for_rage,
              attacker(rage(1), plus(1, AGGRAVATED_DAMAGE, THIS), only_if=no_attack_card_played)),
)
