"""Found City (CC-7)."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.clash_of_cultures import hooks, log, objectives, units
from pentapolis.games.clash_of_cultures.abilities import TURN
from pentapolis.games.clash_of_cultures.cities import settle_city
from pentapolis.games.clash_of_cultures.kinds import SETTLER
from pentapolis.games.clash_of_cultures.settlers import hindered
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of
from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.verbs import Verb


def bar_space(t: ClashTable, seat: int, space: int) -> str | None:
    """CC-7.2, CC-7.3: the rule that forbids a city there, if there is one."""
    state = t.state
    if state.players[seat].settlements == 0:
        return "CC-7.3"
    ground = state.terrain[space]
    if space in state.cities or state.exhausted >> space & 1:
        return "CC-7.2"
    if not hooks.FOUND_AREA(t, seat, t.content.fertile) >> ground & 1 or units.enemies_at(state, seat, space):
        return "CC-7.2"
    return None


def found(t: ClashTable, seat: int, space: int) -> Flow[None]:
    """CC-7.1, CC-7.4, CC-7.6: a Settlement from the supply; Neutral, size 1, not an activation."""
    city = settle_city(t, seat, space)
    t.state.turn.founded.append(space)
    t.emit(log.FOUNDED, seat=seat, space=layout_of(t).names[space])
    yield from hooks.ON_FOUND.run(t, seat, city)
    yield from objectives.immediate(t, "found_city_distance", seat, space)


def offers(t: ClashTable, seat: int) -> Iterator[tuple[str, int]]:
    """CC-7.1: every own Settler on a space where a city may stand (CC-7.5: also one that moved)."""
    if t.state.players[seat].settlements == 0:
        return
    for space, stack in t.state.units[seat].items():
        if not stack & units.SETTLER_MASK or t.state.sea >> space & 1:
            continue
        if bar_space(t, seat, space) is None and not hindered(t, seat, space):
            yield layout_of(t).names[space], space


def perform(t: ClashTable, seat: int, space: int) -> Flow[None]:
    units.remove(t, seat, space, SETTLER)
    t.state.turn.by_settler = True
    yield from found(t, seat, space)
    t.state.turn.by_settler = False


def why_not(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    space = layout_of(t).index.get(rest)
    if space is None:
        return None
    if not units.stack(t.state, seat, space) & units.SETTLER_MASK:
        return Refusal("CC-7.1", space=rest)
    return Refusal(bar_space(t, seat, space) or hindered(t, seat, space) or "CC-7.6", space=rest)


TURN.add(Verb("found", offers, why_not, perform))
