"""The Maya: Terracing, Stelas, Ballcourts, Calendar (CC-30.24); Pakal, Siyaj K'ak', Wak Chanil Ajaw."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, log, payments
from pentapolis.games.clash_of_cultures.abilities import ready
from pentapolis.games.clash_of_cultures.actions import construct, influence
from pentapolis.games.clash_of_cultures.battle.sides import battle_of
from pentapolis.games.clash_of_cultures.cities import add_building, buildings, colour, remove_building, size
from pentapolis.games.clash_of_cultures.kinds import (
    ANGRY,
    BUILDING,
    BUILDINGS,
    FOOD,
    GOOD,
    MOOD,
    NOWHERE,
    PORT,
    TERRAINS,
    UNIT,
)
from pentapolis.games.clash_of_cultures.prices import Price, minus, plus
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import maya
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Bonus
from pentapolis.games.clash_of_cultures.vocabulary.common import amount
from pentapolis.games.clash_of_cultures.wealth import gain_choice
from pentapolis.kernel import Ask, Flow

from .common import (
    attacks_city,
    battle_city,
    battle_space,
    bonus,
    collect_from,
    defends,
    fights,
    first_round,
    in_his_city,
    own_cities_in,
    reductions,
    within,
)

BALLCOURTS = bit("ballcourts")


# Terracing


collect_from("terracing")


@hooks.IGNORE_TERRAIN.of("terracing")
def mountain_paths(t: ClashTable, seat: int, kinds: int, terrain: int, group: int) -> int:
    """Settlers and Leaders ignore the penalty of Mountains."""
    rule = t.content.printed(maya.IgnoreTerrain)
    if TERRAINS[terrain] != rule.terrain:
        return kinds
    for unit in rule.units:
        kinds |= 1 << UNIT[unit]
    return kinds


# Stelas


@hooks.ON_FOUND.of("stelas")
@hooks.ON_CAPTURE.of("stelas")
def stelas(t: ClashTable, seat: int, *facts: object) -> Flow[None]:
    """1 culture or 1 idea after founding or capturing a city."""
    rule = t.content.printed(maya.Stelas)
    yield from gain_choice(t, seat, [GOOD[good] for good in rule.options], rule.amount)


@hooks.ON_CONSTRUCT.of("stelas")
def stela_of_stone(t: ClashTable, seat: int, city: City, building: int) -> Flow[None]:
    """And after constructing an Obelisk."""
    if BUILDINGS[building] == t.content.printed(maya.Stelas).building:
        yield from stelas(t, seat)


# Ballcourts


@hooks.BEFORE_ACTIVATE.of("ballcourts")
def ballcourts(t: ClashTable, seat: int, city: City, what: str) -> Flow[None]:
    """CC-30.24: 1 mood makes a city that is not Angry one larger for this Collect or Recruit."""
    t.state.turn.enlarged = NOWHERE
    prices = t.content.printed(maya.PayForSize).prices
    if city.mood == ANGRY:
        return
    name = layout_of(t).names[city.space]
    if (yield from payments.offered(t, seat, prices, payments.ABILITY, "ballcourts", space=name)):
        t.state.turn.enlarged = city.space


@hooks.ACT_SIZE.of("ballcourts")
def enlarged(t: ClashTable, seat: int, number: int, city: City, what: str) -> int:
    return number + (t.state.turn.enlarged == city.space) * t.content.printed(maya.PayForSize).larger


@hooks.ON_ACTIVATE.of("ballcourts")
def game_over(t: ClashTable, seat: int, city: City, what: str) -> None:
    """What was paid for was this activation only."""
    t.state.turn.enlarged = NOWHERE


@hooks.ADVANCE_PRICES.of("ballcourts")
def ritual_games(t: ClashTable, seat: int, prices: list[Price], name: str) -> list[Price]:
    """CC-30.24: once per turn a Spirituality Advance costs 1 food less."""
    rule = t.content.printed(maya.CheaperCategory)
    if t.content.advances[name].category != rule.category or not ready(t, seat, BALLCOURTS):
        return prices
    less = amount(rule.reduce)
    cheaper = [
        Price(minus(price.cost, less), price.uses | BALLCOURTS) for price in prices if price.cost[FOOD] >= less[FOOD]
    ]
    return cheaper + prices


# Pakal


@hooks.CANCEL_HITS.of("pakal")
def sun_shield(t: ClashTable, seat: int, cancelled: int, side: Side, foe: Side) -> int:
    """Shield of the Sun: first round defending a city with an own Obelisk."""
    battle = battle_of(t)
    if not first_round(t) or not fights(side) or not defends(t, side) or not battle.city:
        return cancelled
    rule = t.content.printed(maya.CancelAtBuilding)
    return cancelled + rule.hits * (colour(battle_city(t), BUILDING[rule.building]) == seat)


@hooks.CONSTRUCT_PRICES.of("pakal")
def art_and_architecture(t: ClashTable, seat: int, prices: list[Price], city: City, building: int) -> list[Price]:
    """Art and Architecture: in his city 1 culture may replace 2 resources of a building."""
    if not in_his_city(t, seat, city):
        return prices
    rule = t.content.printed(maya.PayForResources)
    return prices + [
        Price(plus(cost, rule.due), price.uses)
        for price in prices
        for cost in reductions(price.cost, rule.resources, range(FOOD, MOOD))
    ]


# Siyaj K'ak'


@bonus("siyaj_kak", maya.BonusForSize)
def fire_is_born(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Fire Is Born: attacking a city, its size in the first round."""
    return size(battle_city(t)) if first_round(t) and attacks_city(t, side) else 0


