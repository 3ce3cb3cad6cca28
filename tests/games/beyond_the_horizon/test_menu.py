"""One predicate, two uses: what is offered is what no rule forbids, and what is not offered is refused by a rule."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis.games.beyond_the_horizon import asks
from pentapolis.games.beyond_the_horizon import spaces as space_rules
from pentapolis.games.beyond_the_horizon.actions import building, moving, research, settling
from pentapolis.games.beyond_the_horizon.actions.building import buildable
from pentapolis.games.beyond_the_horizon.ground import NEAR
from pentapolis.games.beyond_the_horizon.kinds import LEVELS, STOP
from pentapolis.games.beyond_the_horizon.phases import EXCHANGES, EXPANSION
from pentapolis.games.beyond_the_horizon.state import BHTable
from pentapolis.games.beyond_the_horizon.vocabulary import Research
from pentapolis.kernel.data import convert
from pentapolis.kernel.refusal import KERNEL_RULES
from pentapolis.parts.bitsets import members
from pentapolis.parts.verbs import audit
from tests.games.beyond_the_horizon.common import CONTENT, PLAYERS, AnyMatch, walk

EFFECTS = [
    convert(
        {"kind": "research", "coins": dict.fromkeys(LEVELS, price), "scholar": scholar, "exhaust": exhaust}
        | {"ignore_prerequisites": ignored},
        Research,
        "effects",
    )
    for price in (0, 2)
    for scholar in ("active", "inactive")
    for exhaust in ({}, {"II": 1, "IV": 2})
    for ignored in (False, True)
]
"""Ways to research that no card has, too."""

POINTS = [(1, 0), (1, 1), (2, 1), (3, 2)]
"""Points left, and discoveries allowed."""


def turns(players: int) -> list[AnyMatch]:
    """The match at questions of a whole game of rich players."""
    matches = enumerate(walk(players, "rich", rich=True))
    return [match.copy() for number, match in matches if number % 5 == 0 and not match.over]


@pytest.mark.parametrize("players", PLAYERS)
def test_list_and_look_up_of_the_menus_agree(players: int) -> None:
    """BH-XPH.1, BH-PRO.5: expansion and exchanges."""
    met: Counter[str] = Counter()
    for match in walk(players):
        ask = match.ask
        if ask is None or ask.kind not in (asks.EXPAND, asks.EXCHANGE):
            continue
        menu = EXPANSION if ask.kind == asks.EXPAND else EXCHANGES
        met[ask.kind] += 1
        assert audit(menu, match.table, ask.seat) == []
        assert menu.whole(match.table, ask.seat).keys() == set(ask.keys)
    assert met[asks.EXPAND] > 3
    assert met[asks.EXCHANGE] > 3


@pytest.mark.parametrize("players", PLAYERS)
def test_open_spaces_are_those_without_a_bar(players: int) -> None:
    """BH-ACT.14: all spaces of board and cards."""
    asked = 0
    for match in turns(players):
        for seat in range(players):
            t = match.table
            offered = space_rules.open_spaces(t, seat)
            free = [name for name, space in CONTENT.spaces.items() if space_rules.bar(t, seat, space) is None]
            assert sorted(offered) == sorted(free)
            for name, space in CONTENT.spaces.items():
                if name not in offered:
                    refusal = space_rules.refuse(t, seat, name)
                    assert refusal is not None
                    assert refusal.rule == space_rules.bar(t, seat, space)
            asked += len(offered)
    assert asked > 50


@pytest.mark.parametrize("players", PLAYERS)
def test_growth_is_always_available_and_every_other_space_holds_one_pawn(players: int) -> None:
    """BH-ACT.3, BH-ACT.4, BH-ACT.6."""
    for match in walk(players):
        ask = match.ask
        if ask is not None and ask.kind == asks.SPACE:
            assert "basic_growth_1" in ask.keys
            pawns = [player.pawn for player in match.state.players]
            assert [key for key in ask.keys if key in pawns and key != "basic_growth_1"] == []
        elsewhere = [player.pawn for player in match.state.players if player.pawn not in ("", "basic_growth_1")]
        assert len(elsewhere) == len(set(elsewhere))


@pytest.mark.parametrize("players", PLAYERS)
def test_steps_are_those_without_a_bar(players: int) -> None:
    """BH-MOV.1, BH-MOV.3, BH-EXP.1, BH-EXP.2, BH-EXP.4: every unit and every place beside it."""
    steps = 0
    for match in turns(players):
        t = match.table
        for seat in range(players):
            units = t.state.players[seat].units
            for left, most in POINTS:
                found = set(moving.steps(t, seat, units, left, most).values())
                legal = {
                    (unit, place)
                    for unit in units
                    for place in NEAR[unit >> 4]
                    if moving.bar(t, seat, unit, place, left, most) is None
                }
                assert found == legal
                steps += len(found)
    assert steps > 100


@pytest.mark.parametrize("players", PLAYERS)
def test_open_slots_are_those_without_a_bar(players: int) -> None:
    """BH-RES.1 to BH-RES.5, BH-RES.16, BH-RES.17."""
    slots = 0
    for match in turns(players)[::2]:
        t = match.table
        for seat in range(players):
            for effect in EFFECTS:
                found = list(members(research.open_slots(t, seat, effect)))
                numbers = range(len(CONTENT.slots))
                assert found == [slot for slot in numbers if research.slot_bar(t, seat, effect, slot) is None]
                slots += len(found)
    assert slots > 100


@pytest.mark.parametrize("players", PLAYERS)
def test_structures_that_may_be_built_are_those_without_a_bar(players: int) -> None:
    """BH-STR.2 to BH-STR.8, BH-EFF.13."""
    built = 0
    for match in turns(players):
        t = match.table
        for seat in range(players):
            for mode in ("new", "existing", "either"):
                for discount in (0, 3):
                    found = buildable(t, seat, mode, discount)
                    tiles = CONTENT.structures
                    free = [tile for tile in tiles if building.build_bar(t, seat, tile, mode, discount) is None]
                    assert sorted(found) == sorted(free)
                    built += len(found)
    assert built > 10


@pytest.mark.parametrize("players", PLAYERS)
def test_what_may_be_settled_is_what_no_rule_refuses(players: int) -> None:
    """BH-VIL.1, BH-VIL.6, BH-VIL.7, BH-CIT.1, BH-CIT.2, BH-CIT.6."""
    for match in turns(players):
        t = match.table
        names = [*CONTENT.territories, *CONTENT.structures, *CONTENT.homes]
        for seat in range(players):
            for less in (0, -2):
                villages, cities = settling.village_places(t, seat, less), settling.city_places(t, seat, less)
                assert sorted(villages) == sorted(n for n in names if is_free(t, seat, n, less, "village"))
                assert sorted(cities) == sorted(n for n in names if is_free(t, seat, n, less, "city"))


def is_free(t: BHTable, seat: int, name: str, less: int, what: str) -> bool:
    refuse = settling.refuse_village if what == "village" else settling.refuse_city
    return refuse(t, seat, less, name) is None


@pytest.mark.parametrize("players", PLAYERS)
def test_no_question_has_one_answer(players: int) -> None:
    """A decision with one possible answer is made at once; but there is always a space, and always a way to produce."""
    met: Counter[str] = Counter()
    for match in walk(players):
        if match.ask is not None:
            met[match.ask.kind] += 1
            assert len(match.ask.keys) > 1 or match.ask.kind == asks.SPACE, match.ask.kind
    assert len(met) > 15


@pytest.mark.parametrize("players", PLAYERS)
def test_words_of_earlier_questions_are_refused_by_a_rule_of_the_game(players: int) -> None:
    """Whatever was an answer to such a question before has a reason now, if it is none."""
    known: dict[str, set[str]] = {}
    refused = 0
    for match in walk(players, "words"):
        ask = match.ask
        if ask is None:
            continue
        for key in sorted(known.setdefault(ask.kind, set()))[:40]:
            if key not in ask.keys and key != STOP:
                refusal = match.why_not(key, ask.seat)
                assert refusal is not None
                assert refusal.rule not in KERNEL_RULES, (ask.kind, key)
                refused += 1
        known[ask.kind] |= set(ask.keys)
    assert refused > 1000
