"""Civilizations in a written position: people, V.I.C.I., and what belongs to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pentapolis.kernel import Chance
from pentapolis.kernel.data import DataError
from pentapolis.parts.bitsets import mask_of
from pentapolis.parts.positions import many, number_of

from .. import setup
from ..components import Content
from ..ground import STANCES
from ..kinds import (
    FEATURE,
    MATERIAL,
    MODULE,
    TRACK,
)
from ..notation import CivWords, SeatWords, ViciWords
from ..state import SOURCES, SPOTS, Civ, CVState, Player, Row, tribe_of
from .land import place_of, places

STAGES = (4, 5)  # CV-CON.6: rows with a stage tile, in the order of the bits of `Player.stages`
VICI = "vici"


def read_civ(content: Content, holder: Civ, words: CivWords, where: str) -> None:
    """What people and V.I.C.I. both have."""
    holder.points = counted(words.points, {word: n for n, word in enumerate(SOURCES)}, "source", where)
    holder.tracks = counted(words.tracks, TRACK, "track", where)
    holder.favor = words.favor
    holder.tribes = tuple(sorted(read_tribes(content, words, where)))
    grounds = {ground.id: n for n, ground in enumerate(content.grounds)}
    holder.statues = counted(words.statues, grounds, "building ground", where)


def counted(given: Mapping[str, int], known: Mapping[str, int], what: str, where: str) -> tuple[int, ...]:
    found = [0] * len(known)
    for word, amount in given.items():
        found[number_of(word, known, what, where)] += amount
    return tuple(found)


def read_tribes(content: Content, words: CivWords, where: str) -> Iterable[int]:
    """`b_forest: fire plain+weak`."""
    for place, tribes in words.tribes.items():
        number = place_of(content, place, f"{where}, tribes")
        for word in tribes.split():
            spot, _, stance = word.partition("+")
            if spot not in SPOTS or (stance or "strong") not in STANCES:
                raise DataError(f"{where}, tribes", f"{word!r} is no tribe like fire, plain+weak, wild or boat")
            yield tribe_of(number, SPOTS.index(spot), STANCES.index(stance or "strong"))


def read_player(content: Content, player: Player, words: SeatWords, where: str) -> None:
    """A console and all beside it."""
    read_civ(content, player, words, where)
    for name in ("fate", "focus", "idea", "food", "money", "saved"):
        setattr(player, name, getattr(words, name))
    player.used = max(0, len(content.setup.dice) - len(words.dice)) if words.used is None else words.used
    values = {str(value): value - 1 for value in range(1, 7)}
    player.dice = counted(
        {str(value): words.dice.count(value) for value in words.dice}, values, "value", f"{where}, dice"
    )
    player.planning = counted(words.planning, values, "value", f"{where}, planning")
    player.storage = counted(words.storage, MATERIAL, "material", f"{where}, storage")
    player.features = counted(words.features, FEATURE, "feature", f"{where}, features")
    levels = list(player.levels)
    for module, level in words.levels.items():
        levels[number_of(module, MODULE, "main module", f"{where}, levels")] = level
    player.levels = tuple(levels)
    for row in words.stages:
        player.stages |= 1 << number_of(str(row), [str(n) for n in STAGES], "stage tile", f"{where}, stages")
    if words.resets is not None:
        player.resets = words.resets
    grounds = {ground.id: n for n, ground in enumerate(content.grounds)}
    player.settled = counted(words.settled, grounds, "building ground", f"{where}, settled")
    recesses = range(1, len(content.slots) + 1)
    left = list(recesses)[sum(player.settled) :] if words.settlements is None else words.settlements
    if len(left) + sum(player.settled) != len(recesses) or not set(left) <= set(recesses):
        raise DataError(f"{where}, settlements", "settlements are built, or in their recesses")
    player.settlements = tuple(sorted(recess - 1 for recess in left))
    player.farms = places(content, words.farms, f"{where}, farms")
    player.boats = tuple(sorted(read_boat(content, boat, f"{where}, boats") for boat in many(words.boats)))
    player.raw = counted(words.raw, content.places, "territory", f"{where}, raw")
    player.hand = tuple(sorted(many(words.hand)))
    player.goals = tuple(tuple(words.goals[n]) if n < len(words.goals) else () for n in range(len(player.goals)))
    columns: list[tuple[Row, ...]] = [()] * len(player.columns)
    for column, pieces in words.columns.items():
        at = number_of(column, [str(n + 1) for n in range(len(columns))], "column", f"{where}, columns")
        columns[at] = tuple(read_row(content, piece, f"{where}, columns") for piece in pieces)
    player.columns = tuple(columns)
    for completed in words.completed:
        player.completed |= 1 << completed
    player.fired, player.busy, player.due = (tuple(many(given)) for given in (words.fired, words.busy, words.due))
    player.moved = tuple(sorted(read_moved(content, player, words, where)))


def read_boat(content: Content, word: str, where: str) -> int:
    """`a_water`, or `a_water:empty`."""
    name, _, note = word.partition(":")
    if note not in ("", "empty"):
        raise DataError(where, f"{word!r} is no boat like a_water or a_water:empty")
    return place_of(content, name, where) << 1 | (not note)


def read_row(content: Content, word: str, where: str) -> Row:
    """A full-width piece, or goal chips in halves: `A+B`, `A+`, `+B`."""
    left, plus, right = word.partition("+")
    known = {**content.cards, **content.chips, **content.attributes, **content.goals}
    for piece in (left, right):
        if piece and piece not in known:
            raise DataError(where, f"there is no card or chip {piece!r}")
    halves = [piece in content.goals for piece in (left, right) if piece]
    if any(halves) != bool(plus) or (not all(halves) and plus):
        raise DataError(where, f"{word!r}: goal chips, and only they, are written in halves, like A+B")
    return (left, right) if plus else (left, left)


def read_moved(content: Content, holder: Civ, words: SeatWords, where: str) -> Iterable[tuple[int, int]]:
    """CV-MIG.6: `b_forest:plain:strong: c_desert 1`: where a tribe's first migration began, and its effect.

    Of equal tribes each has its own: `[c_desert 1, b_hills]`.
    """
    where = f"{where}, moved"
    for tribe, memories in words.moved.items():
        place, spot, stance = (*tribe.split(":"), "", "")[:3]
        if spot not in SPOTS or stance not in STANCES:
            raise DataError(where, f"{tribe!r} is no tribe like b_forest:plain:strong")
        number = tribe_of(place_of(content, place, where), SPOTS.index(spot), STANCES.index(stance))
        if len(many(memories)) > holder.tribes.count(number):
            raise DataError(where, f"there are not so many tribes {tribe!r}")
        for memory in many(memories):
            origin, _, effect = memory.partition(" ")
            if effect and not effect.isdecimal():
                raise DataError(where, f"{memory!r} is no origin like c_desert 1")
            yield number, int(effect or 0) * MEMORY + place_of(content, origin, where)


MEMORY = 32  # `tribes.memory_of`


def read_supply(content: Content, player: Player, words: SeatWords, where: str) -> None:
    """CV-GEN.4: the supply is what is left of the markers."""
    player.supply = content.limits.markers - laid(content, player)
    if player.supply < 0 or words.supply not in (None, player.supply):
        raise DataError(where, f"its supply has {player.supply} of {content.limits.markers} markers")


def laid(content: Content, player: Player) -> int:
    """CV-GEN.3: the markers that lie somewhere; each boat on the console has its own."""
    boats = sum(boat & 1 for boat in player.boats)
    docked = (content.limits.boats - len(player.boats)) * content.setup.boat_markers
    singles = player.focus + player.idea + player.food + player.money + player.resets + boats + docked
    groups = (player.planning, player.storage, player.features, player.raw, player.statues)
    return singles + sum(map(sum, groups))


def read_vici(content: Content, state: CVState, words: ViciWords, options: Mapping[str, str]) -> None:
    """CV-SOL.1."""
    vici = state.vici = setup.new_vici(content, options, Chance("scenario"))
    read_civ(content, vici, words, "given, vici")
    for name in ("dice", "fate", "evolution", "prosperity", "red_from", "acts_on_reset"):
        if getattr(words, name) is not None:
            setattr(vici, name, getattr(words, name))
    vici.provisions = counted(words.provisions, content.places, "territory", "given, vici, provisions")
    vici.blocked = read_blocked(content, state, words)
    vici.row, vici.discards = tuple(many(words.row)), tuple(sorted(many(words.discards)))
    vici.steps = words.steps
    rest = [card for card in content.vici if card not in (*vici.row, *vici.discards)]
    vici.deck = tuple(rest if words.deck is None else words.deck)
    if sorted([*vici.deck, *vici.row, *vici.discards]) != sorted(content.vici):
        raise DataError("given, vici", "every action card is in the deck, the row or among the discards, once")


def read_blocked(content: Content, state: CVState, words: ViciWords) -> int:
    """CV-SOL.11: as named, or every farm space without a farm where enough provisions lie."""
    if words.blocked is not None:
        return places(content, words.blocked, "given, vici, blocked")
    assert state.vici is not None
    full = mask_of(n for n, held in enumerate(state.vici.provisions) if held >= content.opponent.provisions_block)
    return full & ~state.players[0].farms
