"""Nebuchadnezzar II and Qin Shi Huang: the Wonder of their dreams (CC-30.7, CC-30.9)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.abilities import TURN, his_city, leader_city
from pentapolis.games.clash_of_cultures.actions import wonder
from pentapolis.games.clash_of_cultures.cities import bar_activation
from pentapolis.games.clash_of_cultures.prices import Price, minus
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import DreamWonder
from pentapolis.games.clash_of_cultures.vocabulary.common import amount
from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.verbs import Verb

from .common import in_his_city


def wonder_leader(leader: str, carrier: str) -> None:
    """A Leader who must take a certain wonder card, pays less for it, and constructs Wonders as a free action."""

    @hooks.DRAW_WONDER.of(leader)
    def wanted(t: ClashTable, seat: int, card: str) -> str:
        """CC-30.7: it must be taken wherever it is, unless it is built."""
        dream = t.content.printed(DreamWonder, carrier).wonder
        return card if dream in t.state.wonder_builder else dream

    @hooks.WONDER_PRICES.of(leader)
    def cheaper(t: ClashTable, seat: int, prices: list[Price], city: City, name: str) -> list[Price]:
        """Less in the Leader's city."""
        rule = t.content.printed(DreamWonder, carrier)
        if name != rule.wonder or not in_his_city(t, seat, city):
            return prices
        return [Price(minus(price.cost, amount(rule.reduce)), price.uses) for price in prices]

    def offers(t: ClashTable, seat: int) -> list[tuple[str, str]]:
        city = leader_city(t, seat)
        if city is None or bar_activation(city):
            return []
        return [(name, name) for name in wonder.choices(t, seat, city)]

    def bar(t: ClashTable, seat: int, rest: str) -> Refusal | None:
        city = leader_city(t, seat)
        if city is None:
            return Refusal("CC-11.14", piece=leader)
        rule = bar_activation(city) or (wonder.bar(t, seat, city, rest) if rest in t.content.wonders else None)
        return Refusal(rule, piece=rest) if rule else None

    def construct(t: ClashTable, seat: int, name: str) -> Flow[None]:
        """Any Wonder in the Leader's city, as a free action."""
        city = his_city(t, seat)
        yield from wonder.construct(t, seat, city, name)

    TURN.add(Verb(f"use:{leader}", offers, bar, construct, main=False, source=bit(leader)))
