"""Free moves that Leaders and Governments give: once per game, and the Republic's look at a deck (MO-TRN.3)."""

from __future__ import annotations

from pentapolis.kernel import Flow

from . import asks
from .decks import clear
from .effects import choose_resource
from .index import city_count, pieces_left, settle
from .kinds import CITY, DECKS, NOBODY, PORT_CITY
from .state import PEEKS, MosaicTable
from .wealth import gain


def bar_clear(t: MosaicTable, seat: int, deck: int) -> str | None:
    """MO-GOV.4: once per player and tile; there must be something to clear."""
    player = t.state.players[seat]
    if not player.government or player.government in player.used:
        return "MO-GOV.4"
    return None if t.state.offers[deck] else "MO-GOV.5"


def perform_clear(t: MosaicTable, seat: int, deck: int) -> Flow[None]:
    player = t.state.players[seat]
    player.used += (player.government,)
    clear(t, seat, deck)
    yield from ()


def bar_peek(t: MosaicTable, seat: int, deck: int) -> str | None:
    """MO-GOV.8: the holder of the Republic, once per Action, before it."""
    state = t.state
    if not state.players[seat].powers & PEEKS or state.peek != NOBODY or not state.decks[deck]:
        return "MO-GOV.8"
    return None


def perform_peek(t: MosaicTable, seat: int, deck: int) -> Flow[None]:
    """MO-GOV.8: the card stays on top; who has seen it knows it until it is drawn."""
    t.state.peek = deck
    t.state.tops[deck] |= 1 << seat
    t.emit("peeked", {seat: {"card": t.state.decks[deck][-1]}}, seat=seat, offer=DECKS[deck])
    yield from ()


def bar_ability(t: MosaicTable, seat: int, leader: str) -> str | None:
    """MO-LEA.4, MO-LEA.7: the own Leader's ability, once per game, if it can do anything."""
    player = t.state.players[seat]
    rule = "MO-LEA.7" if leader == "magistrate" else "MO-LEA.4"
    if player.leader != leader or leader not in t.content.abilities or leader in player.used:
        return rule
    ability = t.content.abilities[leader]
    if ability.ability == "convert":
        return None if player.population >= ability.pay["population"] else rule
    return None if victims(t, seat, ability.target_min_cities) else rule


def perform_ability(t: MosaicTable, seat: int, leader: str) -> Flow[None]:
    """MO-TRN.3: not an Action."""
    player, ability = t.state.players[seat], t.content.abilities[leader]
    player.used += (leader,)
    t.emit("ability", seat=seat, card=leader)
    if ability.ability == "convert":  # MO-LEA.7
        player.population -= ability.pay["population"]
        resource = yield from choose_resource(seat, leader, ability.gain_choice)
        gain(t, seat, resource, ability.amount)
        return
    hexes = victims(t, seat, ability.target_min_cities)
    hex_ = yield from asks.choose_hex(seat, asks.TAKEOVER, t.content.board, hexes, card=leader)
    take_over(t, seat, hex_)


def victims(t: MosaicTable, seat: int, least: int) -> int:
    """MO-LEA.4: Cities of opponents with enough of them, if the Priestess has such a piece left."""
    own, found = t.state.players[seat], 0
    for other, player in enumerate(t.state.players):
        if other != seat and city_count(player) >= least:
            found |= player.cities if pieces_left(t.content, own, CITY) else 0
            found |= player.ports if pieces_left(t.content, own, PORT_CITY) else 0
    return found


def take_over(t: MosaicTable, seat: int, hex_: int) -> None:
    """MO-LEA.4, MO-BLD.16: the piece is replaced; nothing is built, so nothing is collected and nothing triggered."""
    own, bit = t.state.players[seat], 1 << hex_
    for other, player in enumerate(t.state.players):
        if other != seat and player.every_city & bit:
            if player.cities & bit:
                player.cities ^= bit
                own.cities |= bit
            else:
                player.ports ^= bit
                own.ports |= bit
            settle(t.content, player)
            t.emit("taken-over", seat=seat, target=other, hex=t.content.board.names[hex_])
    settle(t.content, own)


def clearable(t: MosaicTable, seat: int) -> list[int]:
    return [deck for deck in range(len(DECKS)) if bar_clear(t, seat, deck) is None]
