"""The commands and their options. Each imports what it needs only when it is called, so that --help is quick."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

import primogen
from primogen.cli.hosting import add_hosting
from primogen.cli.numbers import whole, wholes

app = App(
    name="primogen",
    help="A rules engine, a table, bots and a laboratory for two card games of the World of Darkness.",
    version=primogen.__version__,
)


Lang = Literal["en", "es"]
BotName = Literal["random", "simple"]
Game = Annotated[str | None, Parameter(help="Which game is meant; `primogen games` lists them, and how many may play.")]
DECKS_HELP = "A starter deck (`primogen deck` lists them) or a deck file; once for each seat."
Edition = Annotated[
    str | None, Parameter(help="By which rules; the newest if nothing is said. Rivals: 2020, 2022-06, 2022-09, 2023.")
]
With = Annotated[
    list[str] | None,
    Parameter(
        name="--with", negative=(), help="What else the table settles, as NAME=VALUE: city=rio; again for another."
    ),
]


@app.command
def play(
    *,
    game: Game = None,
    seats: Annotated[
        int | None, Parameter(converter=whole, help="How many players sit at the table; 2 if nothing is said.")
    ] = None,
    bot: Annotated[BotName | None, Parameter(help="Who plays the other seats; simple if nothing is said.")] = None,
    deck: Annotated[list[str] | None, Parameter(help=DECKS_HELP)] = None,
    seed: Annotated[str | None, Parameter(help="The same seed deals the same game.")] = None,
    lang: Annotated[Lang | None, Parameter(help="English or Spanish.")] = None,
    name: Annotated[list[str] | None, Parameter(help="What you are called, and then each friend.")] = None,
    new: Annotated[bool, Parameter(negative="", help="Deal a table although the last one is not over.")] = False,
    open: Annotated[bool, Parameter(help="Open the browser, where there is one.")] = True,
    terminal: Annotated[bool, Parameter(negative="", help="Play in the terminal.")] = False,
    friends: Annotated[
        int | None, Parameter(converter=whole, help="In the terminal: how many friends sit at the same keyboard.")
    ] = None,
    save: Annotated[Path | None, Parameter(help="In the terminal: where to keep the game as it is played.")] = None,
    resume: Annotated[Path | None, Parameter(help="In the terminal: go on with a saved game.")] = None,
    edition: Edition = None,
    settled: With = None,
) -> int:
    """Play against bots at a table in your browser; or, with friends too, in the terminal."""
    if not terminal and friends is None and save is None and resume is None:
        from primogen.cli.own_table import Wish, play_in_browser
        from primogen.server.pages import is_built

        if is_built():
            wish = Wish(game, seats, bot, deck or [], seed, name or [], lang, new, open, edition, settled or [])
            return play_in_browser(wish)
        print("The page is not built (`make web` builds it): here is the table in the terminal.", file=sys.stderr)
    from primogen.cli.playing import play_in_terminal

    return play_in_terminal(
        game,
        seats,
        friends or 0,
        bot,
        deck or [],
        seed,
        lang or "en",
        save,
        resume,
        name or [],
        edition,
        settled or [],
    )


@app.command
def watch(
    *,
    game: Game = None,
    seats: Annotated[int, Parameter(converter=whole, help="How many bots play.")] = 4,
    bot: Annotated[list[BotName] | None, Parameter(help="The bots, once for each seat; they repeat.")] = None,
    deck: Annotated[list[str] | None, Parameter(help=DECKS_HELP)] = None,
    seed: Annotated[str | None, Parameter(help="The same seed shows the same game.")] = None,
    lang: Annotated[Lang, Parameter(help="English or Spanish.")] = "en",
    delay: Annotated[float, Parameter(help="Seconds between lines.")] = 0.0,
    save: Annotated[Path | None, Parameter(help="Where to keep the game.")] = None,
    edition: Edition = None,
    settled: With = None,
) -> int:
    """Watch bots play a game to its end."""
    from primogen.cli.watching import watch_bots

    return watch_bots(game, seats, list(bot or ["simple"]), deck or [], seed, lang, delay, save, edition, settled or [])


@app.command
def scenario(
    *files: Annotated[Path, Parameter(help="Scenario files (YAML).")],
    lang: Annotated[Lang, Parameter(help="The language the scenarios' words are in.")] = "en",
    json: Annotated[bool, Parameter(help="As JSON.")] = False,
) -> int:
    """Run scenario files: set the table, act and answer by words, expect. Strict.

    A file that is no scenario does not stop the others. Exit code 1: something is not as expected; 2: a file is none.
    """
    from primogen.cli.scenarios import run_scenarios

    return run_scenarios(list(files), lang, as_json=json)


@app.command
def games() -> int:
    """List the games that can be played. Commands that take --game mean the first if nothing is said."""
    from primogen.cli.books import show_games

    return show_games()


@app.command
def rules(
    *words: Annotated[str, Parameter(help="Words, an id, or the beginning of one: RV-BLOCK.")],
    coverage: Annotated[bool, Parameter(help="Say which testable rules no test cites.")] = False,
    json: Annotated[bool, Parameter(help="As JSON.")] = False,
    tests: Annotated[Path, Parameter(help="The folder of tests to compare with.")] = Path("tests"),
    compare: Annotated[tuple[str, str] | None, Parameter(help="Two editions side by side: 2020 2023.")] = None,
    lang: Annotated[Lang, Parameter(help="The language of headings; the ledger is English.")] = "en",
    game: Game = None,
) -> int:
    """Search the ledger of rules, or compare two editions."""
    from primogen.cli.books import show_coverage, show_rules
    from primogen.cli.comparing import show_comparison

    if compare is not None:
        return show_comparison(game, *compare, lang, as_json=json)
    return show_coverage(tests, as_json=json) if coverage else show_rules(game, " ".join(words), as_json=json)


@app.command
def cards(
    *words: Annotated[str, Parameter(help="Words that occur in a card's name or text.")],
    set: Annotated[str | None, Parameter(help='Only this set, for example "Hunters & Hunted".')] = None,
    json: Annotated[bool, Parameter(help="As JSON.")] = False,
    lang: Annotated[Lang, Parameter(help="English or Spanish.")] = "en",
    game: Game = None,
    edition: Edition = None,
    rulings: Annotated[
        bool,
        Parameter(negative="", help="With what the rulebooks say of each; of three cards it is told anyway."),
    ] = False,
    coverage: Annotated[
        bool, Parameter(negative="", help="How much of all that was printed can be played, and what is missing most.")
    ] = False,
) -> int:
    """List the cards that can be played, with their texts."""
    from primogen.cli.books import show_cards, show_playable

    if coverage:
        return show_playable(game, as_json=json)

    return show_cards(game, " ".join(words), set, lang, edition, with_rulings=rulings, as_json=json)


@app.command
def deck(
    *files: Annotated[str, Parameter(help="Deck files, or names of starter decks; all starters if none is named.")],
    to: Annotated[
        str | None,
        Parameter(help="Print it in this format instead: text or json; jol, lackey or vdb of the other game."),
    ] = None,
    lang: Annotated[Lang, Parameter(help="English or Spanish.")] = "en",
    game: Game = None,
    edition: Edition = None,
    settled: With = None,
) -> int:
    """Check decks against the rules, or turn one into another format."""
    from primogen.cli.books import show_decks

    return show_decks(game, list(files), to, lang, edition, settled or [])


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A journal.")],
    *,
    until: Annotated[
        int | None, Parameter(converter=whole, help="Stop after so many answers and show the table.")
    ] = None,
    seat: Annotated[
        int, Parameter(converter=whole, help="Whose eyes to see with, from 1; 0 sees what everybody sees.")
    ] = 0,
    lang: Annotated[Lang, Parameter(help="English or Spanish.")] = "en",
) -> int:
    """Tell the story of a recorded game."""
    from primogen.cli.watching import replay_journal

    return replay_journal(file, until, seat, lang)


@app.command
def verify(*files: Annotated[Path, Parameter(help="Journals.")]) -> int:
    """Check journals: the chain of every line, chance, and every fingerprint."""
    from primogen.cli.watching import verify_journals

    return verify_journals(list(files))


@app.command
def simulate(
    *,
    game: Game = None,
    games: Annotated[int, Parameter(converter=whole, help="How many games.")] = 100,
    seats: Annotated[
        list[int] | None, Parameter(converter=wholes, help="Players at a table; more than once for several.")
    ] = None,
    bots: Annotated[list[BotName] | None, Parameter(help="Who plays; they change seats from game to game.")] = None,
    deck: Annotated[
        list[str] | None,
        Parameter(
            name=("--deck", "--decks"),
            help="Decks that meet: starters, files, or random: for each seat of each game another legal deck, drawn"
            " from all cards; all starters if none.",
        ),
    ] = None,
    jobs: Annotated[int, Parameter(converter=whole, help="How many games at once.")] = 1,
    seed: Annotated[
        int, Parameter(converter=whole, help="The seed of the first game; each next game's is one higher.")
    ] = 0,
    check: Annotated[bool, Parameter(help="Verify invariants, views and copies at every decision.")] = False,
    failures: Annotated[
        Path, Parameter(help="The folder for the journals of games that fail; `replay` shows what happened.")
    ] = Path("failures"),
    json: Annotated[bool, Parameter(help="As JSON.")] = False,
    edition: Annotated[
        str | None,
        Parameter(help="By which rules; any: others in each game, with random decks. So --with city=any."),
    ] = None,
    settled: With = None,
) -> int:
    """Let bots play many games and count who wins, and how; a game that fails stops nothing, but is told (exit 1)."""
    from primogen.cli.laboratory import run_simulation

    return run_simulation(
        game,
        games,
        seats or [2],
        list(bots or ["random"]),
        deck or [],
        jobs,
        seed,
        failures,
        edition,
        settled or [],
        checked=check,
        as_json=json,
    )


@app.command
def fit(
    *,
    game: Game = None,
    keep: Annotated[
        Path, Parameter(help="Where the weights go after every generation; a search there goes on.")
    ] = Path("fitted.json"),
    minutes: Annotated[float, Parameter(help="For how long; the generation under way is played to its end.")] = 5.0,
    jobs: Annotated[int, Parameter(converter=whole, help="In how many processes.")] = 1,
    since: Annotated[
        Path | None, Parameter(help="Begin with these weights and play against them; those of simple if none.")
    ] = None,
    seed: Annotated[
        int, Parameter(converter=whole, help="The same seed tries the same candidates on the same deals.")
    ] = 1,
) -> int:
    """Find better weights for the bot simple: candidates play it, and the better ones lead on."""
    from primogen.cli.laboratory import run_fit

    return run_fit(game, minutes, jobs, keep, since, seed)


@app.command
def bench(
    *,
    game: Game = None,
    json: Annotated[bool, Parameter(help="As JSON.")] = False,
    rounds: Annotated[int, Parameter(converter=whole, help="The best of so many rounds counts.")] = 6,
    peers: Annotated[
        bool, Parameter(help="Measure the peers too (they install into an environment of their own).")
    ] = True,
    keep: Annotated[Path | None, Parameter(help="Write the figures, as JSON, to this file too.")] = None,
) -> int:
    """Measure speed, beside peers in the same run."""
    from primogen.cli.laboratory import run_bench

    return run_bench(game, rounds, with_peers=peers, as_json=json, keep=keep)


add_hosting(app)
