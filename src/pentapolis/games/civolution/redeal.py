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
    markers = [card for card in state.unused if card in t.content.marker_cards]
    events = [card for card in state.unused if card not in t.content.marker_cards]
    markers = redeal_cards(t, seat, chance, markers)
    state.unused = tuple(sorted([*markers, *redeal_events(t, chance, events)]))
    state.goal_bag = tuple(shuffled(state.goal_bag, chance, "goal chips"))
    state.income_bag = tuple(shuffled(state.income_bag, chance, "income chips"))
    state.attribute_bag = tuple(shuffled(state.attribute_bag, chance, "attribute chips"))
    redeal_continent(t, chance)
    if state.vici is not None:  # CV-SOL.17: its cards and discards may not be looked at
        piles = [list(state.vici.deck), list(state.vici.discards)]
        deal_anew(piles, chance, "solo cards")
        state.vici.deck, state.vici.discards = tuple(piles[0]), tuple(sorted(piles[1]))


def redeal_cards(t: CVTable, seat: int | None, chance: Chance, away: list[str]) -> list[str]:
    """CV-RES.2, CV-SET.15: deck by deck what the others hold, draw or were dealt, and what lies face down.

    `away` are the marker cards that are out of the game. Says which ones are now.
    """
    state = t.state
    holdings = unseen_holdings(state, seat)
    kinds = [[kind_of(t.content, card) for card in cards] for cards in holdings]
    dealt: list[list[list[str]]] = [[] for _ in holdings]  # to each holding, by kind
    for kind in range(MARKERS + 1):
        piles = [
            [card for card, of in zip(cards, known, strict=True) if of == kind]
            for cards, known in zip(holdings, kinds, strict=True)
        ]
        if kind < MARKERS:
            deck, lowest = list(state.decks[kind]), state.known[kind]
            places = [at for at in range(len(deck)) if at >= len(lowest) or lowest[at] != seat]
            unknown = [deck[at] for at in places]
            deal_anew([*piles, unknown], chance, f"{CARD_TYPES[kind]} cards")
            for at, card in zip(places, unknown, strict=True):
                deck[at] = card
            state.decks = (*state.decks[:kind], tuple(deck), *state.decks[kind + 1 :])
        else:
            deal_anew([*piles, away], chance, "marker cards")
        for pile, mine in zip(piles, dealt, strict=True):
            mine.append(pile)
    held = [tuple(mine[kind].pop(0) for kind in known) for mine, known in zip(dealt, kinds, strict=True)]
    give_back(state, seat, held)
    return away


def unseen_holdings(state: CVState, seat: int | None) -> list[tuple[str, ...]]:
    """What the others hold and were dealt, one after the other, and what another one draws."""
    found: list[tuple[str, ...]] = []
    for number, player in enumerate(state.players):
        if number != seat:
            found += [player.hand, state.choice[number] if state.choice else ()]
    return [*found, state.drawn] if drawer(state) != seat else found


def give_back(state: CVState, seat: int | None, holdings: list[tuple[str, ...]]) -> None:
    """Other cards in place of the unseen holdings; hands are kept in order."""
    rest = iter(holdings)
    for number, player in enumerate(state.players):
        if number != seat:
            player.hand, choice = tuple(sorted(next(rest))), tuple(sorted(next(rest)))
            if state.choice:
                state.choice = (*state.choice[:number], choice, *state.choice[number + 1 :])
    if drawer(state) != seat:
        state.drawn = next(rest)


def redeal_events(t: CVTable, chance: Chance, away: list[str]) -> list[str]:
    """CV-SET.2: the events still to come are any of those that nobody has seen. Says which ones are out of the game."""
    piles = [list(t.state.events), [card for card in away if card in t.content.events]]
    rest = [card for card in away if card not in t.content.events]
    deal_anew(piles, chance, "events")
    t.state.events = tuple(piles[0])
    return [*rest, *piles[1]]


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
