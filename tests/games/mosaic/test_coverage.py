"""Every rule of the catalogue is cited by the code that enforces it and by a test that checks it."""

from __future__ import annotations

from pathlib import Path

from pentapolis.kernel.catalogue import coverage, parse_catalogue, strangers
from pentapolis.kernel.data import read_text
from tests.games.mosaic.common import PACKAGE, ROOT, SCENARIOS

CATALOGUE = parse_catalogue(read_text(PACKAGE, "rules.md"))
CODE = ROOT / "src" / "pentapolis" / "games" / "mosaic"


def texts(*files: Path) -> dict[str, str]:
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in sorted(files)}


def code() -> dict[str, str]:
    return texts(*CODE.rglob("*.py"))


def proofs() -> dict[str, str]:
    return texts(*SCENARIOS.glob("*.yaml"), *Path(__file__).parent.glob("test_*.py"))


def test_no_rule_is_a_hole() -> None:
    covered = coverage(CATALOGUE, code(), proofs())
    assert len(covered) == 194
    assert [entry.rule.id for entry in covered if not entry.code] == []
    assert [entry.rule.id for entry in covered if not entry.tests] == []


def test_no_citation_goes_astray() -> None:
    assert strangers(CATALOGUE, code() | proofs()) == {}


def test_nothing_cites_more_than_it_can_check() -> None:
    """A list of ids in one place would cover everything and check nothing."""
    for file, text in code().items():
        longest = max((line.count("MO-") for line in text.splitlines()), default=0)
        assert longest <= 5, file


def test_a_rule_that_is_no_ruling_says_where_it_comes_from() -> None:
    homeless = {rule.id for rule in CATALOGUE.rules.values() if not rule.sources and not rule.ruling}
    assert homeless == {"MO-GOV.9"}  # it only points to MO-EMP.9
