"""Technologies in hand and in play: what may be turned up, and turning it up (MO-TEC)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow
from pentapolis.parts.choices import choose
from pentapolis.parts.verbs import Verb, about

from . import asks
from .effects import resolve
from .index import add_symbols, has_symbols, settle_powers, shortage
from .kinds import EVERYBODY
from .state import MosaicTable, Player


def bar_play(t: MosaicTable, seat: int, card: str) -> str | None:
    """MO-TEC.4, MO-TEC.6: the required symbols, the card's own not counted; MO-CRD.7: the Population it takes."""
    player = t.state.players[seat]
    if not has_symbols(t.content, player, card):
        return "MO-TEC.4"
    return "MO-CRD.7" if player.population < t.content.loses.get(card, 0) else None


def bar_turn_up(t: MosaicTable, seat: int, card: str) -> str | None:
    """MO-TEC.6: only an own face-down card can be turned up."""
    if all(entry.card != card for entry in t.state.players[seat].down):
        return "MO-TEC.6"
    return bar_play(t, seat, card)


def playable(t: MosaicTable, seat: int) -> list[str]:
    """MO-TEC.6: the face-down Technologies that may be turned up now."""
    down = t.state.players[seat].down
    return [entry.card for entry in down if bar_play(t, seat, entry.card) is None] if down else []


def has_secrets(player: Player) -> bool:
    """Whether others do not know all of a player's face-down Technologies: then the player is asked in any case."""
    for entry in player.down:  # noqa: SIM110  (much faster than `any`)
        if entry.seen != EVERYBODY:
            return True
    return False


def turn_up(t: MosaicTable, seat: int, card: str) -> Flow[None]:
    """MO-TEC.6, MO-SET.16: play a face-down Technology; free, and not an Action."""
    player = t.state.players[seat]
    at = next(at for at, entry in enumerate(player.down) if entry.card == card)
    player.down = player.down[:at] + player.down[at + 1 :]
    yield from play(t, seat, card)


def play(t: MosaicTable, seat: int, card: str) -> Flow[None]:
    """MO-TEC.3, MO-TEC.7: face up for the rest of the game; its symbols count at once (MO-TEC.8)."""
    player = t.state.players[seat]
    player.up += (card,)
    add_symbols(t.content, player, card)
    if card in t.content.passives or card in t.content.triggering:
        settle_powers(t.content, player)
    t.emit("played", seat=seat, card=card)
    yield from resolve(t, seat, card, t.content.technologies[card].effects)


def receive(t: MosaicTable, seat: int, card: str, seen: int) -> Flow[None]:
    """MO-TEC.2, MO-TEC.3, MO-TEC.5: play it at once if the symbols are there, or keep it face down.

    A card that others have not seen is always asked for, or its owner's silence would tell them of it.
    """
    can_play = bar_play(t, seat, card) is None
    options = {asks.PLAY: True, asks.KEEP_DOWN: False} if can_play else {asks.KEEP_DOWN: False}
    if seen == EVERYBODY:
        plays = yield from choose(seat, asks.TECHNOLOGY, options, card=card)
    else:
        plays = yield Ask(seat, asks.TECHNOLOGY, options, card=card)
    if plays:
        yield from turn_up(t, seat, card)
    else:
        t.emit("kept-down", seat=seat)


TURN_UP: Verb[MosaicTable] = about(
    "play",
    every=lambda t: t.content.technologies,
    listing=playable,
    bar=bar_turn_up,
    perform=turn_up,
    facts=lambda t, seat, card: shortage(t, seat, card, bar_turn_up(t, seat, card)),
    otherwise="MO-TEC.6",
    main=False,
)
