"""The name of every piece and word in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pentapolis.kernel.data import Tables, convert_all, convert_exactly

from .board import Board, RegionEntry
from .kinds import BUILDINGS, CAVALRY, INFANTRY, RESOURCES, STANDARD, TRACKS, UNITS
from .pieces import Named, ScoringCard, Symbol

WORDS = {
    "resources": (*RESOURCES, "population"),
    "production_tracks": TRACKS[len(STANDARD) :],
    "actions": ("work", "build", "technology", "tax_tariff", "military", "government"),
    "buildings": (*BUILDINGS, "wonder"),
    "units": (UNITS[INFANTRY], UNITS[CAVALRY]),
}
"""Words of the game that are no pieces, by section."""


def names_of(tables: Tables, pieces: Iterable[Named], board: Board) -> dict[str, dict[str, str]]:
    """Pillars are `pillar_food`: `food` is the Resource."""
    words: list[Named] = [*pieces, *convert_all(tables, "regions", RegionEntry)]
    words += convert_all(tables, "empire_scoring_cards", ScoringCard)
    for section, ids in WORDS.items():
        words += convert_exactly(tables, section, Named, ids).values()
    found = {word.id: {"en": word.name_en, "pl": word.name_pl} for word in words}
    for pillar in convert_all(tables, "pillars", Symbol):
        found[f"pillar_{pillar.id}"] = {"en": pillar.name_en, "pl": pillar.name_pl}
    return found | hex_names(board, found)


def hex_names(board: Board, names: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """A hex goes by its Region and its number there: `egy_03` is Egypt 3."""
    regions = [names[board.regions[region]] for region in board.region_of]
    return {
        hex_: {language: f"{name} {int(hex_.rpartition('_')[2])}" for language, name in region.items()}
        for hex_, region in zip(board.names, regions, strict=True)
    }
