"""Worlds that a viewer cannot tell apart: decks, the draft, face-down Technologies, cards that left unseen.

What a viewer has learned stays: own cards, hands that passed by, decks looked at, cleared Offers under their decks.
"""

from __future__ import annotations

from msgspec.structs import replace

from pentapolis.kernel import Chance

from .kinds import BUILD, DECKS, EVERYBODY, POPULATION, TAX_TARIFF, TECHNOLOGY
from .state import FaceDown, MosaicState, MosaicTable

Place = tuple[str, int, int]
"""Where a hidden card lies: `hand` or `down` with seat and index, or `deck` with deck and index."""


def read_place(state: MosaicState, place: Place) -> str:
    kind, owner, at = place
    if kind == "hand":
        return state.hands[owner][at]
    if kind == "down":
        return state.players[owner].down[at].card
    return state.decks[owner][at]


def write_place(state: MosaicState, place: Place, card: str) -> None:
    kind, owner, at = place
    if kind == "hand":
        state.hands[owner][at] = card
    elif kind == "down":
        down = state.players[owner].down
        down[at] = replace(down[at], card=card)
    else:
        state.decks[owner][at] = card


def knows(seat: int | None, mask: int) -> bool:
    return seat is not None and bool(mask >> seat & 1)


def is_known(entry: FaceDown, seat: int | None) -> bool:
    """Whether a viewer knows a face-down Technology: one of the Offer was seen by all."""
    return entry.seen == EVERYBODY or knows(seat, entry.seen)


# The draft


def packet(state: MosaicState, dealt_to: int) -> list[list[Place]]:
    """Where the cards of one dealt hand are: for each round what was kept and is still face down, then the rest."""
    seats = len(state.players)
    found: list[list[Place]] = []
    for n in range(state.passes):
        owner = (dealt_to + n) % seats
        down = state.players[owner].down
        found.append([("down", owner, at) for at, entry in enumerate(down) if entry.round == n])
    holder = (dealt_to + state.passes) % seats
    found.append([("hand", holder, at) for at in range(len(state.hands[holder]))])
    return found


def known_groups(state: MosaicState, seat: int) -> list[list[Place]]:
    """What a seat knows of hands it held: which cards lie in these places, but not which is where (MO-SET.14)."""
    seats, groups = len(state.players), []
    for dealt_to in range(seats):
        places = packet(state, dealt_to)
        sights = range((seat - dealt_to) % seats, state.passes + 1, seats)
        for sight in sights:
            if sight < state.passes:
                following = sight + seats if sight + seats in sights else len(places)
                group = [place for part in places[sight + 1 : following] for place in part]
                if group:
                    groups.append(group)
    return groups


def unseen_drafted(state: MosaicState, seat: int | None) -> list[Place]:
    """Drafted cards out of hands that the seat has not held, or not yet when they were kept."""
    seats, found = len(state.players), []
    for dealt_to in range(seats):
        places = packet(state, dealt_to)
        first = state.passes + 1 if seat is None else (seat - dealt_to) % seats
        parts = places if first > state.passes else places[:first]
        found += [place for part in parts for place in part]
    return found


# Decks


def unknown_in_deck(state: MosaicState, deck: int, seat: int | None) -> list[Place]:
    """MO-GLO.13: all of a deck but a cleared Offer at the bottom and a top card the seat has looked at."""
    size = len(state.decks[deck])
    top = size - 1 if knows(seat, state.tops[deck]) else size
    return [("deck", deck, at) for at in range(min(state.under[deck], size), top)]


def move_scoring_card(t: MosaicTable, deck: int, places: list[Place], chance: Chance) -> list[Place]:
    """Put the scoring card anywhere in its stack that the viewer does not know; the places left for other cards."""
    state, card = t.state, t.content.scoring_cards[deck]
    at = next((place for place in places if read_place(state, place) == card), None)
    if at is None:
        return places
    low, high = t.content.counts[len(state.players)].ranges[deck]
    low, high = low + state.under[deck], high + state.under[deck]
    allowed = [place for place in places if low <= place[2] <= high]
    if at not in allowed:  # only in positions that no setup leads to
        return [place for place in places if place != at]
    target = allowed[chance.below(f"scoring {DECKS[deck]}", len(allowed))]
    write_place(state, at, read_place(state, target))
    write_place(state, target, card)
    return [place for place in places if place != target]


