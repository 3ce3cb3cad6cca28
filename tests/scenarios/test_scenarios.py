"""Every scenario of the folders here is a test, and together they tell every worked example of the rulebooks."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentapolis.games import load, package_of
from pentapolis.kernel import Match
from pentapolis.kernel.catalogue import Catalogue, parse_catalogue
from pentapolis.kernel.data import read_text
from pentapolis.kernel.refusal import KERNEL_RULES
from pentapolis.kernel.scenario import Scenario, run
from pentapolis.kernel.scenario_steps import Refused
from tests.scenarios.reading import HERE, in_file

# The worked examples of each game; its folder bears the game's id.
EXAMPLES = {
    "flow_of_history": [f"FH-EX-{number}" for number in range(1, 43)],
    "clash_of_cultures": [f"CC-EX-{number}" for number in (*range(1, 45), *range(101, 126))],
    "beyond_the_horizon": [f"BH-EX-{number}" for number in range(1, 44)],
    "civolution": [f"CV-EX-{number}" for number in range(1, 84)],
    "mosaic": [f"MO-EX-{number}" for number in (*range(1, 14), *range(20, 43))],
}


def read_all() -> list[Scenario]:
    return [scenario for file in sorted(HERE.glob("*/*.yaml")) for scenario in in_file(file)]


SCENARIOS = read_all()


def of_game(game: str) -> list[Scenario]:
    return [scenario for scenario in SCENARIOS if scenario.game == game]


def catalogue(game: str) -> Catalogue:
    return parse_catalogue(read_text(package_of(game), "rules.md"))


def rules_of(scenario: Scenario) -> Iterator[tuple[int, str]]:
    """The rules a scenario is about and those it says refuse something, with their lines."""
    for rule in scenario.rules:
        yield scenario.line, rule
    for step in scenario.steps:
        if isinstance(step.deed, Refused) and step.deed.rule not in KERNEL_RULES:
            yield step.line, step.deed.rule


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.file}: {scenario.title}")
def test_scenario(scenario: Scenario) -> None:
    result = run(scenario, load(scenario.game))
    if result.cause is not None:
        raise result.cause
    assert result.passed, "\n".join(map(str, result.failures))


@pytest.mark.no_cover  # the same answers again, in dozens of worlds each
@pytest.mark.parametrize("file", sorted({scenario.file for scenario in SCENARIOS}))
def test_what_an_answer_has_shown_can_be_judged(file: str) -> None:
    """In every world that its seat could not tell from ours, the answer can be given."""
    results = [run(one, load(one.game), Match.why_not_undo) for one in SCENARIOS if one.file == file]
    assert [failure for result in results for failure in result.failures] == []


def test_scenarios_lie_in_the_folder_of_their_game() -> None:
    assert [s.file for s in SCENARIOS if Path(s.file).parent.name != s.game] == []


def test_titles_are_unique() -> None:
    titles = Counter((scenario.game, scenario.title) for scenario in SCENARIOS)
    assert [title for title, number in titles.items() if number > 1] == []


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_worked_example_is_a_scenario_and_no_other_is_named(game: str) -> None:
    told = {scenario.example for scenario in of_game(game) if scenario.example is not None}
    assert sorted(told) == sorted(EXAMPLES[game])


@pytest.mark.parametrize("game", EXAMPLES)
def test_rules_are_named_and_exist(game: str) -> None:
    known = catalogue(game).rules
    assert [f"{s.file}:{s.line}" for s in of_game(game) if not s.rules] == []
    named = [(f"{s.file}:{line}", rule) for s in of_game(game) for line, rule in rules_of(s)]
    assert [f"{place}: {rule}" for place, rule in named if rule not in known] == []
