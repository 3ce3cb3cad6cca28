"""`make check` runs the tests that a change touches."""

import doctest
import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent
touched = runpy.run_path(str(ROOT / "scripts" / "touched.py"))


def test_the_examples_of_the_script_are_true() -> None:
    found = doctest.DocTestFinder().find(touched["touched"], "touched", globs=touched)
    results = [doctest.DocTestRunner().run(example) for example in found]
    assert sum(result.attempted for result in results) == 2
    assert sum(result.failed for result in results) == 0


def test_every_room_but_the_table_has_tests_to_run() -> None:
    rooms = [path.parent.name for path in (ROOT / "src" / "pentapolis").glob("*/__init__.py")]
    for room in {*rooms} - {"server"}:
        assert f"tests/{room}" in touched["touched"]([f"src/pentapolis/{room}/__init__.py"])


def test_a_change_of_rules_runs_tests_and_scenarios_of_the_game_and_doctests_of_the_module() -> None:
    path = "src/pentapolis/games/mosaic/scoring.py"
    assert (ROOT / path).exists()
    assert {path, "tests/games/mosaic", "tests/scenarios/test_scenarios.py"} <= {*touched["touched"]([path])}
