"""The choices of the setup: starting cards, kept secretly and at once, and chip cards (CV-SET.15 to CV-SET.20)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal, Sealed
from pentapolis.parts.choices import Options
from pentapolis.parts.piles import shuffled

from . import asks, log, stacks
from .components import Content
from .kinds import CARD_TYPE, CARD_TYPES, FEATURE, MAIN_MODULES, MATERIAL, RESOURCES
from .pieces import MarkerCard
from .state import CVState, CVTable, Player, add, order, put, without

MARKERS = len(CARD_TYPES)  # CV-SET.15: the sixth kind


def kind_of(content: Content, card: str) -> int:
    """CV-SET.15: one of the five decks, or the marker cards."""
    return CARD_TYPE[content.cards[card].type] if card in content.cards else MARKERS


def keep(t: CVTable, kind: int) -> Flow[None]:
    """CV-SET.15: everybody who chooses keeps one card of a kind, secretly and at once."""
    state = t.state
    choosing = [seat for seat, dealt in enumerate(state.choice) if dealt]
    kept = yield Sealed(choosing, lambda seat: Ask(seat, asks.KEEP, dealt_options(t, seat, kind), kind=kind))
    for seat, card in kept.items():
        state.choice = put(state.choice, seat, without(state.choice[seat], card))
        if kind < MARKERS:
            player = state.players[seat]
            player.hand = tuple(sorted((*player.hand, card)))
            t.emit(log.KEPT, {seat: {"card": card}}, seat=seat)
    if kind < MARKERS:
        t.then(keep, kind + 1)
        return
    for seat, card in kept.items():  # CV-SET.16
        take_markers(t.content, state.players[seat], t.content.marker_cards[card])
        t.emit(log.MARKERS, seat=seat, card=card)
    put_back(t)


def dealt_options(t: CVTable, seat: int, kind: int) -> Options:
    """CV-SET.15: the cards of a kind that a seat was dealt, as they lie now (they may have been dealt anew)."""
    found = {card: card for card in t.state.choice[seat] if kind_of(t.content, card) == kind}
    known = (t.content.cards, t.content.marker_cards)
    return Options(found, lambda key: Refusal("CV-SET.15") if any(key in cards for cards in known) else None)


def put_back(t: CVTable) -> None:
    """CV-SET.15: in seating order to the bottom of the stacks; marker cards leave the game unseen.

    Where the only player chose among all cards (CV-SOL.17) the stacks are shuffled afterwards.
    """
    state, content = t.state, t.content
    free = not any(state.decks)
    for seat in order(state):
        if seat >= len(state.players):
            continue
        for card in state.choice[seat]:
            kind = kind_of(content, card)
            if kind == MARKERS:
                state.unused = tuple(sorted((*state.unused, card)))
            else:
                stacks.bury(t, kind, card, seat)
    state.choice = ((),) * len(state.players)
    if free:
        state.known = ((),) * len(state.decks)
        state.decks = tuple(
            tuple(shuffled(deck, state.chance, f"{name} cards"))
            for name, deck in zip(CARD_TYPES, state.decks, strict=True)
        )


def take_markers(content: Content, player: Player, card: MarkerCard) -> None:
    """CV-SET.16: markers from the supply to the spaces that the card shows."""
    for name in RESOURCES:
        amount = getattr(card, name)
        setattr(player, name, getattr(player, name) + amount)
        player.supply -= amount
    for feature, amount in card.features.items():
        player.features = add(player.features, FEATURE[feature], amount)
        player.supply -= amount
    for material, amount in card.materials.items():
        player.storage = add(player.storage, MATERIAL[material], amount)
        player.supply -= amount


def pick_chip(t: CVTable, seat: int) -> Flow[None]:
    """CV-SET.18: one of the chip cards on offer, with its goal chip; what is left after the last pick is put away."""
    state = t.state
    options = Options(
        {f"{card}:{goal}": at for at, (card, goal) in enumerate(state.offer)},
        lambda key: Refusal("CV-SET.18") if key.split(":")[0] in t.content.chip_cards else None,
    )
    at = yield Ask(seat, asks.CHIP_CARD, options)
    card, goal = state.offer[at]
    take_chip(t.content, state, seat, at)
    t.emit(log.STARTING_CHIP, seat=seat, card=card, goal=goal)
    if len(state.offer) <= t.content.setup.spare_chip_cards:
        returned = [left for _, left in state.offer]
        state.offer = ()
        state.goal_bag = tuple(shuffled([*state.goal_bag, *returned], state.chance, "goal chips"))


def take_chip(content: Content, state: CVState, seat: int, at: int) -> None:
    """CV-SET.19: the goal chip, the first income chip in the last column, a module at level II; no triggers."""
    player = state.players[seat]
    card, goal = state.offer[at]
    state.offer = state.offer[:at] + state.offer[at + 1 :]
    player.goals = put(player.goals, 0, (goal,))
    column = content.setup.chip_column - 1
    player.columns = put(player.columns, column, (*player.columns[column], (card, card)))
    module = MAIN_MODULES.index(content.chip_cards[card].upgraded_module)
    player.levels = put(player.levels, module, content.setup.module_level)
