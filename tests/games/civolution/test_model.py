"""The engine against a second reading of the rulebook (`model*.py`), in positions at random.

`PENTAPOLIS_MODEL_POSITIONS=20000` compares so many of them.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from pentapolis.games import load
from pentapolis.games.civolution import ground, payments, scoring, turn
from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.continent import VERTEX
from pentapolis.games.civolution.effects import perform, possible
from pentapolis.games.civolution.position import build
from pentapolis.games.civolution.reading import read
from pentapolis.games.civolution.state import SOURCES, CVTable
from pentapolis.kernel import Ask, Chance, Flow
from pentapolis.parts.bitsets import members

from . import model, model_cards, model_land, model_score
from .model import Words
from .model_positions import layouts, position

POSITIONS = int(os.environ.get("PENTAPOLIS_MODEL_POSITIONS", "2000"))
PARTS = 4  # of the suite, so that several workers share them
GAME = load("civolution")
CONTENT = GAME.content
OPTIONS = {players: GAME.meta.settle(players, {}) for players in (2, 3, 4)}
SOURCE = "nothing"  # no module and no card: nothing adds to the effect

Tables = Iterator[tuple[int, Words, CVTable]]


def tables(part: int) -> Tables:
    """Positions in words, and the engine's tables of them."""
    for number in range(part, POSITIONS, PARTS):
        p = position(number)
        state = build(CONTENT, len(p["seats"]), OPTIONS[len(p["seats"])], p)
        yield number, p, CVTable(CONTENT, state, silent=True)


def ask_of(flow: Flow[object]) -> Ask | None:
    """The next question; None if nothing is asked any more."""
    try:
        ask = next(flow)
    except StopIteration:
        return None
    assert isinstance(ask, Ask)
    return ask


def answer(flow: Flow[object], ask: Ask, key: str) -> Ask | None:
    try:
        following = flow.send(ask.options[key])
    except StopIteration:
        return None
    assert isinstance(following, Ask)
    return following


def test_what_touches() -> None:
    """CV-GEN.8, CV-GEN.9: walking along the rims finds the same neighbours, in two dozen layouts."""
    names = [territory.id for territory in CONTENT.territories]
    for tiles in layouts():
        state = build(CONTENT, 2, OPTIONS[2], {"seats": {"a": {}, "b": {}}, "tiles": tiles})
        found = ground.map_of(CVTable(CONTENT, state))
        near, around = model_land.land(tuple(sorted(tiles.items())))
        assert {names[n]: {names[other] for other in members(mask)} for n, mask in enumerate(found.near)} == near
        assert {word: {names[n] for n in members(found.reach[vertex])} for word, vertex in VERTEX.items()} == around


# Activations


def engine_payments(t: CVTable, module: str) -> set[tuple[frozenset[tuple[model.Thing, int]], bool]]:
    """Every way to answer the two questions of a payment."""
    values = CONTENT.module_dice[module]
    player = t.state.players[0]
    kept = player.dice, player.used, player.planning, player.focus, player.idea, player.supply
    found: set[tuple[frozenset[tuple[model.Thing, int]], bool]] = set()

    def restore() -> None:
        player.dice, player.used, player.planning, player.focus, player.idea, player.supply = kept

    def paid_with(*keys: str) -> Ask | None:
        restore()
        flow = payments.pay(t, 0, module)
        ask = ask_of(flow)
        for key in keys:
            assert ask is not None
            ask = answer(flow, ask, key)
        return ask

    def things() -> Counter[model.Thing]:
        found = Counter({("die", n): held for n, held in enumerate(player.dice, 1)})
        found.update({("planning", n): held for n, held in enumerate(player.planning, 1)})
        found["focus", 0] += player.focus
        return found

    def follow(*keys: str) -> None:
        ask = paid_with(*keys)
        for key in ask.keys if ask is not None else ():
            follow(*keys, key)
        if ask is None:
            spent = tuple((before - things()).elements())
            found.update(sorted_payment(spent, values, kept[4] - player.idea))

    restore()
    before = things()
    follow()
    restore()
    return found


