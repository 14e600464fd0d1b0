"""`primogen play --terminal`: people and bots at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from primogen.books.ledger import search
from primogen.cli.choosing import decks_for, seats_at, seed_of, terms_of, texts_of
from primogen.cli.misuse import Misused, writable
from primogen.cli.session import Session, new_session, resumed_session
from primogen.games.register import wing
from primogen.games.wing import Wing
from primogen.kernel.decisions import verb_of
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.machine import CONCESSION, explained
from primogen.text.languages import LANGUAGES, pick

HELP = (
    """Answer with a number, or with the first letters of its words: "{}" is "{}".
  ?            what you cannot do now, and which rule says so
  ? WORDS      the same, only what matches
  card NAME    a card's text          rules WORDS  search the rules
  table        show the table         log          what happened lately
  save FILE    keep the game          quit         leave it
  undo         take back what revealed nothing
  concede      give up: the game is over""",
    """Responde con un número, o con las primeras letras: "{}" es "{}".
  ?            lo que no puedes hacer ahora, y qué regla lo dice
  ? PALABRAS   lo mismo, solo lo que coincida
  card NOMBRE  el texto de una carta  rules PALABRAS  buscar reglas
  table        mostrar la mesa        log          lo que ha pasado
  save FICHERO guardar la partida     quit         dejarla
  undo         deshacer lo que no ha revelado nada
  concede      rendirse: la partida acaba""",
)
BESIDES = ("At any time:", "En cualquier momento:")
LINES_SHOWN = 12
SEATS: Final = 2  # if nothing is said
BOT: Final = "simple"


def play_in_terminal(
    game: str | None,
    seats: int | None,
    friends: int,
    bot: str | None,
    decks: list[str],
    seed: str | None,
    lang: str,
    save: Path | None,
    resume: Path | None,
    called: list[str],
    edition: str | None,
    settled: list[str],
) -> int:
    played = wing(game)
    if not 0 <= friends < played.seats[-1]:
        raise Misused(f"--friends {friends}: 0 to {played.seats[-1] - 1}")
    if save is not None:
        writable(save)
    people = list(range(1 + friends))
    if resume is not None:
        session = resumed_session(resume, people, {})
        played, count = wing(str(session.header["game"])), session.g.seats()
        save = save or resume
    else:
        count = seats_at(played, SEATS if seats is None else seats)
        chosen = seed_of(seed)
        terms = terms_of(played, edition, settled)
        lists = decks_for(played, decks, count, chosen, terms)
        names = [person_name(seat, called, lang) if seat in people else deck.name for seat, deck in enumerate(lists)]
        header = played.desk().deal(names, texts_of(played, lists), chosen, terms)
        session = new_session(header, people, {})
    if len(people) > count:
        raise Misused(f"{len(people)} people do not fit a table for {count}")
    for seat in range(len(people), count):
        session.bots[seat] = played.bots()[bot or BOT](seat + len(session.journal.entries))
    return Keyboard(played, session, LANGUAGES[lang], save).run()


def person_name(seat: Seat, called: list[str], lang: str) -> str:
    if seat < len(called):
        return called[seat]
    return pick(LANGUAGES[lang], f"Friend {seat}" if seat else "Player", f"Amigo {seat}" if seat else "Jugador")


class Keyboard:
    def __init__(self, played: Wing, session: Session, lang: int, save: Path | None) -> None:
        self.played = played
        self.session = session
        self.lang = lang
        self.path = save
        self.words = played.voice(session.names, lang)
        self.terminal = played.terminal()
        self.commands = self.terminal.commands(lang)
        self.console = Console(highlight=False, soft_wrap=False)
        self.told = 0
        self.last_seat = NONE

    def help(self, style: str) -> None:
        self.console.print(HELP[self.lang].format(*self.terminal.example(self.lang)), style=style)
        if self.commands:
            self.console.print(BESIDES[self.lang], style=style)
        for typed, (_, said) in self.commands.items():
            self.console.print(f"  {typed:12} {said}", style=style, markup=False)

    def table(self, seat: Seat) -> None:
        for part in self.terminal.table(self.session.g, seat, self.words):
            self.console.print(part)

    def say(self, english: str, spanish: str) -> None:
        self.console.print(pick(self.lang, english, spanish), markup=False)

    # ---- the game

    def run(self) -> int:
        self.help("dim")
        while self.session.g.decision is not None:
            seat = self.session.g.decision.seat
            if not self.session.is_person(seat):
                self.session.bot_answers()
                continue
            self.tell(seat)
            if not self.ask(seat):
                return self.leave()
            self.keep()
        self.keep()
        self.tell(NONE)
        self.table(self.session.people[0])
        winner = self.words.seat(self.session.g.ended[0])
        self.console.print(pick(self.lang, f"{winner} wins.", f"Gana {winner}."), style="bold", markup=False)
        return 0

    def leave(self) -> int:
        if self.path is not None:
            self.say(f"Kept in {self.path}; go on with --resume {self.path}", f"Guardada en {self.path}")
        return 0

    def keep(self) -> None:
        if self.path is not None:
            self.session.save(self.path)

    def tell(self, seat: Seat) -> None:
        """What has happened since; with friends at the keyboard, only what all may know."""
        eyes = seat if len(self.session.people) == 1 else NONE
        for said in self.words.story(self.session.g, self.session.lines[self.told :], eyes):
            self.console.print("  " + said.words, style="dim", markup=False)
        self.told = len(self.session.lines)

    # ---- one question

    def ask(self, seat: Seat) -> bool:
        if len(self.session.people) > 1 and seat != self.last_seat:
            name = self.words.seat(seat)
            self.console.rule(Text(pick(self.lang, f"{name}'s turn at the keyboard", f"Le toca al teclado: {name}")))
        self.last_seat = seat
        decision = self.session.g.decision
        assert decision is not None
        if self.terminal.shows_table_for(decision.asks):
            self.table(seat)
        self.put(seat)
        while True:
            line = self.read(seat)
            if line is None:
                return False
            result = self.obey(seat, line.strip())
            if result != "":
                return result == "go"

    def put(self, seat: Seat) -> None:
        decision = self.session.g.decision
        assert decision is not None
        about = self.words.card(self.session.g, seat, decision.about)
        who = self.words.seat(seat) if len(self.session.people) > 1 else pick(self.lang, "You", "Tú")
        head = f"{who}: {self.words.asked(self.session.g, decision)}"
        self.console.print(head + (f"  [{about}]" if about else ""), style="bold", markup=False)
        brings = [self.words.brings(self.session.g, seat, option) or "" for option in decision.options]
        self.console.print(listed(self.words.options(self.session.g, decision), brings))

    def read(self, seat: Seat) -> str | None:
        try:
            return input("> ")
        except EOFError:
            return None

    def obey(self, seat: Seat, line: str) -> str:
        """ "go" when the game went on, "quit" to leave, "" to read another line."""
        command, _, rest = line.partition(" ")
        if command in ("quit", "exit"):
            return "quit"
        if command == "?" or line.startswith("?"):
            self.greyed(seat, line[1:].strip())
        elif command == "help":
            self.help("")
        elif command == "table":
            self.table(seat)
            self.put(seat)
        elif command == "log":
            self.show_log(seat)
        elif command == "card" and rest:
            self.show_card(rest)
        elif command == "rules" and rest:
            self.show_rules(rest)
        elif command == "save":
            self.save(rest)
        elif command == "undo":
            return self.undo()
        elif command in self.commands:
            return self.interject(seat, self.commands[command][0])
        elif command == "concede":
            return self.concede(seat)
        elif line:
            return self.answer(seat, line)
        return ""

    def answer(self, seat: Seat, line: str) -> str:
        decision = self.session.g.decision
        assert decision is not None
        found = matching(line, self.words.options(self.session.g, decision))
        if len(found) == 1:
            self.session.person_answers(found[0])
            return "go"
        if found:
            texts = self.words.options(self.session.g, decision)
            several = ", ".join(texts[index] for index in found)
            self.say(f"That could be: {several}", f"Podría ser: {several}")
        else:
            self.say(
                "That is not one of the options; ? says why something is not.", "No es una opción; ? dice por qué."
            )
        return ""

    # ---- commands

    def greyed(self, seat: Seat, words: str) -> None:
        refused = explained(self.session.g).refused
        shown = 0
        for each in refused:
            text = self.words.option(self.session.g, seat, each.option)
            if not words or is_prefix_of(words.split(), text):
                self.console.print(f"  {text}: {self.words.refusal(self.session.g, seat, each)}", markup=False)
                shown += 1
        if not shown:
            self.say("Nothing is greyed here.", "Aquí no hay nada en gris.")

    def show_log(self, seat: Seat) -> None:
        eyes = seat if len(self.session.people) == 1 else NONE
        for line in self.session.lines[-LINES_SHOWN:]:
            self.console.print("  " + self.words.line(self.session.g, line, eyes), markup=False)

    def show_card(self, name: str) -> None:
        for card in self.played.cards():
            if name.casefold() in card.name.casefold():
                self.console.print(f"{card.name} ({card.banner[self.lang]})", style="bold", markup=False)
                self.console.print(card.text[self.lang], markup=False)
                return
        self.say(f"No card is called {name}.", f"Ninguna carta se llama {name}.")

    def show_rules(self, words: str) -> None:
        found = search(words)[:LINES_SHOWN]
        if not found:
            self.say(f"No rule speaks of {words}.", f"Ninguna regla habla de {words}.")
        for _, rule in found:
            self.console.print(f"{rule.id}: {rule.rule}", markup=False)

    def save(self, rest: str) -> None:
        path = Path(rest) if rest else self.path
        if path is None:
            self.say("Save where? save FILE", "¿Dónde? save FICHERO")
            return
        try:
            self.session.save(path)
        except OSError as error:
            self.say(f"{path}: {error.strerror}", f"{path}: {error.strerror}")
            return
        self.path = path
        self.say(f"Kept in {path}.", f"Guardada en {path}.")

    def undo(self) -> str:
        if self.session.undo():
            self.told = min(self.told, len(self.session.lines))
            return "go"
        self.say("There is nothing to take back: something was revealed since.", "No hay nada que deshacer.")
        return ""

    def interject(self, seat: Seat, verb: int) -> str:
        for option in self.session.g.interjections(seat):
            if verb_of(option) == verb:
                self.session.person_interjects(seat, option)
                return "go"
        self.say("That cannot be done now.", "Eso no se puede hacer ahora.")
        return ""

    def concede(self, seat: Seat) -> str:
        self.say("The game would be over. Type concede again, or play on.", "La partida acabaría. Repite concede.")
        if (self.read(seat) or "").strip() != "concede":
            self.put(seat)
            return ""
        self.session.person_interjects(seat, CONCESSION)
        return "go"


def listed(texts: list[str], brings: list[str]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    grid.add_column(style="dim")
    for number, (text, brought) in enumerate(zip(texts, brings, strict=True), 1):
        grid.add_row(str(number), Text(text), Text(brought))
    return grid


def matching(line: str, texts: list[str]) -> list[int]:
    """By number, by the whole text, or by the first letters of its words."""
    if line.isdigit():
        return [index for index in range(len(texts)) if str(index + 1) == line]
    exact = [index for index, text in enumerate(texts) if text.casefold() == line.casefold()]
    if exact:
        return exact
    return [index for index, text in enumerate(texts) if is_prefix_of(line.split(), text)]


def is_prefix_of(tokens: list[str], text: str) -> bool:
    """Each token begins a word of the text, in order."""
    words = text.casefold().replace(":", " ").split()
    at = 0
    for token in tokens:
        while at < len(words) and not words[at].startswith(token.casefold()):
            at += 1
        if at == len(words):
            return False
        at += 1
    return bool(tokens)
