"""Core: Action cards, Schemes and Titles."""

from primogen.rivals.language.vocabulary import *

# fmt: off
ACTIONS = (
    action("core-dumpster-dive", "Dumpster Dive", decks=VAMPIRES, clan=MALKAVIAN,
           text=lines(choose(your_discard_pile, return_to_hand(THAT)),
                      provided(at_least(2, icons_of(AUSPEX, your_coterie)), draw(1)))),

    action("core-coup-de-grace", "Coup de Grâce", decks=VAMPIRES, play_only_if=in_the_streets(THIS),
           text=having(POTENCE, pay(blood(2), target(characters_in_the_streets & wounded, defeat(THAT))))),

    action("core-everything-is-connected", "Everything is Connected", decks=VAMPIRES,
           text=provided(in_your_coterie(AUSPEX), each_of(your_face_down_cards, put_prestige(1, THAT)))),
)

SCHEMES = (
    action("core-fame-and-fortune", "Fame & Fortune", SCHEME, decks=VAMPIRES, clan=TOREADOR,
           text=should(in_order(gain(2, PRESTIGE), gain(1, AGENDA)))),

    action("core-free-money", "Free Money", SCHEME, decks=VAMPIRES,
           text=should(each_player(EACH_PLAYER, gain(3, PRESTIGE, THAT_PLAYER)))),

    action("core-greed", "Greed", SCHEME, decks=VAMPIRES, clan=VENTRUE, text=should(gain(2, AGENDA))),

    action("core-mercy", "Mercy", SCHEME, decks=VAMPIRES,
           text=should(each_player(EACH_PLAYER, by_player(
               THAT_PLAYER, choose(characters_you_control, mend(4, THAT)))))),
)

TITLES = (
    title("core-keeper-of-elysium", "Keeper of Elysium", UNIQUE, influence=4, bp=4, text=attach_this(THIS),
          abilities=(have(characters_in_your_haven, 1, SECRECY),)),
)

UNHOSTED_ACTIONS = (
    unhosted("core-beauty-is-a-beast", "Beauty is a Beast", ONGOING, decks=VAMPIRES, clan=TOREADOR,
             abilities=(activated(exhaust_this_card, deals_plus(1),
                                  only_if=attack_is(SOCIAL) & is_among(THE_TARGET, mortals_in_the_streets)),)),

    unhosted("core-first-tradition-the-masquerade", "First Tradition: The Masquerade", ONGOING, decks=VAMPIRES,
             price=prestige(2),
             abilities=(have(your_characters_in_the_streets & being(VAMPIRE), 1, SECRECY),
                        when(you_defeat_mortal(), burn(THIS_CARD), at_least(2, times(you_defeat_mortal()))))),

    unhosted("core-influencer", "Influencer", ONGOING, decks=VAMPIRES, price=prestige(1),
             abilities=(have(your_coterie & has(PRESENCE), 1, INFLUENCE),)),

    unhosted("core-marked-man", "Marked Man", decks=VAMPIRES, clan=VENTRUE,
             text=choose(any_character, put_tokens(1, AGENDA, THAT))),

    unhosted("core-pr-firm", "PR Firm", ONGOING, decks=VAMPIRES, clan=TOREADOR,
             abilities=(activated(prestige(1), gain(1, AGENDA), only_if=happened(scheme_succeeds(YOUR_SEAT))),)),

    unhosted("core-the-spoils", "The Spoils", ONGOING, decks=VAMPIRES, clan=BRUJAH,
             abilities=(when(is_defeated(any_character, by=your_attackers),
                             each_of(attacking_party, mend(1, THAT))),)),
)

ACTION_CARDS = ACTIONS + SCHEMES + TITLES + UNHOSTED_ACTIONS
