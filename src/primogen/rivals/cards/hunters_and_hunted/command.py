"""The Hunters & The Hunted: Agenda and Haven cards."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)
secrecy_everywhere = have(your_coterie, 1, SECRECY)
clan_cards_in_your_discard_pile = library_cards_in_your_discard_pile & of_any_clan

# fmt: off
AGENDAS = (
    agenda("hah-all-figured-out", "All Figured Out",
           at_start_of_your_turn(gain(1, AGENDA), at_least(4, tokens_on(all_characters, PRESTIGE, OF_YOUR_COLOUR))),
           when(you_defeat(any_character), gain(each(1, tokens_on(THAT, PRESTIGE), every=2, most=3), AGENDA)),
           decks=HUNTERS),

    agenda("hah-birds-of-different-feathers", "Birds of Different Feathers",
           at_start_of_your_turn(gain(1, AGENDA), at_least(6, different_disciplines_or_edges)),
           decks=BOTH),

    agenda("hah-go-for-broke", "Go For Broke",
           at_start_of_your_turn(gain(1, AGENDA), at_least(1, your_ongoing_schemes)),
           when(scheme_succeeds(YOUR_SEAT), gain(1, AGENDA), no_modifier_played),
           decks=VAMPIRES),

    agenda("hah-martyrdom", "Martyrdom",
           when(is_burned(characters_you_control), gain(1, AGENDA)),
           decks=HUNTERS),

    agenda("hah-observe-and-report", "Observe and Report",
           when(you_attach(to=cards_not_yours), gain(1, AGENDA)),
           decks=BOTH),

    agenda("hah-symbolic-meaning", "Symbolic Meaning",
           when(first_each_turn(you_defeat(any_monster)), gain(each(1, your_relics, most=3), AGENDA)),
           decks=HUNTERS),

    agenda("hah-the-ash-heap-of-history", "The Ash Heap of History",
           activated(exhaust_this_card, provided(
               at_least(5, your_discard_pile),
               provided(exactly(11, your_discard_pile), gain(2, AGENDA), gain(1, AGENDA)))),
           decks=VAMPIRES),

    agenda("hah-the-snake-den", "The Snake Den",
           at_start_of_your_turn(gain(1, AGENDA), at_least(1, your_face_down_cards & with_tokens(1, PRESTIGE))),
           when(first_each_turn(you_resolve(a_conspiracy)), gain(1, AGENDA)),
           decks=VAMPIRES),
)

HAVENS = (
    haven("hah-back-alley-clinic", "Hideout - Back Alley Clinic", secrecy_everywhere,
          leader(when(is_defeated(your_coterie, through=ORDINARY_DAMAGE), may(to_recovery(THAT)),
                      none_of(characters_in_torpor))),
          decks=HUNTERS),

    haven("hah-fellowship-hall", "Hideout - Fellowship Hall", secrecy_everywhere,
          leader(when(first_each_turn(you_recruit()), gain(1, UNHOSTED_GAINED))),
          decks=HUNTERS),

    haven("hah-the-bunker", "Hideout - The Bunker", secrecy_everywhere,
          leader(you_may_prevent(x_prestige, x, characters_you_control)),
          decks=HUNTERS),

    haven("hah-the-clubhouse", "Haven - The Clubhouse", secrecy_at_home,
          leader(at_start_of_your_turn(in_order(draw(each(1, different_disciplines_or_edges, every=4)),
                                                choose(your_hand, discard(THAT))))),
          decks=BOTH),

    haven("hah-the-feretory", "Hideout - The Feretory", secrecy_everywhere,
          leader(when(exhausts(your_leader), reveal_top_card(with_word(RELIC)))),
          decks=HUNTERS),

    haven("hah-the-hidden-temple", "Haven - The Hidden Temple", secrecy_at_home,
          leader(have(your_leader, 1, INFLUENCE)),
          leader(activated(exhaust_this_card, target(any_character, put(NO_INFLUENCE, THAT)))),
          decks=VAMPIRES),

    haven("hah-the-orphanage", "Haven - The Orphanage", secrecy_at_home,
          leader(activated(exhaust_this_card, gain(1, UNHOSTED_GAINED),
                           only_if=at_least(5, library_cards_in_your_discard_pile)
                           & none_of(clan_cards_in_your_discard_pile))),
          decks=VAMPIRES),

    haven("hah-the-temple-of-set", "Haven - The Temple of Set", secrecy_at_home,
          leader(when(is_defeated(any_character, by=your_leader),
                      may(each_of(your_face_down_cards, put_prestige(1, THAT))))),
          decks=VAMPIRES),
)
