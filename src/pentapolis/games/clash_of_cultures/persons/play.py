"""Playing a Great Person from the hand as an action (CC-31.1, CC-30.20)."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.clash_of_cultures import cards, log
from pentapolis.games.clash_of_cultures.abilities import TURN
from pentapolis.games.clash_of_cultures.asks import FREE
from pentapolis.games.clash_of_cultures.civil.play import cancelled, charge, ways
from pentapolis.games.clash_of_cultures.relations import GREAT_DIPLOMAT, end_relations
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.verbs import Verb

from .effects import apply


def offers(t: ClashTable, seat: int) -> Iterator[tuple[str, tuple[str, str]]]:
    """CC-31.1: every Great Person in hand; and the Great Diplomat, whom his owner may send away as an action."""
    player = t.state.players[seat]
    held = [*player.persons, GREAT_DIPLOMAT] if GREAT_DIPLOMAT in player.kept else player.persons
    if held:
        how = ways(t, seat, True)
        for card in held:
            for way in how:
                yield f"{card}:{way}" if way else card, (card, way)


def why_not(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    card, _, way = rest.partition(":")
    if card not in t.content.events or way not in ("", FREE):
        return None
    player = t.state.players[seat]
    if card not in player.persons and not (card == GREAT_DIPLOMAT and card in player.kept):
        return Refusal("CC-31.1", card=card)
    return Refusal("CC-30.20" if way else "CC-2.2", card=card, actions=t.state.turn.actions)


def perform(t: ClashTable, seat: int, meaning: tuple[str, str]) -> Flow[None]:
    """CC-31.1: the card does what it says and goes to the event discard pile; CC-30.20: it may be cancelled."""
    card, way = meaning
    t.emit(log.PLAYED_PERSON, seat=seat, card=card)
    if card == GREAT_DIPLOMAT:
        yield from charge(t, seat, True, way)
        end_relations(t, seat)
        return
    cards.discard_person(t, seat, card)
    if (yield from cancelled(t, seat, card)):
        return
    yield from charge(t, seat, True, way)
    yield from apply(t, seat, card)


TURN.add(Verb("person", offers, why_not, perform, main=False))
