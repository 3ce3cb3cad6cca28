"""Mercenaries: moving Barbarian armies for pay (CC-31.9)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, barbarians, payments, units
from pentapolis.games.clash_of_cultures.cities import cities_of
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, GOOD, GOODS, NOWHERE, TOKENS, Goods, goods
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civil import HireArmies
from pentapolis.kernel import Flow
from pentapolis.kernel.state import beats

from .play import CIVIL, Civil, near


def hirable(t: ClashTable, seat: int, moved: int) -> dict[int, int]:
    """Barbarian armies in range of own cities or army units that can move, with the spaces they can go to."""
    state = t.state
    home = sum(1 << city.space for city in cities_of(state, seat))
    home |= sum(1 << space for space, stack in state.units[seat].items() if stack & units.ARMY_MASK)
    area = near(t, home, t.content.printed(HireArmies).range) & ~moved
    found = {}
    for space in state.units[BARBARIANS]:
        if area >> space & 1:
            ends = destinations(t, space)
            if ends:
                found[space] = ends
    return found


def destinations(t: ClashTable, start: int) -> int:
    """CC-11.8, CC-26.1: adjacent revealed Land spaces with room for the whole army."""
    state, ends = t.state, 0
    army = units.army_size(units.stack(state, BARBARIANS, start))
    most = t.content.limits["army_stack_per_land_space"]
    for end in layout_of(t).neighbours[start]:
        room = units.army_size(units.stack(state, BARBARIANS, end)) + army <= most
        if room and state.revealed >> end & 1 and not state.sea >> end & 1:
            ends |= 1 << end
    return ends


def wage(t: ClashTable, good: str) -> tuple[Goods, str]:
    """What one army costs in a good, and how it is paid: tokens may replace each other by the Great Arena."""
    cost = goods(**{good: t.content.printed(HireArmies).amount})
    return cost, payments.CARD if good in TOKENS else payments.EXACT


def payable(t: ClashTable, seat: int) -> dict[str, int]:
    """The goods that one army can be paid with."""
    wages = t.content.printed(HireArmies).goods
    return {good: GOOD[good] for good in wages if payments.can_pay_cost(t, seat, *wage(t, good))}


def anybody_for_hire(t: ClashTable, seat: int) -> bool:
    return bool(t.state.units[BARBARIANS] and payable(t, seat) and hirable(t, seat, 0))


def resolve(t: ClashTable, seat: int, target: int) -> None:
    """CC-31.9: one army after the other; at least one, for the card is played for them."""
    t.then(mercenaries, seat, 0, 0, 1)


def mercenaries(t: ClashTable, seat: int, moved: int, left: int, first: int) -> Flow[None]:
    """Choose an army, pay for it, move it a Land space; a battle may follow [D: who plays it / may stop].

    `moved` are the spaces on which hired armies stand, `left` the Barbarian cities that one came from.
    """
    names, state = layout_of(t).names, t.state
    armies = hirable(t, seat, moved) if payable(t, seat) else {}
    options = {names[space]: space for space in armies}
    if not first or not options:
        options[asks.DONE] = NOWHERE
    start = yield from asks.choose(seat, asks.HIRE, options)
    if start == NOWHERE:
        t.then(mercenaries_left, seat, left)
        return
    if not (yield from barbarians.allowed(t, start)):  # Sulla keeps it where it is
        t.then(mercenaries, seat, moved | 1 << start, left, first)
        return
    good = yield from asks.choose(seat, asks.WAGE, payable(t, seat), space=names[start])
    yield from payments.pay_cost(t, seat, *wage(t, GOODS[good]))
    end = yield from asks.choose(
        seat, asks.DEPLOY, {names[space]: space for space in spaces_of(armies[start])}, space=names[start]
    )
    city = state.cities.get(start)
    if city is not None and city.owner == BARBARIANS:
        left |= 1 << start
    t.then(mercenaries, seat, moved & ~(1 << start) | 1 << end, left, 0)
    barbarians.move_army(t, start, end)


def mercenaries_left(t: ClashTable, seat: int, left: int) -> Flow[None]:
    """Each Barbarian city that an army left gains Barbarian units, if it is still theirs (CC-26.4)."""
    for space in spaces_of(left):
        city = t.state.cities.get(space)
        if city is not None and city.owner == BARBARIANS:
            for _ in range(t.content.printed(HireArmies).units):
                yield from barbarians.place_unit(t, seat, space)


CIVIL["mercenaries"] = Civil(resolve, anybody_for_hire)

BEATS = beats(mercenaries, mercenaries_left)
