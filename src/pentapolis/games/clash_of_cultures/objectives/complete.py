"""Completing objective cards, at once or in the Status Phase (CC-16.2, CC-18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.games.clash_of_cultures import asks, cards, log, payments
from pentapolis.games.clash_of_cultures.abilities import SILENCE
from pentapolis.games.clash_of_cultures.components import Content
from pentapolis.games.clash_of_cultures.entries import Objective
from pentapolis.games.clash_of_cultures.explain import EXPLAIN
from pentapolis.games.clash_of_cultures.kinds import MOOD_OF
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary import objectives as goals
from pentapolis.games.clash_of_cultures.vocabulary.common import amount
from pentapolis.kernel import Ask, Flow, Refusal

from .feats import FEATS
from .measures import MEASURES

IMMEDIATE = "immediate"

Half = tuple[str, str]
"""A card, and which of its two objectives is meant."""


def measure(t: ClashTable, seat: int, goal: Objective) -> tuple[int, int]:
    """What the player has, and what is needed."""
    return MEASURES[type(goal.condition)](t, seat, goal.condition)


def halves(content: Content, card: str) -> tuple[str, str]:
    entry = content.objective_cards[card]
    return entry.top, entry.bottom


def completable(t: ClashTable, seat: int, may: Callable[[str], bool]) -> dict[str, Half | None]:
    """The objectives of the hand that may be completed now, by key."""
    return {
        f"{card}:{half}": (card, half)
        for card in t.state.players[seat].objectives
        for half in halves(t.content, card)
        if may(half)
    }


# At once


def immediate(t: ClashTable, kind: str, seat: int, *facts: Any) -> Flow[None]:
    """CC-18.2: something happened; the seat it concerns may complete objectives by it, each name once (CC-18.3)."""
    if kind == "construct_wonder":
        note_round(t, t.state.last_wonder_builders, seat)
    met = [
        name
        for asked, feat in FEATS[kind].items()
        for name in t.content.immediate.get(asked, ())
        if feat(t, seat, t.content.objectives[name].condition, *facts)
    ]
    if met:
        yield from offer(t, seat, met)


def offer(t: ClashTable, seat: int, met: list[str]) -> Flow[None]:
    """CC-18.1, CC-18.3, CC-34.8: one after the other, every name once; also in other players' turns.

    Who holds objective cards is asked whenever a card that nobody has shown yet could fit, though it may be none of
    theirs: otherwise the question itself would tell what they hold.
    """
    met = [name for name in met if is_about(t, name)]
    while met and t.state.players[seat].objectives:
        options = completable(t, seat, lambda half: half in met)
        options[asks.NONE] = None
        chosen = yield Ask(seat, asks.OBJECTIVE, options)
        if chosen is None:
            return
        yield from complete(t, seat, *chosen)
        met.remove(chosen[1])


def is_about(t: ClashTable, name: str) -> bool:
    """Whether a card with this objective is in the game and not yet shown by anybody."""
    expansion = t.state.options["expansion"] == "on"
    shown = [entry.partition(":")[0] for player in t.state.players for entry in player.completed]
    return any(
        name in (card.top, card.bottom) and (expansion or card.deck == "base") and card.id not in shown
        for card in t.content.objective_cards.values()
    )


def standing(t: ClashTable) -> Flow[None]:
    """CC-18.2: immediate objectives that a position fulfils (Terror Regime): asked when it comes about.

    While it lasts a player is asked again only when they have got further cards.
    """
    met = [name for name in t.content.immediate.get(goals.CitiesWithMood, ()) if may_stand(t, name)]
    if met:
        return offer_standing(t, met)
    for player in t.state.players:
        player.standing = 0
    return SILENCE


def may_stand(t: ClashTable, name: str) -> bool:
    """Whether there are cities enough of the mood, whoever they belong to: soon seen, and nearly never so."""
    want, cities = t.content.objectives[name].condition, t.state.cities
    assert isinstance(want, goals.CitiesWithMood)
    if len(cities) < want.min:
        return False
    return [city.mood for city in cities.values()].count(MOOD_OF[want.mood]) >= want.min


def offer_standing(t: ClashTable, met: list[str]) -> Flow[None]:
    for name in met:
        goal = t.content.objectives[name]
        for seat, player in enumerate(t.state.players):
            held = len(player.objectives) if fulfilled(t, seat, goal) else 0
            if held > player.standing:
                yield from offer(t, seat, [name])
            player.standing = min(held, len(player.objectives))


# In the Status Phase


def status_step(t: ClashTable, seat: int) -> Flow[None]:
    """CC-16.2, CC-34.7: the player reveals as many fulfilled objectives as wanted; each is looked at anew."""
    while t.state.players[seat].objectives:
        options = completable(t, seat, lambda half: bar_status(t, seat, half) is None)
        options[asks.DONE] = None
        chosen = yield Ask(seat, asks.ACHIEVE, options)
        if chosen is None:
            return
        yield from complete(t, seat, *chosen)
        t.state.status_done.append(f"{seat}:{chosen[1]}")


def bar_status(t: ClashTable, seat: int, half: str) -> str | None:
    """The rule that keeps an objective from being completed in this Status Phase."""
    goal, done = t.content.objectives[half], t.state.status_done
    if isinstance(goal.condition, goals.ConstructWonder):
        return None if of_last_round(t, t.state.last_wonder_builders) == [seat] else "CC-18.2"
    if goal.timing == IMMEDIATE:
        return "CC-18.2"
    if f"{seat}:{half}" in done:
        return "CC-16.2"
    if any(f"{seat}:{other}" in done for other in goal.not_same_status_phase_as):
        return "CC-18.5"
    if isinstance(goal.condition, goals.FarCity) and seat in of_last_round(t, t.state.last_founders):
        return "CC-18.2"
    return None if fulfilled(t, seat, goal) else "CC-16.2"


def fulfilled(t: ClashTable, seat: int, goal: Objective) -> bool:
    have, need = measure(t, seat, goal)
    return have >= need


def complete(t: ClashTable, seat: int, card: str, half: str) -> Flow[None]:
    """CC-18.1: the card lies face up with the one objective; some must be paid for (CC-4.4: not with gold)."""
    want, player = t.content.objectives[half].condition, t.state.players[seat]
    if isinstance(want, goals.Supply):
        yield from payments.pay_cost(t, seat, amount({want.resource: want.pay}), payments.EXACT)
    cards.forget(t, card)
    player.objectives.remove(card)
    player.completed.append(f"{card}:{half}")
    if is_noted(t.content, half):
        note_round(t, t.state.last_founders, seat)
    t.emit(log.COMPLETED, seat=seat, card=half)


def is_noted(content: Content, half: str) -> bool:
    """Whether another objective asks if this one was completed in the last Round."""
    wanted = [goal.condition for goal in content.objectives.values()]
    return any(isinstance(want, goals.FarCity) and want.not_after == half for want in wanted)


# Facts of the last Round: a seat with the Round it was noted in.


def this_round(t: ClashTable) -> int:
    return 3 * t.state.age + t.state.round


def note_round(t: ClashTable, notes: list[int], seat: int) -> None:
    notes[:] = [note for note in notes if note // 8 == this_round(t) and note % 8 != seat]
    notes.append(8 * this_round(t) + seat)


def of_last_round(t: ClashTable, notes: list[int]) -> list[int]:
    """The seats noted in the Round that has just ended."""
    return [note % 8 for note in notes if note // 8 == this_round(t)]


# Why not


def explain(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-18.1: a card that is not held. CC-16.2, CC-18.2, CC-18.3, CC-18.5: an objective that is not for now."""
    card, _, half = key.partition(":")
    if card not in t.content.objective_cards or half not in halves(t.content, card):
        return None
    player = t.state.players[ask.seat]
    if card not in player.objectives:
        return Refusal("CC-18.1", card=half)
    goal = t.content.objectives[half]
    if ask.kind == asks.ACHIEVE:
        rule = bar_status(t, ask.seat, half) or "CC-16.2"
    else:
        just = player.completed[-1].partition(":")[2] if player.completed else ""
        rule = "CC-18.3" if half == just else "CC-18.2"
    if isinstance(goal.condition, goals.Position):
        have, need = measure(t, ask.seat, goal)
        return Refusal(rule, card=half, have=have, need=need)
    return Refusal(rule, card=half, have=0, need=1)


EXPLAIN[asks.OBJECTIVE] = explain
EXPLAIN[asks.ACHIEVE] = explain
