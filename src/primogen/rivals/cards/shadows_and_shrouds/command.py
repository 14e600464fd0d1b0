"""Shadows & Shrouds: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)

# fmt: off
AGENDAS = (
    agenda("sas-death-is-only-the-beginning", "Death is Only the Beginning",
           activated(exhaust_this_card, provided(at_least(3, characters_in_torpor), gain(2, AGENDA), gain(1, AGENDA)),
                     only_if=at_least(1, characters_in_torpor)), decks=VAMPIRES),

    agenda("sas-most-impressive", "Most Impressive",
           at_start_of_your_turn(gain(1, AGENDA), more_than_each_foe(total_potency(your_characters_in_the_streets))),
           when(first_each_turn(you_raise_potency(your_characters_in_the_streets)), gain(2, AGENDA)), decks=VAMPIRES),

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

    haven("sas-the-big-house", "Haven - The Big House",
          at_start_of_game(each_player(EACH_FOE, put_tokens(1, PRESTIGE, THIS_CARD, THAT_PLAYER))), secrecy_at_home,
          leader(have(your_coterie, 1, BLOOD_POTENCY)),
          leader(when(is_defeated(characters_foes_control & being(VAMPIRE), by=your_leader, during=AFTERWARDS),
                      may_pay(by_doing(remove_their_tokens(1, PRESTIGE, THIS_CARD)),
                              in_order(gain(1, PRESTIGE, ITS_PLAYER), diablerize(THAT, by=YOUR_LEADER))))),
          decks=VAMPIRES),

    haven("sas-the-tenderloin", "Haven - The Tenderloin", secrecy_at_home,
          leader(activated(agenda_off_each((characters_you_control | your_agenda_card) & with_tokens(1, AGENDA)),
                           plus_player(x, RECRUIT_DISCOUNT, YOU, NEXT_RECRUIT))), decks=VAMPIRES),
)

COMMAND_CARDS = AGENDAS + HAVENS
