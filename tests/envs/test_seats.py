"""Seats in views turn with who looks: at a table where all have moved on by a seat, everybody sees the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from pentapolis.envs.encoding import ColumnNode, PlacePatterns, Walk, pattern, plain
from pentapolis.games import load, shelf
from pentapolis.games.beyond_the_horizon.state import BHState
from pentapolis.games.civolution.state import CVState
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, CAVALRY, INFANTRY, LEADER
from pentapolis.games.clash_of_cultures.state import Battle, ClashState, Move, Side
from pentapolis.games.clash_of_cultures.units import FOREST, MOVED, pack
from pentapolis.games.flow_of_history.state import FlowState
from pentapolis.games.mosaic.kinds import EVERYBODY
from pentapolis.games.mosaic.state import MosaicState
from pentapolis.kernel import Game, Match

NOT_SEATS = {"-2", "-1", "4", "5"}  # banker, nobody, Barbarians, Pirates
NEITHER = {"civolution": {"1"}}  # V.I.C.I. beside the only player


class Turn:
    """All seats of a table move on by one."""

    def __init__(self, players: int) -> None:
        self.players = players

    def seat(self, seat: int) -> int:
        return (seat + 1) % self.players if 0 <= seat < self.players else seat

    def each(self, entries: list[Any]) -> list[Any]:
        """A list with an entry for each seat, and perhaps more."""
        return [entries[self.players - 1], *entries[: self.players - 1], *entries[self.players :]]

    def bits(self, seats: int) -> int:
        return sum(1 << self.seat(seat) for seat in range(self.players) if seats >> seat & 1)

    def colours(self, buildings: int) -> int:
        """Four bits for each building of Clash of Cultures: seat + 1."""
        held = [buildings >> 4 * kind & 15 for kind in range(7)]
        return sum((self.seat(colour - 1) + 1) << 4 * kind for kind, colour in enumerate(held))


def turn_flow(state: FlowState, turn: Turn) -> None:
    state.civilizations = turn.each(state.civilizations)
    state.offers = turn.each(state.offers) if state.offers else []
    for slot in state.market:
        slot.investor = turn.seat(slot.investor)


def turn_mosaic(state: MosaicState, turn: Turn) -> None:
    state.players, state.hands = turn.each(state.players), turn.each(state.hands)
    state.start = turn.seat(state.start)
    state.tops = [turn.bits(seats) for seats in state.tops]
    for player in state.players:
        player.down = tuple(
            msgspec.structs.replace(entry, seen=EVERYBODY if entry.seen == EVERYBODY else turn.bits(entry.seen))
            for entry in player.down
        )


def turn_clash(state: ClashState, turn: Turn) -> None:
    state.players, state.units = turn.each(state.players), turn.each(state.units)
    for player in state.players:
        player.captives = [8 * turn.seat(entry // 8) + entry % 8 for entry in player.captives]
    for city in state.cities.values():
        city.owner, city.buildings = turn.seat(city.owner), turn.colours(city.buildings)
        city.druid = turn.seat(city.druid - 1) + 1
    state.first, state.turn.seat = turn.seat(state.first), turn.seat(state.turn.seat)
    state.turn.raided = turn.bits(state.turn.raided)
    state.wonder_builder = {wonder: turn.seat(seat) for wonder, seat in state.wonder_builder.items()}
    state.last_founders = [turn.seat(seat) for seat in state.last_founders]
    state.last_wonder_builders = [turn.seat(seat) for seat in state.last_wonder_builders]
    state.truces = [(turn.seat(a), turn.seat(b), turn.seat(c)) for a, b, c in state.truces]
    state.diplomats = [(turn.seat(a), turn.seat(b)) for a, b in state.diplomats]
    state.trade = [str(turn.seat(int(word))) if word.isdecimal() else word for word in state.trade]
    if state.move is not None:
        state.move.seat = turn.seat(state.move.seat)
    if state.battle is not None:
        battle = state.battle
        battle.active, battle.winner = turn.seat(battle.active), turn.seat(battle.winner)
        battle.buildings = turn.colours(battle.buildings)
        for side in (battle.attacker, battle.defender):
            side.owner, side.roller, side.hand = turn.seat(side.owner), turn.seat(side.roller), turn.seat(side.hand)


def turn_beyond(state: BHState, turn: Turn) -> None:
    state.players, state.homes = turn.each(state.players), tuple(turn.each(list(state.homes)))
    for cubes in (state.villages, state.cities, state.left, state.right):
        for place, seat in cubes.items():
            cubes[place] = turn.seat(seat)
    state.claims = tuple(tuple(map(turn.seat, claims)) for claims in state.claims)
    state.start, state.turn = turn.seat(state.start), turn.seat(state.turn)


TURNS: dict[str, Callable[[Any, Turn], None]] = {
    "flow_of_history": turn_flow,
    "mosaic": turn_mosaic,
    "clash_of_cultures": turn_clash,
    "beyond_the_horizon": turn_beyond,
}


def crowd(state: ClashState) -> None:
    """Whatever random play hardly ever comes to, and names seats."""
    army, last = pack({INFANTRY: 3, LEADER: 1}), len(state.players) - 1
    attacker = Side(owner=1, roller=1, units=army, first=2, hand=1, start=army, began=army)
    defender = Side(BARBARIANS, 0, pack({CAVALRY: 2}), lost=pack({CAVALRY: 1}), losses=pack({CAVALRY: 1}), hand=last)
    state.battle = Battle(3, 4, attacker, defender, active=1, winner=1, group=army, buildings=0x2001)
    state.move = Move(seat=1, chosen=army, flags=MOVED | FOREST)
    state.turn.raided = 0b101
    state.truces, state.diplomats = [(0, 1, 0), (1, last, 1)], [(1, last)]
    state.trade = ["1", "0", "give:food"]
    state.wonder_builder = {"great_wall": 1}
    state.players[0].captives = [8 * 1 + INFANTRY, 8 * BARBARIANS + CAVALRY]
    for number, city in enumerate(state.cities.values()):
        city.buildings, city.druid = 0x0102, number % (last + 2)


def positions(name: str, players: int, steps: int, every: int) -> Iterator[tuple[Game[Any, Any], Any]]:
    """A random game now and then; of Clash of Cultures every other position is crowded, of Civolution boats are out."""
    game, random = load(name), Random(name)
    match = Match.simulate(game, players, {}, f"seats/{players}")
    for number in range(steps):
        ask = match.ask
        if ask is None:
            return
        if number % every == 0:
            state = game.copy_state(match.state)
            if isinstance(state, ClashState) and number % (2 * every) == 0:
                crowd(state)
            elif isinstance(state, CVState) and number % (2 * every) == 0:
                state.players[0].boats = state.players[0].boats or (game.content.places["a_water"] << 1,)
            yield game, state
        match.answer(random.choice(list(ask.options)), ask.seat)


def walked(game: Game[Any, Any], state: Any, seat: int, root: ColumnNode | None = None) -> dict[str, float]:
    """What a seat sees, by path; but where in a list an entry stands, which says nothing and may follow the seats."""
    players = game.rules.seats_of(state)
    walk = Walk([f"@{(number - seat) % players}" for number in range(players)])
    walk.dict(
        root or ColumnNode("", PlacePatterns(game.rules.bots.number_semantics)),
        {"view": plain(game.rules.view(game.table(state), seat))},
    )
    found: dict[str, float] = {}
    for node, value in zip(walk.nodes, walk.values, strict=True):
        if not node.path.endswith("#"):
            found[node.path] = found.get(node.path, 0.0) + value
    return found


@pytest.mark.parametrize("name", TURNS)
def test_who_has_moved_on_by_a_seat_sees_the_same(name: str) -> None:
    players, met = 3, 0
    turn = Turn(players)
    for game, state in positions(name, players, steps=400, every=40):
        moved = game.copy_state(state)
        TURNS[name](moved, turn)
        for seat in range(players):
            assert walked(game, state, seat) == walked(game, moved, turn.seat(seat))
        assert walked(game, state, 0) != walked(game, moved, 0)
        met += 1
    assert met > 3


@pytest.mark.parametrize("name", shelf())
def test_places_of_seats_hold_seats_and_nothing_else(name: str) -> None:
    number_semantics = load(name).rules.bots.number_semantics
    root = ColumnNode("", PlacePatterns(number_semantics))
    numbers = load(name).meta.players
    for players in (min(numbers), max(numbers)):  # who plays alone meets an opponent that others do not
        for game, state in positions(name, players, steps=600, every=15):
            walked(game, state, 0, root)
    nodes = list(below(root))
    for node in nodes:
        if node.seat or node.by_seat:
            odd = {child for child in node.children if child[0] not in "@="}
            assert odd <= NOT_SEATS | NEITHER.get(name, set()), node.path
    for place in (*number_semantics.seats, *number_semantics.by_seat, *number_semantics.packed):
        known = pattern([place])
        assert place.startswith("question.") or any(known.fullmatch(node.path) for node in nodes), place


def test_armies_are_told_by_kind() -> None:
    game, state = next(positions("clash_of_cultures", 2, steps=1, every=1))
    seen = walked(game, state, 1)
    assert (seen["view.battle.attacker.units.infantry"], seen["view.battle.attacker.units.leader"]) == (3, 1)
    assert seen["view.battle.defender.losses.cavalry"] == seen["view.move.flags.forest"] == 1
    assert (seen["view.battle.attacker.first"], seen["view.battle.attacker.roller.@0"]) == (2, 1)


def below(node: ColumnNode) -> Iterator[ColumnNode]:
    yield node
    for child in node.children.values():
        yield from below(child)
