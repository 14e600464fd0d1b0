"""Everything a card file writes: words, and nouns in capitals. It is the one import of a card file.

What each word means stands in the docstring of primogen.rivals.language, and of those for what happens and for what a
card in play says, here; the nodes behind them are private to it.

What may happen (says_patterns)
A role that is left out may be anybody. whose= is the player who does it; you_... is you. `|` is one or the other.
    recruits(whom), you_recruit(whom), you_recruit_below_leader(whom)
    attaches(card, to), you_attach(card, to)
    is_burned_by(card, whose), becomes_haven(card)       while it still lies there; your active one
    you_detach(card, origin), you_burn(card, origin)     as a cost, by an effect, or of your own will
    you_shed(card, origin)          it goes as its bearer leaves your coterie
    resolves(card), you_resolve(card)                    a Conspiracy or Trap
    you_play_with_others_blood(card)    a Ritual, with no Blood of yours
    plays(card, by), you_play(card), plays_modifier(whose), reacts(card, by)
    performs_action(who), as_you_play(card)              before anything comes of it
    exhausts_to_act(who)            the same, but where a text lets it act without exhausting
    places(card, by)                face down
    discards(card)                  from hand
    moves_out(whose)                a party, to The Streets
    you_burn(card), is_burned(who), enters_play(who), leaves_play(who), exhausts(who), leaves_torpor(who), mends(who)
    you_mend(who), mends_by_discarding(whose)            by whatever you do; in that player's End Phase
    you_raise_potency(who), game_begins
    you_relieve(who), you_empty(card)                    of an Affliction; of its last Blood
    investigates(who, target), you_investigate(who)      a Hunter who is exhausted for it
    loses_prince(whose), suffers_diablerie(whose)        by= who performs it
    enters_discard(card)            its owner's discard pile, from wherever
    token_placed(on)                on a card; token= which, during= an Action Phase
    you_place_beside(number, token, on)                  where so many tokens lie already
    loses_blood(who), loses_blood_to_damage(who)         as a price or otherwise, unless it is stolen: X is how much
    you_remove_prestige(origin), you_exert()             of your colour; Influence, for a price: X is how much
    gains_prestige(whose), loses_prestige(whose), scheme_succeeds(whose), scheme_fails(whose)
    uses_ability(who), you_use(card), exerts_against(who, whose)        an activated one; a Scheme of that player
    scheme_begins(by)               as it is played
    makes_attack(attacker, on)      as it is announced
    attacks(attacker, target)       in its Step 5; types= of which types
    attack_ends(by, on)
    blocks(who, attacker)
    blocking_ends(attacker, on)     the Blocking Step of an attack
    is_damaged(who, by)             of= by the attack itself
    is_defeated(who, by), you_defeat(who)                through= what damage, during= an attack
    defeats_mortal(by), you_defeat_mortal(whom)          of the City Deck; whom= which one
    turn_begins(whose), turn_ends(whose), beginning_phase_ends(whose), antagonist_step(whose), torpor_step(whose)
    would_take_damage(who), would_be_defeated(who), you_would_lose_prestige(during)    for `instead`
    a_foe_would_discard()           the same: from hand, because of a card of yours
How often it happens, and what has happened this turn:
    first_each_turn(pattern)        "the first time ... during each of your turns"; turns=ANY_SEAT: in any turn
    each_players_first(pattern)     in any turn; "you" in the pattern is whoever does it
    first_ever(pattern)             "the very first time ..."
    first_heard(pattern)            "the first time ...", of what this card hears; turns=ANY_SEAT: in any turn
    happened(pattern), happened_this_attack(pattern)     a condition: "... have ... this turn"
    times(pattern)                  an amount: how often
    it_befell(pattern)              of cards: those it has befallen
    that_has_done(pattern), that_has_attached(card)      traits: of characters
    that_has_shed(pattern)          a trait, of characters that have left: something went with them

Sentences (says_sentences)
    activated(cost, then)           in your own Action Phase; only_if= "use only ...", of this and the next three
    your_coterie_has(cost, then)    each character in your coterie, once a turn
    lends_disciplines(group, condition)     those whose tokens lie on this card
    attacker(cost, then), attackers_have(cost, then)     "Attacker - ...", while this one, or any of yours, attacks
    party(cost, then), relentless(cost, then)            "Party - ...", "Relentless, ...", in anybody's turn
    wraith(then)                    by turning the token up, by exhausting it, or by both
    leader(ability)                 under a Haven's Leader Ability banner, an Attacker's or a Party's as well
    have(group, by, stat)           always: "... have +1 Secrecy"
    attacker_has(by, stat)          "Attacker - This character has ..."
    solo_attacker_has(by, stat)     the same, while it attacks alone
    party_has(group, by, stat)      "Party - ... have ..."
    torpor_has(by, stat)            "Torpor - This character has ..."
    players_have(by, stat)          of players, not of cards
    costs_less(number, resource, deed, of), costs_more(number, resource, deed, of)    whose= who pays
    costs_nothing(resource, deed, of)       to you
    at_start_of_your_turn(then), at_end_of_your_turn(then), at_start_of_game(then)
    at_start_of_its_turn(then)      of whoever bears this attachment
    when(pattern, then, condition)  "when ..., if ..., ..."; form= before the dash
    instead(pattern, then), may_instead(pattern, then)   of what would happen
    you_may_prevent(cost, number, group)    "cost: Prevent ... Damage to ..."
    damage_may_become(cost, kinds)  "cost: Damage to this character during this attack becomes ..."
    you_may_prevent_in_party(cost, number)  "... to each character in target party"
    may_ready_to_block(by, *types)  one of these, who is readied for it
    set_to(group, number, stat)     always exactly so much
    lets_block_for_anyone(price, who, *types)   one of these, by this card
    may_block_for_anyone(price, *types), may_block_at_no_cost(*types, then)     from outside the defending party
    instead_of_burning(then)        of a Mortal's Burn benefit, for its party
    when_party_moves(harm, then), raids_coteries(harm), may_redirect_raid(number)     of Antagonists
    springs_when(pattern), springs_at_any_time, springs_while(condition)     of a Trap
"""

