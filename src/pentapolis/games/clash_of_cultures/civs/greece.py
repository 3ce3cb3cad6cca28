"""Greece: Formal Training, Spartans, Hellenization, Polis (CC-30.15, CC-30.16); Alexander, Leonidas, Pericles."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, payments, persons, units
from pentapolis.games.clash_of_cultures.abilities import LATE, TURN, his_city, leader_city, ready, use
from pentapolis.games.clash_of_cultures.actions import influence
from pentapolis.games.clash_of_cultures.actions.activate import activate
from pentapolis.games.clash_of_cultures.actions.recruit import Offer
from pentapolis.games.clash_of_cultures.battle.sides import battle_of
from pentapolis.games.clash_of_cultures.cities import bar_activation, cities_of, colour, has, size
from pentapolis.games.clash_of_cultures.civil import play
from pentapolis.games.clash_of_cultures.kinds import BUILDING, BUILDINGS, MOOD, NOWHERE, Goods, goods
from pentapolis.games.clash_of_cultures.powers.using import ability, prices_of
from pentapolis.games.clash_of_cultures.prices import Price, plus
from pentapolis.games.clash_of_cultures.sources import ARTS, bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import greece
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Bonus, BonusAboard, DraftPaidWith, Gain
from pentapolis.games.clash_of_cultures.wealth import receive
from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.verbs import Verb

from .common import bonus, in_his_city
from .teachers import teacher

POLIS = bit("polis")


# Advances


@hooks.ON_RECRUIT.of("formal_training")
def formal_training(t: ClashTable, seat: int, city: City, recruited: int, paid: Goods) -> None:
    """CC-30.15: 1 idea whenever a city with an Academy recruits at least one unit."""
    rule = t.content.printed(greece.GainForRecruit)
    if recruited and has(city, BUILDING[rule.building]):
        receive(t, seat, rule.goods)


@hooks.DENY_TACTICS.of("spartans")
def spartans(t: ClashTable, seat: int, denied: bool, side: Side, foe: Side) -> bool:
    """In a round of a land battle begun with fewer units the enemy may not play a tactics card."""
    battle = battle_of(t)
    return denied or (not battle.naval and units.total(side.units) < units.total(foe.units))


@hooks.INFLUENCE_SOURCES.of("hellenization")
def hellenization(t: ClashTable, seat: int, sources: dict[int, int]) -> dict[int, int]:
    """CC-30.15: any city that holds a building in the own colour; its whole size is the range."""
    found = dict(sources)
    for city in t.state.cities.values():
        if city.owner != seat and any(colour(city, kind) == seat for kind in range(len(BUILDINGS))):
            found[city.space] = size(city)
    return found


@hooks.INFLUENCED_SOURCE.of("hellenization")
def hellenized(t: ClashTable, seat: int, allowed: bool, city: City) -> bool:
    """CC-30.15: an own city under foreign influence is a source like others if it holds an own building."""
    return allowed or any(colour(city, kind) == seat for kind in range(len(BUILDINGS)))


@hooks.ON_ACTIVATE.of("polis", order=LATE)
def polis(t: ClashTable, seat: int, city: City, what: str) -> Flow[None]:
    """CC-30.16: at a city's second activation in the turn another one may count as activated in its place."""
    if city.activations != t.content.printed(greece.OtherCityActivated).activation - 1 or not ready(t, seat, POLIS):
        return
    names = layout_of(t).names
    before = size(city) - (what in ("construct", "wonder"))  # CC-EX-41: as it was at the activation
    options = {
        names[other.space]: other.space
        for other in cities_of(t.state, seat)
        if other is not city and size(other) >= before and other.mood >= city.mood and bar_activation(other) is None
    }
    if not options:
        return
    space = yield Ask(seat, asks.POLIS, {**options, asks.NONE: NOWHERE}, space=names[city.space])
    if space != NOWHERE:
        use(t, seat, POLIS)
        t.state.turn.instead = space


# Leaders

teacher("pericles", "master")


