"""What may happen at a table, and what does: no sockets, no disk, no time but what the test says."""

from __future__ import annotations

import random

import pytest

from halls import ANA, BEN, BOT, CYD, GAME, again, any_answer, room_of
from primogen.games.desks import DESKS
from primogen.kernel.ids import NONE, Seat
from primogen.server import requests, sitting
from primogen.server.clocks import Pace
from primogen.server.happenings import AGREE, ANSWER, BACK, CONCEDE, LEAVE, SIT, UNDO, WISH, Misplayed, happened
from primogen.server.rooms import Room
from primogen.server.rows import Happened, RoomRow, SeatRow
from primogen.server.taking_back import Wish
from primogen.server.telling import table_of
from primogen.server.tokens import digest

SECRET = "5e" * 32


def asked(room: Room) -> Seat:
    assert room.asked is not None
    return room.asked.seat


def code(room: Room, seat: Seat, number: int, option: int) -> str:
    try:
        requests.answered(room, seat, number, option)
    except Misplayed as error:
        return error.code
    return ""


def undealt() -> Room:
    """Ana and Ben have not sat down yet; Bot needs not."""
    plans = (ANA, BEN, BOT)
    header = DESKS[GAME].deal([plan.name for plan in plans], [plan.deck for plan in plans], b"")
    rows = [SeatRow(plan.name, plan.bot, digest(f"token of {plan.name}")) for plan in plans]
    return Room(RoomRow("a-room", GAME, header, False, rows, [], [], made_at=0.0, secret=SECRET), DESKS[GAME])


# ---- answers


def test_only_who_is_asked_answers_and_only_what_is_asked_now() -> None:
    room = room_of(ANA, BEN)
    seat, number = asked(room), room.question
    assert room.asked is not None
    options = len(room.asked.options)
    assert [code(room, seat, number, option) for option in (0, options - 1)] == ["", ""]
    assert [code(room, seat, number, option) for option in (-1, options, 99)] == ["option"] * 3
    assert code(room, 1 - seat, number, 0) == "turn"
    room.happen(requests.answered(room, seat, number, 0))
    assert [code(room, asked(room), each, 0) for each in (number, number + 1, number + 2)] == ["stale", "", "stale"]


def test_out_of_turn_one_says_what_may_be_said() -> None:
    room = room_of(ANA, BEN)
    while not room.g.interjections(0):
        room.happen(any_answer(room, random.Random(1)))
    may = len(room.g.interjections(0))
    assert requests.put_in(room, 0, room.question, may - 1).seat == 0
    for option in (-1, may):
        with pytest.raises(Misplayed, match="not one of the options"):
            requests.put_in(room, 0, room.question, option)


# ---- coming and going


def test_a_question_keeps_its_number_while_people_come_and_go() -> None:
    room = room_of(ANA, BEN)
    number = room.question
    for kind in (LEAVE, BACK):
        room.happen(happened(kind, 0))
    assert (room.question, room.number) == (number, 2)


def test_who_has_left_comes_back_before_they_play() -> None:
    room = room_of(ANA, BEN)
    seat = asked(room)
    with pytest.raises(Misplayed, match="no bot plays for this seat"):
        requests.came_back(room, seat)
    room.happen(requests.left(room, seat))
    assert room.people() == {1 - seat} and room.bot_asked() == "simple"
    assert code(room, seat, room.question, 0) == "away"
    with pytest.raises(Misplayed):
        requests.left(room, seat)
    room.happen(requests.came_back(room, seat))
    assert room.people() == {0, 1} and code(room, seat, room.question, 0) == ""


def test_who_has_conceded_among_three_plays_no_more() -> None:
    room = room_of(ANA, BEN, CYD)
    seat = asked(room)
    room.happen(requests.gave_up(room, seat))
    assert not room.is_over and room.people() == {0, 1, 2} - {seat}
    assert code(room, seat, room.question, 0) == "conceded"
    with pytest.raises(Misplayed, match="no bot plays"):
        requests.came_back(room, seat)
    assert room.bot_asked() == "simple"


def test_of_two_players_one_ends_the_game_by_giving_up() -> None:
    room = room_of(ANA, BEN)
    room.happen(requests.gave_up(room, 0))
    assert room.is_over and room.g.columns_by_name()["ended"][0] == 1


def test_who_plays_with_bots_alone_ends_the_game_by_giving_up() -> None:
    room = room_of(ANA, BOT, BOT)
    room.happen(Happened(CONCEDE, 0, requests.gave_up(room, 0).value, 0.0))
    assert room.is_over


def test_a_new_game_is_wished_for_when_the_old_one_is_over() -> None:
    room = room_of(ANA, BEN)
    with pytest.raises(Misplayed, match="this game is not over"):
        requests.wants_again(room, 0)
    room.happen(requests.gave_up(room, 0))
    room.happen(requests.wants_again(room, 0))
    assert room.again == {0}


# ---- the deal


