"""Misprints and who notices them, in tables small enough to see."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.arena.misprints import MISSING, Misprint, Value, altered, names, values, with_names_misprinted
from pentapolis.arena.proofreading import Finding, Proof
from pentapolis.games import package_of
from pentapolis.games.flow_of_history import components
from pentapolis.kernel.data import read_tables
from tests.scenarios.reading import scenarios_of

TABLES: dict[str, Any] = {
    "cards": [
        {"id": "castle", "name_en": "Castle", "name_pl": "Zamek", "cost": 2, "walls": True, "gives": ["stone"]},
        {"id": "inn", "name_en": "Inn", "name_pl": "Karczma", "cost": 1, "walls": False, "gives": ["food", "beer"]},
    ],
    "limits": {"cards": 5, "source": "rulebook"},
}


def printed(path: tuple[str | int, ...]) -> list[Any]:
    return [misprint.printed for value in values(TABLES) if value.path == path for misprint in value.misprints]


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        (("cards", 0, "id"), ["misprint"]),
        (("cards", 0, "cost"), [3, 1]),
        (("cards", 0, "walls"), [False]),
        (("cards", 0, "gives", 0), [MISSING, "food", "misprint"]),
        (("cards", 1, "gives", 1), [MISSING, "stone", "misprint"]),
        (("limits", "cards"), [6, 4]),
        (("cards", 0, "name_en"), []),
        (("limits", "source"), []),
    ],
)
def test_every_value_is_misprinted_in_its_way(path: tuple[str | int, ...], wrong: list[Any]) -> None:
    assert printed(path) == wrong


def test_one_entry_of_a_kind_gets_a_field_too_many() -> None:
    added = [value.misprints[0].path for value in values(TABLES) if value.misprints[0].meant is MISSING]
    assert added == [("cards", 0, "misprint")]


def test_a_misprint_changes_one_value() -> None:
    wrong = altered(TABLES, Misprint(("cards", 1, "gives", 0), MISSING, "food"))
    assert wrong["cards"][1]["gives"] == ["beer"]
    assert wrong["cards"][0] is TABLES["cards"][0]
    assert TABLES["cards"][1]["gives"] == ["food", "beer"]


def test_all_names_are_misprinted_and_no_two_alike() -> None:
    misprinted = with_names_misprinted(TABLES, names(TABLES))
    wrong = [card[f"name_{language}"] for card in misprinted["cards"] for language in ("en", "pl")]
    assert wrong == [name.misprint for name in names(TABLES)]
    assert len(set(wrong)) == 4


# Who notices


def verdict(path: tuple[str | int, ...], wrong: Any) -> tuple[str, str]:
    proof = Proof("flow_of_history", [])
    finding = proof.judge(Misprint(path, wrong, None), proof.random_games)
    return finding.verdict, finding.by


def test_loading_refuses_with_place_and_reason() -> None:
    found, by = verdict(("cards", 0, "deck"), "misprint")
    assert found == "refused"
    assert "cards, entry farmer_tribe" in by


def test_random_games_show_what_no_scenario_does() -> None:
    found, by = verdict(("cards", 6, "strip", 0), "trade")
    assert found == "play"
    assert "random game" in by


def test_what_no_rule_reads_survives(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loader that takes a field and forgets it."""
    load = components.load

    def forgetful(tables: dict[str, Any]) -> components.Content:
        cards = [{name: card[name] for name in card if name != "weight"} for card in tables["cards"]]
        return load({**tables, "cards": cards})

    monkeypatch.setattr(components, "load", forgetful)
    assert verdict(("cards", 0, "weight"), 3) == ("survives", "")


def test_a_loader_that_breaks_does_not_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(tables: dict[str, Any]) -> components.Content:
        raise KeyError("castle")

    proof = Proof("flow_of_history", [])
    monkeypatch.setattr(components, "load", broken)
    finding = proof.judge(Misprint(("cards", 0, "deck"), "I", "S"), proof.random_games)
    assert (finding.verdict, finding.by) == ("breaks", "loading fails with KeyError('castle')")


def strip_of_the_first_card() -> Value:
    path = ("cards", 0, "strip", 0)
    meant = read_tables(package_of("flow_of_history"))["cards"][0]["strip"][0]
    return Value(path, (Misprint(path, "trade" if meant != "trade" else "science", meant),))


def test_any_scenario_may_show_a_misprint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that names nothing of the entry, if no random game does; it is then tried first for the like."""
    proof = Proof("flow_of_history", scenarios_of("flow_of_history"))
    monkeypatch.setattr(proof, "likely", lambda misprint: [])
    monkeypatch.setattr(proof, "first_difference", lambda game: None)
    assert proof.read(strip_of_the_first_card()) == []
    assert len(proof.telling["cards", "strip"]) == 1
    monkeypatch.setattr(proof, "scenarios", [])
    proof.telling.clear()
    assert [finding.verdict for finding in proof.read(strip_of_the_first_card())] == ["survives"]


def test_what_breaks_is_told_though_another_misprint_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    high, low = Misprint(("decks", 0, "count"), 7, 6), Misprint(("decks", 0, "count"), 5, 6)
    verdicts = {high: Finding(high, "breaks", "the rules fail"), low: Finding(low, "play", "a scenario")}
    proof = Proof("flow_of_history", [])
    monkeypatch.setattr(proof, "judge", lambda misprint, signs: verdicts[misprint])
    assert proof.read(Value(high.path, (high, low))) == [verdicts[high]]
