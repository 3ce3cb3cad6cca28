"""Why a move is not possible: by the same functions that find those which are."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.cities import cities_of
from pentapolis.games.clash_of_cultures.explain import EXPLAIN, not_there
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.kinds import UNIT
from pentapolis.games.clash_of_cultures.payments import ROADS as FOR_ROADS
from pentapolis.games.clash_of_cultures.payments import can_pay_cost
from pentapolis.games.clash_of_cultures.powers import roads
from pentapolis.games.clash_of_cultures.powers.maritime_moves import landings
from pentapolis.games.clash_of_cultures.sources import NAVIGATION, ROADS
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, FOUGHT, LAND_MASK, MOVED, SHIP_MASK, STOPPED, total
from pentapolis.kernel import Ask, Refusal

from .land import EXPLORE, GO, entry
from .marks import STUCK, Pick, picks_of
from .scene import Group, Scene, bar_battle
from .sea import bar_room, blocked, sea_group, waters, waters_behind
from .words import read_pick

REASONS = ((FOUGHT, "CC-12.3"), (STOPPED, "CC-12.4"), (MOVED, "CC-12.2"))


class OtherWay(NamedTuple):
    """A way to move that an ability adds (hooks.MORE_MOVES): its source, and the rule that bars it from a space."""

    source: int
    bar: Callable[[ClashTable, int, int], str]


OTHER_WAYS: dict[str, OtherWay] = {}
"""By verb; filled by the abilities."""


def bar_action(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    """Why nothing can move, or nothing from a space: the reason of the first units that could be meant."""
    s = Scene(t, seat)
    if rest and s.layout.index.get(rest) not in s.stacks:
        return None
    for space in [s.layout.index[rest]] if rest else sorted(s.stacks):
        ships = not s.stacks[space] & LAND_MASK
        return Refusal(bar_space(s, space, ships=ships), space=s.layout.names[space])
    for source, bar in OTHER_WAYS.values():
        for city in cities_of(t.state, seat) if t.state.players[seat].force & source else ():
            return Refusal(bar(t, seat, city.space), space=s.layout.names[city.space])
    return Refusal("CC-12.1")


def bar_space(s: Scene, space: int, *, ships: bool = False) -> str:
    """The rule that keeps the land units, or the Ships, of a space where they are."""
    units = s.stacks.get(space, 0) & (SHIP_MASK if ships else LAND_MASK)
    if not units:
        return "CC-13.1" if ships else "CC-12.1"
    if not ships and not s.army_moves and not units & ~ARMY_MASK:
        return "CC-12.6"
    picks: list[Pick] = picks_of(s.state, space, units)
    if all(flags & STUCK for _, flags, _ in picks):
        flags = picks[0][1]
        rule = next(rule for flag, rule in REASONS if flags & flag)
        return "CC-13.2" if ships and rule != "CC-12.2" else rule
    return "CC-13.1" if ships else "CC-12.2"


def explain_move(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-12.1: a space whose units cannot go, or that has none."""
    if key == asks.DONE:
        return Refusal("CC-12.1")
    s = Scene(t, ask.seat)
    verb, _, name = key.rpartition(":")
    space = s.layout.index.get(name)
    if space is not None and verb in OTHER_WAYS:
        source, bar = OTHER_WAYS[verb]
        in_force = t.state.players[ask.seat].force & source
        return Refusal(bar(t, ask.seat, space) if in_force else "CC-6.12", space=name, piece=verb)
    if space is None or verb not in ("", "sail", "land"):
        return Refusal("CC-12.1") if verb and space is not None else None
    return Refusal(bar_space(s, space, ships=verb == "sail"), space=name)


