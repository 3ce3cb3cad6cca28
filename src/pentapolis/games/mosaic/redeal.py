"""Worlds that a viewer cannot tell apart: decks, the draft, face-down Technologies, cards that left unseen.

What a viewer has learned stays: own cards, hands that passed by, decks looked at, cleared Offers under their decks.
"""

from __future__ import annotations

from pentapolis.kernel import Chance
from pentapolis.parts import piles

from .kinds import BUILD, DECKS, EVERYBODY, POPULATION, TAX_TARIFF, TECHNOLOGY
from .state import FaceDown, MosaicState, MosaicTable

Place = tuple[str, int, int]
"""Where a hidden card lies: `hand` or `down` with seat and index."""


def read_place(state: MosaicState, place: Place) -> str:
    kind, owner, at = place
    return state.hands[owner][at] if kind == "hand" else state.players[owner].down[at].card


def write_place(state: MosaicState, place: Place, card: str) -> None:
    kind, owner, at = place
    if kind == "hand":
        hand = state.hands[owner]
        state.hands[owner] = (*hand[:at], card, *hand[at + 1 :])
    else:
        player = state.players[owner]
        down, entry = player.down, player.down[at]
        player.down = (*down[:at], FaceDown(card, entry.seen, entry.round), *down[at + 1 :])


def knows(seat: int | None, mask: int) -> bool:
    return seat is not None and bool(mask >> seat & 1)


def is_known(entry: FaceDown, seat: int | None) -> bool:
    """Whether a viewer knows a face-down Technology: one of the Offer was seen by all."""
    return entry.seen == EVERYBODY or knows(seat, entry.seen)


# The draft


def kept(state: MosaicState) -> dict[tuple[int, int], Place]:
    """Where the cards kept in the draft lie that are still face down, by owner and round."""
    return {
        (owner, entry.round): ("down", owner, at)
        for owner, player in enumerate(state.players)
        for at, entry in enumerate(player.down)
        if entry.round >= 0
    }


def packets(state: MosaicState) -> list[list[list[Place]]]:
    """Where the cards of each dealt hand are: for each round what was kept and is still face down, then the rest."""
    seats, downs = len(state.players), kept(state)
    if not downs and not any(state.hands):
        return []
    found = []
    for dealt_to in range(seats):
        rounds = (downs.get(((dealt_to + n) % seats, n)) for n in range(state.passes))
        holder = (dealt_to + state.passes) % seats
        rest: list[Place] = [("hand", holder, at) for at in range(len(state.hands[holder]))]
        found.append([[place] if place else [] for place in rounds] + [rest])
    return found


def known_groups(state: MosaicState, seat: int) -> dict[int, list[Place]]:
    """What a seat knows of hands it held: which cards lie in these places, but not which is where (MO-SET.14).

    By the round of the draft in which it held the hand.
    """
    seats, groups = len(state.players), dict[int, list[Place]]()
    for dealt_to, places in enumerate(packets(state)):
        sights = range((seat - dealt_to) % seats, state.passes + 1, seats)
        for sight in sights:
            if sight < state.passes:
                following = sight + seats if sight + seats in sights else len(places)
                group = [place for part in places[sight + 1 : following] for place in part]
                if group:
                    groups[sight] = group
    return groups


def unseen_drafted(state: MosaicState, seat: int | None) -> list[Place]:
    """Drafted cards out of hands that the seat has not held, or not yet when they were kept."""
    seats, found = len(state.players), []
    for dealt_to, places in enumerate(packets(state)):
        first = state.passes + 1 if seat is None else (seat - dealt_to) % seats
        parts = places if first > state.passes else places[:first]
        found += [place for part in parts for place in part]
    return found


# Decks


def unknown_in_deck(t: MosaicTable, deck: int, seat: int | None) -> tuple[slice, range, list[str]]:
    """MO-GLO.13: all of a deck but a cleared Offer at the bottom and a top card the seat has looked at.

    The scoring card may be anywhere in its stack that the viewer does not know; here are the part of the deck, the
    places in it at which the scoring card may lie (none: it is not there), and the other cards of that part.
    """
    state, cards = t.state, t.state.decks[deck]
    part = piles.unknown(cards, bottom=state.under[deck], top=knows(seat, state.tops[deck]))
    unknown, scoring = list(cards[part]), t.content.scoring_cards[deck]
    if scoring not in unknown:
        return part, range(0), unknown
    at = unknown.index(scoring)
    unknown.remove(scoring)
    low, high = t.content.counts[len(state.players)].ranges[deck]
    allowed = range(low, min(high, len(unknown)) + 1)
    if at not in allowed:  # only in positions that no setup leads to
        return part, range(at, at + 1), unknown
    return part, allowed, unknown


