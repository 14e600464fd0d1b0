"""The language cards are written in, word by word.

How a card reads
----------------
A card is one expression. It begins with the kind of card, then what is printed on its edges, then its sentences:

    vampire("hah-judas", "Judas", CAITIFF, bp=2, attributes=(1, 0, 0), disciplines=(CELERITY, PROTEAN),
            abilities=(when(DEFEATED, this_character, may_pay(burn_this_character, gain(1, PRESTIGE))),))

"When this character is defeated, you may burn this character: Gain 1 Prestige." An effect stands where the sentence has
it; a number may be an amount (`each(1, your_relics)`), a card is a pronoun (THIS, THAT, THE_TARGET), many cards are a
group (`your_coterie`). Nothing here is a string that is parsed, and nothing remembers: what moves is in the frames. The
text of a card is printed from the same expression (see primogen.text), so a new node needs a phrase there.

Where things live
-----------------
    faces            the kinds of card: what an entry begins with
    sets             what a set brings; until(document, card, ...): how a card was printed before its errata
    says             the words below, which cards use first
    refs             pronouns: THIS, THIS_CARD, THAT, THE_OTHER, THE_ATTACKER, THE_TARGET, YOUR_LEADER; YOU, THAT_PLAYER
    groups           cards in a place, somebody's, with certain traits; Attackers, Exactly one
    aiming           of a group, those that may be targeted
    traits           what a card may be: IsBeing, HasWord, OfClan, Has (a Discipline or a number), Wounded, Other ...
    amounts          how many: Fixed, Per, CountOf, Plus, StatOf, PrestigeOn, CursesOn ...
    conditions       whether: Compare, Both, Either, Not, Is, Having; and moments such as DuringAttack or WasBlocked
    costs            what stands before the colon: PayBlood, PayPrestige, ExhaustThis, DiscardCards, SpendAction ...
    choices          who or what is chosen: a player, a Discipline, a card of a hand, a card from the collection
    verbs_tokens     Prestige, Agenda, Blood, actions and other tokens
    verbs_cards      exhausting, readying, burning, discarding, attaching
    verbs_places     into play, to The Streets, to torpor, to another party or player
    verbs_fight      attacks and damage
    verbs_influence  Influence, and what a table is asked
    verbs_city       the city and its Monsters
    sentences        what a card in play says: Activated, When, Static, Instead, OfPlayers, SetTo, SpringsWhen ...
The nouns themselves (events, stats, Disciplines, kinds, banners) are in primogen.rivals.rules.words. What combines
effects (Seq, If, May, Pay, Target, ForEach, OneOf ...) is the kernel's, and is written with the words below.

Kinds of card (faces)
---------------------
    vampire             a character of a clan: Blood Potency, attributes, Disciplines, keywords, abilities
    hunter              a character of a creed, with Edges
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
    prince              the Prince of the City
    wraith_token        what a wraith can do

Groups (says)
-------------
    this_character, this_card, your_leader               exactly that one
    attackers, attackers_in_this_party                   whoever makes the attack under way
    any_character, any_vampire, any_monster              in play, whoever controls them
    character_or_face_down_monster                       what Prestige may be put on
    your_coterie, your_vampires, their_coterie           active characters
    characters_you_control                               also those in torpor
    characters_in_your_haven, your_characters_in_the_streets, characters_in_torpor
    this_party, defending_party, others_in_defending_party
    your_hand, library_cards_in_your_hand, library_cards_in_their_hand, conspiracies_or_traps_in_your_hand
    your_discard_pile, library_cards_in_your_discard_pile, library_cards_in_their_discard_pile
    your_burned_characters, your_face_down_cards, your_ongoing_schemes, your_relics, conspiracies
    your_retainers, its_retainers                        attached to anybody of yours; attached to that character
    antagonists_in_the_streets, mortals_in_the_streets
    with_prestige(group, least)     those with so much Prestige on them
    having_trait(group, *traits)    those that also have these traits

Amounts (says)
--------------
    counted(amount)                 a plain number as an amount; what all words below do with theirs
    each(number, of)                "1 for each ..."; every=2: "for every 2"; most=3: "to a maximum of 3"
    x                               what was paid, chosen or counted
    different_disciplines, different_disciplines_or_edges    in your coterie

Conditions (says)
-----------------
    at_least(number, of)            "3+ ..."; of a group or an amount
    at_most(number, of)             "2 or fewer ..."
    exactly(number, of)             "exactly 11 ..."
    none_of(group)                  "there are no ..."
    has_clan_in_coterie(*clans)     a character of one of these clans

Costs (says)
------------
    prestige(n), blood(n), x_prestige                    pay so much
    exhaust_this, exhaust_this_card, detach              the character; the card; to the discard pile
    burn_this_character, burn_this_card
    discard_a_card, discard_a_library_card, discard_x_cards
    all_of(*costs)                  several at once

Effects: how they are put together (says)
-----------------------------------------
    in_order(*effects), lines       one after the other; the lines of a card
    provided(condition, then, otherwise)    "if ..."; "... instead"
    having(discipline, then)        a line that opens with an icon
    having_twice(discipline, then)  with the same icon twice
    having_either(disciplines, then)        with either of two icons
    with_keyword(stat, then)        a line that opens with a keyword: "True Faith - ..."
    may(then)                       "you may ..."
    may_pay(cost, then)             "you may pay ...: ..."
    pay(cost, then)                 "pay ...: ..."
    one_of(*effects)                "... OR ..."
    each_of(group, then)            "each ..."
    target(group, then)             "target ..."
    may_target(group, then)         "you may ... target ..."
    choose(group, then)             one of them, but not as a target
    may_choose(group, then)         the same, or none
    up_to(number, group, then)      "up to 2 ..."
    at_random(number, group, then)  "1 random ..."
    target_player(then)             "target player ..."
    target_foe(then)                "target foe ..."

Effects: what they do (says)
----------------------------
    draw(number)                    cards
    gain(number, resource)          Prestige, Agenda, actions
    lose(number, resource, who)
    steal(number, resource, who)
    mend(number, ref)               Blood
    put_prestige(number, ref)       from your supply, on a card
    put(token, ref)                 a 'No Influence', Fear or '-1 BP' token
    lose_blood, defeat, exhaust, ready, burn, discard, attach_this    of that card
    put_into_play                   this card, Ongoing
    plus(number, stat, ref, until)  "... has +1 Shield this attack"
    plus_each(number, stat, group)  the same of many
    deals_plus(number)              "this attack deals +1 Damage to the target"
    deal(number, ref)               damage by itself; of= its type, quality= Aggravated or Superficial
    also_deal(number, ref)          damage as part of the attack
    prevent(number)                 of the damage about to be taken
    after_this_attack               what follows waits for the end of the attack
    targeted                        the attacker may change the target
    should(then)                    "Influence Conflict - Should ...?"
    should_only_leaders(then)       the same, and only Leaders exert

Sentences (says)
----------------
    activated(cost, then)           in your own Action Phase
    attacker(cost, then)            "Attacker - ...", while this character attacks
    party(cost, then)               "Party - ...", while somebody of its party does
    relentless(cost, then)          "Relentless, ...", in anybody's turn
    wraith(then)                    by turning the token up, by exhausting it, or by both
    leader(ability)                 under a Haven's Leader Ability banner
    have(group, by, stat)           always: "... have +1 Secrecy"
    attacker_has(by, stat)          "Attacker - This character has ..."
    party_has(group, by, stat)      "Party - ... have ..."
    torpor_has(by, stat)            "Torpor - This character has ..."
    players_have(by, stat)          of players, not of cards
    at_start_of_your_turn(then), at_end_of_your_turn(then)
    at_start_of_its_turn(then)      of whoever bears this attachment
    when(event, subject, then)      "when ..."; whose= seat, by= whom, condition= if, often= how often
    you_may_prevent(cost, number, group)    "cost: Prevent ... Damage to ..."
"""
