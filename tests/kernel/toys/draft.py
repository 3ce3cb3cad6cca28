"""The draft of Starting Technologies as in Mosaic: hands go round, everyone keeps one card at a time, all at once.

Then, from the Starting Player on, each plays what its symbols allow; a card's own symbols may allow the next one, the
tokens on the table go to whoever comes first, and one card draws another from the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from pentapolis.kernel import (
    Ask,
    Asks,
    Chance,
    Flow,
    Game,
    Meta,
    Option,
    Outcome,
    Refusal,
    Rulebook,
    Sealed,
    State,
    Table,
    beat,
    beats,
)
from tests.kernel.toys.common import Place, build, places_of, plain_label, ranked, read, reshuffle

HAND = 5
DONE = "done"


class Technology(msgspec.Struct, frozen=True):
    """Symbols it needs and gives, as pillar to number; effects in the order printed."""

    id: str
    needs: dict[str, int] = {}
    gives: dict[str, int] = {}
    effects: tuple[tuple[str, str, int], ...] = ()  # kind, what, how many


SCIENCE, CONSTRUCTION, MILITARY = "science", "construction", "military"

TECHNOLOGIES = {
    card.id: card
    for card in (
        Technology("pottery", {CONSTRUCTION: 1}, {CONSTRUCTION: 1}, (("gain", "food", 3),)),
        Technology("alphabet", {}, {SCIENCE: 1}, (("gain", "ideas", 1),)),
        Technology("exploration", {SCIENCE: 1}, {}, (("token", "", 1),)),
        Technology("sowing", {}, {}, (("gain", "food", 2),)),
        Technology("bows", {}, {MILITARY: 1}),
        Technology("calendar", {}, {SCIENCE: 1}, (("gain_per", SCIENCE, 2),)),
        Technology("masonry", {}, {CONSTRUCTION: 1}, (("gain", "stone", 2),)),
        Technology("philosophy", {SCIENCE: 1}, {SCIENCE: 1}, (("draw", "", 1),)),
        Technology("wheel", {CONSTRUCTION: 1}, {}, (("token", "", 1), ("gain", "stone", 1))),
        Technology("citizenship", {MILITARY: 1}, {}, (("gain", "points", 2),)),
        Technology("oracle", {SCIENCE: 2}, {}, (("draw", "", 1), ("gain", "points", 1))),
        *(Technology(name, {}, {}, (("gain", "food", 1),)) for name in ("fishing", "herding", "storage", "weaving")),
        *(Technology(name, {}, {MILITARY: 1}) for name in ("armor", "slings", "spears")),
        *(Technology(name, {MILITARY: 1}, {}, (("gain", "stone", 2),)) for name in ("phalanx", "walls")),
        *(Technology(name, {SCIENCE: 1}, {}, (("gain", "ideas", 2),)) for name in ("astrology", "medicine")),
    )
}
TOKENS = {"gold": 3, "salt": 2, "wood": 1}


class DraftState(State):
    """`kept[seat][n]` was kept in round n, out of the hand that seat - n was dealt; the end of the deck is its top."""

    hands: list[list[str]]
    kept: list[list[str]]
    played: list[list[str]]
    stock: list[dict[str, int]]
    tokens: list[str]
    deck: list[str]
    starting: int
    round: int = 0


DraftTable = Table[DraftState, Mapping[str, Technology]]


def setup(content: Mapping[str, Technology], players: int, options: Mapping[str, str], chance: Chance) -> DraftState:
    deck = list(content)
    chance.shuffle("deck", deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(players)]
    starting = chance.below("starting player", players) if options["starting"] == "random" else 0
    kept: list[list[str]] = [[] for _ in hands]
    played: list[list[str]] = [[] for _ in hands]
    return DraftState(chance, [("draft",)], hands, kept, played, [{} for _ in hands], list(TOKENS), deck, starting)


# The rules


def draft(t: DraftTable) -> Flow[None]:
    """MO-SET.14: everyone keeps one card and passes the rest to the left, until each has kept five."""
    s = t.state
    seats = range(len(s.hands))
    kept = yield Sealed(seats, lambda seat: Ask(seat, "keep", {card: card for card in sorted(t.state.hands[seat])}))
    for seat in seats:
        s.hands[seat].remove(kept[seat])
        s.kept[seat].append(kept[seat])
        t.emit("kept", {seat: {"card": kept[seat]}}, seat=seat)
    s.hands = [s.hands[seat - 1] for seat in seats]
    s.round += 1
    if s.round < HAND:
        t.then(draft)
    else:
        order = [(s.starting + n) % len(seats) for n in seats]
        t.then_all(*(beat(resolve, seat) for seat in order))


def resolve(t: DraftTable, seat: int) -> Flow[None]:
    """MO-SET.16: play any of the cards whose requirements are met, one after another, in any order."""
    card = yield Ask(seat, "play", {card: card for card in playable(t, seat)} | {DONE: None})
    if card is not None:
        t.then(resolve, seat)
        yield from play(t, seat, card)


def playable(t: DraftTable, seat: int) -> list[str]:
    return sorted(card for card in face_down(t, seat) if missing(t, seat, card) is None)


def face_down(t: DraftTable, seat: int) -> list[str]:
    return [card for card in t.state.kept[seat] if card not in t.state.played[seat]]


def symbols(t: DraftTable, seat: int) -> Counter[str]:
    """MO-GLO.6: only cards that lie face up count."""
    total: Counter[str] = Counter()
    for card in t.state.played[seat]:
        total.update(t.content[card].gives)
    return total


def missing(t: DraftTable, seat: int, card: str) -> Refusal | None:
    """MO-TEC.4: of each pillar at least as many symbols as shown; the card's own do not count."""
    have = symbols(t, seat)
    for pillar, need in t.content[card].needs.items():
        if have[pillar] < need:
            return Refusal("MO-TEC.4", card=card, pillar=pillar, have=have[pillar], need=need)
    return None


