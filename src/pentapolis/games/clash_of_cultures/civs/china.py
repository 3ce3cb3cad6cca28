"""China: Rice Fields, Sprawling, Fireworks, Imperial Army (CC-30.9); Sun Tzu, Qin Shi Huang, Wu Zetian."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.clash_of_cultures import asks, hooks, moves, payments, units
from pentapolis.games.clash_of_cultures.actions.recruit import room_for
from pentapolis.games.clash_of_cultures.battle.sides import battle_of, cancel, due
from pentapolis.games.clash_of_cultures.kinds import GOOD, INFANTRY, SETTLER, TERRAINS, UNIT, UNITS, Goods, Pick
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.china import BonusNotFewer, RiceFields, SettlersMove
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Bonus, Gain, PayToCancel
from pentapolis.games.clash_of_cultures.wealth import receive
from pentapolis.kernel import Ask, Flow

from .common import bonus, convert, fights, first_round
from .teachers import teacher
from .wonder_leaders import wonder_leader

SETTLERS_IN_CITIES = "settlers_in_cities"


# Advances


@hooks.ON_COLLECT.of("rice_cultivation")
def rice_fields(t: ClashTable, seat: int, city: City, collected: list[int], picks: list[Pick]) -> None:
    """CC-30.9, CC-9.14: 1 more food for each Plain outside the city with a Settler, at most 2."""
    rule = t.content.printed(RiceFields)
    fields = {
        space
        for space, _ in picks
        if space != city.space
        and TERRAINS[t.state.terrain[space]] == rule.terrain
        and units.count(units.stack(t.state, seat, space), UNIT[rule.unit])
    }
    collected[GOOD[rule.good]] += min(rule.max, rule.amount * len(fields))


@hooks.ON_RECRUIT.of("expansion")
def sprawling(t: ClashTable, seat: int, city: City, recruited: int, paid: Goods) -> None:
    """CC-30.9: after a Recruit with a Settler a free Move of Settlers that are in cities."""
    if units.count(recruited, SETTLER):
        moves.begin(t, seat, only=SETTLERS_IN_CITIES, groups=t.content.printed(SettlersMove).groups)


@hooks.CASUALTIES.of("fireworks")
def fireworks(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """First round of a battle: 1 ore and 1 wood cancel a hit."""
    if first_round(t):
        yield from pay_to_cancel(t, seat, side, "fireworks")


def pay_to_cancel(t: ClashTable, seat: int, side: Side, carrier: str) -> Flow[None]:
    """A payment that cancels hits, if there is one that is due."""
    rule = t.content.printed(PayToCancel, carrier)
    if due(t, side) and (yield from payments.offered(t, seat, rule.prices, payments.BATTLE, carrier)):
        cancel(t, side, rule.hits)


# Imperial Army


def conversions(
    t: ClashTable, seat: int, settlers: dict[int, int], infantry: dict[int, int]
) -> Iterator[tuple[int, int, int]]:
    """Every conversion that is possible: space, kind and what it becomes. Each unit is converted at most once."""
    supply = t.state.players[seat].units
    for space, stack in t.state.units[seat].items():
        settler_left = settlers.get(space, units.count(stack, SETTLER))
        infantry_left = infantry.get(space, units.count(stack, INFANTRY))
        if settler_left and supply[INFANTRY] and (t.state.sea >> space & 1 or room_for(t, seat, INFANTRY, space)):
            yield space, SETTLER, INFANTRY
        if infantry_left and supply[SETTLER]:
            yield space, INFANTRY, SETTLER


def convertible(t: ClashTable, seat: int) -> bool:
    return any(True for _ in conversions(t, seat, {}, {}))


@ability("imperial_army", "CC-33.1", main=True, possible=convertible)
def imperial_army(t: ClashTable, seat: int) -> Flow[None]:
    """Once per turn, as an action: Settlers become Infantry and Infantry Settlers where they stand, one by one."""
    names = layout_of(t).names
    left = {
        kind: {space: units.count(stack, kind) for space, stack in t.state.units[seat].items()}
        for kind in (SETTLER, INFANTRY)
    }
    while True:
        options: dict[str, tuple[int, int, int] | None] = {
            f"{names[space]}:{UNITS[kind]}": (space, kind, into)
            for space, kind, into in conversions(t, seat, left[SETTLER], left[INFANTRY])
        }
        if not options:
            return
        options[asks.DONE] = None
        chosen = yield Ask(seat, asks.RETRAIN, options)
        if chosen is None:
            return
        space, kind, into = chosen
        left[kind][space] -= 1
        convert(t, seat, space, kind, into)


# Leaders

teacher("sun_tzu", "art_of_war")
teacher("wu_zetian", "agriculture_economist")
wonder_leader("qin_shi_huang", "great_wall")


@hooks.BATTLE_END.of("sun_tzu")
def fast_war(t: ClashTable, seat: int, side: Side, foe: Side) -> None:
    """Fast War: a land battle against army units won in its first round, and he survives: 1 mood and 1 culture."""
    battle = battle_of(t)
    if battle.winner == seat and battle.round == 1 and not battle.naval and fights(side) and foe.losses:
        receive(t, seat, t.content.printed(Gain, "fast_war").goods)


@hooks.CASUALTIES.of("qin_shi_huang")
def tactician(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """Tactician: in a land battle with him 2 culture cancel a hit, once each round."""
    if fights(side):
        yield from pay_to_cancel(t, seat, side, "tactician")


@bonus("wu_zetian", BonusNotFewer)
def brilliant_conqueror(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Brilliant Conqueror: in each round begun with at least as many units as the enemy."""
    return units.total(side.began) >= units.total(foe.began)
