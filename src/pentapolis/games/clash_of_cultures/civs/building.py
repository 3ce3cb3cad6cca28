"""Leaders who build: a building or Wonder in their city as a free action, for something on top (Ahuitzotl, Darius)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import payments
from pentapolis.games.clash_of_cultures.abilities import TURN, his_city, leader_city, spent, use
from pentapolis.games.clash_of_cultures.actions import construct, wonder
from pentapolis.games.clash_of_cultures.cities import bar_activation
from pentapolis.games.clash_of_cultures.kinds import BUILDING, BUILDINGS
from pentapolis.games.clash_of_cultures.prices import Price, plus
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import ConstructHere
from pentapolis.kernel import Flow
from pentapolis.parts.verbs import about


def builder(leader: str, carrier: str) -> None:
    """Once per turn, free action: pay, and construct a building or Wonder in the Leader's city at its normal cost."""
    flag = bit(leader)

    def prices(t: ClashTable, seat: int, city: City, piece: str) -> list[Price]:
        """The normal cost and what the Leader takes, in one payment."""
        extra = t.content.cost(ConstructHere, carrier)
        normal = (
            construct.prices(t, seat, city, BUILDING[piece])
            if piece in BUILDING
            else wonder.prices(t, seat, city, piece)
        )
        return [Price(plus(price.cost, extra), price.uses, price.key) for price in normal]

    def bar(t: ClashTable, seat: int, piece: str) -> str | None:
        city = leader_city(t, seat)
        if city is None:
            return "CC-11.14"
        if spent(t, seat, flag):
            return "CC-2.8"
        barred = bar_activation(city)
        if barred is None and piece in BUILDING:
            barred = construct.bar(t, seat, city, BUILDING[piece], pay=False)
        elif barred is None:
            barred = wonder.bar(t, seat, city, piece)
        if barred is None and not payments.can_pay(t, seat, prices(t, seat, city, piece), purpose(piece)):
            barred = "CC-4.1"
        return barred

    def pieces(t: ClashTable, seat: int) -> list[str]:
        idle = leader_city(t, seat) is None or spent(t, seat, flag)
        return [] if idle else [*BUILDINGS, *wonder.cards_of(t, seat)]

    def perform(t: ClashTable, seat: int, piece: str) -> Flow[None]:
        city = his_city(t, seat)
        use(t, seat, flag)
        yield from payments.pay(t, seat, prices(t, seat, city, piece), purpose(piece))
        if piece in BUILDING:
            yield from construct.construct(t, seat, city, BUILDING[piece], pay=False)
        else:
            yield from wonder.construct(t, seat, city, piece, pay=False)

    TURN.add(
        about(
            f"use:{leader}",
            every=lambda t: {**BUILDING, **t.content.wonders},
            things=pieces,
            bar=bar,
            perform=perform,
            facts=lambda t, seat, piece: {"piece": piece},
            main=False,
            source=flag,
        )
    )


def purpose(piece: str) -> str:
    return payments.CONSTRUCT if piece in BUILDING else payments.WONDER
