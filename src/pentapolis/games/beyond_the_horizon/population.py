"""Pawns: inactive in columns, active, and how they go from one to the other (BH-POP)."""

from __future__ import annotations

from .components import Content
from .state import Player, put


def take_inactive(player: Player) -> None:
    """BH-POP.3: a pawn leaves the leftmost column that has one, activated or not."""
    for number, pawns in enumerate(player.columns):
        if pawns:
            player.columns = put(player.columns, number, pawns - 1)
            return
    raise AssertionError("no pawn is in the columns")


def activate(player: Player, most: int) -> int:
    """BH-POP.3, BH-MOD.6: so many pawns become active, or all that are in the columns; how many did."""
    count = min(most, sum(player.columns))
    for _ in range(count):
        take_inactive(player)
    player.active += count
    return count


def put_back(content: Content, player: Player) -> None:
    """BH-POP.4: an exhausted pawn goes to the rightmost column with room; BH-POP.5: else it leaves the game."""
    for number in range(len(player.columns) - 1, -1, -1):
        if player.columns[number] < content.capacities[number]:
            player.columns = put(player.columns, number, player.columns[number] + 1)
            return
    player.gone += 1


def exhaust(content: Content, player: Player, count: int) -> None:
    """BH-POP.4, BH-ACT.9: active pawns are exhausted one after the other."""
    player.active -= count
    for _ in range(count):
        put_back(content, player)


def has_room(content: Content, player: Player) -> bool:
    """BH-PRO.8: whether a column has an empty place."""
    return player.columns != content.capacities
