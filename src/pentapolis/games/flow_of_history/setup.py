"""From options and seats to the first state (FH-SET, FH-TWO.1 to FH-TWO.5)."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.kernel import Chance, beat

from . import banker
from .civilization import built, place
from .components import ERA_DECKS, FUTURE, INTERNET, OPENING, STARTING, Content
from .market import refill
from .state import FlowState, FlowTable, Slot
from .turn import keep, turn


def setup(content: Content, players: int, options: Mapping[str, str], chance: Chance) -> FlowState:
    """FH-GEN.1, FH-GEN.3: a new game for two to five players."""
    table, starting = content.setups[players], shuffled(content, chance, STARTING)
    dealt = [card for card in starting if card not in table.starting_cards_excluded]  # FH-TWO.2
    state = empty_table(content, players, options, chance)
    state.civilizations = [built(content, table.start_tokens, []) for _ in range(players)]
    state.market = [Slot(card) for card in shuffled(content, chance, OPENING)]  # FH-SET.2, FH-SET.9
    state.deck = civilization_deck(content, chance)
    state.box = [card for card in starting if card in table.starting_cards_excluded]
    state.supply = table.start_supply  # FH-SET.7, FH-TWO.5
    state.reserve -= table.start_tokens * players + table.start_supply  # FH-SET.6
    t = FlowTable(content, state, silent=True)
    start = chance.below("start", players)  # FH-SET.8
    state.agenda = [beat(turn, start)]
    if players == 2:
        state.offers = [dealt[:2], dealt[2:]]  # FH-TWO.1, FH-TWO.2: start player first
        state.agenda += [beat(keep, 1 - start), beat(keep, start)]
        banker.open_market(t)  # FH-TWO.4
    else:
        for seat in range(players):
            place(t, seat, content.cards[dealt.pop()])  # FH-SET.4
        state.box.extend(dealt)
    refill(t)  # FH-SET.3: with five players the sixth card comes from the deck
    state.deck_before = len(state.deck)
    return state


def empty_table(content: Content, players: int, options: Mapping[str, str], chance: Chance) -> FlowState:
    """What options and the number of players settle, and nothing on the table."""
    return FlowState(
        chance,
        agenda=[],
        market_size=content.setups[players].market_size,  # FH-SET.3
        rahdo=options["variant"] == "rahdo",  # FH-RAH.1; FH-SET.1: the Banker card is used in no other game
        stall=0 if options["stall"] == "off" else int(options["stall"]),
    )


def civilization_deck(content: Content, chance: Chance) -> list[str]:
    """FH-SET.5, FH-TWO.3: from the bottom The Future, Internet, then the eras, V first, each shuffled by itself."""
    deck = content.decks[FUTURE] + content.decks[INTERNET]
    for era in reversed(ERA_DECKS):
        deck += shuffled(content, chance, era)
    return deck


def shuffled(content: Content, chance: Chance, deck: str) -> list[str]:
    cards = content.decks[deck][:]
    chance.shuffle(deck, cards)
    return cards
