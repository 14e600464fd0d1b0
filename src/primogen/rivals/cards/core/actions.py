"""Core: Action cards, Schemes, Titles, Conspiracies and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

exhausted_outside = provided(card_is(THAT, exhausted), deal(1, THAT, quality=AGGRAVATED_QUALITY))
an_investment = in_order(remove_tokens(1, PRESTIGE, THIS_CARD), gain(1, PRESTIGE))

# fmt: off
ACTIONS = (
    action("core-blood-for-blood", "Blood for Blood", ONGOING, decks=VAMPIRES, clan=BRUJAH,
           abilities=(attackers_have(blood(1), deals_plus(1), only_if=attack_is(PHYSICAL)),)),

    action("core-distraction", "Distraction", ONGOING, decks=VAMPIRES, clan=MALKAVIAN,
           abilities=(may_redirect_raid(2),)),

    action("core-dumpster-dive", "Dumpster Dive", decks=VAMPIRES, clan=MALKAVIAN,
           text=lines(choose(your_discard_pile, return_to_hand(THAT)),
                      provided(at_least(2, icons_of(AUSPEX, your_coterie)), draw(1)))),

    action("core-coup-de-grace", "Coup de Grâce", decks=VAMPIRES, play_only_if=in_the_streets(THIS),
           text=having(POTENCE, pay(blood(2), target(characters_in_the_streets & wounded, defeat(THAT))))),

    action("core-everything-is-connected", "Everything is Connected", decks=VAMPIRES,
           text=provided(in_your_coterie(AUSPEX), each_of(your_face_down_cards, put_prestige(1, THAT)))),

    action("core-late-night-snack", "Late-Night Snack", decks=VAMPIRES,
           text=repeat(icons_of(FORTITUDE, your_coterie), choose(characters_you_control, mend(1, THAT)))),

    action("core-long-term-investment", "Long-Term Investment", ONGOING, decks=VAMPIRES, clan=VENTRUE,
           text=pay(up_to_x_prestige(3), put_tokens(each(2, x), PRESTIGE, THIS_CARD)),
           abilities=(at_start_of_your_turn(an_investment),)),

    action("core-royal-review", "Royal Review", decks=VAMPIRES, clan=VENTRUE,
           text=gain(each(1, your_coterie & titled), PRESTIGE)),

    action("core-smoke-em-out", "Smoke 'Em Out", decks=VAMPIRES, clan=BRUJAH, play_only_if=in_the_streets(THIS),
           text=target_player(each_of(characters_in_their_haven, in_order(move_to_streets(THAT), exhausted_outside)))),
)

CONSPIRACIES = (
    conspiracy("core-all-tied-up", "All Tied Up", needs=2, clan=MALKAVIAN,
               text=target_one(FOE_WHO_DID_NOT_CONTRIBUTE, each_of(their_coterie, exhaust(THAT)))),

    conspiracy("core-burning-down-the-house", "Burning Down the House", needs=3,
               text=target_one(FOE_WHO_DID_NOT_CONTRIBUTE, target(their_ongoing_cards, burn(THAT)))),

    conspiracy("core-destroy-the-plans", "Destroy the Plans", needs=3,
               text=target_one(FOE_WHO_DID_NOT_CONTRIBUTE, by_player(
                   THAT_PLAYER, choose_number(3, your_hand, discard(THAT))))),

    conspiracy("core-lost-glory", "Lost Glory", needs=4,
               text=target_one(FOE_WHO_DID_NOT_CONTRIBUTE, provided(
                   at_least(9, agenda_of(THAT_PLAYER)), lose(2, AGENDA, THAT_PLAYER), lose(1, AGENDA, THAT_PLAYER)))),

    conspiracy("core-whispering-campaign", "Whispering Campaign", needs=4,
               text=target_one(FOE_WHO_DID_NOT_CONTRIBUTE, steal(2, PRESTIGE, THAT_PLAYER))),
)

SCHEMES = (
    action("core-balance-of-power", "Balance of Power", SCHEME, decks=VAMPIRES, clan=TOREADOR,
           text=choose_half_of_the_players(should(each_player(CHOSEN, by_player(
               THAT_PLAYER, target_one(UNCHOSEN, steal(1, PRESTIGE, THAT_PLAYER))))))),

    action("core-fame-and-fortune", "Fame & Fortune", SCHEME, decks=VAMPIRES, clan=TOREADOR,
           text=should(in_order(gain(2, PRESTIGE), gain(1, AGENDA)))),

    action("core-free-money", "Free Money", SCHEME, decks=VAMPIRES,
           text=should(each_player(EACH_PLAYER, gain(3, PRESTIGE, THAT_PLAYER)))),

    action("core-greed", "Greed", SCHEME, decks=VAMPIRES, clan=VENTRUE, text=should(gain(2, AGENDA))),

    action("core-mercy", "Mercy", SCHEME, decks=VAMPIRES,
           text=should(each_player(EACH_PLAYER, by_player(
               THAT_PLAYER, choose(characters_you_control, mend(4, THAT)))))),
)

MODIFIERS = (
    influence_modifier("core-hedge-your-bets", "Hedge Your Bets", ONLY_ONE, decks=VAMPIRES,
                       text=lines(gain(2, INFLUENCE_GAINED),
                                  after_this_scheme(provided(this_scheme_failed, gain(1, AGENDA))))),

    influence_modifier("core-the-last-word", "The Last Word", ONLY_ONE, decks=VAMPIRES,
                       text=lines(gain(5, INFLUENCE_GAINED),
                                  after_this_scheme(provided(your_side_won, gain(1, PRESTIGE))))),
)

TITLES = (
    title("core-herald", "Herald", UNIQUE, influence=2, bp=2, text=attach_this(THIS),
          abilities=(costs_less(1, PRESTIGE, TO_RECRUIT),)),

    title("core-keeper-of-elysium", "Keeper of Elysium", UNIQUE, influence=4, bp=4, text=attach_this(THIS),
          abilities=(have(characters_in_your_haven, 1, SECRECY),)),

    title("core-primogen", "Primogen", ONE_PER_PLAYER, influence=3, bp=3, text=attach_this(THIS),
          abilities=(have(this_character, 1, INFLUENCE),
                     have(this_character, 1, DAMAGE, card_is(THE_OPPONENT, titled)))),

    title("core-seneschal", "Seneschal", UNIQUE, influence=5, bp=5, text=attach_this(THIS),
          abilities=(activated(spend_action(this_character), target_foe(provided(
              none_of(attached_princes), lose(2, PRESTIGE, THAT_PLAYER), lose(1, PRESTIGE, THAT_PLAYER)))),)),

    title("core-sheriff", "Sheriff", UNIQUE, influence=4, bp=4, text=attach_this(THIS),
          abilities=(activated(exhaust_this, target(ongoing_cards, burn(THAT)), only_if=in_the_streets(THIS)),)),
)

UNHOSTED_ACTIONS = (
    unhosted("core-assert-authority", "Assert Authority", ONGOING, decks=VAMPIRES, clan=VENTRUE,
             abilities=(have(your_leader, each(1, players_who(EACH_FOE)), INFLUENCE),)),

    unhosted("core-beauty-is-a-beast", "Beauty is a Beast", ONGOING, decks=VAMPIRES, clan=TOREADOR,
             abilities=(activated(exhaust_this_card, deals_plus(1),
                                  only_if=attack_is(SOCIAL) & is_among(THE_TARGET, mortals_in_the_streets)),)),

    unhosted("core-emergency-bloodbag", "Emergency Bloodbag", ONGOING, decks=VAMPIRES,
             text=put_tokens(3, BLOOD, THIS_CARD),
             abilities=(at_start_of_your_turn(may_choose(
                 characters_you_control & wounded, move_tokens(1, BLOOD, origin=THIS_CARD, to=THAT))),)),

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

    unhosted("core-search-engine", "Search Engine", ONGOING, decks=VAMPIRES,
             abilities=(activated(exhaust_this_card,
                                  provided(in_your_coterie(AUSPEX), look_at_top_of_either_deck)),)),

    unhosted("core-the-spoils", "The Spoils", ONGOING, decks=VAMPIRES, clan=BRUJAH,
             abilities=(when(is_defeated(any_character, by=your_attackers),
                             each_of(attacking_party, mend(1, THAT))),)),
)

ACTION_CARDS = ACTIONS + SCHEMES + CONSPIRACIES + MODIFIERS + TITLES + UNHOSTED_ACTIONS
