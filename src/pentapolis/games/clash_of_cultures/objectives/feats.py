"""Objectives that ask for something that happens: founding, building, battles, captures (CC-18.2).

Each feat is `(t, seat, want, *facts) -> bool`, and belongs to an occurrence that the rules announce with `immediate`.
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures import cities, hooks, pirates
from pentapolis.games.clash_of_cultures.hexes import reach
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, LEADER, PIRATES, UNIT
from pentapolis.games.clash_of_cultures.powers.economy import Trader, partners
from pentapolis.games.clash_of_cultures.sources import TRADE_ROUTES
from pentapolis.games.clash_of_cultures.state import Battle, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, SHIP_MASK, count, total
from pentapolis.games.clash_of_cultures.vocabulary import objectives as goals
from pentapolis.games.clash_of_cultures.vocabulary.advances import TradeRoutes
from pentapolis.games.clash_of_cultures.vocabulary.common import Kind

from .measures import away

Feat = Callable[..., bool]


def found_city_distance(t: ClashTable, seat: int, want: goals.FeatOf, space: int) -> bool:
    return away(t, t.state.players[seat].start, space) >= want.min


def construct_wonder(t: ClashTable, seat: int, want: goals.Feat, wonder: str) -> bool:
    return True


def draft_used_in_turn(t: ClashTable, seat: int, want: goals.DraftUsed) -> bool:
    """CC-11.9: in so many Recruit actions of the turn; another may only be completed by further ones."""
    return t.state.turn.seat == seat and t.state.turn.drafts >= want.times


def capture_city(
    t: ClashTable, seat: int, want: goals.CaptureCity, space: int, former: int, defenders: int, landed: bool
) -> bool:
    """The former owner, how many units defended, whether the conquerors came from Ships."""
    if (former == BARBARIANS) != (want.owner == "barbarian"):
        return False
    battle = t.state.battle
    fortress = battle is not None and battle.fortress
    if want.defended and not defenders and not fortress:
        return False
    return defenders >= want.defenders_min and (landed or not want.disembarked)


# Battles: each is over, but still there.


def sides(battle: Battle, seat: int) -> tuple[Side, Side]:
    """The seat's side and the other."""
    own = battle.attacker if battle.attacker.owner == seat else battle.defender
    return own, battle.defender if own is battle.attacker else battle.attacker


def fighting(side: Side) -> int:
    """With how many fighting units a side began."""
    return total(side.start) + side.allies + side.allies_lost


def eliminated(side: Side) -> int:
    """Army units and Ships that a side has lost."""
    return total(side.losses & (ARMY_MASK | SHIP_MASK)) + side.allies_lost


def win_battle(t: ClashTable, seat: int, want: goals.WinBattle, battle: Battle) -> bool:
    """Won, and everything else that the card names."""
    own, foe = sides(battle, seat)
    if battle.winner != seat or not is_versus(want.versus, foe) or not is_fought(want, battle, own):
        return False
    led = count(own.start, LEADER) > 0 or not want.with_leader
    left = any(count(own.units, UNIT[unit]) for unit in want.survivor) or not want.survivor
    return led and left and eliminated(foe) >= want.eliminated_min and is_outnumbered(want.units, own, foe)


def is_versus(enemy: str, foe: Side) -> bool:
    match enemy:
        case "barbarian":
            return foe.owner == BARBARIANS
        case "player":
            return foe.owner < BARBARIANS
    return True


def is_fought(want: goals.WinBattle, battle: Battle, own: Side) -> bool:
    """Where, and in which role."""
    if want.role != "any" and (own is battle.attacker) != (want.role == "attacker"):
        return False
    if want.battle != "any" and battle.naval != (want.battle == "naval"):
        return False
    return battle.city or not want.in_city


def is_outnumbered(by: str, own: Side, foe: Side) -> bool:
    match by:
        case "fewer":
            return fighting(own) < fighting(foe)
        case "not_more":
            return fighting(own) <= fighting(foe)
    return True