@bonus("alexander", greece.BonusPerRegion)
def ruler_of_the_world(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Ruler of the World: +1 for each region but the own starting region with a city of yours."""
    region = layout_of(t).region
    home = region[t.state.players[seat].start]
    return len({region[city.space] for city in cities_of(t.state, seat)} - {home})


@hooks.ON_RECRUIT.of("leonidas")
def this_is_sparta(t: ClashTable, seat: int, city: City, recruited: int, paid: Goods) -> None:
    """This Is Sparta: 1 culture for a Recruit in his city."""
    if recruited and in_his_city(t, seat, city):
        receive(t, seat, t.content.printed(Gain, "this_is_sparta").goods)


@bonus("leonidas", greece.BonusOutnumbered)
def hero_of_thermopylae(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Hero of Thermopylae: +2 for each army unit that the enemy has more."""
    return max(0, units.army_size(foe.units) - units.army_size(side.units))


@bonus("pericles", BonusAboard, "admiral", naval=True)
def admiral(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Admiral: naval battles while he is aboard."""
    return 1


# More of the Advances


@hooks.RECRUIT_OFFERS.of("spartans", order=LATE)
def spartan_draft(t: ClashTable, seat: int, offers: dict[str, Offer], city: City, taken: list[str]) -> dict[str, Offer]:
    """Draft may be paid in culture."""
    drafted = offers.get("infantry:draft")
    if drafted is None:
        return offers
    good = t.content.printed(DraftPaidWith, "spartans").good
    more = [Price(goods(**{good: price.cost[MOOD]})) for price in drafted.prices if price.cost[MOOD]]
    return {**offers, "infantry:draft": drafted._replace(prices=[*drafted.prices, *more])}


def may_hellenize(t: ClashTable, seat: int) -> bool:
    """CC-30.15: Arts is used once per turn, whichever way it is paid."""
    return ready(t, seat, ARTS) and influence.possible(t, seat)


@ability("hellenization", "CC-15.11", prices=prices_of(greece.ArtsFor), possible=may_hellenize, barred=influence.bar)
def hellenic_arts(t: ClashTable, seat: int) -> Flow[None]:
    """CC-30.15: Arts for 2 mood instead of 1 culture."""
    use(t, seat, ARTS)
    yield from influence.influence(t, seat)


# Alexander's Idol

IDOL = "idol"


def idol_price(t: ClashTable, seat: int, card: str) -> Goods:
    """1 culture, and what the card costs: all of it must be there."""
    extra = t.content.cost(greece.Idol)
    return plus(extra, play.cost_of(t, play.half_of(t, card))) if card in t.content.action_cards else extra


def bar_idol(t: ClashTable, seat: int, card: str) -> str | None:
    city = leader_city(t, seat)
    if city is None:
        return "CC-11.14"
    if bar_activation(city):
        return "CC-8.3"
    if card in t.content.action_cards:
        half = play.half_of(t, card)
        if t.content.civil[half].timing != play.MAIN:
            return "CC-17.2"
        barred = play.bar(t, seat, half)
        if barred:
            return barred
    return None if payments.can_pay_cost(t, seat, idol_price(t, seat, card), payments.CARD) else "CC-4.1"


def idol_offers(t: ClashTable, seat: int) -> list[tuple[str, str]]:
    player = t.state.players[seat]
    if leader_city(t, seat) is None or not payments.can_pay(
        t, seat, t.content.printed(greece.Idol).prices, payments.CARD
    ):
        return []
    return [(card, card) for card in (*player.actions, *player.persons) if bar_idol(t, seat, card) is None]


def why_no_idol(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    player = t.state.players[seat]
    if rest not in t.content.action_cards and rest not in t.content.events:
        return None
    if rest not in player.actions and rest not in player.persons:
        return Refusal("CC-17.1", card=rest)
    return Refusal(bar_idol(t, seat, rest) or "CC-17.2", card=rest)


def idol(t: ClashTable, seat: int, card: str) -> Flow[None]:
    """Idol: play a card that needs an action without one."""
    perform = play.perform if card in t.content.action_cards else persons.play.perform
    yield from perform(t, seat, (card, IDOL))


def worship(t: ClashTable, seat: int) -> Flow[None]:
    """Idol: 1 culture and an activation of his city, in the place of the action. CC-30.20: not for a cancelled card."""
    city = his_city(t, seat)
    yield from payments.pay(t, seat, t.content.printed(greece.Idol).prices, payments.CARD)
    yield from activate(t, seat, city, "alexander")


play.INSTEAD[IDOL] = worship

TURN.add(Verb("use:alexander", idol_offers, why_no_idol, idol, main=False, source=bit("alexander")))
