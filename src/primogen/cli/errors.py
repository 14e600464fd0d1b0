"""Running a command: what goes wrong by the user's doing gets a message that names it, exit code 2, no traceback."""

from __future__ import annotations

import sys
from concurrent.futures import BrokenExecutor
from typing import Final

from cyclopts import CycloptsError

from primogen.cli.app import app
from primogen.cli.misuse import Misused
from primogen.decks.deck import DeckError
from primogen.games.register import NoSuchGame
from primogen.kernel.journal import JournalError, OpeningError
from primogen.scenarios.told import ScenarioError
from primogen.text.grammar import NotSayable

MISUSED: Final = 2
BROKEN: Final = 1


def run(arguments: list[str]) -> int:
    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return complain(str(error))
    except (DeckError, JournalError, NoSuchGame, OpeningError, ScenarioError, Misused) as error:
        return complain(str(error))
    except NotSayable as error:
        complain(str(error))
        return BROKEN
    except BrokenExecutor:
        complain("a process that played games has died; with fewer --jobs there is more memory for each")
        return BROKEN
    except BrokenPipeError:
        return 0
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code if isinstance(code, int) else 0


def complain(message: str) -> int:
    print(f"primogen: {message}", file=sys.stderr)
    return MISUSED
