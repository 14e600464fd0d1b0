"""Core: Agendas and Havens."""

from primogen.rivals.language.vocabulary import *

secrecy_at_home = have(characters_in_your_haven, 1, SECRECY)
a_citizen = a_retainer & with_word(CITIZEN)
three_in_the_streets = at_least(3, your_characters_in_the_streets)
four_fed_in_the_streets = at_least(4, your_characters_in_the_streets & with_tokens(2, BLOOD))

antagonist_is_burned = when(is_burned(antagonists_in_the_streets), gain(1, AGENDA), your_turn)

# fmt: off
DRAIN = agenda(
    "core-drain-them-slowly", "Drain Them Slowly",
    when(attack_ends(whose=YOUR_SEAT), gain(2, AGENDA), attack_hurt(1)), decks=VAMPIRES)

HUNTING = agenda(
    "core-hunt-the-hunters", "Hunt the Hunters",
    when(first_heard(you_defeat_mortal(antagonists_in_the_streets)), in_order(
        gain(1, PRESTIGE), gain(1, AGENDA), discard(THAT), shuffle_back(discarded_city_cards))),
    antagonist_is_burned, decks=VAMPIRES)

TURF_WAR = agenda(
    "core-turf-war", "Turf War",
    when(you_defeat(foes_characters & ~of_your_rival), gain(1, AGENDA)),
    when(you_defeat(foes_characters & has(BLOOD_POTENCY, 5)), gain(1, AGENDA)), decks=VAMPIRES)

AGENDAS = (
    agenda("core-base-of-power", "Base of Power", when(you_attach(a_title, to=your_coterie), gain(2, AGENDA)),
           decks=VAMPIRES),

    DRAIN,

    HUNTING,

    agenda("core-manipulate-the-masses", "Manipulate the Masses", when(scheme_succeeds(YOUR_SEAT), gain(1, AGENDA)),
           decks=VAMPIRES),

    agenda("core-playthings", "Playthings", when(you_attach(a_citizen, to=your_coterie), gain(1, AGENDA)),
           decks=VAMPIRES),

    agenda("core-strength-in-numbers", "Strength in Numbers",
           at_start_of_your_turn(provided(four_fed_in_the_streets, gain(2, AGENDA),
                                          provided(three_in_the_streets, gain(1, AGENDA)))),
           decks=VAMPIRES),

    agenda("core-the-end-is-nigh", "The End is Nigh",
           when(first_each_turn(you_resolve(a_conspiracy)), in_order(gain(1, PRESTIGE), gain(2, AGENDA))),
           decks=VAMPIRES),

    TURF_WAR,
)

the_attack_was_on_a_character = provided(card_is(FORMER_TARGET, a_character), gain(1, PRESTIGE))
ROOST = haven(
    "core-dragons-roost", "Haven - Dragon's Roost", secrecy_at_home,
    leader(may_block_at_no_cost(*ATTACK_TYPES, then=the_attack_was_on_a_character)), decks=VAMPIRES)

MADHOUSE = haven(
    "core-the-madhouse", "Haven - The Madhouse", secrecy_at_home,
    leader(activated(discard_a_card, choose(your_face_down_cards, put_prestige(1, THAT)))), decks=VAMPIRES)

HAVENS = (
    haven("core-artist-lofts", "Haven - Artist Lofts", secrecy_at_home,
          leader(at_end_of_your_turn(may(in_order(draw(1), choose(your_hand, discard(THAT)))),
                                     card_is(YOUR_LEADER, exhausted))),
          decks=VAMPIRES),

    ROOST,

    haven("core-house-of-pain", "Haven - House of Pain", secrecy_at_home,
          leader(attacker(discard_a_card, deals_plus(1))), decks=VAMPIRES),

    haven("core-old-post-office", "Haven - Old Post Office", secrecy_at_home,
          leader(players_have(3, STANDS_IN, YOUR_SEAT)), decks=VAMPIRES),

    haven("core-royal-retreat", "Haven - Royal Retreat", secrecy_at_home,
          leader(have(your_coterie & titled, 1, INFLUENCE)),
          leader(activated(out_of(1, mortals_in_the_streets, discard(THAT)), add_city_cards(1))), decks=VAMPIRES),

    haven("core-the-dockyards", "Haven - The Dockyards", secrecy_at_home,
          leader(may_instead(would_take_damage(your_leader), pay(discard_a_card, prevent(1)))), decks=VAMPIRES),

    MADHOUSE,

    haven("core-the-penthouse", "Haven - The Penthouse", secrecy_at_home,
          leader(when(you_attach(a_retainer, to=your_coterie), mend(1, THE_OTHER))), decks=VAMPIRES),
)

COMMAND_CARDS = AGENDAS + HAVENS
COMMAND_EARLIER = (
    until("2022-06", ROOST,
          abilities=(secrecy_at_home,
                     leader(may_block_at_no_cost(*ATTACK_TYPES, then=gain(1, PRESTIGE), whose=ANY_SEAT)))),

    until("2022-09", ROOST,
          abilities=(secrecy_at_home, leader(may_block_at_no_cost(*ATTACK_TYPES, then=gain(1, PRESTIGE))))),

    until("2022-06", DRAIN, abilities=(when(attack_ends(whose=YOUR_SEAT), gain(1, AGENDA), attack_hurt(1)),)),

    until("2022-06", HUNTING,
          abilities=(when(first_heard(you_defeat_mortal(antagonists_in_the_streets)), gain(1, AGENDA)),
                     when(defeats_mortal(whom=antagonists_in_the_streets), shuffle_back(THAT)),
                     antagonist_is_burned)),

    until("2022-06", MADHOUSE,
          abilities=(secrecy_at_home,
                     leader(activated(exhaust_this & discard_a_card,
                                      choose(your_face_down_cards, put_prestige(1, THAT)))))),

    until("2022-09", TURF_WAR,
          abilities=(when(you_defeat(any_character & ~of_your_rival), gain(1, AGENDA)),
                     when(you_defeat(any_character & has(BLOOD_POTENCY, 5)), gain(1, AGENDA)))),
)
