"""Piles: decks and discard piles as lists of ids, the top last; what is known of them; and dealing unknown cards anew.

A re-deal must not tell the true order (`Rulebook.redeal`): what a viewer cannot know is gathered, sorted, shuffled with
the chance given, and put back into the same places.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pentapolis.kernel import Chance


def draw(deck: list[str], discard: list[str], chance: Chance, stream: str) -> str:
    """The top card; an empty deck is made anew from the discards; "" if there are none either.

    >>> deck, discard = ["law"], ["art"]
    >>> [draw(deck, discard, Chance("1"), "cards") for _ in range(3)], discard
    (['law', 'art', ''], [])
    """
    if not deck:
        renew(deck, discard, chance, stream)
    return deck.pop() if deck else ""


def renew(deck: list[str], discard: list[str], chance: Chance, stream: str) -> None:
    """Shuffle the discards into the deck."""
    deck += discard
    discard.clear()
    chance.shuffle(stream, deck)


def shuffled(cards: Collection[str], chance: Chance, stream: str) -> list[str]:
    """Cards in another order, sorted first: their true order leaves no trace.

    >>> shuffled(["a", "b", "c"], Chance("1"), "cards") == shuffled(["c", "a", "b"], Chance("1"), "cards")
    True
    """
    return chance.shuffled(stream, cards)


def redeal(piles: Sequence[list[str]], chance: Chance, stream: str, seen: Collection[str] = ()) -> None:
    """Deal anew, in place, what lies in several piles together; what was seen stays in its pile, in front.

    >>> hands = [["a", "b"], ["c"]]
    >>> redeal(hands, Chance("1"), "cards", seen=["b"])
    >>> [len(hand) for hand in hands], hands[0][0], sorted(hands[0] + hands[1])
    ([2, 1], 'b', ['a', 'b', 'c'])
    """
    everything = shuffled([card for pile in piles for card in pile if card not in seen], chance, stream)
    for pile in piles:
        kept = sorted(card for card in pile if card in seen)
        count = len(pile) - len(kept)
        pile[:] = kept + everything[:count]
        del everything[:count]


def unknown(pile: Sequence[str], bottom: int = 0, top: int = 0) -> slice:
    """The part of a deck that a viewer does not know: without `bottom` known cards below and `top` known ones above.

    >>> deck = ["law", "art", "war", "sea"]
    >>> deck[unknown(deck, bottom=1, top=1)], deck[unknown(deck, bottom=9)]
    (['art', 'war'], [])
    """
    under = min(bottom, len(pile))
    return slice(under, max(under, len(pile) - top))


def redeal_within(pile: list[str], chance: Chance, stream: str, *, bottom: int = 0, top: int = 0) -> None:
    """Deal a deck anew, in place, between a known bottom and a known top.

    >>> deck = ["law", "art", "war", "sea"]
    >>> redeal_within(deck, Chance("1"), "cards", bottom=1, top=1)
    >>> deck[0], sorted(deck[1:3]), deck[3]
    ('law', ['art', 'war'], 'sea')
    """
    part = unknown(pile, bottom, top)
    pile[part] = shuffled(pile[part], chance, stream)


def redeal_at(pile: list[str], places: Sequence[int], chance: Chance, stream: str) -> None:
    """Deal anew, in place, what lies at some places of a pile.

    >>> deck = ["law", "art", "war", "sea"]
    >>> redeal_at(deck, [0, 2], Chance("1"), "cards")
    >>> deck[1], deck[3], sorted(deck)
    ('art', 'sea', ['art', 'law', 'sea', 'war'])
    """
    for place, card in zip(places, shuffled([pile[place] for place in places], chance, stream), strict=True):
        pile[place] = card
