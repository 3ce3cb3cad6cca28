"""An offer in a world that is dealt anew: cards that the viewer knows stay, for the others any card may lie there."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.cards.known import hand
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.kernel import Chance

from .offer import HIDE, Laid, items, laid, seen_by


def lift(t: ClashTable) -> list[Laid | None]:
    """Before the deal: which card each word of the offer means."""
    return [laid(t, item) for item in items(t)] if t.state.trade else []


def lay_again(t: ClashTable, seat: int | None, entries: list[Laid | None], chance: Chance) -> None:
    """After the deal: places for the cards; those the seat knows, those it has not seen, those that are hidden."""
    places: dict[int, str] = {}
    cards = [(number, entry) for number, entry in enumerate(entries) if entry is not None and entry.kind]
    known = [number for number, entry in cards if seen_by(t, entry, seat)]
    for number, entry in cards:
        if number in known:
            places[number] = f"{entry.kind}:{hand(t.state.players[entry.holder], entry.kind).index(entry.card)}"
    for hidden in (False, True):
        for number, entry in cards:
            if number not in known and (entry.verb == HIDE) is hidden:
                places[number] = any_place(t, seat, entry, entries, places, chance)
    for number, entry in cards:
        t.state.trade[2 + number] = f"{entry.verb}:{places[number]}"


def any_place(
    t: ClashTable, seat: int | None, entry: Laid, entries: list[Laid | None], places: dict[int, str], chance: Chance
) -> str:
    """A place of the hand that nothing else in the offer has; a card that is shown is none that the seat knows."""
    seen = t.state.players[seat].known if seat is not None and entry.verb != HIDE else []
    taken = [
        place
        for number, place in places.items()
        if (other := entries[number]) is not None and other.holder == entry.holder
    ]
    held = hand(t.state.players[entry.holder], entry.kind)
    free = [f"{entry.kind}:{place}" for place, card in enumerate(held) if card not in seen]
    free = [place for place in free if place not in taken]
    chance.shuffle("trade", free)
    return free[0]
