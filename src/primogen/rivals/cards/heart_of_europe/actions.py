"""Heart of Europe: Action cards, Unhosted Actions and Influence Modifiers."""

from primogen.rivals.language.vocabulary import *

spirits = sum_of(each(1, your_wraiths), each(1, curses_on(THAT)))

others_of_the_coterie = any_character & of_its_coterie & ~is_card(THIS)

# fmt: off
ACTIONS = (
    action("hoe-bread-and-circuses", "Bread and Circuses", SCHEME, decks=VAMPIRES,
           text=should(deal_out(EACH_PLAYER, draw(1, THAT_PLAYER), gain(1, PRESTIGE, THAT_PLAYER),
                                gain(1, AGENDA, THAT_PLAYER),
                                by_player(THAT_PLAYER, choose(characters_you_control, mend(2, THAT)))))),

    action("hoe-cover-charge", "Cover Charge", CITY_EVENT, ONGOING, decks=VAMPIRES, clan=TOREADOR,
           text=become_event(THIS_CARD),
           abilities=(costs_more(1, PRESTIGE, TO_ATTACK_IT, any_character & has(PRESENCE), whose=FOES_SEAT),)),

    action("hoe-fourth-tradition-the-accounting", "Fourth Tradition: The Accounting", decks=VAMPIRES,
           text=target(any_character & a_leader & with_attachments_at_most(2), attach_this(THAT)),
           abilities=(when(makes_attack(others_of_the_coterie) | uses_ability(others_of_the_coterie),
                           lose_blood(1, THIS)),)),

    action("hoe-hidden-stash", "Hidden Stash", ONGOING, decks=VAMPIRES, clan=THIN_BLOOD,
           text=put_tokens(4, PRESTIGE, THIS_CARD),
           abilities=(have(this_card, 1, PAYS_FOR_ABILITIES),)),

    action("hoe-property-developer", "Property Developer", decks=VAMPIRES, clan=VENTRUE, price=prestige(1),
           text=take_from_collection(HAVEN_CARD, attach(THAT, to=YOUR_LEADER))),

    action("hoe-prosperity", "Prosperity", SCHEME, decks=VAMPIRES,
           text=should(each_player(EACH_PLAYER, draw(4, THAT_PLAYER)))),

    action("hoe-wake-with-evenings-freshness", "Wake With Evening's Freshness", RITUAL, ONGOING, decks=VAMPIRES,
           ritual=BLOOD_SORCERY,
           abilities=(lets_block_for_anyone(blood_from_this_card(1), characters_in_your_haven & readied,
                                            PHYSICAL, SOCIAL, MENTAL),)),

    action("hoe-withering-spirit", "Withering Spirit", decks=VAMPIRES, clan=HECATA, bp=5,
           text=having(OBLIVION, target(any_character, may_pay(
               out_of(1, your_wraiths, burn(THAT)), deal(spirits, THAT, of=MENTAL, quality=AGGRAVATED_QUALITY),
               if_not=deal(spirits, THAT, of=MENTAL))))),
)

CONSPIRACIES = (
    conspiracy("hoe-bank-error-in-your-favor", "Bank Error In Your Favor", needs=2, clan=MALKAVIAN,
               text=target_one(FOE_WHO_DID_NOT_CONTRIBUTE, draw(3, THAT_PLAYER))),
)

TRAPS = (
    trap("hoe-blood-poisoning", "Blood Poisoning", springs_at_any_time,
         text=having(OBFUSCATE, target(foes_characters & that_has_attached(a_retainer),
                                       lose_blood(each(1, tokens_on(THIS_CARD, PRESTIGE)), THAT)))),

    trap("hoe-off-limits", "Off Limits", springs_at_any_time, clan=NOSFERATU,
         text=target(defender_in_the_streets, plus(each(2, tokens_on(THIS_CARD, PRESTIGE)), SHIELD, THAT))),

    trap("hoe-spiders", "Spiders", springs_at_any_time,
         text=having(ANIMALISM, target(foes_characters & that_has_done(makes_attack()), put(FEAR, THAT)))),
)

UNHOSTED_ACTIONS = (
    unhosted("hoe-blood-transfusion", "Blood Transfusion", ONGOING, decks=VAMPIRES, clan=TREMERE,
             abilities=(when(attack_ends(by=your_coterie, on=any_character), swap_blood(1, THE_TARGET),
                             ~target_defeated),)),

    unhosted("hoe-lone-wolf", "Lone Wolf", ONGOING, decks=VAMPIRES, clan=GANGREL,
             abilities=(have(your_coterie, 1, SHIELD, ~your_turn & is_the_only(THAT, its_party)),
                        have(the_target, -1, SHIELD, is_among(THE_ATTACKER, your_coterie)
                             & is_the_only(THE_ATTACKER, attacking_party)))),

    unhosted("hoe-voter-suppression", "Voter Suppression", ONGOING, decks=VAMPIRES, clan=BRUJAH,
             abilities=(when(exerts_against(any_character, whose=YOUR_SEAT), lose_blood(1, THAT)),
                        activated(exhaust_this_card, target(your_coterie, plus(1, INFLUENCE, THAT, THIS_ACTION))))),

    unhosted("hoe-royal-bling", "Royal Bling", ONGOING, decks=VAMPIRES, clan=LASOMBRA,
             abilities=(at_start_of_your_turn(each_of(your_coterie & titled, put_tokens(1, AGENDA, THAT))),)),
)

TITLES = (
    title("hoe-whip-of-the-primogen", "Whip of the Primogen", ONE_PER_PLAYER, influence=2, bp=2,
          text=attach_this(THIS),
          abilities=(have(this_character, each(1, icons_of(PRESENCE, this_character)), INFLUENCE),
                     at_end_of_your_turn(choose(your_coterie & of_clan(ITS_CLAN) & with_tokens(1, NO_INFLUENCE),
                                                remove_tokens(1, NO_INFLUENCE, THAT))))),
)

MODIFIERS = (
    influence_modifier("hoe-bad-optics", "Bad Optics", decks=VAMPIRES, text=lines(
        gain(2, INFLUENCE_GAINED),
        after_this_scheme(provided(your_side_lost, target(any_character & with_tokens(1, NO_INFLUENCE),
                                                          in_order(put(FEAR, THAT), exhaust(THAT))))))),

    influence_modifier("hoe-wild-ranting", "Wild Ranting", decks=VAMPIRES, text=lines(
        gain(3, INFLUENCE_GAINED),
        after_this_scheme(provided(your_side_lost, target_player(draw(1, THAT_PLAYER)))))),
)

ACTION_CARDS = ACTIONS + CONSPIRACIES + TRAPS + UNHOSTED_ACTIONS + TITLES + MODIFIERS
