"""Build (MO-BLD): with a card, or a City, Port City, Farm or Manufactory without one."""

from __future__ import annotations

from pentapolis.games.mosaic import asks
from pentapolis.games.mosaic.actions.top import top
from pentapolis.games.mosaic.building import build, hexes_for, sites
from pentapolis.games.mosaic.decks import refill, take
from pentapolis.games.mosaic.effects import resolve
from pentapolis.games.mosaic.index import add_symbols, pieces_left
from pentapolis.games.mosaic.kinds import BUILD, BUILDINGS, CITY, PORT_CITY
from pentapolis.games.mosaic.state import MosaicTable
from pentapolis.games.mosaic.wealth import Cost, can_pay, pay
from pentapolis.kernel import Flow, Label
from pentapolis.parts.verbs import Verb, about

PROJECT = "project"
TOWN_COST: Cost = {"stone": 4, "population": 2}  # MO-BLD.4, MO-BLD.8
COSTS: dict[str, Cost] = {CITY: TOWN_COST, PORT_CITY: TOWN_COST}  # MO-BLD.2: the same as with a card
SITES = {CITY: "MO-BLD.4", PORT_CITY: "MO-BLD.8"}


def bar(t: MosaicTable, seat: int, card: str) -> str | None:
    """MO-BLD.1: a card of the Offer; MO-BLD.3: no Project without one."""
    if card in BUILDINGS:
        return bar_type(t, seat, card, COSTS.get(card, {}))
    if card not in t.state.offers[BUILD]:
        return "MO-BLD.1"
    return bar_card(t, seat, card)


def bar_card(t: MosaicTable, seat: int, card: str) -> str | None:
    entry = t.content.build_cards[card]
    return bar_type(t, seat, entry.type, entry.cost)


def bar_type(t: MosaicTable, seat: int, building: str, cost: Cost) -> str | None:
    """MO-BLD.5: two Population for a City; MO-RES.4: the cost; MO-CMP.1: a piece; and a hex for it (MO-BLD.10)."""
    player = t.state.players[seat]
    if player.population < cost.get("population", 0):
        return "MO-BLD.5"
    if not can_pay(player, cost):
        return "MO-RES.4"
    if building == PROJECT:
        return None
    if not pieces_left(t.content, player, building):
        return "MO-CMP.1"
    return None if hexes_for(t, seat, building) else SITES.get(building, "MO-BLD.10")


def listing(t: MosaicTable, seat: int) -> list[str]:
    """MO-BLD.1, MO-BLD.2: with the cards of the Offer and without; each kind of building is worked out once."""
    player, cards = t.state.players[seat], t.content.build_cards
    affords, found = can_pay(player, TOWN_COST), []
    legal = [
        name
        for name, hexes in sites(t, seat).items()
        if hexes and (affords or name not in COSTS) and pieces_left(t.content, player, name)
    ]
    for card in t.state.offers[BUILD]:
        entry = cards[card]
        if entry.type in legal or (entry.type == PROJECT and can_pay(player, entry.cost)):
            found.append(card)
    return found + legal


def perform(t: MosaicTable, seat: int, card: str) -> Flow[None]:
    """MO-BLD.1, MO-BLD.2: refill comes last (MO-TRN.5)."""
    if card in BUILDINGS:
        yield from construct(t, seat, card, COSTS.get(card, {}), card)
        return
    take(t, BUILD, card)
    yield from use(t, seat, card)
    refill(t, BUILD)


def use(t: MosaicTable, seat: int, card: str) -> Flow[None]:
    """MO-BLD.1, MO-BLD.11 to MO-BLD.15: put the card down, pay, place, then its benefits and symbols."""
    player, entry = t.state.players[seat], t.content.build_cards[card]
    player.builds += (card,)
    add_symbols(t.content, player, card)
    t.emit("build-card", seat=seat, card=card)
    if entry.type == PROJECT:  # MO-BLD.13: nothing is placed; it counts at the end
        yield from pay(t, seat, entry.cost, card)
        return
    hex_ = yield from construct(t, seat, entry.type, entry.cost, card)
    yield from resolve(t, seat, card, entry.effects, hex_)


def construct(t: MosaicTable, seat: int, building: str, cost: Cost, card: str) -> Flow[int]:
    """Pay for a building and place it."""
    yield from pay(t, seat, cost, card)
    hexes, board = hexes_for(t, seat, building), t.content.board
    hex_ = yield from asks.choose_hex(seat, asks.PLACE, board, hexes, card=card, building=building, where="")
    build(t, seat, building, hex_)
    return hex_


BUILDING: Verb[MosaicTable] = about(
    "build",
    every=lambda t: t.content.known["build"],
    listing=listing,
    bar=bar,
    perform=perform,
    facts=lambda t, seat, card: {"card": card, "have": t.state.players[seat].population},
    otherwise="MO-BLD.1",
    label=lambda card: Label("answer-build-plain" if card in BUILDINGS else "answer-build", {"card": card}),
)
BUILDING_TOP = top(BUILD, lambda t, seat, card, knew: use(t, seat, card), bar_card)
