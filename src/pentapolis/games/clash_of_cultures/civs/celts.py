"""The Celts: Tribal Warfare, Tribal Allies, Druidic Influence, Tribal Trade (CC-30.8); Viriatus, Vercingetorix,
Boudica."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, barbarians, hooks, log, payments
from pentapolis.games.clash_of_cultures.actions.influence import SUCCESS, Target
from pentapolis.games.clash_of_cultures.actions.recruit import room_for
from pentapolis.games.clash_of_cultures.barbarians import empty_land
from pentapolis.games.clash_of_cultures.battle.sides import battle_of, leave
from pentapolis.games.clash_of_cultures.cities import influenced
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.kinds import ANGRY, BARBARIANS, GOOD, NOWHERE, SETTLER, SHIP, UNIT, UNITS
from pentapolis.games.clash_of_cultures.powers.economy import Route
from pentapolis.games.clash_of_cultures.powers.rewards import Reward
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.units import count, enemy_area, place, unpack
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import celts
from pentapolis.kernel import Ask, Flow

from .common import battle_space, bonus, boosts, fights, in_his_city, within

DRUIDS = "druidic_influence"  # what is aimed at, in the place of a building


# Advances


@hooks.COMBAT_VALUE.of("tribal_warfare")
def tribal_warfare(t: ClashTable, seat: int, total: int, side: Side, foe: Side) -> int:
    """Land battles against a player: +1 for each Barbarian city within 2 spaces, at most +4."""
    battle = battle_of(t)
    if battle.naval or foe.owner >= BARBARIANS:
        return total
    rule = t.content.printed(celts.BonusPerTribe)
    area = within(t, battle.space, rule.range)
    tribes = sum(city.owner == BARBARIANS and area >> city.space & 1 for city in t.state.cities.values())
    return total + min(rule.max, tribes * rule.amount)


@ability("tribal_allies", "CC-30.29", main=True)
def tribal_allies(t: ClashTable, seat: int) -> Flow[None]:
    """Once per turn, as an action, Barbarians arrive (CC-26.2, CC-26.3)."""
    yield from barbarians.arrive(t, seat)


# Vercingetorix


@bonus("vercingetorix", celts.BonusPerUnitNear)
def warrior_people(t: ClashTable, seat: int, side: Side, foe: Side, rule: celts.BonusPerUnitNear) -> int:
    """Warrior People: +1 for each own Settler within 2 spaces of him."""
    area, kind = within(t, battle_space(t), rule.range), UNIT[rule.unit]
    return sum(count(stack, kind) for space, stack in t.state.units[seat].items() if area >> space & 1)


# Boudica


@bonus("boudica", celts.BonusAgainstLearned)
def fearless(t: ClashTable, seat: int, side: Side, foe: Side, rule: celts.BonusAgainstLearned) -> int:
    """Fearless: against a player with more Warfare Advances."""
    if foe.owner >= BARBARIANS:
        return 0
    lessons, players = t.content.category_sets[rule.category], t.state.players
    return (players[foe.owner].advances & lessons).bit_count() > (players[seat].advances & lessons).bit_count()


@hooks.ON_FOUND.of("boudica")
def great_numbers(t: ClashTable, seat: int, city: City) -> Flow[None]:
    """Great Numbers: 1 food keeps the Settler that founded a city in her space."""
    player = t.state.players[seat]
    if not t.state.turn.by_settler or player.leader_space != city.space or not player.units[SETTLER]:
        return
    prices = t.content.printed(celts.KeepFounder).prices
    if (yield from payments.offered(t, seat, prices, payments.ABILITY, "great_numbers")):
        place(t, seat, city.space, SETTLER)


# Barbarians as neighbours


@hooks.BARBARIAN_MOVE.of("tribal_allies")
def hold_back(t: ClashTable, seat: int) -> Flow[None]:
    """Tribal Allies: when an own event moves Barbarians 1 food stops any of those armies."""
    prices = t.content.printed(celts.StopBarbarians).prices
    if not (yield from payments.offered(t, seat, prices, payments.ABILITY, "tribal_allies")):
        return
    names = layout_of(t).names
    while t.state.horde:
        options: dict[str, int] = {names[space]: space for space in t.state.horde}
        space = yield Ask(seat, asks.HOLD, {**options, asks.DONE: NOWHERE})
        if space == NOWHERE:
            return
        barbarians.halt(t, space)


@hooks.INFLUENCE_TARGETS.of("druidic_influence")
def druids(t: ClashTable, seat: int, found: list[Target], source: int) -> list[Target]:
    """CC-30.8: a Barbarian city itself, if no token of culture lies under it; it needs no building."""
    home = t.state.cities.get(source)
    if home is None or home.owner != seat or influenced(home):
        return found  # CC-15.8
    groves = [city.space for city in t.state.cities.values() if city.owner == BARBARIANS and not city.druid]
    return found + [Target(space, DRUIDS, boost) for space, boost in boosts(t, source, groves).items()]


def bless(t: ClashTable, seat: int, source: int, space: int) -> None:
    """CC-30.8: a token under the city, worth 1 point at the end of the game."""
    t.state.cities[space].druid = seat + 1
    t.emit(log.DRUIDS, seat=seat, space=layout_of(t).names[space])


SUCCESS[DRUIDS] = bless


@hooks.TRADE_CITIES.of("tribal_trade")
def tribal_trade(t: ClashTable, seat: int, cities: list[City]) -> list[City]:
    """Routes may lead to Barbarian cities that are not Angry."""
    tribes = [city for city in t.state.cities.values() if city.owner == BARBARIANS and city.mood != ANGRY]
    return [*cities, *tribes]


@hooks.ROUTE_REWARDS.of("tribal_trade")
def tribal_food(t: ClashTable, seat: int, rewards: list[Reward], route: Route, taken: list[Reward]) -> list[Reward]:
    """Such routes give food only."""
    good = GOOD[t.content.printed(celts.TradeWithBarbarians).good]
    return [Reward(good)] if t.state.cities[route.city].owner == BARBARIANS else rewards


# Viriatus


@hooks.BEFORE_TACTICS.of("viriatus")
def terror(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """Terror: from the second round on 2 mood drive an enemy army unit to an adjacent empty Land space."""
    battle, rule = battle_of(t), t.content.printed(celts.Terror)
    prices = rule.prices
    if battle.round < rule.from_round or not fights(side):
        return
    names, haunts = layout_of(t).names, empty_land(t) & layout_of(t).near[battle.space]
    options = {
        f"{UNITS[kind]}:{names[space]}": (kind, space) for kind, _ in unpack(foe.units) for space in spaces_of(haunts)
    }
    if not options or not payments.can_pay(t, seat, prices, payments.BATTLE):
        return
    chosen = yield Ask(seat, asks.TERROR, {**options, asks.NONE: None})
    if chosen is not None:
        yield from payments.pay(t, seat, prices, payments.BATTLE)
        leave(t, foe, *chosen)


@hooks.BARBARIAN_CARDS.of("viriatus")
def loyalty(t: ClashTable, seat: int, allowed: bool, space: int) -> bool:
    """Loyalty: tactics cards for Barbarians that battle within 2 spaces of him."""
    here = t.state.players[seat].leader_space
    return allowed or bool(within(t, here, t.content.printed(celts.TacticsForBarbarians).range) >> space & 1)


# Rapid Recruitment


def muster(t: ClashTable, seat: int, city: City, kind: int) -> list[int]:
    """Where a new land unit may stand: in his city or on adjacent Land without enemies, with room."""
    if not in_his_city(t, seat, city):
        return []
    foes = enemy_area(t.state, seat) | sum(1 << space for space, other in t.state.cities.items() if other.owner != seat)
    area = (layout_of(t).near[city.space] | 1 << city.space) & t.state.revealed & ~t.state.sea & ~foes
    return [space for space in spaces_of(area) if room_for(t, seat, kind, space)]


@hooks.RECRUIT_ELSEWHERE.of("vercingetorix")
def room_outside(t: ClashTable, seat: int, room: bool, city: City, kind: int) -> bool:
    """Rapid Recruitment: a full city is no hindrance."""
    return room or (kind != SHIP and bool(muster(t, seat, city, kind)))


@hooks.RECRUIT_SPACE.of("vercingetorix")
def rapid_recruitment(t: ClashTable, seat: int, space: int, city: City, kind: int) -> Flow[int]:
    """Rapid Recruitment: each new land unit may be placed next to his city."""
    names = layout_of(t).names
    options = {names[other]: other for other in muster(t, seat, city, kind)}
    return (yield from asks.choose(seat, asks.PLACE, options, piece=UNITS[kind])) if options else space
