"""Research as in Beyond the Horizon: reveal technologies until two match a colour, place one, bury the others.

No chance is drawn when cards are revealed: the deck was shuffled long ago. What lies at its bottom is known to all who
watched; the rest, and the leaders on undiscovered slots, nobody knows. With the option `rest: discard` unused cards
are discarded instead, and shuffled when the deck runs out.
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
    Meta,
    Option,
    Outcome,
    Refusal,
    Rulebook,
    State,
    Table,
    beats,
)
from tests.kernel.toys.common import build, places_of, plain_label, ranked, read, reshuffle

BLUE, GREEN, RED, YELLOW = COLOURS = ("blue", "green", "red", "yellow")
TURNS = 9
EARNINGS = 3


class Technology(msgspec.Struct, frozen=True):
    """A card; `colours` are the ends of its bar, the main one last."""

    id: str
    level: int
    colours: tuple[str, str]
    coins: int = 0
    private: int = 0  # a private technology of this level


TECHNOLOGIES = {
    card.id: card
    for card in (
        Technology("farming", 1, (RED, BLUE)),
        Technology("mining", 1, (RED, GREEN)),
        Technology("writing", 1, (YELLOW, BLUE), coins=1),
        Technology("calendar", 2, (BLUE, YELLOW)),
        Technology("masonry", 2, (RED, GREEN), coins=2),
        Technology("irrigation", 2, (GREEN, BLUE), coins=1),
        Technology("sailing", 2, (YELLOW, RED)),
        Technology("law", 2, (RED, YELLOW), coins=1),
        Technology("smithing", 2, (GREEN, RED)),
        Technology("drama", 2, (BLUE, RED)),
        Technology("roads", 2, (YELLOW, GREEN)),
        Technology("missiles", 3, (BLUE, RED)),
        Technology("refrigeration", 3, (GREEN, BLUE), coins=3),
        Technology("radar", 3, (RED, BLUE), private=2),
        Technology("plastics", 3, (YELLOW, GREEN), coins=1),
        Technology("television", 3, (GREEN, YELLOW), private=2),
        Technology("jets", 3, (RED, YELLOW)),
    )
}
LEADERS = {"ashoka": 1, "hypatia": 2, "gutenberg": 3, "curie": 4}  # coins for whoever is first
SLOTS: dict[str, tuple[str, ...]] = {
    "i_1": (),
    "i_2": (),
    "i_3": (),
    "ii_1": ("i_1", "i_2"),
    "ii_2": ("i_1", "i_3"),
    "ii_3": ("i_2",),
    "iii_1": ("ii_1", "ii_2"),
}


class Slot(msgspec.Struct):
    card: str = ""
    leader: str = ""
    scholars: list[int] = msgspec.field(default_factory=list)


class ResearchState(State):
    """Decks of level II and III, top last; of each the first `buried` cards lie there as everybody saw them put."""

    slots: dict[str, Slot]
    decks: dict[int, list[str]]
    buried: dict[int, int]
    discards: dict[int, list[str]]
    box: list[str]  # leaders not in play, never looked at
    coins: list[int]
    private: list[list[str]]
    revealed: list[str]
    to_discard: bool


ResearchTable = Table[ResearchState, Mapping[str, Technology]]


def level_of(slot: str) -> int:
    return len(slot.partition("_")[0])


def setup(content: Mapping[str, Technology], players: int, options: Mapping[str, str], chance: Chance) -> ResearchState:
    """BH-SET.4, BH-SET.5."""
    decks = {level: [card.id for card in content.values() if card.level == level] for level in (1, 2, 3)}
    chance.shuffle("deck 2", decks[2])
    chance.shuffle("deck 3", decks[3])
    leaders = list(LEADERS)
    chance.shuffle("leaders", leaders)
    slots = {
        slot: Slot(card=decks[1].pop(0)) if level_of(slot) == 1 else Slot(leader=leaders.pop() if leaders else "")
        for slot in SLOTS
    }
    del decks[1]
    return ResearchState(
        chance=chance,
        agenda=[("turn", 0, 0)],
        slots=slots,
        decks=decks,
        buried={2: 0, 3: 0},
        discards={2: [], 3: []},
        box=leaders,
        coins=[4] * players,
        private=[[] for _ in range(players)],
        revealed=[],
        to_discard=options["rest"] == "discard",
    )


# The rules


def turn(t: ResearchTable, seat: int, number: int) -> Flow[None]:
    """One task: research, or earn coins."""
    players = len(t.state.coins)
    if number + 1 < TURNS * players:
        t.then(turn, (seat + 1) % players, number + 1)
    options = {f"research:{slot}": slot for slot in SLOTS if obstacle(t, seat, slot) is None}
    slot = yield Ask(seat, "turn", {"earn": None, **options})
    if slot is None:
        earn(t, seat, EARNINGS)
    else:
        yield from research(t, seat, slot)


def obstacle(t: ResearchTable, seat: int, slot: str) -> Refusal | None:
    """What keeps a seat from researching a slot."""
    s, level = t.state, level_of(slot)
    if s.coins[seat] < level:
        return Refusal("BH-RES.16", have=s.coins[seat], need=level)
    if seat in s.slots[slot].scholars:
        return Refusal("BH-RES.5", slot=slot)
    for needed in SLOTS[slot]:
        if seat not in s.slots[needed].scholars:
            return Refusal("BH-RES.1", slot=slot, needed=needed)
    if not s.slots[slot].card and not s.decks[level] and not s.discards[level]:
        return Refusal("BH-RES.11", slot=slot)
    return None


def research(t: ResearchTable, seat: int, name: str) -> Flow[None]:
    """BH-RES.14: pay, assign the scholar, leader, colour, reveal, pick, immediate bonus."""
    slot = t.state.slots[name]
    t.state.coins[seat] -= level_of(name)
    slot.scholars.append(seat)
    t.emit("researched", seat=seat, slot=name)
    if not slot.card:
        if slot.leader:
            t.emit("leader", seat=seat, leader=slot.leader)
            earn(t, seat, LEADERS[slot.leader])
            slot.leader = ""
        slot.card = yield from discover(t, seat, name)
        t.emit("discovered", seat=seat, slot=name, card=slot.card)
    yield from bonus(t, seat, slot.card)


def discover(t: ResearchTable, seat: int, name: str) -> Flow[str]:
    """BH-RES.7 to 11: choose a colour, reveal, pick; without any match choose again, at last without a colour."""
    level = level_of(name)
    colours = list(dict.fromkeys(t.content[t.state.slots[needed].card].colours[1] for needed in SLOTS[name]))
    matches: list[str] = []
    while colours and not matches:
        colour = colours[0]
        if len(colours) > 1:
            colour = yield Ask(seat, "colour", {colour: colour for colour in colours}, slot=name)
        colours.remove(colour)
        matches = reveal(t, level, colour)
        if not matches:
            put_away(t, level, t.state.revealed)
    if not matches:
        matches = reveal(t, level, "")
    chosen = matches[0]
    if len(matches) > 1:
        chosen = yield Ask(seat, "pick", {card: card for card in matches}, slot=name)
    rest = [card for card in t.state.revealed if card not in matches]
    put_away(t, level, rest + [card for card in matches if card != chosen])
    return chosen


def reveal(t: ResearchTable, level: int, colour: str) -> list[str]:
    """BH-RES.9: from the top until two show the colour at either end of the bar (no colour: two of any)."""
    matches: list[str] = []
    t.state.revealed = []
    while len(matches) < 2 and (card := draw(t, level)):
        t.state.revealed.append(card)
        if not colour or colour in t.content[card].colours:
            matches.append(card)
    t.emit("revealed", cards=t.state.revealed)
    return matches


def draw(t: ResearchTable, level: int) -> str:
    """The top card; an empty deck is made anew from the discards."""
    s = t.state
    deck = s.decks[level]
    if not deck and s.discards[level]:
        deck.extend(s.discards[level])
        s.discards[level] = []
        s.chance.shuffle(f"deck {level}", deck)
    card = deck.pop() if deck else ""
    s.buried[level] = min(s.buried[level], len(deck))
    return card


def put_away(t: ResearchTable, level: int, cards: list[str]) -> None:
    """BH-RES.10: on the bottom in the order revealed, the unchosen match last."""
    s = t.state
    s.revealed = []
    if s.to_discard:
        s.discards[level] += cards
    else:
        s.decks[level][:0] = reversed(cards)
        s.buried[level] += len(cards)


def bonus(t: ResearchTable, seat: int, name: str) -> Flow[None]:
    """BH-RES.13: whoever researches a technology gets its immediate bonus."""
    card = t.content[name]
    if card.coins:
        earn(t, seat, card.coins)
    if card.private:
        yield from gain_private(t, seat, card.private)


def gain_private(t: ResearchTable, seat: int, level: int) -> Flow[None]:
    """BH-PRV: of the two top cards keep one and bury the other; the kept one's bonus counts at once."""
    matches = reveal(t, level, "")
    if not matches:
        return
    chosen = matches[0]
    if len(matches) > 1:
        chosen = yield Ask(seat, "keep", {card: card for card in matches})
    put_away(t, level, [card for card in matches if card != chosen])
    t.state.private[seat].append(chosen)
    yield from bonus(t, seat, chosen)


