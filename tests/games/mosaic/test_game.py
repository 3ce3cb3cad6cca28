"""What holds along whole games, whoever plays and however badly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pentapolis.games.mosaic.empire import cities_in
from pentapolis.games.mosaic.influence import controller, empires, region_points
from pentapolis.games.mosaic.state import MosaicState
from pentapolis.games.mosaic.view import open_table, remembered, view
from pentapolis.kernel import Chance, Match
from tests.games.mosaic.common import CONTENT, GAME, SOURCES, AnyMatch, answer_somehow, new_match, played

TABLES = [(2, "1"), (3, "1"), (4, "1"), (5, "1"), (6, "1")]


def walk(players: int, seed: str) -> Iterator[tuple[AnyMatch, MosaicState]]:
    """A whole game of random answers: after each one the match, and the state before it."""
    match, chance = new_match(players, seed), Chance(f"walk {seed}")
    while not match.over:
        before = match.game.copy_state(match.state)
        answer_somehow(match, chance)
        yield match, before


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_symbols_tiles_and_goods_are_never_lost(players: int, seed: str) -> None:
    """MO-PIL.2, MO-TIL.2, MO-TOK.3, MO-TEC.7: and VP of scorings only grow (MO-EMP.11)."""
    for match, before in walk(players, seed):
        for old, new in zip(before.players, match.state.players, strict=True):
            assert all(now >= then for now, then in zip(new.symbols, old.symbols, strict=True))
            assert all(now >= then for now, then in zip(new.goods, old.goods, strict=True))
            assert new.tiles[: len(old.tiles)] == old.tiles
            assert new.up[: len(old.up)] == old.up
            assert new.empire >= old.empire


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_work_is_always_possible(players: int, seed: str) -> None:
    """MO-TRN.2: before the Action is taken; afterwards there is an end."""
    verbs = set()
    for match, _ in walk(players, seed):
        if match.ask is not None and match.ask.kind == "act":
            keys = match.ask.keys
            verbs |= {key.partition(":")[0] for key in keys}
            assert ("work:stone" in keys) != ("end" in keys)
    assert verbs >= {"work", "population", "build", "wonder", "technology", "tax_tariff", "military", "end"}


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_game_ends_after_the_round_that_follows_the_trigger(players: int, seed: str) -> None:
    """MO-END.1, MO-END.2: three scorings at most (MO-EMP.2), and nobody has a turn more than another."""
    match = played(players, seed)
    state = match.state
    turns = [event.args["seat"] for event in match.table.events if event.key == "turn"]
    assert state.over
    assert state.scorings <= 3
    assert state.round == state.last_round
    assert turns == [(state.start + n) % players for n in range(state.round * players)]


@pytest.mark.parametrize(("players", "seed"), TABLES)
@pytest.mark.parametrize("answers", [100, 160, 220])
def test_what_is_projected_is_what_is_scored(players: int, seed: str, answers: int) -> None:
    """MO-EMP.6, MO-EMP.9: "if it were scored now", when nobody does anything just before."""
    state = GAME.copy_state(played(players, seed, answers).state)
    state.agenda, state.pending = [("scoring", 0)], 1
    boards = view(GAME.table(state), None).players
    expected = [player.empire + sum(own.projected.values()) for player, own in zip(state.players, boards, strict=True)]
    match = Match(GAME, state)
    while (ask := match.ask) is not None:
        match.answer(best_region(match) if ask.kind == "region" else {"eliminate": "stop"}.get(ask.kind, "none"))
    assert [player.empire for player in match.state.players] == expected
    assert max(expected) > 0


def best_region(match: AnyMatch) -> str:
    """Where a City-State has most Cities."""
    assert match.ask is not None
    seat, regions = match.ask.seat, CONTENT.board.region_index
    return max(match.ask.keys, key=lambda name: cities_in(match.table, seat, regions[name]))


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_points_come_from_known_sources(players: int, seed: str) -> None:
    """MO-SCO.1 to MO-SCO.9."""
    outcome = played(players, seed).outcome()
    assert all(list(score) == SOURCES for score in outcome.scores)
    assert min(outcome.places) == 1
    assert sum(outcome.totals) > 0


def test_kinds_of_questions_and_events_are_those_declared() -> None:
    """Whole games use no other kind, and nearly all of these."""
    rules, asked, told = GAME.rules, set[str](), set[str]()
    for number in range(12):
        match, chance = new_match(2 + number % 5, f"kinds {number}"), Chance(f"kinds {number}")
        while match.ask is not None:
            asked.add(match.ask.kind)
            answer_somehow(match, chance)
        for event in match.table.events:
            kind = rules.events[event.key]
            assert event.args.keys() == kind.args
            assert all(more.keys() == kind.secret for more in event.secret.values())
        told |= {event.key for event in match.table.events}
    assert asked <= rules.asks.keys()
    assert len(asked) > 0.8 * len(rules.asks)
    assert len(told) > 0.8 * len(rules.events)


def test_every_technology_is_played_somewhere() -> None:
    """No card is dead: random play turns up nearly all of them."""
    seen: set[str] = set()
    for number in range(12):
        seen |= {card for player in played(2 + number % 5, f"seen {number}").state.players for card in player.up}
    assert len(seen) > 0.95 * len(CONTENT.technologies)


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_turn_is_that_of_the_last_turn_told(players: int, seed: str) -> None:
    """MO-TRN.1, MO-EMP.3: also while others are asked before a scoring."""
    for match, _ in walk(players, seed):
        told = [event.args["seat"] for event in match.table.events if event.key == "turn"]
        if told and match.ask is not None:
            assert match.turn == told[-1]


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_what_is_remembered_is_what_would_be_worked_out(players: int, seed: str) -> None:
    """MO-GLO.13, MO-EMP.4, MO-EMP.10: the open table, the points of a scoring and who controls what depend only on what
    they are kept under."""
    regions = CONTENT.counts[players].regions
    for number, (match, _) in enumerate(walk(players, seed)):
        if number % 3 == 0:
            assert remembered(match.table) == open_table(match.table)
            found, points = empires(match.table), [region_points(match.table, region) for region in regions]
            holders = {region: controller(match.table, region) for region in regions}
            for seat in range(players):
                assert found.held[seat] == tuple(region for region in regions if holders[region] == seat)
                assert found.paid[seat] == sum(by_seat[seat] for by_seat in points)
                assert found.first[seat] == sum(0 < by_seat[seat] == max(by_seat) for by_seat in points)
