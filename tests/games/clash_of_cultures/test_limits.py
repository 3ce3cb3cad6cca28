"""What works once per turn is data: a data pack lifts a limit, and the rules follow."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.games import load
from pentapolis.games.clash_of_cultures.checking import COSTLESS
from pentapolis.kernel.data import DataError
from pentapolis.kernel.scenario import run
from pentapolis.kernel.scenario_file import parse
from tests.games.clash_of_cultures.common import GAME, pack

PACK = {
    "civilizations.yaml": """
civ_advances:
- id: polis
  effects: [{kind: other_city_activated, activation: 2}]
- id: pottery
  effects: [{kind: gain_for_harvest, good: food, least: 3, goods: {culture: 1}}]
- id: shogunate
  effects: [{kind: card_as_free_action}, {kind: draft_buys_card}]
""",
    "advances.yaml": "advances: [{id: forced_labor, limit: ''}]\n",
}

TWICE = """
game: clash_of_cultures
scenarios:
- title: Pottery for two Collects
  rules: [CC-30.20]
  given:
    seats:
      you:
        civilization: japan
        advances: [storage, pottery]
        cities: {d3: {mood: happy, buildings: [temple, academy]}, d2: , c2: }
      b: {cities: {d7: }}
    terrain: {d3: plain}
  play:
  - you: collect:d3 d3:food c4:food e4:food done
  - you: collect:d3 d3:food c4:food e4:food done
    then: {you.culture: 2, you.used: []}
- title: Shogunate for two cards
  rules: [CC-30.20]
  given:
    seats:
      you:
        civilization: japan
        advances: [voting, shogunate]
        culture: 3
        actions: [a07_spy_heavy_resistance, a08_spy_high_morale]
        cities: {d2: }
      b: {actions: [a01_quick_advance_peltasts], cities: {d7: }}
  play:
  - you: play:a07_spy_heavy_resistance:free none
  - you: play:a08_spy_high_morale:free
    then: {turn_facts.actions: 3, you.actions: []}
- title: Shogunate for two Drafts
  rules: [CC-30.20]
  given:
    seats:
      you: {civilization: japan, advances: [tactics, draft, nationalism, shogunate], mood: 2, cities: {d2: }}
      b: {cities: {d7: }}
    action_deck: [a08_spy_high_morale, a07_spy_heavy_resistance]
  play:
  - you: recruit:d2 card:draft
  - you: recruit:d2 card:draft
    then: {you.mood: 0, you.actions: [a08_spy_high_morale, a07_spy_heavy_resistance]}
- title: Polis for two activations
  rules: [CC-30.16]
  given:
    seats:
      you: {civilization: greece, advances: [voting, polis], cities: {d2: {activations: 1}, d3: , c2: }}
      b: {cities: {d7: }}
    terrain: {d3: plain}
  play:
  - you: collect:d2 d2:food d3
  - you: collect:d2 e2:ore c2
    then: {you.cities.d2.mood: null, you.cities.d2.activations: 1, you.cities.c2.activations: 1}
- title: Forced Labor again
  rules: [CC-29.10]
  given:
    seats:
      you: {mood: 2, advances: [tactics, draft, nationalism, forced_labor], cities: {d2: {mood: angry}}}
      b: {cities: {d7: }}
    turn: you
  play:
  - you: use:forced_labor
  - you: use:forced_labor
    then: {you.mood: 0}
"""


def test_a_data_pack_lifts_the_limit_of_once_per_turn(tmp_path: Path) -> None:
    """CC-2.8: as the data says; without it as often as the player likes."""
    loose = load("clash_of_cultures", pack(tmp_path, PACK))
    for scenario in parse(TWICE, "twice.yaml"):
        result = run(scenario, loose)
        assert result.passed, result
        assert not run(scenario, GAME).passed, scenario.title


def test_each_of_two_limits_of_an_advance_is_lifted_by_itself(tmp_path: Path) -> None:
    """CC-30.20: Shogunate has one for cards and one for Draft."""
    effects = "{kind: card_as_free_action}, {kind: draft_buys_card, limit: once_per_turn}"
    text = f"civ_advances: [{{id: shogunate, effects: [{effects}]}}]\n"
    cards_only = load("clash_of_cultures", pack(tmp_path, {"a.yaml": text}))
    passed = {scenario.title: run(scenario, cards_only).passed for scenario in parse(TWICE, "twice.yaml")}
    assert [title for title, done in passed.items() if done] == ["Shogunate for two cards"]


UNLIMITED = {
    "drama": "{id: drama, limit: ''}",
    "great_library": "{id: great_library, effects: [{kind: borrow_advance}]}",
    "bleda": """{id: bleda, abilities: [
        {id: enforcer, effects: [{kind: act_happy_once}], name_en: a, name_pl: a, text_en: a, text_pl: a},
        {id: battering_rams, effects: [{kind: deny_tactics_at_walls}], name_en: b, name_pl: b, text_en: b, text_pl: b},
    ]}""",
}


@pytest.mark.parametrize(("section", "name"), COSTLESS)
def test_what_costs_nothing_keeps_its_limit(tmp_path: Path, section: str, name: str) -> None:
    """CC-2.8: else a turn need never end."""
    with pytest.raises(DataError, match=f"{section}, entry {name}: .*needs `limit: once_per_turn`"):
        load("clash_of_cultures", pack(tmp_path, {"a.yaml": f"{section}: [{UNLIMITED[name]}]\n"}))
