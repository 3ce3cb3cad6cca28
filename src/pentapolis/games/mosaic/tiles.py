"""Golden Ages and Achievements: when they may be claimed (MO-TIL)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Flow
from pentapolis.parts.verbs import Verb, about

from .components import Goal
from .counting import tiles_or_cards
from .decks import plan_scoring, trigger_end
from .effects import resolve
from .index import city_count, unique_goods
from .influence import controlled
from .kinds import MONEY, PILLARS
from .state import MosaicTable, Player, without

PILLAR = {name: number for number, name in enumerate(PILLARS)}
EXHAUSTED = 2  # MO-END.1: of the three supplies


def claimable(t: MosaicTable, seat: int) -> list[str]:
    """MO-TIL.1, MO-TIL.2: the tiles still there whose condition the seat meets."""
    state, content = t.state, t.content
    player = state.players[seat]
    symbols, production = player.symbols, player.production
    found = []
    if max(symbols) >= content.fewest_symbols:
        for tile in state.golden_ages:
            needs = content.golden_ages[tile].requires
            if symbols[PILLAR[needs.pillar]] >= needs.count:
                found.append(tile)
    goals = content.goals[len(state.players)]
    for tile in state.achievements:
        track, have, need = goals[tile]
        if track >= 0:
            if production[track] >= need:
                found.append(tile)
        elif HAVE[have](t, seat, player) >= need:
            found.append(tile)
    return found


def bar_claim(t: MosaicTable, seat: int, tile: str) -> str | None:
    """MO-TIL.2: a tile that is there; MO-TIL.3, MO-TIL.4: its condition."""
    if tile in t.state.golden_ages:
        return None if reached(t, seat, tile) >= needed(t, tile) else "MO-TIL.3"
    if tile in t.state.achievements:
        return None if reached(t, seat, tile) >= needed(t, tile) else "MO-TIL.4"
    return "MO-TIL.2"


def needed(t: MosaicTable, tile: str) -> int:
    """How much a tile asks for."""
    if tile in t.content.golden_ages:
        return t.content.golden_ages[tile].requires.count
    return t.content.goals[len(t.state.players)][tile][2]


def reached(t: MosaicTable, seat: int, tile: str) -> int:
    """How much of it the seat has."""
    if tile in t.content.golden_ages:
        return t.state.players[seat].symbols[PILLAR[t.content.golden_ages[tile].requires.pillar]]
    return level(t, seat, t.content.goals[len(t.state.players)][tile])


def level(t: MosaicTable, seat: int, goal: Goal) -> int:
    """MO-TIL.4 to MO-TIL.6: what a condition measures; Production includes what a Government adds."""
    player, (track, have, _) = t.state.players[seat], goal
    if track >= 0:
        return player.production[track]
    return HAVE[have](t, seat, player)


HAVE: dict[str, Callable[[MosaicTable, int, Player], int]] = {
    "controlled_regions": lambda t, seat, player: len(controlled(t, seat)),
    "money": lambda t, seat, player: player.stock[MONEY],
    "unique_trade_goods": lambda t, seat, player: unique_goods(player),
    "cities_on_map": lambda t, seat, player: city_count(player),
    "technology_cards_played": lambda t, seat, player: len(player.up),
    "projects_plus_wonders": lambda t, seat, player: tiles_or_cards(t, player, "project_card") + len(player.wonders),
    "military_units_on_map": lambda t, seat, player: sum(player.units),
    "port_cities_on_map": lambda t, seat, player: player.ports.bit_count(),
    "population": lambda t, seat, player: player.population,
    "different_pillars": lambda t, seat, player: len(player.symbols) - player.symbols.count(0),
}


def claim(t: MosaicTable, seat: int, tile: str) -> Flow[None]:
    """MO-TIL.1, MO-TRN.3: take the tile and its bonus; not an Action."""
    state = t.state
    state.players[seat].tiles += (tile,)
    t.emit("claimed", seat=seat, card=tile)
    if tile in t.content.golden_ages:
        state.golden_ages = without(state.golden_ages, tile)
        yield from resolve(t, seat, tile, t.content.golden_ages[tile].effects)
    else:
        state.achievements = without(state.achievements, tile)


CLAIM: Verb[MosaicTable] = about(
    "claim",
    every=lambda t: t.content.known["claim"],
    listing=claimable,
    bar=bar_claim,
    perform=claim,
    facts=lambda t, seat, tile: {"card": tile, "have": reached(t, seat, tile), "need": needed(t, tile)},
    otherwise="MO-TIL.1",
    main=False,
)


def check_exhausted(t: MosaicTable) -> None:
    """MO-END.1, MO-END.2, MO-END.4: two of three supplies gone: an extra scoring right now, and the last rounds."""
    state = t.state
    empty = (not state.wonders) + (not state.achievements) + (not state.golden_ages)
    if empty >= EXHAUSTED and not state.last_round:
        plan_scoring(t)
        trigger_end(t)
