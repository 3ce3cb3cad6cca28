"""Carthage at sea: the Pirate Alliance (CC-30.22, CC-30.23), and Hanno the Navigator."""

from __future__ import annotations

from typing import Any

from pentapolis.games.clash_of_cultures import battle, hooks, moves, units
from pentapolis.games.clash_of_cultures.abilities import LATE
from pentapolis.games.clash_of_cultures.kinds import LEADER, PIRATES, SHIP
from pentapolis.games.clash_of_cultures.moves.action import Way, choose_voyage
from pentapolis.games.clash_of_cultures.moves.groups import LIMITS, cargoes, fleets, sailors
from pentapolis.games.clash_of_cultures.moves.marks import add_marks
from pentapolis.games.clash_of_cultures.moves.scene import SHARE_PIRATES, Group, Scene
from pentapolis.games.clash_of_cultures.pirates import controlled
from pentapolis.games.clash_of_cultures.powers.economy import Trader
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.state import ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.carthage import PirateAlliance
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Bonus, BonusAboard
from pentapolis.kernel import Flow

from .common import aboard, bonus

NAVIGATOR = "navigator"  # what Hanno's own Move action is limited to


# The Pirate Alliance


@hooks.MOVE_RULES.of("pirate_allies")
def pirate_allies(t: ClashTable, seat: int, flags: int) -> int:
    """CC-30.22: Ships may pass pirate spaces and share them, or attack."""
    return flags | SHARE_PIRATES


@hooks.ALLIED_SHIPS.of("pirate_allies")
def allied_ships(t: ClashTable, seat: int, ships: int, space: int) -> int:
    """CC-30.22: pirate ships obey as soon as an own unit comes aboard or alongside."""
    return ships + units.count(units.stack(t.state, PIRATES, space), SHIP)


@hooks.SHIP_STACK.of("pirate_allies")
def harbour(t: ClashTable, seat: int, most: int, space: int) -> int:
    """CC-30.22: at most 4 Ships on a space, controlled ones included."""
    return min(most, t.content.printed(PirateAlliance).max_ships)


@hooks.TRADERS.of("pirate_allies")
def smugglers(t: ClashTable, seat: int, traders: list[Trader]) -> list[Trader]:
    """CC-30.22: controlled pirate ships trade."""
    found = list(traders)
    for space in t.state.units[PIRATES]:
        found += [Trader(space, SHIP)] * controlled(t, seat, space)
    return found


@hooks.MORE_MOVES.of("pirate_allies")
def betrayals(t: ClashTable, seat: int, found: dict[str, Any]) -> dict[str, Any]:
    """CC-30.23: pirates that share the space may be attacked with a move; the Ships stay."""
    if t.state.move is not None and t.state.move.only:
        return found
    s, names = Scene(t, seat), layout_of(t).names
    for space in sorted(t.state.units[PIRATES]):
        if space in s.stacks and sailors(s, space):
            found[f"attack:{names[space]}"] = Way(betray, (space,))
    return found


def betray(t: ClashTable, seat: int, space: int) -> None:
    """CC-30.23: all own Ships of the space fight."""
    group = units.stack(t.state, seat, space) & units.SHIP_MASK
    for pick in sailors(Scene(t, seat), space):
        add_marks(t.state, space, pick, units.MOVED)
    battle.begin(t, seat, space, group, space, naval=True)


# Hanno


def fresh_ships(t: ClashTable, seat: int) -> int:
    """The Ships of Hanno's space that have not sailed in this turn."""
    here = t.state.players[seat].leader_space
    return units.count(units.stack(t.state, seat, here), SHIP) - t.state.turn.sailed.count(here)


def voyages(s: Scene, start: int) -> dict[str, Group]:
    """The fleets that Hanno may lead: no more Ships than have not moved yet, and he must have room aboard."""
    return {
        key: fleet
        for key, fleet in fleets(s, start).items()
        if 0 < fleet.total <= fresh_ships(s.t, s.seat) and crews(s, start, fleet)
    }


def crews(s: Scene, start: int, fleet: Group) -> dict[str, Group]:
    """What sails along, Hanno always."""
    return {key: group for key, group in cargoes(s, start, fleet).items() if units.count(group.units, LEADER)}


def may_navigate(t: ClashTable, seat: int) -> bool:
    return aboard(t, seat) and bool(voyages(Scene(t, seat), t.state.players[seat].leader_space))


@ability("hanno", "CC-30.29", possible=may_navigate)
def navigator(t: ClashTable, seat: int) -> None:
    """Navigator: once per turn, free action: he sails with Ships that have not moved; they may not move again."""
    moves.begin(t, seat, only=NAVIGATOR, groups=1)


def his_ships(t: ClashTable, seat: int, space: int, stack: int, argument: str) -> int:
    """Only the Ships where he is."""
    return stack & units.SHIP_MASK if t.state.players[seat].leader_space == space else 0


LIMITS[NAVIGATOR] = his_ships


@hooks.MORE_MOVES.of("hanno", order=LATE)
def his_voyage(t: ClashTable, seat: int, found: dict[str, Any]) -> dict[str, Any]:
    """In his own Move action there is one way only: with him."""
    if t.state.move is None or t.state.move.only != NAVIGATOR:
        return found
    here = t.state.players[seat].leader_space
    return {f"sail:{layout_of(t).names[here]}": Way(navigate, (here,))} if may_navigate(t, seat) else {}


def navigate(t: ClashTable, seat: int, start: int) -> Flow[None]:
    """As any sailing, but he goes along and the Ships stop for the turn."""
    group = yield from choose_voyage(t, seat, start, voyages, crews)
    end = t.state.players[seat].leader_space
    for kind, flags, amount in group.picks:
        if kind == SHIP:
            add_marks(t.state, end, (kind, flags | units.MOVED, amount), units.STOPPED)


@bonus("hanno", BonusAboard, "fleet_commander", naval=True)
def fleet_commander(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Fleet Commander: naval battles while he is aboard there."""
    return 1
