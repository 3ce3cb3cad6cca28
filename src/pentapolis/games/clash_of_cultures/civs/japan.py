"""Japan: Pottery, Horsemanship, Subterfuge, Shogunate (CC-30.20); Go-Toba, Jimmu, Suiko."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cards, hooks, log, payments
from pentapolis.games.clash_of_cultures.abilities import LATE, TURN, his_city, leader_city, ready, use
from pentapolis.games.clash_of_cultures.actions import advance
from pentapolis.games.clash_of_cultures.actions.recruit import NO_UNIT, Offer
from pentapolis.games.clash_of_cultures.battle.sides import battle_of
from pentapolis.games.clash_of_cultures.cities import buildings, colour, has, recolour
from pentapolis.games.clash_of_cultures.civil.play import near, presence
from pentapolis.games.clash_of_cultures.kinds import BUILDING, BUILDINGS, GOOD, NOWHERE, UNITS, Pick
from pentapolis.games.clash_of_cultures.powers.people import draft_cost
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.sources import DRAFT, bit, names
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.units import ARMY_MASK
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import japan
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Bonus, RecruitWithBuilding
from pentapolis.games.clash_of_cultures.wealth import receive
from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.verbs import Verb

from .common import battle_city, battle_space, bonus, defends, fights, first_round, in_his_city, within

POTTERY, SHOGUNATE = bit("pottery"), bit("shogunate")


# Advances


@hooks.ON_COLLECT.of("pottery", order=LATE)
def pottery(t: ClashTable, seat: int, city: City, collected: list[int], picks: list[Pick]) -> None:
    """CC-30.20: once per turn 1 culture for a Collect of at least 3 food."""
    rule = t.content.printed(japan.GainForHarvest)
    if collected[GOOD[rule.good]] >= rule.least and ready(t, seat, POTTERY):
        use(t, seat, POTTERY)
        receive(t, seat, rule.goods)


@hooks.MAY_RECRUIT.of("horsemanship")
def riders(t: ClashTable, seat: int, allowed: bool, city: City, kind: int) -> bool:
    """Cities with a Fortress recruit Cavalry."""
    rule = t.content.printed(RecruitWithBuilding)
    return allowed or (UNITS[kind] == rule.unit and has(city, BUILDING[rule.building]))


@hooks.CAVALRY_CLASH.of("horsemanship")
def horsemanship(t: ClashTable, seat: int, extra: int, side: Side, foe: Side, clashes: int) -> int:
    """First round defending a Fortress: one Cavalry gives +3 instead of +2."""
    battle = battle_of(t)
    rule = t.content.printed(japan.StrongerCavalry)
    if not clashes or not first_round(t) or not defends(t, side) or not battle.city:
        return extra
    return extra + rule.more * has(battle_city(t), BUILDING[rule.building])


# Go-Toba


@hooks.BATTLE_START.of("go_toba")
def way_of_the_sword(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """Way of the Sword: before a land battle 1 ore for +2 in every round, even if he dies."""
    rule = t.content.printed(japan.PaidBonus)
    if fights(side) and (yield from payments.offered(t, seat, rule.prices, payments.BATTLE, "way_of_the_sword")):
        side.bonus += rule.amount


@hooks.ON_CONSTRUCT.of("go_toba")
def scholar(t: ClashTable, seat: int, city: City, building: int) -> Flow[None]:
    """Scholar: after an Academy or Observatory in his city an Advance may be bought without an action."""
    if BUILDINGS[building] not in t.content.printed(japan.AdvanceAfterBuilding).buildings or not in_his_city(
        t, seat, city
    ):
        return
    options = {name: name for name in names(advance.available(t, seat)) if advance.can_buy(t, seat, name)}
    if options:
        name = yield from asks.choose(seat, asks.ADVANCE, {**options, asks.NONE: ""})
        if name:
            yield from advance.buy(t, seat, name)


# Jimmu


@hooks.COMBAT_VALUE.of("jimmu")
def fortified(t: ClashTable, seat: int, total: int, side: Side, foe: Side) -> int:
    """Fortified: own cities with a Fortress within 2 spaces of him, even against Siegecraft."""
    battle, here = battle_of(t), t.state.players[seat].leader_space
    rule = t.content.printed(japan.BonusDefendingBuilding)
    if here == NOWHERE or not battle.city or not defends(t, side) or not has(battle_city(t), BUILDING[rule.building]):
        return total
    if within(t, battle_space(t), rule.range) >> here & 1:
        return total + rule.amount
    return total


# Suiko


def reclaimable(t: ClashTable, seat: int) -> list[int]:
    """The foreign buildings in her city, but Obelisks, that can be in the own colour again (CC-33.1)."""
    city = leader_city(t, seat)
    if city is None:
        return []
    supply, but = t.state.players[seat].buildings, BUILDING[t.content.printed(japan.Reclaim).but]
    return [kind for kind in buildings(city) if kind != but and colour(city, kind) != seat and supply[kind]]


def needs_action(t: ClashTable, seat: int) -> bool:
    """With State Religion it is a free action."""
    return not t.state.players[seat].force & bit(t.content.printed(japan.Reclaim).free_with)


def bar_buddhism(t: ClashTable, seat: int) -> str | None:
    if leader_city(t, seat) is None:
        return "CC-11.14"
    if needs_action(t, seat) and t.state.turn.actions <= 0:
        return "CC-2.2"
    return None if payments.can_pay(t, seat, t.content.printed(japan.Reclaim).prices, payments.ABILITY) else "CC-4.1"


def buddhism_offers(t: ClashTable, seat: int) -> list[tuple[str, int]]:
    if bar_buddhism(t, seat):
        return []
    return [(BUILDINGS[kind], kind) for kind in reclaimable(t, seat)]


def why_no_buddhism(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    rule = bar_buddhism(t, seat)
    if rule is None and rest in BUILDING and BUILDING[rest] not in reclaimable(t, seat):
        rule = "CC-15.3"
    return Refusal(rule, piece="suiko") if rule else None


def japanese_buddhism(t: ClashTable, seat: int, kind: int) -> Flow[None]:
    """Japanese Buddhism: as an action, with State Religion free: 1 culture turns a building back to the own colour."""
    if needs_action(t, seat):
        t.state.turn.actions -= 1
        t.state.turn.taken += 1
    yield from payments.pay(t, seat, t.content.printed(japan.Reclaim).prices, payments.ABILITY)
    city = his_city(t, seat)
    recolour(t, city, kind, seat)
    t.emit(log.RECLAIMED, seat=seat, space=layout_of(t).names[city.space], piece=BUILDINGS[kind])


TURN.add(Verb("use:suiko", buddhism_offers, why_no_buddhism, japanese_buddhism, main=False, source=bit("suiko")))


@bonus("suiko", japan.BonusDefending)
def defender(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Defender: defending with her (CC-EX-11)."""
    return defends(t, side)


