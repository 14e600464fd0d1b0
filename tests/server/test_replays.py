"""A game that is over is seen again: just as each seat saw it, or with everything open; and journals go out and in."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from msgspec import to_builtins

from command_line import primogen
from primogen.client import Client, sentence
from primogen.games.desks import DESKS
from primogen.kernel.ids import ALL
from primogen.kernel.journal import Journal, read, split, written
from primogen.kernel.plain import as_dict, as_int, as_list
from primogen.kernel.views import view
from primogen.rivals.bots.roster import BOTS
from primogen.rivals.opening import digest_of, understood
from primogen.server import replay_routes
from primogen.server.patches import patched
from primogen.server.replay_routes import Replays
from primogen.server.replays import MOST_ANSWERS, Course, Replay, replay
from primogen.server.rooms import Room
from primogen.server.rows import Happened
from primogen.server.workers import Worker
from primogen.text.grammar import upper
from primogen.text.languages import EN
from serving import ANA, BEN, BOT, LONG, WIDE, Near, Seated, both_play, catch_up, play, serving
from support import RULEBOOK


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("replays")) as near:
        yield near


class Witness(Client):
    """Remembers all it was told."""

    def hear(self, message: dict[str, object]) -> None:
        if message["t"] in ("welcome", "event"):
            self.told.append(message)
        super().hear(message)

    def __init__(self, place: Near, at: Seated, seat: int, lang: str) -> None:
        self.told: list[dict[str, object]] = []
        super().__init__(f"ws://{place.address}", at.room, "" if seat < 0 else at.tokens[seat], lang)


def played_by_bots(place: Near, *seats: dict[str, str]) -> Seated:
    at = place.deal(*({"bot": "simple", **seat} for seat in seats))

    async def until_over() -> None:
        async with place.client(at) as spectator:
            assert not await asyncio.wait_for(spectator.until_asked(), 2 * LONG)

    asyncio.run(until_over())
    return at


@pytest.fixture(scope="module")
def over(place: Near) -> Seated:
    return played_by_bots(place, ANA, BEN, BOT)


def seen(place: Near, at: Seated, seat: int | str, lang: str = "en") -> dict[str, object]:
    answer = place.asked(f"/api/tables/{at.room}/replay?seat={seat}&lang={lang}")
    assert answer.status_code == 200, answer.text
    return as_dict(answer.json())


def steps_of(replayed: dict[str, object]) -> list[dict[str, object]]:
    return [as_dict(step) for step in as_list(replayed["steps"])]


def scenes_of(replayed: dict[str, object]) -> list[dict[str, object]]:
    scenes = [as_dict(replayed["scene"])]
    for step in steps_of(replayed):
        scenes.append(patched(scenes[-1], as_dict(step.get("patch", {}))))
    return scenes


def log_of(replayed: dict[str, object]) -> list[object]:
    return [line for step in steps_of(replayed) for line in as_list(step.get("log", []))]


def worded(lines: Sequence[object]) -> list[tuple[object, str]]:
    """Without the handles: what was told anew after something was taken back points at cards where they lie then."""
    return [(as_dict(line)["kind"], "".join(map(text_of, as_list(as_dict(line)["words"])))) for line in lines]


def text_of(piece: object) -> str:
    return piece if isinstance(piece, str) else str(as_dict(piece)["text"])


def without_table(scene: object) -> dict[str, object]:
    return {key: part for key, part in as_dict(scene).items() if key != "table"}


def complaint(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["detail"])


# ---- in whose eyes


def test_every_replay_is_what_the_socket_told_entry_by_entry(place: Near) -> None:
    """Two players, a spectator, and one who reads in Spanish: scene, patches, lines and the cards they name."""
    at = place.deal(ANA, BEN)
    eyes = [(0, "en"), (1, "es"), (-1, "en")]

    async def whole_game() -> list[Witness]:
        ana, ben, spectator = witnesses = [Witness(place, at, seat, lang) for seat, lang in eyes]
        async with ana, ben, spectator:
            await both_play(ana, ben, 10_000)
            for witness in witnesses:
                await catch_up(witness, max(ana.n, ben.n))
        return witnesses

    for (seat, lang), witness in zip(eyes, asyncio.run(whole_game()), strict=True):
        assert witness.is_over and witness.n > 30
        welcome, *events = witness.told
        found = seen(place, at, seat, lang)
        assert (found["seat"], found["names"]) == (seat, ["Ana", "Ben"])
        assert found["scene"] == without_table(welcome["scene"])
        told = [
            [without_table(event.get("patch", {})), *(event.get(part, []) for part in ("log", "cards"))]
            for event in events
        ]
        shown = [
            [step.get("patch", {}), *(step.get(part, []) for part in ("log", "cards"))] for step in steps_of(found)
        ]
        assert shown == told


def test_what_was_chosen_is_told_to_those_who_saw_the_options(place: Near, over: Seated) -> None:
    for seat in (0, -1, "all"):
        found = seen(place, over, seat)
        for scene, step in zip(scenes_of(found), steps_of(found), strict=False):
            prompt = as_dict(scene["prompt"])
            assert ("options" in prompt) == (seat == "all" or prompt["seat"] == seat)
            assert ("took" in step) == ("options" in prompt)
            if "took" in step:
                assert 0 <= as_int(step["took"]) < len(as_list(prompt["options"]))


def test_with_all_eyes_every_card_on_the_table_and_in_every_hand_is_open(place: Near, over: Seated) -> None:
    """What lies face down among others' cards, too; only the decks stay closed."""
    found, own, hands = scenes_of(seen(place, over, "all")), scenes_of(seen(place, over, 0)), set[object]()
    for scene, mine in zip(found, own, strict=True):
        cards = [as_dict(card) for card in as_dict(scene["cards"]).values()]
        assert all("id" in card for card in cards)
        assert as_dict(mine["cards"]).keys() <= as_dict(scene["cards"]).keys()
        for seat in range(3):
            hand = [card for card in cards if card["zone"] == "hand" and card["at"] == seat]
            assert len(hand) == as_dict(scene["piles"]).get(f"{seat}.hand", 0)
            hands |= {seat} if hand else set()
    assert hands == {0, 1, 2}
    assert "a card" not in " ".join(str(line) for line in log_of(seen(place, over, "all")))
    assert "a card" in " ".join(str(line) for line in log_of(seen(place, over, -1)))