def test_cards_are_dealt_when_everybody_has_sat_down_and_the_first_luck_counts() -> None:
    room = undealt()
    assert (room.awaited(), room.journal) == ([0, 1], None)
    room.happen(sitting.came(room, 0, "first"))
    assert (room.awaited(), room.journal) == ([1], None)
    room.happen(sitting.came(room, 0, "second"))
    assert room.lucks.in_order() == ["first", "", ""]
    room.happen(sitting.came(room, 1, "third"))
    assert room.awaited() == [] and room.asked is not None


def test_for_one_who_leaves_before_the_deal_nobody_waits() -> None:
    room = undealt()
    room.happen(happened(LEAVE, 1))
    room.happen(Happened(SIT, 0, 0, 0.0, "luck"))
    assert room.asked is not None


def test_of_the_secret_only_the_commitment_is_told_until_the_end() -> None:
    room = undealt()
    for seat, luck in ((0, "mine"), (1, "yours")):
        room.happen(Happened(SIT, seat, 0, 0.0, luck))
    for seat in (0, 1, NONE):
        told = str(table_of(room, seat))
        assert SECRET not in told and room.lucks.commitment() in told
    assert [table_of(room, seat).get("luck") for seat in (0, 1, 2, NONE)] == ["mine", "yours", None, None]
    for seat in (0, 1):
        room.happen(requests.gave_up(room, seat))
    assert room.is_over and SECRET in str(table_of(room, NONE))


# ---- tokens


def test_a_token_opens_its_seat_and_none_opens_a_bots() -> None:
    room = undealt()
    assert [room.seat_with(token) for token in ("token of Ana", "token of Ben", "")] == [0, 1, NONE]
    for token in ("token of Bot", "token of ana", digest("token of Ana")):
        assert room.seat_with(token) == NONE


# ---- wishes


def test_nobody_agrees_to_their_own_wish() -> None:
    room, dice = room_of(ANA, BEN), random.Random(3)
    while not room.past:
        room.happen(any_answer(room, dice))
    seat = asked(room)
    with pytest.raises(Misplayed, match="nobody asks you"):
        requests.agreed(room, 1 - seat, room.question)
    room.happen(happened(WISH, seat))
    with pytest.raises(Misplayed, match="nobody asks you"):
        requests.agreed(room, seat, room.question)
    assert requests.agreed(room, 1 - seat, room.question).agreed == {1 - seat}
    room.happen(happened(AGREE, 1 - seat))
    assert room.is_granted(Wish(seat, {1 - seat}))


def test_what_could_be_taken_back_is_told_to_who_is_asked() -> None:
    room, dice = room_of(ANA, BEN), random.Random(3)
    while not room.past:
        room.happen(any_answer(room, dice))
    seat = asked(room)
    assert [table_of(room, each).get("undoable") for each in (seat, 1 - seat, NONE)] == [1, None, None]


# ---- clocks


def test_the_clock_answers_when_the_time_is_over_and_not_before() -> None:
    room = room_of(ANA, BEN, pace=Pace(reserve=60, increment=5))
    seat = asked(room)
    assert requests.ran_out(room, 59.9) is None
    ringing = requests.ran_out(room, 60.0)
    assert ringing is not None and (ringing.kind, ringing.seat, ringing.value) == ("time-out", seat, 0)
    room.happen(Happened(ANSWER, seat, 0, 20.0))
    assert room.clock is not None
    assert room.clock.left[seat] == 60.0 - 20.0 + 5.0
    assert room.clock.remaining() == room.clock.left[asked(room)]


# ---- brought back


def test_nothing_is_left_of_what_is_not_kept() -> None:
    """After a failure to write, a table is brought back from what is on disk: here, nothing."""
    room, dice = room_of(ANA, BEN, CYD), random.Random(8)
    while not room.past:
        room.happen(any_answer(room, dice))
    room.happen(happened(LEAVE, asked(room)))
    room.restore(RoomRow(room.id, GAME, room.header, False, room.seats, [], [], room.pace, made_at=0.0))
    assert (room.past, room.away, room.number, room.question) == ([], set(), 0, 0)
    assert state(room) == state(again(room, []))


def test_a_table_brought_back_is_as_it_was() -> None:
    """Also one that is brought back in the same place: who had left, what could be taken back."""
    room, dice = room_of(ANA, BEN, CYD), random.Random(8)
    events: list[Happened] = []

    def happen(event: Happened) -> None:
        room.happen(event)
        events.append(event)

    while len(room.past) < 2:
        happen(any_answer(room, dice))
    happen(happened(UNDO, asked(room)))
    happen(happened(LEAVE, asked(room)))
    other = again(room, events)
    for each in (room, other):
        each.restore(RoomRow(room.id, GAME, room.header, False, room.seats, events, [], room.pace, made_at=0.0))
        assert state(each) == state(again(room, events))
    room.restore(RoomRow(room.id, GAME, room.header, False, room.seats, events[:1], [], room.pace, made_at=0.0))
    assert state(room) == state(again(room, events[:1])) and room.away == set()


def state(room: Room) -> tuple[object, ...]:
    entries = [] if room.journal is None else [entry.answer for entry in room.journal.entries]
    past = [moment.g.fingerprint() for moment in room.past]
    return (room.g.fingerprint(), room.question, room.number, room.away, past, len(room.lines), entries)
