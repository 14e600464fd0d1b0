"""The pool: every card by number, id and name; every node of its texts by number and by a name that lasts."""

from __future__ import annotations

import json

import pytest

from primogen.kernel.abilities import MOST_ABILITIES
from primogen.kernel.effects import May, Seq
from primogen.kernel.machine import answer, load, pending
from primogen.kernel.pool import Pool
from small_game import TOPICS, WORTH, Gain, Printed, Stir, Table, WhenStirred, book_of, opened

SHARED = Gain(1)
OFFER = Printed(key="test-offer", name="Offer", worth=3, text=Seq((May(SHARED), Stir())))
EAGER = Printed(key="test-eager", name="Eager", words=4, kind=2, text=SHARED, abilities=(WhenStirred(Gain(2)),))


def test_nodes_are_named_by_card_and_path() -> None:
    pool = Pool((OFFER, EAGER), TOPICS)
    assert pool.names == ["test-offer:0", "test-offer:0.0", "test-offer:0.0.0", "test-offer:0.1", "test-eager:1"]
    assert [pool.named[name] for name in pool.names] == list(range(5))
    assert pool.nodes[pool.named["test-offer:0.1"]] is OFFER.trees()[0].parts()[1]


def test_a_node_that_stands_in_two_texts_is_one_node_with_two_names() -> None:
    pool = Pool((OFFER, EAGER), TOPICS)
    assert pool.named["test-eager:0"] == pool.named["test-offer:0.0.0"] == pool.numbers[id(SHARED)]


def test_what_is_printed_is_at_hand_by_number() -> None:
    pool = Pool((OFFER, EAGER), TOPICS)
    assert (pool.values[WORTH], pool.kinds, pool.words) == ([3, 0], [0, 2], [0, 4])
    assert pool.abilities == [(), EAGER.abilities] and pool.cards == (OFFER, EAGER)


def test_cards_are_found_by_id_and_by_name() -> None:
    pool = Pool((OFFER, EAGER), TOPICS)
    assert [pool.find(said) for said in ("test-eager", "Eager", "Offer")] == [1, 1, 0]
    with pytest.raises(KeyError, match="no card is called 'Lazy'"):
        pool.find("Lazy")


def test_of_two_cards_of_one_name_the_newest_answers_to_it() -> None:
    again = Printed(key="test-again", name="Offer")
    pool = Pool((OFFER, again), TOPICS)
    assert (pool.find("Offer"), pool.find("test-offer")) == (1, 0)


def test_a_card_listed_twice_or_with_too_much_on_it_is_refused() -> None:
    many = Printed(key="test-many", name="Many", abilities=EAGER.abilities * (MOST_ABILITIES + 1))
    for cards in ((OFFER, OFFER), (many,)):
        with pytest.raises(ValueError, match="listed twice, or more than"):
            Pool(cards, TOPICS)


def test_what_a_card_means_is_digested_once_and_tells_it_from_others() -> None:
    pool = Pool((OFFER, EAGER), TOPICS)
    assert pool.meaning(0) is pool.meaning(0) and pool.meaning(0) != pool.meaning(1)
    assert pool.meaning(1) == Pool((EAGER,), TOPICS).meaning(0)


def test_a_game_saved_in_the_midst_of_a_text_goes_on_in_a_greater_pool() -> None:
    g = opened(book_of(OFFER), [["Offer"], []], ("Offer",))
    answer(g, 1)
    assert pending(g).asks == "may"
    greater = load(Table(book_of(EAGER, OFFER)), json.loads(g.save()))
    assert greater.fingerprint() == g.fingerprint()
    answer(greater, 0)
    assert isinstance(greater, Table) and greater.tokens == [1, 0]
