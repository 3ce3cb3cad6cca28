"""Which tests a change touches: prints them as arguments for pytest. `make check` runs them.

A change is what differs from `main`, or, on `main` itself, what is not committed yet. Tests of the changed room or
game, the changed tests, and the doctests of changed modules run; the house rules always do.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ALWAYS = ("tests/test_house.py", "tests/kernel")
SELDOM = ("tests/server", "tests/browser")  # `make table` runs them; a changed file of theirs runs by itself


def changed() -> list[str]:
    """Files that differ, as paths from the root."""
    base = _git("merge-base", "HEAD", "main") or _git("rev-parse", "HEAD")
    listed = f"{_git('diff', '--name-only', *base.split())}\n{_git('ls-files', '--others', '--exclude-standard')}"
    return sorted({name for name in listed.split("\n") if name})


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def touched(files: Iterable[str]) -> list[str]:
    """Tests that files touch.

    >>> touched(["src/pentapolis/games/mosaic/rules.md", "README.md"])[2:]
    ['tests/docs', 'tests/games/mosaic', 'tests/scenarios/test_scenarios.py']
    >>> touched(["src/pentapolis/bots/greedy.py", "tests/browser/test_maps.py"])[2:]
    ['src/pentapolis/bots/greedy.py', 'tests/bots', 'tests/browser/test_maps.py']
    """
    found = {test for name in files for test in _tests_of(Path(name)) if (ROOT / test).exists()}
    return [*ALWAYS, *sorted(found.difference(ALWAYS))]


def _tests_of(path: Path) -> Iterator[str]:
    match path.parts:
        case ("src", "pentapolis", "games", game, _, *_):
            yield f"tests/games/{game}"
            yield "tests/scenarios/test_scenarios.py"
        case ("src", "pentapolis", room, *_) if (folder := f"tests/{room}") not in SELDOM:
            yield folder
        case ("tests", "scenarios" | "records" as folder, *_):
            yield f"tests/{folder}"
        case ("tests", *_) if path.name.startswith("test_"):
            yield str(path)
        case ("docs", *_):
            yield "tests/docs"
        case _ if path.suffix == ".md":
            yield "tests/docs"
    if path.suffix == ".py" and path.parts[0] == "src" and (ROOT / path).exists():
        yield str(path)


if __name__ == "__main__":
    print(*touched(changed()))
