"""Collect resources from a city's surroundings (CC-9), space by space."""

from __future__ import annotations

from functools import cache

from pentapolis.games.clash_of_cultures import asks, captives, hooks, log, pirates
from pentapolis.games.clash_of_cultures.abilities import TURN, ready, use
from pentapolis.games.clash_of_cultures.cities import bar_activation, city_area, has
from pentapolis.games.clash_of_cultures.hexes import reach, spaces_of
from pentapolis.games.clash_of_cultures.kinds import CAPTIVE, GOODS, PORT, SEA, UNEXPLORED, Pick
from pentapolis.games.clash_of_cultures.sources import HUSBANDRY, ROADS
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.units import enemy_area
from pentapolis.games.clash_of_cultures.vocabulary.advances import CollectFar
from pentapolis.games.clash_of_cultures.vocabulary.common import good_set
from pentapolis.games.clash_of_cultures.vocabulary.pieces import CollectAtSea
from pentapolis.games.clash_of_cultures.wealth import gain
from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.verbs import Verb

from .activate import act_size, refuse
from .activate import activate as note_activated


def blocked(t: ClashTable, seat: int, city: City) -> int:
    """CC-9.4, CC-9.5, CC-9.9, CC-26.16: enemy units, exhausted land, other cities, pirates nearby."""
    state = t.state
    others = city_area(state) & ~(1 << city.space)
    return enemy_area(state, seat) & ~pirates.obedient(t, seat) | state.exhausted | others | pirates.blocked(t)


def yields(t: ClashTable, seat: int, city: City, space: int) -> int:
    """CC-9.3, CC-9.7: the goods (a set) that a space can give to a city. CC-9.8: with a Port any open Sea space."""
    ground, force, found = t.state.terrain[space], t.state.players[seat].force, 0
    if ground == UNEXPLORED:
        return 0
    for needed, given in t.content.yields[ground]:
        if force & needed:
            found |= given
    if ground == SEA and has(city, PORT):
        found |= good_set(t.content.printed(CollectAtSea).goods)
    return hooks.COLLECT_YIELD(t, seat, found, city, ground, space)


def fields(t: ClashTable, seat: int, city: City) -> tuple[dict[int, int], int]:
    """CC-9.2: what every usable space gives; and the set of those that only Husbandry reaches (CC-9.11)."""
    layout, state = layout_of(t), t.state
    usable = ~blocked(t, seat, city)
    area = hooks.COLLECT_AREA(t, seat, (1 << city.space | layout.near[city.space]) & usable, city)
    far = far_land(t, city) & ~area & usable if ready(t, seat, HUSBANDRY) else 0
    found = {}
    for space in spaces_of((area | far) & state.revealed):
        given = yields(t, seat, city, space)
        if given:
            found[space] = given
    return found, far


def far_land(t: ClashTable, city: City) -> int:
    """CC-9.11: the Land spaces at distance 2."""
    layout, state, span = layout_of(t), t.state, t.content.printed(CollectFar).distance
    wide = reach(layout, city.space, span, state.revealed) & ~layout.near[city.space] & ~(1 << city.space)
    return wide & ~state.sea


def far_spaces(t: ClashTable, seat: int) -> int:
    """CC-9.11: how many of these may be used; more with Roads."""
    rule = t.content.printed(CollectFar)
    return rule.spaces_with_roads if t.state.players[seat].force & ROADS else rule.spaces


@cache
def goods_of(given: int) -> tuple[int, ...]:
    """The goods of a set."""
    return tuple(good for good in range(len(GOODS)) if given >> good & 1)


