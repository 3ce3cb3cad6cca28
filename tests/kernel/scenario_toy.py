"""Bazaar: a small game to try records and scenarios on. It has a die, a deck, hidden hands, sealed bids and gifts.

A turn: earn (a die of coins), buy a ware from the stall for 3, draw a hidden ware, or give another seat a coin. Whoever
draws the last ware of the deck calls an auction: all bid in secret, the highest pays, and the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from pentapolis.kernel import (
    Ask,
    Asks,
    Chance,
    Flow,
    Game,
    Label,
    Meta,
    Option,
    Outcome,
    Refusal,
    Rulebook,
    Sealed,
    State,
    Table,
    beats,
)
from pentapolis.kernel.ask import read_seat, seat_key
from pentapolis.kernel.data import DataError, content_hash

WARES = ("amber", "dates", "incense", "ivory", "pearls", "salt", "silk", "spice")
COINS = 60
PRICE = 3
META = Meta(
    "bazaar",
    {"en": "Bazaar", "pl": "Bazar"},
    players=(2, 3),
    options=(Option("stall", ("two", "three"), "two", players=(2,)),),
    rules_version=2,
    rule_prefix="BZ",
)


class Merchant(msgspec.Struct):
    coins: int
    wares: list[str]


class BazaarState(State):
    merchants: list[Merchant]
    stall: list[str]
    deck: list[str]  # the top is the end
    box: list[str]
    bank: int


class BazaarView(msgspec.Struct, frozen=True):
    coins: list[int]
    wares: list[int]
    own: list[str]
    stall: list[str]
    deck: int


BazaarTable = Table[BazaarState, tuple[str, ...]]


def setup(content: tuple[str, ...], players: int, options: Mapping[str, str], chance: Chance) -> BazaarState:
    deck = list(content)
    chance.shuffle("deck", deck)
    size = {"two": 2, "three": 3}[options["stall"]]
    merchants = [Merchant(4, []) for _ in range(players)]
    stall = [deck.pop() for _ in range(size)]
    return BazaarState(chance, [("turn", 0)], merchants, stall, deck, [], COINS - 4 * players)


def turn(t: BazaarTable, seat: int) -> Flow[None]:
    """BZ-TRN.1: one of four actions."""
    me = t.state.merchants[seat]
    verb, piece = yield Ask(seat, "action", actions(t, seat))
    if verb == "earn":
        coins = min(t.state.chance.roll("die", 6), t.state.bank)
        t.state.bank -= coins
        me.coins += coins
        t.emit("earned", seat=seat, coins=coins)
    elif verb == "buy":
        yield from buy(t, seat, piece)
    elif verb == "draw":
        me.wares.append(t.state.deck.pop())
        t.emit("drew", {seat: {"ware": me.wares[-1]}}, seat=seat)
    else:
        coins = yield Ask(seat, "coins", {str(n): n for n in range(1, me.coins + 1)})
        me.coins -= coins
        t.state.merchants[read_seat(piece)].coins += coins
        t.emit("gave", seat=seat, coins=coins)
    if t.state.deck:
        t.then(turn, (seat + 1) % len(t.state.merchants))
    else:
        t.then(auction)


def actions(t: BazaarTable, seat: int) -> dict[str, tuple[str, str]]:
    me, state = t.state.merchants[seat], t.state
    keys = ["earn", "draw"]
    keys += [f"buy:{ware}" for ware in state.stall if me.coins >= PRICE]
    keys += [f"give:{seat_key(n)}" for n in range(len(state.merchants)) if n != seat and me.coins]
    return {key: (key.partition(":")[0], key.partition(":")[2]) for key in keys}


def buy(t: BazaarTable, seat: int, ware: str) -> Flow[None]:
    """BZ-BUY.1 to BZ-BUY.2: the price goes to the bank, and the buyer may haggle over the die of the day."""
    me = t.state.merchants[seat]
    me.coins -= PRICE
    t.state.bank += PRICE
    haggle = yield Ask(seat, "haggle", {"no": False, "yes": True})
    if haggle and t.state.chance.roll("die", 6) == 6:
        me.coins += 1
        t.state.bank -= 1
    t.state.stall.remove(ware)
    me.wares.append(ware)
    t.emit("bought", ware=ware)


def auction(t: BazaarTable) -> Flow[None]:
    """BZ-AUC.1: sealed bids for nothing but glory; the highest bids are paid."""
    merchants = t.state.merchants
    bids: dict[int, int] = yield Sealed(range(len(merchants)), lambda seat: bid(t, seat))
    for seat, coins in bids.items():
        if coins == max(bids.values()):
            merchants[seat].coins -= coins
            t.state.bank += coins


def bid(t: BazaarTable, seat: int) -> Ask:
    return Ask(seat, "bid", {str(n): n for n in range(t.state.merchants[seat].coins + 1)})


def view(t: BazaarTable, seat: int | None) -> BazaarView:
    merchants = t.state.merchants
    own = merchants[seat].wares[:] if seat is not None else []
    coins, wares = [m.coins for m in merchants], [len(m.wares) for m in merchants]
    return BazaarView(coins, wares, own, t.state.stall[:], len(t.state.deck))


def redeal(t: BazaarTable, seat: int | None, chance: Chance) -> None:
    others = [merchant for number, merchant in enumerate(t.state.merchants) if number != seat]
    hidden = t.state.deck + [ware for merchant in others for ware in merchant.wares]
    chance.shuffle("deck", hidden)
    for merchant in others:
        merchant.wares = [hidden.pop() for _ in merchant.wares]
    t.state.deck = hidden


def score(t: BazaarTable, seat: int) -> dict[str, int]:
    me = t.state.merchants[seat]
    return {"coins": me.coins // 2, "wares": 2 * len(me.wares)}


def outcome(t: BazaarTable) -> Outcome:
    scores = tuple(score(t, seat) for seat in range(len(t.state.merchants)))
    totals = [sum(points.values()) for points in scores]
    return Outcome(scores, tuple(1 + sum(other > mine for other in totals) for mine in totals))


def explain(t: BazaarTable, ask: Ask, key: str) -> Refusal | None:
    verb, _, piece = key.partition(":")
    if verb == "buy" and piece in WARES:
        have = t.state.merchants[ask.seat].coins
        return Refusal("BZ-BUY.1", have=have, need=PRICE) if piece in t.state.stall else Refusal("BZ-BUY.2", ware=piece)
    return None


def ledgers(t: BazaarTable) -> dict[str, int]:
    state = t.state
    wares = [*state.stall, *state.deck, *state.box, *(ware for m in state.merchants for ware in m.wares)]
    return {"wares": len(wares), "coins": state.bank + sum(merchant.coins for merchant in state.merchants)}


def build(content: tuple[str, ...], players: int, options: Mapping[str, str], given: dict[str, Any]) -> BazaarState:
    """`{seats: {you: {coins: 3, wares: [silk]}}, stall: [..], deck: [next first], turn: you}`, the rest in the box."""
    seats: dict[str, dict[str, Any]] = given.get("seats", {seat_key(seat): {} for seat in range(players)})
    merchants = [Merchant(seat.get("coins", 0), list(seat.get("wares", []))) for seat in seats.values()]
    stall, deck = list(given.get("stall", [])), list(given.get("deck", []))
    placed = stall + deck + [ware for merchant in merchants for ware in merchant.wares]
    for ware in placed:
        if ware not in content:
            raise DataError("given", f"there is no ware {ware!r}")
    bank = given.get("bank", COINS - sum(merchant.coins for merchant in merchants))
    turn_of = list(seats).index(given.get("turn", next(iter(seats))))
    box = given.get("box", [ware for ware in content if ware not in placed])
    return BazaarState(Chance("built"), [("turn", turn_of)], merchants, stall, deck[::-1], list(box), bank)


def read(t: BazaarTable) -> dict[str, Any]:
    state = t.state
    seats = {seat_key(n): {"coins": m.coins, "wares": m.wares[:]} for n, m in enumerate(state.merchants)}
    turns = {"turn": seat_key(int(state.agenda[-1][1]))} if state.agenda and state.agenda[-1][0] == "turn" else {}
    return {
        "seats": seats,
        "stall": state.stall[:],
        "deck": state.deck[::-1],
        "box": state.box,
        "bank": state.bank,
    } | turns


ASKS = Asks(lambda ask, key: Label(ask.kind, {"key": key}), explain)
for kind in "action bid coins haggle".split():
    ASKS.kind(kind)


RULES: Rulebook[BazaarState, tuple[str, ...]] = Rulebook(
    meta=META,
    state=BazaarState,
    setup=setup,
    beats=beats(turn, auction),
    view=view,
    redeal=redeal,
    score=score,
    outcome=outcome,
    evaluate=lambda t, seat: float(sum(score(t, seat).values())),
    asks=ASKS,
    ledgers=ledgers,
    build=build,
    read=read,
    seats_of=lambda state: len(state.merchants),
)

BAZAAR = Game(RULES, WARES, content_hash({"wares": list(WARES)}))