from primogen.rivals.language.faces import *
from primogen.rivals.language.nouns import *
from primogen.rivals.language.nouns_of_werewolves import *
from primogen.rivals.language.nouns_rare import *
from primogen.rivals.language.says_amounts import *
from primogen.rivals.language.says_conditions import *
from primogen.rivals.language.says_costs import *
from primogen.rivals.language.says_effects import *
from primogen.rivals.language.says_groups import *
from primogen.rivals.language.says_often import *
from primogen.rivals.language.says_patterns import *
from primogen.rivals.language.says_plots import *
from primogen.rivals.language.says_sentences import *
from primogen.rivals.language.says_tokens import *
from primogen.rivals.language.says_traits import *
from primogen.rivals.language.says_verbs import *
from primogen.rivals.language.sets import until

# fmt: off
__all__ = [
    # kinds of card
    "vampire", "hunter", "werewolf", "monster", "attack_card", "reaction", "reaction_special",
    "attack_or_reaction", "action", "unhosted", "conspiracy", "trap", "title", "influence_modifier", "haven", "agenda",
    "event", "mortal", "antagonist",
    "ghoul", "ghoul_back", "wraith_token", "form_card", "prince", "until",
    # groups
    "any_card_in_play", "your_haven", "your_havens",
    "a_title", "attached_princes", "characters_in_their_haven", "discarded_city_cards", "ongoing_cards",
    "their_ongoing_cards", "foes_ongoing_cards",
    "this_character", "this_card", "your_leader", "the_attacker", "the_target", "the_other", "the_character",
    "attackers_in_this_party",
    "defender_in_the_streets", "characters_in_any_haven",
    "attackers", "your_attackers", "any_character", "any_vampire", "any_monster", "foes_characters", "all_characters",
    "character_or_face_down_monster", "your_coterie", "your_vampires", "characters_you_control",
    "characters_in_your_haven", "your_characters_in_the_streets", "characters_in_torpor", "this_party",
    "defending_party", "attacking_party", "others_in_defending_party", "their_coterie", "your_hand", "their_hand",
    "library_cards_in_your_hand", "library_cards_in_their_hand", "conspiracies_or_traps_in_your_hand",
    "cards_in_libraries", "your_library",
    "your_discard_pile", "their_discard_pile", "library_cards_in_your_discard_pile",
    "library_cards_in_their_discard_pile", "your_burned_characters", "your_table", "your_face_down_cards",
    "your_ongoing_schemes", "your_traditions", "your_ongoing_traditions",
    "your_relics", "your_retainers", "your_animals", "your_attachments", "their_attachments",
    "its_retainers", "city_cards_in_the_streets", "antagonists_in_the_streets", "mortals_in_the_streets",
    "burned_city_cards", "havens_and_agendas", "your_agenda_card", "foes_havens", "foes_cards",
    "characters_foes_control",
    "any_card", "an_animal", "a_conspiracy", "a_relic",
    "a_retainer", "a_tradition", "cards_not_yours", "cards_you_control", "characters_of_others", "attackers_not_yours",
    "characters_in_the_streets", "characters_in_their_torpor", "characters_in_any_torpor", "that_one", "your_wraiths",
    "events_in_the_streets", "set_aside_events", "forms_beside_the_table",
    "a_ritual", "a_trap", "cards_on_tables", "attached_to",
    "retainers_in_this_party",
    "retainers_in_defending_party",
    "foes_characters_in_the_streets", "your_ongoing_cards", "foes_coteries", "your_prey",
    "their_characters_in_the_streets",
    "characters_in_any_coterie",
    "its_party", "your_rituals", "your_burned_cards", "an_alchemy", "your_library_cards", "characters_in_foes_torpor",
    # traits
    "of_your_rival", "of_its_coterie", "tagged_by_you",
    "at_home", "with_at_most", "bears_at_least", "bears_exactly",
    "wounded", "readied", "exhausted", "face_down", "afflicted", "at_maximum_blood", "lowest", "highest",
    "of_any_clan", "with_a_new_discipline", "of_active_player", "a_character", "a_character_card", "a_library_card",
    "a_wraith", "prey", "highest_of_all", "held_by", "unattached",
    "being", "of_kind", "with_word", "with_either_word", "with_both_words",
    "an_attack_card", "a_reaction_card", "of_clan", "has", "is_card", "with_tokens", "bears", "titled", "named",
    "has_exactly", "with_relentless", "a_card_of", "fights_with",
    "a_curse", "a_leader", "with_attachments_at_most",
    "with_printed_icon", "namesake_of", "may_lie_on",
    "speaks_of", "has_more",
    # amounts
    "counted", "each", "sum_of", "difference", "x", "different_disciplines", "different_disciplines_or_edges",
    "shared_disciplines", "number_of_players", "players_who", "different_disciplines_of", "different_names", "icons_of",
    "different_clans", "different_icons",
    "with_icon", "tokens_on", "curses_on",
    "title_influence_of", "stat_of", "agenda_of", "prestige_of", "damage_taken", "damage_survived",
    "diablerie_suffered", "requirement_of", "actions_taken", "influence_in_favour", "total_potency",
    # conditions
    "this_scheme_succeeded", "this_scheme_failed", "your_side_won", "your_side_lost",
    "attack_hurt",
    "at_least", "at_most", "exactly", "none_of", "has_clan_in_coterie", "in_your_coterie", "card_is", "is_among",
    "controls_prince", "is_blocker", "in_the_streets", "is_prince",
    "always", "your_turn", "your_action_phase",
    "after_first_round", "your_first_turn", "you_have_suffered_diablerie", "during_attack", "during_preemptive_strike",
    "this_is_the_target", "attack_is_aggravated", "was_blocked", "reaction_played", "defender_reacted",
    "target_was_wounded", "that_was_wounded", "target_defeated", "strike_defeated_somebody", "in_scheme",
    "target_was_at_home",
    "no_modifier_played", "you_alone_contributed", "attack_is", "damage_is", "this_attacks", "attacked_by_party_of",
    "attack_dealt",
    "more_than", "is_the_only", "in_line", "this_has", "any_action_phase", "no_attack_card_played",
    "more_than_each_foe",
    # costs
    "up_to_x_prestige",
    "unless",
    "blood_of_one",
    "prestige", "blood", "blood_from_this_card", "x_from_this_card", "agenda_points", "exert_up_to", "rage",
    "rage_onto_this_card", "spend_action", "by_doing",
    "out_of",
    "discard_up_to", "burn_or_discard_up_to", "x_prestige", "exhaust_this", "exhaust_this_card", "turn_up_this_card",
    "detach", "burn_this_character", "burn_this_card", "discard_a_card", "discard_a_library_card", "discard_x_cards",
    "x_blood", "discard_any", "blood_off_each", "exert", "off_up_to", "x_prestige_for", "x_from_this_character",
    "agenda_off_each",
    "exhaust_up_to",
    # effects: how they are put together
    "deal_out", "repeat", "after_this_scheme", "next_action_card", "look_at_top_card", "look_at_top_of_either_deck",
    "choose_half_of_the_players",
    "in_order", "lines", "provided", "having", "having_twice", "having_either", "with_keyword", "as_attack",
    "as_reaction", "may", "may_pay", "pay",
    "one_of", "after_this_attack", "if_this_attack_defeats_in_the_streets", "each_of",
    "target", "may_target", "choose", "may_choose", "called",
    "up_to",
    "up_to_targets",
    "up_to_any_number",
    "at_random", "target_player", "target_foe", "target_each_player", "each_player", "by_player", "choose_discipline",
    "reveal_top", "those_revealed", "discard_city_cards_until",
    "look_at_hand", "look_through", "name_attack_type", "reveal_top_card", "take_from_collection", "should",
    "should_only_leaders",
    "choose_number", "draw_and_choose", "target_number",
    "target_one", "target_player_who", "target_foe_with", "target_player_with",
    "choose_any_discipline",
    # effects: what they do
    "split_off", "create_wraith", "put_on_library", "steal_agenda_onto", "recruit_into_torpor",
    "play_at_no_action_cost", "perform_on_spilled_blood", "damage_becomes", "diablerize",
    "draw_it", "steal_onto_one_of", "move_to_either_side", "move_turned_over", "move_blood_or_prestige",
    "put_same_token", "remove_any_token", "win",
    "draw", "draw_faction_cards", "gain", "lose", "steal", "mend", "mend_by_prestige", "put_tokens", "remove_tokens",
    "remove_their_tokens", "move_tokens", "put", "put_prestige",
    "lose_blood", "steal_blood", "put_chosen_discipline", "exhaust", "ready", "burn",
    "discard", "discard_top_cards", "shuffle_back", "attach_this", "attach", "attach_face_down", "take_form",
    "turn_up", "turn_down", "shuffle_back_for_the_last_time",
    "put_into_play", "enter_as_ghoul", "feed_ghoul", "enter_on_actors_blood", "become_ghoul",
    "become_ghoul_of_spent_blood", "reveal_to_become_ghoul",
    "to_recovery", "place_at_no_cost", "recruit_at_no_cost", "move_to_streets", "return_to_streets",
    "return_to_haven", "move_to_torpor", "move_beside_haven",
    "join_party", "act_with", "take_control", "targeted", "negate_reaction", "negate_all_reactions",
    "plus", "plus_each", "plus_foes", "plus_player", "deals_plus", "deal",
    "redirect", "divide_damage", "fetch_from_city_deck", "put_event_into_play", "become_event", "become_haven",
    "bear_haven",
    "swap_havens",
    "also_deal", "strike_as", "redirect_attack", "deal_back", "prevent", "defeat", "if_defeated_this_turn",
    "play_for_damage", "brace_for_loss",
    "make_attack",
    "turn_up_unused_monster",
    "add_city_cards",
    "return_to_hand", "put_under_library", "swap_blood",
    "replace_mended", "remove_affliction",
    "remove_all_of_your_colour", "detach_it", "steal_as_blood", "claim_benefit", "move_alone_to_streets",
    "negate_reactions_of", "play_another_reaction",
    "put_that_blood", "put_that_blood_flipped", "put_that_blood_on_either_side",
    "expose", "steal_rival_token", "cover", "keep_in_streets",
    "change_target",
    # what may happen
    "you_defeat_mortal", "you_raise_potency", "performs_action", "exhausts_to_act", "as_you_play",
    "you_recruit_below_leader", "you_burn",
    "leaves_play", "enters_discard", "token_placed", "you_place_beside", "you_remove_prestige", "loses_blood",
    "you_exert",
    "you_shed",
    "loses_blood_to_damage", "blocking_ends",
    "becomes_haven", "is_burned_by",
    "you_play_with_others_blood",
    "recruits", "you_recruit", "attaches", "you_attach", "you_detach", "resolves", "you_resolve", "plays", "you_play",
    "plays_modifier", "places", "discards", "reacts", "moves_out", "is_burned", "enters_play", "exhausts",
    "leaves_torpor", "mends", "you_mend", "mends_by_discarding", "you_relieve", "you_empty",
    "investigates", "you_investigate", "loses_prince", "suffers_diablerie", "gains_prestige",
    "loses_prestige",
    "scheme_begins", "scheme_succeeds", "scheme_fails", "makes_attack", "attacks", "attack_ends", "blocks",
    "defeats_mortal", "is_damaged", "is_defeated", "you_defeat", "game_begins",
    "turn_begins", "turn_ends", "beginning_phase_ends",
    "antagonist_step", "torpor_step", "would_take_damage", "would_be_defeated", "you_would_lose_prestige",
    "a_foe_would_discard",
    # how often it happens, and what has happened
    "first_each_turn", "each_players_first", "first_ever", "first_heard", "happened",
    "happened_this_attack", "times",
    "it_befell", "that_has_done", "that_has_attached", "that_has_shed", "exerts_against", "uses_ability", "you_use",
    # sentences
    "may_block_at_no_cost", "lets_block_for_anyone", "may_ready_to_block", "you_may_prevent_in_party",
    "raids_coteries", "may_redirect_raid", "attackers_have", "solo_attacker_has",
    "activated", "attacker", "party", "relentless", "wraith", "leader", "have", "attacker_has", "party_has",
    "torpor_has", "players_have", "set_to", "at_start_of_your_turn", "at_end_of_your_turn",
    "at_start_of_game", "at_start_of_its_turn",
    "when", "instead", "may_instead", "you_may_prevent", "damage_may_become", "may_block_for_anyone",
    "instead_of_burning", "when_party_moves", "springs_when", "springs_at_any_time", "springs_while",
    "costs_less", "costs_more", "costs_nothing",
    "your_coterie_has", "lends_disciplines",
    # nouns: one card
    "THIS", "THIS_CARD", "THAT", "THE_OTHER", "THE_ATTACKER", "THE_TARGET", "YOUR_LEADER", "THE_OPPONENT",
    "FORMER_TARGET", "YOUR_ATTACK_CARD", "YOUR_HAVEN", "YOUR_AGENDA", "ITS_BEARER", "ITS_MONSTER", "TOP_OF_DISCARD",
    "ORIGINAL_TARGET", "THE_BLOCKER", "TOP_OF_THEIR_LIBRARY",
    "THEIR_HAVEN", "THEIR_AGENDA",
    # nouns: names of what a sentence has chosen
    "THE_CARD", "THE_CHARACTER", "THE_RECRUIT", "THE_BEARER", "THE_OTHER_CHARACTER", "THE_RETAINER", "THE_FIRST_CARD",
    # nouns: one player
    "YOU", "THAT_PLAYER", "ITS_PLAYER", "DEFENDING_PLAYER", "ATTACKING_PLAYER", "ACTIVE_PLAYER", "THE_OTHERS_PLAYER",
    # nouns: in whose turn, by whom; which players
    "EACH_FOE", "CHOSEN", "UNCHOSEN", "DEFENDER",
    "ANY_SEAT", "YOUR_SEAT", "HOSTS_SEAT", "FOES_SEAT", "RIVALS_SEAT", "ANYONE", "FOE", "CONTRIBUTOR",
    "FOE_WHO_DID_NOT_CONTRIBUTE",
    "EACH_PLAYER", "FOE_AGAINST_YOUR_CHOICE", "FOE_WITH_MOST_AGENDA", "FOE_WITH_YOUR_AGENDA",
    # nouns: roles of patterns
    "ANY_DAMAGE", "ATTACK_DAMAGE", "ANYTHING", "ORDINARY_DAMAGE", "ANY_TIME", "IN_AN_ATTACK", "IN_AN_ACTION_PHASE",
    "AFTERWARDS",
    # nouns: forms of abilities
    "OPEN", "ATTACKER_FORM", "PARTY_FORM", "SOLO_ATTACKER_FORM", "TORPOR_FORM", "LEADER_FORM",
    # nouns: how long
    "THIS_ATTACK", "NEXT_ATTACK", "PARTYS_NEXT_ATTACK", "THIS_TURN", "THIS_SCHEME", "THIS_DAMAGE", "THIS_ACTION",
    "NEXT_TURN", "NEXT_RECRUIT",
    # nouns: attack types, and what else damage may be
    "PHYSICAL", "SOCIAL", "MENTAL", "RANGED", "ATTACK_TYPES", "TYPELESS", "BEING_DEFEATED",
    "NORMAL_DAMAGE", "AGGRAVATED_QUALITY",
    "SUPERFICIAL_QUALITY", "SUPERFICIAL_AGGRAVATED",
    # nouns: values of cards
    "FIRST_FALL_UNPAID", "KEEPS_HAVENS", "BORROWS_HAVENS", "BLANKED", "DRAWN_FROM", "SECOND_ATTACK_CARD",
    "TYPE_AT_REVEAL",
    "STAYS_OUT", "SEPARATE", "SUPERFICIAL_DAMAGE", "ATTACKS_BESIDE_EXHAUSTED", "BLOCKS_EXHAUSTED",
    "MENDS_MORE",
    "BLOOD_POTENCY", "INFLUENCE", "SECRECY", "INTEL", "SHIELD", "DAMAGE", "AGGRAVATED_DAMAGE", "PREVENTION",
    "ATTACHMENTS", "NOT_AGGRAVATED", "NO_FREE_MEND", "NO_REACTIONS", "STAYS_ITS_HAND", "INVESTIGATES_AT_HOME",
    "SHARES_RETAINERS", "BEYOND_FOES", "IGNORES_ANTAGONIST", "STRIKES_EACH", "NO_DIABLERIE", "CANNOT_REGROUP", "GUARD",
    "IGNORES_SHIELDS", "NO_CARD_TEXT", "CANNOT_DIABLERIZE", "ANY_REACTION", "MANY_TITLES", "NO_STRIKE",
    "SILVER_DAMAGE", "SENDS_CARDS",
    "SPARED", "DIABLERIZES",
    "POWERLESS",
    "IGNORES_ATTRIBUTE", "HUNTS_FROM_HAVEN", "HAVEN_INTEL", "SAFE_FROM_ANTAGONISTS", "IN_FORCE", "PASSES_RETAINERS",
    "AGGRAVATED", "SUPERFICIAL", "CANNOT_BE_BLOCKED", "REACH", "POSSESSIVE", "TRUE_FAITH", "SOLITARY", "DIABLERIST",
    "TARGETED",
    "BARRED", "NOT_SUPERFICIAL", "NO_END_MEND", "NO_ATTACK_ACTIONS", "PAYS_FOR_ABILITIES", "NEEDED_POTENCY",
    "SHOWN_ATTACKS",
    # nouns: values of players
    "DISCARDS_BY_LOT", "FIRST_PRESTIGE",
    "NO_RANGED", "NO_RANGED_CARDS", "IGNORES_EVENTS", "STANDS_IN", "ANY_CLAN", "ANY_PURSE",
    "SCHEME_INFLUENCE", "NO_MODIFIERS", "SHOWS_HAND", "AGENDA_NEEDED", "GUARDS_MORTALS",
    "TURN_ACTIONS", "IGNORES_AT_END", "CHOOSES_WRAITHS", "RECRUIT_DISCOUNT", "RITUAL_SUPPLY",
    # nouns: Disciplines and Edges
    "ANIMALISM", "AUSPEX", "BLOOD_SORCERY", "CELERITY", "DOMINATE", "FORTITUDE", "OBFUSCATE", "OBLIVION", "POTENCE",
    "PRESENCE", "PROTEAN", "THIN_BLOOD_ALCHEMY", "BEAST_WHISPERER", "GLOBAL_ACCESS", "LIBRARY_EDGE",
    "REPEL_THE_UNNATURAL", "SENSE_THE_UNNATURAL", "THWART_THE_UNNATURAL", "ARSENAL", "DRONE_JOCKEY", "FLEET",
    "ORDNANCE", "NO_DISCIPLINE",
    # nouns: of werewolves
    "AHROUN", "GALLIARD", "PHILODOX", "RAGABASH", "THEURGE", "RED_TALONS", "SILVER_FANGS", "WEREWOLF", "WEREWOLVES",
    "HUNTERS_OR_WEREWOLVES", "FORM_CARD", "GIFT", "RITE", "RAGE",
    # nouns: clans and Creeds
    "BRUJAH", "MALKAVIAN", "TOREADOR", "VENTRUE", "TREMERE", "THIN_BLOOD", "GANGREL", "NOSFERATU", "LASOMBRA", "HECATA",
    "TZIMISCE", "RAVNOS", "BANU_HAQIM", "SALUBRI", "MINISTRY", "CAITIFF", "FAITHFUL", "INQUISITIVE", "MARTIAL",
    "NO_CLAN", "ITS_CLAN",
    # nouns: beings
    "VAMPIRE", "HUNTER", "MONSTROUS", "GHOULISH",
    # nouns: kinds of card
    "CHARACTER", "ACTION", "UNHOSTED", "ATTACK", "REACTION", "ATTACK_OR_REACTION", "MODIFIER", "HAVEN_CARD",
    "AGENDA_CARD", "EVENT", "MORTAL", "PRINCE", "MONSTER", "WRAITH",
    # nouns: words of a banner
    "ONGOING", "SCHEME", "CONSPIRACY", "TRAP", "RITUAL", "ANIMAL", "RELIC", "TITLE", "RETAINER", "CITIZEN", "VAGRANT",
    "ANTAGONIST", "SPECIAL", "GHOUL", "UNIQUE", "ONE_PER_PLAYER", "ONLY_ONE", "TOKENLESS", "AIDS_OTHERS",
    "ALCHEMY", "VEHICLE", "CITY_EVENT", "TRADITION",
    # nouns: who may have a card in a deck
    "VAMPIRES", "HUNTERS", "BOTH",
    # nouns: tokens and resources
    "NO_INFLUENCE", "FEAR", "MINUS_BP", "LEADER_TOKEN", "ANY_TOKEN",
    "PRESTIGE", "AGENDA", "BLOOD", "ACTIONS_GAINED", "UNHOSTED_GAINED",
    "INFLUENCE_GAINED",
    # nouns: of whose colour tokens are, and out of which supply
    "OF_ANY_COLOUR", "OF_YOUR_COLOUR", "OF_THEIR_COLOUR", "GENERAL_SUPPLY", "OWN_SUPPLY", "JUST_GAINED",
    # nouns: what is paid for
    "TO_RECRUIT", "TO_PLAY", "TO_ACTIVATE", "TO_TAKE_A_TITLE", "TO_PERFORM", "TO_ATTACH", "TO_ATTACK",
    "TO_BE_RELENTLESS", "TO_ATTACK_IT",
    # nouns: whether attach effects are triggered
    "HEARD", "SILENT",
]
