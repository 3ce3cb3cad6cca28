"""Objectives: every condition of the data has its rule, every objective its scenario, and near misses are misses."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from pentapolis.games import load
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, CAVALRY, ELEPHANT, INFANTRY, LEADER, SHIP
from pentapolis.games.clash_of_cultures.objectives import progress
from pentapolis.games.clash_of_cultures.objectives.feats import FEATS, capture_city
from pentapolis.games.clash_of_cultures.objectives.measures import MEASURES
from pentapolis.games.clash_of_cultures.position import build
from pentapolis.games.clash_of_cultures.scoring import score
from pentapolis.games.clash_of_cultures.state import Battle, ClashTable, Side
from pentapolis.games.clash_of_cultures.units import pack
from pentapolis.games.clash_of_cultures.vocabulary.effects import Condition
from pentapolis.games.clash_of_cultures.vocabulary.objectives import Position
from pentapolis.kernel.data import DataError, parse_yaml
from tests.games.clash_of_cultures.common import pack as data_pack

GAME = load("clash_of_cultures")
OPTIONS = GAME.meta.settle(2, {})
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "clash_of_cultures" / "objectives.yaml"
EVERYTHING = "{d3: plain, b2: plain, f2: plain, b4: plain, f4: plain, d5: plain, b6: plain, f6: plain}"


def position(you: str, b: str = "{cities: {d7: }}", more: str = "") -> ClashTable:
    """A position written as in scenarios, with the whole map open."""
    text = f"seats: {{you: {you}, b: {b}}}\nterrain: {EVERYTHING}\nturn: you\n{more}"
    return ClashTable(GAME.content, build(GAME.content, 2, OPTIONS, parse_yaml(text, "given")), silent=True)


def test_every_condition_has_its_rule() -> None:
    feats = [kind for occurrence in FEATS.values() for kind in occurrence]
    assert set(get_args(Condition)) == {*MEASURES, *feats}
    assert all(issubclass(kind, Position) for kind in MEASURES)
    assert not any(issubclass(kind, Position) for kind in feats)


REFUSED = {
    "academic, condition: {kind: most_cities_with_building, building: acadmy, margin: 1}": "'acadmy'",
    "academic, condition: {kind: most_cities_with_building, building: port, margin: 1, min: 2}": "unknown field `min`",
    "conqueror, timing: status_phase": "entry conqueror: what happens is completed at once",
    "metropolis, timing: immediate": "entry metropolis: such a position is looked at in the Status Phase only",
    "happy_population, timing: immediate": "entry terror_regime: happy_population asks for the like",
    "city_planner, condition: {kind: category_complete, category: roads}": "there is no category 'roads'",
    "bold, condition: {kind: beat_learned, category: war}": "there is no category 'war'",
    "colony, condition: {kind: city_distance_from_start, min: 5, not_after: founder}": "no objective 'founder'",
    "threat, condition: {kind: city_distance_from_start, min: 5, not_after: bold}": "entry threat: colony asks for",
    "wealth, condition: {kind: have_resource, resource: gold, amount: 1, pay: 2}": "1 may be too few to pay 2",
    "trade_power, not_same_status_phase_as: [standing_army]": "'standing_army' must be an objective that names this",
    "trade_power, not_same_status_phase_as: []": "entry shipping_routes: 'trade_power' must be an objective",
}


@pytest.mark.parametrize("entry", REFUSED)
def test_what_no_rule_reads_is_not_loaded(tmp_path: Path, entry: str) -> None:
    with pytest.raises(DataError, match=REFUSED[entry]):
        load("clash_of_cultures", data_pack(tmp_path, {"a.yaml": f"objectives: [{{id: {entry}}}]\n"}))


def test_a_card_is_worth_what_is_printed_on_it(tmp_path: Path) -> None:
    """CC-18.1"""
    card = "o11_wealth_large_fleet"
    game = load("clash_of_cultures", data_pack(tmp_path, {"a.yaml": f"objective_cards: [{{id: {card}, vp: 3}}]\n"}))
    given = parse_yaml(f"seats: {{you: {{completed: ['{card}:wealth']}}, b: {{}}}}\nturn: you\n", "given")
    for content, points in ((GAME.content, 2), (game.content, 3)):
        t = ClashTable(content, build(content, 2, OPTIONS, given), silent=True)
        assert score(t, 0)["objectives"] == points


@pytest.mark.parametrize("laid", ["o11_wealth_large_fleet", "o11_wealth_large_fleet:bold", "fleet:wealth"])
def test_a_position_names_a_card_with_one_of_its_objectives(laid: str) -> None:
    with pytest.raises(DataError, match="no objective card with one of its objectives"):
        position(f"{{completed: ['{laid}']}}")


def test_every_objective_is_completed_by_a_scenario() -> None:
    """CC-18.1: both halves of all 38 cards."""
    done: set[str] = set()
    for scenario in parse_yaml(SCENARIOS.read_text(encoding="utf-8"), "objectives.yaml")["scenarios"]:
        for step in scenario.get("play", ()):
            done.update(word.partition(":")[2] for word in answers(step) if word.startswith("o"))
    halves = {half for card in GAME.content.objective_cards.values() for half in (card.top, card.bottom)}
    assert len(GAME.content.objective_cards) == 38
    assert halves == done == set(GAME.content.objectives)


def answers(step: dict[str, Any]) -> list[str]:
    return [word for name in ("you", "b") for word in str(step.get(name, "")).split()]


@pytest.mark.parametrize(
    ("half", "you", "b", "expected"),
    [
        ("large_civilization", "{cities: {d2: , c3: , e3: , d4: , c5: }}", "{cities: {d7: }}", (5, 6)),
        ("academic", "{cities: {d2: {buildings: [academy]}}}", "{cities: {d7: {buildings: [academy]}}}", (1, 2)),
        ("academic", "{cities: {d2: }}", "{cities: {d7: }}", (0, 1)),
        ("advanced_culture", "{advances: [storage, roads, writing]}", "{}", (5, 6)),
        (
            "advanced_culture",
            "{advances: [storage, roads, writing, arts]}",
            "{advances: [math, myths, arts, storage]}",
            (6, 7),
        ),
        ("city_planner", "{advances: [engineering, roads]}", "{}", (3, 4)),
        ("government", "{advances: [voting, civil_liberties, economic_liberty]}", "{}", (3, 4)),
        (
            "goal_focused",
            "{advances: [storage, irrigation, husbandry]}",
            "{advances: [engineering, sanitation, roads]}",
            (1, 2),
        ),
        ("diversified_research", "{advances: [fishing, writing, tactics, myths, bartering, arts]}", "{}", (8, 9)),
        ("eureka", "{ideas: 4, gold: 5}", "{}", (4, 5)),
        ("optimized_storage", "{advances: [storage], food: 7, wood: 3, ore: 2}", "{}", (8, 9)),
        ("happy_population", "{cities: {d2: {mood: happy}, c3: {mood: happy}, e3: {mood: happy}, d4: }}", "{}", (3, 4)),
        (
            "architecture",
            "{cities: {d2: {buildings: [academy, temple: b, fortress]}, d4: {buildings: [academy, obelisk]}}}",
            "{}",
            (3, 4),
        ),
        ("colony", "{start: d2, cities: {d2: , c6: }}", "{}", (4, 5)),
        ("colony", "{start: d2, cities: {c6: }}", "{}", (4, 5)),
        ("consulate", "{}", "{cities: {d7: {buildings: [temple: you, academy: you]}}}", (1, 2)),
        (
            "culture_power",
            "{cities: {d2: {buildings: [temple: b]}}}",
            "{cities: {d7: {buildings: [temple: you]}}}",
            (1, 2),
        ),
        (
            "metropolis",
            "{cities: {d2: {buildings: [academy, temple, fortress]}, c3: {buildings: [temple]}}}",
            "{}",
            (4, 5),
        ),
        ("expansionist", "{cities: {d2: , b3: , f3: , d4: }}", "{cities: {d5: }}", (3, 4)),
        ("trade_power", "{units: {d5: {settler: 3}}}", "{cities: {d7: , c6: , e6: }}", (0, 3)),
        (
            "trade_power",
            "{advances: [trade_routes], units: {d5: {settler: 3}}}",
            "{cities: {d7: , c6: {mood: angry}, e6: }}",
            (2, 3),
        ),
        ("outpost", "{cities: {d2: }, units: {d3: {infantry: 4}, d4: {infantry: 1}, c5: {settler: 1}}}", "{}", (1, 3)),
        ("large_army", "{units: {d2: {infantry: 4}}}", "{units: {d7: {infantry: 1}}}", (4, 5)),
        (
            "standing_army",
            "{cities: {d2: , d4: }, units: {d2: {infantry: 1}, d3: {infantry: 1}, d4: {settler: 1}}}",
            "{}",
            (1, 4),
        ),
        ("military_might", "{units: {d2: {infantry: 4}, d3: {infantry: 4, settler: 4}}}", "{}", (8, 12)),
        ("threat", "{units: {d6: {infantry: 3}, d5: {infantry: 2}, c8: {settler: 2}}}", "{cities: {d7: }}", (3, 4)),
        ("versatility", "{units: {d2: {settler: 1, infantry: 1, cavalry: 1, elephant: 1}}}", "{}", (4, 6)),
        ("horse_power", "{units: {d2: {cavalry: 2}, d3: {cavalry: 2}}}", "{}", (2, 3)),
        ("migration_objective", "{cities: {d2: }, units: {d4: {settler: 3}, c3: {settler: 1}}}", "{}", (1, 3)),
        ("high_culture", "{civilization: rome, advances: [aqueducts, captivi, provinces]}", "{}", (3, 6)),
        ("terror_regime", "{cities: {d2: {mood: angry}, d4: {mood: angry}}}", "{}", (2, 4)),
        ("conqueror", "{}", "{}", (0, 1)),
        ("magnificent_culture", "{}", "{}", (0, 1)),
    ],
)
def test_a_near_miss_is_a_miss(half: str, you: str, b: str, expected: tuple[int, int]) -> None:
    """CC-16.2: and the table can tell how near."""
    assert progress(position(you, b), 0, half) == expected


@pytest.mark.parametrize(
    ("half", "facts", "expected"),
    [
        ("draft_objective", "drafts: 1", (1, 2)),
        ("warmonger", "battles: [4, 4]", (1, 2)),
        ("sea_cleansing", "pirate_wins: 1", (1, 2)),
    ],
)
def test_what_happened_in_the_turn_counts(half: str, facts: str, expected: tuple[int, int]) -> None:
    """CC-18.2: only for the player in turn."""
    t = position("{}", "{}", f"turn_facts: {{seat: 0, actions: 2, {facts}}}\n")
    assert progress(t, 0, half) == expected
    assert progress(t, 1, half) == (0, expected[1])


@pytest.mark.parametrize(("own", "other", "expected"), [(1, 0, (1, 2)), (2, 2, (2, 3)), (3, 4, (3, 4))])
def test_a_lead_in_ships_needs_two(own: int, other: int, expected: tuple[int, int]) -> None:
    theirs = f"{{units: {{c4: {{ship: {other}}}}}}}" if other else "{}"
    text = (
        f"seats: {{you: {{units: {{d3: {{ship: {own}}}}}}}, b: {theirs}}}\nterrain: {{d3: sea, c4: sea}}\nturn: you\n"
    )
    t = ClashTable(GAME.content, build(GAME.content, 2, OPTIONS, parse_yaml(text, "given")), silent=True)
    assert progress(t, 0, "large_fleet") == expected


# Battles: seat 0 attacks, what it began with against what the other side began with; `lost` by both.

Counts = dict[int, int]
I1, I2, I3, I4 = ({INFANTRY: number} for number in (1, 2, 3, 4))


def fought(
    own: Counts,
    foe: Counts,
    lost: Counts,
    won: bool = True,
    *,
    defender: int = 1,
    naval: bool = False,
    city: bool = False,
) -> Battle:
    """A battle of seat 0 as attacker that is over; its own losses do not matter here."""
    attacker = Side(owner=0, roller=0, units=pack(own), start=pack(own))
    other = Side(owner=defender, roller=1, units=0, start=pack(foe), losses=pack(lost))
    winner = 0 if won else defender
    return Battle(
        space=12, origin=0, attacker=attacker, defender=other, naval=naval, city=city, winner=winner, ended="won"
    )


def is_met(half: str, battle: Battle, t: ClashTable | None = None, seat: int = 0) -> bool:
    goal = GAME.content.objectives[half]
    feat = FEATS["battle"][type(goal.condition)]
    return feat(t or position("{}", "{}"), seat, goal.condition, battle)


@pytest.mark.parametrize(
    ("half", "met", "not_met"),
    [
        ("warlord", [fought(I4, I3, I3), fought(I4, I3, I3, won=False)], [fought(I4, I3, I2)]),
        ("warlord", [], [fought({SHIP: 4}, {SHIP: 3}, {SHIP: 3}, naval=True)]),
        (
            "great_battle",
            [fought(I3, I3, {}, won=False)],
            [fought(I3, I2, I2), fought({SHIP: 4}, {SHIP: 4}, {}, naval=True)],
        ),
        ("defiance", [fought(I1, I2, I2)], [fought(I2, I2, I2), fought(I1, I2, {}, won=False)]),
        ("defiance", [], [fought(I1, I2, I2, defender=BARBARIANS)]),
        ("resistance", [fought(I3, I2, I2, defender=BARBARIANS, city=True)], [fought(I3, I2, I2, defender=BARBARIANS)]),
        ("resistance", [], [fought(I3, I2, I1, defender=BARBARIANS, city=True), fought(I3, I2, I2, city=True)]),
        ("aggressor", [fought(I3, I2, I2)], [fought(I3, I1, I1), fought(I3, I2, I2, won=False)]),
        ("aggressor", [], [fought({SHIP: 3}, {SHIP: 2}, {SHIP: 2}, naval=True)]),
        ("bold", [fought(I1, I2, I2)], [fought(I2, I2, I2), fought(I1, I2, I2, defender=BARBARIANS)]),
        ("trample", [fought({CAVALRY: 1}, I1, I1), fought({ELEPHANT: 1}, I1, I1)], [fought(I2, I1, I1)]),
        ("great_commander", [fought({LEADER: 1, INFANTRY: 1}, I2, I2)], [fought({LEADER: 1, INFANTRY: 2}, I2, I2)]),
        ("great_commander", [], [fought(I1, I2, I2), fought({LEADER: 1}, I2, {}, won=False)]),
        ("brutus", [fought(I4, {LEADER: 1, INFANTRY: 2}, {LEADER: 1, INFANTRY: 2})], [fought(I4, I3, I3)]),
        ("brutus", [], [fought(I4, {LEADER: 1, INFANTRY: 2}, {LEADER: 1, INFANTRY: 1})]),
    ],
)
def test_battles_and_what_they_do_not_complete(half: str, met: list[Battle], not_met: list[Battle]) -> None:
    """CC-18.2"""
    for battle in met:
        assert is_met(half, battle)
    for battle in not_met:
        assert not is_met(half, battle)


def test_an_attacker_s_objective_is_not_the_defender_s() -> None:
    won_by_defender = fought(I2, {CAVALRY: 2}, {}, won=False)
    won_by_defender.defender.units, won_by_defender.attacker.losses = pack({CAVALRY: 2}), pack(I2)
    for half in ("aggressor", "trample"):
        assert not is_met(half, won_by_defender, seat=1)
    assert is_met("bold", won_by_defender, position("{advances: [tactics]}", "{}"), seat=1)
    assert not is_met("bold", won_by_defender, position("{}", "{advances: [tactics]}"), seat=1)


@pytest.mark.parametrize(
    ("half", "former", "defenders", "landed", "expected"),
    [
        ("conqueror", 1, 1, False, True),
        ("conqueror", 1, 0, False, False),
        ("conqueror", BARBARIANS, 3, False, False),
        ("naval_assault", 1, 0, True, True),
        ("naval_assault", 1, 2, False, False),
        ("naval_assault", BARBARIANS, 2, True, False),
        ("barbarian_conquest", BARBARIANS, 2, False, True),
        ("barbarian_conquest", BARBARIANS, 1, False, False),
        ("barbarian_conquest", 1, 3, False, False),
    ],
)
def test_captures(half: str, former: int, defenders: int, landed: bool, expected: bool) -> None:
    """CC-18.2, CC-22.1"""
    goal = GAME.content.objectives[half]
    assert capture_city(position("{}", "{}"), 0, goal.condition, 12, former, defenders, landed) is expected


def test_a_fortress_alone_is_a_defence() -> None:
    t = position("{}", "{}")
    t.state.battle = fought(I2, {}, {}, city=True)
    want = GAME.content.objectives["conqueror"].condition
    assert not capture_city(t, 0, want, 12, 1, 0, False)
    t.state.battle.fortress = True
    assert capture_city(t, 0, want, 12, 1, 0, False)


@pytest.mark.parametrize(
    ("city", "army", "expected"),
    [
        ("{buildings: [academy, temple, fortress], wonders: [great_arena]}", I3, True),
        ("{buildings: [academy, temple, fortress], wonders: [great_arena]}", I2, False),
        ("{buildings: [academy, temple], wonders: [great_arena]}", I3, False),
        ("{buildings: [academy, temple, fortress, market]}", I3, False),
    ],
)
def test_a_legendary_battle_needs_a_great_city_and_three_units(city: str, army: Counts, expected: bool) -> None:
    """CC-18.2: before the city changes hands."""
    t = position("{}", f"{{cities: {{d4: {city}}}}}")
    battle = fought(army, {}, {}, city=True)
    battle.space = next(iter(t.state.cities))
    assert is_met("legendary_battle", battle, t) is expected
