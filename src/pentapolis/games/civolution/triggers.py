"""Triggers of cards and chips: what happens when something has happened (CV-EFF.8)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options
from pentapolis.parts.hooks import SILENCE

from . import asks, log
from . import vocabulary as v
from .asks import SKIP
from .effects import any_possible, each
from .ownership import force
from .state import CVTable, without

ONCE = frozenset({"migrate_settle", "procreate", "favor_pass"})
"""CV-EFF.8: only the first time in a turn."""

PLAIN = (v.GainVp, v.Gain, v.GainFeature, v.AdvanceFavor)
"""Effects that only gain something without a choice."""


def happens(t: CVTable, seat: int, event: str, but: str = "") -> Flow[None]:
    """CV-EFF.8: everything of a seat that waits for this, except a card itself (`but`)."""
    waiting = force(t, seat).triggers.get(event)
    return fire(t, seat, event, waiting, but) if waiting else SILENCE


def waits(t: CVTable, seat: int, event: str) -> bool:
    """CV-ACT4.12: whether something of a seat waits for this."""
    return bool(force(t, seat).triggers.get(event))


def fire(t: CVTable, seat: int, event: str, waiting: tuple[str, ...], but: str) -> Flow[None]:
    """CV-EFF.8: what only gains comes by itself; of the others the owner says which is next, or leaves them out."""
    player = t.state.players[seat]
    barred = {but, *player.busy, *player.fired}
    ready = [card for card in waiting if card not in barred and any_possible(t, seat, t.content.triggers[card].effects)]
    if event in ONCE:
        player.fired = (*player.fired, *ready)
    asking = [card for card in ready if not is_plain(t.content.triggers[card].effects)]
    for card in ready:
        if card not in asking:
            yield from react(t, seat, card)
    while asking:
        options = Options({**{card: card for card in asking}, SKIP: ""}, lambda key: refuse(t, key))
        card = yield Ask(seat, asks.TRIGGER, options, event=event)
        if not card:
            return
        asking.remove(card)
        yield from react(t, seat, card)


def refuse(t: CVTable, key: str) -> Refusal | None:
    """CV-EFF.8: a trigger that does not wait for this, or has worked in this turn."""
    return Refusal("CV-EFF.8") if key in t.content.triggers else None


def react(t: CVTable, seat: int, card: str) -> Flow[None]:
    """CV-EFF.8: the effects of a trigger, to which it does not react itself."""
    player = t.state.players[seat]
    player.busy = (*player.busy, card)
    t.emit(log.REACTED, seat=seat, card=card)
    yield from each(t, seat, t.content.triggers[card].effects, card)
    player.busy = without(player.busy, card)


def is_plain(effects: tuple[v.Effect, ...]) -> bool:
    """CV-EFF.8: what only gains VP or markers without a choice happens by itself."""
    return all(isinstance(what, PLAIN) and getattr(what, "feature", "") != "any" for what in effects)
