"""Expansion, production and goal: the phases after the action (BH-XPH, BH-PRO, BH-GOA)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options, choose
from pentapolis.parts.verbs import Deed, Menu, Verb, about, bare, do

from . import asks, log
from .actions.building import build, build_bar, buildable, price
from .actions.gains import coins_produced, population_produced
from .actions.settling import city_places, fortify, found, refuse_city, refuse_village, village_places
from .actions.tracks import take_cube
from .actions.units import told
from .ground import find_place
from .kinds import FORTIFICATION, NONE, SETTLEMENT, STOP
from .ownership import force, meets
from .population import activate, exhaust, has_room
from .state import BHTable, put, remove_unit, unit_word

# Expansion


def settle_village(t: BHTable, seat: int, word: str) -> Flow[None]:
    """BH-XPH.5, BH-GLO.10: the token goes back first, so that the village's bonus can take it again."""
    t.state.players[seat].settlement -= 1
    return_token(t, SETTLEMENT)
    yield from found(t, seat, at(t, word))


def settle_city(t: BHTable, seat: int, word: str) -> Flow[None]:
    """BH-XPH.6, BH-GLO.10."""
    t.state.players[seat].fortification -= 1
    return_token(t, FORTIFICATION)
    yield from fortify(t, seat, at(t, word))


def return_token(t: BHTable, token: int) -> None:
    t.state.supply = put(t.state.supply, token, t.state.supply[token] + 1)


def at(t: BHTable, word: str) -> int:
    place = find_place(t.state, word)
    assert place is not None
    return place


def tiles(t: BHTable) -> list[str]:
    """All tiles that could ever lie on the map."""
    return [*t.content.territories, *t.content.structures, *t.content.homes]


def village_rule(t: BHTable, seat: int, word: str) -> str | None:
    """BH-XPH.5: a token, and a village that can be founded."""
    if not t.state.players[seat].settlement:
        return "BH-XPH.5"
    refusal = refuse_village(t, seat, 0, word)
    return refusal.rule if refusal else None


def city_rule(t: BHTable, seat: int, word: str) -> str | None:
    """BH-XPH.6: a token, and a city that can be fortified."""
    if not t.state.players[seat].fortification:
        return "BH-XPH.6"
    refusal = refuse_city(t, seat, 0, word)
    return refusal.rule if refusal else None


def village_facts(t: BHTable, seat: int, word: str) -> dict[str, int | str]:
    refusal = refuse_village(t, seat, 0, word)
    return refusal.facts if refusal and t.state.players[seat].settlement else {}


def city_facts(t: BHTable, seat: int, word: str) -> dict[str, int | str]:
    refusal = refuse_city(t, seat, 0, word)
    return refusal.facts if refusal and t.state.players[seat].fortification else {}


def build_facts(t: BHTable, seat: int, word: str) -> dict[str, int | str]:
    if build_bar(t, seat, word, "either", 0) != "BH-ACT.9":
        return {}
    return {"have": t.state.players[seat].coins, "need": price(t, seat, word, 0)}


BUILD: Verb[BHTable] = about(
    "build",
    every=lambda t: t.content.structures,
    bar=lambda t, seat, word: build_bar(t, seat, word, "either", 0),
    perform=build,
    listing=lambda t, seat: buildable(t, seat, "either", 0),
    facts=build_facts,
)
"""BH-XPH.3, BH-XPH.4: a structure of the supply, or one that another player has built."""

VILLAGE: Verb[BHTable] = about(
    "village",
    every=tiles,
    bar=village_rule,
    perform=settle_village,
    listing=lambda t, seat: village_places(t, seat) if t.state.players[seat].settlement else (),
    facts=village_facts,
)
CITY: Verb[BHTable] = about(
    "city",
    every=tiles,
    bar=city_rule,
    perform=settle_city,
    listing=lambda t, seat: city_places(t, seat) if t.state.players[seat].fortification else (),
    facts=city_facts,
)
NOTHING: Verb[BHTable] = bare(NONE, bar=lambda t, seat: None, perform=lambda t, seat, meaning: None)

EXPANSION: Menu[BHTable] = Menu(NOTHING, BUILD, VILLAGE, CITY)
"""BH-XPH.1: at most one of these. BH-XPH.2: effects of other phases do not come through here."""


def expand(t: BHTable, seat: int) -> Flow[None] | None:
    """BH-TRN.2, BH-XPH.1: optional; where nothing is possible, nothing is asked."""
    player = t.state.players[seat]
    if not (player.settlement or player.fortification or player.structures or t.state.left):
        return None
    options = EXPANSION.whole(t, seat)
    return ask_to_expand(t, seat, options) if len(options) > 1 else None


def ask_to_expand(t: BHTable, seat: int, options: dict[str, tuple[Verb[BHTable], str]]) -> Flow[None]:
    deed = yield Ask(seat, asks.EXPAND, options)
    yield from do(t, seat, deed)


# Production


def produce(t: BHTable, seat: int) -> Flow[None]:
    """BH-PRO.1: exactly one of three options; an option may yield nothing (BH-TRN.3)."""
    chosen = yield Ask(seat, asks.PRODUCE, PRODUCTION)
    chosen(t, seat)


def begin_exchange(t: BHTable, seat: int) -> None:
    t.then(exchange, seat)


PRODUCTION = {"population": population_produced, "coins": coins_produced, "exchange": begin_exchange}


def buying_price(t: BHTable, seat: int) -> int:
    """BH-PRO.6."""
    price = force(t, seat).exchange_price
    return t.content.rates.buy_coins if price is None else price


