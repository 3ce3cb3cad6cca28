"""Golden Ages and Achievements: when they may be claimed (MO-TIL)."""

from __future__ import annotations

from pentapolis.kernel import Flow

from .counting import tiles_or_cards
from .decks import plan_scoring, trigger_end
from .effects import resolve
from .index import city_count, unique_goods
from .influence import controlled, controls, present
from .kinds import MONEY, PILLARS
from .pieces import Condition
from .state import MosaicTable
from .wealth import TRACK

PILLAR = {name: number for number, name in enumerate(PILLARS)}
EXHAUSTED = 2  # MO-END.1: of the three supplies


def claimable(t: MosaicTable, seat: int) -> list[str]:
    """MO-TIL.1, MO-TIL.2: the tiles still there whose condition the seat meets."""
    state, content = t.state, t.content
    symbols = state.players[seat].symbols
    found = []
    if max(symbols) >= 6:
        for tile in state.golden_ages:
            needs = content.golden_ages[tile].requires
            if symbols[PILLAR[needs.pillar]] >= needs.count:
                found.append(tile)
    goals, production = content.goals[len(state.players)], state.players[seat].production
    for tile in state.achievements:
        track, need = goals[tile]
        if production[track] >= need if track >= 0 else meets(t, seat, content.achievements[tile].condition, need):
            found.append(tile)
    return found


def bar_claim(t: MosaicTable, seat: int, tile: str) -> str | None:
    """MO-TIL.2: a tile that is there; MO-TIL.3, MO-TIL.4: its condition."""
    if tile in t.state.golden_ages:
        return None if tile in claimable(t, seat) else "MO-TIL.3"
    if tile in t.state.achievements:
        return None if tile in claimable(t, seat) else "MO-TIL.4"
    return "MO-TIL.2"


def needed(t: MosaicTable, tile: str) -> int:
    """How much a tile asks for."""
    if tile in t.content.golden_ages:
        return t.content.golden_ages[tile].requires.count
    return t.content.goals[len(t.state.players)][tile][1]


def reached(t: MosaicTable, seat: int, tile: str) -> int:
    """How much of it the seat has."""
    if tile in t.content.golden_ages:
        return t.state.players[seat].symbols[PILLAR[t.content.golden_ages[tile].requires.pillar]]
    return level(t, seat, t.content.achievements[tile].condition)


def meets(t: MosaicTable, seat: int, condition: Condition, need: int) -> bool:
    if condition.control_regions:
        return controls_so_many(t, seat, need)
    return level(t, seat, condition) >= need


def controls_so_many(t: MosaicTable, seat: int, need: int) -> bool:
    """MO-EMP.10: looks no further than it must, for this is asked all the time."""
    regions = present(t, seat)
    for looked, region in enumerate(regions):
        if len(regions) - looked < need:
            return False
        need -= controls(t, seat, region)
        if not need:
            return True
    return False


def level(t: MosaicTable, seat: int, condition: Condition) -> int:
    """MO-TIL.4 to MO-TIL.6: what a condition measures; Production includes what a Government adds."""
    player = t.state.players[seat]
    if condition.production is not None:
        return player.production[TRACK[condition.production]]
    if condition.control_regions:
        return len(controlled(t, seat))
    match condition.have:
        case "money":
            return player.stock[MONEY]
        case "unique_trade_goods":
            return unique_goods(player)
        case "cities_on_map":
            return city_count(player)
        case "technology_cards_played":
            return len(player.up)
        case "projects_plus_wonders":
            return tiles_or_cards(t, player, "project_card") + len(player.wonders)
        case "military_units_on_map":
            return sum(player.units)
        case "port_cities_on_map":
            return player.ports.bit_count()
        case "population":
            return player.population
        case _:
            return len(player.symbols) - player.symbols.count(0)


def claim(t: MosaicTable, seat: int, tile: str) -> Flow[None]:
    """MO-TIL.1, MO-TRN.3: take the tile and its bonus; not an Action."""
    state = t.state
    state.players[seat].tiles.append(tile)
    t.emit("claimed", seat=seat, card=tile)
    if tile in t.content.golden_ages:
        state.golden_ages.remove(tile)
        yield from resolve(t, seat, tile, t.content.golden_ages[tile].effects)
    else:
        state.achievements.remove(tile)


def check_exhausted(t: MosaicTable) -> None:
    """MO-END.1, MO-END.2, MO-END.4: two of three supplies gone: an extra scoring right now, and the last rounds."""
    state = t.state
    empty = (not state.wonders) + (not state.achievements) + (not state.golden_ages)
    if empty >= EXHAUSTED and not state.last_round:
        plan_scoring(t)
        trigger_end(t)
