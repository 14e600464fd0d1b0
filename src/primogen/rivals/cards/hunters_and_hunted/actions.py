"""The Hunters & The Hunted: Action cards, Unhosted Actions and the Influence Modifier."""

from primogen.rivals.language.vocabulary import *

attach_to_one_of_yours = choose(your_coterie, attach_this(THAT))
characters_not_yours = cards_not_yours & a_character
caitiff_in_your_hand = your_hand & of_clan(CAITIFF) & a_character_card
true_faith_you_control = characters_you_control & has(TRUE_FAITH)
exhausted_in_your_coterie = your_coterie & exhausted
attached_a_retainer = you_attach(a_retainer)
caitiff_or_thin_blood = has_clan_in_coterie(CAITIFF, THIN_BLOOD)

# fmt: off
UNHOSTED_ACTIONS = (
    unhosted("hah-dark-money", "Dark Money", ONGOING, decks=VAMPIRES, clan=MINISTRY,
             abilities=(players_have(each(-1, icons_of(OBFUSCATE, your_coterie), every=2), SCHEME_INFLUENCE,
                                     FOES_SEAT),)),

    unhosted("hah-drive-atonement", "Drive: Atonement", decks=HUNTERS, most=1, text=attach_to_one_of_yours,
             abilities=(have(this_character, 1, GUARD),
                        have(this_character, 1, SHIELD, damage_is(PHYSICAL)),
                        when(blocks(this_character), mend(1, FORMER_TARGET)))),

    unhosted("hah-drive-curiosity", "Drive: Curiosity", decks=HUNTERS, most=1,
             text=choose(your_coterie, in_order(
                 attach_this(THAT), provided(card_is(THAT, has(LIBRARY_EDGE)), gain(1, UNHOSTED_GAINED)))),
             abilities=(when(you_investigate(this_character), put_prestige(1, THE_OTHER)),)),

    unhosted("hah-drive-vengeance", "Drive: Vengeance", decks=HUNTERS, most=1, text=attach_to_one_of_yours,
             abilities=(attacker_has(each(1, your_burned_characters, every=2), DAMAGE),)),

    unhosted("hah-hasty-embrace", "Hasty Embrace", decks=VAMPIRES,
             play_only_if=happened(attached_a_retainer),
             text=choose(THE_RECRUIT, caitiff_in_your_hand, in_order(
                 recruit_at_no_cost(THE_RECRUIT, blood=2),
                 choose(THE_RETAINER, your_retainers & it_befell(you_attach()),
                        attach(THE_RETAINER, to=THE_RECRUIT, heard=SILENT)),
                 gain(1, UNHOSTED_GAINED)))),

    unhosted("hah-learning-the-ropes", "Learning the Ropes", ONGOING, decks=VAMPIRES,
             abilities=(when(is_damaged(foes_characters, by=characters_you_control),
                             choose_discipline(THAT, put_chosen_discipline(THE_OTHER, 1))),)),

    unhosted("hah-majesty", "Majesty", ONGOING, decks=VAMPIRES,
             abilities=(have(your_leader, each(1, icons_of(PRESENCE, your_leader)), INFLUENCE),
                        activated(exhaust_this_card,
                                  target_player(plus_player(1, NO_MODIFIERS, THAT_PLAYER, THIS_SCHEME))))),

    unhosted("hah-one-mans-trash", "One Man's Trash", decks=VAMPIRES,
             text=lines(may(discard_top_cards(2)),
                        target_player(up_to(2, library_cards_in_their_discard_pile, shuffle_back(THAT))),
                        provided(caitiff_or_thin_blood, gain(1, ACTIONS_GAINED)))),

    unhosted("hah-pass-the-torch", "Pass the Torch", decks=BOTH,
             text=lines(choose(your_coterie, put(LEADER_TOKEN, THAT)),
                        provided(caitiff_or_thin_blood, gain(1, ACTIONS_GAINED)))),

    unhosted("hah-poison-pill", "Poison Pill", decks=BOTH, text=attach_to_one_of_yours,
             abilities=(when(is_defeated(this_character, during=IN_AN_ATTACK),
                             one_of(deal(2, THE_OPPONENT, quality=AGGRAVATED_QUALITY),
                                    target_foe(lose(1, AGENDA, THAT_PLAYER)))),)),

    unhosted("hah-take-careful-notes", "Take Careful Notes", ONGOING, decks=HUNTERS, clan=INQUISITIVE,
             abilities=(when(you_attach(to=characters_not_yours),
                             one_of(put_prestige(1, THE_OTHER),
                                    pay(burn_this_card, lose(1, AGENDA, THE_OTHERS_PLAYER)))),)),

    unhosted("hah-true-faith", "True Faith", decks=HUNTERS, clan=FAITHFUL, text=attach_to_one_of_yours,
             abilities=(have(this_character, 1, TRUE_FAITH), have(this_character, 1, BLOOD_POTENCY))),
)

