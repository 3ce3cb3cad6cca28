"""The Huns: Nomads, Mounted Archers, Raiders, Hunnic Tribes (CC-30.17, CC-30.18); Attila, Bleda, Rugila."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, moves, payments, units
from pentapolis.games.clash_of_cultures.abilities import LATE, leader_city
from pentapolis.games.clash_of_cultures.battle.dice import clashes
from pentapolis.games.clash_of_cultures.cities import close, set_mood, size
from pentapolis.games.clash_of_cultures.kinds import ANGRY, BARBARIANS, CAVALRY, HAPPY, MOOD_OF, UNIT, UNITS, Goods
from pentapolis.games.clash_of_cultures.moves.groups import LIMITS
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.sources import TACTICS
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import huns
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import CaptureMood, RecruitAtSize
from pentapolis.games.clash_of_cultures.wealth import receive
from pentapolis.kernel import Flow

from .common import attacks_city, fights, first_round, in_his_city, within

NEW_CAVALRY = "new_cavalry"


# Advances


@hooks.MAY_RECRUIT.of("mounted_archers")
def mounted_archers(t: ClashTable, seat: int, allowed: bool, city: City, kind: int) -> bool:
    """Cities of size 1 recruit Cavalry without a Market."""
    rule = t.content.printed(RecruitAtSize)
    return allowed or (UNITS[kind] == rule.unit and size(city) == rule.size)


@hooks.HINDER.of("raiders")
def raiders(t: ClashTable, seat: int, rule: str, owner: int, space: int) -> str:
    """Settlers within 2 spaces of an army found no city and trade nothing, unless an own army or city is with them."""
    guard = t.state.cities.get(space)
    if units.stack(t.state, owner, space) & units.ARMY_MASK or (guard is not None and guard.owner == owner):
        return rule
    area = within(t, space, t.content.printed(huns.HinderSettlers).range)
    for near, stack in t.state.units[seat].items():
        if stack & units.ARMY_MASK and area >> near & 1:
            return "CC-30.29"
    return rule


# Attila


@hooks.ACT_SIZE.of("attila")
def ruler(t: ClashTable, seat: int, number: int, city: City, what: str) -> int:
    """Ruler: a city of size 1 that is not Angry collects and recruits as one larger with him."""
    rule = t.content.printed(huns.ActLarger)
    return number + rule.larger * (in_his_city(t, seat, city) and size(city) == rule.size and city.mood != ANGRY)


# Bleda


@hooks.DENY_TACTICS.of("bleda")
def battering_rams(t: ClashTable, seat: int, denied: bool, side: Side, foe: Side) -> bool:
    """Battering Rams: attacking a city with him, the defender plays no tactics card in the first round."""
    return denied or (first_round(t) and fights(side) and attacks_city(t, side))


# Rugila


@hooks.ON_CAPTURE.of("rugila")
def tribute_and_unity(t: ClashTable, seat: int, city: City, former: int, mood: int, pieces: int) -> None:
    """Tribute: 2 gold if another enemy city is within 2. Unifier: a city of the Barbarians becomes Happy."""
    if t.state.players[seat].leader_space != city.space:
        return
    rule = t.content.printed(huns.GainNearOthers)
    area = within(t, city.space, rule.range)
    if any(
        other.owner != seat and other.space != city.space and area >> other.space & 1
        for other in t.state.cities.values()
    ):
        receive(t, seat, rule.goods)
    if former == BARBARIANS and city.space in t.state.cities:
        set_mood(t, city, MOOD_OF[t.content.printed(CaptureMood, "unifier").mood])


# Mounted Archers


@hooks.ON_RECRUIT.of("mounted_archers")
def ride_out(t: ClashTable, seat: int, city: City, recruited: int, paid: Goods) -> None:
    """The Cavalry just recruited may move at once, free."""
    riders = units.count(recruited, UNIT[t.content.printed(huns.RecruitsMove).unit])
    if riders and t.state.players[seat].force & TACTICS:  # CC-12.6
        moves.begin(t, seat, only=f"{NEW_CAVALRY}:{city.space}:{riders}", groups=riders)


def new_cavalry(t: ClashTable, seat: int, space: int, stack: int, argument: str) -> int:
    """So many Cavalry of the city; those that have moved already count."""
    home, _, riders = argument.partition(":")
    if space != int(home):
        return 0
    kind = UNIT[t.content.printed(huns.RecruitsMove).unit]
    moved = sum(mark.count for mark in t.state.marks if mark.kind == kind and mark.flags & units.MOVED)
    return min(units.count(stack, kind), int(riders) - moved) * units.ONE[kind]


LIMITS[NEW_CAVALRY] = new_cavalry


# Hunnic Tribes


@hooks.BARBARIAN_MOVE.of("hunnic_tribes")
def hunnic_tribes(t: ClashTable, seat: int) -> Flow[None]:
    """CC-30.18: 1 gold or 1 culture, once for this event, to choose where each army goes."""
    prices = t.content.printed(huns.DirectBarbarians).prices
    if (yield from payments.offered(t, seat, prices, payments.ABILITY, "hunnic_tribes")):
        t.state.horde_led = True


# Attila in battle


@hooks.ROLLED.of("attila")
def horse_master(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """Horse Master: in the first round one Cavalry icon may be used like that of an Elephant."""
    if first_round(t) and fights(side) and clashes(t, side, CAVALRY) and (yield from asks.may(seat, "horse_master")):
        side.swapped = t.content.printed(huns.CavalryAsElephant).icons


# Bleda at home


def may_enforce(t: ClashTable, seat: int) -> bool:
    city = leader_city(t, seat)
    return city is not None and city.mood != HAPPY and not city.activations


@ability("bleda", "CC-11.14", possible=may_enforce)
def enforcer(t: ClashTable, seat: int) -> None:
    """Enforcer: his city acts as Happy in its first activation of the turn; then it may not be activated again."""
    t.state.turn.enforced = t.state.players[seat].leader_space


@hooks.ACTS_HAPPY.of("bleda")
def enforced(t: ClashTable, seat: int, happy: bool, city: City) -> bool:
    return happy or (city.space == t.state.turn.enforced and in_his_city(t, seat, city) and not city.activations)


@hooks.ON_ACTIVATE.of("bleda", order=LATE)
def exhausted(t: ClashTable, seat: int, city: City, what: str) -> None:
    """That was the one activation of this turn."""
    if city.space == t.state.turn.enforced and not city.activations:
        close(city)
