"""Great Architect: a Wonder without its Advance and for less culture."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import cards, hooks, log
from pentapolis.games.clash_of_cultures.abilities import revoke
from pentapolis.games.clash_of_cultures.kinds import Goods
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.common import amount, the
from pentapolis.games.clash_of_cultures.vocabulary.persons import HelpWonder

NAME = "e55_great_architect"
GREAT_ARCHITECT = bit(NAME)


def cheaper(t: ClashTable, cost: Goods) -> Goods:
    less = amount(the(t.content.events[NAME], HelpWonder).reduce)
    return tuple(max(0, due - off) for due, off in zip(cost, less, strict=True))  # type: ignore[return-value]


@hooks.WONDER_NEEDS.of(NAME)
def without_advance(t: ClashTable, seat: int, owned: bool, wonder: str) -> bool:
    """The required Advance may be missing; Engineering may not (CC-28.2)."""
    return True


@hooks.WONDER_PRICES.of(NAME, order=80)
def price(t: ClashTable, seat: int, prices: list[Price], city: City, wonder: str) -> list[Price]:
    """With the card it costs less; without the Advance only with the card."""
    with_card = [Price(cheaper(t, price.cost), price.uses | GREAT_ARCHITECT) for price in prices]
    owned = t.state.players[seat].force & bit(t.content.wonders[wonder].requires_advance)
    return [*prices, *with_card] if owned else with_card


@hooks.ON_CONSTRUCT_WONDER.of(NAME, order=0)
def used(t: ClashTable, seat: int, city: City, wonder: str) -> None:
    """The card is discarded if it helped."""
    player = t.state.players[seat]
    if player.used & GREAT_ARCHITECT:
        player.used &= ~GREAT_ARCHITECT
        player.kept.remove(NAME)
        revoke(t, seat, GREAT_ARCHITECT)
        cards.discard_event(t, seat, NAME)
        t.emit(log.USED_PERSON, seat=seat, card=NAME)
