"""Trade Routes: step by step a player gets to every set of routes that the rules allow, and to no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from pentapolis.games.clash_of_cultures.position import build
from pentapolis.games.clash_of_cultures.powers.economy import Route, choose_routes, links
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.kernel import Ask, Sealed
from pentapolis.kernel.data import parse_yaml
from tests.games.clash_of_cultures.common import CONTENT, GAME

Routes = frozenset[tuple[Route, int]]
"""Routes, each with how many there are of it."""

OPTIONS = GAME.meta.settle(2, {})
PLACES = {
    "one Settler, two cities": ("{units: {d5: {settler: 1}}}", "{cities: {d7: , e5: }}"),
    "more cities than routes": (
        "{units: {d5: {settler: 3}, e6: {settler: 1}, e4: {ship: 1}}}",
        "{cities: {d7: , e5: , f5: , c6: , d6: }}",
    ),
    "one city is all that some reach": (
        "{units: {d4: {settler: 2}, e6: {settler: 1}, e4: {ship: 1, settler: 1}}}",
        "{cities: {d7: , e5: , c6: {mood: angry}}}",
    ),
    "Hiram's own route does not count": (
        "{civilization: phoenicia, leader: {hiram: d2}, units: {d2: {settler: 1}, d3: {settler: 3}, e4: {ship: 2}}}",
        "{cities: {d4: , c4: , f4: , e3: , f3: , d7: }}",
    ),
}


def position(you: str, b: str) -> ClashTable:
    ground = "{d3: plain, d5: plain, f4: plain, e4: sea, b6: plain, b4: plain}"
    text = f"seats: {{you: {you}, b: {b}}}\nterrain: {ground}\nturn: you\n"
    return ClashTable(CONTENT, build(CONTENT, 2, OPTIONS, parse_yaml(text, "given")), silent=True)


def reached(t: ClashTable) -> Iterator[list[Route]]:
    """What comes of every line of answers; `all` only as a short cut."""
    lines: list[list[str]] = [[]]
    while lines:
        line = lines.pop()
        flow = choose_routes(t, 0)
        try:
            ask = asked(next(flow))
            for key in line:
                ask = asked(flow.send(ask.options[key]))
        except StopIteration as end:
            yield end.value
        else:
            assert len(ask.options) > 1, "what has one answer is not asked"
            lines += [[*line, key] for key in ask.options]


def asked(ask: Ask | Sealed) -> Ask:
    assert isinstance(ask, Ask)
    return ask


def counted(routes: list[Route]) -> Routes:
    return frozenset(Counter(routes).items())


def allowed(t: ClashTable) -> set[Routes]:
    """CC-29.7 by trying: no trader and no city twice, at most four; Hiram's Settler or Ship on top of them."""
    found = links(t, 0)
    edges = [(number, Route(trader, city)) for number, (trader, ends) in enumerate(found) for city in ends]
    home = t.state.players[0].leader_space
    sets = set()
    for size in range(6):
        for picked in combinations(edges, size):
            routes = [route for _, route in picked]
            own = any(route.trader.space == home for route in routes)
            if len({number for number, _ in picked}) == len({route.city for route in routes}) == size <= 4 + own:
                sets.add(counted(routes))
    return sets


@pytest.mark.parametrize("place", PLACES)
def test_every_valid_choice_of_routes_is_reached_and_no_other(place: str) -> None:
    """CC-29.7, CC-10.9."""
    t = position(*PLACES[place])
    expected = allowed(t)
    assert len(expected) > 2
    assert {counted(routes) for routes in reached(t)} == expected


@pytest.mark.parametrize("place", PLACES)
def test_all_takes_as_many_routes_as_there_can_be(place: str) -> None:
    """CC-29.7."""
    t = position(*PLACES[place])
    flow, most = choose_routes(t, 0), max(len(routes) for routes in reached(t))
    ask = asked(next(flow))
    assert ("all" in ask.options) == (most > 1), "of single routes each is an answer by itself"
    if most > 1:
        with pytest.raises(StopIteration) as end:
            flow.send(ask.options["all"])
        assert len(end.value.value) == ask.about["count"] == most


def test_without_a_city_in_reach_nothing_is_asked() -> None:
    """CC-29.7."""
    assert list(reached(position("{units: {d2: {settler: 1}}}", "{cities: {d7: }}"))) == [[]]
