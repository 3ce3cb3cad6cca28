"""Events of state and faith: Civil War, Revolution, Uprising, Anarchy, Guillotine, Reformation (CC-31.6, CC-31.7)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, leaders, log
from pentapolis.games.clash_of_cultures.abilities import settle
from pentapolis.games.clash_of_cultures.actions import recruit
from pentapolis.games.clash_of_cultures.cities import cities_of, colour, recolour
from pentapolis.games.clash_of_cultures.kinds import BUILDING, CULTURE, GOODS, HAPPY, LEADER, MOOD, UNIT
from pentapolis.games.clash_of_cultures.sources import bits
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of, others
from pentapolis.games.clash_of_cultures.status import government
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, count, stack
from pentapolis.games.clash_of_cultures.vocabulary import events as texts
from pentapolis.games.clash_of_cultures.vocabulary.common import halves
from pentapolis.games.clash_of_cultures.wealth import lose
from pentapolis.kernel import Ask, Flow

from .draw import keep
from .mood import can_fall, choose_city, lower_mood, lower_one_of
from .pieces import Unit, award, lose_unit, remove_unit, unit_options
from .texts import Case, text
from .years import choose_player

GOVERNMENTS = sum(government.GOVERNMENTS.values())


@text(texts.CivilWar)
def civil_war(t: ClashTable, seat: int, case: Case[texts.CivilWar]) -> Flow[None]:
    """Civil War: a unit in a city that is not Happy, and its mood; without one the mood of any city.

    CC-5.8: a city that can still fall goes first.
    """
    kind, steps = UNIT[case.effect.unit], case.effect.steps
    found = [
        city
        for city in cities_of(t.state, seat)
        if city.mood != HAPPY and count(stack(t.state, seat, city.space), kind)
    ]
    if not found:
        yield from lower_one_of(t, seat, cities_of(t.state, seat), steps)
        return
    city = yield from choose_city(t, seat, asks.CIVIL_WAR, can_fall(found) or found)
    yield from lose_unit(t, seat, Unit(seat, city.space, kind))
    yield from lower_mood(t, seat, city, steps)


# Revolution


@text(texts.Revolution)
def revolution(t: ClashTable, seat: int, case: Case[texts.Revolution]) -> Flow[None]:
    """CC-31.6: Main Actions are lost, then the government changes; an army unit given up prevents either."""
    if not (yield from sacrifice(t, seat, 1)):
        for _ in range(case.effect.actions):
            lose_action(t, seat)
    able = any(government.bar(t, seat, name) is None for name in government.GOVERNMENTS)
    if able and not (yield from sacrifice(t, seat, 2)):
        yield from government.offer(t, seat, optional=False)


def sacrifice(t: ClashTable, seat: int, step: int) -> Flow[bool]:
    """Whether the player gives up an army unit to skip a step of the Revolution."""
    options: dict[str, Unit | None] = dict(unit_options(t, seat, ARMY_MASK))
    if not options:
        return False
    options[asks.NONE] = None
    unit: Unit | None = yield Ask(seat, asks.SACRIFICE, options, step=step)
    if unit is None:
        return False
    yield from remove_unit(t, seat, unit)
    return True


def lose_action(t: ClashTable, seat: int) -> None:
    """CC-31.6: of this turn, or of the next one if there is none left now or it is not the player's turn."""
    turn = t.state.turn
    if turn.seat == seat and turn.actions > 0:
        turn.actions -= 1
        t.emit(log.ACTION_LOST, seat=seat)
    else:
        t.state.players[seat].fewer_actions += 1
        t.emit(log.ACTION_LOST_NEXT, seat=seat)


# Uprising, Anarchy, Guillotine


@text(texts.Uprising)
def uprising(t: ClashTable, seat: int, case: Case[texts.Uprising]) -> Flow[None]:
    """Uprising: tokens onto the card, which stays with the player; points for each."""
    player, effect = t.state.players[seat], case.effect
    laid = 0
    while laid < effect.most:
        options = {GOODS[good]: good for good in (MOOD, CULTURE) if player.goods[good]}
        if not options:
            break
        if laid >= effect.least:
            options[asks.DONE] = -1
        good = yield from asks.choose(seat, asks.UPRISING, options, left=effect.most - laid)
        if good < 0:
            break
        lose(t, seat, good)
        laid += 1
    if laid:
        award(t, seat, halves(effect.vp_each) * laid)
        keep(t, seat)


@text(texts.Anarchy)
def anarchy(t: ClashTable, seat: int, case: Case[texts.Anarchy]) -> None:
    """CC-31.7, CC-30.2: all cubes of the government onto the card; what came with any government is lost, too.

    Cubes leave it when a government Advance is gained (`advance.take_cube`); the rest is points at the end (`scoring`).
    """
    player = t.state.players[seat]
    cubes = (player.advances & GOVERNMENTS).bit_count()
    if not cubes:
        return
    player.anarchy += cubes
    player.advances &= ~(GOVERNMENTS | tied_to_government(t, seat))
    keep(t, seat)
    settle(t, seat)
    t.emit(log.ANARCHY, seat=seat, count=cubes)


def tied_to_government(t: ClashTable, seat: int) -> int:
    """CC-30.2: the civilization Advance that comes with the first Advance of any government."""
    civilization = t.state.players[seat].civilization
    if not civilization:
        return 0
    advances = t.content.civ_advances
    own = t.content.civilizations[civilization].civ_advances
    return bits(*(name for name in own if advances[name].requires == "any_government"))


@text(texts.Guillotine)
def guillotine(t: ClashTable, seat: int, case: Case[texts.Guillotine]) -> Flow[None]:
    """Guillotine: the Leader dies; a last new one, free, or points. CC-11.13: no further Leaders after that."""
    player = t.state.players[seat]
    if player.leader:
        yield from leaders.lose(t, seat)
    names = layout_of(t).names
    options: dict[str, City | None] = {}
    if player.leaders:
        roomy = (city for city in cities_of(t.state, seat) if recruit.room_for(t, seat, LEADER, city.space))
        options = {names[city.space]: city for city in roomy}
    options[asks.POINTS] = None
    city = yield from asks.choose(seat, asks.GUILLOTINE, options)
    if city is None:
        award(t, seat, halves(case.effect.vp))
    else:
        yield from leaders.recruit(t, seat, city.space)
    player.leaders = []


# Reformation


@text(texts.Reformation)
def reformation(t: ClashTable, seat: int, case: Case[texts.Reformation]) -> Flow[None]:
    """Reformation: another player's building replaces one of the own; without any, a player who has one does this."""
    building = BUILDING[case.effect.building]
    reformer: int | None = seat
    if not built(t, seat, building):
        able = [other for other in others(t, seat) if built(t, other, building)]
        reformer = yield from choose_player(seat, asks.REFORMER, able)
    if reformer is None:
        return
    able = [other for other in others(t, reformer) if t.state.players[other].buildings[building]]
    preacher = yield from choose_player(reformer, asks.PREACHER, able)
    if preacher is None:
        return
    city = yield from choose_city(t, preacher, asks.TEMPLE, built(t, reformer, building))
    recolour(t, city, building, preacher)
    t.emit(log.REFORMED, seat=preacher, target=reformer, space=layout_of(t).names[city.space])


def built(t: ClashTable, seat: int, building: int) -> list[City]:
    """A player's cities with a building in their own colour."""
    return [city for city in cities_of(t.state, seat) if colour(city, building) == seat]
