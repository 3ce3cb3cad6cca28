"""Words for answers of this wing that are not the name of a piece."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks
from pentapolis.kernel import Ask, Label


def fixed(ask: Ask, key: str) -> Label:
    """A message for each answer: `answer-person-take`."""
    return Label(f"answer-{ask.kind}-{key}")


def by_first_word(ask: Ask, key: str) -> Label:
    """`discard:CARD`: the first word tells the message, the rest its arguments."""
    word, _, rest = key.partition(":")
    return Label(f"answer-{ask.kind}-{word}", asks.words_of(rest))


def by_token(ask: Ask, key: str) -> Label:
    """`mood2`: so many tokens of a kind."""
    token = key.rstrip("0123456789")
    return Label(f"answer-{ask.kind}-{token}", {"count": int(key[len(token) :])} if token != key else {})


asks.ASKS.labelled({asks.DRAW: by_first_word, asks.CONVERT_TOKENS: by_token})
asks.ASKS.labelled(dict.fromkeys((asks.PERSON, asks.ARENA, asks.ANSWER), fixed))