def test_answers_taken_back_do_not_appear(place: Near) -> None:
    at = place.deal(ANA, BOT)

    async def play_with_undo() -> tuple[Witness, int]:
        dice, back, ana = random.Random(8), 0, Witness(place, at, 0, "en")
        async with ana:
            while await asyncio.wait_for(ana.until_asked(), LONG):
                if as_dict(ana.scene["table"]).get("undoable") and back < 3:
                    await ana.request("undo", number=ana.prompt["number"])
                    back += 1
                await play(ana, dice, answers=1)
        return ana, back

    ana, back = asyncio.run(play_with_undo())
    room = place.table(at).room
    found = seen(place, at, 0)
    assert back == 3 and room.number == 2 + len(steps_of(found)) + 2 * back  # first she sat down and was dealt to
    assert worded(log_of(found)) == worded(ana.lines)
    assert without_table(ana.scene) == scenes_of(found)[-1]


# ---- what matters


def played(seed: int) -> Course:
    """A game of four bots that is always the same."""
    names = ("Ana", "Ben", "Eva", "Ivo")
    desk, bots = DESKS["rivals"], [BOTS["simple"](seat) for seat in range(4)]
    header = desk.deal(list(names), ["ministry", "faithful", "caitiff", "inquisitive"], b"%d" % seed)
    journal = Journal(header, desk.open(header))
    while journal.g.decision is not None:
        seat = journal.g.decision.seat
        journal.answer(bots[seat].choose(view(journal.g, seat)))
    return Course("rivals", header, journal.entries, names)


