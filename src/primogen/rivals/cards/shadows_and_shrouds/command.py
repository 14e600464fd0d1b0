"""Shadows & Shrouds: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)

# fmt: off
AGENDAS = (
    agenda("sas-death-is-only-the-beginning", "Death is Only the Beginning",
           activated(exhaust_this_card, provided(at_least(3, characters_in_torpor), gain(2, AGENDA), gain(1, AGENDA)),
                     only_if=at_least(1, characters_in_torpor)), decks=VAMPIRES),

    agenda("sas-prizefighter", "Prizefighter",
           when(makes_attack(on=any_character, whose=YOUR_SEAT), put_tokens(1, AGENDA, THE_ATTACKER)),
           at_end_of_your_turn(choose(your_coterie,
                                      move_tokens(1, AGENDA, origin=THAT, to=YOUR_AGENDA))), decks=VAMPIRES),

    agenda("sas-wake-the-dead", "Wake the Dead",
           activated(exhaust_this_card, provided(at_least(3, your_wraiths), gain(2, AGENDA), gain(1, AGENDA)),
                     only_if=at_least(1, your_wraiths)), decks=VAMPIRES),
)

HAVENS = (
    haven("sas-eternal-life-mortuary", "Haven - Eternal Life Mortuary", secrecy_at_home,
          leader(activated(out_of(1, your_coterie, remove_tokens(2, BLOOD, THAT)),
                           target(city_cards_in_the_streets & with_either_word(VAGRANT, CITIZEN), burn(THAT)))),
          decks=VAMPIRES),

    haven("sas-mission-cemetery", "Haven - Mission Cemetery", secrecy_at_home,
          leader(activated(out_of(1, attached_to(your_coterie) & with_word(RETAINER), burn(THAT)),
                           choose(your_coterie, create_wraith(THAT)))), decks=VAMPIRES),
)

COMMAND_CARDS = AGENDAS + HAVENS
