"""The Hunters & The Hunted: Hunters of the Faithful and the Inquisitive."""

from primogen.rivals.language.vocabulary import *

# fmt: off
HUNTER_CARDS = (
    hunter("hah-evangeline", "Evangeline", FAITHFUL, bp=4, attributes=(0, 2, 0), keywords=(TRUE_FAITH,),
           edges=(LIBRARY_EDGE, REPEL_THE_UNNATURAL, SENSE_THE_UNNATURAL, THWART_THE_UNNATURAL),
           abilities=(party_has(attackers_in_this_party, 1, DAMAGE,
                                card_is(THE_TARGET, with_tokens(1, PRESTIGE, OF_YOUR_COLOUR))),)),

    hunter("hah-deacon-jones", "Deacon Jones", FAITHFUL, bp=4, attributes=(1, 1, 0), keywords=(TRUE_FAITH,),
           edges=(LIBRARY_EDGE, REPEL_THE_UNNATURAL, SENSE_THE_UNNATURAL, THWART_THE_UNNATURAL),
           abilities=(attacker(prestige(2), deals_plus(each(1, your_relics))),)),

    hunter("hah-florencia", "Florencia", FAITHFUL, bp=3, attributes=(1, 1, 0),
           edges=(LIBRARY_EDGE, REPEL_THE_UNNATURAL, THWART_THE_UNNATURAL),
           abilities=(attacker(prestige(1), deals_plus(2), only_if=strike_defeated_somebody),)),

    hunter("hah-toquinho", "Toquinho", FAITHFUL, bp=3, attributes=(1, 0, 1), keywords=(GUARD,),
           edges=(REPEL_THE_UNNATURAL, SENSE_THE_UNNATURAL, THWART_THE_UNNATURAL),
           abilities=(when(is_defeated(your_coterie), each_of(your_coterie, ready(THAT))),)),

    hunter("hah-ingrid", "Ingrid", FAITHFUL, bp=3, attributes=(0, 0, 2),
           edges=(REPEL_THE_UNNATURAL, SENSE_THE_UNNATURAL, THWART_THE_UNNATURAL),
           abilities=(when(plays(a_relic, by=this_character), gain(1, ACTIONS_GAINED)),)),

    hunter("hah-pregador", "Pregador", FAITHFUL, bp=2, attributes=(0, 1, 0),
           edges=(REPEL_THE_UNNATURAL, SENSE_THE_UNNATURAL),
           abilities=(may_block_for_anyone(prestige(1), PHYSICAL, SOCIAL, MENTAL),)),

    hunter("hah-sister-claire", "Sister Claire", FAITHFUL, bp=2, attributes=(0, 1, 0),
           edges=(LIBRARY_EDGE, THWART_THE_UNNATURAL),
           abilities=(party(exhaust_this, deals_plus(1)),)),

    hunter("hah-andres", "Andrés", FAITHFUL, bp=1, attributes=(1, 0, 0), edges=(REPEL_THE_UNNATURAL,),
           abilities=(when(is_defeated(this_character), target_foe(lose(1, AGENDA, THAT_PLAYER))),)),

    hunter("hah-noriko", "Noriko", FAITHFUL, bp=1, attributes=(0, 0, 1), edges=(LIBRARY_EDGE,),
           abilities=(when(is_defeated(this_character), draw(1)),)),

    hunter("hah-maria-lopez", "Maria Lopez", INQUISITIVE, bp=4, attributes=(2, 0, 0),
           edges=(BEAST_WHISPERER, GLOBAL_ACCESS, LIBRARY_EDGE, SENSE_THE_UNNATURAL),
           abilities=(activated(exhaust_this & prestige(1),
                                target(any_character, deal(each(1, curses_on(THAT)), THAT, of=SOCIAL))),)),

    hunter("hah-renata-gomes", "Renata Gomes", INQUISITIVE, bp=4, attributes=(1, 0, 1),
           edges=(BEAST_WHISPERER, GLOBAL_ACCESS, LIBRARY_EDGE, SENSE_THE_UNNATURAL),
           abilities=(when(attacks(this_party, target=any_character), put_prestige(1, THE_OTHER), form=PARTY_FORM),)),

    hunter("hah-ryan", "Ryan", INQUISITIVE, bp=4, attributes=(0, 1, 1),
           edges=(BEAST_WHISPERER, GLOBAL_ACCESS, LIBRARY_EDGE, SENSE_THE_UNNATURAL),
           abilities=(when(attack_ends(by=this_character),
                           may_pay(prestige(1), attach(YOUR_ATTACK_CARD, to=THE_TARGET)),
                           form=ATTACKER_FORM),)),

    hunter("hah-francisco", "Francisco", INQUISITIVE, bp=3, attributes=(1, 1, 0), keywords=(GUARD,),
           edges=(BEAST_WHISPERER, GLOBAL_ACCESS, SENSE_THE_UNNATURAL),
           abilities=(activated(prestige(1), plus(2, SHIELD, THIS)),)),

    hunter("hah-sara", "Sara", INQUISITIVE, bp=3, attributes=(0, 0, 2),
           edges=(GLOBAL_ACCESS, LIBRARY_EDGE, SENSE_THE_UNNATURAL),
           abilities=(when(you_investigate(this_character), put_prestige(1, THE_OTHER)),)),

    hunter("hah-gina-firenzo", "Gina Firenzo", INQUISITIVE, bp=2, attributes=(0, 1, 0),
           edges=(BEAST_WHISPERER, GLOBAL_ACCESS),
           abilities=(when(enters_play(this_character),
                           target(character_or_face_down_monster, put_prestige(2, THAT))),)),

    hunter("hah-jamie", "Jamie", INQUISITIVE, bp=2, attributes=(0, 0, 1), edges=(GLOBAL_ACCESS, LIBRARY_EDGE),
           abilities=(have(this_character, 1, INVESTIGATES_AT_HOME),)),

    hunter("hah-juliana", "Juliana", INQUISITIVE, bp=2, attributes=(0, 1, 0),
           edges=(GLOBAL_ACCESS, SENSE_THE_UNNATURAL),
           abilities=(party_has(this_party, 1, SHIELD, your_action_phase),)),

    hunter("hah-rio", "Rio", INQUISITIVE, bp=2, attributes=(0, 0, 1), edges=(BEAST_WHISPERER, LIBRARY_EDGE),
           abilities=(attacker_has(each(1, curses_on(THE_TARGET), every=2), DAMAGE),)),
)
