"""The Hunters & The Hunted: the City Deck of Rio de Janeiro."""

from primogen.rivals.language.vocabulary import *

burn_a_citizen = one_of(mend(3, THIS), gain(1, PRESTIGE))
draw_when_attached = when(you_attach(this_card), draw(1))
the_weakest = your_coterie & lowest(BLOOD_POTENCY)

# fmt: off
CITIZENS = (
    mortal("hah-blood-cult-priest", "Blood Cult Priest", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(draw_when_attached, have(this_character, 1, BLOOD_SORCERY))),

    mortal("hah-lookout", "Lookout", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(party_has(this_party, 1, IGNORES_ANTAGONIST),)),

    mortal("hah-maid", "Maid", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(when(turn_ends(YOUR_SEAT), may_choose(your_coterie, join_party(THIS, of=THAT)),
                        form=PARTY_FORM),)),

    mortal("hah-mugger", "Mugger", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 1, POTENCE), have(this_character, 1, BLOOD_POTENCY))),

    mortal("hah-politician", "Politician", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 2, INFLUENCE),)),

    mortal("hah-practitioner-of-the-dark-arts", "Practitioner of the Dark Arts", CITIZEN, blood=3, agenda=1,
           burn=burn_a_citizen,
           attach=(draw_when_attached, have(this_character, 1, OBLIVION))),

    mortal("hah-snake-handler", "Snake Handler", CITIZEN, blood=3, agenda=1, burn=burn_a_citizen,
           attach=(have(this_character, 1, PROTEAN), have(this_character, 1, BLOOD_POTENCY))),

    mortal("hah-vagrant", "Vagrant", VAGRANT, blood=2, agenda=0, copies=5, burn=mend(2, THIS),
           attach=(you_may_prevent(exhaust_this_card, 1, this_character),)),
)

ANTAGONISTS = (
    antagonist("hah-bope-rj-caveira", "BOPE-RJ: Caveira",
               when(antagonist_step(YOUR_SEAT), choose(characters_in_your_haven, move_to_streets(THAT)),
                    none_of(your_characters_in_the_streets)),
               blood=4, agenda=1),

    antagonist("hah-bope-rj-marksman", "BOPE-RJ: Marksman", when_party_moves(1), blood=4, agenda=1, copies=2),

    antagonist("hah-bope-rj-psyops", "BOPE-RJ: Psyops", when_party_moves(0, choose(your_hand, discard(THAT))),
               blood=4, agenda=1),
)

EVENTS = (
    event("hah-carnaval", "Carnaval", text=in_order(shuffle_back(burned_city_cards & of_kind(EVENT)),
                                                      add_city_cards(number_of_players))),

    event("hah-copacabana-reveillon", "Copacabana Réveillon", ONGOING,
          abilities=(have(any_character, -1, SECRECY),)),

    event("hah-corruption", "Corruption", ONGOING, TOKENLESS,
          abilities=(when(gains_prestige(YOUR_SEAT), put_tokens(1, PRESTIGE, THIS_CARD, YOU, JUST_GAINED)),)),

    event("hah-crackdown", "Crackdown", ONGOING,
          abilities=(when(beginning_phase_ends(YOUR_SEAT), turn_down(YOUR_HAVEN)),)),

    event("hah-cristo-redentor", "Cristo Redentor", ONGOING,
          abilities=(costs_more(1, PRESTIGE, TO_ATTACK),)),

    event("hah-dia-da-independencia", "Dia da Independência", ONGOING,
          abilities=(when(is_defeated(any_character), at_random(1, its_retainers, return_to_streets(THAT))),)),

    event("hah-meeting-at-pao-de-acucar", "Meeting at Pão de Açúcar", ONGOING, TOKENLESS,
          abilities=(activated(spend_action(your_vampires), target_player(should_only_leaders(in_order(
              lose(2, AGENDA, THAT_PLAYER), gain(2, PRESTIGE, THAT_PLAYER), burn(THIS_CARD))))),)),

    event("hah-open-season", "Open Season", ONGOING, play_only_if=after_first_round, text=turn_up_unused_monster,
          abilities=(when(antagonist_step(YOUR_SEAT), choose(the_weakest, make_attack(ITS_MONSTER, on=THAT))),)),

    event("hah-seeking-followers", "Seeking Followers", ONGOING,
          abilities=(when(turn_ends(YOUR_SEAT), provided(none_of(your_retainers), lose(1, PRESTIGE, YOU))),)),

    event("hah-uprising", "Uprising", ONGOING,
          abilities=(when(first_each_turn(attack_ends(whose=YOUR_SEAT)), gain(1, ACTIONS_GAINED),
                          card_is(THE_OTHER, a_character) & card_is(THE_OTHER, has(BLOOD_POTENCY, 5))
                          & ~happened(you_defeat(the_other))),)),
)

PRINCES = (
    prince("hah-prince-of-the-city", "Prince of the City",
           when(you_attach(this_card), gain(1, AGENDA)),
           have(this_character, 2, INFLUENCE),
           when(turn_ends(ANY_SEAT),
                by_player(ACTIVE_PLAYER, choose(your_coterie, deal(1, THAT, quality=AGGRAVATED_QUALITY))),
                in_the_streets(THIS_CARD) & card_is(THIS_CARD, ~of_active_player))),
)