@pytest.fixture(scope="module")
def replays() -> list[Replay]:
    return [replay(played(seed), ALL, EN) for seed in range(4, 10)]


def test_moments_stand_in_order_and_the_last_is_the_end(replays: list[Replay]) -> None:
    for found in replays:
        numbers = [moment.n for moment in found.moments]
        assert numbers == sorted(set(numbers)) and numbers[-1] == len(found.steps)
        assert found.moments[-1].kind == "end" and " wins: " in found.moments[-1].words
    kinds = {moment.kind for found in replays for moment in found.moments}
    assert kinds >= {"attack", "defeat", "scheme", "prince", "monster", "agenda", "end"}


def test_whatever_matters_in_the_story_is_a_moment(replays: list[Replay]) -> None:
    matters = ("attacks", "defeated", "scheme", "knocked-out", "claims", "loses-prince", "gains-agenda", "loses-agenda")
    for found in replays:
        words = {moment.n: moment.words for moment in found.moments}
        for n, step in enumerate(found.steps, 1):
            for line in step.log:
                if line.kind in matters:
                    assert upper(sentence({"words": to_builtins(line.words)})) in words[n]


def test_an_attack_and_a_scheme_say_what_came_of_them(replays: list[Replay]) -> None:
    attacks = [moment.words for found in replays for moment in found.moments if moment.kind == "attack"]
    schemes = [moment.words for found in replays for moment in found.moments if " asks the table" in moment.words]
    assert all(": " in attack for attack in attacks)
    assert schemes and all("succeeds" in scheme or "fails" in scheme for scheme in schemes)


# ---- only when it is over


def test_nothing_is_shown_before_the_end(place: Near) -> None:
    at = place.deal(ANA, BEN)
    for path in ("replay?seat=0", "replay?seat=all", "journal"):
        code, why = complaint(place.asked(f"/api/tables/{at.room}/{path}"))
        assert code == 409 and "not over" in why


def test_a_game_that_goes_on_elsewhere_is_not_shown_either(tmp_path: Path) -> None:
    """It lies on disk, and in the memory of another process perhaps."""
    with serving(tmp_path) as near:
        at = near.deal(ANA, BEN)
        del near.hall.open[at.room]
        assert complaint(near.asked(f"/api/tables/{at.room}/replay"))[0] == 409
        assert complaint(near.asked(f"/api/tables/{at.room}/journal"))[0] == 409


@pytest.mark.parametrize(
    ("path", "code", "why"),
    [
        ("tables/nowhere/replay", 404, "no such table"),
        ("tables/%00/journal", 404, "no such table"),
        ("tables/{room}/replay?seat=3", 400, "no seat 3"),
        ("tables/{room}/replay?lang=fr", 400, "fr"),
    ],
)
def test_a_bad_request_is_told_so(place: Near, over: Seated, path: str, code: int, why: str) -> None:
    found, said = complaint(place.asked(f"/api/{path.format(room=over.room)}"))
    assert found == code and why in said


def test_a_seat_is_a_number_or_all(place: Near, over: Seated) -> None:
    assert place.asked(f"/api/tables/{over.room}/replay?seat=everybody").status_code == 400


def worker_of(place: Near) -> Worker:
    """The process in which replays are made; there is one after the first."""
    replays = place.app.state["replays"]
    assert isinstance(replays, Replays) and replays.worker is not None
    return replays.worker


def pid_of(worker: Worker) -> int:
    assert worker.process.pid is not None
    return worker.process.pid


def test_people_are_not_kept_waiting(place: Near, over: Seated) -> None:
    """Replays are made in a process of their own: however long one takes, the server answers others."""
    seen(place, over, 0, "es")
    pid = pid_of(worker_of(place))
    os.kill(pid, signal.SIGSTOP)
    try:
        asking = threading.Thread(target=seen, args=(place, over, 2, "es"))
        asking.start()
        assert place.asked("/health").status_code == 200
        assert asking.is_alive()
    finally:
        os.kill(pid, signal.SIGCONT)
    asking.join(LONG)
    assert not asking.is_alive()