def fill(state: MosaicState, places: list[Place], cards: list[str], chance: Chance, stream: str) -> None:
    """Cards in another order; sorted first, so that the true order leaves no trace."""
    cards = sorted(cards)
    chance.shuffle(stream, cards)
    for place, card in zip(places, cards, strict=True):
        write_place(state, place, card)


def redeal(t: MosaicTable, seat: int | None, chance: Chance) -> None:
    """Another world for the viewer, in place."""
    state = t.state
    for group in [] if seat is None else known_groups(state, seat):
        fill(state, group, [read_place(state, place) for place in group], chance, "passed")
    redeal_technologies(t, seat, chance)
    places = move_scoring_card(t, BUILD, unknown_in_deck(state, BUILD, seat), chance)
    fill(state, places, [read_place(state, place) for place in places], chance, "build")
    redeal_people(t, seat, chance)
    redeal_taxes(t, seat, chance)


def redeal_technologies(t: MosaicTable, seat: int | None, chance: Chance) -> None:
    """MO-SET.7: what was dealt in the draft is a Starting Technology; the rest may be anything."""
    state, table = t.state, t.content.technologies
    drafted = unseen_drafted(state, seat)
    others = move_scoring_card(t, TECHNOLOGY, unknown_in_deck(state, TECHNOLOGY, seat), chance)
    others = others + [
        ("down", owner, at)
        for owner, player in enumerate(state.players)
        for at, entry in enumerate(player.down)
        if entry.round < 0 and not is_known(entry, seat)
    ]
    pool = sorted(read_place(state, place) for place in (*drafted, *others))
    starting = [card for card in pool if table[card].starting]
    chance.shuffle("drafted", starting)
    dealt = starting[: len(drafted)]
    for place, card in zip(drafted, dealt, strict=True):
        write_place(state, place, card)
    rest = starting[len(drafted) :] + [card for card in pool if not table[card].starting]
    fill(state, others, rest, chance, "technology")


def redeal_people(t: MosaicTable, seat: int | None, chance: Chance) -> None:
    """MO-SET.9: nobody knows which Population cards left the game."""
    state, table = t.state, t.content.population_cards
    places = move_scoring_card(t, POPULATION, unknown_in_deck(state, POPULATION, seat), chance)
    away = [at for at, card in enumerate(state.aside) if card in table]
    cards = sorted([read_place(state, place) for place in places] + [state.aside[at] for at in away])
    chance.shuffle("population", cards)
    for place in places:
        write_place(state, place, cards.pop())
    for at, card in zip(away, sorted(cards), strict=True):
        state.aside[at] = card


def redeal_taxes(t: MosaicTable, seat: int | None, chance: Chance) -> None:
    """MO-SET.10: as many Tax as Tariff cards are in the game; which of them left it, nobody knows."""
    state, table = t.state, t.content.tax_cards
    places = move_scoring_card(t, TAX_TARIFF, unknown_in_deck(state, TAX_TARIFF, seat), chance)
    inside = [read_place(state, place) for place in places]
    chosen: list[str] = []
    for kind in ("tax", "tariff"):
        away = [at for at, card in enumerate(state.aside) if card in table and table[card].type == kind]
        number = sum(table[card].type == kind for card in inside)
        cards = sorted([card for card in inside if table[card].type == kind] + [state.aside[at] for at in away])
        chance.shuffle(kind, cards)
        chosen += cards[:number]
        for at, card in zip(away, sorted(cards[number:]), strict=True):
            state.aside[at] = card
    fill(state, places, chosen, chance, "tax_tariff")
