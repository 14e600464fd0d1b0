"""Fang & Talon: werewolves."""

from primogen.rivals.language.vocabulary import *

your_rites_with_room = your_table & with_word(RITE) & with_at_most(2, RAGE)

# fmt: off
WEREWOLF_CARDS = (
    werewolf("fat-big-joe", "Big Joe", RED_TALONS, bp=4, attributes=(1, 0, 1), auspice=AHROUN,
             abilities=(party_has(attackers_in_this_party, 1, DAMAGE,
                                  in_the_streets(THE_TARGET) & (card_is(THE_TARGET, a_character)
                                                                | card_is(THE_TARGET, with_word(CITIZEN)))),)),

    werewolf("fat-chef", "Chef", RED_TALONS, bp=5, attributes=(1, 1, 1), auspice=RAGABASH,
             abilities=(when(defeats_mortal(this_character), one_of(draw(1), mend(2, THIS))),
                        attacker(rage(1), deals_plus(1), only_if=card_is(THE_TARGET, with_word(CITIZEN))))),

    werewolf("fat-franco-aldo", "Franco Aldo", RED_TALONS, bp=6, attributes=(2, 0, 1), auspice=AHROUN,
             abilities=(when(defeats_mortal(this_character), gain(1, PRESTIGE)),
                        when(you_detach(any_card & with_word(CITIZEN), origin=this_character), shuffle_back(THAT)))),

    werewolf("fat-sandrine-duval", "Sandrine Duval", RED_TALONS, bp=7, attributes=(2, 1, 1), auspice=RAGABASH,
             abilities=(when(first_each_turn(you_attach(to=this_character)),
                             in_order(ready(THIS), put_tokens(1, RAGE, THIS))),
                        attacker(rage(1), deals_plus(1)))),

    werewolf("fat-the-runt", "The Runt", RED_TALONS, bp=3, attributes=(0, 0, 2), auspice=THEURGE, keywords=(GUARD,),
             abilities=(when(exhausts_to_act(this_character), may_choose(this_party & ~is_card(THIS), called(
                 THE_CHARACTER, choose(forms_beside_the_table, in_order(
                     take_form(THE_CHARACTER, form=THAT), put_tokens(1, RAGE, THE_CHARACTER)))))),)),

    werewolf("fat-dae-chan-sung", "Dae Chan-sung", SILVER_FANGS, bp=3, attributes=(1, 0, 1), auspice=THEURGE,
             abilities=(relentless(exhaust_this, one_of(gain(2, INFLUENCE_GAINED),
                                                        target(your_coterie, put_tokens(2, RAGE, THAT)))),)),

    werewolf("fat-gabriel-silva", "Gabriel Silva", SILVER_FANGS, bp=5, attributes=(1, 1, 1), auspice=PHILODOX,
             abilities=(when(you_attach(any_card & with_word(GIFT), to=this_character),
                             in_order(ready(THIS), draw(1))),)),

    werewolf("fat-jarody-drummer", "Jarody Drummer", SILVER_FANGS, bp=4, attributes=(0, 2, 0), auspice=GALLIARD,
             abilities=(when(makes_attack(this_party), put_tokens(1, RAGE, THAT), form=PARTY_FORM),)),

    werewolf("fat-lucas-batista", "Lucas Batista", SILVER_FANGS, bp=7, attributes=(1, 2, 1), auspice=PHILODOX,
             abilities=(when(moves_out(YOUR_SEAT),
                             one_of(draw(1), each_of(this_party & ~is_card(THIS), put_tokens(1, RAGE, THAT))),
                             is_among(THIS, its_party) & your_turn),
                        have(this_character, 1, INFLUENCE, card_is(THIS, bears(of_kind(FORM_CARD)))))),

    werewolf("fat-septimus-pol", "Septimus Pol", SILVER_FANGS, bp=5, attributes=(2, 0, 1), auspice=AHROUN,
             abilities=(when(is_defeated(characters_foes_control, by=this_character),
                             provided(more_than(prestige_of(ITS_PLAYER), prestige_of(YOU)),
                                      steal(2, PRESTIGE, ITS_PLAYER),
                                      provided(more_than(prestige_of(YOU), prestige_of(ITS_PLAYER)),
                                               steal(1, PRESTIGE, ITS_PLAYER)))),)),

    werewolf("fat-yara", "Yara", SILVER_FANGS, bp=6, attributes=(1, 0, 2), auspice=THEURGE,
             abilities=(at_start_of_your_turn(may(one_of(each_of(your_rites_with_room, put_tokens(1, RAGE, THAT)),
                                                         reveal_top_card(with_word(RITE))))),)),
)
