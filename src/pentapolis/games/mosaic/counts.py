"""What depends on the number of players (MO-VAR.1), and where the scoring cards may lie (MO-SET.8 to MO-SET.10)."""

from __future__ import annotations

from typing import Literal

import msgspec

from pentapolis.kernel.data import DataError, Tables, convert

from .board import Board
from .meta import META
from .pieces import BuildCard, Technology

HAND = 5  # MO-SET.7
SECTION = "setup_by_player_count"


class TaxDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MO-SET.10: so many cards of each kind."""

    tax: int
    tariff: int


class CountEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MO-VAR.1: what depends on the number of players."""

    regions_out: tuple[str, ...]
    population_deck: int
    tax_deck: TaxDeck
    technology_stacks: tuple[int, int, int]
    technology_scoring_stack: Literal["middle", "bottom"]
    achievements: int


class Count(msgspec.Struct, frozen=True):
    """The same, worked out. `ranges`: where in each deck the scoring card may lie, counted from the bottom."""

    regions: tuple[int, ...]
    mask: int
    population: int
    taxes: TaxDeck
    achievements: int
    ranges: tuple[tuple[int, int], ...]


def player_counts(
    tables: Tables, board: Board, technologies: dict[str, Technology], builds: dict[str, BuildCard]
) -> dict[int, Count]:
    found = {}
    if list(tables[SECTION]) != list(map(str, META.players)):
        raise DataError(SECTION, f"there must be an entry for each of {', '.join(map(str, META.players))} players")
    build_deck = sum(card.copies for card in builds.values())
    technology_deck = sum(card.copies for card in technologies.values())
    for players in META.players:
        where = f"{SECTION}, entry {players}"
        facts = convert(tables[SECTION][str(players)], CountEntry, where)
        if len(set(facts.regions_out)) != len(facts.regions_out) or not set(facts.regions_out) <= set(board.regions):
            raise DataError(where, f"regions_out must be some of {', '.join(board.regions)}, each once")
        if sum(facts.technology_stacks) != technology_deck - HAND * players:
            rest = technology_deck - HAND * players
            raise DataError(where, f"technology_stacks must have {rest} cards together (MO-SET.8)")
        regions = tuple(n for n, name in enumerate(board.regions) if name not in facts.regions_out)
        _, middle, bottom = facts.technology_stacks
        low = bottom if facts.technology_scoring_stack == "middle" else 0
        high = low + (middle if facts.technology_scoring_stack == "middle" else bottom)
        taxes = facts.tax_deck
        halves = (build_deck // 2, facts.population_deck // 2, (taxes.tax + taxes.tariff) // 2)  # MO-SET.8 to MO-SET.10
        found[players] = Count(
            regions=regions,
            mask=sum(board.masks[region] for region in regions),
            population=facts.population_deck,
            taxes=taxes,
            achievements=facts.achievements,
            ranges=((low, high), *((0, half) for half in halves)),
        )
    return found
