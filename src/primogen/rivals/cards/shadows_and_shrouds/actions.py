"""Shadows & Shrouds: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

# fmt: off
RITUALS = (
    action("sas-bind-the-spirit", "Bind the Spirit", RITUAL, ONGOING, decks=VAMPIRES, ritual=OBLIVION,
           abilities=(relentless(blood_from_this_card(1), choose(
               THE_CARD, attached_to(your_coterie) & a_wraith,
               choose(THE_BEARER, any_character, attach(THE_CARD, to=THE_BEARER)))),)),

    action("sas-diminish", "Diminish", RITUAL, ONGOING, decks=VAMPIRES, ritual=OBLIVION,
           abilities=(activated(blood_from_this_card(1), target(any_character, put(MINUS_BP, THAT))),)),

    action("sas-summon-spirit", "Summon Spirit", RITUAL, ONGOING, decks=VAMPIRES, ritual=OBLIVION,
           abilities=(activated(blood_from_this_card(2), choose(your_coterie, create_wraith(THAT))),)),

    action("sas-the-gift-of-false-life", "The Gift of False Life", RITUAL, ONGOING, decks=VAMPIRES, ritual=OBLIVION,
           abilities=(activated(blood_from_this_card(1), target(characters_in_any_torpor, in_order(
               put_tokens(1, BLOOD, THAT), return_to_haven(THAT), ready(THAT)))),)),

    action("sas-the-scent-of-death", "The Scent of Death", RITUAL, ONGOING, decks=VAMPIRES, ritual=OBLIVION,
           abilities=(activated(blood_from_this_card(1), target(any_character & wounded, lose_blood(1, THAT))),)),
)

ACTIONS = (
    action("sas-arms-of-ahriman", "Arms of Ahriman", decks=VAMPIRES, bp=2,
           text=target(characters_in_the_streets, in_order(
               provided(card_is(THIS, has(OBLIVION)),
                        may_pay(agenda_points(1), plus(1, NOT_SUPERFICIAL, THIS_CARD, THIS_DAMAGE))),
               deal(each(1, icons_of(POTENCE, this_party)), THAT, of=PHYSICAL, quality=SUPERFICIAL_QUALITY)))),

    action("sas-clairvoyance", "Clairvoyance", decks=VAMPIRES,
           text=lines(having(AUSPEX, target_foe(look_at_hand(
               THAT_PLAYER, choose(library_cards_in_their_hand, put_on_library(THAT))))), gain(1, UNHOSTED_GAINED))),

    action("sas-early-grave", "Early Grave", decks=VAMPIRES,
           text=choose(your_hand & a_character_card & of_clan(HECATA), recruit_into_torpor(THAT))),

    action("sas-grave-robbing", "Grave Robbing", decks=VAMPIRES, clan=HECATA,
           text=lines(draw(1), target_player(each_of(characters_in_their_torpor,
                                                     one_of(draw(1), gain(1, PRESTIGE)))))),

    action("sas-necromancy", "Necromancy", decks=VAMPIRES, clan=HECATA,
           text=lines(discard_city_cards_until(of_kind(MORTAL), burn(THAT)),
                      provided(happened(you_burn(any_card & of_kind(MORTAL))),
                               may_choose(your_hand & with_word(RITUAL), in_order(
                                   play_at_no_action_cost(THAT, by=THIS), lose_blood(2, THIS)))))),

    action("sas-sixth-tradition-destruction", "Sixth Tradition: Destruction", SCHEME, decks=VAMPIRES,
           text=target(any_character, should(deal(sum_of(1, each(1, influence_in_favour, every=5)), THAT,
                                                  quality=AGGRAVATED_QUALITY)))),

    action("sas-spectral-possession", "Spectral Possession", decks=VAMPIRES, clan=HECATA,
           text=pay(out_of(1, attached_to(this_character) & a_wraith, exhaust(THAT)),
                    target(characters_in_the_streets & ~being(MONSTROUS),
                           in_order(ready(THAT), split_off(THAT), act_with(THAT))))),

    action("sas-spirits-touch", "Spirit's Touch", decks=VAMPIRES,
           text=having(AUSPEX, target_player(reveal_top(
               in_order(gain(requirement_of(THAT), PRESTIGE),
                        provided(at_most(0, requirement_of(THAT)), in_order(discard(THAT), ready(THIS)))),
               who=THAT_PLAYER)))),

    action("sas-whats-yours-is-mine", "What's Yours is Mine", SCHEME, decks=VAMPIRES, clan=LASOMBRA,
           text=target_one(FOE_WITH_MOST_AGENDA, should(steal(1, AGENDA, THAT_PLAYER)))),

    action("sas-shadow-cloak", "Shadow Cloak", decks=VAMPIRES, text=attach_this(THIS),
           abilities=(have(this_character, 1, SECRECY, this_has(OBLIVION)),
                      attacker_has(1, DAMAGE, card_is(THE_TARGET, of_kind(MORTAL))))),

    action("sas-winning", "Winning", decks=VAMPIRES, text=each_of(your_coterie, put_tokens(1, AGENDA, THAT))),
)

TITLES = (
    title("sas-court-of-blood", "Court of Blood", influence=3, bp=3, clan=LASOMBRA, text=attach_this(THIS),
          abilities=(have(this_character, 1, INFLUENCE), party(detach, plus(1, DIABLERIZES, THE_ATTACKER)))),

    title("sas-legate", "Legate", influence=4, bp=4, clan=LASOMBRA, text=attach_this(THIS),
          abilities=(have(this_character, 3, INFLUENCE), have(this_character, 1, BLOOD_POTENCY))),
)

UNHOSTED_ACTIONS = (
    unhosted("sas-mental-block", "Mental Block", ONGOING, decks=VAMPIRES,
             abilities=(have(foes_cards & namesake_of(attached_to(this_card)), 1, BARRED),
                        activated(exhaust_this_card, in_order(
                            each_of(attached_to(this_card), detach_it(THAT)),
                            target_foe(attach(TOP_OF_THEIR_LIBRARY, to=THIS_CARD))),
                            only_if=in_your_coterie(AUSPEX)))),

    unhosted("sas-fight-makes-right", "Fight Makes Right", ONGOING, decks=VAMPIRES,
             abilities=(have(your_coterie, each(1, tokens_on(THAT, AGENDA)), INFLUENCE),)),
)

ACTION_CARDS = RITUALS + ACTIONS + TITLES + UNHOSTED_ACTIONS
