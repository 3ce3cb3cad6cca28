"""The words for answers in a battle."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks
from pentapolis.kernel import Ask, Label


def label_word(ask: Ask, key: str) -> Label:
    """Every answer has a message of its own: `answer-withdraw-fight`."""
    return Label(f"answer-{ask.kind}-{key}")


def label_losses(ask: Ask, key: str) -> Label:
    """A mix of units: `answer-losses-2` has two kinds of them."""
    args: dict[str, int | str] = {}
    words = key.split("+")
    for number, word in enumerate(words, 1):
        unit = word.rstrip("0123456789")
        args |= {f"piece{number}": unit, f"count{number}": int(word[len(unit) :] or 0)}
    return Label(f"answer-losses-{len(words)}", args)


asks.ASKS.labelled(dict.fromkeys((asks.SIEGECRAFT, asks.SIEGE, asks.WITHDRAW, asks.REWARD), label_word))
asks.ASKS.labelled({asks.LOSSES: label_losses})
