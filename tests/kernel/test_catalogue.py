"""The rules registry: every way in which the catalogues are written, citations, and holes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.kernel.catalogue import (
    Catalogue,
    Citation,
    citations,
    coverage,
    parse_catalogue,
    read_catalogue,
    strangers,
)
from pentapolis.kernel.data import DataError

BOLD = """# The Flow of History — rule catalogue

How to read a rule
- Every rule has a stable id `FH-<section>.<n>`.
- **Decision** marks a choice.

## TUR — turn

- **FH-TUR.1** A turn has two phases. [seed L341-346]
- **FH-TUR.2** **Decision** (active player, mandatory): exactly one of five actions. [seed L350-356, L359]
- **FH-TUR.3** Passing does not exist. **Ruling / proof:** with an open investment Complete is legal,
  without one Invest is. [seed L350-351; public]

| players | Market |
|---|---|
| 2 | 5 |

## HAR — Harvest

- **FH-HAR.1** The ruling passions of farmers. See FH-TUR.1 to FH-TUR.3.
"""

TITLED = """## 4a. The four basic actions (BH-BAS)

- **BH-BAS.1 Research level I**: assign an active pawn. [seed L387-389]
- **BH-RES.8 RULING**: choose among the main colours. **DECISION (researcher; a colour; mandatory)**.

### 23a. Effect details (BH-MOD)

These settle how effects combine; all are **RULING** unless lines are given.
- **BH-MOD.1** Effects add up. [seed L69-73, whole text]
- **BH-MOD.2** Limits after all modifiers.

## 24. Glossary of icons (BH-GLO) [seed L994-1123]

| id | icon meaning | data form |
|---|---|---|
| BH-GLO.13 | settler; soldier (L1064-1067, L1082) | recruit |
"""

PLAIN = """## 33. Limits

- `[D: who / among what / must or may]` marks a decision.
- CC-33.1 Players are limited by the pieces. [seed L198-211, 576-581]
- CC-33.1b Box contents. Ruling: as printed. [D: owner / units / must]
"""

MARKED = """## 4. Phases

- **CV-P1.1** In seating order each civilization **(may)** take 1 chip. [seed L17-24, 612-626]
- **CV-ACT4.13 Ruling** Chips may be installed between steps **(choice: owner)**.
"""


def the(catalogue: Catalogue, name: str) -> str:
    rule = catalogue.find(name)
    assert rule is not None
    return rule.id


def test_list_items_under_headings_are_rules() -> None:
    rules = parse_catalogue(BOLD).rules
    assert list(rules) == ["FH-TUR.1", "FH-TUR.2", "FH-TUR.3", "FH-HAR.1"]
    assert rules["FH-TUR.1"].section == "TUR — turn"
    assert rules["FH-TUR.1"].text == "A turn has two phases. [seed L341-346]"
    assert rules["FH-TUR.1"].sources == ("L341-346",)
    assert [rule.id for rule in rules.values() if rule.decision] == ["FH-TUR.2"]
    assert [rule.id for rule in rules.values() if rule.ruling] == ["FH-TUR.3"]


def test_a_rule_goes_on_in_indented_lines() -> None:
    rule = parse_catalogue(BOLD).rules["FH-TUR.3"]
    assert "is legal, without one Invest is." in rule.text
    assert rule.sources == ("L350-351",)


def test_titles_inside_the_bold_id_stay_part_of_the_text() -> None:
    rules = parse_catalogue(TITLED).rules
    assert rules["BH-BAS.1"].text.startswith("**Research level I**: assign")
    assert rules["BH-RES.8"].ruling
    assert rules["BH-RES.8"].decision
    assert not rules["BH-BAS.1"].ruling


def test_a_section_of_rulings_makes_rulings_of_what_has_no_source() -> None:
    rules = parse_catalogue(TITLED).rules
    assert not rules["BH-MOD.1"].ruling
    assert rules["BH-MOD.1"].sources == ("L69-73", "whole text")
    assert rules["BH-MOD.2"].ruling
    assert not rules["BH-GLO.13"].ruling


def test_rows_of_tables_are_rules_if_they_begin_with_an_id() -> None:
    rule = parse_catalogue(TITLED).rules["BH-GLO.13"]
    assert rule.text == "settler; soldier (L1064-1067, L1082) — recruit"
    assert rule.sources == ("L1064-1067", "L1082")
    assert rule.section.startswith("24. Glossary")


def test_ids_need_not_be_bold_and_may_end_with_a_letter() -> None:
    rules = parse_catalogue(PLAIN).rules
    assert list(rules) == ["CC-33.1", "CC-33.1b"]
    assert rules["CC-33.1"].sources == ("L198-211", "L576-581")
    assert (rules["CC-33.1b"].ruling, rules["CC-33.1b"].decision) == (True, True)
    assert not rules["CC-33.1"].decision


def test_may_must_and_choice_mark_decisions() -> None:
    rules = parse_catalogue(MARKED).rules
    assert list(rules) == ["CV-P1.1", "CV-ACT4.13"]
    assert all(rule.decision for rule in rules.values())
    assert rules["CV-ACT4.13"].text.startswith("**Ruling** Chips")


def test_a_number_used_twice_is_a_fault() -> None:
    with pytest.raises(DataError, match=r"rules.md, line 3: CC-1.1 stands there twice"):
        parse_catalogue("## 1\n- CC-1.1 One.\n- CC-1.1 Two.")


@pytest.mark.parametrize("line", ["- **FH-INV1** x", "- FH-INV-1 x", "- **FH-INV.1:** x", "| FH-INV.1000 | x |"])
def test_what_is_almost_a_rule_is_a_fault_and_not_left_out(line: str) -> None:
    with pytest.raises(DataError, match=r"games/x/rules.md, line 1: .* is no rule id"):
        parse_catalogue(line, "games/x/rules.md")


# Languages

POLISH = """## HAR — Żniwa

