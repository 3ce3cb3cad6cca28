"""Free moves that Leaders and Governments give, once per game (MO-TRN.3)."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel import Flow, Label
from pentapolis.parts.verbs import Verb, about

from . import asks
from .decks import clear
from .effects import choose_resource
from .index import city_count, pieces_left, settle
from .kinds import CITY, DECK, PORT_CITY
from .state import MosaicTable
from .wealth import gain


def bar_clear(t: MosaicTable, seat: int, deck: int) -> str | None:
    """MO-GOV.4: once per player and tile; there must be something to clear."""
    player = t.state.players[seat]
    if not player.government or player.government in player.used:
        return "MO-GOV.4"
    return None if t.state.offers[deck] else "MO-GOV.5"


def perform_clear(t: MosaicTable, seat: int, deck: int) -> None:
    player = t.state.players[seat]
    player.used += (player.government,)
    clear(t, seat, deck)


def clearable(t: MosaicTable, seat: int) -> Sequence[str]:
    player, offers = t.state.players[seat], t.state.offers
    if not player.government or player.government in player.used:
        return ()
    return [name for name, deck in DECK.items() if offers[deck]]


CLEAR: Verb[MosaicTable] = about(
    "clear",
    every=lambda t: DECK,
    meaning=lambda t, word: DECK[word],
    listing=clearable,
    bar=bar_clear,
    perform=perform_clear,
    otherwise="MO-GOV.4",
    label=lambda deck: Label(f"answer-clear-{deck}"),
    main=False,
)


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
            field = "cities" if player.cities & bit else "ports"
            setattr(player, field, getattr(player, field) ^ bit)
            setattr(own, field, getattr(own, field) | bit)
            settle(t.content, player)
            t.emit("taken-over", seat=seat, target=other, hex=t.content.board.names[hex_])
    settle(t.content, own)


def usable(t: MosaicTable, seat: int) -> tuple[str, ...]:
    leader = t.state.players[seat].leader
    return (leader,) if leader in t.content.abilities and bar_ability(t, seat, leader) is None else ()


ABILITY: Verb[MosaicTable] = about(
    "ability",
    every=lambda t: t.content.leaders,
    listing=usable,
    bar=bar_ability,
    perform=perform_ability,
    otherwise="MO-TRN.3",
    main=False,
)
