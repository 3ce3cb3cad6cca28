"""Tokens of the map: Trade Goods and Caches (MO-TOK)."""

from __future__ import annotations

from pentapolis.kernel import Flow
from pentapolis.parts.choices import choose

from . import asks
from .kinds import UNIVERSAL
from .state import MosaicTable
from .wealth import gain, produce


def collect(t: MosaicTable, seat: int, hex_: int) -> None:
    """MO-TOK.1, MO-BLD.6, MO-WON.6: take the token of a hex, if there is one."""
    state = t.state
    token = state.tokens[hex_]
    if not token:
        return
    state.tokens = (*state.tokens[:hex_], "", *state.tokens[hex_ + 1 :])
    if token in t.content.caches:  # MO-TOK.2: it pays out and leaves the game
        state.gone += (token,)
        t.emit("cache", seat=seat, token=token, hex=t.content.board.names[hex_])
        for effect in t.content.caches[token].effects:
            gain(t, seat, effect.resource, effect.amount)
    else:
        take_good(t, seat, token)


def take_good(t: MosaicTable, seat: int, good: str) -> None:
    """MO-TOK.3, MO-CMP.7: put it on the board; MO-TOK.4: every token raises its Production, duplicates too."""
    t.state.players[seat].goods[t.content.good_index[good]] += 1
    t.emit("good", seat=seat, token=good)
    for effect in t.content.goods[good].effects:
        produce(t, seat, effect.track, effect.amount)


def take_universal(t: MosaicTable, seat: int) -> None:
    """MO-TOK.5: the universal token, if it is still there (MO-GLO.14)."""
    if t.state.universal:
        t.state.universal = False
        take_good(t, seat, UNIVERSAL)


def tokens_on_map(t: MosaicTable, good: str | None, *, caches: bool) -> dict[str, int]:
    """MO-TOK.6: any Trade Good of the map, Fish included; Caches where the card allows them."""
    names, boxes = t.content.board.names, t.content.caches
    return {
        names[hex_]: hex_
        for hex_, token in enumerate(t.state.tokens)
        if token and (token == good if good else caches or token not in boxes)
    }


def take_from_map(t: MosaicTable, seat: int, good: str | None, count: int, card: str, *, caches: bool) -> Flow[None]:
    """MO-TOK.6: the owner chooses; it must be done while there is one. The hex stays available."""
    for _ in range(count):
        options = tokens_on_map(t, good, caches=caches)
        if not options:
            return
        hex_ = yield from choose(seat, asks.TOKEN, options, card=card, good=good or "", caches=int(caches))
        collect(t, seat, hex_)