def play(t: DraftTable, seat: int, card: str) -> Flow[None]:
    """MO-TEC.8: effects resolve in printed order; the card is already face up."""
    t.state.played[seat].append(card)
    t.emit("played", seat=seat, card=card)
    for kind, what, number in t.content[card].effects:
        yield from EFFECTS[kind](t, seat, what, number) or ()


def gain(t: DraftTable, seat: int, what: str, number: int) -> None:
    stock = t.state.stock[seat]
    stock[what] = stock.get(what, 0) + number
    t.emit("gained", seat=seat, what=what, count=number)


def gain_per(t: DraftTable, seat: int, pillar: str, number: int) -> None:
    gain(t, seat, "ideas", number * symbols(t, seat)[pillar])


def take_token(t: DraftTable, seat: int, what: str, number: int) -> Flow[None]:
    """The first to come takes the best."""
    if t.state.tokens:
        token = yield Ask(seat, "token", {token: token for token in t.state.tokens})
        t.state.tokens.remove(token)
        gain(t, seat, token, 1)


def draw(t: DraftTable, seat: int, what: str, number: int) -> None:
    """MO-SET.18: the top card of the deck, known to its owner alone; it may be played in the same step."""
    if t.state.deck:
        card = t.state.deck.pop()
        t.state.kept[seat].append(card)
        t.emit("drew", {seat: {"card": card}}, seat=seat)


# An effect that may ask is a flow; the others are plain functions.
EFFECTS: dict[str, Callable[[DraftTable, int, str, int], Flow[None] | None]] = {
    "gain": gain,
    "gain_per": gain_per,
    "token": take_token,
    "draw": draw,
}


# What the platform asks


class DraftView(msgspec.Struct):
    """`passed` is what the seat remembers: cards it has seen in hands that others kept from or still hold."""

    hand: list[str]
    face_down: list[str]
    passed: list[list[str]]
    played: list[list[str]]
    stock: list[dict[str, int]]
    tokens: list[str]
    sizes: list[tuple[int, int]]
    deck_size: int
    starting: int
    round: int


def view(t: DraftTable, seat: int | None) -> DraftView:
    s = t.state
    return DraftView(
        hand=[] if seat is None else sorted(s.hands[seat]),
        face_down=[] if seat is None else sorted(face_down(t, seat)),
        passed=[] if seat is None else [sorted(pile[at] for pile, at in group) for group in known_groups(t, seat)],
        played=[cards[:] for cards in s.played],
        stock=[stock.copy() for stock in s.stock],
        tokens=s.tokens[:],
        sizes=[(len(hand), len(kept)) for hand, kept in zip(s.hands, s.kept, strict=True)],
        deck_size=len(s.deck),
        starting=s.starting,
        round=s.round,
    )


