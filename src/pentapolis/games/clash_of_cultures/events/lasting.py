"""Cards that wait beside the board for the next land battle, and Great Persons, who find an owner (CC-31.1).

What Solar Eclipse and Trojan Horse do is told where battles are (`battle`).
"""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import persons
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.events import GreatPerson, SolarEclipse, TrojanHorse
from pentapolis.kernel import Flow

from .draw import lay_out
from .texts import Case, text


@text(SolarEclipse)
def solar_eclipse(t: ClashTable, seat: int, case: Case[SolarEclipse]) -> None:
    """Solar Eclipse: it shortens the next land battle."""
    lay_out(t)


@text(TrojanHorse)
def trojan_horse(t: ClashTable, seat: int, case: Case[TrojanHorse]) -> None:
    """Trojan Horse: an attacker of a defended city may use it once."""
    lay_out(t)


@text(GreatPerson)
def great_person(t: ClashTable, seat: int, case: Case[GreatPerson]) -> Flow[None]:
    """CC-31.1: whoever pays has the card; it is discarded only if nobody does."""
    yield from persons.auction(t, seat, case.card)