def test_no_event_is_played_again_where_everybody_is_served(
    place: Near, over: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor in a thread beside it: nothing of a replay happens in the server's process."""
    journal = journal_of(place, over)

    def never(_: Room, __: Happened) -> None:
        raise AssertionError("an event is played again in the server")

    monkeypatch.setattr(Room, "happen", never)
    assert seen(place, over, 1, "es") is not None
    assert journal_of(place, over) == journal
    assert sent(place, journal).status_code == 200


def test_who_wants_many_replays_keeps_no_stranger_waiting(place: Near, over: Seated) -> None:
    """One of each address after the other: a stranger's is made second, not seventh."""
    journal, order, lock = journal_of(place, over), list[str](), threading.Lock()
    pid = pid_of(worker_of(place))

    def want(by: str) -> None:
        headers = {"X-Forwarded-For": by}
        answer = httpx.post(f"http://{place.address}/api/replay", content=journal, headers=headers, timeout=LONG)
        assert answer.status_code == 200
        with lock:
            order.append(by)

    os.kill(pid, signal.SIGSTOP)
    try:
        asking = [threading.Thread(target=want, args=("192.0.2.66",)) for _ in range(6)]
        for each in asking:
            each.start()
        until_waiting(place, 5)
        asking.append(threading.Thread(target=want, args=("192.0.2.1",)))
        asking[-1].start()
        until_waiting(place, 6)
    finally:
        os.kill(pid, signal.SIGCONT)
    for each in asking:
        each.join(LONG)
    assert len(order) == 7 and order.index("192.0.2.1") <= 3


def until_waiting(place: Near, number: int) -> None:
    replays = place.app.state["replays"]
    assert isinstance(replays, Replays)
    until = time.monotonic() + LONG
    while sum(map(len, list(replays.turns.lines.values()))) < number:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_replay_that_takes_too_long_is_given_up(place: Near, over: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants it is told; the process is replaced, and the next replay is made."""
    journal = journal_of(place, over)
    before = worker_of(place).process
    monkeypatch.setattr(replay_routes, "PATIENCE", 0.2)
    os.kill(pid_of(worker_of(place)), signal.SIGSTOP)
    code, why = complaint(sent(place, journal))
    assert code == 400 and "takes too long" in why
    assert not before.is_alive()
    monkeypatch.undo()
    assert sent(place, journal).status_code == 200


def test_a_replay_is_made_once_and_only_so_many_for_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_routes, "REPLAYS_PER_MINUTE", 0.0)  # however long this test takes
    with serving(tmp_path, bounds=replace(WIDE, replays_at_once=2)) as near:
        at = played_by_bots(near, ANA, BOT)
        path = f"/api/tables/{at.room}/replay?seat="
        codes = [near.asked(f"{path}{seat}").status_code for seat in (0, 0, 0, 1, 0, -1)]
        assert codes == [200, 200, 200, 200, 200, 429]


# ---- journals


def journal_of(place: Near, at: Seated) -> str:
    answer = place.asked(f"/api/tables/{at.room}/journal")
    assert answer.status_code == 200
    assert f"primogen-{at.room}.journal" in answer.headers["content-disposition"]
    return answer.text


def sent(place: Near, journal: str | bytes, seat: int | str = "all") -> httpx.Response:
    return httpx.post(f"http://{place.address}/api/replay?seat={seat}", content=journal, timeout=LONG)


def test_the_journal_is_a_file_that_verifies_and_replays(place: Near, over: Seated, tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    file.write_bytes(journal_of(place, over).encode())
    verified = primogen("verify", file)
    assert verified.code == 0 and ": good: " in verified.out and "ended" in verified.out
    assert f"{file}: fair: " in verified.out
    told = primogen("replay", file).out
    alone = [as_dict(line) for line in log_of(seen(place, over, -1)) if "several" not in as_dict(line)]
    assert alone and all(sentence(line) in told.replace("\n", " ") for line in alone)


@pytest.mark.parametrize("seat", [0, 2, -1, "all"])
def test_a_journal_of_ones_own_is_shown_as_the_table_was(place: Near, over: Seated, seat: int | str) -> None:
    answer = sent(place, journal_of(place, over), seat)
    assert answer.status_code == 200
    assert answer.json() == seen(place, over, seat)


def test_a_journal_of_an_unfinished_game_is_shown_as_far_as_it_goes(place: Near, over: Seated) -> None:
    header, entries = read(split(journal_of(place, over).encode()))
    some = entries[: len(entries) // 2]
    answer = sent(place, "".join(f"{line}\n" for line in written(header, some)))
    assert answer.status_code == 200 and len(answer.json()["steps"]) == len(some) > 2


def rewritten(journal: str, **changes: object) -> str:
    """With another header, and a chain that holds."""
    header, entries = read(split(journal.encode()))
    return "".join(f"{line}\n" for line in written({**header, **changes}, entries))


def test_a_wrong_byte_is_named_by_its_line(place: Near, over: Seated) -> None:
    lines = journal_of(place, over).split("\n")
    lines[6] = lines[6].replace("a", "b", 1)
    code, why = complaint(sent(place, "\n".join(lines)))
    assert code == 400 and why.startswith("line 7: ")


def test_a_game_whose_cards_have_changed_is_refused_by_name(place: Near, over: Seated) -> None:
    code, why = complaint(sent(place, rewritten(journal_of(place, over), cards="0" * 32)))
    assert code == 400 and "cards of this game have changed" in why


def test_another_answer_is_found_by_playing(place: Near, over: Seated) -> None:
    header, entries = read(split(journal_of(place, over).encode()))
    entries[3].answer = 99
    code, why = complaint(sent(place, "".join(f"{line}\n" for line in written(header, entries))))
    assert code == 400 and why.startswith("line 5: ")


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"game": "chess"}, "no game that is played here"),
        ({"game": ["rivals"]}, "no game that is played here"),
        ({"edition": "1492"}, "1492"),
        ({"seats": "many"}, "not understood"),
        ({"seed": "another"}, "not understood"),
    ],
)
def test_a_header_of_something_else_is_refused(
    place: Near, over: Seated, changes: dict[str, object], what: str
) -> None:
    code, why = complaint(sent(place, rewritten(journal_of(place, over), **changes)))
    assert code == 400 and what in why


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\n", b"[" * 5000 + b"\n", b"{}\n"])
def test_what_is_no_journal_is_told_so(place: Near, content: bytes) -> None:
    code, why = complaint(sent(place, content))
    assert code == 400 and "line 1" in why


def test_what_is_too_long_is_not_played(place: Near, over: Seated) -> None:
    assert sent(place, b"x" * 300_000).status_code == 413
    header, entries = read(split(journal_of(place, over).encode()))
    many = (entries * MOST_ANSWERS)[: MOST_ANSWERS + 1]
    for entry in many:
        entry.chance, entry.fingerprint = [], ""
    code, why = complaint(sent(place, "".join(f"{line}\n" for line in written(header, many))))
    assert code == 400 and "too long" in why


def test_a_deck_that_nobody_can_play_is_refused_and_does_no_harm(place: Near, over: Seated) -> None:
    journal = journal_of(place, over)
    header, _ = read(split(journal.encode()))
    bare = {**header, "seats": [{**as_dict(seat), "library": []} for seat in as_list(header["seats"])]}
    cards = digest_of(understood(bare), RULEBOOK)
    code, why = complaint(sent(place, rewritten(journal, seats=bare["seats"], cards=cards)))
    assert code == 400 and "cannot be played again" in why
    assert place.asked("/health").status_code == 200
