"""What holds along whole games, whoever plays and however badly."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis.games.beyond_the_horizon.ground import NEAR
from pentapolis.games.beyond_the_horizon.kinds import CRADLE
from pentapolis.games.beyond_the_horizon.scoring import score
from pentapolis.games.beyond_the_horizon.state import strength_of
from pentapolis.kernel import Chance
from tests.games.beyond_the_horizon.common import CONTENT, GAME, PLAYERS, answer_eagerly, new_match, walk, whole

SOURCES = list(score(new_match(2).table, 0))


@pytest.mark.parametrize("players", PLAYERS)
def test_all_take_the_same_number_of_turns_clockwise(players: int) -> None:
    """BH-TRN.1, BH-OPT.1, BH-END.2: from the first player, and the last round is played in full."""
    match = whole(players)
    turns = [event.args["seat"] for event in match.table.events if event.key == "turn"]
    assert turns == [(match.state.start + n) % players for n in range(match.state.round * players)]
    assert match.state.round == min(last for last in (match.state.last_round, 40) if last)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_places_a_pawn_once_and_produces_once(players: int) -> None:
    """BH-TRN.2, BH-TRN.3, BH-ACT.1: nobody skips either."""
    events = [event.key for event in whole(players).table.events]
    turns = "".join({"turn": "|", "placed": "P"}.get(key, "") for key in events).split("|")[1:]
    assert set(turns) == {"P"}


@pytest.mark.parametrize("players", PLAYERS)
def test_what_lasts_is_never_lost(players: int) -> None:
    """BH-RES.5, BH-VIL.6, BH-CIT.6, BH-GOA.6, BH-DEV.1: scholars, villages, cities, claims stay; cubes only leave."""
    before = None
    for match in walk(players):
        state = match.state
        if before is not None:
            for old, new in zip(before.players, state.players, strict=True):
                assert old.scholars & new.scholars == old.scholars
                assert all(now <= then for now, then in zip(new.cubes, old.cubes, strict=True))
                assert new.invested >= old.invested
                assert new.gone >= old.gone
                assert new.private[: len(old.private)] == old.private
                assert new.leaders[: len(old.leaders)] == old.leaders or len(new.leaders) == len(old.leaders)
            for mark in ("villages", "cities", "left", "right"):
                assert getattr(before, mark).items() <= getattr(state, mark).items()
            assert all(new[: len(old)] == old for old, new in zip(before.claims, state.claims, strict=True))
        before = match.game.copy_state(state)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_map_grows_in_one_piece(players: int) -> None:
    """BH-EXP.2, BH-MOV.7, BH-VIL.7, BH-CIT.1: each tile beside two others; marks where there is a place for them."""
    for match in walk(players):
        state = match.state
        assert set(state.cities) <= set(state.villages)
        assert all(state.land[place] in CONTENT.territories for place in state.villages)
        assert all(state.land[place] in CONTENT.structures for place in state.left)
        assert all(state.left[place] != seat for place, seat in state.right.items())
    for place in state.land:
        assert sum(other in state.land for other in NEAR[place]) >= (1 if len(state.land) < 4 else 2 - (players == 2))
    assert len(state.land) > 1 + players
    assert CRADLE in state.land.values() or any(tile in CONTENT.structures for tile in state.land.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_units_stand_where_they_may(players: int) -> None:
    """BH-UPG.3, BH-MOV.3, BH-MOV.4: strengths 1 to 6; nobody ends a step task on a foreign home."""
    for match in walk(players):
        if match.ask is not None and match.ask.kind == "step":
            continue
        for seat, player in enumerate(match.state.players):
            assert all(1 <= strength_of(unit) <= 6 for unit in player.units)
            foreign = [home for other, home in enumerate(match.state.homes) if other != seat]
            standing = {unit >> 4 for unit in player.units} & set(foreign)
            assert all(match.state.land[place] in CONTENT.structures for place in standing)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_limits_of_a_turn_and_of_the_columns(players: int) -> None:
    """BH-EXP.4, BH-POP.7, BH-CMP.5: discoveries, room in the columns, tokens in all."""
    for match in walk(players):
        state = match.state
        assert state.discovered <= max(state.discoveries, 2)
        assert state.discoveries in (0, 1, 2)
        for player in state.players:
            assert all(have <= room for have, room in zip(player.columns, CONTENT.capacities, strict=True))
        assert state.supply[0] + sum(player.settlement for player in state.players) == 8
        assert state.supply[1] + sum(player.fortification for player in state.players) == 8


@pytest.mark.parametrize("players", PLAYERS)
def test_points_come_from_known_sources_and_the_most_win(players: int) -> None:
    """BH-SCO.9, BH-SCO.10."""
    outcome = whole(players).outcome()
    assert all(list(points) == SOURCES for points in outcome.scores)
    assert min(outcome.places) == 1
    assert sum(outcome.totals) > 0
    best = max(outcome.totals)
    assert all(outcome.totals[seat] == best for seat, place in enumerate(outcome.places) if place == 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_answers_bring_the_same_game(players: int) -> None:
    """Determinism: every state by its hash, and the log."""
    one, again = ([match.hash() for match in walk(players, "twice")] for _ in range(2))
    assert one == again
    assert len(set(one)) > 0.8 * len(one)


def test_kinds_of_questions_and_events_are_those_declared() -> None:
    """Whole games use no other kind, and nearly all of these."""
    rules, asked, told = GAME.rules, set[str](), set[str]()
    for number in range(9):
        match, chance = new_match(2 + number % 3, f"kinds {number}", rich=True), Chance(f"kinds {number}")
        while match.ask is not None:
            asked.add(match.ask.kind)
            answer_eagerly(match, chance)
        told |= {event.key for event in match.table.events}
    assert asked <= rules.asks.keys()
    assert told <= rules.events.keys()
    assert len(asked) > 0.8 * len(rules.asks)
    assert len(told) > 0.8 * len(rules.events)


def test_every_technology_and_nearly_every_tile_is_met_somewhere() -> None:
    """No card is dead: random play turns up nearly all of them."""
    seen: Counter[str] = Counter()
    for number in range(8):
        *_, match = walk(2 + number % 3, f"met {number}")
        state = match.state
        seen.update(card for card in state.tree if card)
        seen.update(tile for player in state.players for tile in player.structures)
        seen.update(state.land.values())
    assert len(seen.keys() & CONTENT.technologies.keys()) > 0.7 * len(CONTENT.technologies)
    assert len(seen.keys() & CONTENT.structures.keys()) > 0.5 * len(CONTENT.structures)
    assert len(seen.keys() & CONTENT.territories.keys()) > 0.7 * len(CONTENT.territories)
