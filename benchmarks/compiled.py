"""How much faster the compiled package is: python benchmarks/compiled.py PYTHON COMPILED_PYTHON, turn by turn."""

import json
import subprocess
import sys

ROUNDS = 3
WANTED = 3.0


def speed(python: str) -> dict[str, float]:
    command = [python, "-m", "primogen", "bench", "--no-peers", "--rounds", "1", "--json"]
    out = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(out.stdout)
    return {"compiled": float(found["compiled"]), **found["seats_4"]}


def main() -> int:
    plain, compiled = sys.argv[1:3]
    best = {plain: 0.0, compiled: 0.0}
    for _ in range(ROUNDS):
        for python in best:
            found = speed(python)
            assert found["compiled"] == float(python == compiled), f"{python} does not run what it should"
            best[python] = max(best[python], found["decisions_per_second"])
    ratio = best[compiled] / best[plain]
    print(f"{best[compiled]:,.0f} decisions/s compiled, {best[plain]:,.0f} interpreted: {ratio:.2f} times as fast")
    return 0 if ratio >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
