"""A probe: a game made of whatever beats a test brings, with hidden hands, a hidden deck and an open table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from pentapolis.kernel import Ask, Asks, Beat, Chance, Flow, Game, Match, Meta, Refusal, Rulebook, State, Table
from tests.kernel.toys.common import build, places_of, plain_label, ranked, read, reshuffle


class ProbeState(State):
    hands: list[list[str]]
    deck: list[str]  # its top is the end
    notes: dict[str, int]  # open to all
    peeked: list[list[str]]  # what each seat was shown; its own business


class ProbeView(msgspec.Struct):
    hand: list[str]
    hand_sizes: list[int]
    deck_size: int
    notes: dict[str, int]
    peeked: list[str]


ProbeTable = Table[ProbeState, None]
ProbeMatch = Match[ProbeState, None]
ProbeBeat = Callable[..., Flow[None] | None]


def view(t: ProbeTable, seat: int | None) -> ProbeView:
    s = t.state
    return ProbeView(
        hand=[] if seat is None else s.hands[seat][:],
        hand_sizes=[len(hand) for hand in s.hands],
        deck_size=len(s.deck),
        notes=s.notes.copy(),
        peeked=[] if seat is None else s.peeked[seat][:],
    )


def redeal(t: ProbeTable, seat: int | None, chance: Chance) -> None:
    """Hidden: the deck, and the hands of others."""
    places = places_of(t.state.deck)
    for other, hand in enumerate(t.state.hands):
        if other != seat:
            places += places_of(hand)
    reshuffle(chance, "hidden", places)


def explain(t: ProbeTable, ask: Ask, key: str) -> Refusal | None:
    return Refusal("PR-1", key=key) if key == "forbidden" else None


def probe(
    *agenda: Beat, hands: tuple[str, ...] = ("", ""), deck: str = "", beats: Mapping[str, ProbeBeat]
) -> Game[ProbeState, None]:
    """A game that starts with the given agenda, first beat first."""

    def setup(content: None, players: int, options: Mapping[str, str], chance: Chance) -> ProbeState:
        cards = [hand.split() for hand in hands]
        return ProbeState(chance, list(reversed(agenda)), cards, deck.split(), {}, [[] for _ in cards])

    def score(t: ProbeTable, seat: int) -> dict[str, int]:
        return {"cards": len(t.state.hands[seat])}

    def build_probe(content: None, players: int, options: Mapping[str, str], position: dict[str, Any]) -> ProbeState:
        return build(ProbeState, position)

    rules: Rulebook[ProbeState, None] = Rulebook(
        meta=Meta("probe", {"en": "Probe"}, players=tuple(range(1, 6))),
        state=ProbeState,
        setup=setup,
        beats=beats,
        view=view,
        redeal=redeal,
        score=score,
        outcome=lambda t: ranked([score(t, seat) for seat in range(len(t.state.hands))]),
        evaluate=lambda t, seat: float(len(t.state.hands[seat])),
        asks=Asks(plain_label, explain),
        ledgers=lambda t: {"cards": len(t.state.deck) + sum(map(len, t.state.hands))},
        build=build_probe,
        read=read,
        seats_of=lambda state: len(state.hands),
    )
    return Game(rules, None, "0" * 16)


def start(
    *agenda: Beat, hands: tuple[str, ...] = ("", ""), deck: str = "", beats: Mapping[str, ProbeBeat]
) -> ProbeMatch:
    return Match.start(probe(*agenda, hands=hands, deck=deck, beats=beats), len(hands))


def note(t: ProbeTable, name: str, number: int = 1) -> None:
    t.state.notes[name] = t.state.notes.get(name, 0) + number


def choose(t: ProbeTable, seat: int, kind: str = "choose") -> Flow[None]:
    """A beat that asks one harmless question: the answer is noted."""
    note(t, (yield Ask(seat, kind, {key: key for key in ("left", "right")})))