# Subterfuge and Shogunate


@hooks.CANCEL_CARD.of("subterfuge")
def subterfuge(t: ClashTable, seat: int, cancelled: bool, other: int, card: str) -> Flow[bool]:
    """CC-30.20: discard a card to cancel one of a player nearby; Great Persons count as action cards."""
    player = t.state.players[seat]
    if cancelled or not (player.actions or player.persons) or not watched(t, seat, other):
        return cancelled
    options = {held: held for held in (*player.actions, *player.persons)}
    given = yield Ask(seat, asks.SUBTERFUGE, {asks.NONE: "", **options}, card=card)
    if not given:
        return False
    cards.discard_playable(t, seat, given)
    t.emit(log.DISCARDED, seat=seat, card=given)
    return True


def watched(t: ClashTable, seat: int, other: int) -> bool:
    """CC-30.20: an own city or army unit within 2 spaces of a unit or city of the other player."""
    area = near(t, presence(t, other), t.content.printed(japan.CancelCard).range)
    if any(city.owner == seat and area >> city.space & 1 for city in t.state.cities.values()):
        return True
    return any(stack & ARMY_MASK and area >> space & 1 for space, stack in t.state.units[seat].items())


@hooks.CARD_FREE.of("shogunate")
def shogunate(t: ClashTable, seat: int, free: bool) -> bool:
    """CC-30.20: once per turn a card that needs an action is free."""
    used = t.state.players[seat].used & SHOGUNATE
    return free or not (used and t.content.printed(japan.CardAsFreeAction).once)


@hooks.RECRUIT_OFFERS.of("shogunate", order=LATE)
def scholars_for_soldiers(
    t: ClashTable, seat: int, offers: dict[str, Offer], city: City, taken: list[str]
) -> dict[str, Offer]:
    """CC-30.20: once per turn Draft may buy an action card instead."""
    spent = t.state.turn.draft_card and t.content.printed(japan.DraftBuysCard).once
    if not t.state.players[seat].force & DRAFT or spent or any(key.endswith(":draft") for key in taken):
        return offers
    return {**offers, "card:draft": Offer(NO_UNIT, [Price(draft_cost(t, seat))], "draft")}


# Jimmu after a battle


@hooks.BATTLE_END.of("jimmu")
def mythical(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """Mythical: after a battle that he survives 1 culture takes back a tactics card played in it."""
    found = [card for card in side.played if card in t.state.action_discard]
    prices = t.content.printed(japan.TakeBackCard).prices
    if not found or side.hand != seat or not fights(side) or not payments.can_pay(t, seat, prices, payments.BATTLE):
        return
    card = yield Ask(seat, asks.RECOVER, {**{card: card for card in found}, asks.NONE: ""})
    if card:
        yield from payments.pay(t, seat, prices, payments.BATTLE)
        t.state.action_discard.remove(card)
        t.state.players[seat].actions.append(card)
        cards.show(t, card)
        t.emit(log.TOOK_DISCARD, seat=seat, card=card)
