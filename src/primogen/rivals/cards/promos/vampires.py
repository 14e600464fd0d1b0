"""Promos: vampires."""

from primogen.rivals.language.vocabulary import *

housed = any_character & bears(of_kind(HAVEN_CARD))
discard_one = choose(your_hand, discard(THAT))
animals_and_retainers_of_the_target = attached_to(the_target) & with_either_word(ANIMAL, RETAINER)

# fmt: off
SMOKE = vampire("xxx-smoke", "Smoke", BRUJAH, bp=3, attributes=(0, 2, 0), disciplines=(CELERITY,),
                abilities=(at_end_of_your_turn(choose(this_party, ready(THAT))),))

VAMPIRE_CARDS = (
    vampire("xxx-annabelle", "Annabelle", BRUJAH, bp=4, attributes=(1, 1, 0), disciplines=(POTENCE, PRESENCE),
            abilities=(when(you_exert(), plus_each(x, SUPERFICIAL_DAMAGE, this_party), during_attack,
                            form=PARTY_FORM),)),

    vampire("xxx-carmina-magnus", "Carmina Magnus", VENTRUE, bp=4, attributes=(0, 1, 1),
            disciplines=(DOMINATE, PRESENCE),
            abilities=(when(makes_attack(whose=FOES_SEAT, on=characters_in_any_haven | housed),
                            may(gain(1, PRESTIGE, DEFENDING_PLAYER))),)),

    vampire("xxx-freddy-usher", "Freddy Usher", TOREADOR, bp=3, attributes=(1, 0, 1), disciplines=(CELERITY,),
            abilities=(when(reacts(by=this_character), draw(1)),)),

    vampire("xxx-fujiko", "Fujiko", HECATA, bp=4, attributes=(2, 0, 0), disciplines=(AUSPEX, FORTITUDE),
            abilities=(have(your_ongoing_cards, 1, BEYOND_FOES),)),

    vampire("xxx-giselle-della-scala", "Giselle della Scala", LASOMBRA, bp=4, attributes=(0, 1, 1),
            disciplines=(DOMINATE, OBLIVION),
            abilities=(when(is_defeated(foes_characters_in_the_streets, by=this_character),
                            move_tokens(tokens_on(THIS, AGENDA), AGENDA, origin=THIS, to=YOUR_AGENDA),
                            form=ATTACKER_FORM),)),

    vampire("xxx-luviere-bataille", "Luviere Bataille", TOREADOR, bp=3, attributes=(1, 1, 0), disciplines=(PRESENCE,),
            abilities=(when(you_remove_prestige(events_in_the_streets), gain(x, PRESTIGE)),)),

    vampire("xxx-martine-diaz", "Martine Diaz", VENTRUE, bp=4, attributes=(0, 1, 1), disciplines=(FORTITUDE, PRESENCE),
            abilities=(activated(exhaust_this, in_order(draw(1), discard_one)),)),

    vampire("xxx-natasha-blank", "Natasha Blank", MALKAVIAN, bp=3, attributes=(0, 1, 1), disciplines=(OBFUSCATE,),
            abilities=(attacker(prestige(1), in_order(deals_plus(1), after_this_attack(may(return_to_haven(THIS))))),)),

    vampire("xxx-r-t-thassos", "R.T. Thassos", GANGREL, bp=4, attributes=(0, 0, 2), disciplines=(ANIMALISM, PROTEAN),
            abilities=(when(first_each_turn(you_attach(an_animal, to=this_character)),
                            target_player(by_player(THAT_PLAYER, discard_one))),)),

    vampire("xxx-reina-de-la-vega", "Reina de la Vega", TREMERE, bp=4, attributes=(1, 0, 1),
            disciplines=(AUSPEX, BLOOD_SORCERY), abilities=(at_start_of_your_turn(look_at_top_of_either_deck),)),

    vampire("xxx-sid-baqri", "Sid Baqri", THIN_BLOOD, bp=2, attributes=(0, 0, 1), disciplines=(THIN_BLOOD_ALCHEMY,),
            abilities=(when(is_defeated(this_character, by=attackers), put(MINUS_BP, THE_OTHER)),)),

    SMOKE,

    vampire("xxx-the-exterminator", "The Exterminator", NOSFERATU, bp=5, attributes=(1, 0, 2),
            disciplines=(ANIMALISM, POTENCE),
            abilities=(attacker(blood(1), choose(animals_and_retainers_of_the_target, burn(THAT))),)),

    vampire("xxx-timothy-schwartz", "Timothy Schwartz", LASOMBRA, bp=3, attributes=(1, 0, 1), disciplines=(DOMINATE,),
            abilities=(activated(agenda_points(1), one_of(gain(2, PRESTIGE), gain(5, INFLUENCE_GAINED))),)),

    vampire("xxx-timothy-winters", "Timothy Winters", LASOMBRA, bp=5, attributes=(1, 0, 2),
            disciplines=(DOMINATE, OBLIVION),
            abilities=(have(this_character, 2, INFLUENCE, in_scheme),
                       when(exhausts(this_character), target_foe(in_order(draw(1), draw(1, THAT_PLAYER)))))),

    vampire("xxx-victor-cane", "Victor Cane", TREMERE, bp=2, attributes=(0, 1, 0), disciplines=(BLOOD_SORCERY,),
            abilities=(when(is_defeated(this_character),
                            choose(your_coterie & ~is_card(THIS), put_that_blood(origin=THIS, to=THAT))),)),

    vampire("xxx-victor-temple", "Victor Temple", VENTRUE, bp=5, attributes=(0, 1, 2), disciplines=(DOMINATE, PRESENCE),
            abilities=(have(this_character, 1, INFLUENCE),
                       activated(blood(1), target(any_character, put(NO_INFLUENCE, THAT))))),

    vampire("xxx-xander-klaus", "Xander Klaus", GANGREL, bp=4, attributes=(1, 0, 1), disciplines=(FORTITUDE, PROTEAN),
            abilities=(attacker_has(2, DAMAGE, card_is(THE_TARGET, titled)),)),
)

EARLIER_VAMPIRES = (
    until("2022-09", SMOKE, abilities=(at_end_of_your_turn(choose(characters_you_control, ready(THAT))),)),  # DIFF-156
)
