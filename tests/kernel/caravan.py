"""Caravan: a tiny game with hidden hands, a deck, a die and sealed bids, on which the conformance suite is tried.

A turn is one of: draw a card, roll for coins, play a card and perhaps give a coin away. Each round ends with sealed
bids; whoever alone bids most pays and draws a card. Everything played or left in coins counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from pentapolis.kernel import (
    Ask,
    Asks,
    BotSupport,
    Chance,
    Flow,
    Game,
    Label,
    Meta,
    NumberSemantics,
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
from pentapolis.kernel.data import read_folder
from pentapolis.kernel.words import Words

VALUES = {f"{ware}{n}": value for ware, value in (("salt", 1), ("silk", 2), ("gold", 3)) for n in (1, 2, 3, 4)}
META = Meta(
    "caravan",
    {"en": "Caravan", "pl": "Karawana"},
    players=(2, 3),
    options=(Option("speed", ("slow", "fast"), "slow", players=(2,)),),
    rule_prefix="CV",
)


class CaravanState(State):
    """The top of the deck is its end."""

    hands: list[list[str]]
    deck: list[str]
    rows: list[list[str]]
    coins: list[int]
    bank: int


class CaravanView(msgspec.Struct, frozen=True):
    hand: list[str]
    hands: list[int]
    deck: int
    rows: list[list[str]]
    coins: list[int]
    bank: int


CaravanTable = Table[CaravanState, dict[str, int]]


def setup(content: dict[str, int], players: int, options: Mapping[str, str], chance: Chance) -> CaravanState:
    deck = list(content)
    chance.shuffle("deck", deck)
    hands = [[deck.pop(), deck.pop()] for _ in range(players)]
    rounds = 3 if options["speed"] == "fast" else 5
    agenda = [("bid",), *[("turn", seat) for seat in reversed(range(players))]] * rounds
    return CaravanState(chance, agenda, hands, deck, [[] for _ in range(players)], [1] * players, 20)


def acts(t: CaravanTable, seat: int) -> dict[str, str]:
    """What a seat may do in its turn."""
    options = {f"play:{card}": card for card in t.state.hands[seat]} | {"roll": "roll"}
    return options | {"draw": "draw"} if t.state.deck else options


def turn(t: CaravanTable, seat: int) -> Flow[None]:
    yield from act(t, seat, (yield Ask(seat, "act", acts(t, seat), coins=t.state.coins[seat])))


def act(t: CaravanTable, seat: int, choice: str) -> Flow[None]:
    if choice == "draw":
        draw(t, seat)
    elif choice == "roll":
        roll(t, seat)
    else:
        play(t, seat, choice)
        yield from gift(t, seat)


def draw(t: CaravanTable, seat: int) -> None:
    if t.state.deck:
        card = t.state.deck.pop()
        t.state.hands[seat].append(card)
        t.emit("drew", {seat: {"card": card}}, seat=seat)


def roll(t: CaravanTable, seat: int) -> None:
    count = min(t.state.chance.roll("die", 3), t.state.bank)
    t.state.bank -= count
    t.state.coins[seat] += count
    t.emit("rolled", seat=seat, count=count)


def play(t: CaravanTable, seat: int, card: str) -> None:
    t.state.hands[seat].remove(card)
    t.state.rows[seat].append(card)
    t.emit("played", seat=seat, card=card)


def gift(t: CaravanTable, seat: int) -> Flow[None]:
    coins = t.state.coins
    others = {seat_key(other): other for other in range(len(coins)) if other != seat and coins[seat]}
    receiver = yield Ask(seat, "gift", {"keep": seat, **others})
    if receiver != seat:
        coins[seat] -= 1
        coins[receiver] += 1
        t.emit("gave", seat=seat, receiver=receiver)


def bid(t: CaravanTable) -> Flow[None]:
    state = t.state
    bids = yield Sealed(
        range(len(state.coins)),
        lambda seat: Ask(seat, "bid", {str(n): n for n in range(min(3, state.coins[seat]) + 1)}),
    )
    t.emit("bids", bids=list(bids.values()))
    most = max(bids.values())
    if list(bids.values()).count(most) == 1:
        winner = next(seat for seat in bids if bids[seat] == most)
        state.coins[winner] -= most
        state.bank += most
        draw(t, winner)


def view(t: CaravanTable, seat: int | None) -> CaravanView:
    state = t.state
    hand = [] if seat is None else state.hands[seat][:]
    rows = [row[:] for row in state.rows]
    return CaravanView(hand, [len(h) for h in state.hands], len(state.deck), rows, state.coins[:], state.bank)


def redeal(t: CaravanTable, seat: int | None, chance: Chance) -> None:
    piles = [t.state.deck, *(hand for other, hand in enumerate(t.state.hands) if other != seat)]
    cards = sorted(card for pile in piles for card in pile)
    chance.shuffle("redeal", cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def score(t: CaravanTable, seat: int) -> dict[str, int]:
    return {"wares": sum(t.content[card] for card in t.state.rows[seat]), "coins": t.state.coins[seat]}


def outcome(t: CaravanTable) -> Outcome:
    scores = tuple(score(t, seat) for seat in range(len(t.state.coins)))
    totals = [sum(points.values()) for points in scores]
    return Outcome(scores, tuple(1 + sum(other > total for other in totals) for total in totals))


def explain(t: CaravanTable, ask: Ask, key: str) -> Refusal | None:
    verb, _, card = key.partition(":")
    if ask.kind == "act" and verb == "play" and card in t.content:
        return Refusal("CV-PLY.1", held=len(t.state.hands[ask.seat]))
    if ask.kind == "act" and key == "draw":
        return Refusal("CV-DRW.1")
    if ask.kind == "gift" and key.startswith("seat"):
        return Refusal("CV-GFT.1")
    if ask.kind == "bid" and key.isdecimal():
        return Refusal("CV-BID.1", have=t.state.coins[ask.seat])
    return None


def label(ask: Ask, key: str) -> Label:
    verb, _, card = key.partition(":")
    if key.startswith("seat"):
        return Label("answer-give", {"seat": read_seat(key)})
    if ask.kind == "bid":
        return Label("answer-bid", {"count": int(key)})
    return Label(f"answer-{verb}", {"card": card} if card else {})


def ledgers(t: CaravanTable) -> dict[str, int]:
    state = t.state
    cards = [card for pile in (state.deck, *state.hands, *state.rows) for card in pile]
    return {"cards": len(cards), "different": len(set(cards)), "coins": state.bank + sum(state.coins)}


def build(content: dict[str, int], players: int, options: Mapping[str, str], given: dict[str, Any]) -> CaravanState:
    agenda = [tuple(beat) for beat in given["agenda"]]
    piles = msgspec.convert({name: given[name] for name in ("hands", "rows")}, dict[str, list[list[str]]])
    return CaravanState(
        Chance("0"), agenda, piles["hands"], given["deck"], piles["rows"], given["coins"], given["bank"]
    )


def read(t: CaravanTable) -> dict[str, Any]:
    read_state: dict[str, Any] = msgspec.to_builtins(t.state)
    del read_state["chance"]
    return read_state


ASKS = Asks(label, explain)
for kind in "act bid gift".split():
    ASKS.kind(kind)


RULES: Rulebook[CaravanState, dict[str, int]] = Rulebook(
    meta=META,
    state=CaravanState,
    setup=setup,
    beats=beats(turn, bid),
    view=view,
    redeal=redeal,
    score=score,
    outcome=outcome,
    evaluate=lambda t, seat: float(sum(score(t, seat).values())),
    asks=ASKS,
    ledgers=ledgers,
    build=build,
    read=read,
    seats_of=lambda state: len(state.coins),
    bots=BotSupport(number_semantics=NumberSemantics(by_seat=frozenset({"view.hands", "view.rows", "view.coins"}))),
)

CARAVAN = Game(RULES, VALUES, "caravan")

ENGLISH = {
    "ask-act": "What do you do? You have { $coins } coins.",
    "ask-gift": "Give a coin away?",
    "ask-bid": "How much do you bid?",
    "answer-play": "Play { $card }",
    "answer-roll": "Roll",
    "answer-draw": "Draw",
    "answer-keep": "Keep your coins",
    "answer-give": "Give one to seat { $seat }",
    "answer-bid": "Bid { $count }",
    "event-drew": "Seat { $seat } draws a card.",
    "event-drew-known": "Seat { $seat } draws { $card }.",
    "event-rolled": "Seat { $seat } earns { $count }.",
    "event-played": "Seat { $seat } plays { $card }.",
    "event-gave": "Seat { $seat } gives a coin to seat { $receiver }.",
    "event-bids": "The bids are { $bids }.",
    "CV-PLY-1": "Only a card of your hand can be played",
    "why-CV-PLY-1": "It is not among your { $held } cards.",
    "CV-DRW-1": "The deck is empty",
    "CV-GFT-1": "Give what you have, and not to yourself",
    "CV-BID-1": "Bid what you have, at most three",
    "score-wares": "Wares",
    "score-coins": "Coins",
}
POLISH = {
    "ask-act": "Co robisz? Twoje monety: { $coins }.",
    "ask-gift": "Oddać komuś monetę?",
    "ask-bid": "Ile stawiasz?",
    "answer-play": "Zagraj { $card }",
    "answer-roll": "Rzuć",
    "answer-draw": "Dobierz",
    "answer-keep": "Zatrzymaj monety",
    "answer-give": "Daj jedną graczowi { $seat }",
    "answer-bid": "Postaw { $count }",
    "event-drew": "Gracz { $seat } dobiera kartę.",
    "event-drew-known": "Gracz { $seat } dobiera: { $card }.",
    "event-rolled": "Gracz { $seat } zarabia { $count }.",
    "event-played": "Gracz { $seat } zagrywa { $card }.",
    "event-gave": "Gracz { $seat } daje monetę graczowi { $receiver }.",
    "event-bids": "Stawki: { $bids }.",
    "CV-PLY-1": "Zagrać można tylko kartę z ręki",
    "why-CV-PLY-1": "Nie ma jej wśród twoich kart ({ $held }).",
    "CV-DRW-1": "Talia jest pusta",
    "CV-GFT-1": "Dawaj to, co masz, i nie sobie",
    "CV-BID-1": "Stawiaj to, co masz, najwyżej trzy",
    "score-wares": "Towary",
    "score-coins": "Monety",
}


def words(english: dict[str, str] = ENGLISH, polish: dict[str, str] = POLISH) -> list[Words]:
    """The kernel's words and Caravan's, in both languages."""
    made = []
    for language, messages in (("en", english), ("pl", polish)):
        own = "\n".join(f"{key} = {text}" for key, text in messages.items())
        kernel = read_folder("pentapolis.kernel", "text", language).values()
        made.append(Words(language, [*kernel, own], lambda argument, value: str(value) if argument == "bids" else None))
    return made
