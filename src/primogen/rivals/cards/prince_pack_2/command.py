"""Prince Pack 2: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)
reactions = foes_cards & (of_kind(REACTION) | of_kind(ATTACK_OR_REACTION))
reactions_lost = times(enters_discard(reactions))
draw_and_discard = in_order(draw(1), choose(your_hand, discard(THAT)))

# fmt: off
AGENDAS = (
    agenda("pp2-discipline-of-the-sensei", "Discipline of the Sensei",
           activated(exhaust_this_card, provided(at_least(2, reactions_lost), gain(3, AGENDA), gain(2, AGENDA)),
                     only_if=at_least(1, reactions_lost)), decks=BOTH),

    agenda("pp2-power-behind-the-throne", "Power Behind the Throne", activated(exert(35), win), decks=VAMPIRES),
)

HAVENS = (
    haven("pp2-the-dojo", "Haven - The Dojo", secrecy_at_home,
          leader(when(blocking_ends(your_coterie, on=any_character), in_order(
              draw(1), each_player(EACH_PLAYER, provided(at_least(1, their_characters_in_the_streets),
                                                         by_player(THAT_PLAYER, draw_and_discard)))), your_turn)),
          decks=BOTH),
)

COMMAND_CARDS = AGENDAS + HAVENS