@hooks.ON_CONSTRUCT.of("siyaj_kak")
@hooks.ON_CONSTRUCT_WONDER.of("siyaj_kak")
def cultural_influx(t: ClashTable, seat: int, city: City, piece: object) -> Flow[None]:
    """Cultural Influx: after a building or Wonder in his city a free attempt of Influence Culture from there."""
    if not in_his_city(t, seat, city) or t.state.turn.influenced:
        return
    sources = {space: span for space, span in influence.sources(t, seat).items() if space == city.space}
    if influence.choices(t, seat, sources) and (yield from asks.may(seat, "cultural_influx")):
        yield from influence.influence(t, seat, sources)


# Wak Chanil Ajaw


@bonus("wak_chanil_ajaw", maya.BonusNearCity)
def new_dynasty(t: ClashTable, seat: int, side: Side, foe: Side, rule: maya.BonusNearCity) -> int:
    """New Dynasty: an own city within 2 spaces of the battle."""
    return any(True for _ in own_cities_in(t, seat, within(t, battle_space(t), rule.range)))


@hooks.ON_CAPTURE.of("wak_chanil_ajaw")
def new_home(t: ClashTable, seat: int, city: City, former: int, mood: int, pieces: int) -> None:
    """Reconstruction: remember the city that she captured in this Move action."""
    if t.state.players[seat].leader_space == city.space and city.space in t.state.cities:
        t.state.turn.rebuild = city.space


@hooks.ON_MOVE.of("wak_chanil_ajaw")
def reconstruction(t: ClashTable, seat: int, ship_moved: bool, navigated: bool) -> Flow[None]:
    """Reconstruction: one own building of that city becomes another kind that may be constructed, free."""
    space, t.state.turn.rebuild = t.state.turn.rebuild, NOWHERE
    city = t.state.cities.get(space)
    if city is None or not in_his_city(t, seat, city):
        return
    old = {BUILDINGS[kind]: kind for kind in buildings(city) if colour(city, kind) == seat}
    new = {
        BUILDINGS[kind]: kind for kind in range(len(BUILDINGS)) if construct.bar_building(t, seat, city, kind) is None
    }
    options: dict[str, tuple[int, int] | None] = {
        f"{before}:{after}": (old[before], new[after]) for before in old for after in new
    }
    if not options:
        return
    chosen = yield Ask(seat, asks.REBUILD, {**options, asks.NONE: None}, space=layout_of(t).names[space])
    if chosen is not None:
        before, after = chosen
        remove_building(t, city, before)
        port = (yield from construct.choose_side(t, seat, city)) if after == PORT else NOWHERE
        add_building(t, city, after, seat, port)
        t.emit(log.REBUILT, seat=seat, space=layout_of(t).names[space], piece=BUILDINGS[before], into=BUILDINGS[after])
