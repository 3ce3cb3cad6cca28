"""Take a good from the market, or sell some of yours; most coins after four rounds win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from pentapolis.kernel import Ask, Asks, Chance, Flow, Label, Outcome, Refusal, Rulebook, State, Table, beats
from tests.browser.bazaar.meta import META
from tests.kernel.toys.common import build, ranked, read

ROUNDS = 4
PRICE = 2

Goods = dict[str, Any]


class Stall(msgspec.Struct):
    goods: list[str] = msgspec.field(default_factory=list)
    coins: int = 0


class BazaarState(State):
    market: list[str]
    stalls: list[Stall]
    round: int = 1


class BazaarView(msgspec.Struct):
    round: int
    market: list[str]
    stalls: list[Stall]


BazaarTable = Table[BazaarState, Goods]


def setup(content: Goods, players: int, options: Mapping[str, str], chance: Chance) -> BazaarState:
    goods = list(content)
    chance.shuffle("market", goods)
    return BazaarState(chance, [("turn", 0)], goods, [Stall() for _ in range(players)])


def turn(t: BazaarTable, seat: int) -> Flow[None]:
    """BZ-TRN.1: take a good or sell."""
    stall = t.state.stalls[seat]
    options: dict[str, str | None] = {f"take:{good}": good for good in t.state.market}
    if stall.goods:
        options["sell"] = None
    good = yield Ask(seat, "turn", options)
    if good is None:
        yield from sell(t, seat)
    else:
        t.state.market.remove(good)
        stall.goods.append(good)
        t.emit("took", seat=seat, good=good)
    after = (seat + 1) % len(t.state.stalls)
    t.state.round += after == 0
    if t.state.round <= ROUNDS:
        t.then(turn, after)


def sell(t: BazaarTable, seat: int) -> Flow[None]:
    """BZ-TRN.2: sell the goods that came last."""
    stall = t.state.stalls[seat]
    count = yield Ask(seat, "count", {str(n): n for n in range(1, len(stall.goods) + 1)})
    for _ in range(count):
        t.state.market.append(stall.goods.pop())
    stall.coins += PRICE * count
    t.emit("sold", seat=seat, count=count)


def explain(t: BazaarTable, ask: Ask, key: str) -> Refusal | None:
    good = key.partition(":")[2]
    return Refusal("BZ-TRN.1", good=good) if good in t.content else None


def label(ask: Ask, key: str) -> Label:
    verb, _, good = key.partition(":")
    return (
        Label("answer-count", {"count": int(key)}) if ask.kind == "count" else Label(f"answer-{verb}", {"good": good})
    )


def score(t: BazaarTable, seat: int) -> dict[str, int]:
    stall = t.state.stalls[seat]
    return {"coins": stall.coins, "goods": sum(t.content[good]["value"] for good in stall.goods)}


def outcome(t: BazaarTable) -> Outcome:
    return ranked([score(t, seat) for seat in range(len(t.state.stalls))])


ASKS = Asks(label, explain)
for kind in "count turn".split():
    ASKS.kind(kind)


RULES: Rulebook[BazaarState, Goods] = Rulebook(
    meta=META,
    state=BazaarState,
    setup=setup,
    beats=beats(turn),
    view=lambda t, seat: BazaarView(t.state.round, t.state.market, t.state.stalls),
    redeal=lambda t, seat, chance: None,
    score=score,
    outcome=outcome,
    evaluate=lambda t, seat: float(sum(score(t, seat).values())),
    asks=ASKS,
    ledgers=lambda t: {"goods": len(t.state.market) + sum(len(stall.goods) for stall in t.state.stalls)},
    build=lambda content, players, options, position: build(BazaarState, position),
    read=read,
    seats_of=lambda state: len(state.stalls),
)
