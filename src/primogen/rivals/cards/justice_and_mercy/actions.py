"""Justice & Mercy: Action cards and Unhosted Actions."""

from primogen.rivals.language.vocabulary import *

attach_to_one_of_yours = choose(your_coterie, attach_this(THAT))
marked_blood = tokens_on(THE_TARGET, BLOOD, OF_YOUR_COLOUR)

# fmt: off
RITUALS = (
    action("jam-accept-your-fate", "Accept Your Fate", RITUAL, ONGOING, decks=VAMPIRES, ritual=BLOOD_SORCERY,
           abilities=(when(reacts(by=any_character), in_order(
               lose_blood(1, THE_OTHER), remove_tokens(1, BLOOD, THIS_CARD)), your_turn),)),

    action("jam-ishtars-touch", "Ishtar's Touch", RITUAL, ONGOING, decks=VAMPIRES, ritual=BLOOD_SORCERY,
           abilities=(activated(blood_from_this_card(1), target(any_character, choose_discipline(
               THAT, put_chosen_discipline(THAT, -1)))),)),

    action("jam-one-with-the-blade", "One With the Blade", RITUAL, ONGOING, decks=VAMPIRES, clan=BANU_HAQIM,
           ritual=BLOOD_SORCERY,
           abilities=(activated(blood_from_this_card(1), provided(
               is_among(THE_ATTACKER, your_attackers), deals_plus(each(1, marked_blood)))),)),

    action("jam-secrets-of-the-blood", "Secrets of the Blood", RITUAL, ONGOING, decks=VAMPIRES, ritual=BLOOD_SORCERY,
           abilities=(have(your_coterie, 1, INTEL),
                      activated(blood_from_this_card(2), target_foe_with(9, steal(1, AGENDA, THAT_PLAYER))))),
)

ATTACHMENTS_FROM_HAND = (
    action("jam-blood-doll", "Blood Doll", decks=VAMPIRES, text=attach_this(THIS),
           abilities=(at_start_of_your_turn(mend(1, THIS)),)),

    action("jam-kevlar-vest", "Kevlar Vest", decks=BOTH, most=1, text=attach_this(THIS),
           abilities=(have(this_character, 1, SHIELD, damage_is(AGGRAVATED)),
                      you_may_prevent(detach, 2, this_character))),

    action("jam-search-for-golconda", "Search for Golconda", decks=VAMPIRES, clan=SALUBRI, most=1,
           text=attach_this(THIS),
           abilities=(activated(exhaust_this & prestige(2), gain(1, AGENDA),
                                only_if=exactly(1, characters_you_control)),)),

    unhosted("jam-blink", "Blink", decks=VAMPIRES, text=attach_to_one_of_yours,
             abilities=(attacker_has(3, SHIELD),
                        when(attack_ends(by=this_character), may(return_to_haven(THIS)),
                             card_is(THIS, has(CELERITY)), form=ATTACKER_FORM))),

    unhosted("jam-cats-grace", "Cat's Grace", decks=VAMPIRES,
             text=choose(your_coterie, in_order(attach_this(THAT), draw(1))),
             abilities=(at_end_of_your_turn(ready(THIS), card_is(THIS, has(CELERITY))),)),
)

ACTIONS = (
    action("jam-final-judgement", "Final Judgement", decks=VAMPIRES,
           text=pay(discard_any(your_hand & with_word(TRADITION)), target(any_character, deal(
               sum_of(each(1, your_ongoing_traditions), x), THAT, of=SOCIAL)))),

    action("jam-righteousness", "Righteousness", decks=VAMPIRES,
           text=target(characters_you_control, mend(
               each(2, cards_on_tables & with_both_words(ONGOING, TRADITION)), THAT))),

    action("jam-unburdening-the-bestial-soul", "Unburdening the Bestial Soul", decks=VAMPIRES, clan=SALUBRI,
           text=target(any_character, attach_this(THAT)),
           abilities=(have(this_character, 1, CANNOT_DIABLERIZE),
                      have(this_character, -1, DAMAGE, this_attacks(mortals_in_the_streets)),
                      have(this_character, 1, NOT_AGGRAVATED))),

    action("jam-soul-thieving", "Soul Thieving", decks=VAMPIRES, clan=SALUBRI,
           text=having(AUSPEX, target(any_character, attach_this(THAT))),
           abilities=(when(you_defeat(this_character), may(choose(
               THE_CARD, attached_to(this_character) & ~is_card(THIS_CARD),
               choose(your_coterie, attach(THE_CARD, to=THAT))))),)),

    action("jam-obeah", "Obeah", ONGOING, decks=VAMPIRES,
           abilities=(relentless(exhaust_this_card, target(any_character, in_order(
               provided(in_your_coterie(AUSPEX), may(remove_affliction(THAT))),
               provided(in_your_coterie(FORTITUDE) & card_is(THAT, wounded), may(mend(1, THAT)))))),)),

    action("jam-study-their-ways", "Study Their Ways", ONGOING, decks=VAMPIRES,
           text=in_order(choose_any_discipline(put_chosen_discipline(THIS_CARD, 1)), gain(1, ACTIONS_GAINED)),
           abilities=(lends_disciplines(characters_you_control, exactly(1, characters_you_control)),)),

    unhosted("jam-call-to-purpose", "Call to Purpose", ONGOING, decks=VAMPIRES, clan=BANU_HAQIM,
             abilities=(when(first_each_turn(you_play_with_others_blood(a_ritual), turns=ANY_SEAT), one_of(
                 choose(your_coterie & exhausted, ready(THAT)), gain(1, ACTIONS_GAINED))),)),

    action("jam-thought-police", "Thought Police", decks=VAMPIRES, clan=BANU_HAQIM,
           text=name_attack_type(target_player(look_at_hand(
               THAT_PLAYER, each_of(their_hand & a_reaction_card(), discard(THAT)))))),
)

ACTION_CARDS = RITUALS + ATTACHMENTS_FROM_HAND + ACTIONS
