"""The language cards are written in, word by word.

How a card reads
A card is one expression. It begins with the kind of card, then what is printed on its edges, then its sentences:

    vampire("hah-judas", "Judas", CAITIFF, bp=2, attributes=(1, 0, 0), disciplines=(CELERITY, PROTEAN),
            abilities=(when(is_defeated(this_character), may_pay(burn_this_character, gain(1, PRESTIGE))),))

"When this character is defeated, you may burn this character: Gain 1 Prestige." An effect stands where the sentence has
it; a number may be an amount (`each(1, your_relics)`), a card is a pronoun (THIS, THAT, THE_TARGET), many cards are a
group (`your_coterie`), and what happens is a pattern with its roles (`you_attach(an_animal, to=this_character)`).
Nothing here is a string that is parsed, and nothing remembers: what moves is in the frames. The text of a card is
printed from the same expression (see primogen.rivals.text), so a new node needs a phrase there.

A card file has one import, `from primogen.rivals.language.vocabulary import *`, and writes nothing else: words in
snake_case and nouns in capitals. `&` narrows a group (`your_coterie & wounded`), puts costs together (`exhaust_this &
prestige(1)`) and conditions; `|` is either of two groups or conditions, `~` is not. A noun is of one kind (a clan, a
Discipline, an event, a pronoun ...), and a word says which kind it takes: mypy refuses the others.

Where things live
    vocabulary       all of the words and nouns below: what a card file imports
    nouns            the nouns, each of its own kind
    nouns_rare       of values that few cards give
    nouns_of_werewolves  those of one set alone
    faces            the kinds of card: what an entry begins with
    sets             what a set brings, and how its cards were printed before errata
    says_groups      words for groups of cards
    says_traits      words for what a card may be
    says_amounts     words for how many
    says_conditions  words for whether
    says_costs       words for what stands before the colon
    says_effects     words that put effects together
    says_verbs       words for what effects do
    says_tokens      the same with tokens
    says_plots       words for what is done to plots, and to what lies on cards and under them
    says_patterns    words for what may happen
    says_often       words for how often it counts, and for what has happened
    says_sentences   words for what a card in play says
Behind the words are nodes, which no card names. They print themselves, and are asked in play:
    refs             pronouns: THIS, THIS_CARD, THAT, THE_OTHER, THE_ATTACKER, THE_TARGET, YOUR_LEADER; YOU, THAT_PLAYER
    groups           cards in a place, somebody's, with certain traits; Exactly one, EitherGroup
    groups_fights    whoever attacks or is attacked: Fighters
    attached         what cards bear, or fight with: AttachedTo, Bears, FightsWith
    afflictions      Afflictions that come off
    icons            what stands on a card: Shows, Named
    aiming           of a group, those that may be targeted
    traits           what a card may be: IsBeing, HasWord, OfClan, Has (a Discipline or a number), Wounded, Other ...
    amounts          how many: Fixed, Per, CountOf, Plus, StatOf, TokensOn, CursesOn ...
    conditions       whether: Compare, Is, Having; and what is under way, and what came of it: During, Fell, WasPlayed
    conditions_cards  whether, of cards beside others: IsTheOnly
    past             whether it was so before
    holding          cards that lie under others: Hold, Held
    patterns         what may happen, each kind of event with its own roles:
    roles            what all patterns share; which player
    deeds            what players do: Does (gain Prestige, resolve a card ...), Recruits, Attaches, Plays ...
    fates            what befalls cards and players: Befalls (burned, exhausted ...), Mends ...
    fights           Attacks, AttackEnds, Blocks, IsDamaged, IsDefeated ...
    outcomes         what becomes of Schemes: SchemeEnds, ExertsAgainst
    tokens           what comes to lie on cards: TokenPlaced
    moments          of a turn
    would            what may be replaced: Would (take damage, be defeated, lose Prestige)
    often            how often a pattern counts: FirstEachTurn, FirstHeard
    recalled         what this turn has told: Happened, TimesThisTurn, TookPart
    costs            what stands before the colon: PayBlood, PayPrestige, ByDoing, OutOf, SpendAction ...
    costs_influence  Influence as a price: Exert, ExertUpTo
    costs_rage       Rage as a price: PayRage
    payable          verbs that may stand there, too
    choices          who or what is chosen: a player, a Discipline, a card of a hand, a card from the collection
    choices_dealt    something different for each player: DealOut
    looks            what is revealed or seen of a deck
    verbs_colours    Blood of one colour for another
    verbs_laid       the very tokens an event was about, and Blood just lost
    verbs_plots      whom a Conspiracy spares, Rival tokens
    verbs_tokens     Prestige, Agenda, Blood, actions and other tokens
    verbs_hands      what comes back into a hand, and what is drawn and chosen from
    verbs_cards      exhausting, readying, burning, discarding, attaching
    verbs_places     into play, to The Streets, to torpor, to another party or player
    verbs_fight      attacks and damage
    verbs_acting     whoever acts for another player
    verbs_reactions  what Reactions do to the attack, and one Reaction more
    verbs_beside     about the Attack card: PlayForDamage, BraceFor
    verbs_later      what waits for something: Later
    verbs_damage     damage that goes elsewhere, or becomes another
    verbs_faces      cards that become others: BecomeGhoul
    verbs_forms      Forms of werewolves: TakeForm
    verbs_havens     which Haven is active, and who bears one
    verbs_influence  Influence, and what a table is asked
    verbs_city       the city and its Monsters
    prices           what makes something cheaper or dearer: CostsChange
    sentences        what a card in play says: Activated, When, Static, Instead, OfPlayers, SetTo, SpringsWhen ...
The ints behind the nouns are in primogen.rivals.rules.words. What combines effects (Seq, If, May, Pay, Target, ForEach,
OneOf ...) and conditions (Both, Either, Not) is the kernel's.

Kinds of card (faces)
    vampire             a character of a clan: Blood Potency, attributes, Disciplines, keywords, abilities
    hunter              a character of a creed, with Edges
    werewolf            a character of a tribe, with an auspice
    monster             of the Monster deck
    ghoul               an Action that becomes a character
    attack_card         an Attack of one type, with its damage
    reaction            answers attacks of certain types with its Shield
    reaction_special    answers damage of any kind, or something else altogether
    attack_or_reaction  either; as a Reaction it strikes back
    action              played by a character; words of its banner (Ongoing, Scheme, Ritual ...) come after the name
    unhosted            played by nobody
    conspiracy          face down until enough Prestige lies on it
    trap                face down until something springs it
    title               for a vampire, for Influence
    influence_modifier  played while Influence is exerted
    haven               with its Leader Ability
    agenda              how its player scores
    event               of the City Deck
    mortal              a Citizen or Vagrant: its Burn and its Attach
    antagonist          a Mortal that acts in everybody's turn
    form_card           a Form of werewolves
    prince              the Prince of the City
    ghoul_back          of a card that lies face down in a Haven
    wraith_token        what a wraith can do
    until(document, card)    that card as it was printed before the rules of that date: damage=2 ...

Groups (says_groups)
    your_haven, your_havens                              the active Haven card; all of yours in play
    this_character, this_card, your_leader, the_attacker, the_target, the_other, the_character   exactly that one
    attackers, your_attackers, attackers_not_yours, attackers_in_this_party    whoever makes the attack under way
    defender_in_the_streets                              whoever is attacked there, a Mortal too
    any_character, any_vampire, any_monster, foes_characters, characters_of_others    in play
    character_or_face_down_monster                       what Prestige may be put on
    all_characters                                       also in torpor, and face-down Monsters
    your_coterie, your_vampires, their_coterie           active characters
    characters_you_control, characters_foes_control      also those in torpor
    characters_in_your_haven, characters_in_their_haven, your_characters_in_the_streets, characters_in_torpor
    foes_characters_in_the_streets, their_characters_in_the_streets, foes_coteries, characters_in_any_haven
    characters_in_the_streets, characters_in_their_torpor, characters_in_any_torpor, characters_in_foes_torpor
    its_party, this_party, attacking_party, defending_party, others_in_defending_party   the first: of that character
    your_hand, library_cards_in_your_hand, conspiracies_or_traps_in_your_hand
    their_hand, library_cards_in_their_hand, their_discard_pile, library_cards_in_their_discard_pile     of that player
    your_discard_pile, library_cards_in_your_discard_pile, your_burned_characters
    cards_in_libraries, your_library                     the first: of whichever player
    any_card_in_play                                     whatever lies in play, characters and Haven cards too
    your_table, your_face_down_cards, your_ongoing_schemes, your_relics, your_rituals, your_traditions
    your_ongoing_traditions, your_ongoing_cards
    ongoing_cards, their_ongoing_cards, foes_ongoing_cards       also in The Streets; of that player; of any foe
    that_one                                             just spoken of
    your_prey, your_wraiths, attached_princes, events_in_the_streets, cards_on_tables    the last: of anybody
    your_retainers, your_animals                         attached to anybody of yours
    your_attachments, their_attachments                  of that player
    attached_to(group)                                   what any of a group bears
    its_retainers, retainers_in_this_party, retainers_in_defending_party     the first: attached to that character
    characters_in_any_coterie
    city_cards_in_the_streets, antagonists_in_the_streets, mortals_in_the_streets
    forms_beside_the_table          one of each
    burned_city_cards, discarded_city_cards, set_aside_events    of the City Deck
    your_burned_cards               of whatever kind
    your_havens                                          the active one, others, and those attached to characters
    havens_and_agendas, your_agenda_card, foes_havens    Haven and Agenda cards, which may bear attachments
    your_library_cards                                   wherever they lie
    foes_cards                                           wherever they lie
    cards_not_yours                                      a foe's or nobody's, wherever they lie
    cards_you_control                                    in play, of whatever kind
    any_card, an_alchemy, an_animal, a_conspiracy, a_relic, a_ritual, a_title, a_tradition, a_trap, a_retainer  any

Traits (says_traits), after a group and `&`
    wounded, readied, exhausted, face_down, afflicted    and so on; `~` is "not", `|` is "or"
    at_maximum_blood                of what it can hold
    being(kind)                     a vampire, a Hunter, a Monster
    of_kind(kind)                   of card
    of_clan(*clans), of_any_clan    of one of these (ITS_CLAN: of this character's); of whichever
    has(stat, least)                a Discipline, a keyword, or so much of a value
    has_exactly(stat, number)       so much of a value, neither more nor less
    lowest(stat), highest(stat), highest_of_all(stat)    in their coterie; in all of them; like= of those like this
    has_more(stat, than)            than an amount
    with_a_new_discipline, of_your_rival, of_its_coterie    that nobody else of their coterie has; your Rival controls
    of_active_player                whose turn it is
    tagged_by_you                   a Monster
    with_relentless                 with an ability that is
    with_attachments_at_most(most), a_curse, a_leader    so many or fewer; a foe's attachment; who has a Leader token
    with_word(word), with_either_word(first, second), with_both_words(first, second)    of the banner
    with_tokens(least, token, colour)       so many on it: Prestige, Blood, Agenda, of any colour or of yours
    with_at_most(most, token), at_home      no more than that (ANY_TOKEN: of all of them); in its Haven
    an_attack_card(*types), a_reaction_card(*types)      of one of these; of no type, of the one just named
    a_card_of(*types), fights_with(trait)    an Attack card or a Reaction; it has played such a one
    named(called)                   of that name
    is_card(ref)                    the very one
    bears(trait), titled            a card of that trait is attached to it: "with a Title"
    bears_at_least(least, *traits), bears_exactly(number)    "with 3+ attachments"; "with exactly 2 attachments"
    a_character, a_character_card, a_library_card, a_wraith, prey
    with_printed_icon(discipline)   a Library card on which it stands
    namesake_of(group)              called as one of them is
    speaks_of(kind)                 it is such a being, or names them in its game text
    held_by(ref), unattached        it belongs to that card, or to none, without leaving its place
    may_lie_on(ref)                 you could legally attach it to that character

Amounts (says_amounts)
    counted(amount)                 a plain number as an amount; what all words below do with theirs
    each(number, of)                "1 for each ..."; every=2: "for every 2"; most=3: "to a maximum of 3"
    sum_of(first, second)           one and the other
    difference(first, second)       one less the other
    x                               what was paid, chosen or counted
    different_disciplines, different_disciplines_or_edges    in your coterie
    different_disciplines_of(group), shared_disciplines      of attacker and defender
    icons_of(discipline, group)     icons, not characters
    different_names(group), different_clans(group)       "3+ different Animals", "4+ different clan affiliations"
    different_icons(group)          of Disciplines, on Library cards
    with_icon(discipline, number)   so much more for whoever has it
    tokens_on(on, token, colour)    on a card or on all of a group, of any colour or of yours
    curses_on(ref)
    stat_of(stat, ref), title_influence_of(ref)
    number_of_players, players_who(among), agenda_of(who), prestige_of(who)
    requirement_of(of), damage_taken                     the Blood Potency a card needs; by the target of the attack
    damage_survived, diablerie_suffered                  not Aggravated, by who was not defeated; by you, in this game
    actions_taken                   this turn
    total_potency(group)            of all of them together
    influence_in_favour             of the Scheme under way

Conditions (says_conditions)
    at_least(number, of)            "3+ ..."; of a group or an amount
    at_most(number, of)             "2 or fewer ..."
    exactly(number, of)             "exactly 11 ..."
    more_than(amount, than)         one amount is higher than another
    more_than_each_foe(amount)      than what each of them has by itself
    none_of(group)                  "there are no ..."
    has_clan_in_coterie(*clans)     a character of one of these clans
    in_your_coterie(discipline)     a Discipline before a line of an Ongoing card
    this_has(discipline)            this character, of a Discipline that opens the line
    card_is(ref, trait)             "if the target is ...", "while Wounded"
    is_among(ref, group)            one of them
    is_the_only(ref, group), in_line(*places)         nobody else is one
    in_the_streets(ref), is_prince(ref)
    controls_prince(player), is_blocker(ref)
    always, your_turn, your_action_phase, any_action_phase, after_first_round, your_first_turn
    you_have_suffered_diablerie     in this game
    during_attack, during_preemptive_strike
    attack_is(*types), damage_is(*types)                 of the attack under way; of damage about to be taken
    this_attacks(target)            this character, one of these
    this_is_the_target              in the attack under way
    attacked_by_party_of(least)     this character, by a party so big
    attack_is_aggravated, was_blocked, reaction_played, defender_reacted
    attack_dealt(least), attack_hurt(least)              so much to its target; to somebody it did not defeat
    target_was_wounded, target_was_at_home, that_was_wounded, strike_defeated_somebody   before damage; before mending
    no_attack_card_played
    target_defeated                 by this attack, a character or a Mortal
    in_scheme, no_modifier_played, you_alone_contributed, this_scheme_succeeded, this_scheme_failed, your_side_won,
    your_side_lost

Costs (says_costs)
    prestige(number), blood(number), x_prestige, up_to_x_prestige(most), x_blood(most)     pay so much
    blood_of_one(number, among)     of one of these, which the payer chooses
    exert_up_to(most)               X is how much Influence
    rage(number), rage_onto_this_card(most)              off this character; from it to this card, as its price
    agenda_points(number), blood_from_this_card(number)  from this character first; burned when it has none
    x_from_this_card(token)         as many as one likes; X is how many
    x_prestige_for(useful), x_from_this_character(token), exert(number)     at most 1 for each; so much Influence
    off_up_to(number, token, among)         "remove 1 Blood from up to 3 ..."; X is how much
    exhaust_this, exhaust_this_card, turn_up_this_card   the character; the card
    detach                          to the discard pile
    burn_this_character, burn_this_card
    discard_a_card, discard_a_library_card, discard_x_cards
    discard_up_to(number, among), discard_any(among), blood_off_each(among), agenda_off_each(among)  X is how many
    exhaust_up_to(number, among)    X is how many
    burn_or_discard_up_to(burned, discarded)        X of both together
    by_doing(verb)                  "burn this card: ...", done in full
    unless(condition, cost, then)   the one, or if it is so, the other instead
    out_of(number, among, verb)     "discard 2 Relics: ...": so many of a group, the verb said of THAT
    spend_action(among)             an action, and one of these exhausted

Effects: how they are put together (says_effects)
    in_order(*effects), lines       one after the other; the lines of a card
    provided(condition, then, otherwise)    "if ..."; "... instead"
    having(discipline, then)        a line that opens with an icon
    having_twice(discipline, then)  with the same icon twice
    having_either(disciplines, then)        with either of two icons
    with_keyword(keyword, then)     a line that opens with a keyword: "True Faith - ..."
    as_attack(then), as_reaction(then)      "Attacker - ...", "Reaction - ...": of a card that may be either
    may(then)                       "you may ..."; if_not= "if you don't, ..."
    may_pay(cost, then)             "you may pay ...: ..."; if_not= likewise
    pay(cost, then)                 "pay ...: ..."
    one_of(*effects)                "... OR ..."
    each_of(group, then)            "each ..."
    target(group, then)             "target ..."
    may_target(group, then)         "you may ... target ..."
    choose(group, then)             one of them, but not as a target; a name before the group: what it is called then
    called(name, then)              what was just targeted or chosen has that name in the rest of the sentence
    may_choose(group, then)         the same, or none
    up_to(number, group, then), up_to_targets(number, group, then)     "up to 2 ..."
    up_to_any_number(group, then)   "any number of ..."
    choose_number(number, group, then)      so many of them, not fewer
    target_number(number, group, then)      so many of them, as targets
    draw_and_choose(number, then)   "draw 2 cards, then ... 1 of them"
    at_random(number, group, then), target_player(then)  "1 random ...", "target player ..."
    target_foe_with(agenda, then), target_player_with(agenda, then)      "target foe with 9+ Agenda ..."
    target_player_who(done, then)   "target player who has attached a card this turn ..."
    target_foe(then), target_one(among, then)            "target foe ...", "target foe who did not contribute ..."
    target_each_player(among, then)         "target each ..."; if_only_one= what happens then instead
    deal_out(among, *effects)       you choose a different one for each of them
    each_player(among, then), repeat(number, then)       not as targets; "for each ..., ...", choosing anew
    by_player(who, then)            that player does it
    choose_discipline(of, then), choose_any_discipline(then)     one that card has; whichever
    look_at_hand(who, then)         or only look
    look_through(group, then)       "look at the set-aside Events and choose one ..."
    name_attack_type(then)          what follows is about that type
    those_revealed                  a group: the cards that reveal_top(then, number) has shown, to be narrowed
    discard_city_cards_until(trait, then)                then is about that one
    reveal_top(then, who), reveal_top_card(drawn_if), look_at_top_card, look_at_top_of_either_deck     of your Library
    choose_half_of_the_players(then)        at least, yourself among them: CHOSEN, and UNCHOSEN
    take_from_collection(kind, then)    a card from outside the game; shown= your Rival chooses one of these
    if_this_attack_defeats_in_the_streets(then)          a character, the first one
    after_this_attack(then), after_this_scheme(then)     what follows waits for its end
    next_action_card(then)          for the next one this turn that a character in your coterie plays, THAT
    should(then)                    "Influence Conflict - Should ...?"
    should_only_leaders(then)       the same, and only Leaders exert

Effects: what they do (says_verbs, says_tokens)
    draw(number), draw_faction_cards(number), draw_it(ref)       the last: a revealed card of your Library
    gain(number, resource)          Prestige, Agenda, actions, Influence
    lose(number, resource, who)
    steal(number, resource, who)
    mend(number, ref), mend_by_prestige(number, ref)     the other: its player spends as much, but the last
    put_tokens(number, token, ref, whose, supply)        on any card, out of a player's general or own supply
    remove_tokens(number, token, ref)                    off any card
    remove_their_tokens(number, token, ref)              of the colour of whoever controls that one
    move_tokens(number, token, origin, to)               from any card to any other
    move_blood_or_prestige(number, origin, to), move_to_either_side(number, token, origin, to)   turned over if you like
    move_turned_over(number, token, origin, to)          Blood as Prestige, Prestige as Blood
    put(token, ref)                 one that marks a character: No Influence, Fear, -1 Blood Potency; your Leader token
    put_prestige(number, ref)       of yours
    lose_blood(number, ref), steal_blood(number, thief, victim)
    swap_blood(number, ref)         for Blood of your colour
    put_same_token(ref), remove_any_token(ref)           like the one just placed; of whichever kind
    win                             you do, at once
    remove_all_of_your_colour(token, ref)
    cover(ref), keep_in_streets(ref, most), expose(ref, who), steal_rival_token(who)     by this card; this turn
    put_that_blood(origin, to), put_that_blood_flipped(origin, to)      just lost
    put_that_blood_on_either_side(origin, to)
    replace_mended(ref), remove_affliction(ref)          mended by; any one
    detach_it(ref)                  what is attached, to the discard pile
    steal_as_blood(number, who, ref), steal_onto_one_of(number, who, group)      Prestige, mended by; put on a card
    steal_agenda_onto(ref, number, who)
    claim_benefit(ref)              of a Mortal's Burn line
    move_alone_to_streets(ref)      as a separate party
    negate_reactions_of(by)         all that some characters play
    put_chosen_discipline(ref, by)  the token of the Discipline just chosen
    if_defeated_this_turn(ref, then)        now or later in the turn
    brace_for_loss(number, otherwise)       of Prestige, by the Attack card: so much is gained first
    play_for_damage(ref)            an Attack card of the announced type: only its damage counts
    exhaust(ref), ready(ref), burn(ref), discard(ref), defeat(ref)
    return_to_hand(ref), put_under_library(ref)          its owner's
    discard_top_cards(number)       of your library
    shuffle_back(cards)             one, or all of a group, into the decks they came from
    shuffle_back_for_the_last_time(ref)     an Event, which then leaves the game when it leaves play
    attach_this(ref)                this card, to a character, a Haven, an Agenda or an Ongoing card
    attach(card, to)                another; heard=SILENT: without attach effects
    attach_face_down(card, to)
    take_form(ref, mended)          this Form, on that character; who mends so much; form= another
    turn_up(ref), turn_down(ref)    which way a card faces
    become_haven(ref), bear_haven(haven, host), swap_havens(borne, other)    of Haven cards
    put_into_play                   this card, as Ongoing
    enter_as_ghoul, feed_ghoul, enter_on_actors_blood
    become_ghoul(ref, blood), become_ghoul_of_spent_blood(ref), reveal_to_become_ghoul(ref, blood)     face down
    place_at_no_cost(ref)           face down
    recruit_at_no_cost(ref, blood), recruit_into_torpor(ref)
    play_at_no_action_cost(ref, by), perform_on_spilled_blood(ref, by)      a Ritual, with Blood just lost in a defeat
    move_to_streets(ref), return_to_streets(ref), move_to_torpor(ref), to_recovery(ref)
    return_to_haven(ref)            ready or exhausted as it is
    put_on_library(ref)             on top of its owner's
    move_beside_haven(ref)          an Antagonist, beside that player's
    join_party(mover, of), split_off(ref), take_control(ref)
    act_with(ref)                   1 Action more, at once, whosever character that is
    create_wraith(ref)              which that character bears
    plus(number, stat, ref, until)  "... has +1 Shield this attack"
    plus_each(number, stat, group)  the same of many
    plus_foes(number, stat, until)  the same of all your foes' characters
    plus_player(number, stat, who, until)   of a player
    deals_plus(number)              "this attack deals +1 Damage to the target"
    deal(number, ref)               damage by itself; of= its type, quality= Aggravated or Superficial; and_to= another
    also_deal(number, ref)          damage as part of the attack
    strike_as(kind)                 of a Reaction: the type of what it deals to the attacker
    deal_back(number, every, of)    to the attacker, for what they are dealing to this character
    redirect(number, to), divide_damage(among, most)     what the attack deals, to others than the target
    prevent(number)                 of the damage about to be taken
    damage_becomes(kinds)           of what this character is about to take: a type, NOT_AGGRAVATED
    diablerize(victim, by)
    targeted, change_target(ref), redirect_attack(ref)   the attacker may change the target; it goes on from Step 3
    negate_reaction, negate_all_reactions, play_another_reaction     the target's; those that aid it as well
    make_attack(ref)                another one, at once; on= whom
    turn_up_unused_monster, add_city_cards(number), fetch_from_city_deck(kind)
    put_event_into_play(ref)        as if it had come up, but without a Monster
    become_event(ref)               an Ongoing one of the city, with Prestige of yours on it

What may happen (says_patterns), and what a card in play says (says_sentences): see the vocabulary.

Nouns, in capitals (nouns): the vocabulary lists them by what they are.
"""
