"""The Republic's look at a deck before an Action, and the card seen as if it were in the Offer (MO-GOV.8)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.mosaic.decks import pop
from pentapolis.games.mosaic.kinds import DECK, DECKS, NOBODY
from pentapolis.games.mosaic.state import PEEKS, MosaicTable
from pentapolis.kernel import Flow, Label
from pentapolis.parts.verbs import Verb, about, bare


def bar_peek(t: MosaicTable, seat: int, deck: int) -> str | None:
    """MO-GOV.8: the holder of the Republic, once per Action, before it."""
    state = t.state
    if not state.players[seat].powers & PEEKS or state.peek != NOBODY or not state.decks[deck]:
        return "MO-GOV.8"
    return None


def peek(t: MosaicTable, seat: int, deck: int) -> None:
    """MO-GOV.8: the card stays on top; who has seen it knows it until it is drawn."""
    t.state.peek = deck
    t.state.tops[deck] |= 1 << seat
    t.emit("peeked", {seat: {"card": t.state.decks[deck][-1]}}, seat=seat, offer=DECKS[deck])


PEEK: Verb[MosaicTable] = about(
    "peek",
    every=lambda t: DECK,
    meaning=lambda t, word: DECK[word],
    bar=bar_peek,
    perform=peek,
    otherwise="MO-GOV.8",
    label=lambda deck: Label(f"answer-peek-{deck}"),
    source=PEEKS,
    main=False,
)


def top(
    deck: int,
    use: Callable[[MosaicTable, int, str, int], Flow[None] | None],
    bar: Callable[[MosaicTable, int, str], str | None] = lambda t, seat, card: None,
) -> Verb[MosaicTable]:
    """An Action with the card looked at, by seats as bits; nothing is refilled. `bar` is the rule for that card."""

    def bar_top(t: MosaicTable, seat: int) -> str | None:
        """Not a scoring card, which stays unrevealed, and not if the Offer was cleared since."""
        state = t.state
        if state.peek == deck and state.decks[deck] and state.tops[deck] >> seat & 1:
            card = state.decks[deck][-1]
            if card != t.content.scoring_cards[deck] and bar(t, seat, card) is None:
                return None
        return "MO-GOV.8"

    def perform(t: MosaicTable, seat: int, meaning: None) -> Flow[None] | None:
        knew = t.state.tops[deck]
        return use(t, seat, pop(t, deck), knew)

    return bare(f"{DECKS[deck]}:top", bar=bar_top, perform=perform, otherwise="MO-GOV.8", source=PEEKS)
