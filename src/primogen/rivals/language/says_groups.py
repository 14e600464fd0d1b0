"""Words for groups of cards: who, or what, is spoken of."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import groups as gr
from primogen.rivals.language import nouns as n
from primogen.rivals.language.attached import AttachedTo
from primogen.rivals.language.groups_fights import ATTACKING, DEFENDING, Fighters
from primogen.rivals.language.says_traits import (
    a_character_card,
    a_library_card,
    a_wraith,
    being,
    face_down,
    is_card,
    of_kind,
    prey,
    with_both_words,
    with_either_word,
    with_word,
)

this_character: Final = gr.Exactly(n.THIS)
this_card: Final = gr.Exactly(n.THIS_CARD)
your_leader: Final = gr.Exactly(n.YOUR_LEADER)
your_haven: Final = gr.Exactly(n.YOUR_HAVEN)
the_attacker: Final = gr.Exactly(n.THE_ATTACKER)
the_target: Final = gr.Exactly(n.THE_TARGET)
that_one: Final = gr.Exactly(n.THAT)
the_other: Final = gr.Exactly(n.THE_OTHER)
the_character: Final = gr.Exactly(n.THE_CHARACTER)
attackers_in_this_party: Final = Fighters(ATTACKING, place=gr.IN_THIS_PARTY)
attackers: Final = Fighters(ATTACKING)
your_attackers: Final = Fighters(ATTACKING, gr.YOURS)
attackers_not_yours: Final = Fighters(ATTACKING, gr.NOT_YOURS)
defender_in_the_streets: Final = Fighters(DEFENDING, place=gr.IN_STREETS)

any_character: Final = gr.Cards(gr.IN_PLAY, gr.ANYONES)
any_vampire: Final = any_character & being(n.VAMPIRE)
any_monster: Final = gr.Cards(gr.MONSTERS, gr.ANYONES)
foes_characters: Final = gr.Cards(gr.IN_PLAY, gr.FOES)
characters_of_others: Final = gr.Cards(gr.IN_PLAY, gr.NOT_YOURS)
character_or_face_down_monster: Final = gr.Cards(gr.OR_FACE_DOWN_MONSTERS, gr.ANYONES)
all_characters: Final = gr.Cards(gr.EVERYWHERE, gr.ANYONES)
your_coterie: Final = gr.Cards(gr.IN_COTERIE, gr.YOURS)
characters_in_any_coterie: Final = gr.Cards(gr.IN_COTERIE, gr.ANYONES)
your_vampires: Final = your_coterie & being(n.VAMPIRE)
characters_you_control: Final = gr.Cards(gr.CONTROLLED, gr.YOURS)
characters_foes_control: Final = gr.Cards(gr.CONTROLLED, gr.FOES)
characters_in_your_haven: Final = gr.Cards(gr.IN_HAVEN, gr.YOURS)
your_characters_in_the_streets: Final = gr.Cards(gr.IN_STREETS, gr.YOURS)
characters_in_any_haven: Final = gr.Cards(gr.IN_HAVEN, gr.ANYONES)
characters_in_their_haven: Final = gr.Cards(gr.IN_HAVEN, gr.THAT_PLAYERS)
characters_in_torpor: Final = gr.Cards(gr.IN_TORPOR, gr.YOURS)
this_party: Final = gr.Cards(gr.IN_THIS_PARTY, gr.ANYONES)
defending_party: Final = gr.Cards(gr.IN_DEFENDING_PARTY, gr.ANYONES)
attacking_party: Final = gr.Cards(gr.IN_ATTACKING_PARTY, gr.ANYONES)
its_party: Final = gr.Cards(gr.IN_ITS_PARTY, gr.ANYONES)
others_in_defending_party: Final = defending_party & ~is_card(n.THE_TARGET)
characters_in_the_streets: Final = gr.Cards(gr.IN_STREETS, gr.ANYONES)
foes_coteries: Final = gr.Cards(gr.IN_COTERIE, gr.FOES)
their_characters_in_the_streets: Final = gr.Cards(gr.IN_STREETS, gr.THAT_PLAYERS)
foes_characters_in_the_streets: Final = gr.Cards(gr.IN_STREETS, gr.FOES)
characters_in_their_torpor: Final = gr.Cards(gr.IN_TORPOR, gr.THAT_PLAYERS)
characters_in_any_torpor: Final = gr.Cards(gr.IN_TORPOR, gr.ANYONES)
characters_in_foes_torpor: Final = gr.Cards(gr.IN_TORPOR, gr.FOES)
their_coterie: Final = gr.Cards(gr.IN_COTERIE, gr.THAT_PLAYERS)

your_hand: Final = gr.Cards(gr.IN_HAND, gr.YOURS)
their_hand: Final = gr.Cards(gr.IN_HAND, gr.THAT_PLAYERS)
library_cards_in_your_hand: Final = your_hand & a_library_card
library_cards_in_their_hand: Final = their_hand & a_library_card
conspiracies_or_traps_in_your_hand: Final = your_hand & with_either_word(n.CONSPIRACY, n.TRAP)
your_discard_pile: Final = gr.Cards(gr.IN_DISCARD, gr.YOURS)
their_discard_pile: Final = gr.Cards(gr.IN_DISCARD, gr.THAT_PLAYERS)
library_cards_in_your_discard_pile: Final = your_discard_pile & a_library_card
library_cards_in_their_discard_pile: Final = their_discard_pile & a_library_card
your_library: Final = gr.Cards(gr.IN_LIBRARY, gr.YOURS)
cards_in_libraries: Final = gr.Cards(gr.IN_LIBRARY, gr.ANYONES)
your_burned_characters: Final = gr.Cards(gr.IN_BURNED, gr.YOURS) & a_character_card
your_table: Final = gr.Cards(gr.ON_TABLE, gr.YOURS)
cards_on_tables: Final = gr.Cards(gr.ON_TABLE, gr.ANYONES)
your_face_down_cards: Final = your_table & face_down
your_ongoing_schemes: Final = your_table & with_both_words(n.ONGOING, n.SCHEME)
your_ongoing_cards: Final = your_table & with_word(n.ONGOING)
their_ongoing_cards: Final = gr.Cards(gr.ON_TABLE, gr.THAT_PLAYERS) & with_word(n.ONGOING)
foes_ongoing_cards: Final = gr.Cards(gr.ON_TABLE, gr.FOES) & with_word(n.ONGOING)
your_rituals: Final = your_table & with_word(n.RITUAL)
your_relics: Final = your_table & with_word(n.RELIC)
cards_you_control: Final = gr.Cards(gr.CARDS_IN_PLAY, gr.YOURS)
any_card_in_play: Final = gr.Cards(gr.CARDS_IN_PLAY, gr.ANYONES)
your_traditions: Final = cards_you_control & with_word(n.TRADITION)
your_ongoing_traditions: Final = your_table & with_both_words(n.ONGOING, n.TRADITION)
your_retainers: Final = gr.Cards(gr.ATTACHED_ANYWHERE, gr.YOURS) & with_word(n.RETAINER)
attached_princes: Final = gr.Cards(gr.ATTACHED_ANYWHERE, gr.ANYONES) & of_kind(n.PRINCE)
your_animals: Final = gr.Cards(gr.ATTACHED_ANYWHERE, gr.YOURS) & with_word(n.ANIMAL)
your_wraiths: Final = gr.Cards(gr.ATTACHED_ANYWHERE, gr.YOURS) & a_wraith
your_attachments: Final = gr.Cards(gr.ATTACHMENTS, gr.YOURS)
their_attachments: Final = gr.Cards(gr.ATTACHMENTS, gr.THAT_PLAYERS)
your_prey: Final = gr.Cards(gr.ATTACHED_ANYWHERE, gr.YOURS) & prey
its_retainers: Final = gr.Cards(gr.ON_IT, gr.ANYONES) & with_word(n.RETAINER)
city_cards_in_the_streets: Final = gr.Cards(gr.CITY_STREETS, gr.ANYONES)
antagonists_in_the_streets: Final = city_cards_in_the_streets & with_word(n.ANTAGONIST)
mortals_in_the_streets: Final = city_cards_in_the_streets & of_kind(n.MORTAL)
ongoing_cards: Final = (gr.Cards(gr.ON_TABLE, gr.ANYONES) | city_cards_in_the_streets) & with_word(n.ONGOING)
burned_city_cards: Final = gr.Cards(gr.CITY_BURNED, gr.ANYONES)
discarded_city_cards: Final = gr.Cards(gr.CITY_DISCARD, gr.ANYONES)
havens_and_agendas: Final = gr.Cards(gr.IN_COMMAND, gr.ANYONES)
your_havens: Final = gr.Cards(gr.HAVENS, gr.YOURS)
your_agenda_card: Final = gr.Cards(gr.IN_COMMAND, gr.YOURS) & of_kind(n.AGENDA_CARD)
foes_havens: Final = gr.Cards(gr.IN_COMMAND, gr.FOES) & of_kind(n.HAVEN_CARD)
forms_beside_the_table: Final = gr.Cards(gr.FORMS, gr.YOURS)
set_aside_events: Final = gr.Cards(gr.SET_ASIDE, gr.ANYONES) & of_kind(n.EVENT)
events_in_the_streets: Final = city_cards_in_the_streets & of_kind(n.EVENT)
your_burned_cards: Final = gr.Cards(gr.IN_BURNED, gr.YOURS)
any_card: Final = gr.Cards(gr.ANYWHERE, gr.ANYONES)  # wherever it lies
an_animal: Final = any_card & with_word(n.ANIMAL)
a_conspiracy: Final = any_card & with_word(n.CONSPIRACY)
an_alchemy: Final = any_card & with_word(n.ALCHEMY)
a_relic: Final = any_card & with_word(n.RELIC)
a_ritual: Final = any_card & with_word(n.RITUAL)
a_title: Final = any_card & with_word(n.TITLE)
a_trap: Final = any_card & with_word(n.TRAP)
a_tradition: Final = any_card & with_word(n.TRADITION)
a_retainer: Final = any_card & with_word(n.RETAINER)
your_library_cards: Final = gr.Cards(gr.ANYWHERE, gr.YOURS) & a_library_card
foes_cards: Final = gr.Cards(gr.ANYWHERE, gr.FOES)
cards_not_yours: Final = gr.Cards(gr.ANYWHERE, gr.NOT_YOURS)


def attached_to(group: gr.Group) -> AttachedTo:
    """What any of them bears."""
    return AttachedTo(group)


retainers_in_this_party: Final = attached_to(this_party) & with_word(n.RETAINER)
retainers_in_defending_party: Final = attached_to(defending_party) & with_word(n.RETAINER)