def explain_group(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-12.1, CC-12.6, CC-13.7: units that are not there, may not move, or have nowhere to go together."""
    cargo = ask.kind == asks.CARGO or ask.about.get("what") == asks.CARGO
    rule = "CC-13.7" if cargo else "CC-12.1"
    if key in (asks.ALL, asks.NONE):
        return Refusal(rule)
    picks = [read_pick(word) for word in key.split("+")]
    if any(pick is None or pick[1] not in (*UNIT, "pirate") for pick in picks):
        return None
    army = any(pick is not None and pick[1] not in ("settler", "ship", "pirate") for pick in picks)
    if army and not cargo and not Scene(t, ask.seat).army_moves:
        rule = "CC-12.6"
    return Refusal(rule)


def explain_step(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """Why the chosen group cannot go there, or not in this way."""
    s, move = Scene(t, ask.seat), t.state.move
    verb, _, name = key.rpartition(":")
    space = s.layout.index.get(name)
    if space is None or move is None:
        return None
    units = move.chosen
    group = Group((), units, total(units & ARMY_MASK), total(units), move.flags)
    if units & SHIP_MASK or (s.state.sea >> move.origin & 1 and verb.startswith("navigate")):
        return Refusal(bar_sailing(s, move.origin, group, verb, space), space=name)
    if verb.startswith("roads"):
        return Refusal(bar_roads(s, move.origin, group, space), space=name)
    return Refusal(bar_walking(s, move.origin, group, verb or GO, space), space=name)


def bar_walking(s: Scene, start: int, group: Group, verb: str, space: int) -> str:
    """CC-12.2: one space. What it means to enter it is not for the player to say (CC-12.8, CC-12.9)."""
    if not s.layout.near[start] >> space & 1:
        return "CC-12.2"
    kind, rule = entry(s, start, group, space)
    if rule or kind == verb:
        return rule or "CC-12.2"
    return "CC-12.9" if EXPLORE in (kind, verb) else "CC-12.8"


def bar_roads(s: Scene, start: int, group: Group, space: int) -> str:
    """CC-12.10: Roads would do, were there room on the way; else CC-12.11 or what bars the battle."""
    if not s.state.players[s.seat].force & ROADS or not can_pay_cost(s.t, s.seat, roads.price(s.t), FOR_ROADS):
        return "CC-12.11"
    if s.foes >> space & 1:
        return (bar_battle(s, group, space) if group.army else "CC-12.7") or "CC-12.12"
    loose = group._replace(army=0)
    walked = roads.layers(s, start, loose, roads.longest(s))
    for steps, area in enumerate(walked):
        if area >> space & 1 and steps and roads.may_use(s, start, space, steps):
            tight = roads.layers(s, start, group, roads.longest(s))
            return "CC-12.11" if any(layer >> space & 1 for layer in tight) else "CC-12.10"
    return "CC-12.11"


def bar_sailing(s: Scene, start: int, group: Group, verb: str, space: int) -> str:
    """CC-13.1 to CC-13.5: connected Sea, no way past enemies, Navigation."""
    free, stops = waters(s, start)
    if verb.startswith("navigate"):
        return bar_navigating(s, free, sea_group(s, start), group, space)
    if stops >> space & 1:
        return bar_battle(s, group, space) or "CC-13.2"
    if free >> space & 1:
        return bar_room(s, total(group.units & SHIP_MASK) + group.allies, space) or "CC-13.1"
    if not s.state.revealed >> space & 1:
        return "CC-13.5"
    hidden = sea_group(s, start) >> space & 1 and any(blocked(s, other) for other in spaces_of(stops))
    return "CC-13.2" if hidden else "CC-13.1"


def bar_navigating(s: Scene, free: int, own: int, group: Group, space: int) -> str:
    """CC-13.3, CC-13.4: the next group of Sea spaces; in it no way past an enemy on the only entry."""
    if not s.state.players[s.seat].force & NAVIGATION:
        return "CC-6.12"
    for entries in landings(s, free & s.layout.edge, own):
        if not s.state.revealed & entries:
            continue
        there, stops = waters_behind(s, entries)
        if stops >> space & 1:
            return bar_battle(s, group, space) or "CC-13.4"
        if sea_group(s, spaces_of(entries)[0]) & ~there & 1 << space:
            return "CC-13.4"
    return "CC-13.3"


EXPLAIN[asks.MOVE] = explain_move
EXPLAIN[asks.STEP] = explain_step
EXPLAIN[asks.ANCHOR] = not_there("CC-19.9")
EXPLAIN[asks.VIA] = not_there("CC-12.12")
for _kind in (asks.GROUP, asks.GROUP_PART, asks.FLEET, asks.CARGO):
    EXPLAIN[_kind] = explain_group
