"""Promos: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)
solitary_in_your_coterie = your_coterie & has(SOLITARY)
animals_and_vagrants_of_your_leader = attached_to(your_leader) & with_either_word(ANIMAL, VAGRANT)

balanced = characters_you_control & bears_exactly(2)
taller_attackers = attacking_party & has_more(BLOOD_POTENCY, stat_of(BLOOD_POTENCY, THE_TARGET))

# fmt: off
AGENDAS = (
    agenda("xxx-balance-in-all-things", "Balance in All Things",
           at_end_of_your_turn(provided(at_least(3, balanced), gain(2, AGENDA), gain(1, AGENDA)),
                               at_least(2, balanced)),
           decks=VAMPIRES),

    agenda("xxx-kiss-the-ring", "Kiss The Ring",
           when(first_heard(makes_attack(your_coterie & titled, on=any_character)),
                may(one_of(pay(exert(2), gain(1, AGENDA)), pay(exert(5), gain(2, AGENDA))))),
           decks=VAMPIRES),

    agenda("xxx-race-to-the-bottom", "Race to the Bottom",
           when(token_placed(foes_coteries, token=MINUS_BP, whose=YOUR_SEAT), gain(1, AGENDA)), decks=VAMPIRES),

    agenda("xxx-the-killing-moon", "The Killing Moon",
           at_start_of_your_turn(gain(1, AGENDA), at_least(1, your_prey)),
           when(suffers_diablerie(ANY_SEAT, by=your_coterie), gain(2, AGENDA)), decks=VAMPIRES),
)

HAVENS = (
    haven("xxx-apartment-111", "Haven - Apartment 111", secrecy_at_home,
          have(your_characters_in_the_streets & has(SOLITARY), 1, SECRECY),
          have(solitary_in_your_coterie, 1, INTEL),
          have(solitary_in_your_coterie, 1, INFLUENCE),
          when(beginning_phase_ends(YOUR_SEAT), each_of(your_coterie, ready(THAT))), decks=VAMPIRES),

    haven("xxx-dancing-house", "Haven - Dancing House", secrecy_at_home,
          leader(activated(discard_a_card, choose(
              THE_CARD, attached_to(cards_you_control) & ~with_word(TITLE),
              choose(cards_you_control, attach(THE_CARD, to=THAT, heard=SILENT))))),
          decks=VAMPIRES),

    haven("xxx-old-police-station", "Haven - Old Police Station", secrecy_at_home,
          leader(when(is_defeated(any_character, by=your_leader), may_choose(
              your_hand & with_word(RITUAL), perform_on_spilled_blood(THAT, by=YOUR_LEADER)))),
          decks=VAMPIRES),

    haven("xxx-prague-national-bank", "Haven - Prague National Bank", players_have(25, FIRST_PRESTIGE, YOUR_SEAT),
          when(leaves_play(this_card), lose(3, PRESTIGE, YOU)), decks=VAMPIRES),

    haven("xxx-tent-city", "Haven - Tent City", secrecy_at_home,
          leader(have(your_coterie, 1, SECRECY, at_least(3, different_clans(your_coterie)))), decks=VAMPIRES),

    haven("xxx-the-presidio", "Haven - The Presidio", secrecy_at_home,
          leader(have(your_leader, 1, SHIELD, damage_is(AGGRAVATED))), decks=VAMPIRES),

    haven("xxx-the-underpass", "Haven - The Underpass", secrecy_at_home,
          leader(activated(prestige(1), choose(your_coterie | characters_in_torpor,
                                               mend(each(1, animals_and_vagrants_of_your_leader), THAT)))),
          decks=VAMPIRES),

    haven("xxx-youth-hostel", "Haven - Youth Hostel", secrecy_at_home,
          leader(when(attacks(target=your_coterie), plus(each(1, taller_attackers), SHIELD, THE_TARGET))),
          decks=VAMPIRES),
)

COMMAND_CARDS = AGENDAS + HAVENS
