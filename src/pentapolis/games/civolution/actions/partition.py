"""The stage partition: nine columns of cards and chips, and what its rows are worth (CV-CON, CV-END.2, CV-END.3).

A row of a column is the pair of its halves. A full-width piece fills both; goal chips fill one each, so that the halves
of their column may have different heights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, log
from .. import vocabulary as v
from ..components import Content
from ..effects import each
from ..state import CVTable, Player, Row, put

GOAL, ATTRIBUTE = "goal", "attribute"
"""CV-CON.2: what lives in one column each, besides the five types of research cards."""

LEFT, RIGHT = 0, 1
HALVES = ("left", "right")


# Which columns


def type_of(content: Content, piece: str) -> str:
    """CV-CON.2: the type that binds a column; "" for income chips, which bind none."""
    if piece in content.cards:
        return content.cards[piece].type
    if piece in content.goals:
        return GOAL
    return ATTRIBUTE if piece in content.attributes else ""


def bound(content: Content, column: Sequence[Row]) -> str:
    """CV-CON.2: the type that lives in a column for good; "" while it is open for any."""
    for left, right in column:
        kind = type_of(content, left or right)
        if kind:
            return kind
    return ""


def open_columns(content: Content, player: Player, kind: str) -> list[int]:
    """CV-CON.2: the one column of a type, or all that are empty or hold income chips alone."""
    free = []
    for number, column in enumerate(player.columns):
        known = bound(content, column)
        if known == kind:
            return [number]
        if not known:
            free.append(number)
    return free


def is_level(column: Sequence[Row]) -> bool:
    """CV-CON.3: the next row is supported in full: not by a single goal chip."""
    return not column or bool(column[-1][LEFT] and column[-1][RIGHT])


def income_columns(player: Player) -> list[int]:
    """CV-CON.3: any column whose next row is supported in full."""
    return [number for number, column in enumerate(player.columns) if is_level(column)]


def next_row(content: Content, player: Player, column: int) -> int:
    """CV-CON.1: the row of the next full-width piece."""
    return content.columns[column].base_row + len(player.columns[column])


def height(column: Sequence[Row], half: int) -> int:
    """CV-GOL.1: how many rows of one half are filled; they are filled from the bottom."""
    return sum(1 for row in column if row[half])


def free_halves(column: Sequence[Row]) -> list[int]:
    """CV-GOL.1: the halves that a goal chip may go to. Level halves are alike: the left one stands for both."""
    return [LEFT, RIGHT] if height(column, LEFT) != height(column, RIGHT) else [LEFT]


def likeness(content: Content, player: Player, column: int) -> tuple[int, int, int]:
    """CV-CON.1: columns that are open for any type, begin in the same row and are as high are alike in everything."""
    rows = player.columns[column]
    return column if bound(content, rows) else -1, content.columns[column].base_row, len(rows)


def without_twins(content: Content, player: Player, columns: Sequence[int]) -> list[int]:
    """Of columns that are alike the first stands for all."""
    found: dict[tuple[int, int, int], int] = {}
    for column in columns:
        found.setdefault(likeness(content, player, column), column)
    return list(found.values())


def choose_column(
    t: CVTable,
    seat: int,
    piece: str,
    columns: Sequence[int],
    reason: Callable[[str], Refusal | None] | None = None,
) -> Flow[int]:
    """CV-CON.2, CV-CON.3: where a piece goes, among columns that may take it."""
    player = t.state.players[seat]
    offered = {str(column + 1): column for column in without_twins(t.content, player, columns)}
    options = Options(offered, reason or partial(refuse_column, t, seat, piece, columns))
    column: int = yield from choose(seat, asks.COLUMN, options, piece=piece)
    return column


def refuse_column(t: CVTable, seat: int, piece: str, columns: Sequence[int], key: str) -> Refusal | None:
    """Why a piece may not go to a column."""
    content, player = t.content, t.state.players[seat]
    if not key.isdecimal() or not 1 <= int(key) <= len(content.columns):
        return None
    column, kind = int(key) - 1, type_of(content, piece)
    if column in columns:
        same = likeness(content, player, column)
        twins = [twin for twin in columns if likeness(content, player, twin) == same]
        return Refusal("CV-CON.1", column=twins[0] + 1)
    if not kind:
        return Refusal("CV-CON.3")
    known = bound(content, player.columns[column])
    if known and known != kind:
        return Refusal("CV-CON.2", type=known)
    home = open_columns(content, player, kind)
    return Refusal("CV-CON.2", type=kind, column=home[0] + 1) if column not in home else None


# Laying


def lay(t: CVTable, seat: int, column: int, piece: str) -> int:
    """CV-CON.1: a full-width piece on the lowest free row of a column; its row. Nothing moves any more."""
    player = t.state.players[seat]
    row = next_row(t.content, player, column)
    player.columns = put(player.columns, column, (*player.columns[column], (piece, piece)))
    t.emit(log.INSTALLED, seat=seat, card=piece, column=column + 1, row=row)
    return row


def lay_half(t: CVTable, seat: int, column: int, half: int, piece: str) -> int:
    """CV-GOL.1: a goal chip on the lowest free row of one half."""
    player = t.state.players[seat]
    rows = player.columns[column]
    at = height(rows, half)
    if at == len(rows):
        rows = (*rows, (piece, "") if half == LEFT else ("", piece))
    else:
        rows = put(rows, at, (piece, rows[at][RIGHT]) if half == LEFT else (rows[at][LEFT], piece))
    player.columns = put(player.columns, column, rows)
    row = t.content.columns[column].base_row + at
    t.emit(log.INSTALLED, seat=seat, card=piece, column=column + 1, row=row)
    return row


# Completion


def is_complete(content: Content, player: Player, row: int) -> bool:
    """CV-CON.8: all slots of a row are filled, goal slots in both halves."""
    for column, rows in zip(content.columns, player.columns, strict=True):
        at = row - column.base_row
        if at >= 0 and (at >= len(rows) or not all(rows[at])):
            return False
    return True


def completion(t: CVTable, seat: int) -> Flow[None]:
    """CV-CON.8: the bonus of each row that is complete, once; a chip gained so may complete the next row."""
    player = t.state.players[seat]
    for number, stage in enumerate(t.content.stages):
        if stage.completion and not player.completed >> number & 1 and is_complete(t.content, player, number + 1):
            player.completed |= 1 << number
            t.emit(log.COMPLETED, seat=seat, row=number + 1)
            yield from each(t, seat, stage.completion, stage.id)


# Points at the end


def scoring_in(content: Content, row: Row) -> int:
    """CV-END.2: what scores in a row: one full-width piece, or goal chips singly (even two of a kind)."""
    left, right = row
    return (left != "") + (right != "") if (left or right) in content.goals else 1


def stage_points(t: CVTable, seat: int) -> int:
    """CV-END.2: every installed card and chip scores its row, if its stage tile is active or it has none (CV-CON.6)."""
    content, player = t.content, t.state.players[seat]
    points = [stage.points if is_active(content, player, at) else 0 for at, stage in enumerate(content.stages)]
    total = 0
    for entry, column in zip(content.columns, player.columns, strict=True):
        for at, row in enumerate(column, entry.base_row - 1):
            if at < len(points):  # CV-CON.7: rows above score nothing
                total += points[at] * scoring_in(content, row)
    return total


def tiles(content: Content) -> list[int]:
    """CV-CON.6: the rows that have a stage tile, in the order of the bits of `Player.stages`; the lowest row is 0."""
    return [at for at, stage in enumerate(content.stages) if stage.tile]


def is_active(content: Content, player: Player, at: int) -> bool:
    """CV-CON.6: whether a row scores."""
    return not content.stages[at].tile or bool(player.stages >> tiles(content).index(at) & 1)


def bonus_points(t: CVTable, seat: int) -> int:
    """CV-END.3, CV-CRD.10: point-bonus cards score for each research card and income chip of their column."""
    content = t.content
    total = 0
    for column in t.state.players[seat].columns:
        worth = 0
        counted = 0
        for left, _ in column:
            if left in content.cards:
                counted += 1
                ability = content.cards[left].ability
                if isinstance(ability, v.PointBonus):
                    worth += ability.vp
            elif left not in content.goals and left not in content.attributes and left:
                counted += 1
        total += worth * counted
    return total
