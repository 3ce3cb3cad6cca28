"""What Great Persons do when they are played, by the kinds of effects in the data (`vocabulary.persons`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.games.clash_of_cultures import asks, cards, log, moves, payments
from pentapolis.games.clash_of_cultures.abilities import SILENCE
from pentapolis.games.clash_of_cultures.actions import advance, construct, found
from pentapolis.games.clash_of_cultures.cities import cities_of, set_mood
from pentapolis.games.clash_of_cultures.civil.people import explore_near, unhappy
from pentapolis.games.clash_of_cultures.kinds import BUILDING, BUILDINGS, CULTURE, HAPPY, MOOD, NOWHERE
from pentapolis.games.clash_of_cultures.powers.economy import trade
from pentapolis.games.clash_of_cultures.sources import TRADE_ROUTES
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of, others
from pentapolis.games.clash_of_cultures.vocabulary import persons
from pentapolis.games.clash_of_cultures.vocabulary.common import Kind, amount
from pentapolis.games.clash_of_cultures.wealth import gain, lose, receive
from pentapolis.kernel import Flow, beats

Play = Callable[[ClashTable, int, Any], Flow[None] | None]


def apply(t: ClashTable, seat: int, card: str) -> Flow[None]:
    """CC-31.1: the effects of a held card, in their order."""
    for effect in t.content.events[card].effects:
        if isinstance(effect, persons.InHand):
            yield from EFFECTS[type(effect)](t, seat, effect) or SILENCE


def free_advance(t: ClashTable, seat: int, effect: persons.FreeAdvance) -> Flow[None]:
    """An Advance of the person's category; the event track is not touched (CC-17.7) [D: who plays it / may]."""
    among = sum(t.content.category_sets[category] for category in effect.categories)
    yield from advance.choose_free(t, seat, among, track=False, optional=True)


def explore_and_settle(t: ClashTable, seat: int, effect: persons.ExploreAndSettle) -> Flow[None]:
    """Great Explorer: reveal a region (CC-19.12), and for its cost a city in it without a Settler (CC-7.2)."""
    region = yield from explore_near(t, seat)
    price = amount(effect.cost)
    if region == NOWHERE or not payments.can_pay_cost(t, seat, price, payments.CARD):
        return
    layout = layout_of(t)
    spaces = {layout.names[at]: at for at in layout.regions[region] if found.bar_space(t, seat, at) is None}
    space = yield from asks.choose(seat, asks.SETTLE, {**spaces, asks.NONE: NOWHERE})
    if space != NOWHERE:
        yield from payments.pay_cost(t, seat, price, payments.CARD)
        yield from found.found(t, seat, space)


def make_happy(t: ClashTable, seat: int, effect: persons.InHand) -> Flow[None]:
    """Great Artist: one city becomes Happy [D: who plays it / city / must]."""
    options = unhappy(t, seat)
    if options:
        city = yield from asks.choose(seat, asks.CITY, options)
        set_mood(t, city, HAPPY)
        t.emit(log.CHEERED, seat=seat, space=layout_of(t).names[city.space])


def build(t: ClashTable, seat: int, effect: persons.ConstructNow) -> Flow[None]:
    """Great Prophet, Great Engineer: a building at its price, without activating the city [D: who plays it / may]."""
    kinds = [BUILDING[effect.building]] if effect.building else range(len(BUILDINGS))
    own = cities_of(t.state, seat)
    yield from construct.choose(t, seat, own, buildings=kinds, activate=False, optional=True)


def gain_goods(t: ClashTable, seat: int, effect: persons.OwnerGains) -> None:
    receive(t, seat, effect.goods)


def draw(t: ClashTable, seat: int, effect: persons.DrawActions) -> Flow[None]:
    for _ in range(effect.cards):
        yield from cards.draw_action(t, seat)


def march(t: ClashTable, seat: int, effect: persons.March) -> None:
    """Great Warlord: a Move action whose first battle has the bonus (see `battle`)."""
    t.state.turn.great_warlord = True
    t.then(warlord_over)
    moves.begin(t, seat)


def warlord_over(t: ClashTable) -> None:
    t.state.turn.great_warlord = False


def merchant(t: ClashTable, seat: int, effect: persons.InHand) -> Flow[None]:
    """Great Merchant: the income of Trade Routes at once (CC-29.7), for its owner."""
    if t.state.players[seat].force & TRADE_ROUTES:
        yield from trade(t, seat)


def exchange_tokens(t: ClashTable, seat: int, effect: persons.InHand) -> Flow[None]:
    """Great Athlete: any number of tokens of one kind become the other kind [D: who plays it / how many / may]."""
    held = t.state.players[seat].goods
    options = {asks.NONE: (MOOD, 0)}
    for token, name in ((MOOD, "mood"), (CULTURE, "culture")):
        options |= {f"{name}{number}": (token, number) for number in range(1, held[token] + 1)}
    token, number = yield from asks.choose(seat, asks.CONVERT_TOKENS, options)
    lose(t, seat, token, number)
    gain(t, seat, MOOD if token == CULTURE else CULTURE, number)


def assign_objectives(t: ClashTable, seat: int, effect: persons.InHand) -> Flow[None]:
    """Great Seer: an objective card for each player, which comes when they next draw one [D: who plays it / must].

    The cards lie face down before the players; who assigned them knows them.
    """
    state = t.state
    drawn = cards.reserve_objectives(t, seat, len(state.players))
    for other in others(t, seat)[: max(0, len(drawn) - 1)]:
        card = yield from asks.choose(seat, asks.ASSIGN, {card: card for card in drawn}, target=other)
        drawn.remove(card)
        state.players[seat].assigned.remove(card)
        state.players[other].assigned.append(card)
    t.emit(log.ASSIGNED, seat=seat)


EFFECTS: dict[type[Kind], Play] = {
    persons.FreeAdvance: free_advance,
    persons.ExploreAndSettle: explore_and_settle,
    persons.MakeHappy: make_happy,
    persons.ConstructNow: build,
    persons.OwnerGains: gain_goods,
    persons.DrawActions: draw,
    persons.March: march,
    persons.TradeNow: merchant,
    persons.ExchangeTokens: exchange_tokens,
    persons.AssignObjectives: assign_objectives,
}

BEATS = beats(warlord_over)
