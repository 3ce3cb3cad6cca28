"""The words for the steps of an offer: the prompt tells what is on the table, an answer what is added."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks
from pentapolis.kernel import Ask, Label


def label_trade(ask: Ask, key: str) -> Label:
    """`answer-trade-VERB` with the good or card of the key."""
    verb, _, rest = key.partition(":")
    return Label(f"answer-trade-{verb}", asks.words_of(rest))


asks.ASKS.labelled({asks.TRADE: label_trade})
