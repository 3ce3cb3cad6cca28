"""Which units go: every group that can move, and the questions that choose one (CC-12.1, CC-13.7, CC-33.9)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from pentapolis.games.clash_of_cultures import asks, hooks
from pentapolis.games.clash_of_cultures.kinds import LEADER, SHIP
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.units import FOUGHT, LAND_MASK, SETTLER_MASK, SHIP_MASK, STOPPED, count, total
from pentapolis.kernel import Ask, Flow

from .land import land_steps
from .marks import STUCK, Pick, pick_word, picks_of
from .scene import SHIPS_AFTER_BATTLE, Group, Scene, allied_ships, cargo_range, make_group
from .sea import sea_steps

MOST_GROUPS = 12  # above that a group is asked kind by kind
ALL = "all"

Limit = Callable[[ClashTable, int, int, int, str], int]
"""(t, seat, space, stack, argument) -> the part of the stack that may move."""


def settlers_in_cities(t: ClashTable, seat: int, space: int, stack: int, argument: str) -> int:
    """CC-30.9: only Settlers that are in own cities."""
    city = t.state.cities.get(space)
    return stack & SETTLER_MASK if city is not None and city.owner == seat else 0


LIMITS: dict[str, Limit] = {"settlers_in_cities": settlers_in_cities}
"""What `Move.only` may say: a name, and after `:` an argument of its own. Abilities add theirs."""


def allowed(s: Scene, space: int) -> int:
    """The units of a space that this Move action is for."""
    stack = s.stacks.get(space, 0)
    move = s.state.move
    if move is None or not move.only:
        return stack
    name, _, argument = move.only.partition(":")
    return LIMITS[name](s.t, s.seat, space, stack, argument)


def walkers(s: Scene, space: int) -> list[Pick]:
    """CC-12.2 to CC-12.4, CC-12.6, CC-13.9, CC-13.10: the land units of a space that may still move."""
    units = allowed(s, space) & LAND_MASK
    if not s.army_moves:
        units &= SETTLER_MASK
    return [pick for pick in picks_of(s.state, space, units) if not pick[1] & STUCK]


def sailors(s: Scene, space: int) -> list[Pick]:
    """CC-13.2, CC-24.5: the Ships of a space that may still move."""
    stuck = STUCK & ~(FOUGHT | STOPPED) if s.rules & SHIPS_AFTER_BATTLE else STUCK
    return [pick for pick in picks_of(s.state, space, allowed(s, space) & SHIP_MASK) if not pick[1] & stuck]


def some(picks: list[Pick], counts: tuple[int, ...]) -> tuple[Pick, ...]:
    return tuple((kind, flags, n) for (kind, flags, _), n in zip(picks, counts, strict=True) if n)


def mix_key(group: Group) -> str:
    return "+".join(pick_word(pick) for pick in group.picks) or asks.NONE


def land_groups(s: Scene, space: int) -> dict[str, Group]:
    """Every group of land units that has somewhere to go; the largest first, `all` if all can go together."""
    picks = walkers(s, space)
    everybody = sum(pick[2] for pick in picks)
    most = s.t.content.limits["army_stack_per_land_space"]
    found: dict[str, Group] = {}
    possible: dict[tuple[int, int, int, int], bool] = {}  # whether a group can go depends on no more than this
    for counts in product(*(range(amount, -1, -1) for _, _, amount in picks)):
        group = make_group(some(picks, counts))
        if not group.total or group.army > hooks.GROUP_LIMIT(s.t, s.seat, most, group.units):
            continue
        profile = group.army, group.total, group.flags, count(group.units, LEADER)
        if profile not in possible:
            possible[profile] = next(land_steps(s, space, group), None) is not None
        if possible[profile]:
            found[ALL if group.total == everybody else mix_key(group)] = group
    return found


def can_walk(s: Scene, space: int) -> bool:
    """Whether some group of land units can go from a space. One unit goes wherever more of its kind can."""
    picks = walkers(s, space)
    for kind, flags, _ in picks:
        if next(land_steps(s, space, make_group(((kind, flags, 1),))), None) is not None:
            return True
    return False


def fleets(s: Scene, space: int) -> dict[str, Group]:
    """The Ships that may sail, without cargo: so many of them, and so many allied ones (CC-30.22)."""
    picks, allies = sailors(s, space), allied_ships(s, space)
    if allies and not allowed(s, space) & (SHIP_MASK | LAND_MASK):
        allies = 0
    cargo = total(s.stacks[space] & LAND_MASK)
    everybody = sum(pick[2] for pick in picks), allies
    found: dict[str, Group] = {}
    possible: dict[int, bool] = {}
    for more in range(allies, -1, -1):
        for counts in product(*(range(amount, -1, -1) for _, _, amount in picks)):
            group = make_group(some(picks, counts), more)
            if not group.total and not (more and cargo):
                continue
            if (group.total, more) == everybody:
                key = ALL
            else:
                key = "+".join(
                    word for word in (mix_key(group) if group.total else "", f"pirate{more}" * bool(more)) if word
                )
            profile = group.flags << 8 | group.total + more
            if profile not in possible:
                possible[profile] = next(sea_steps(s, space, group), None) is not None
            if possible[profile]:
                found[key] = group
    return found


def can_sail(s: Scene, space: int) -> bool:
    """Whether a Ship can go anywhere from a space."""
    picks, stack = sailors(s, space), s.stacks[space]
    if not picks and stack & LAND_MASK and allied_ships(s, space):
        return bool(fleets(s, space))
    return any(next(sea_steps(s, space, make_group(((SHIP, flags, 1),))), None) is not None for _, flags, _ in picks)


def cargoes(s: Scene, space: int, fleet: Group) -> dict[str, Group]:
    """CC-13.7, CC-13.8: what sails along: no more than fits on these Ships, and no more left than the others carry."""
    picks = picks_of(s.state, space, s.stacks[space] & LAND_MASK)
    aboard = sum(pick[2] for pick in picks)
    least, most = cargo_range(s, space, fleet.total + fleet.allies)
    if not fleet.total:  # CC-30.22: an own unit goes with allied Ships
        least = max(least, 1)
    found: dict[str, Group] = {}
    for counts in product(*(range(amount, -1, -1) for _, _, amount in picks)):
        if least <= sum(counts) <= most:
            group = make_group(fleet.picks + some(picks, counts), fleet.allies)
            cargo = make_group(some(picks, counts))
            found[ALL if aboard and cargo.total == aboard else mix_key(cargo)] = group
    return found


def choose_group(seat: int, kind: str, found: dict[str, Group], space: str) -> Flow[Group]:
    """One of the groups: by one list, or kind by kind if that were too long."""
    while len(found) > MOST_GROUPS:
        found = yield from narrow(seat, kind, found, space)
    return (yield from asks.choose(seat, kind, found, space=space))


def narrow(seat: int, kind: str, found: dict[str, Group], space: str) -> Flow[dict[str, Group]]:
    """Ask how many of one kind go, of the first in which the groups differ; or all at once."""
    groups = list(found.values())
    classes = dict.fromkeys((pick[0], pick[1]) for group in groups for pick in group.picks)
    first = next(entry for entry in classes if len({amount_of(group, entry) for group in groups}) > 1)
    parts: dict[str, dict[str, Group]] = {}
    if ALL in found:
        parts[ALL] = {ALL: found[ALL]}
    for key, group in found.items():
        if key != ALL:
            word = pick_word((*first, amount_of(group, first)))
            parts.setdefault(word, {})[key] = group
    chosen: dict[str, Group] = yield Ask(seat, asks.GROUP_PART, parts, space=space, what=kind)
    return chosen


def amount_of(group: Group, entry: tuple[int, int]) -> int:
    return sum(amount for kind, flags, amount in group.picks if (kind, flags) == entry)