- **FH-HAR.1** **Decyzja** (aktywny gracz): ile. [seed L543-545]
- **FH-HAR.2** **Rozstrzygnięcie:** co najmniej 1. To rozstrzygnięcie i ta decyzja są nasze.
- **FH-HAR.3** Bez znaczenia są rozstrzygnięcie i decyzja pisane małą literą.
"""


def test_polish_marks_are_read_like_english_ones() -> None:
    rules = parse_catalogue(POLISH, "rules.pl.md", "pl").rules.values()
    assert [(rule.ruling, rule.decision) for rule in rules] == [(False, True), (True, False), (False, False)]


def test_a_catalogue_is_read_in_the_language_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place_package(tmp_path, "two_tongues", {"rules.md": BOLD, "rules.pl.md": POLISH}, monkeypatch)
    assert read_catalogue("two_tongues") == parse_catalogue(BOLD)
    polish = read_catalogue("two_tongues", "pl")
    assert (polish.language, list(polish.rules)) == ("pl", ["FH-HAR.1", "FH-HAR.2", "FH-HAR.3"])


def test_a_language_that_is_missing_falls_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place_package(tmp_path, "one_tongue", {"rules.md": BOLD}, monkeypatch)
    assert read_catalogue("one_tongue", "pl") == parse_catalogue(BOLD)
    assert read_catalogue("one_tongue", "pl").language == "en"


def test_a_fault_names_the_file_of_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {"rules.md": BOLD, "rules.pl.md": "- FH-HAR-1 x"}
    place_package(tmp_path, "broken_tongue", broken, monkeypatch)
    with pytest.raises(DataError, match=r"rules.pl.md, line 1"):
        read_catalogue("broken_tongue", "pl")


def place_package(folder: Path, name: str, files: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A package of its own name, since modules are imported once."""
    (folder / name).mkdir()
    for file, text in {"__init__.py": "", **files}.items():
        (folder / name / file).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))


# Looking things up


def test_a_rule_is_found_by_its_id_however_it_is_typed() -> None:
    catalogue = parse_catalogue(BOLD)
    assert the(catalogue, "FH-TUR.2") == the(catalogue, " fh-tur.2 ") == the(catalogue, "tur.2") == "FH-TUR.2"
    assert catalogue.find("FH-TUR.9") is None
    assert catalogue.find("") is None


def test_sections_keep_their_order() -> None:
    sections = parse_catalogue(BOLD).sections
    assert {name: len(rules) for name, rules in sections.items()} == {"TUR — turn": 3, "HAR — Harvest": 1}


# Citations


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("FH-INV.1", "FH-INV.1"),
        ('Refusal("FH-INV.1", have=2), (FH-INV.2).', "FH-INV.1 FH-INV.2"),
        ("FH-INV.1 to FH-INV.3", "FH-INV.1 FH-INV.2 FH-INV.3"),
        ("FH-INV.1 to .3 and .5, .7", "FH-INV.1 FH-INV.2 FH-INV.3 FH-INV.5 FH-INV.7"),
        ("CC-19.4 to 19.6", "CC-19.4 CC-19.5 CC-19.6"),
        ("# FH-INV.9 to\n    # FH-INV.11", "FH-INV.9 FH-INV.10 FH-INV.11"),
        ("FH-INV.1 to FH-HAR.3", "FH-INV.1 FH-HAR.3"),
        ("FH-INV.3 to FH-INV.1", "FH-INV.3"),
        ("CC-33.1b, CC-33.1b and CC-33.1", "CC-33.1b CC-33.1"),
        ("CC-33.1b to .3", "CC-33.1b CC-33.2 CC-33.3"),
        ("FH-EX-7, FH-INV, FH-INV-1, xFH-INV.1, UTF-8, fh-inv.1", ""),
        ("FH-INV.1, 3 of them", "FH-INV.1"),
    ],
)
def test_citations(text: str, cited: str) -> None:
    assert citations(text) == cited.split()


@settings(deadline=None)
@given(st.text(alphabet="FH-INV.123 to,and#*\n"))
def test_citations_never_fail_and_are_ids(text: str) -> None:
    found = citations(text)
    assert len(found) == len(set(found))
    assert all(citations(rule) == [rule] for rule in found)


CODE = {"invest.py": '"""FH-TUR.1 and FH-TUR.2."""\n\n# FH-TUR.1, FH-TUR.1\n', "harvest.py": "x = 'FH-HAR.9'\n"}
TESTS = {"test_turn.py": "# FH-TUR.2 to\n# FH-TUR.3\n"}


def test_coverage_names_places_and_holes() -> None:
    matrix = {entry.rule.id: entry for entry in coverage(parse_catalogue(BOLD), CODE, TESTS)}
    assert list(matrix) == ["FH-TUR.1", "FH-TUR.2", "FH-TUR.3", "FH-HAR.1"]
    assert matrix["FH-TUR.1"].code == (Citation("invest.py", 1), Citation("invest.py", 3))
    assert [str(place) for place in matrix["FH-TUR.3"].tests] == ["test_turn.py:1"]
    assert [name for name, entry in matrix.items() if entry.hole] == ["FH-TUR.1", "FH-TUR.3", "FH-HAR.1"]
    assert (matrix["FH-HAR.1"].code, matrix["FH-HAR.1"].tests) == ((), ())


def test_citations_of_rules_that_do_not_exist_are_strangers() -> None:
    texts = {**CODE, "kernel.py": "PT-ANS.1"}
    assert strangers(parse_catalogue(BOLD), texts) == {"FH-HAR.9": (Citation("harvest.py", 1),)}
