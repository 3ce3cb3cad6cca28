"""What an offer says: `state.trade` holds the seat that offers, the partner, and a word for each thing on the table.

give:food           one food from the one who offers        want:food          one food from the partner
give:e19_great_artist   a Great Person, always seen         want:e19_great_artist
show:KIND:PLACE     a card of the hand, shown               want:KIND:PLACE    a card of the partner's that was seen
hide:KIND:PLACE     a card of the hand, unseen              want-KIND          a card of this kind, the partner's choice

Cards are named by their place in a hand, so that a world that is dealt anew tells no more of them than it may.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pentapolis.games.clash_of_cultures.cards.known import KINDS, hand, hands
from pentapolis.games.clash_of_cultures.kinds import CAPTIVE, GOOD, GOODS
from pentapolis.games.clash_of_cultures.state import ClashTable, Player

GIVE, WANT, SHOW, HIDE = "give", "want", "show", "hide"
GIVEN = {f"{GIVE}:{name}": good for name, good in GOOD.items()}
WANTED = {f"{WANT}:{name}": good for name, good in GOOD.items()}
NO_PLACE = -1
BLIND = {f"{WANT}-{kind}": kind for kind in KINDS}


def parties(t: ClashTable) -> tuple[int, int]:
    """Who offers, and to whom."""
    return int(t.state.trade[0]), int(t.state.trade[1])


def items(t: ClashTable) -> list[str]:
    return t.state.trade[2:]


class Laid(NamedTuple):
    """A card in an offer: whose it is, and its kind and id ("" and a Great Person's id)."""

    verb: str
    holder: int
    kind: str
    card: str


def laid(t: ClashTable, item: str) -> Laid | None:
    """The card that a word of the offer means, if it means one."""
    verb, kind, place = words_of(item)
    if not kind or kind in GOOD:
        return None
    holder = int(t.state.trade[verb == WANT])
    if place == NO_PLACE:
        return Laid(verb, holder, "", kind)
    return Laid(verb, holder, kind, hand(t.state.players[holder], kind)[place])


@cache
def words_of(item: str) -> tuple[str, str, int]:
    """Verb, kind of card (or good, or Great Person) and place of a word of the offer.

    >>> words_of("show:action:2"), words_of("give:food"), words_of("want-action")
    (('show', 'action', 2), ('give', 'food', -1), ('want-action', '', -1))
    """
    verb, _, what = item.partition(":")
    kind, _, place = what.partition(":")
    return verb, kind, int(place) if place else NO_PLACE


class Offer(NamedTuple):
    """An offer read once: goods by number, cards, and how many cards of a kind are the partner's choice."""

    given: list[int]
    wanted: list[int]
    cards: dict[str, str]  # of the one who offers, each with its verb
    named: dict[str, str]  # of the partner, each with its kind
    blind: dict[str, int]


def read(t: ClashTable) -> Offer:
    """The words of the offer, one by one."""
    trade, players = t.state.trade, t.state.players
    giver, partner = players[int(trade[0])], players[int(trade[1])]
    offer = Offer([0] * len(GOODS), [0] * len(GOODS), {}, {}, dict.fromkeys(KINDS, 0))
    given, wanted, cards, named, blind = offer
    for item in trade[2:]:
        if item in GIVEN:
            given[GIVEN[item]] += 1
        elif item in WANTED:
            wanted[WANTED[item]] += 1
        elif item in BLIND:
            blind[BLIND[item]] += 1
        else:
            verb, kind, place = words_of(item)
            if verb != WANT:
                cards[kind if place == NO_PLACE else hand(giver, kind)[place]] = verb
            elif place == NO_PLACE:
                named[kind] = ""
            else:
                named[hand(partner, kind)[place]] = kind
    return offer


def kind_of(player: Player, card: str) -> str:
    """The kind of a card in a hand; "" for a Great Person."""
    return next((kind for kind, held in hands(player).items() if card in held), "")


def seen_by(t: ClashTable, entry: Laid, viewer: int | None) -> bool:
    """Whether a viewer knows which card it is: its own, one it has seen, or a Great Person."""
    if not entry.kind or viewer == entry.holder:
        return True
    return viewer is not None and entry.verb != HIDE and entry.card in t.state.players[viewer].known


def shown(t: ClashTable, viewer: int | None) -> list[str]:
    """The offer as a viewer sees it: `show:CARD`, or `show:action` for a card that it may not know."""
    if not t.state.trade:
        return []
    return [*t.state.trade[:2], *(veil(t, item, viewer) for item in items(t))]


def veil(t: ClashTable, item: str, viewer: int | None) -> str:
    entry = laid(t, item)
    if entry is None:
        return item
    return f"{entry.verb}:{entry.card if seen_by(t, entry, viewer) else entry.kind}"


def after(t: ClashTable, seat: int) -> tuple[list[int], int]:
    """What the one who offers would hold if the partner accepted: goods, and the number of cards."""
    player, offer = t.state.players[seat], read(t)
    goods = [held - less + more for held, less, more in zip(player.goods, offer.given, offer.wanted, strict=True)]
    return goods, player.hand + len(offer.named) + sum(offer.blind.values()) - len(offer.cards)


def totals(words: list[str]) -> dict[str, int | str]:
    """Both sides of an offer in numbers, for messages: `give_food`, `want_cards`, and whether there is anything at all.

    >>> found = totals(["give:food", "give:food", "want-action"])
    >>> {name: number for name, number in found.items() if number}
    {'give_food': 2, 'give_any': 1, 'want_cards': 1, 'want_any': 1}
    """
    given, wanted, cards, wanted_cards = [0] * len(GOODS), [0] * len(GOODS), 0, 0
    for word in words:
        if word in GIVEN:
            given[GIVEN[word]] += 1
        elif word in WANTED:
            wanted[WANTED[word]] += 1
        elif word.startswith(WANT):
            wanted_cards += 1
        else:
            cards += 1
    sides = ((*given[:CAPTIVE], cards), (*wanted[:CAPTIVE], wanted_cards))
    return dict(zip(TOTALS, (number for side in sides for number in (*side, int(any(side)))), strict=True))


TOTALS = tuple(f"{side}_{name}" for side in (GIVE, WANT) for name in (*GOODS[:CAPTIVE], "cards", "any"))
