"""What effects do when they are resolved: one small function for each kind of the data language.

Effects that last or count at the end are not resolved here: see `index`, `building.happened`, `scoring`, `empire`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.kernel import Flow
from pentapolis.parts.choices import choose

from . import asks, building, decks, tokens, units
from . import vocabulary as v
from .counting import count
from .index import raised
from .influence import controlled
from .kinds import DECKS, NOBODY, PILLARS, TECHNOLOGY, TRACKS
from .state import FaceDown, MosaicTable
from .wealth import RESOURCE, TRACK, gain, produce


def resolve(t: MosaicTable, seat: int, piece: str, effects: tuple[v.AnyEffect, ...], hex_: int = NOBODY) -> Flow[None]:
    """MO-TEC.8, MO-GLO.11: in printed order, once; MO-GLO.14: as far as possible. `hex_`: of the building it came with.

    MO-CRD.13: what counts, counts now; later pieces add nothing.
    """
    for effect in effects:
        kind = type(effect)
        if kind in AT_ONCE:
            AT_ONCE[kind](t, seat, effect)
        elif kind in ASKING:
            placed = yield from ASKING[kind](t, seat, piece, effect, hex_)
            if placed is not None:
                hex_ = placed


# Effects that ask nothing


def gain_production(t: MosaicTable, seat: int, effect: v.GainProduction) -> None:
    """MO-CRD.3: Irrigation counts the Production that it has just raised."""
    gain(t, seat, effect.resource, effect.times * t.state.players[seat].production[TRACK[effect.resource]])


def lose_population(t: MosaicTable, seat: int, effect: v.LosePopulation) -> None:
    """MO-CRD.7: playing the card needs the Population that it takes."""
    t.state.players[seat].population -= effect.amount
    t.emit("settlers", seat=seat, count=effect.amount)


def produce_per(t: MosaicTable, seat: int, effect: v.ProductionPer) -> None:
    """MO-CRD.4: the cap applies to the total of the card."""
    produce(t, seat, effect.track, capped(effect.amount * count(t, seat, effect.per), effect.max_total))


def capped(amount: int, most: int | None) -> int:
    return amount if most is None else min(amount, most)


def score_now(t: MosaicTable, seat: int, effect: v.VpNowPer) -> None:
    """MO-TEC.10: VP of cards that score when played."""
    points = capped(effect.amount * count(t, seat, effect.per), effect.max_total)
    t.state.players[seat].at_once += points
    t.emit("scored-now", seat=seat, count=points)


def double_next(t: MosaicTable, seat: int, effect: v.DoubleNextPopulationCard) -> None:
    """MO-POP.4: the next Population card is doubled."""
    t.state.players[seat].doubled += 1


def grant_action(t: MosaicTable, seat: int, effect: v.ExtraAction) -> None:
    """MO-TRN.4: it is taken when what grants it is completely resolved."""
    t.state.extras += (effect.action,)


def draw_technology(t: MosaicTable, seat: int, effect: v.DrawTechnology) -> None:
    """MO-SET.18: the top card of the deck, known to its owner; it may be played in the same step."""
    for _ in range(effect.count):
        knew = t.state.tops[TECHNOLOGY]
        card = decks.draw(t, TECHNOLOGY)
        if card is not None:
            t.state.players[seat].down += (FaceDown(card, knew | 1 << seat),)
            t.emit("drew", {seat: {"card": card}}, seat=seat)


# Effects that ask; those that place a building return its hex


def gain_per(t: MosaicTable, seat: int, piece: str, effect: v.GainPer, hex_: int) -> Flow[None]:
    """MO-CRD.5: one kind of Resource for the whole effect."""
    resource = effect.resource
    if resource is None:
        resource = yield from choose_resource(seat, piece, effect.resource_choice)
    gain(t, seat, resource, effect.amount * count(t, seat, effect.per))


def gain_choice(t: MosaicTable, seat: int, piece: str, effect: v.GainChoice, hex_: int) -> Flow[None]:
    resource = yield from choose_resource(seat, piece, effect.resources)
    gain(t, seat, resource, effect.amount)


def choose_resource(seat: int, piece: str, names: tuple[Any, ...]) -> Flow[Any]:
    options = {name: name for name in sorted(names, key=RESOURCE.__getitem__)}
    return (yield from choose(seat, asks.RESOURCE, options, card=piece))


def produce_choice(t: MosaicTable, seat: int, piece: str, effect: v.ProductionChoice, hex_: int) -> Flow[None]:
    """MO-CRD.2: any one of the five tracks, except what the card excludes (MO-LEA.9)."""
    options = {track: track for track in TRACKS if track not in effect.exclude}
    track = yield from choose(seat, asks.TRACK, options, card=piece)
    produce(t, seat, track, effect.amount)


def transfer(t: MosaicTable, seat: int, piece: str, effect: v.ProductionTransfer, hex_: int) -> Flow[None]:
    """MO-CRD.9: any amount from exactly one track to exactly one other, or none."""
    production = t.state.players[seat].production
    options: dict[str, tuple[str, str] | None] = {
        f"{source}:{to}": (source, to)
        for source in TRACKS
        if production[TRACK[source]]
        for to in TRACKS
        if to != source
    }
    options[asks.NONE] = None
    tracks = yield from choose(seat, asks.TRANSFER, options, card=piece)
    if tracks is not None:
        source, to = tracks
        amounts = {str(number): number for number in range(1, production[TRACK[source]] + 1)}
        amount = yield from choose(seat, asks.AMOUNT, amounts, card=piece, track=source)
        produce(t, seat, source, -amount)
        produce(t, seat, to, amount)


Units = v.GainUnits | v.GainUnitsPer


def place_units(t: MosaicTable, seat: int, piece: str, effect: Units, hex_: int) -> Flow[None]:
    """MO-MIL.11, MO-MIL.12: any Region in play, one with an own City, or that of the building.

    MO-GLO.14: if Exploration's Farm could not be placed, its Infantry still goes where it could have gone.
    """
    number = effect.count if isinstance(effect, v.GainUnits) else count(t, seat, effect.per)
    if effect.where == "any_region":
        regions = list(units.regions_in_play(t))
    elif effect.where == "own_city_region":
        regions = units.city_regions(t, t.state.players[seat])
    elif hex_ != NOBODY:
        regions = [t.content.board.region_of[hex_]]
    else:
        regions = units.foreign_regions(t, t.state.players[seat])
    kinds = [units.UNIT[name] for name in effect.types]
    yield from units.gain_units(t, seat, number, kinds, regions, piece)


def take_token(t: MosaicTable, seat: int, piece: str, effect: v.TakeBoardToken, hex_: int) -> Flow[None]:
    number = effect.count or 0
    if effect.count_per is not None:
        number = capped(count(t, seat, effect.count_per), effect.max_total)
    caches = effect.what == "trade_good_or_cache"
    yield from tokens.take_from_map(t, seat, effect.good, number, piece, caches=caches)


def free_building(t: MosaicTable, seat: int, piece: str, effect: v.FreeBuilding, hex_: int) -> Flow[int | None]:
    """MO-BLD.16: it counts as built; MO-CRD.1: Exploration's Infantry goes to the same Region."""
    hexes = building.free_hexes(t, seat, effect.building, effect.where)
    if not hexes:
        return None
    placed = yield from asks.choose_hex(
        seat, asks.PLACE, t.content.board, hexes, card=piece, building=effect.building, where=effect.where
    )
    building.place_free(t, seat, effect.building, placed)
    return placed


