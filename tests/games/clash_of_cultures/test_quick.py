"""Quick ways and what is remembered, beside the long way: they must agree wherever random games lead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pentapolis.games.clash_of_cultures import cities, hooks, units
from pentapolis.games.clash_of_cultures.actions import advance, construct, recruit
from pentapolis.games.clash_of_cultures.cards.known import KINDS, hand, hands
from pentapolis.games.clash_of_cultures.kinds import BUILDINGS, CAPTIVE, GOODS
from pentapolis.games.clash_of_cultures.state import City, ClashTable
from pentapolis.games.clash_of_cultures.trade.offer import read
from pentapolis.kernel import Ask, Chance
from tests.games.clash_of_cultures.common import answer_somehow, new_match

GAMES = [(players, str(number)) for players in (2, 3, 4) for number in range(2)]


def questions(players: int, seed: str) -> Iterator[tuple[ClashTable, Ask]]:
    match, chance = new_match(players, seed), Chance(f"quick {seed}")
    while (ask := match.ask) is not None:
        yield match.table, ask
        answer_somehow(match, chance)


def test_prices_of_advances_are_what_abilities_say() -> None:
    """CC-6.2, CC-6.13: they depend on nothing but what is in force and used."""
    special = 0
    for t, ask in (question for game in GAMES for question in questions(*game)):
        for name in t.content.advances if ask.kind == "act" else ():
            said = hooks.ADVANCE_PRICES(t, ask.seat, advance.STANDARD, name)
            assert advance.prices(t, ask.seat, name) == said
            special += said is not advance.STANDARD
    assert special


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_city_is_offered_where_something_can_be_recruited_or_built(players: int, seed: str) -> None:
    for t, ask in questions(players, seed):
        if ask.kind != "act":
            continue
        seat, own = ask.seat, cities.cities_of(t.state, ask.seat)
        open_cities = [city for city in own if cities.bar_activation(city) is None]
        recruiting = [city for city in open_cities if recruit.offers_of(t, seat, city, [])]
        assert [city for _, city in recruit.offers(t, seat)] == recruiting
        sites = [(city, kind) for city in open_cities for kind in range(len(BUILDINGS))]
        sites = [(city, kind) for city, kind in sites if construct.bar(t, seat, city, kind) is None]
        assert [site for _, site in construct.offers(t, seat)] == sites


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_step_of_an_offer_adds_what_both_still_have(players: int, seed: str) -> None:
    """CC-4.8, CC-4.10: thing by thing, as the rule says it."""
    steps = 0
    for t, ask in questions(players, seed):
        if ask.kind == "trade":
            partner = int(t.state.trade[1])
            assert ask.keys == addable(t, ask.seat, partner)
            steps += 1
    assert steps


def addable(t: ClashTable, seat: int, partner: int) -> list[str]:
    giver, other, offer = t.state.players[seat], t.state.players[partner], read(t)
    found = ["offer"] if t.state.trade[2:] else []
    goods = range(CAPTIVE)
    found += [f"give:{GOODS[g]}" for g in goods if giver.goods[g] > offer.given[g] and not offer.wanted[g]]
    found += [f"want:{GOODS[g]}" for g in goods if other.goods[g] > offer.wanted[g] and not offer.given[g]]
    own = [card for held in hands(giver).values() for card in held if card not in offer.cards]
    found += [word for card in own for word in (f"show:{card}", f"hide:{card}")]
    found += [f"give:{card}" for card in giver.persons if card not in offer.cards]
    for kind in KINDS:
        held = hand(other, kind)
        if len(held) > offer.blind[kind] + [*offer.named.values()].count(kind):
            seen = sorted(card for card in held if card in giver.known and card not in offer.named)
            found += [*(f"want:{card}" for card in seen), f"want-{kind}"]
    found += [f"want:{card}" for card in other.persons if card not in offer.named]
    return [*found, "withdraw"]


def test_packed_pieces_are_counted_one_by_one() -> None:
    for pieces in (0, 0x1, 0x2000001, 0x1234123, 0x5050505):
        colours = [pieces >> 4 * kind & 15 for kind in range(cities.KINDS)]
        city = City(0, 0, buildings=pieces)
        assert cities.size(city) == 1 + sum(colour > 0 for colour in colours)
        for seat in range(4):
            assert cities.coloured(pieces, seat) == colours.count(seat + 1)
            assert cities.other_colours(city, seat) == any(colour not in (0, seat + 1) for colour in colours)
    assert units.total(units.pack({0: 3, 1: 2, 5: 1})) == 6
