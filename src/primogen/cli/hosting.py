"""The commands of whoever hosts tables, and their options: see app.py for the others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from primogen.cli.numbers import whole

Unplayed = Annotated[
    int, Parameter(converter=whole, help="Days that a table is kept at which nobody plays; 0: for ever.")
]
Lessons = Annotated[
    int, Parameter(converter=whole, help="Days that lessons, and tables of bots alone, are kept; 0: for ever.")
]
Finished = Annotated[
    int, Parameter(converter=whole, help="Days that any table is kept after the last answer; 0: for ever.")
]


def add_hosting(app: App) -> None:
    for command in (serve, backup, restore, prune, load):
        app.command(command)


def serve(
    *,
    host: Annotated[str, Parameter(help="Where to listen: 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, Parameter(converter=whole, help="0 takes any that is free.")] = 8000,
    database: Annotated[
        str | None,
        Parameter(
            env_var="PRIMOGEN_DATABASE", help="sqlite:///FILE or postgresql://...; a file in your data folder if none."
        ),
    ] = None,
    bots: Annotated[int, Parameter(converter=whole, help="In how many processes bots think.")] = 1,
    tables_per_minute: Annotated[
        int, Parameter(converter=whole, help="How many tables one address may make in a minute.")
    ] = 20,
    proxies: Annotated[
        list[str] | None,
        Parameter(
            negative=(),
            help="The address, or network, of a proxy whose X-Forwarded-For and -Proto count; again for another.",
        ),
    ] = None,
    https: Annotated[
        bool, Parameter(negative=(), help="People come by https alone: cookies are for that, and browsers keep to it.")
    ] = False,
    check: Annotated[
        bool,
        Parameter(
            negative="",
            help="Serve nothing: say what would become of the tables under way under this version (1: some are lost).",
        ),
    ] = False,
    drain: Annotated[
        bool,
        Parameter(negative="", help="Take no new tables: those under way go on. SIGUSR1 begins and ends it, too."),
    ] = False,
    sign_ups_per_day: Annotated[
        int, Parameter(converter=whole, help="How many accounts one address may make in a day.")
    ] = 20,
    sockets_per_address: Annotated[
        int, Parameter(converter=whole, help="How many may be connected from one address: a club behind one router.")
    ] = 600,
    keep_unplayed: Unplayed = 2,
    keep_lessons: Lessons = 7,
    keep_finished: Finished = 365,
) -> int:
    """Host tables for friends and strangers; every game survives a restart."""
    if check:
        from primogen.cli.checking import check_tables

        return check_tables(database)
    from primogen.cli.pruning import retention_of
    from primogen.cli.serving import serve_tables

    return serve_tables(
        host,
        port,
        database,
        bots,
        tables_per_minute,
        proxies=proxies,
        is_https=https,
        is_draining=drain,
        retention=retention_of(keep_unplayed, keep_lessons, keep_finished),
        sign_ups_per_day=sign_ups_per_day,
        sockets_per_address=sockets_per_address,
    )


def backup(
    file: Annotated[Path, Parameter(help="Where to put the copy; it must not be there yet.")],
    *,
    database: Annotated[
        str | None,
        Parameter(
            env_var="PRIMOGEN_DATABASE",
            help="sqlite:///FILE; a file in your data folder if none. PostgreSQL: pg_dump.",
        ),
    ] = None,
) -> int:
    """Copy the tables of a server while people play at them."""
    from primogen.cli.backing_up import back_up

    return back_up(file, database)


def restore(
    file: Annotated[Path, Parameter(help="A copy that `primogen backup` has made.")],
    *,
    database: Annotated[
        str | None,
        Parameter(
            env_var="PRIMOGEN_DATABASE",
            help="sqlite:///FILE; a file in your data folder if none. PostgreSQL: pg_restore.",
        ),
    ] = None,
) -> int:
    """Put a backup in the database's place. What was there is kept beside it."""
    from primogen.cli.backing_up import restore

    return restore(file, database)


def prune(
    *,
    database: Annotated[
        str | None,
        Parameter(
            env_var="PRIMOGEN_DATABASE", help="sqlite:///FILE or postgresql://...; a file in your data folder if none."
        ),
    ] = None,
    dry_run: Annotated[bool, Parameter(negative="", help="Only say how many there are.")] = False,
    keep_unplayed: Unplayed = 2,
    keep_lessons: Lessons = 7,
    keep_finished: Finished = 365,
) -> int:
    """Remove tables that are older than they are kept for, as a server does every night."""
    from primogen.cli.pruning import prune, retention_of

    return prune(database, retention_of(keep_unplayed, keep_lessons, keep_finished), is_dry=dry_run)


def load(
    *,
    game: Annotated[
        str | None, Parameter(help="Which game is meant; `primogen games` lists them, and how many may play.")
    ] = None,
    tables: Annotated[int, Parameter(converter=whole, help="How many tables are played at.")] = 100,
    seats: Annotated[int, Parameter(converter=whole, help="How many players sit at each.")] = 4,
    rate: Annotated[float, Parameter(help="How many answers a second are given, at all tables together.")] = 100.0,
    minutes: Annotated[float, Parameter(help="For how long.")] = 5.0,
    database: Annotated[str | None, Parameter(help="Where the server keeps it; a new SQLite file if none.")] = None,
) -> int:
    """Measure what this machine bears: games over real sockets against a server of their own."""
    from primogen.cli.loading import measure

    return measure(game, tables, seats, rate, minutes, database)
