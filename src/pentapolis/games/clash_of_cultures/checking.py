"""What types cannot say of the content: entries name what exists, and the rules can play all of it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import TYPE_CHECKING, get_args

import msgspec

from pentapolis.kernel.data import DataError, Tables, convert

from . import sources
from .basics import Counts, check_track
from .vocabulary.advances import CheaperBuilding, FreeOfCategory, GainWithAdvances
from .vocabulary.civil import LearnFromLoser
from .vocabulary.civilizations.checking import check_civilizations
from .vocabulary.common import check_carriers, every, place
from .vocabulary.effects import (
    AdvanceEffect,
    BuildingEffect,
    CivilEffect,
    ClashEffect,
    EventEffect,
    IconEffect,
    WonderEffect,
)
from .vocabulary.events import advances_in, categories_in, check_persons
from .vocabulary.governments import AdvanceWithBuilding
from .vocabulary.objectives import check_objectives
from .vocabulary.shapes import OfAdvances, OfTag
from .vocabulary.tactics import check_once

if TYPE_CHECKING:
    from .components import Content

STANDARD_TILE = "start_standard"
COSTLESS = (("advances", "drama"), ("wonders", "great_library"), ("leaders", "bleda"))
"""Free actions that only their limit ends."""


def check(content: Content, tables: Tables) -> None:
    """Faults that types cannot express: ids that lead nowhere, an order that the bits do not have, missing pieces."""
    for where, ids, known_ids in references(content):
        for name in ids:
            if name not in known_ids:
                raise DataError(where, f"there is no {name!r}")
    for section, name in COSTLESS:
        if not content.once & sources.bit(name):
            fault = "a free action that takes nothing would never end: it needs `limit: once_per_turn`"
            raise DataError(place(section, name), fault)
    check_carriers({"event_icons": content.icons.values()}, get_args(IconEffect))
    check_carriers({"events": content.events.values()}, get_args(EventEffect))
    check_persons(content.events.values())
    check_civilizations(content)
    check_objectives(content.objectives, content.categories)
    check_carriers({"advances": content.advances.values()}, get_args(AdvanceEffect))
    check_carriers({"wonders": content.wonders.values()}, get_args(WonderEffect))
    check_carriers({"city_pieces": content.buildings.values()}, get_args(BuildingEffect))
    check_carriers({"units": content.units.values()}, get_args(ClashEffect))
    check_carriers({"action_civil_effects": content.civil.values()}, get_args(CivilEffect))
    check_once("action_tactics_effects", content.tactics.values())
    check_reactions(content)
    check_reductions(content)
    check_starts(content)
    check_track(content.track)
    check_counts(content, tables)


def check_reactions(content: Content) -> None:
    """CC-17.4: the card that answers a capture is played then, and no other card is."""
    for card in content.civil.values():
        answers = any(isinstance(effect, LearnFromLoser) for effect in card.effects)
        if answers != (card.timing == "after_capture"):
            raise DataError(place("action_civil_effects", card.id), f"its rules are not for {card.timing!r}")


def check_reductions(content: Content) -> None:
    """CC-10.12: no more is taken off a price than there is."""
    for advance in content.advances.values():
        for effect in every(advance, CheaperBuilding):
            cost = content.buildings[effect.building].cost or {}
            if any(cost.get(good, 0) < number for good, number in effect.reduce.items()):
                raise DataError(place("advances", advance.id), f"a {effect.building} does not cost as much as `reduce`")


def check_starts(content: Content) -> None:
    """CC-1.2, CC-1.9: the standard tile has two sides; that of a civilization has one."""
    for name, sides in content.start_tiles.items():
        wanted = ["A", "B"] if name == STANDARD_TILE else ["A"]
        if sorted(sides) != wanted:
            raise DataError(place("tiles_start", name), f"its sides must be {', '.join(wanted)}")


def check_counts(content: Content, tables: Tables) -> None:
    """What the box holds."""
    counts = msgspec.structs.asdict(convert(tables["documented_counts"], Counts, "documented_counts"))
    events = [event.deck for event in content.events.values()]
    goals = [card.deck for card in content.objective_cards.values()]
    found = {
        "events_base": events.count("base"),
        "events_civilizations": events.count("civilizations"),
        "objectives_base": goals.count("base"),
        "objectives_civilizations": goals.count("civilizations"),
        "tiles_start_civilization": len(content.start_tiles) - 1,
    }
    for name, number in counts.items():
        if isinstance(number, int):
            there = found[name] if name in found else len(tables[name])
            if there != number:
                raise DataError(f"documented_counts, {name}", f"there are {there}, the box holds {number}")


Reference = tuple[str, Iterable[str], Container[str]]
"""Where ids stand that name other entries, the ids, and what they must be among."""


def references(content: Content) -> Iterator[Reference]:
    """Every id that names another entry."""
    yield from board_references(content)
    for wonder in content.wonders.values():
        yield place("wonders", wonder.id), [wonder.requires_advance], content.advances
    for event in content.events.values():
        where = place("events", event.id)
        yield where, [event.icon] if event.icon else [], content.icons
        for effect in event.effects:
            yield where, advances_in(effect), content.advances
            yield where, categories_in(effect), content.categories
    for card in content.action_cards.values():
        yield place("action_cards", card.id), [card.civil], content.civil
        yield place("action_cards", card.id), [card.tactics], content.tactics
    for goal in content.objective_cards.values():
        yield place("objective_cards", goal.id), [goal.top, goal.bottom], content.objectives
    for civ in content.civilizations.values():
        yield place("civilizations", civ.id), [civ.start_tile] if civ.start_tile else [], content.start_tiles


def board_references(content: Content) -> Iterator[Reference]:
    """The same for what Advances do."""
    tags = {tag for event in content.events.values() for tag in event.tags}
    for advance in content.advances.values():
        where = place("advances", advance.id)
        for effect in advance.effects:
            match effect:
                case OfAdvances():
                    yield where, effect.advances, content.advances
                case GainWithAdvances() | FreeOfCategory() | AdvanceWithBuilding():
                    yield where, [effect.category], content.categories
                case OfTag():
                    yield where, [effect.tag], tags
    for pair in content.man_god.items():
        yield "man_god_pairs", pair, content.advances
