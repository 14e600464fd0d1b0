"""Fang & Talon: Agendas and Caerns."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)
shield_at_home = have(characters_in_your_haven, 1, SHIELD, ~damage_is(AGGRAVATED))
forms_of_your_pack = attached_to(your_coterie) & of_kind(FORM_CARD)
rivals_leader_out = characters_in_the_streets & of_your_rival & a_leader

# fmt: off
AGENDAS = (
    agenda("fat-expand-the-pack", "Expand the Pack",
           when(you_recruit(), in_order(
               gain(1, AGENDA),
               provided(at_most(3, characters_you_control & being(WEREWOLF)), gain(1, AGENDA))),
               card_is(THAT, being(WEREWOLF))),
           decks=WEREWOLVES),

    agenda("fat-inhuman-rites", "Inhuman Rites",
           when(you_play(any_card & with_word(RITE) & with_tokens(2, RAGE)),
                provided(card_is(THAT, with_tokens(3, RAGE)), gain(2, AGENDA), gain(1, AGENDA))),
           decks=WEREWOLVES),

    agenda("fat-leader-of-the-pack", "Leader of the Pack",
           when(makes_attack(your_leader, on=any_character & a_leader), gain(1, AGENDA)),
           when(you_defeat(any_character & a_leader), gain(1, AGENDA)),
           at_end_of_your_turn(gain(1, AGENDA), is_the_only(YOUR_LEADER, characters_in_the_streets & a_leader)),
           decks=WEREWOLVES),

    agenda("fat-shapes-of-death", "Shapes of Death",
           at_start_of_your_turn(provided(at_least(3, your_coterie & bears(of_kind(FORM_CARD)))
                                          & at_least(3, different_names(forms_of_your_pack)), gain(2, AGENDA),
                                          provided(at_least(1, forms_of_your_pack), gain(1, AGENDA)))),
           decks=WEREWOLVES),

    agenda("fat-no-quarter-given", "No Quarter Given",
           when(first_each_turn(you_defeat_mortal()), gain(1, AGENDA)),
           when(you_defeat_mortal(), gain(1, PRESTIGE), is_the_only(THAT, mortals_in_the_streets)),
           decks=WEREWOLVES),
)

CAERNS = (
    haven("fat-caern-garden-palace", "Caern: Garden Palace", secrecy_at_home,
          leader(activated(out_of(1, cards_you_control, remove_tokens(1, RAGE, THAT)),
                           choose(cards_you_control, put_tokens(1, RAGE, THAT)))), decks=WEREWOLVES),

    haven("fat-caern-the-observatory", "Caern: The Observatory", secrecy_at_home,
          leader(at_start_of_your_turn(may_pay(exert_up_to(4), one_of(
              gain(each(1, x, every=2), PRESTIGE), put_tokens(x, RAGE, YOUR_LEADER))))), decks=WEREWOLVES),

    haven("fat-caern-the-stadium", "Caern: The Stadium", shield_at_home,
          leader(at_end_of_your_turn(one_of(gain(1, PRESTIGE), draw(1)),
                                     in_the_streets(YOUR_LEADER) & none_of(rivals_leader_out))), decks=WEREWOLVES),
)

COMMAND_CARDS = AGENDAS + CAERNS
