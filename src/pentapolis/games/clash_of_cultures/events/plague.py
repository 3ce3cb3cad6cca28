"""Plagues: Pestilence, Epidemic, Pandemic, Black Death (CC-31.3)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures import asks, cards, log, wealth
from pentapolis.games.clash_of_cultures.abilities import SILENCE
from pentapolis.games.clash_of_cultures.cities import cities_of
from pentapolis.games.clash_of_cultures.kinds import CAPTIVE, GOODS
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.common import halves
from pentapolis.games.clash_of_cultures.vocabulary.events import BanConstruction, BlackDeath, LoseUnits, Pandemic
from pentapolis.kernel import Ask, Flow

from .draw import lay_out
from .pieces import Unit, award, lose_unit, lose_units, unit_options
from .texts import Case, more, text, units_on_map

Loss = Callable[[ClashTable, int], Flow[None] | None]


@text(BanConstruction)
def pestilence(t: ClashTable, seat: int, case: Case[BanConstruction]) -> None:
    """CC-31.3: from now on nobody constructs without the Advance that it names; the card lies beside the board."""
    t.state.pestilence = True
    lay_out(t)


@text(LoseUnits)
def epidemic(t: ClashTable, seat: int, case: Case[LoseUnits]) -> Flow[None]:
    """Epidemic: units of the player's choice."""
    yield from lose_units(t, seat, case.effect.amount + more(t, seat, case.effect.spread))


@text(BlackDeath)
def black_death(t: ClashTable, seat: int, case: Case[BlackDeath]) -> Flow[None]:
    """Black Death: a unit for every so many, and more where it spreads; points for them."""
    amount = units_on_map(t, seat) // case.effect.units
    if amount:
        amount += more(t, seat, case.effect.spread)
    lost = yield from lose_units(t, seat, amount)
    award(t, seat, halves(case.effect.vp_each) * lost)


@text(Pandemic)
def pandemic(t: ClashTable, seat: int, case: Case[Pandemic]) -> Flow[None]:
    """Pandemic: a thing for every so many cities, of any kind: units, cards, resources, tokens."""
    for left in range(len(cities_of(t.state, seat)) // case.effect.cities, 0, -1):
        options = things(t, seat)
        if not options:
            return
        lose: Loss = yield Ask(seat, asks.PANDEMIC, options, left=left)
        yield from lose(t, seat) or SILENCE


def things(t: ClashTable, seat: int) -> dict[str, Loss]:
    """Everything that a player can lose in a Pandemic. Great Persons in hand are like action cards (CC-31.1)."""
    player = t.state.players[seat]
    found: dict[str, Loss] = {}
    for good, amount in enumerate(player.goods):
        if amount and good != CAPTIVE:
            found[GOODS[good]] = lose_good(good)
    for key, unit in unit_options(t, seat).items():
        found[key] = lose_one(unit)
    for card in (*player.actions, *player.objectives, *player.persons):
        found[card] = lose_card(card)
    return found


def lose_good(good: int) -> Loss:
    def lose(t: ClashTable, seat: int) -> None:
        wealth.lose(t, seat, good)

    return lose


def lose_one(unit: Unit) -> Loss:
    def lose(t: ClashTable, seat: int) -> Flow[None]:
        yield from lose_unit(t, seat, unit)

    return lose


def lose_card(card: str) -> Loss:
    def lose(t: ClashTable, seat: int) -> None:
        player = t.state.players[seat]
        if card in player.objectives:  # face down: nobody else sees it
            cards.discard_objective(t, seat, card)
            t.emit(log.LOST_OBJECTIVE, seat=seat, secret={seat: {"card": card}})
            return
        cards.discard_playable(t, seat, card)
        t.emit(log.LOST_CARD, seat=seat, card=card)

    return lose