class Harvest:
    """A Collect in progress: what can still be taken, and what was."""

    def __init__(self, t: ClashTable, seat: int, city: City) -> None:
        self.t, self.seat = t, seat
        self.fields, self.far = fields(t, seat, city)
        self.left = act_size(t, seat, city, "collect")
        self.far_left = far_spaces(t, seat) if self.far else 0
        self.repeat = hooks.COLLECT_REPEAT(t, seat, False, city)
        self.sea_left = t.content.limits["sea_spaces_per_collect"]
        self.taken: list[Pick] = []

    def open(self) -> list[Pick]:
        """CC-9.2: every pick that is possible now."""
        if self.left <= 0:
            return []
        used, picks = self.used(), []
        for space, given in self.fields.items():
            if self.repeat if space in used else self.room_for(space):
                picks += [(space, good) for good in goods_of(given) if good != CAPTIVE or self.men_left(space)]
        return picks

    def used(self) -> list[int]:
        return [space for space, _ in self.taken]

    def room_for(self, space: int) -> bool:
        """CC-9.7, CC-9.11: whether another space may be used: one Sea space, and as many far ones as Husbandry allows.

        CC-17.6: these are numbers of spaces, so a space that gives again counts once.
        """
        if self.t.state.terrain[space] == SEA:
            return self.sea_left > 0
        return self.far_left > 0 or not self.far >> space & 1

    def men_left(self, space: int) -> bool:
        """CC-30.6, CC-30.4: whether a unit is left there to be taken, and there is room for it."""
        taken = [where for where, good in self.taken if good == CAPTIVE]
        there = sum(captives.garrison(self.t, space).values())
        return taken.count(space) < there and len(taken) < captives.room(self.t, self.seat)

    def take(self, pick: Pick) -> None:
        space, _ = pick
        if space not in self.used():
            self.sea_left -= self.t.state.terrain[space] == SEA
            self.far_left -= self.far >> space & 1
        self.taken.append(pick)
        self.left -= 1

    def take_all(self) -> None:
        """Fill up in the order in which the picks are offered."""
        while picks := self.open():
            self.take(picks[0])


def collect(t: ClashTable, seat: int, city: City, *, activate: bool = True) -> Flow[None]:
    """CC-9.1, CC-9.6: as many as the size allows, or fewer; asked space by space, or all at once."""
    yield from hooks.BEFORE_ACTIVATE.run(t, seat, city, "collect")
    harvest, names = Harvest(t, seat, city), layout_of(t).names
    t.state.turn.collects += 1
    while picks := harvest.open():
        options: dict[str, Pick | str] = {asks.ALL: asks.ALL}
        options |= {f"{names[space]}:{GOODS[good]}": (space, good) for space, good in picks}
        options[asks.DONE] = asks.DONE
        pick = yield Ask(seat, asks.COLLECT, options, left=harvest.left, space=names[city.space])
        if pick == asks.DONE:
            break
        if pick == asks.ALL:
            harvest.take_all()
        else:
            harvest.take(pick)
    collected = [0] * len(GOODS)
    for _, good in harvest.taken:
        collected[good] += 1
    if any(harvest.far >> space & 1 for space, _ in harvest.taken):
        use(t, seat, HUSBANDRY)
    yield from hooks.ON_COLLECT.run(t, seat, city, collected, harvest.taken)
    t.emit(log.COLLECTED, seat=seat, space=names[city.space], count=sum(collected))
    for good, amount in enumerate(collected):
        if amount:
            gain(t, seat, good, amount)
    if activate:
        yield from note_activated(t, seat, city, "collect")


def bar(t: ClashTable, seat: int, city: City) -> str | None:
    """CC-8.3, CC-9.13: why a city may not collect now."""
    return bar_activation(city) or ("CC-9.13" if t.state.turn.liberty else None)


def possible(t: ClashTable, seat: int, city: City) -> bool:
    return city.owner == seat and bar(t, seat, city) is None


def offers(t: ClashTable, seat: int) -> list[tuple[str, City]]:
    """CC-8.1: every own city that may be activated; CC-9.6: it may collect less than it could."""
    if t.state.turn.liberty:
        return []
    names = layout_of(t).names
    return [
        (names[space], city)
        for space, city in t.state.cities.items()
        if city.owner == seat and bar_activation(city) is None
    ]


def why_not(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    return refuse(t, seat, rest, lambda city: Refusal("CC-9.13", space=rest) if t.state.turn.liberty else None)


TURN.add(Verb("collect", offers, why_not, collect))
