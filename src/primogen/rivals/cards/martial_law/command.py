"""Martial Law: Agendas, Havens and Hideouts."""

from primogen.rivals.language.vocabulary import *

your_ghouls = your_coterie & being(GHOULISH)
secrecy_everywhere = have(your_coterie, 1, SECRECY)

# fmt: off
AGENDAS = (
    agenda("ml-ghoul-master", "Ghoul Master",
           at_start_of_your_turn(gain(1, AGENDA), at_least(1, your_ghouls)),
           when(first_each_turn(attacks(your_ghouls) | blocks(your_ghouls) | uses_ability(your_ghouls), turns=ANY_SEAT),
                gain(1, AGENDA)),
           decks=VAMPIRES),

    agenda("ml-kill-tally", "Kill Tally",
           when(you_defeat(characters_of_others), gain(1, AGENDA)),
           when(is_damaged(attackers_not_yours, whose=YOUR_SEAT), gain(1, AGENDA)),
           decks=BOTH),

    agenda("ml-unrelenting-pressure", "Unrelenting Pressure",
           when(first_each_turn(you_recruit(any_card & a_character_card & with_relentless)), gain(1, AGENDA)),
           when(first_each_turn(you_play(any_card & a_library_card & with_relentless)), gain(1, AGENDA)),
           decks=HUNTERS),
)

HAVENS = (
    haven("ml-ghoulish-favela", "Haven - Ghoulish Favela", have(characters_in_your_haven, 1, SECRECY),
          have(your_ghouls & ~bears_at_least(1, ~face_down), 1, SHIELD),
          leader(when(exhausts(your_leader), reveal_top_card(speaks_of(GHOULISH)))),
          decks=VAMPIRES),

    haven("ml-hunters-blind", "Hideout - Hunter's Blind", secrecy_everywhere,
          leader(may_ready_to_block(your_characters_in_the_streets & exhausted, *ATTACK_TYPES,
                                    only_if=in_the_streets(THE_TARGET))), decks=HUNTERS),

    haven("ml-the-ready-room", "Hideout - The Ready Room", secrecy_everywhere,
          leader(costs_less(1, PRESTIGE, TO_BE_RELENTLESS)), decks=HUNTERS),
)

COMMAND_CARDS = AGENDAS + HAVENS
