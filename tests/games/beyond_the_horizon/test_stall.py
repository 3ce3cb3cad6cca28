"""Nobody is ever without an action; a table can be without a goal that anybody could still reach (BH-END.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pentapolis.games import load, package_of
from pentapolis.games.beyond_the_horizon import vocabulary as v
from pentapolis.games.beyond_the_horizon.components import load as load_content
from pentapolis.games.beyond_the_horizon.ownership import COUNTERS
from pentapolis.games.beyond_the_horizon.phases import open_goals
from pentapolis.games.beyond_the_horizon.pieces import Technology
from pentapolis.games.beyond_the_horizon.position import build
from pentapolis.games.beyond_the_horizon.spaces import bar
from pentapolis.games.beyond_the_horizon.turn import QUIET
from pentapolis.kernel import Chance, Match, Refusal
from pentapolis.kernel.data import DataError, read_tables
from pentapolis.parts.hexmaps import steps

BEYOND = load("beyond_the_horizon")
CONTENT = BEYOND.content
GROWTH = "basic_growth_1"

AnyMatch = Match[Any, Any]


def random_play(match: AnyMatch, answers: int) -> Iterator[AnyMatch]:
    """The match at every decision of random play."""
    chance = Chance("stall")
    for _ in range(answers):
        ask = match.ask
        if ask is None:
            return
        yield match
        match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)


# Somebody can always do something


@pytest.mark.parametrize("players", BEYOND.meta.players)
def test_growth_is_open_to_every_seat_at_every_moment(players: int) -> None:
    """BH-ACT.6, BH-ACT.10, BH-ACT.14: whoever stands there, with empty columns and without a coin."""
    match = Match.start(BEYOND, players, {}, "growth", silent=True)
    met = 0
    for now in random_play(match, 1200):
        assert all(bar(now.table, seat, CONTENT.spaces[GROWTH]) is None for seat in range(players))
        if now.ask is not None and now.ask.kind == "space":
            assert GROWTH in now.ask.options
            met += 1
    assert met > 100


@pytest.mark.parametrize(
    "changed",
    [
        {"always_open": False},
        {"group": "advanced"},
        {"spaces": [{"coins": 1, "players": 2}]},
        {"spaces": [{"coins": 0, "players": 3}]},
        {"tasks": [{"kind": "grow", "amount": 1}]},
        {"requirement": {"all_of": [{"count_of": "villages", "at_least": 1}]}},
    ],
)
def test_content_that_could_leave_a_seat_without_an_action_is_refused(changed: dict[str, Any]) -> None:
    tables = read_tables(package_of("beyond_the_horizon"))
    growth = next(entry for entry in tables["actions"] if entry["id"] == "basic_growth")
    growth.update(changed)
    with pytest.raises(DataError, match=r"BH-ACT\.6"):
        load_content(tables)


# And yet nothing may come of it


def keeps_apart(card: Technology) -> bool:
    """Whether a technology has an action that reveals private ones."""
    return any(isinstance(task, v.PrivateTechnology) for task in (card.action.tasks if card.action else ()))


def stuck_position() -> dict[str, Any]:
    """Everything that lasts is done, and no goal is fulfilled.

    Structures with two builders cover all places but one; there is a village of one player with a city of the other.
    So nobody can have two cities, a level IV technology or three cities; all cubes lie on structures, so none can be
    invested. Both have researched all that needs no city.
    """
    near = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if 0 < steps((0, 0), (q, r)) <= 3]
    near.sort(key=lambda place: (steps((0, 0), place), place))
    homes = {(1, 0), (-1, 0)}
    places = [f"q{q}r{r}" for q, r in near if (q, r) not in homes][:24]
    structures = list(CONTENT.structures)
    slots = [slot.id for slot in CONTENT.slots if slot.level != "IV"]
    tree: dict[str, str] = {}
    for level in ("II", "III"):
        cards = [card.id for card in CONTENT.technologies.values() if card.level == level and not keeps_apart(card)]
        tree |= dict(zip((slot.id for slot in CONTENT.slots if slot.level == level), cards, strict=False))
    seat = {"scholars": slots, "coins": 20, "active": 3, "cubes": {"food": 0, "economy": 0, "infrastructure": 0}}
    return {
        "seats": {"a": {**seat, "invested": 0}, "b": {**seat, "invested": 0}},
        "map": {**dict(zip(["cradle", *places[1:]], structures, strict=True)), places[0]: "hills"},
        "villages": {"hills": "a"},
        "cities": {"hills": "b"},
        "left": {tile: "ab"[number % 2] for number, tile in enumerate(structures)},
        "right": {tile: "ba"[number % 2] for number, tile in enumerate(structures)},
        "tree": tree,
        "stack": [],
        "goals": ["innovator", "expansionist", "magnate"],
        "round": 30,
        "turn": "a",
    }


def stuck(options: dict[str, str]) -> AnyMatch:
    return Match(BEYOND, build(CONTENT, 2, BEYOND.meta.settle(2, options), stuck_position()), tracked=True)


def lasting(match: AnyMatch) -> tuple[Any, ...]:
    """All that would be a step towards a goal."""
    state, seats = match.state, range(match.players)
    counted = [counter(match.table, seat) for name, counter in COUNTERS.items() for seat in seats if is_kept(name)]
    return counted, state.claims, dict(state.land), dict(state.villages), dict(state.cities), state.tree


def is_kept(counter: str) -> bool:
    """Pawns come and go; all else that goals may count only grows."""
    return counter != "pawns_in_play"


def test_a_position_from_which_no_goal_can_be_reached() -> None:
    match = stuck({})
    before = lasting(match)
    assert BEYOND.rules.ledgers(match.table)["negative stocks"] == 0
    for now in random_play(match, 1500):
        assert now.ask is not None
        assert now.ask.keys, "there is always something to do"
        assert lasting(now) == before
        assert not any(open_goals(now.table, seat) for seat in range(2))
    assert not match.over
    assert match.state.round > 100
    assert match.stalled


def test_there_the_table_may_agree_to_end_the_game() -> None:
    match = stuck({})
    with pytest.raises(Refusal, match=r"PT-AGR\.1"):
        match.end_by_agreement()
    first = match.state.round
    while not match.stalled:
        ask = match.ask
        assert ask is not None
        match.answer(ask.keys[0], ask.seat)
    assert match.state.round == first + QUIET + 1
    match.end_by_agreement()
    assert match.over
    assert match.outcome().totals == tuple(sum(match.score(seat).values()) for seat in range(2))


def test_there_the_stop_rule_ends_the_game_for_programs() -> None:
    """BH-OPT.1."""
    match = stuck({"rounds": "40"})
    for _ in random_play(match, 1500):
        pass
    assert match.over
    assert match.state.round == 40
