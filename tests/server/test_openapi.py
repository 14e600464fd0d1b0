"""Whatever is asked of the routes that the server describes (OpenAPI), it never breaks down."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from serving import Away

EXAMPLES = os.environ.get("PRIMOGEN_EXAMPLES", "15")  # for each route
FREELY = 1_000_000
SCHEMATHESIS = [sys.executable, "-m", "schemathesis.cli", "run"]
OPTIONS = ["--checks", "not_a_server_error", "--exclude-path", "/", "--seed", "1", "--generation-database", "none"]


def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    """All but the page itself, which says that it is not built where it is not."""
    place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}", "--tables-per-minute", FREELY)
    paths = place.asked("/schema/openapi.json").json()["paths"]
    assert {"/health", "/api/tables", "/api/games/{game}"} <= set(paths)
    routes = sum(len(methods) for path, methods in paths.items() if path != "/")
    tried = subprocess.run(
        [*SCHEMATHESIS, f"http://{place.address}/schema/openapi.json", "--max-examples", EXAMPLES, *OPTIONS],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    code, _, err = place.ends(signal.SIGTERM)
    assert tried.returncode == 0, tried.stdout + tried.stderr
    assert f"Tested: {routes}\n" in tried.stdout
    assert code == 0 and {json.loads(line)["level"] for line in err.splitlines()} <= {"info", "warning"}