def earn(t: ResearchTable, seat: int, coins: int) -> None:
    t.state.coins[seat] += coins
    t.emit("earned", seat=seat, coins=coins)


# What the platform asks


class ResearchView(msgspec.Struct):
    slots: dict[str, tuple[str, bool, list[int]]]
    deck_sizes: dict[int, int]
    buried: dict[int, list[str]]
    discards: dict[int, list[str]]
    coins: list[int]
    private: list[list[str]]
    revealed: list[str]


def view(t: ResearchTable, seat: int | None) -> ResearchView:
    s = t.state
    return ResearchView(
        slots={name: (slot.card, bool(slot.leader), slot.scholars[:]) for name, slot in s.slots.items()},
        deck_sizes={level: len(deck) for level, deck in s.decks.items()},
        buried={level: deck[: s.buried[level]] for level, deck in s.decks.items()},
        discards={level: cards[:] for level, cards in s.discards.items()},
        coins=s.coins[:],
        private=[cards[:] for cards in s.private],
        revealed=s.revealed[:],
    )


def redeal(t: ResearchTable, seat: int | None, chance: Chance) -> None:
    s = t.state
    for level, deck in s.decks.items():
        reshuffle(chance, f"deck {level}", places_of(deck)[s.buried[level] :])
    slots = [slot for slot in s.slots.values() if slot.leader]
    leaders = sorted([slot.leader for slot in slots] + s.box)
    chance.shuffle("leaders", leaders)
    for slot in slots:
        slot.leader = leaders.pop()
    s.box = leaders


