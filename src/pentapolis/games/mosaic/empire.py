"""Empire Scoring (MO-EMP): what comes just before, the Regions, the Governments."""

from __future__ import annotations

from pentapolis.kernel import Flow
from pentapolis.kernel.ask import seat_key
from pentapolis.parts.choices import choose

from . import asks
from .counting import COUNTERS
from .influence import region_points
from .state import MosaicTable
from .units import city_regions, eliminate, march, regions_in_play
from .vocabulary import Eliminate, EmpireScoringVp

DIPLOMACY = "move_all_enemy_units"
CHOSEN = "own_city_in_one_chosen_region"

March = tuple[int, int, int]
"""A seat whose units are moved, from where, to where."""


def scoring(t: MosaicTable, seat: int) -> Flow[None]:
    """MO-EMP.3 to MO-EMP.11: hold one scoring in the turn of a seat."""
    state = t.state
    players = len(state.players)
    t.emit("scoring", count=state.scorings + 1)
    for n in range(players):
        yield from before(t, (seat + n) % players)
    for region in regions_in_play(t):
        score_region(t, region)
    for n in range(players):
        yield from score_government(t, (seat + n) % players)
    state.scorings += 1
    state.pending -= 1


def before(t: MosaicTable, seat: int) -> Flow[None]:
    """MO-EMP.3: the General's elimination, then Diplomats; clockwise from the active player."""
    player = t.state.players[seat]
    for card in player.triggers:
        for trigger in t.content.triggers["before_each_empire_scoring"].get(card, ()):
            for effect in trigger.effects:
                if isinstance(effect, Eliminate):
                    yield from eliminate(t, seat, effect, card)
    for card in player.up:
        ability = t.content.abilities.get(card)
        if ability is not None and ability.ability == DIPLOMACY and card not in player.used:
            yield from negotiate(t, seat, card)


def marches(t: MosaicTable, seat: int) -> dict[str, March]:
    """MO-EMP.3: all units of one opponent in one Region, to an adjacent Region in play; MO-MIL.10: Armor is no help."""
    board, inside = t.content.board, regions_in_play(t)
    return {
        f"{seat_key(other)}:{board.regions[region]}:{board.regions[to]}": (other, region, to)
        for other, player in enumerate(t.state.players)
        if other != seat
        for region in inside
        if any(player.units[3 * region : 3 * region + 3])
        for to in board.touching[region]
        if to in inside
    }


def negotiate(t: MosaicTable, seat: int, card: str) -> Flow[None]:
    """Diplomats, once per game and optional."""
    options: dict[str, March | None] = {**marches(t, seat)}
    if not options:
        return
    options[asks.NONE] = None
    chosen = yield from choose(seat, asks.DIPLOMATS, options, card=card)
    if chosen is None:
        return
    other, region, to = chosen
    t.state.players[seat].used += (card,)
    march(t, other, region, to)
    names = t.content.board.regions
    t.emit("sent-away", seat=seat, target=other, region=names[region], to=names[to])


def score_region(t: MosaicTable, region: int) -> None:
    """MO-EMP.6 to MO-EMP.8, MO-EMP.11."""
    for seat, points in enumerate(region_points(t, region)):
        if points:
            t.state.players[seat].empire += points
            t.emit("scored-region", seat=seat, region=t.content.board.regions[region], count=points)


def government_effect(t: MosaicTable, seat: int) -> EmpireScoringVp | None:
    tile = t.state.players[seat].government
    effects = t.content.governments[tile].effects if tile else ()
    return next((effect for effect in effects if isinstance(effect, EmpireScoringVp)), None)


def score_government(t: MosaicTable, seat: int) -> Flow[None]:
    """MO-EMP.9, MO-GOV.9: VP of the tile held; the City-State names its Region now."""
    effect, player = government_effect(t, seat), t.state.players[seat]
    if effect is None:
        return
    amount = effect.value(len(t.state.players))
    if effect.per == CHOSEN:
        names = t.content.board.regions
        options = {names[region]: region for region in city_regions(t, player)}
        if not options:
            return
        region = yield from choose(seat, asks.REGION, options, card=player.government)
        number = cities_in(t, seat, region)
    else:
        number = government_count(t, seat, effect.per)
    points = amount * (number // effect.divide_by)
    player.empire += points
    t.emit("scored-government", seat=seat, card=player.government, count=points)


def cities_in(t: MosaicTable, seat: int, region: int) -> int:
    player = t.state.players[seat]
    return (player.every_city & t.content.board.masks[region]).bit_count()


def government_count(t: MosaicTable, seat: int, what: str) -> int:
    """What the tile counts; where a Region is to be chosen, in the best one."""
    player = t.state.players[seat]
    if what == CHOSEN:
        return max((cities_in(t, seat, region) for region in city_regions(t, player)), default=0)
    return COUNTERS[what](t, seat, player)


def projected_government(t: MosaicTable, seat: int) -> dict[str, int]:
    """What the Government held would give now, if there is one."""
    effect = government_effect(t, seat)
    if effect is not None:
        number = government_count(t, seat, effect.per)
        return {"government": effect.value(len(t.state.players)) * (number // effect.divide_by)}
    return {}