def fill(t: MosaicTable, deck: int, part: slice, places: range, cards: list[str], chance: Chance) -> None:
    """Put cards into the part of a deck, the scoring card at one of its places among them."""
    if places:
        chance.insert(f"scoring {DECKS[deck]}", cards, t.content.scoring_cards[deck], places)
    whole = t.state.decks[deck]
    t.state.decks[deck] = (*whole[: part.start], *cards, *whole[part.stop :])


def redeal(t: MosaicTable, seat: int | None, chance: Chance) -> None:
    """Another world for the viewer, in place."""
    state = t.state
    for group in [] if seat is None else known_groups(state, seat).values():
        cards = piles.shuffled([read_place(state, place) for place in group], chance, "passed")
        for place, card in zip(group, cards, strict=True):
            write_place(state, place, card)
    redeal_technologies(t, seat, chance)
    part, places, builds = unknown_in_deck(t, BUILD, seat)
    fill(t, BUILD, part, places, piles.shuffled(builds, chance, "build"), chance)
    redeal_aside(t, seat, chance)


def redeal_technologies(t: MosaicTable, seat: int | None, chance: Chance) -> None:
    """MO-SET.7: what was dealt in the draft is a Starting Technology; the rest may be anything."""
    state, table = t.state, t.content.technologies
    drafted = unseen_drafted(state, seat)
    part, places, unknown = unknown_in_deck(t, TECHNOLOGY, seat)
    downs: list[Place] = [
        ("down", owner, at)
        for owner, player in enumerate(state.players)
        for at, entry in enumerate(player.down)
        if entry.round < 0 and not is_known(entry, seat)
    ]
    size, rest = len(unknown), unknown + [read_place(state, place) for place in downs]
    if drafted:
        pool = rest + [read_place(state, place) for place in drafted]
        starting = piles.shuffled([card for card in pool if table[card].starting], chance, "drafted")
        for place in drafted:
            write_place(state, place, starting.pop())
        rest = starting + [card for card in pool if not table[card].starting]
    cards = piles.shuffled(rest, chance, "technology")
    for place, card in zip(downs, cards[size:], strict=True):
        write_place(state, place, card)
    fill(t, TECHNOLOGY, part, places, cards[:size], chance)


def redeal_aside(t: MosaicTable, seat: int | None, chance: Chance) -> None:
    """MO-SET.9, MO-SET.10: what left the game unseen is dealt anew with the decks that it comes from."""
    state, content = t.state, t.content
    people = [card for card in state.aside if card in content.population_cards]
    taxes = [card for card in state.aside if card in content.tax_cards]
    rest = [card for card in state.aside if card not in content.population_cards and card not in content.tax_cards]
    people, taxes = redeal_people(t, seat, chance, people), redeal_taxes(t, seat, chance, taxes)
    state.aside = (*rest, *people, *taxes)


def redeal_people(t: MosaicTable, seat: int | None, chance: Chance, gone: list[str]) -> list[str]:
    """MO-SET.9: nobody knows which Population cards left the game. Says which ones have now."""
    part, places, unknown = unknown_in_deck(t, POPULATION, seat)
    cards = piles.shuffled(unknown + gone, chance, "population")
    size = len(unknown)
    fill(t, POPULATION, part, places, cards[:size], chance)
    return sorted(cards[size:])


def redeal_taxes(t: MosaicTable, seat: int | None, chance: Chance, gone: list[str]) -> list[str]:
    """MO-SET.10: as many Tax as Tariff cards are in the game; nobody knows which left it. Says which ones have now."""
    table = t.content.tax_cards
    part, places, unknown = unknown_in_deck(t, TAX_TARIFF, seat)
    inside: list[str] = []
    away: list[str] = []
    for kind in ("tax", "tariff"):
        own = [card for card in unknown if table[card].type == kind]
        cards = piles.shuffled(own + [card for card in gone if table[card].type == kind], chance, kind)
        inside += cards[: len(own)]
        away += sorted(cards[len(own) :])
    fill(t, TAX_TARIFF, part, places, piles.shuffled(inside, chance, "tax_tariff"), chance)
    return away
