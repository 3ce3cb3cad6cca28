"""The levels of the main modules (CV-UPG)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options

from .. import asks, log, triggers
from .. import vocabulary as v
from ..asks import SKIP
from ..effects import effect
from ..kinds import MAIN_MODULES, MODULE
from ..state import CVTable, add


def level(t: CVTable, seat: int, module: str) -> int:
    """CV-ACT4.10: 1 to 3."""
    return t.state.players[seat].levels[MODULE[module]]


def upgrade_sum(t: CVTable, seat: int) -> int:
    """CV-END.4: the upgrades carried out; the one of the setup counts, and everybody has exactly one (CV-SET.19)."""
    levels = t.state.players[seat].levels
    return sum(levels) - len(levels)


def value_of(t: CVTable, effect: v.UpgradeModule, source: str) -> int:
    """CV-TRK.2: the value that a module must show; 0: any. A track gives its own."""
    if effect.die_value == "any":
        return 0
    return t.content.tracks[source].die_value if effect.die_value == "track" else effect.die_value


def can_upgrade(t: CVTable, seat: int, module: str, value: int) -> bool:
    """CV-UPG.1: a main module below its highest level with this value among its dice."""
    entry = t.content.modules[module]
    return level(t, seat, module) < len(entry.levels) and (not value or value in t.content.module_dice[module])


def upgradable(t: CVTable, seat: int, value: int) -> list[str]:
    return [module for module in MAIN_MODULES if can_upgrade(t, seat, module, value)]


def refuse(t: CVTable, seat: int, value: int, key: str) -> Refusal | None:
    """Why a module cannot be upgraded."""
    if key not in MAIN_MODULES:
        return None
    if value and value not in t.content.module_dice[key]:
        return Refusal("CV-TRK.2", need=value)
    return Refusal("CV-UPG.1", level=level(t, seat, key))


def upgrade(t: CVTable, seat: int, module: str) -> Flow[None]:
    """CV-UPG.1: one level more. An activation that goes on works at the old one (CV-ACT4.11)."""
    player = t.state.players[seat]
    player.levels = add(player.levels, MODULE[module], 1)
    t.emit(log.UPGRADED, seat=seat, module=module, level=level(t, seat, module))
    yield from triggers.happens(t, seat, "upgrade")


def any_upgrade(t: CVTable, seat: int, value: int, source: str) -> Flow[None]:
    """CV-UPG.1: one of the modules that show a value, or any; it may be declined."""
    modules = {module: module for module in upgradable(t, seat, value)}
    options = Options({**modules, SKIP: ""}, partial(refuse, t, seat, value))
    module: str = yield Ask(seat, asks.MODULE, options, value=value, source=source)
    if module:
        yield from upgrade(t, seat, module)


def is_possible(t: CVTable, seat: int, effect: v.UpgradeModule) -> bool:
    """CV-UPG.1. Of which track it comes is not known here: then any module with a level left will do."""
    value = effect.die_value if isinstance(effect.die_value, int) else 0
    return bool(upgradable(t, seat, value))


@effect(v.UpgradeModule, is_possible)
def upgrade_module(t: CVTable, seat: int, effect: v.UpgradeModule, source: str) -> Flow[None]:
    """CV-UPG.1."""
    value = value_of(t, effect, source)
    if upgradable(t, seat, value):
        yield from any_upgrade(t, seat, value, source)