def packet(t: DraftTable, dealt_to: int) -> list[Place]:
    """Where the cards of one dealt hand are now: one kept in each round, and the rest that still goes round."""
    s = t.state
    seats = len(s.hands)
    picks = [(s.kept[(dealt_to + n) % seats], n) for n in range(s.round)]
    return picks + places_of(s.hands[(dealt_to + s.round) % seats])


def known_groups(t: DraftTable, seat: int) -> list[list[Place]]:
    """What a seat knows of the hands it held: which cards are where it cannot see, but not which is which.

    Between two times that a hand passes by, others have kept what is missing from it; after the last time, they have
    kept some and hold the rest.
    """
    seats, groups = len(t.state.hands), []
    for dealt_to in range(seats):
        places = packet(t, dealt_to)
        sights = range((seat - dealt_to) % seats, t.state.round + 1, seats)
        for sight in sights:
            following = sight + seats if sight + seats in sights else len(places)
            if sight < t.state.round:
                groups.append([place for place in places[sight + 1 : following] if not is_open(t, place)])
    return groups


def unknown(t: DraftTable, seat: int | None) -> list[Place]:
    """The deck, cards drawn from it, and what was kept out of hands before the seat saw them."""
    seats = len(t.state.hands)
    places = places_of(t.state.deck)
    for other in range(seats):
        if other != seat:
            places += places_of(t.state.kept[other])[HAND:]
        dealt, first_seen = packet(t, other), None if seat is None else (seat - other) % seats
        places += dealt if first_seen is None or first_seen > t.state.round else dealt[:first_seen]
    return [place for place in places if not is_open(t, place)]


def is_open(t: DraftTable, place: Place) -> bool:
    """Whether the card in this place has been played."""
    pile, at = place
    return any(pile[at] in played for played in t.state.played)


def redeal(t: DraftTable, seat: int | None, chance: Chance) -> None:
    groups = [] if seat is None else known_groups(t, seat)
    for group in [*groups, unknown(t, seat)]:
        reshuffle(chance, "hidden", group)


def score(t: DraftTable, seat: int) -> dict[str, int]:
    stock = t.state.stock[seat]
    tokens = sum(value for token, value in TOKENS.items() if token in stock)
    return {"tokens": tokens, "points": stock.get("points", 0), "technologies": len(t.state.played[seat])}


def outcome(t: DraftTable) -> Outcome:
    return ranked([score(t, seat) for seat in range(len(t.state.hands))])


def explain(t: DraftTable, ask: Ask, key: str) -> Refusal | None:
    return missing(t, ask.seat, key) if ask.kind == "play" and key in face_down(t, ask.seat) else None


def ledgers(t: DraftTable) -> dict[str, int]:
    s = t.state
    tokens = len(s.tokens) + sum(token in stock for stock in s.stock for token in TOKENS)
    return {"cards": len(s.deck) + sum(map(len, s.hands + s.kept)), "tokens": tokens}


def build_draft(
    content: Mapping[str, Technology], players: int, options: Mapping[str, str], position: dict[str, Any]
) -> DraftState:
    return build(DraftState, position)


ASKS = Asks(plain_label, explain)
for kind in "keep play token".split():
    ASKS.kind(kind)


RULES: Rulebook[DraftState, Mapping[str, Technology]] = Rulebook(
    meta=Meta(
        "draft", {"en": "Draft"}, players=(2, 3, 4), options=(Option("starting", ("random", "first"), "random"),)
    ),
    state=DraftState,
    setup=setup,
    beats=beats(draft, resolve),
    view=view,
    redeal=redeal,
    score=score,
    outcome=outcome,
    evaluate=lambda t, seat: float(sum(score(t, seat).values())),
    asks=ASKS,
    ledgers=ledgers,
    build=build_draft,
    read=read,
    seats_of=lambda state: len(state.hands),
)

DRAFT: Game[DraftState, Mapping[str, Technology]] = Game(RULES, TECHNOLOGIES, "0" * 16)
