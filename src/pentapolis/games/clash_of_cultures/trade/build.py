"""Building an offer: one thing at a time, with the totals on the table (CC-4.8).

A bot that looks ahead to its next action stops before an offer is built (`Rulebook.openings`): it does not get lost in
all the offers it could make.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress

from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.abilities import TURN
from pentapolis.games.clash_of_cultures.cards.known import hand, hands
from pentapolis.games.clash_of_cultures.kinds import CAPTIVE, GOOD, GOODS
from pentapolis.games.clash_of_cultures.state import OTHERS, ClashTable, Player, others
from pentapolis.kernel import Ask, Flow, Offers, Refusal, beats
from pentapolis.kernel.ask import read_seat, seat_key
from pentapolis.kernel.memo import Memo
from pentapolis.parts.verbs import Verb

from .deal import trade_answer
from .offer import BLIND, GIVE, GIVEN, HIDE, NO_PLACE, SHOW, WANT, WANTED, items, parties, totals, words_of

OFFER, WITHDRAW = "offer", "withdraw"
NO_LIMIT = "off"


def offers_left(t: ClashTable) -> bool:
    """The option: how many offers a player may open in a turn."""
    limit = t.state.options["trades"]
    return limit == NO_LIMIT or t.state.turn.offers < int(limit)


def has_wares(player: Player) -> bool:
    """CC-4.8: something that can be traded."""
    return bool(player.actions or player.objectives or player.wonders or player.persons) or any(player.goods[:CAPTIVE])


def openings(t: ClashTable, seat: int) -> Sequence[tuple[str, int]]:
    """CC-4.8, CC-4.10: one answer for each partner, while offers are left."""
    if not offers_left(t):
        return ()
    players = t.state.players
    partners = PARTNERS[len(players)][seat]
    return partners if has_wares(players[seat]) else [entry for entry in partners if has_wares(players[entry[1]])]


PARTNERS = tuple(tuple(tuple((seat_key(other), other) for other in row) for row in rows) for rows in OTHERS)


def why_not_open(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    if not rest.startswith("seat") or not rest[4:].isdecimal() or read_seat(rest) not in others(t, seat):
        return None
    return Refusal("CC-4.8") if offers_left(t) else Refusal("CC-2.5", offers=t.state.turn.offers)


def open_offer(t: ClashTable, seat: int, partner: int) -> None:
    """CC-4.8: an offer that was opened counts, sent or not."""
    t.state.turn.offers += 1
    t.state.trade = [str(seat), str(partner)]
    t.then(trade_step, seat)


TURN.add(Verb("trade", openings, why_not_open, open_offer, main=False))


def wares(giver: Player, partner: Player) -> Wares:
    """CC-4.8: what can be answered to an empty offer, and to one that holds something if nothing were used up.

    What both hold stays while an offer is built.
    """
    mine = (*giver.actions, *giver.objectives, *giver.wonders)
    known = giver.known
    if known:
        theirs = seen(partner.actions, known), seen(partner.objectives, known), seen(partner.wonders, known)
    else:
        theirs = (UNSEEN[bool(partner.actions)], UNSEEN[bool(partner.objectives)], UNSEEN[bool(partner.wonders)])
    persons = tuple(giver.persons), tuple(partner.persons)
    return _WARES[tuple(giver.goods), tuple(partner.goods), mine, theirs, persons]


def seen(held: Cards, known: Cards) -> Seen:
    """Whether a hand holds anything, and the cards of it that were seen, sorted: their order in the hand is secret."""
    cards = [card for card in held if card in known]
    return (True, tuple(sorted(cards))) if cards else UNSEEN[bool(held)]


Cards = Sequence[str]
Seen = tuple[bool, tuple[str, ...]]
UNSEEN: tuple[Seen, Seen] = ((False, ()), (True, ()))  # nothing, or nothing that was seen
Wares = tuple[dict[str, str], dict[str, str]]
Holdings = tuple[tuple[int, ...], tuple[int, ...], Cards, tuple[Seen, ...], tuple[Cards, Cards]]


def _wares(holdings: Holdings) -> Wares:
    """Goods given and wanted; own cards, seen or unseen; cards of the partner's that were seen, or of its choice.

    CC-4.10: Great Persons were taken openly and are never unseen.
    """
    goods, wanted, mine, theirs, (persons, wanted_persons) = holdings
    words = [*compress(GIVING, goods), *compress(WANTING, wanted)]
    words += [word for card in mine for word in names_of(SHOW, card)]
    words += [f"{GIVE}:{card}" for card in persons]
    for word, (held, cards) in zip(BLIND, theirs, strict=True):
        if held:
            words += [f"{WANT}:{card}" for card in cards]
            words.append(word)
    words += [f"{WANT}:{card}" for card in wanted_persons] + [WITHDRAW]
    return {word: word for word in words}, {word: word for word in (OFFER, *words)}


_WARES = Memo(_wares, most=64)  # the steps of an offer follow one upon the other
GIVING = tuple(f"{GIVE}:{good}" for good in GOODS[:CAPTIVE])
WANTING = tuple(f"{WANT}:{good}" for good in GOODS[:CAPTIVE])


def take_out(found: dict[str, str], giver: Player, partner: Player, words: list[str]) -> None:
    """Leave only what can still be added to an offer: not what is used up, nor the same good both ways."""
    kinds = []  # of the cards that are wanted
    for word in words:
        if word in GIVEN:
            good = GIVEN[word]
            found.pop(WANTING[good], None)
            if words.count(word) >= giver.goods[good]:
                found.pop(word, None)
        elif word in WANTED:
            good = WANTED[word]
            found.pop(GIVING[good], None)
            if words.count(word) >= partner.goods[good]:
                found.pop(word, None)
        elif word in BLIND:
            kinds.append(BLIND[word])
        else:
            verb, kind, place = words_of(word)
            holder = partner if verb == WANT else giver
            for name in names_of(verb, kind if place == NO_PLACE else hand(holder, kind)[place]):
                found.pop(name, None)
            if verb == WANT and place != NO_PLACE:
                kinds.append(kind)
    for kind in dict.fromkeys(kinds):
        held = hand(partner, kind)
        if kinds.count(kind) >= len(held):
            for name in (f"{WANT}-{kind}", *(f"{WANT}:{card}" for card in held if card in giver.known)):
                found.pop(name, None)


@cache
def names_of(verb: str, card: str) -> tuple[str, ...]:
    """The words by which a card could be put into an offer once more."""
    return (f"{SHOW}:{card}", f"{HIDE}:{card}") if verb in (SHOW, HIDE) else (f"{verb}:{card}",)


def trade_step(t: ClashTable, seat: int) -> Flow[None]:
    """CC-4.8: one more thing, or the offer goes to the partner, or there is none [D: active player / may]."""
    partner, words = int(t.state.trade[1]), items(t)
    options = Offers(answers, None, t, seat, partner)
    word = yield Ask(seat, asks.TRADE, options, lambda: {"target": partner, **totals(words)})
    if word == WITHDRAW:
        t.state.trade = []
    elif word == OFFER:
        t.then(trade_answer, seat, partner)
    else:
        t.state.trade.append(placed(t, word))
        t.then(trade_step, seat)


def answers(t: ClashTable, seat: int, partner: int) -> dict[str, str]:
    giver, other, words = t.state.players[seat], t.state.players[partner], items(t)
    first, further = wares(giver, other)
    if not words:
        return first.copy()
    options = further.copy()
    take_out(options, giver, other, words)
    return options


def placed(t: ClashTable, word: str) -> str:
    """A card of a hand as the place where it lies now, which is another one in a world that was dealt anew."""
    if word in GIVEN or word in WANTED or word in BLIND:
        return word
    verb, _, card = word.partition(":")
    holder = t.state.players[parties(t)[verb == WANT]]
    for kind, held in hands(holder).items():
        if card in held:
            return f"{verb}:{kind}:{held.index(card)}"
    return word


def why_not(t: ClashTable, seat: int, key: str) -> Refusal | None:
    """CC-4.1, CC-4.9, CC-4.10: why something cannot be added to the offer that is being built."""
    verb, _, what = key.partition(":")
    if key == OFFER:
        return Refusal("CC-4.9")
    if verb in (GIVE, WANT) and what in GOOD:
        return Refusal("CC-4.10" if what == GOODS[CAPTIVE] else "CC-4.1", piece=what)
    if verb in (GIVE, WANT, SHOW, HIDE) and kind_of_card(t, what):
        return Refusal("CC-4.8", card=what)
    return Refusal("CC-4.8") if verb in ("want-action", "want-objective", "want-wonder") else None


def kind_of_card(t: ClashTable, card: str) -> bool:
    content = t.content
    return any(
        card in cards for cards in (content.action_cards, content.objective_cards, content.wonders, content.events)
    )


BEATS = beats(trade_step)
