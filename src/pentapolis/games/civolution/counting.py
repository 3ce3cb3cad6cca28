"""What is counted: units of the categories, diamonds, and what events compare (CV-EVT.4, CV-EVT.6, CV-EVT.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from . import ground
from .kinds import CATEGORY, ROWS, TRACK, TRACKS
from .ownership import force
from .state import Civ, CVTable, Player, Vici, civ

# Units


def units(t: CVTable, number: int, category: str) -> int:
    """CV-EVT.6: what a category counts, with what cards add (not for events)."""
    holder = civ(t.state, number)
    which = CATEGORY[category]
    found = COUNTS[which - len(TRACKS)](t, number, holder) if which >= len(TRACKS) else holder.tracks[which]
    return found if isinstance(holder, Vici) else found + force(t, number).category_units[which]


def evolution(t: CVTable, number: int, holder: Civ) -> int:
    """CV-EVT.6, CV-SOL.14: feature markers; V.I.C.I.'s lie on its grid."""
    return holder.evolution if isinstance(holder, Vici) else sum(player_of(holder).features)


def prosperity(t: CVTable, number: int, holder: Civ) -> int:
    """CV-EVT.6, CV-SOL.14: active diamonds; V.I.C.I. counts the markers on its grid."""
    return holder.prosperity if isinstance(holder, Vici) else diamonds(t, number)


def population(t: CVTable, number: int, holder: Civ) -> int:
    """CV-EVT.6: tribes, strong or weak."""
    return len(holder.tribes)


def expansion(t: CVTable, number: int, holder: Civ) -> int:
    """CV-EVT.6: territories with a tribe."""
    return ground.own_places(holder).bit_count()


COUNTS = (evolution, prosperity, population, expansion)


def player_of(holder: Civ) -> Player:
    assert isinstance(holder, Player)
    return holder


DIAMONDS = ("food", "money", "settlements", "storage")  # CV-EVT.7: where they are


def diamonds_by_place(t: CVTable, seat: int) -> tuple[int, int, int, int]:
    """CV-EVT.7: food, money, uncovered recesses of settlements, neighbouring stored materials; caps as printed."""
    content, player = t.content, t.state.players[seat]
    rates, storage = content.rates, player.storage
    stored = 0
    for first in range(0, len(storage), ROWS):
        for row in range(ROWS - 1):
            if storage[first + row] and storage[first + row + 1]:
                stored += content.storage_rows[row].diamonds
    return (
        min(player.food // rates.food_per_diamond, rates.food_diamonds),
        min(player.money // rates.money_per_diamond, rates.money_diamonds),
        sum(slot.diamonds for recess, slot in enumerate(content.slots) if recess not in player.settlements),
        stored,
    )


def diamonds(t: CVTable, seat: int) -> int:
    """CV-EVT.7: all active ones."""
    return sum(diamonds_by_place(t, seat))


# Events


def metric(t: CVTable, number: int, name: str) -> int:
    """CV-EVT.4: what an event compares, without what cards add to categories."""
    holder = civ(t.state, number)
    if name.startswith("track:"):
        return holder.tracks[TRACK[name[6:]]]
    if isinstance(holder, Vici):
        return vici_metric(t, holder, name)
    return METRICS[name](t, number, player_of(holder))


METRICS: Mapping[str, Callable[[CVTable, int, Player], int]] = {
    "farms_built": lambda t, seat, player: player.farms.bit_count(),
    "boats_built": lambda t, seat, player: len(player.boats),
    "territories_with_tribes": lambda t, seat, player: ground.own_places(player).bit_count(),
    "tribes": lambda t, seat, player: len(player.tribes),
    "feature_markers": lambda t, seat, player: sum(player.features),
    "food": lambda t, seat, player: player.food,
    "money": lambda t, seat, player: player.money,
    "stored_materials": lambda t, seat, player: sum(player.storage),
    "diamonds": lambda t, seat, player: diamonds(t, seat),
    "statues": lambda t, seat, player: sum(player.statues),
    "dice_total": lambda t, seat, player: sum(player.dice) + player.used + player.fate,
    "favor": lambda t, seat, player: player.favor,
}

SHARED: Mapping[str, Callable[[CVTable, Vici], int]] = {
    "territories_with_tribes": lambda t, vici: ground.own_places(vici).bit_count(),
    "tribes": lambda t, vici: len(vici.tribes),
    "feature_markers": lambda t, vici: vici.evolution,
    "statues": lambda t, vici: sum(vici.statues),
    "dice_total": lambda t, vici: vici.dice + vici.fate,
    "favor": lambda t, vici: vici.favor,
}


def vici_metric(t: CVTable, vici: Vici, name: str) -> int:
    """CV-SOL.14: what V.I.C.I. has, or the markers of its prosperity grid on the spaces that stand for it."""
    if name in SHARED:
        return SHARED[name](t, vici)
    spaces = t.content.event_checks.get(t.state.event, ())
    return sum(space <= vici.prosperity for space in spaces)