def sorted_payment(
    spent: tuple[model.Thing, ...], values: tuple[int, int], ideas: int
) -> set[tuple[frozenset[tuple[model.Thing, int]], bool]]:
    """What was spent, by what it stood for: of two ways round the one that takes so many idea markers."""
    first, second = spent
    if values == (0, 0):
        return {(frozenset({(first, 0), (second, 0)}), first == second)}
    ways = {frozenset({(first, one), (second, other)}) for one, other in (values, values[::-1])}
    return {(way, len(way) == 1) for way in ways if cost(way) == ideas or (len(way) == 1 and 2 * cost(way) == ideas)}


def cost(way: frozenset[tuple[model.Thing, int]]) -> int:
    return sum(model.ideas(thing, value, 1) for thing, value in way)


def compare_payments(p: Words, t: CVTable, number: int) -> int:
    """CV-ACT4.3 to CV-ACT4.8: which modules can be activated, and every way to pay for some of them."""
    own = p["seats"][p["turn"]]
    ways = {module: model.payments(own, module) for module in model.pairs()}
    offered = {key.partition(":")[2] for key in turn.acts(t, 0) if key.startswith("module:")}
    assert offered == {module for module, found in ways.items() if found}, number
    if model.abilities(own, "idea_step"):
        return 0  # what an idea marker is worth cannot be told from what was spent
    some = sorted(offered)[number % 3 :: 7]
    for module in some:
        assert engine_payments(t, module) == ways[module], (number, module)
    return len(some)


# Migrations


def compare_journey(p: Words, t: CVTable, number: int) -> int:
    """CV-MIG.1 to CV-MIG.8, CV-SIT.7: the tribes, each step, the encampments, and everything that has changed."""
    chance = Chance(f"journey {number}")
    amount = 1 + chance.below("amount", 3)
    seat = p["turn"]
    own = p["seats"][seat]
    before = vp_of(t)
    able = {
        tribe: model_land.steps(p, own, tribe[0], tribe[0], model_land.free_seats(own, tribe[0]))
        for tribe in model_land.movers(own)
    }
    flow = perform(t, 0, v.Migrate(amount), SOURCE)
    ask = ask_of(flow)
    expected = {engine_word(tribe) for tribe, ways in able.items() if ways}
    assert (set(ask.keys) if ask else set()) == (expected | {"skip"} if expected else set()), number
    if ask is None:
        return 0
    mover = sorted(tribe for tribe, ways in able.items() if ways)[chance.below("mover", len(expected))]
    ask = answer(flow, ask, engine_word(mover))
    here, seats_free = mover[0], model_land.free_seats(own, mover[0])
    for left in range(amount, 0, -1):
        ways = model_land.steps(p, own, mover[0], here, seats_free) | ({"settle"} if left < amount else set())
        here_next = one_of(ways, ask, "way", chance, number)
        if len(ways) > 1:
            assert ask is not None
            ask = answer(flow, ask, here_next)
        if here_next == "settle":
            break
        here = here_next
    spots = model_land.spots(p, seat, here, mover)
    spot = one_of({engine_spot(p, one) for one in spots}, ask, "spot", chance, number)
    if len(spots) > 1:
        assert ask is not None
        ask = answer(flow, ask, spot)
    spot = next(one for one in spots if engine_spot(p, one) == spot)
    after = model_land.settled(p, seat, mover, here, spot)
    words = read(t)
    found = dict(zip(p["seats"], words["seats"].values(), strict=True))
    for name in p["seats"]:
        assert sorted(model_land.tribes(found[name])) == after["tribes"][name], (number, name)
    assert vp_of(t) - before == after["fires"], number
    assert sum(found[seat]["raw"].values()) == after["raw"], number
    return 1


def one_of(options: set[str], ask: Ask | None, kind: str, chance: Chance, number: int) -> str:
    """One of the answers that the model expects; a single one is not asked for."""
    if len(options) > 1:
        assert ask is not None
        assert (ask.kind, set(ask.keys)) == (kind, options), number
    return sorted(options)[chance.below(kind, len(options))]


