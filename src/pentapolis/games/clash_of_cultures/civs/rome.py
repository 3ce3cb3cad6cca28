"""Rome: Aqueducts, Imperial Roads, Captivi, Provinces (CC-30.26); Augustus, Caesar, Sulla."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cards, hooks, log, payments, units
from pentapolis.games.clash_of_cultures.abilities import EARLY, his_city, leader_city
from pentapolis.games.clash_of_cultures.actions import advance, happiness
from pentapolis.games.clash_of_cultures.actions.activate import activate
from pentapolis.games.clash_of_cultures.actions.recruit import room_for
from pentapolis.games.clash_of_cultures.battle.sides import battle_of
from pentapolis.games.clash_of_cultures.cities import set_mood
from pentapolis.games.clash_of_cultures.hexes import distance
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, HAPPY, MOOD_OF, NOTHING, NOWHERE, UNIT, UNITS
from pentapolis.games.clash_of_cultures.powers.using import ability, prices_of
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import rome, shared
from pentapolis.games.clash_of_cultures.wealth import receive
from pentapolis.kernel import Flow

from .common import bonus, may_activate, own_cities_in, substitute, within

# Aqueducts


@hooks.EVENT_IMMUNE.of("aqueducts")
def aqueducts(t: ClashTable, seat: int, immune: bool, event: str) -> bool:
    """Famines are ignored."""
    return immune or t.content.printed(rome.ImmuneToEvents).tag in t.content.events[event].tags


@hooks.ADVANCE_PRICES.of("aqueducts")
def clean_water(t: ClashTable, seat: int, prices: list[Price], name: str) -> list[Price]:
    """CC-6.13: Sanitation costs no food."""
    return [Price(NOTHING)] if name in t.content.printed(shared.FreeAdvances, "aqueducts").advances else prices


def may_clean(t: ClashTable, seat: int) -> bool:
    name = t.content.printed(rome.BuyAsFreeAction).advance
    return advance.bar(t, seat, name) is None and payments.can_pay(t, seat, advance.STANDARD, payments.ADVANCE)


@ability("aqueducts", "CC-6.10", possible=may_clean)
def sewers(t: ClashTable, seat: int) -> Flow[None]:
    """Or Sanitation at its normal cost as a free action."""
    name = t.content.printed(rome.BuyAsFreeAction).advance
    paid = yield from payments.pay(t, seat, advance.STANDARD, payments.ADVANCE)
    yield from advance.gain(t, seat, name)
    yield from hooks.ON_BUY_ADVANCE.run(t, seat, name, paid)


# The other Advances


@hooks.ROADS_RANGE.of("imperial_roads")
def imperial_roads(t: ClashTable, seat: int, spaces: int, start: int, end: int) -> int:
    """CC-30.26: up to 4 spaces between own cities."""
    for space in (start, end):
        city = t.state.cities.get(space)
        if city is None or city.owner != seat:
            return spaces
    return max(spaces, t.content.printed(rome.LongRoads).range)


@hooks.BATTLE_END.of("captivi")
def captivi(t: ClashTable, seat: int, side: Side, foe: Side) -> None:
    """A battle won against fighting units or a Fortress gives 1 gold and 1 mood."""
    battle = battle_of(t)
    if battle.winner == seat and (foe.start or foe.allies or (battle.fortress and side is battle.attacker)):
        receive(t, seat, t.content.printed(shared.Gain, "captivi").goods)


substitute("captivi")


@hooks.MAY_RECRUIT.of("provinces")
def auxiliaries(t: ClashTable, seat: int, allowed: bool, city: City, kind: int) -> bool:
    """Cities at least 3 spaces from the starting city space recruit Cavalry without a Market."""
    rule = t.content.printed(shared.RecruitFarAway)
    if allowed or UNITS[kind] != rule.unit:
        return allowed
    return distance(layout_of(t), t.state.players[seat].start, city.space, t.state.revealed) >= rule.distance


@hooks.ON_CAPTURE.of("provinces", order=EARLY)
def provinces(t: ClashTable, seat: int, city: City, former: int, mood: int, pieces: int) -> Flow[None]:
    """A captured city becomes Neutral, or Happy for 1 culture."""
    if city.space not in t.state.cities:
        return
    set_mood(t, city, MOOD_OF[t.content.printed(shared.CaptureMood, "provinces").mood])
    happy = t.content.printed(rome.HappyForPrice).prices
    if (yield from payments.offered(t, seat, happy, payments.ABILITY, "provinces")):
        set_mood(t, city, HAPPY)


# Augustus


@ability("augustus", "CC-11.14", main=True, prices=prices_of(rome.ExchangeCards), possible=may_activate)
def princeps(t: ClashTable, seat: int) -> Flow[None]:
    """Princeps: activate his city; draw an action and an objective card, then discard one of each."""
    player, rule = t.state.players[seat], t.content.printed(rome.ExchangeCards)
    for _ in range(rule.actions):
        yield from cards.draw_action(t, seat)
    for _ in range(rule.objectives):
        cards.take_objective(t, seat)
    for _ in range(min(rule.actions, len(player.actions))):
        card = yield from asks.choose(seat, asks.DISCARD, {card: card for card in player.actions})
        cards.discard_action(t, seat, card)
        t.emit(log.DISCARDED, seat=seat, card=card)
    for _ in range(min(rule.objectives, len(player.objectives))):
        card = yield from asks.choose(seat, asks.PRINCEPS, {card: card for card in player.objectives})
        cards.discard_objective(t, seat, card)
    city = his_city(t, seat)
    yield from activate(t, seat, city, "augustus")


@bonus("augustus", rome.BonusAbroad)
def emperor(t: ClashTable, seat: int, side: Side, foe: Side, rule: shared.Bonus) -> int:
    """Emperor: in a region without a city of yours."""
    layout = layout_of(t)
    region = layout.regions[layout.region[battle_of(t).space]]
    return not any(True for _ in own_cities_in(t, seat, sum(1 << space for space in region)))


# Caesar


def may_please(t: ClashTable, seat: int) -> bool:
    city = leader_city(t, seat)
    return city is not None and bool(happiness.raisable(t, seat, [city]))


@ability("caesar", "CC-14.1", possible=may_please)
def statesman(t: ClashTable, seat: int) -> Flow[None]:
    """Statesman: Increase Happiness for his city only, as a free action."""
    city = his_city(t, seat)
    yield from happiness.increase(t, seat, [city])


@hooks.ON_CAPTURE.of("caesar")
def proconsul(t: ClashTable, seat: int, city: City, former: int, mood: int, pieces: int) -> Flow[None]:
    """Proconsul: when he captures a city 1 gold places an Infantry there."""
    player, rule = t.state.players[seat], t.content.printed(rome.UnitForCapture)
    kind, prices = UNIT[rule.unit], rule.prices
    if player.leader_space != city.space or city.space not in t.state.cities or not player.units[kind]:
        return
    if not room_for(t, seat, kind, city.space):
        return
    if (yield from payments.offered(t, seat, prices, payments.ABILITY, "proconsul")):
        units.place(t, seat, city.space, kind)


# Sulla


@hooks.INFLUENCE_TARGET.of("sulla")
def dictator(t: ClashTable, seat: int, allowed: bool, city: City, building: int) -> bool:
    """Dictator: his city cannot be the target of Influence Culture."""
    return allowed and not (city.owner == seat and t.state.players[seat].leader_space == city.space)


@hooks.BARBARIAN_VETO.of("sulla")
def veto(t: ClashTable, seat: int, needed: bool, space: int) -> bool:
    """Dictator: Barbarian armies within 2 spaces of him move only if his player agrees."""
    here = t.state.players[seat].leader_space
    return needed or (
        here != NOWHERE and bool(within(t, here, t.content.printed(rome.VetoBarbarians).range) >> space & 1)
    )


@bonus("sulla", rome.BonusAgainstBarbarians)
def civilizer(t: ClashTable, seat: int, side: Side, foe: Side, rule: shared.Bonus) -> int:
    """Civilizer: against Barbarians."""
    return foe.owner == BARBARIANS
