"""What bots think of positions: it counts as the rules count, and wants what a player would want."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pentapolis.bots import Perspective, make_bot
from pentapolis.games import load
from pentapolis.games.civolution.actions.partition import bonus_points, open_columns, stage_points
from pentapolis.games.civolution.counting import units
from pentapolis.games.civolution.evaluate import NAMES, elapsed, evaluate, numbers
from pentapolis.games.civolution.evaluate import units as all_units
from pentapolis.games.civolution.ground import own_places
from pentapolis.games.civolution.kinds import CARD_TYPES, CATEGORIES
from pentapolis.games.civolution.ownership import force
from pentapolis.games.civolution.scoring import score
from pentapolis.games.civolution.state import PLAIN, CVTable, add_tribe, put, tribe_of
from pentapolis.games.civolution.weights import WEIGHTS, worth_of
from pentapolis.games.civolution.worth import EFFECTS, ability_worth, effect_worth
from pentapolis.kernel import Match
from tests.games.civolution.by_hand import content

GAME = load("civolution")


def positions(seed: str, every: int = 17) -> Iterator[CVTable]:
    """Tables of a game of two bots that know a little of it."""
    match: Match[Any, Any] = Match.simulate(GAME, 2, {}, seed, tracked=True)
    bot = make_bot("greedy@4", seed)
    while (ask := match.ask) is not None:
        if match.state.era and len(match.history) % every == 0:
            yield match.table
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)


def begun() -> CVTable:
    """The first turn of a game."""
    match: Match[Any, Any] = Match.simulate(GAME, 2, {}, "begun", tracked=True)
    bot = make_bot("random", "begun")
    while (ask := match.ask) is not None and ask.kind != "act":
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)
    return match.copy(tracked=True).table


def number(t: CVTable, seat: int, name: str) -> float:
    return numbers(t, seat)[NAMES.index(name)]


def test_it_counts_what_the_rules_count() -> None:
    """CV-END.1 to CV-END.3, CV-EVT.6: points, categories and the stage partition, all at once or one by one."""
    seen = 0
    for t in positions("count"):
        for seat, player in enumerate(t.state.players):
            held = t.content.partitions[player.columns, player.stages]
            counts = all_units(t, seat, player, force(t, seat), own_places(player))
            assert number(t, seat, "points") == sum(score(t, seat).values())
            assert counts == [units(t, seat, category) for category in CATEGORIES]
            assert held.points == stage_points(t, seat) + bonus_points(t, seat)
            for kind in CARD_TYPES:
                rows = {
                    t.content.columns[column].base_row + len(player.columns[column])
                    for column in open_columns(t.content, player, kind)
                }
                assert {home.row for home in held.homes[kind]} == {min(row, 5) for row in rows}
            seen += held.points
    assert seen


def test_every_number_has_a_weight() -> None:
    t = begun()
    assert len(numbers(t, 0)) == len(WEIGHTS) == len(NAMES)


def test_an_own_reset_takes_no_time_and_that_of_another_does() -> None:
    """CV-RST.3: were it otherwise, a Reset would look like a loss."""
    t = begun()
    state = t.state
    before = elapsed(t, 0), elapsed(t, 1)
    state.indicator += 1
    state.players[0].resets -= 1
    assert elapsed(t, 0) == before[0]
    assert elapsed(t, 1) > before[1]


def test_who_has_fed_is_not_hungry_any_more() -> None:
    """CV-FED.2: or nobody would pay for food."""
    t = begun()
    t.state.players[0].food = 0
    t.state.phase, t.state.agenda = 6, [("feed", 0)]
    assert number(t, 0, "hunger") > 0
    t.state.agenda = []
    assert number(t, 0, "hunger") == 0


def test_a_tribe_that_can_be_fed_is_welcome() -> None:
    """CV-FED.4, CV-END.1."""
    t = begun()
    player = t.state.players[0]
    player.food = 6
    before = evaluate(t, 0)
    add_tribe(player, tribe_of(t.content.start_forest, PLAIN, True))
    assert evaluate(t, 0) > before


def test_what_a_card_lacks_makes_it_less_dear() -> None:
    """CV-CRD.2."""
    t = begun()
    player = t.state.players[0]
    player.hand, player.storage = ("a01_wheel",), (0,) * 18
    near = [number(t, 0, "cards_near")]
    assert number(t, 0, "cards_ready") == 0
    for material in ("wood", "stone"):
        at = list(t.content.materials).index(material)
        player.storage = put(player.storage, at, 1)
        near.append(number(t, 0, "cards_near"))
    assert near[0] < near[1] <= near[2]
    assert number(t, 0, "cards_ready") == near[2]


def test_stocks_keep_their_worth_and_what_pays_again_and_again_loses_it() -> None:
    assert worth_of("materials", 0.75) == worth_of("materials", 0.0) > worth_of("materials", 1.0)
    assert worth_of("levels", 0.0) > worth_of("levels", 0.5) > worth_of("levels", 1.0)


def test_every_effect_and_ability_of_the_data_has_a_worth() -> None:
    """An effect that is worth nothing to bots would be left out by them."""
    pieces = content()
    for card in pieces.cards.values():
        assert all(effect_worth(effect) > 0 for effect in card.instant_bonus), card.id
        assert ability_worth(card.ability) >= 0
    for entry in pieces.modules.values():
        for level in entry.levels:
            assert all(type(effect) in EFFECTS for side in level.options for effect in side), entry.id


def test_at_the_end_the_lead_decides_alone() -> None:
    """CV-END.4."""
    t = begun()
    t.state.over = True
    assert evaluate(t, 0) == -evaluate(t, 1) == sum(score(t, 0).values()) - sum(score(t, 1).values())