ACTIONS = (
    action("hah-anonymous-tip", "Anonymous Tip", decks=HUNTERS,
           text=having(GLOBAL_ACCESS, pay(prestige(2), target(any_monster, deal(
               each(1, antagonists_in_the_streets), THAT, quality=AGGRAVATED_QUALITY))))),

    action("hah-believer", "Believer", SCHEME, ONGOING, decks=VAMPIRES, text=should(put_into_play),
           abilities=(at_start_of_your_turn(draw(1)),)),

    action("hah-blood-of-saint-dominic", "Blood of Saint Dominic", RELIC, ONGOING, ONE_PER_PLAYER, decks=HUNTERS,
           clan=FAITHFUL,
           abilities=(activated(exhaust_this_card, each_of(true_faith_you_control, mend(1, THAT))),)),

    action("hah-bone-of-the-apostle-james", "Bone of the Apostle James", RELIC, ONGOING, ONE_PER_PLAYER, decks=HUNTERS,
           clan=FAITHFUL,
           abilities=(activated(exhaust_this_card, target(true_faith_you_control, ready(THAT))),)),

    action("hah-charmer", "Charmer", SCHEME, ONGOING, decks=VAMPIRES, text=should(put_into_play),
           abilities=(at_start_of_your_turn(may_target(any_character, exhaust(THAT))),)),

    action("hah-cobra-form", "Cobra Form", decks=VAMPIRES, clan=MINISTRY, text=having(PROTEAN, attach_this(THIS)),
           abilities=(have(this_character, 1, SECRECY),
                      attacker(detach, plus(1, AGGRAVATED_DAMAGE, THE_ATTACKER)))),

    action("hah-found-a-weakness", "Found a Weakness", decks=HUNTERS, clan=INQUISITIVE,
           text=target(any_character, deal(
               sum_of(each(1, tokens_on(THAT, PRESTIGE, OF_YOUR_COLOUR)), with_icon(SENSE_THE_UNNATURAL, 1)), THAT,
               of=PHYSICAL, quality=SUPERFICIAL_QUALITY))),

    action("hah-give-em-the-bird", "Give 'em the Bird", ANIMAL, decks=HUNTERS, play_only_if=in_the_streets(THIS),
           text=having(BEAST_WHISPERER, target(any_character, attach_this(THAT))),
           abilities=(at_start_of_its_turn(lose_blood(1, THIS)),)),

    action("hah-mans-best-friend", "Man's Best Friend", ANIMAL, decks=HUNTERS,
           text=having(BEAST_WHISPERER, attach_this(THIS)),
           abilities=(instead(would_be_defeated(this_character),
                              in_order(burn(THIS_CARD), put_tokens(1, BLOOD, THIS), prevent(1))),)),

    action("hah-not-forgotten", "Not Forgotten", ONGOING, decks=VAMPIRES,
           text=at_random(each(1, different_disciplines), library_cards_in_your_discard_pile, shuffle_back(THAT)),
           abilities=(at_end_of_your_turn(may(draw(1)), at_most(2, library_cards_in_your_hand)),)),

    action("hah-plots-within-plots", "Plots Within Plots", SCHEME, ONGOING, decks=VAMPIRES, clan=MINISTRY,
           text=should(put_into_play),
           abilities=(activated(exhaust_this_card,
                                choose(conspiracies_or_traps_in_your_hand, place_at_no_cost(THAT))),)),

    action("hah-shameless", "Shameless", decks=VAMPIRES, text=gain(each(1, different_disciplines, every=3), PRESTIGE)),

    action("hah-share-the-wealth", "Share the Wealth", ONGOING, decks=VAMPIRES,
           abilities=(have(your_leader, 1, SHARES_RETAINERS),
                      at_start_of_your_turn(burn(THIS_CARD), none_of(
                          your_coterie & of_clan(CAITIFF, THIN_BLOOD))))),

    action("hah-thorn-from-the-crown", "Thorn from the Crown", RELIC, ONGOING, ONE_PER_PLAYER, decks=HUNTERS,
           clan=FAITHFUL,
           abilities=(activated(exhaust_this_card & prestige(1),
                                provided(is_among(THE_ATTACKER, your_attackers & has(TRUE_FAITH)),
                                         deals_plus(1))),)),

    action("hah-tracking-device", "Tracking Device", decks=HUNTERS, clan=INQUISITIVE,
           text=target(character_or_face_down_monster, attach_this(THAT)),
           abilities=(have(attackers & being(HUNTER), 1, INTEL, this_is_the_target),
                      at_end_of_your_turn(put_prestige(1, THIS)))),

    action("hah-weigh-down", "Weigh Down", decks=HUNTERS, clan=INQUISITIVE,
           text=target(any_character, attach_this(THAT)),
           abilities=(have(this_character, -1, DAMAGE, this_attacks(your_coterie)),)),

    action("hah-wrath", "Wrath", decks=HUNTERS,
           text=target(any_character, deal(sum_of(each(1, your_burned_characters), with_icon(REPEL_THE_UNNATURAL, 1)),
                                           THAT, of=MENTAL))),
)

CONSPIRACIES = (
    conspiracy("hah-pay-tribute", "Pay Tribute", needs=3, clan=MINISTRY,
               text=target_each_player(FOE_WHO_DID_NOT_CONTRIBUTE, steal(1, PRESTIGE, THAT_PLAYER),
                                       if_only_one=steal(2, PRESTIGE, THAT_PLAYER))),

    conspiracy("hah-shed-your-skin", "Shed Your Skin", needs=2,
               text=target_each_player(FOE_WHO_DID_NOT_CONTRIBUTE,
                                       at_random(1, library_cards_in_their_hand, discard(THAT)),
                                       if_only_one=at_random(2, library_cards_in_their_hand, discard(THAT)))),

    conspiracy("hah-snake-in-the-grass", "Snake in the Grass", needs=3,
               text=target_each_player(FOE_WHO_DID_NOT_CONTRIBUTE, lose(1, AGENDA, THAT_PLAYER),
                                       if_only_one=steal(1, AGENDA, THAT_PLAYER))),

    conspiracy("hah-snake-oil", "Snake Oil", needs=2,
               text=each_player(CONTRIBUTOR, by_player(THAT_PLAYER, choose(exhausted_in_your_coterie, ready(THAT))))),
)

MODIFIERS = (
    influence_modifier("hah-persecution", "Persecution", decks=VAMPIRES,
                       text=gain(sum_of(2, each(2, players_who(FOE_AGAINST_YOUR_CHOICE))), INFLUENCE_GAINED)),
)
