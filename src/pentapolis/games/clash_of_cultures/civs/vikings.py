"""The Vikings: Longships, Marauders, Runestones (CC-30.28); Knut, Erik, Ragnar. Shipbuilding is `conversion`."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, battle, hooks, log, units
from pentapolis.games.clash_of_cultures.abilities import TURN, his_city, spent, use
from pentapolis.games.clash_of_cultures.actions.activate import activate
from pentapolis.games.clash_of_cultures.battle.sides import battle_of
from pentapolis.games.clash_of_cultures.hexes import FAR, distance
from pentapolis.games.clash_of_cultures.kinds import ANGRY, BARBARIANS, BUILDING, GOODS, MOOD, NOTHING, NOWHERE, SHIP
from pentapolis.games.clash_of_cultures.moves.land import ATTACK, GO, Step
from pentapolis.games.clash_of_cultures.moves.marks import add_marks, picks_of
from pentapolis.games.clash_of_cultures.moves.scene import (
    SHIPS_AFTER_BATTLE,
    Group,
    Scene,
    army_room,
    bar_battle,
    make_group,
)
from pentapolis.games.clash_of_cultures.moves.steps import go, pay_attack, terrain_marks
from pentapolis.games.clash_of_cultures.powers.economy import Route, collect_taxes
from pentapolis.games.clash_of_cultures.powers.using import ability, prices_of
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.sources import TAXES, bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import vikings
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Bonus, FreeAdvances, Gain
from pentapolis.games.clash_of_cultures.vocabulary.common import halves
from pentapolis.games.clash_of_cultures.wealth import lose, receive
from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.verbs import Verb

from .common import aboard, bonus, may_activate

# Advances


@hooks.ADVANCE_PRICES.of("shipbuilding")
def born_sailors(t: ClashTable, seat: int, prices: list[Price], name: str) -> list[Price]:
    """CC-30.27, CC-6.13: Navigation costs no food."""
    return [Price(NOTHING)] if name in t.content.printed(FreeAdvances, "shipbuilding").advances else prices


@hooks.SHIP_CAPACITY.of("longships")
def longships(t: ClashTable, seat: int, carried: int) -> int:
    """Ships carry up to 3 land units."""
    return max(carried, t.content.printed(vikings.ShipCapacity).max)


@hooks.MOVE_RULES.of("longships")
def swift_ships(t: ClashTable, seat: int, flags: int) -> int:
    """Ships may move even after a battle."""
    return flags | SHIPS_AFTER_BATTLE


@hooks.TRADE_ROUTES.of("marauders")
def marauders(t: ClashTable, seat: int, routes: list[Route]) -> Flow[None]:
    """The owner of a city next to a trading Ship loses 1 resource of their choice, once for each player and turn."""
    for route in routes:
        city = t.state.cities[route.city]
        victim = city.owner
        near = layout_of(t).near[route.trader.space] >> city.space & 1
        if route.trader.kind != SHIP or not near or victim >= BARBARIANS or t.state.turn.raided >> victim & 1:
            continue
        t.state.turn.raided |= 1 << victim
        held = t.state.players[victim].goods
        for _ in range(min(t.content.printed(vikings.Raid).amount, sum(held[:MOOD]))):
            options = {GOODS[good]: good for good in range(MOOD) if held[good]}
            lose(t, victim, (yield from asks.choose(victim, asks.MARAUDERS, options)))


@hooks.BATTLE_END.of("runestones")
def runestones(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """CC-30.28: after a battle with 2 army units lost an unused Obelisk may be set aside for 1 point."""
    player, rule = t.state.players[seat], t.content.printed(vikings.SetAside)
    building = BUILDING[rule.building]
    if units.army_size(side.losses) < rule.lost or not player.buildings[building]:
        return
    if (yield from asks.may(seat, "runestones")):
        player.buildings[building] -= 1
        player.runestones += 1
        t.emit(log.RUNESTONE, seat=seat)


# Knut


@hooks.FINAL_POINTS.of("knut")
def ruler_of_the_north(t: ClashTable, seat: int, points: dict[str, int]) -> dict[str, int]:
    """CC-3.11, CC-3.14: half a point for each space between him and the starting city space, in the events line."""
    player = t.state.players[seat]
    if player.leader_space == NOWHERE:
        return points
    steps = distance(layout_of(t), player.start, player.leader_space, t.state.revealed)
    if steps == FAR:
        return points
    return {**points, "events": points["events"] + steps * halves(t.content.printed(vikings.PointsForDistance).vp)}


def may_tax(t: ClashTable, seat: int) -> bool:
    owned = t.state.players[seat].advances & TAXES
    return may_activate(t, seat) and bool(owned) and not spent(t, seat, TAXES)


@ability("knut", "CC-29.6", main=True, possible=may_tax)
def danegeld(t: ClashTable, seat: int) -> Flow[None]:
    """Danegeld: activate his city for the income of Taxes without paying; not in a turn in which Taxes is used."""
    use(t, seat, TAXES)
    yield from collect_taxes(t, seat)
    city = his_city(t, seat)
    yield from activate(t, seat, city, "knut")


# Erik


def unmarked(t: ClashTable, seat: int) -> bool:
    player = t.state.players[seat]
    return aboard(t, seat) and layout_of(t).region[player.leader_space] not in player.erik


@ability("erik", "CC-30.29", main=True, prices=prices_of(vikings.MarkRegion), possible=unmarked)
def legendary_explorer(t: ClashTable, seat: int) -> None:
    """Legendary Explorer: aboard, a marker for the region he is in, worth 1 point."""
    player = t.state.players[seat]
    player.erik.append(layout_of(t).region[player.leader_space])
    t.emit(log.LEGEND, seat=seat, space=layout_of(t).names[player.leader_space])


def shores(t: ClashTable, seat: int) -> dict[str, tuple[int, bool]]:
    """The Land spaces on which all land units of his Sea space can go ashore, and whether that is an attack."""
    if not aboard(t, seat):
        return {}
    s, here = Scene(t, seat), t.state.players[seat].leader_space
    found = {}
    for space in s.layout.neighbours[here]:
        if t.state.sea >> space & 1 or not t.state.revealed >> space & 1:
            continue
        group = landing(t, seat)
        attack = bool(s.foes >> space & 1)
        if not (bar_battle(s, group, space) if attack else army_room(s, space) < group.army):
            found[s.layout.names[space]] = (space, attack)
    return found


def why_no_colony(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    if rest not in layout_of(t).index:
        return None
    return Refusal("CC-12.10" if aboard(t, seat) else "CC-30.29", space=rest)


def landing(t: ClashTable, seat: int) -> Group:
    """All land units of his Sea space."""
    here = t.state.players[seat].leader_space
    picks = picks_of(t.state, here, units.stack(t.state, seat, here) & units.LAND_MASK)
    return make_group(tuple(picks))


def new_colonies(t: ClashTable, seat: int, shore: tuple[int, bool]) -> Flow[None]:
    """New Colonies: all land units of his Sea space go ashore together, as a free action; a battle may follow."""
    (space, attack), here = shore, t.state.players[seat].leader_space
    group, step = landing(t, seat), Step(ATTACK if attack else GO, space)
    if attack:
        yield from pay_attack(t, seat, space)
    go(t, seat, here, space, group)
    for pick in group.picks:
        add_marks(t.state, space, pick, terrain_marks(t, seat, group, pick, step))
    yield from hooks.ON_STEP.run(t, seat, here, space, group.units)
    if attack:
        battle.begin(t, seat, space, group.units, here, landed=True)


TURN.add(
    Verb("ashore", lambda t, seat: shores(t, seat).items(), why_no_colony, new_colonies, main=False, source=bit("erik"))
)


# Ragnar


@hooks.ON_CAPTURE.of("ragnar")
def prey(t: ClashTable, seat: int, city: City, former: int, mood: int, pieces: int) -> None:
    """Prey: when he captures a city that was not Angry, 2 gold."""
    if t.state.players[seat].leader_space == city.space and mood != ANGRY:
        receive(t, seat, t.content.printed(Gain, "prey").goods)


@bonus("ragnar", vikings.BonusFromShips)
def terror_of_the_north(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Terror of the North: attacking straight from Ships."""
    return battle_of(t).landed and side is battle_of(t).attacker