def score(t: ResearchTable, seat: int) -> dict[str, int]:
    s = t.state
    scholars = sum(level_of(name) for name, slot in s.slots.items() if seat in slot.scholars)
    return {"technologies": scholars, "private": 2 * len(s.private[seat]), "coins": s.coins[seat] // 3}


def outcome(t: ResearchTable) -> Outcome:
    return ranked([score(t, seat) for seat in range(len(t.state.coins))])


def explain(t: ResearchTable, ask: Ask, key: str) -> Refusal | None:
    if ask.kind == "turn" and key.removeprefix("research:") in SLOTS:
        return obstacle(t, ask.seat, key.removeprefix("research:"))
    return Refusal("BH-RES.7") if ask.kind == "colour" and key in COLOURS else None


def ledgers(t: ResearchTable) -> dict[str, int]:
    s = t.state
    piles = [*s.decks.values(), *s.discards.values(), *s.private, s.revealed]
    return {"technologies": sum(map(len, piles)) + sum(bool(slot.card) for slot in s.slots.values())}


def build_research(
    content: Mapping[str, Technology], players: int, options: Mapping[str, str], position: dict[str, Any]
) -> ResearchState:
    return build(ResearchState, position)


ASKS = Asks(plain_label, explain)
for kind in "colour keep pick turn".split():
    ASKS.kind(kind)


RULES: Rulebook[ResearchState, Mapping[str, Technology]] = Rulebook(
    meta=Meta("research", {"en": "Research"}, players=(2, 3), options=(Option("rest", ("bury", "discard"), "bury"),)),
    state=ResearchState,
    setup=setup,
    beats=beats(turn),
    view=view,
    redeal=redeal,
    score=score,
    outcome=outcome,
    evaluate=lambda t, seat: float(sum(score(t, seat).values())),
    asks=ASKS,
    ledgers=ledgers,
    build=build_research,
    read=read,
    seats_of=lambda state: len(state.coins),
)

RESEARCH: Game[ResearchState, Mapping[str, Technology]] = Game(RULES, TECHNOLOGIES, "0" * 16)
