"""Coins, pawns, production, tokens and structure tiles: gains that need no price (BH-EFF)."""

from __future__ import annotations

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.choices import Options, choose
from pentapolis.parts.offers import refills

from .. import asks, log
from .. import vocabulary as v
from ..kinds import LEVEL, SKIP, TOKEN
from ..ownership import force
from ..population import activate
from ..state import BHTable, put, without
from ..tasks import agreed, always, effect


@effect(v.GainCoins, always, in_task=False, in_bonus=False)
def gain_coins(t: BHTable, seat: int, effect: v.GainCoins, skip: bool) -> bool:
    """BH-EFF.1, BH-CMP.4: coins never run out."""
    t.state.players[seat].coins += effect.amount
    t.emit(log.GAINED, seat=seat, coins=effect.amount)
    return True


def can_grow(t: BHTable, seat: int, effect: v.Grow) -> bool:
    """BH-EFF.2: a pawn is in the columns."""
    return any(t.state.players[seat].columns)


@effect(v.Grow, can_grow, in_bonus=False)
def grow(t: BHTable, seat: int, effect: v.Grow, skip: bool) -> Flow[bool] | bool:
    """BH-EFF.2: skipped only as a task; an empty column may hurt."""
    return ask_to_grow(t, seat, effect.amount) if skip else grown(t, seat, effect.amount)


def ask_to_grow(t: BHTable, seat: int, amount: int) -> Flow[bool]:
    return (yield from agreed(seat, "grow", True)) and grown(t, seat, amount)


def grown(t: BHTable, seat: int, amount: int) -> bool:
    """BH-POP.3, BH-MOD.6."""
    count = activate(t.state.players[seat], amount)
    t.emit(log.GREW, seat=seat, count=count)
    return True


# Production


def can_produce_population(t: BHTable, seat: int, effect: object = None) -> bool:
    """BH-EFF.7: an activated column holds a pawn, or any does and there is a bonus."""
    player = t.state.players[seat]
    if any(player.columns[column] for column in t.content.open_columns[player.cubes]):
        return True
    return any(player.columns) and force(t, seat).produce_population_bonus > 0


@effect(v.ProducePopulation, can_produce_population, in_bonus=False)
def produce_population(t: BHTable, seat: int, effect: v.ProducePopulation, skip: bool) -> Flow[bool]:
    """BH-EFF.7, BH-MOD.8."""
    if not (yield from agreed(seat, "produce_population", skip)):
        return False
    population_produced(t, seat)
    return True


def pawns_of_production(t: BHTable, seat: int) -> int:
    """BH-PRO.2, BH-PRO.3: one from each activated column that has any, and those of a bonus from what is left."""
    player = t.state.players[seat]
    columns = sum(player.columns[column] > 0 for column in t.content.open_columns[player.cubes])
    return min(columns + force(t, seat).produce_population_bonus, sum(player.columns))


def population_produced(t: BHTable, seat: int) -> None:
    """BH-PRO.2, BH-PRO.3: a pawn from each activated column that has one; then those of a bonus."""
    player = t.state.players[seat]
    columns = list(player.columns)
    for column in t.content.open_columns[player.cubes]:
        columns[column] -= columns[column] > 0
    count = sum(player.columns) - sum(columns)
    player.columns = tuple(columns)
    player.active += count
    count += activate(player, force(t, seat).produce_population_bonus)
    t.emit(log.PRODUCED_POPULATION, seat=seat, count=count)


@effect(v.ProduceCoins, always, in_task=False, in_bonus=False)
def produce_coins(t: BHTable, seat: int, effect: v.ProduceCoins, skip: bool) -> bool:
    """BH-EFF.8, BH-MOD.8."""
    coins_produced(t, seat)
    return True


def coins_produced(t: BHTable, seat: int) -> None:
    """BH-PRO.4: the coins activated on the tracks, and those of a bonus."""
    coins = coins_of_production(t, seat)
    t.state.players[seat].coins += coins
    t.emit(log.PRODUCED_COINS, seat=seat, coins=coins)


def coins_of_production(t: BHTable, seat: int) -> int:
    return t.content.open_coins[t.state.players[seat].cubes] + force(t, seat).produce_coins_bonus


# Tokens and structure tiles


def can_take_token(t: BHTable, seat: int, effect: v.TakeToken) -> bool:
    """BH-EFF.9, BH-CMP.5: one is in the supply."""
    return t.state.supply[TOKEN[effect.token]] > 0


@effect(v.TakeToken, can_take_token, in_task=False, in_bonus=False)
def take_token(t: BHTable, seat: int, effect: v.TakeToken, skip: bool) -> bool:
    """BH-EFF.9, BH-MOD.6: as many as there are."""
    supply, token, player = t.state.supply, TOKEN[effect.token], t.state.players[seat]
    count = min(effect.amount, supply[token])
    t.state.supply = put(supply, token, supply[token] - count)
    setattr(player, effect.token, getattr(player, effect.token) + count)
    t.emit(log.TOOK_TOKEN, seat=seat, token=effect.token, count=count)
    return True


def can_take_structure(t: BHTable, seat: int, effect: v.TakeStructure) -> bool:
    """BH-EFF.10: the display shows a tile of the level."""
    return bool(t.state.display[LEVEL[effect.level]])


@effect(v.TakeStructure, can_take_structure, in_bonus=False)
def take_structure(t: BHTable, seat: int, effect: v.TakeStructure, skip: bool) -> Flow[bool]:
    """BH-EFF.10, BH-STR.1: one face-up tile of the level; the display is refilled at once."""
    state, level = t.state, LEVEL[effect.level]
    offered: dict[str, str] = {tile: tile for tile in state.display[level]}
    if skip:
        offered[SKIP] = SKIP

    def reason(key: str) -> Refusal | None:
        return Refusal("BH-STR.1", level=effect.level) if key in t.content.structures else None

    tile: str = yield from choose(seat, asks.STRUCTURE, Options(offered, reason), level=effect.level)
    if tile == SKIP:
        return False
    state.display = put(state.display, level, without(state.display[level], tile))
    state.players[seat].structures += (tile,)
    t.emit(log.TOOK_STRUCTURE, seat=seat, card=tile)
    fill_display(t, level)
    return True


def fill_display(t: BHTable, level: int) -> None:
    """BH-SET.9, BH-STR.1: the display shows so many tiles of a level as long as the stack has some."""
    state = t.state

    def draw() -> str | None:
        if not state.stacks[level]:
            return None
        tile = state.stacks[level][-1]
        state.stacks = put(state.stacks, level, state.stacks[level][:-1])
        return tile

    for tile in refills(len(state.display[level]), t.content.setup.display, draw):
        state.display = put(state.display, level, (*state.display[level], tile))
        t.emit(log.ON_DISPLAY, card=tile)