def buy_bar(t: BHTable, seat: int) -> str | None:
    player = t.state.players[seat]
    return "BH-PRO.6" if player.coins < buying_price(t, seat) or not any(player.columns) else None


def buy(t: BHTable, seat: int, meaning: None) -> None:
    """BH-PRO.6: coins for a pawn of the leftmost column."""
    player, coins = t.state.players[seat], buying_price(t, seat)
    player.coins -= coins
    count = activate(player, t.content.rates.buy_pawns)
    t.emit(log.BOUGHT, seat=seat, count=count, coins=coins)


def sell_bar(t: BHTable, seat: int) -> str | None:
    player, rates = t.state.players[seat], t.content.rates
    return "BH-PRO.8" if player.active < rates.sell_pawns or not has_room(t.content, player) else None


def sell(t: BHTable, seat: int, meaning: None) -> None:
    """BH-PRO.8: an active pawn is exhausted for a coin."""
    player, rates = t.state.players[seat], t.content.rates
    exhaust(t.content, player, rates.sell_pawns)
    player.coins += rates.sell_coins
    t.emit(log.SOLD, seat=seat, count=rates.sell_pawns, coins=rates.sell_coins)


def own_units(t: BHTable, seat: int) -> list[tuple[str, int]]:
    land = t.state.land
    return [(f"{unit_word(unit)}:{land[unit >> 4]}", unit) for unit in dict.fromkeys(t.state.players[seat].units)]


def no_unit(t: BHTable, seat: int, rest: str) -> Refusal | None:
    return Refusal("BH-PRO.7") if rest else None


def recall(t: BHTable, seat: int, unit: int) -> None:
    """BH-PRO.7: a unit leaves the map, wherever it stands; its pawn becomes active."""
    player = t.state.players[seat]
    told(t, seat, log.RECALLED, unit)
    remove_unit(player, unit)
    player.active += 1


BUY: Verb[BHTable] = bare("buy", bar=buy_bar, perform=buy)
SELL: Verb[BHTable] = bare("sell", bar=sell_bar, perform=sell)
RECALL: Verb[BHTable] = Verb("recall", own_units, no_unit, recall)
ENOUGH: Verb[BHTable] = bare(STOP, bar=lambda t, seat: None, perform=lambda t, seat, meaning: None)


def all_exchanges(t: BHTable, seat: int) -> dict[str, Deed]:
    """Every exchange that is possible now, quickly."""
    found: dict[str, Deed] = {STOP: (ENOUGH, None)}
    if buy_bar(t, seat) is None:
        found[BUY.words] = (BUY, None)
    if sell_bar(t, seat) is None:
        found[SELL.words] = (SELL, None)
    for words, unit in own_units(t, seat):
        found[f"{RECALL.words}:{words}"] = (RECALL, unit)
    return found


EXCHANGES: Menu[BHTable] = Menu(ENOUGH, BUY, SELL, RECALL, together=all_exchanges)


def exchange(t: BHTable, seat: int) -> Flow[None] | None:
    """BH-PRO.5: one exchange after another until the player stops."""
    options = EXCHANGES.whole(t, seat)
    return ask_to_exchange(t, seat, options) if len(options) > 1 else None


def ask_to_exchange(t: BHTable, seat: int, options: dict[str, tuple[Verb[BHTable], object]]) -> Flow[None]:
    verb, meaning = yield Ask(seat, asks.EXCHANGE, options)
    if verb is not ENOUGH:
        verb.perform(t, seat, meaning)
        t.then(exchange, seat)


# Goals


def open_goals(t: BHTable, seat: int) -> dict[str, int]:
    """BH-GOA.1, BH-GOA.6: face-up goals that the seat fulfils and has not claimed; a claim is never taken back."""
    state = t.state
    return {
        goal: number
        for number, goal in enumerate(state.goals)
        if seat not in state.claims[number] and meets(t, seat, t.content.goals[goal].condition)
    }


def refuse_goal(t: BHTable, seat: int, key: str) -> Refusal | None:
    """BH-GOA.4: each goal once; BH-GOA.1: only what is fulfilled."""
    if key not in t.state.goals:
        return None
    return Refusal("BH-GOA.4" if seat in t.state.claims[t.state.goals.index(key)] else "BH-GOA.1")


def claim(t: BHTable, seat: int) -> Flow[None]:
    """BH-GOA.1 to BH-GOA.4, BH-END.3: a goal that is fulfilled must be claimed, one in a turn.

    BH-GLO.17, BH-GOA.5: this is the last phase of the own turn. BH-GOA.7: the field of the cube counts.
    BH-END.4: nothing of this changes when the end is triggered.
    """
    options = open_goals(t, seat)
    if not options:
        return
    state = t.state
    number: int = yield from choose(seat, asks.GOAL, Options(options, lambda key: refuse_goal(t, seat, key)))
    yield from take_cube(t, seat, "any")
    goal = t.content.goals[state.goals[number]]
    vp = goal.vp_later if state.claims[number] else goal.vp_first  # BH-GOA.3
    state.claims = put(state.claims, number, (*state.claims[number], seat))
    state.stirred = state.round
    t.emit(log.CLAIMED, seat=seat, card=goal.id, vp=vp)
    cubes = sum(map(len, state.claims))
    if not state.last_round and cubes >= t.content.counts[len(state.players)].end_cubes:
        state.last_round = state.round + 1  # BH-END.1, BH-END.2, BH-END.5
        t.emit(log.TRIGGERED, round=state.last_round)


REASONS = {asks.EXPAND: EXPANSION.why, asks.EXCHANGE: EXCHANGES.why}