def clear_offer(t: MosaicTable, seat: int, piece: str, effect: v.ClearOffer, hex_: int) -> Flow[None]:
    """MO-CRD.10, MO-BLD.14: as MO-GOV.5, and mandatory."""
    deck = TECHNOLOGY
    if effect.offer == "any":
        options = {name: number for number, name in enumerate(DECKS) if t.state.offers[number]}
        if not options:
            return
        deck = yield from choose(seat, asks.OFFER, options, card=piece)
    if t.state.offers[deck]:
        decks.clear(t, seat, deck)


def name_pillar(t: MosaicTable, seat: int, piece: str, effect: v.WildPillars, hex_: int) -> Flow[None]:
    """MO-WON.7: named when built, for good."""
    options = {name: number for number, name in enumerate(PILLARS)}
    pillar = yield from choose(seat, asks.PILLAR, options, card=piece)
    player = t.state.players[seat]
    player.named = pillar
    player.symbols = raised(player.symbols, (pillar,) * effect.amount)
    t.emit("named", seat=seat, pillar=f"pillar_{PILLARS[pillar]}", card=piece)


def close_region(t: MosaicTable, seat: int, piece: str, effect: v.PassiveRule, hex_: int) -> Flow[None]:
    """MO-BLD.18, MO-CRD.11: a Region under own control is closed to others' Cities; without one nothing happens."""
    if effect.rule == "closed_region":
        board = t.content.board
        options = {board.regions[region]: region for region in controlled(t, seat)}
        if options:
            region = yield from choose(seat, asks.REGION, options, card=piece)
            t.state.players[seat].closed |= board.masks[region]
            t.emit("closed", seat=seat, region=board.regions[region])


AT_ONCE: dict[type, Callable[[MosaicTable, int, Any], None]] = {
    v.Gain: lambda t, seat, effect: gain(t, seat, effect.resource, effect.amount),
    v.GainProduction: gain_production,
    v.LosePopulation: lose_population,
    v.Production: lambda t, seat, effect: produce(t, seat, effect.track, effect.amount),  # MO-CRD.15: five of these
    v.ProductionPer: produce_per,
    v.GainUniversalGood: lambda t, seat, effect: tokens.take_universal(t, seat),
    v.VpNowPer: score_now,
    v.DoubleNextPopulationCard: double_next,
    v.ExtraAction: grant_action,
    v.DrawTechnology: draw_technology,
}
ASKING: dict[type, Callable[[MosaicTable, int, str, Any, int], Flow[int | None]]] = {
    v.GainPer: gain_per,
    v.GainChoice: gain_choice,
    v.ProductionChoice: produce_choice,
    v.ProductionTransfer: transfer,
    v.GainUnits: place_units,
    v.GainUnitsPer: place_units,
    v.Eliminate: lambda t, seat, piece, effect, hex_: units.eliminate(t, seat, effect, piece),
    v.TakeBoardToken: take_token,
    v.FreeBuilding: free_building,
    v.ClearOffer: clear_offer,
    v.WildPillars: name_pillar,
    v.PassiveRule: close_region,
}
