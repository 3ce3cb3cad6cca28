"""The words for sending an offer: what is on the table, so that nobody sends what they did not mean."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks
from pentapolis.kernel import Ask, Label

from .offer import totals

OFFER = "offer"


def label_act(ask: Ask, key: str) -> Label:
    """An offer with its totals; any other action as usual."""
    if key != OFFER:
        return asks.label_act(ask, key)
    return Label(f"answer-act-{OFFER}", totals(str(ask.about["give"]), str(ask.about["want"])))


asks.LABELS[asks.ACT] = label_act
