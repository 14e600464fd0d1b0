"""Dragon & Rogue: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

your_ghouls = characters_you_control & being(GHOULISH)
secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)

# fmt: off
AGENDAS = (
    agenda("dar-army-of-the-dragon", "Army of the Dragon",
           when(you_play(), provided(at_least(2, attached_to(that_one) & with_word(RETAINER)),
                                     gain(2, AGENDA), gain(1, AGENDA)),
                card_is(THAT, with_word(GHOUL))),
           decks=VAMPIRES),

    agenda("dar-change-of-scenery", "Change of Scenery", when(becomes_haven(your_havens), gain(1, AGENDA)),
           decks=VAMPIRES),

    agenda("dar-raising-the-stakes", "Raising the Stakes",
           when(first_heard(you_place_beside(2, PRESTIGE, cards_you_control)), gain(1, AGENDA)),
           when(first_heard(you_resolve(any_card & with_tokens(4, ANY_TOKEN)), turns=ANY_SEAT), gain(2, AGENDA)),
           decks=VAMPIRES),

    agenda("dar-the-completionist", "The Completionist",
           at_start_of_your_turn(gain(each(1, cards_you_control & ~at_home & bears_at_least(3)), AGENDA)),
           decks=VAMPIRES),
)

HAVENS = (
    haven("dar-campsite", "Haven - Campsite", secrecy_at_home, leader(have(your_leader, 1, SECRECY)),
          leader(activated(spend_action(your_coterie), take_from_collection(HAVEN_CARD, become_haven(THAT)))),
          decks=VAMPIRES),

    haven("dar-converted-bus", "Haven - Converted Bus", have(your_characters_in_the_streets, 1, SECRECY),
          leader(when(moves_out(YOUR_SEAT),
                      may_choose(cards_you_control & ~is_card(YOUR_LEADER),
                                 move_to_either_side(1, BLOOD, origin=YOUR_LEADER, to=THAT)),
                      is_among(YOUR_LEADER, its_party))),
          decks=VAMPIRES),

    haven("dar-country-estate", "Haven - Country Estate",
          at_start_of_game(look_through(your_library, choose(
              your_library & with_word(GHOUL), attach(THAT, to=THIS_CARD)))),
          secrecy_at_home,
          have(your_characters_in_the_streets & being(GHOULISH), 1, SHIELD),
          leader(when(defeats_mortal(your_leader, whom=any_card & with_either_word(CITIZEN, VAGRANT)), may(one_of(
              choose(attached_to(this_card) & with_word(GHOUL), play_at_no_action_cost(THAT)),
              provided(at_least(1, your_ghouls), choose(your_hand, play_at_no_action_cost(THAT))))))),
          decks=VAMPIRES),

    haven("dar-social-housing", "Haven - Social Housing", secrecy_at_home,
          leader(have(your_leader, 1, ATTACHMENTS)),
          leader(when(defeats_mortal(your_leader), may(choose(
              THE_RETAINER, attached_to(characters_you_control) & with_word(RETAINER),
              choose(characters_you_control, attach(THE_RETAINER, to=THAT, heard=SILENT)))))),
          decks=VAMPIRES),
)

COMMAND_CARDS = AGENDAS + HAVENS
