"""What Advances and lasting events do in battles: payments before it, abilities in it (CC-20.3, CC-20.21, CC-20.22)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cities, hooks, log
from pentapolis.games.clash_of_cultures.abilities import in_force
from pentapolis.games.clash_of_cultures.cards import discard_event
from pentapolis.games.clash_of_cultures.kinds import BUILDING, NOTHING, UNIT, Goods
from pentapolis.games.clash_of_cultures.payments import BATTLE, can_pay_cost, pay_cost
from pentapolis.games.clash_of_cultures.prices import plus
from pentapolis.games.clash_of_cultures.sources import METALLURGY, SIEGECRAFT, STEEL_WEAPONS
from pentapolis.games.clash_of_cultures.state import Battle, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.units import place, supply
from pentapolis.games.clash_of_cultures.vocabulary.advances import BesiegeFortress, CancelHits, Weapons
from pentapolis.games.clash_of_cultures.vocabulary.common import amount, halves, the
from pentapolis.games.clash_of_cultures.vocabulary.events import SolarEclipse, TrojanHorse
from pentapolis.games.clash_of_cultures.vocabulary.governments import Fanatics
from pentapolis.kernel import Flow

from .dice import NO_FORTRESS_DIE
from .losses import NO_FORTRESS_HIT
from .sides import battle_of, is_player

ECLIPSE, TROJAN_HORSE = "e41_solar_eclipse", "e42_trojan_horse"
NO_CARDS = "no_cards"  # a note of a side: it lays no card in the first round


def siegecraft(t: ClashTable, side: Side, foe: Side) -> Flow[None]:
    """CC-29.5: before cards and dice the attacker pays to cancel the Fortress's die, its cancelled hit, or both."""
    battle = battle_of(t)
    if not battle.fortress or not in_force(t, side.owner, SIEGECRAFT):
        return
    rule = t.content.printed(BesiegeFortress)
    die, hit = amount(rule.die), amount(rule.hit)
    price_of: dict[str, Goods] = {"both": plus(die, hit), "die": die, "hit": hit}
    options = {key: key for key, price in price_of.items() if can_pay_cost(t, side.owner, price, BATTLE)}
    if not options:
        return
    chosen = yield from asks.choose(side.owner, asks.SIEGECRAFT, {asks.NONE: asks.NONE} | options)
    if chosen == asks.NONE:
        return
    yield from pay_cost(t, side.owner, price_of[chosen], BATTLE)
    battle.notes += {"die": [NO_FORTRESS_DIE], "hit": [NO_FORTRESS_HIT]}.get(chosen, [NO_FORTRESS_DIE, NO_FORTRESS_HIT])
    t.emit(log.SIEGECRAFT, seat=side.owner, part=chosen)


def steel_weapons(t: ClashTable, side: Side, foe: Side) -> Flow[None]:
    """CC-20.22: +2 CV in every round of a land battle, +1 if the enemy owns it too; free with Metallurgy if not."""
    if battle_of(t).naval or not in_force(t, side.owner, STEEL_WEAPONS):
        return
    rule = t.content.printed(Weapons)
    matched = in_force(t, foe.owner, STEEL_WEAPONS)
    price = NOTHING if in_force(t, side.owner, METALLURGY) and not matched else rule.due
    if price != NOTHING:
        if not can_pay_cost(t, side.owner, price, BATTLE) or not (yield from asks.may(side.owner, "steel_weapons")):
            return
        yield from pay_cost(t, side.owner, price, BATTLE)
    bonus = rule.value_if_matched if matched else rule.value
    side.bonus += bonus
    side.notes.append("steel_weapons")
    t.emit(log.STEEL_WEAPONS, seat=side.owner, count=bonus)


def trojan_horse(t: ClashTable, side: Side, foe: Side) -> Flow[None]:
    """Once in the game: the attacker of a defended city pays for a point, and the defender lays no card in round 1."""
    battle = battle_of(t)
    if TROJAN_HORSE not in t.state.table_events or not battle.city or not is_player(side.owner):
        return
    effect = the(t.content.events[TROJAN_HORSE], TrojanHorse)
    price = amount(effect.pay)
    if not can_pay_cost(t, side.owner, price, BATTLE) or not (yield from asks.may(side.owner, TROJAN_HORSE)):
        return
    yield from pay_cost(t, side.owner, price, BATTLE)
    t.state.table_events.remove(TROJAN_HORSE)
    player = t.state.players[side.owner]
    player.kept.append(TROJAN_HORSE)  # CC-3.9: it stays with whoever used it
    player.event_points += halves(effect.vp)
    foe.notes.append(NO_CARDS)
    t.emit(log.TROJAN_HORSE, seat=side.owner)


def darkened(t: ClashTable, battle: Battle) -> bool:
    """Solar Eclipse: whether the battle lasts no longer."""
    return ECLIPSE in battle.notes and battle.round >= the(t.content.events[ECLIPSE], SolarEclipse).rounds


def solar_eclipse(t: ClashTable) -> None:
    """The battle that it fell on is over: a point for the winner, or for the defender if there is none."""
    battle = battle_of(t)
    if ECLIPSE not in battle.notes:
        return
    seat = battle.winner if battle.ended in ("won", "retreat") else battle.defender.owner
    t.state.table_events.remove(ECLIPSE)
    discard_event(t, battle.active, ECLIPSE)
    if is_player(seat):
        t.state.players[seat].event_points += halves(the(t.content.events[ECLIPSE], SolarEclipse).vp)
    t.emit(log.SOLAR_ECLIPSE, **({"seat": seat, "who": "seat"} if is_player(seat) else {"who": "nobody"}))


@hooks.MAY_CANCEL.of("warships")
def warships(t: ClashTable, seat: int, hits: int, side: Side, foe: Side) -> int:
    """CC-24.6: a hit in the first round of a naval battle, or of a land battle straight from Ships."""
    battle, rule = battle_of(t), t.content.printed(CancelHits)
    works = battle.naval or (battle.landed and side is battle.attacker)
    return hits + rule.hits if works and battle.round == rule.round else hits


@hooks.COMBAT_VALUE.of("fanaticism")
def fanaticism(t: ClashTable, seat: int, bonus: int, side: Side, foe: Side) -> int:
    """CC-20.21: in a city with a Temple, for the first roll, attacking or defending."""
    rule = t.content.printed(Fanatics)
    return bonus + rule.value if battle_of(t).round == rule.round and holy(t, rule) else bonus


def holy(t: ClashTable, rule: Fanatics) -> bool:
    """CC-20.21: it is a land battle in a city with a Temple."""
    battle = battle_of(t)
    city = t.state.cities.get(battle.space)
    return not battle.naval and city is not None and cities.has(city, BUILDING[rule.building])


@hooks.BATTLE_END.of("fanaticism")
def fanatics(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """CC-20.21: whoever lost that battle places 1 free Infantry in one of their cities with room."""
    from .retreat import room

    battle, rule = battle_of(t), t.content.printed(Fanatics)
    if battle.winner != foe.owner or not holy(t, rule):
        return
    names, kind = layout_of(t).names, UNIT[rule.unit]
    homes = [city.space for city in cities.cities_of(t.state, seat) if city.space != battle.space]
    for _ in range(min(rule.units, supply(t.state, seat, kind))):
        options = {names[space]: space for space in homes if room(t, seat, space) > 0}
        if options:
            space = yield from asks.choose(seat, asks.FANATICS, options)
            place(t, seat, space, kind)
            t.emit(log.FANATICS, seat=seat, space=names[space])