def engine_word(tribe: model_land.Tribe) -> str:
    place, word = tribe
    spot, _, weak = word.partition("+")
    return f"{place}:{spot}:{'weak' if weak else 'strong'}"


def engine_spot(p: Words, word: str) -> str:
    """A spot in the words of the engine, which knows seats by number."""
    spot, *other = word.split(":")
    if not other:
        return spot
    return f"{spot}:seat{list(p['seats']).index(other[0]) + 1}:{other[1]}"


def vp_of(t: CVTable) -> int:
    """VP for fires alone."""
    return t.state.players[0].points[SOURCES.index("fires")]


# Cards


def compare_cards(p: Words, t: CVTable, number: int) -> int:
    """CV-CON.1, CV-CON.2, CV-CRD.1 to CV-CRD.6: the cards, the columns, and the rows whose cost can be paid."""
    own = p["seats"][p["turn"]]
    placed = 0
    for kind in get_args(v.CardType):
        hand = [card for card in own["hand"] if model.CARDS[card]["type"] == kind]
        places = {card: model_cards.places(own, card) for card in hand}
        able = {card for card, found in places.items() if found}
        effect = v.InstallResearchCard(kind, special_bonus=False)
        assert possible(t, 0, effect) == bool(able), (number, kind)
        for card in sorted(able):
            compare_card(own, t, effect, card, able, places[card], number)
        placed += len(able)
    return placed


def compare_card(
    own: Words,
    t: CVTable,
    effect: v.InstallResearchCard,
    card: str,
    able: set[str],
    places: dict[str, list[int]],
    number: int,
) -> None:
    columns = model_cards.alike(own, list(places))
    for column in columns:
        flow = perform(t, 0, effect, SOURCE)
        ask = ask_of(flow)
        assert ask is not None
        assert set(ask.keys) == {*able, "skip"}, number
        if len(columns) == 1 and len(places[column]) == 1:
            continue  # from here on it would be paid
        ask = answer(flow, ask, card)
        assert ask is not None
        if len(columns) > 1:
            assert (ask.kind, ask.keys) == ("column", columns), (number, card)
            if len(places[column]) == 1:
                continue
            ask = answer(flow, ask, column)
        assert ask is not None
        assert (ask.kind, ask.keys) == ("row", [str(row) for row in places[column]]), number
        flow.close()


# Points


def compare_points(p: Words, t: CVTable, number: int) -> None:
    """CV-EVT.6, CV-EVT.7, CV-END.1 to CV-END.4: every source for every seat, and the places."""
    for seat, own in enumerate(p["seats"].values()):
        found = scoring.score(t, seat)
        expected = model_score.score(p, own)
        assert {source: found[source] for source in expected} == expected, (number, seat)
    assert list(scoring.outcome(t).places) == list(model_score.places(p).values()), number


# All together


@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_agrees_with_the_model(part: int) -> None:
    seen: Counter[str] = Counter()
    for number, p, t in tables(part):
        seen["payments"] += compare_payments(p, t, number)
        seen["cards"] += compare_cards(p, t, number)
        compare_points(p, t, number)
        seen["journeys"] += compare_journey(p, t, number)  # the last one: the table is another one afterwards
    assert seen["payments"] > POSITIONS / PARTS / 4
    assert seen["cards"] > POSITIONS / PARTS / 4
    assert seen["journeys"] > POSITIONS / PARTS / 2


def test_random_positions_are_rich() -> None:
    """What the comparisons above would not notice if it never came up."""
    seen: Counter[str] = Counter()
    for _, p, _ in tables(0):
        own = p["seats"][p["turn"]]
        for kind in ("water_crossing", "cave_access", "weak_may_migrate", "displace_strong", "boat_seats", "fire_vp"):
            seen[kind] += bool(model.abilities(own, kind))
        for kind in ("material_wild_row", "feature_req", "category_units", "final_point_bonus", "idea_step"):
            seen[kind] += bool(model.abilities(own, kind))
        seen["aboard"] += any(place in model_land.WATERS for place in own["tribes"])
        seen["stages"] += len(own["stages"])
    assert len(seen) == 13
    assert min(seen.values()) > 0
