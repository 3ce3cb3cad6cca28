"""What a seat cannot know, and dealing it anew (CV-GEN.11): hands, stacks, bags, face-down sites and material tiles."""

from __future__ import annotations

from pentapolis.kernel import Chance
from pentapolis.parts.bitsets import members
from pentapolis.parts.piles import redeal as deal_anew
from pentapolis.parts.piles import redeal_at, shuffled

from .beginning import MARKERS, kind_of
from .kinds import CARD_TYPES, LAND, NOBODY
from .state import CVState, CVTable


def known_bottom(state: CVState, deck: int, seat: int | None) -> list[str]:
    """CV-RES.2: the lowest cards of a deck as a seat knows them, the lowest first; "" is one that it does not know."""
    found = [card if who == seat else "" for card, who in zip(state.decks[deck], state.known[deck], strict=False)]
    while found and not found[-1]:
        found.pop()
    return found


def drawer(state: CVState) -> int:
    """CV-RES.2: who looks at the cards that are drawn; in a position that was set up, whoever's turn it is."""
    return state.turn if state.drawer == NOBODY else state.drawer


def redeal(t: CVTable, seat: int | None, chance: Chance) -> None:
    """CV-GEN.11: what the seat cannot know in another order; everything is sorted first, so no trace is left."""
    state = t.state
    redeal_cards(t, seat, chance)
    redeal_events(t, chance)
    state.goal_bag = tuple(shuffled(state.goal_bag, chance, "goal chips"))
    state.income_bag = tuple(shuffled(state.income_bag, chance, "income chips"))
    state.attribute_bag = tuple(shuffled(state.attribute_bag, chance, "attribute chips"))
    redeal_continent(t, chance)
    if state.vici is not None:  # CV-SOL.17: its cards and discards may not be looked at
        piles = [list(state.vici.deck), list(state.vici.discards)]
        deal_anew(piles, chance, "solo cards")
        state.vici.deck, state.vici.discards = tuple(piles[0]), tuple(sorted(piles[1]))


def redeal_cards(t: CVTable, seat: int | None, chance: Chance) -> None:
    """CV-RES.2, CV-SET.15: deck by deck what the others hold, draw or were dealt, and what lies face down."""
    state, content = t.state, t.content
    for kind in range(MARKERS + 1):
        held: list[list[str]] = []
        for number, player in enumerate(state.players):
            if number != seat:
                held.append([card for card in player.hand if kind_of(content, card) == kind])
                held.append([card for card in dealt_to(state, number) if kind_of(content, card) == kind])
        if drawer(state) != seat:
            held.append([card for card in state.drawn if kind_of(content, card) == kind])
        if kind < MARKERS:
            deck, known = list(state.decks[kind]), state.known[kind]
            places = [at for at in range(len(deck)) if at >= len(known) or known[at] != seat]
            unknown = [deck[at] for at in places]
            deal_anew([*held, unknown], chance, f"{CARD_TYPES[kind]} cards")
            for at, card in zip(places, unknown, strict=True):
                deck[at] = card
            state.decks = (*state.decks[:kind], tuple(deck), *state.decks[kind + 1 :])
        else:
            away = [card for card in state.unused if card in content.marker_cards]
            deal_anew([*held, away], chance, "marker cards")
            events = [card for card in state.unused if card not in content.marker_cards]
            state.unused = tuple(sorted([*events, *away]))
        put_back(t, seat, kind, held)


def dealt_to(state: CVState, seat: int) -> tuple[str, ...]:
    return state.choice[seat] if state.choice else ()


def put_back(t: CVTable, seat: int | None, kind: int, held: list[list[str]]) -> None:
    """Cards of a kind back to where so many of that kind were."""
    state, content = t.state, t.content
    piles = iter(held)
    for number, player in enumerate(state.players):
        if number != seat:
            player.hand = exchanged(t, player.hand, kind, next(piles))
            if state.choice:
                choice = exchanged(t, state.choice[number], kind, next(piles))
                state.choice = (*state.choice[:number], choice, *state.choice[number + 1 :])
            else:
                next(piles)
    if drawer(state) != seat:
        drawn = iter(next(piles))
        state.drawn = tuple(next(drawn) if kind_of(content, card) == kind else card for card in state.drawn)


def exchanged(t: CVTable, cards: tuple[str, ...], kind: int, others: list[str]) -> tuple[str, ...]:
    """A hand, which is kept in order, with other cards of one kind."""
    return tuple(sorted([*(card for card in cards if kind_of(t.content, card) != kind), *others]))


def redeal_events(t: CVTable, chance: Chance) -> None:
    """CV-SET.2: the events still to come are any of those that nobody has seen."""
    state = t.state
    away = [card for card in state.unused if card in t.content.events]
    rest = [card for card in state.unused if card not in t.content.events]
    piles = [list(state.events), away]
    deal_anew(piles, chance, "events")
    state.events, state.unused = tuple(piles[0]), tuple(sorted([*rest, *piles[1]]))


def redeal_continent(t: CVTable, chance: Chance) -> None:
    """CV-SET.7, CV-SET.8: face-down sites among each other, face-down material tiles among those of their type."""
    state, content = t.state, t.content
    sites = list(state.sites)
    hidden = [vertex for vertex in range(len(sites)) if not state.revealed >> vertex & 1]
    redeal_at(sites, hidden, chance, "sites")
    state.sites = tuple(sites)
    materials = list(state.materials)
    for kind, name in enumerate(LAND):
        places = [
            place for place in members(content.lands & ~state.developed) if content.territories[place].type == kind
        ]
        tiles = sorted(materials[place] for place in places)
        chance.shuffle(f"materials {name}", tiles)
        for place, tile in zip(places, tiles, strict=True):
            materials[place] = tile
    state.materials = tuple(materials)
