"""Any card that was ever printed may stand in a deck: read and written by id and by name, and refused by name."""

from __future__ import annotations

from dataclasses import replace

from primogen.rivals.decks.formats import from_json, from_text, to_json, to_text
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.printed import printed_names, unsettled
from primogen.rivals.decks.starters import starter
from primogen.rivals.decks.validation import faults_by
from primogen.rivals.lab.coverage import coverage
from primogen.rivals.rules.words import BACK, EVENT, MONSTER, MORTAL, PRINCE, WRAITH
from primogen.rivals.text.faults import fault_text
from primogen.text.languages import EN, ES
from support import RULEBOOK

EVERY_ID = 862
TOKENS = (WRAITH, BACK)  # and what lies face down: no cards of their own
POOL = RULEBOOK.pool
AGENDA, HAVEN = "hah-go-for-broke", "hah-the-temple-of-set"
UNSETTLED = "fat-pounce"  # what it asks for is in no rulebook


def test_every_card_of_ours_is_among_those_printed() -> None:
    assert len(printed_names()) == EVERY_ID
    ours = {card.key: card.name for card in POOL.cards if card.kind not in TOKENS}
    assert {key: printed_names().get(key) for key in ours} == ours


def test_all_ids_make_the_round_trip_through_rivalsdbs_json() -> None:
    deck = DeckList("All", AGENDA, HAVEN, [], dict.fromkeys(sorted(printed_names()), 1))
    assert from_json(to_json(deck)) == deck


def test_cards_of_decks_make_the_round_trip_as_text() -> None:
    """By their names; of two cards of one name the first is meant. City cards are in nobody's deck."""
    names = list(printed_names().values())
    in_the_city = {card.key for card in POOL.cards if card.kind in (EVENT, MONSTER, MORTAL, PRINCE)}
    once = {key for key, name in printed_names().items() if names.count(name) == 1} - in_the_city
    deck = DeckList("All", AGENDA, HAVEN, [], dict.fromkeys(sorted(once), 1))
    assert len(once) > EVERY_ID * 0.8
    assert from_text(to_text(deck, POOL), POOL) == deck


def test_a_card_that_cannot_be_played_yet_is_named() -> None:
    deck = replace(starter("caitiff"))
    deck.library = {**deck.library, UNSETTLED: 1}
    assert [fault_text(fault, lang) for fault in faults_by(deck, RULEBOOK) for lang in (EN, ES)] == [
        "Pounce cannot be played here yet (RV-DECK-01)",
        "Pounce aún no se puede jugar aquí (RV-DECK-01)",
    ]


def test_a_card_that_waits_for_a_rule_says_for_which() -> None:
    """Of none that can be played; the report of what is missing has the reason."""
    assert unsettled().keys() <= printed_names().keys() - POOL.by_key.keys()
    missing = {each.key: each.why for each in coverage().lacking}
    assert {key: missing[key] for key in unsettled()} == unsettled()
