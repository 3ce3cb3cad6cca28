"""Whether boards, console and numbers are whole (CV-ACT4.10, CV-CON.1, CV-TRK.1, CV-EVT.2)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from .. import pieces as p
from .. import vocabulary as v
from ..kinds import CONSOLE_ACTIVITY, FEATURE_MODULES, MAIN_MODULES, ROWS, SLEEP, TYPES
from .faults import expect

if TYPE_CHECKING:
    from ..components import Content

PLAYERS = [1, 2, 3, 4]  # CV-GEN.1
TOKENS = 16  # CV-SET.9: territory tokens, which block encampments or count for hunting
DICE = {"activation": 29, "fate": 9}  # CV-LIM.1
SLOTS = (4, 6, 8, 9, 9)  # CV-CON.1: usable ones of each row
ERAS = 4
DIE = 6
NEGATIVE = (v.LoseFood, v.RemoveTribe)


def check_modules(modules: Mapping[str, p.Module]) -> None:
    """CV-ACT4.8 to CV-ACT4.10: every pair of values once, three levels of main modules."""
    dice = [modules[name].dice for name in MAIN_MODULES]
    pairs = list(combinations(range(1, DIE + 1), 2))
    expect(
        sorted(filter(None, dice)) == pairs, "modules", "CV-ACT4.10 asks for every pair of two values once, in order"
    )
    for value, name in enumerate(FEATURE_MODULES, 1):
        expect(
            modules[name].dice == (value, value), f"modules, entry {name}", f"its dice are two of {value} (CV-ACT4.9)"
        )
    expect(modules[SLEEP].dice is None, f"modules, entry {SLEEP}", "any two dice do (CV-ACT4.8)")
    for name, module in modules.items():
        levels = 3 if name in MAIN_MODULES else 1
        expect(len(module.levels) == levels, f"modules, entry {name}", f"it has {levels} level(s) (CV-ACT4.10)")
        for level in module.levels:
            parts = max(map(len, level.options))
            expect(parts > 1 or not level.any_order, f"modules, entry {name}", "one part has no order")


def check_hunting(hunting: Mapping[str, p.HuntingColumn]) -> None:
    expect(sorted(hunting) == sorted(TYPES), "hunting", f"it has a column for each of {', '.join(TYPES)}")


def check_boards(content: Content) -> None:
    check_tracks(content)
    check_weather(content)
    check_console(content)
    check_numbers(content)


def check_tracks(content: Content) -> None:
    """CV-TRK.1, CV-FAV.1."""
    for track in content.tracks.values():
        where = f"tracks, entry {track.id}"
        spaces = [threshold.after_space for threshold in track.thresholds]
        expect(spaces == sorted(set(spaces)), where, "thresholds lie one above the other")
        expect(spaces[-1] < track.last_space, where, "a threshold lies beyond the last space")
        for threshold in track.thresholds:
            expect(threshold.bonus in content.track_bonuses, where, f"there is no bonus {threshold.bonus!r}")
    used = {threshold.bonus for track in content.tracks.values() for threshold in track.thresholds}
    expect(used == set(content.track_bonuses), "track_bonuses", "a bonus stands on no track")
    expect(len(content.favor) == DIE, "favor", f"the track of favor has {DIE} spaces (CV-FAV.1)")
    for number, space in enumerate(content.favor, 1):
        passing = list(range(1, number + 1))
        expect(list(space.pass_values) == passing, f"favor, entry {space.id}", f"CV-FAV.1 passes with {passing}")
        last = number == len(content.favor)
        expect(space.auto_pass == last, f"favor, entry {space.id}", "the last space alone passes without a roll")


def check_weather(content: Content) -> None:
    """CV-EVT.1, CV-EVT.2: a space is good or bad, and the two ends have an effect beyond the line."""
    for number, space in enumerate(content.weather):
        where = f"weather, entry {space.id}"
        bad = [isinstance(effect, NEGATIVE) for option in space.options for effect in option]
        expect(all(bad) or not any(bad), where, "its effects must be all negative or all positive")
        end = number in (0, len(content.weather) - 1)
        expect(bool(space.beyond) == end, where, "the two ends, and they alone, have an effect beyond the line")


def check_console(content: Content) -> None:
    """CV-CON.1, CV-CON.6, CV-SET.19."""
    activity = content.console_activity.id
    expect(activity == CONSOLE_ACTIVITY, CONSOLE_ACTIVITY, f"its id is {CONSOLE_ACTIVITY!r}, not {activity!r}")
    base = [column.base_row for column in content.columns]
    found = tuple(sum(row <= number for row in base) for number in range(1, len(content.stages) + 1))
    expect(found == SLOTS, "columns", f"the rows have {found} slots, CV-CON.1 asks for {SLOTS}")
    tiles = [number for number, stage in enumerate(content.stages, 1) if stage.tile]
    expect(tiles == [4, 5], "stages", f"rows {tiles} have stage tiles, CV-CON.6 says 4 and 5")
    expect(content.setup.chip_column == len(content.columns), "setup", "the first income chip lies in the last column")
    expect(len(content.storage_rows) == ROWS, "storage_rows", f"the storage has {ROWS} rows")
    expect(not content.storage_rows[-1].diamonds, "storage_rows", "no row lies below the last one")
    expect(len(content.slots) == 4, "settlements", "the console has four settlements (CV-LIM.1)")


def check_numbers(content: Content) -> None:
    """CV-GEN.1, CV-SET.9, CV-SET.10, CV-LIM.1."""
    expect(list(content.counts) == PLAYERS, "player_counts", f"there is one entry each for {PLAYERS}, in this order")
    for players, count in content.counts.items():
        where = f"player_counts, entry {players}"
        camps = [len(land.encampments) for tile in content.tiles for land in tile.territories]
        blocked = sum(camps) - sum(land.fire + land.plains[players] for land in content.territories)
        expect(count.hunting_tokens == TOKENS - blocked, where, f"{blocked} of the {TOKENS} tokens block encampments")
    most = content.counts[PLAYERS[-1]]
    dice = {"activation": len(content.setup.dice) * 4, "fate": content.setup.fate_dice * 4}
    for kind, number in DICE.items():
        found = dice[kind] + most.display_dice
        expect(found == number, "setup", f"there are {found} {kind} dice, CV-LIM.1 asks for {number}")
    expect(len(content.eras) == ERAS, "eras", f"there are {ERAS} eras (CV-GEN.1)")
    expect(content.setup.module_level == 2, "setup", "the module of the starting chip is at level II (CV-SET.19)")
