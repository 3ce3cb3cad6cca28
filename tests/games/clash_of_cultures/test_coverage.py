"""Every rule of the catalogue is cited by the code that enforces it and by a test that checks it."""

from __future__ import annotations

from pathlib import Path

from pentapolis.kernel.catalogue import coverage, parse_catalogue, strangers
from pentapolis.kernel.data import read_text
from tests.games.clash_of_cultures.common import ROOT, SCENARIOS

CATALOGUE = parse_catalogue(read_text("pentapolis.games.clash_of_cultures", "rules.md"))
CODE = ROOT / "src" / "pentapolis" / "games" / "clash_of_cultures"


def texts(*files: Path) -> dict[str, str]:
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in sorted(files)}


def code() -> dict[str, str]:
    return texts(*CODE.rglob("*.py"))


def proofs() -> dict[str, str]:
    return texts(*SCENARIOS.glob("*.yaml"), *Path(__file__).parent.glob("test_*.py"))


def test_no_rule_is_a_hole() -> None:
    covered = coverage(CATALOGUE, code(), proofs())
    assert len(covered) == 396
    assert [entry.rule.id for entry in covered if not entry.code] == []
    assert [entry.rule.id for entry in covered if not entry.tests] == []


def test_no_citation_goes_astray() -> None:
    assert strangers(CATALOGUE, code() | proofs()) == {}


def test_nothing_cites_more_than_it_can_check() -> None:
    """A list of ids in one place would cover everything and check nothing."""
    for file, text in code().items():
        longest = max((line.count("CC-") for line in text.splitlines()), default=0)
        assert longest <= 6, file
