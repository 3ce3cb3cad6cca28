"""The log tells what happened, in its order: who, where, how many."""

from __future__ import annotations

import pytest

from pentapolis.kernel import Match
from tests.games.beyond_the_horizon.common import GAME, PLAYERS, state_at, walk

RECRUIT = "{seats: {a: {active: 1, units: {home1: settler2}}, b: {}}, stack: [hills, rest]}"
FOUND = """
seats: {a: {settlement: 1, coins: 3, structures: [market], units: {river_plain: settler3, home1: settler2}}, b: {}}
map: {q1r-1: river_plain}
phase: expansion
"""
RESEARCH = """
seats: {a: {coins: 2, active: 1, technologies: [writing]}, b: {}}
leaders: {ii_1: cleopatra}
decks: {II: [irrigation, mathematics, calendar, rest]}
"""
CITY = """
seats: {a: {active: 1, coins: 1, private: [aviation], units: {oasis: soldier2 soldier1}}, b: {}}
map: {q1r-1: oasis}
villages: {oasis: b}
"""
EXCHANGE = (
    "{seats: {a: {coins: 3, active: 1, columns: 5/5/4/3/2, units: {cradle: soldier3}}, b: {}}, phase: production}"
)
JOIN = """
seats: {a: {coins: 2, units: {market: settler1}}, b: {}}
map: {q1r-1: market}
left: {market: b}
phase: expansion
"""
INVEST = "{seats: {a: {coins: 2, private: [electricity]}, b: {}}}"
GOAL = "{seats: {a: {invested: 8}, b: {}}, goals: [innovator, expansionist, magnate], phase: goal}"


@pytest.mark.parametrize(
    ("given", "answers", "told"),
    [
        (
            RECRUIT,
            "basic_recruit_move_1 soldier:home1 settler2:home1:q1r-1 settler2:q1r-1 stop",
            [
                "placed seat=0 space=basic_recruit_move_1",
                "recruited seat=0 unit=soldier strength=1 place=home1",
                "discovered seat=0 card=hills place=q1r-1",
                "upgraded seat=0 unit=settler strength=3 place=q1r-1",
                "moved seat=0 unit=settler strength=3 place=home1 to=hills",
            ],
        ),
        (
            FOUND,
            "village:river_plain coins",
            [
                "uncovered seat=0 track=economy field=1",
                "founded seat=0 card=river_plain",
                "gained seat=0 coins=3",
                "produced-coins seat=0 coins=2",
                "turn seat=1",
            ],
        ),
        (
            FOUND,
            "build:market home1 population",
            [
                "paid seat=0 coins=2",
                "built seat=0 card=market place=home1",
                "uncovered seat=0 track=economy field=1",
                "gained seat=0 coins=4",
                "produced-population seat=0 count=1",
                "turn seat=1",
            ],
        ),
        (
            RESEARCH,
            "basic_research_ii_1 mathematics",
            [
                "placed seat=0 space=basic_research_ii_1",
                "paid seat=0 coins=2",
                "assigned seat=0 slot=ii_1",
                "led seat=0 card=cleopatra",
                "gained seat=0 coins=5",
                "gained seat=1 coins=2",
                "colored seat=0 color=blue",
                "revealed seat=0 cards=irrigation,mathematics,calendar",
                "researched seat=0 card=mathematics slot=ii_1",
                "gained seat=0 coins=3",
            ],
        ),
        (
            CITY,
            "aviation_1 skip",
            [
                "placed seat=0 space=aviation_1",
                "paid seat=0 coins=1",
                "exhausted seat=0 count=1",
                "uncovered seat=0 track=food field=1",
                "fortified seat=0 card=oasis",
            ],
        ),
        (
            EXCHANGE,
            "exchange recall:soldier3:cradle sell buy stop",
            [
                "recalled seat=0 unit=soldier strength=3 place=cradle",
                "sold seat=0 count=1 coins=1",
                "bought seat=0 count=1 coins=3",
                "turn seat=1",
            ],
        ),
        (
            JOIN,
            "build:market",
            [
                "paid seat=0 coins=2",
                "joined seat=0 card=market",
                "uncovered seat=0 track=economy field=1",
                "gained seat=0 coins=4",
            ],
        ),
        (
            INVEST,
            "electricity_1 food",
            [
                "placed seat=0 space=electricity_1",
                "paid seat=0 coins=2",
                "uncovered seat=0 track=food field=1",
                "invested seat=0 field=1",
                "gained seat=0 coins=1",
            ],
        ),
        (
            GOAL,
            "economy",
            ["uncovered seat=0 track=economy field=1", "claimed seat=0 card=magnate vp=5", "turn seat=1"],
        ),
    ],
)
def test_what_is_told(given: str, answers: str, told: list[str]) -> None:
    match = Match(GAME, state_at(given))
    for answer in answers.split():
        match.answer(answer, 0)
    heard = [
        f"{event.key} {' '.join(f'{name}={said(value)}' for name, value in event.args.items())}"
        for event in match.table.events
    ]
    assert heard == told


@pytest.mark.parametrize(
    ("leader", "event", "seats"),
    [("confucius", "grew", [2, 2, 3, 0, 1]), ("ashoka", "gained", [3, 0, 1]), ("cleopatra", "gained", [2, 3, 0, 1])],
)
def test_shares_are_given_clockwise(leader: str, event: str, seats: list[int]) -> None:
    """BH-LEA.6, BH-EFF.20, BH-EFF.21: the owner's bonus first, everybody's shares from the owner on."""
    given = f"""
    seats: {{a: {{}}, b: {{}}, c: {{coins: 2, active: 1, technologies: [writing]}}, d: {{}}}}
    leaders: {{ii_1: {leader}}}
    turn: c
    """
    match = Match(GAME, state_at(given))
    match.answer("basic_research_ii_1", 2)
    assert [told.args["seat"] for told in match.table.events if told.key == event] == seats


def said(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


@pytest.mark.parametrize("players", PLAYERS)
def test_counts_of_the_log_are_those_of_the_board(players: int) -> None:
    """Villages, cities, structures, investments, claims and scholars: each is told once."""
    *_, match = walk(players, "rich", rich=True)
    state, events = match.state, match.table.events
    told = {key: sum(event.key == key for event in events) for key in GAME.rules.events}
    assert told["founded"] == len(state.villages)
    assert told["fortified"] == len(state.cities)
    assert (told["built"], told["joined"]) == (len(state.left), len(state.right))
    assert told["invested"] == sum(player.invested for player in state.players)
    assert told["claimed"] == sum(map(len, state.claims))
    assert told["assigned"] == sum(player.scholars.bit_count() for player in state.players)
    assert told["kept"] == sum(len(player.private) for player in state.players)
    assert told["led"] == sum(len(player.leaders) for player in state.players)
    assert told["uncovered"] == sum(24 - sum(player.cubes) for player in state.players)
    assert told["discovered"] == 24 - len(state.stack)
    assert told["ended"] == 1
