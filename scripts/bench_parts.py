"""How long one use of each part takes: `python scripts/bench_parts.py`. Small inputs, such as games have them.

Each is timed in five slices that take turns with the others, of which the fastest counts; the loop around it is part of
the figure (about 0.02 µs).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import process_time
from types import SimpleNamespace
from typing import Any

from pentapolis.arena.run_info import origin
from pentapolis.kernel import Chance, Flow
from pentapolis.parts import bitsets, hexmaps, offers, payments, piles, ties
from pentapolis.parts.hooks import Moment, Question
from pentapolis.parts.verbs import BARE, Menu, Verb, about

SLICES, SECONDS = 5, 0.1
CARDS = [f"card{number}" for number in range(40)]
SOURCES = bitsets.Names([f"source{number}" for number in range(20)])
FORCE = SOURCES.mask("source1", "source5", "source9")
PLACES = [(q, r) for q in range(8) for r in range(6)]
NEAR = hexmaps.near_of(PLACES)
ALL = (1 << len(PLACES)) - 1
STOCK, PRICE, GOLD = [1, 2, 2, 1, 4], (2, 1, 0, 0, 0), (16, 16, 16, 16, 0)  # gold, the last good, replaces the others
SCORES = [{"cities": 8.0, "wonders": 5.0}, {"cities": 9.0, "wonders": 4.0}, {"cities": 3.0}, {"cities": 13.0}]


def nothing(t: Any, seat: int, meaning: Any) -> Flow[None]:
    yield from ()


def menu() -> Menu[Any]:
    """Ten verbs about five things each, and ten bare ones that sources bring."""
    things = [f"thing{number}" for number in range(5)]
    menu: Menu[Any] = Menu()
    for number in range(10):
        menu.add(about(f"verb{number}", every=lambda t: things, bar=lambda t, seat, thing: None, perform=nothing))
        source = SOURCES.bit(f"source{number}")
        menu.add(Verb(f"use{number}", lambda t, seat: BARE, lambda t, seat, rest: None, nothing, source=source))
    return menu


def hooks() -> tuple[Question[int], Moment]:
    """Ten abilities at each place, of which three are in force."""
    question, moment = Question[int](SOURCES), Moment(SOURCES)
    for number in range(10):
        question.of(f"source{number}")(lambda t, seat, value: value + 1)
        moment.of(f"source{number}")(lambda t, seat: nothing(t, seat, None))
    return question, moment


def drain(flow: Iterable[Any]) -> None:
    for _ in flow:
        pass


def uses() -> dict[str, Callable[[], object]]:
    table = SimpleNamespace(state=SimpleNamespace(players=[SimpleNamespace(force=FORCE)]))
    verbs, (question, moment), chance = menu(), hooks(), Chance("bench")
    deck, discard, row, known = CARDS[:20], CARDS[20:], CARDS[:5], piles.shuffled(CARDS, chance, "known")
    hands = [CARDS[:5], CARDS[5:10], CARDS[10:15], CARDS[15:]]

    def draw() -> None:
        discard.append(piles.draw(deck, discard, chance, "cards"))

    def refill() -> None:
        row.pop()
        for card in offers.refills(len(row), 5, lambda: "card"):
            row.append(card)

    return {
        "verbs: whole menu, 53 answers": lambda: verbs.whole(table, 0, FORCE),
        "verbs: one answer": lambda: verbs.one(table, 0, "verb7:thing3", FORCE),
        "hooks: question, 3 of 10 in force": lambda: question(table, 0, 1),
        "hooks: moment, 3 of 10 in force": lambda: drain(moment.run(table, 0)),
        "piles: draw and discard, 40 cards, with reshuffles": draw,
        "piles: re-deal four hands, 40 cards": lambda: piles.redeal(hands, chance, "redeal"),
        "piles: re-deal a deck with known top, 40 cards": lambda: piles.redeal_within(known, chance, "known", top=2),
        "offers: refill one of five": refill,
        "bitsets: members, 3 of 20": lambda: bitsets.members(FORCE),
        "bitsets: members, 48 of 48": lambda: bitsets.members(ALL),
        "hexmaps: area within 3 steps, 48 hexes": lambda: hexmaps.reach(NEAR, 20, 3, ALL),
        "hexmaps: way across, 48 hexes": lambda: hexmaps.distance(NEAR, 0, 47, ALL),
        "payments: can it be paid": lambda: payments.can_pay(STOCK, PRICE, GOLD),
        "payments: all mixes, worked out": lambda: list(payments.mixes(STOCK, PRICE, GOLD)),
        "payments: all mixes, remembered": lambda: payments.all_mixes(STOCK, PRICE, GOLD),
        "ties: ranked, four seats": lambda: ties.ranked(SCORES, [3, 1, 2, 2]),
    }


def timed(use: Callable[[], object]) -> float:
    """Microseconds for one use, over a slice of time."""
    count, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        for _ in range(200):
            use()
        count += 200
    return spent / count * 1e6


def main() -> None:
    taken, every = origin(), uses()
    rounds = [[timed(use) for use in every.values()] for _ in range(SLICES)]
    print("| part | µs |\n| --- | --- |")
    for name, *times in zip(every, *rounds, strict=True):
        print(f"| {name} | {min(times):.2f} |")
    print(f"\n{taken}")


if __name__ == "__main__":
    main()