def beat_learned(t: ClashTable, seat: int, want: goals.BeatLearned, battle: Battle) -> bool:
    own, foe = sides(battle, seat)
    if battle.winner != seat or foe.owner >= BARBARIANS:
        return False
    mask, players = t.content.category_sets[want.category], t.state.players
    more = (players[foe.owner].advances & mask).bit_count() > (players[own.owner].advances & mask).bit_count()
    return more or fighting(own) < fighting(foe)


def eliminate_in_battle(t: ClashTable, seat: int, want: goals.FeatOf, battle: Battle) -> bool:
    return not battle.naval and total(sides(battle, seat)[1].losses & ARMY_MASK) >= want.min


def battle_total_units(t: ClashTable, seat: int, want: goals.FeatOf, battle: Battle) -> bool:
    return not battle.naval and fighting(battle.attacker) + fighting(battle.defender) >= want.min


def attack_city(t: ClashTable, seat: int, want: goals.AttackCity, battle: Battle) -> bool:
    """Asked before the city changes hands."""
    city = t.state.cities.get(battle.space)
    if battle.attacker.owner != seat or not battle.city or city is None:
        return False
    large = cities.size(city) >= want.size and city.wonders.bit_count() >= want.wonders_min
    return large and total(battle.attacker.start) >= want.army_min


def land_battles_in_turn(t: ClashTable, seat: int, want: goals.LandBattles, battle: Battle) -> bool:
    """The active player's battles of this turn, on different spaces."""
    turn = t.state.turn
    if turn.seat != seat or battle.naval:
        return False
    return len(set(turn.battles)) >= want.min and len(turn.wins) >= want.won_min


def won_pirate_battles_in_turn(t: ClashTable, seat: int, want: goals.FeatOf, battle: Battle) -> bool:
    against = sides(battle, seat)[1].owner == PIRATES and battle.winner == seat
    return against and t.state.turn.seat == seat and t.state.turn.pirate_wins >= want.min


def eliminate_leader_and(t: ClashTable, seat: int, want: goals.EliminateLeader, battle: Battle) -> bool:
    foe = sides(battle, seat)[1]
    return count(foe.losses, LEADER) > 0 and eliminated(foe) - 1 >= want.others_min


def eliminate_trader(t: ClashTable, seat: int, want: goals.EliminateTrader, battle: Battle) -> bool:
    """CC-29.7: of a player with Trade Routes, in reach of a city it could have traded with."""
    foe = sides(battle, seat)[1]
    if foe.owner >= BARBARIANS or not t.state.players[foe.owner].force & TRADE_ROUTES:
        return False
    lost = [UNIT[unit] for unit in want.units if count(foe.losses, UNIT[unit])]
    return any(could_trade(t, foe.owner, Trader(battle.space, kind)) for kind in lost)


def could_trade(t: ClashTable, seat: int, trader: Trader) -> bool:
    shut, usual = pirates.blocked(t), t.content.printed(TradeRoutes).range
    if shut >> trader.space & 1:
        return False
    for city in partners(t, seat):
        span = hooks.TRADE_RANGE(t, seat, usual, trader, city)
        if reach(layout_of(t), trader.space, span, t.state.revealed & ~shut) >> city.space & 1:
            return True
    return False


FEATS: dict[str, dict[type[Kind], Feat]] = {
    "found_city_distance": {goals.FoundCity: found_city_distance},
    "construct_wonder": {goals.ConstructWonder: construct_wonder},
    "draft_used_in_turn": {goals.DraftUsed: draft_used_in_turn},
    "capture_city": {goals.CaptureCity: capture_city},
    "battle": {
        goals.WinBattle: win_battle,
        goals.BeatLearned: beat_learned,
        goals.EliminateArmy: eliminate_in_battle,
        goals.LandBattle: battle_total_units,
        goals.AttackCity: attack_city,
        goals.LandBattles: land_battles_in_turn,
        goals.PiratesBeaten: won_pirate_battles_in_turn,
        goals.EliminateLeader: eliminate_leader_and,
        goals.EliminateTrader: eliminate_trader,
    },
}
"""By occurrence: what is asked for, and the test."""
