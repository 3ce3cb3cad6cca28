"""What docs/scenarios.md shows works, and it names everything that a scenario can say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pentapolis import games
from pentapolis.kernel.scenario import check
from pentapolis.kernel.scenario_file import HEAD as HEAD_FIELDS
from pentapolis.kernel.scenario_steps import DEEDS

DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"```yaml\n(game: .*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_documentation_pass(text: str) -> None:
    found = check(text, "scenarios.md", games.load)
    assert found
    assert [str(failure) for entry in found for failure in entry.failures] == []


def test_the_documentation_names_everything_a_scenario_can_say() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert len(EXAMPLES) == 4
    assert [word for word in (*HEAD_FIELDS, *DEEDS) if f"`{word}" not in text] == []
