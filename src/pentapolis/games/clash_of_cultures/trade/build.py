"""Building an offer: one thing at a time, with the totals on the table (CC-4.8).

A bot that looks ahead to its next action stops before an offer is built (`Rulebook.openings`): it does not get lost in
all the offers it could make.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.abilities import Action, register
from pentapolis.games.clash_of_cultures.cards.known import hand, hands
from pentapolis.games.clash_of_cultures.kinds import CAPTIVE, GOOD, GOODS
from pentapolis.games.clash_of_cultures.state import ClashTable, Player, others
from pentapolis.kernel import Ask, Flow, Offers, Refusal
from pentapolis.kernel.ask import read_seat, seat_key

from .offer import BLIND, GIVE, GIVEN, HIDE, SHOW, WANT, WANTED, Offer, items, parties, read, totals

OFFER, WITHDRAW = "offer", "withdraw"
NO_LIMIT = "off"


def offers_left(t: ClashTable) -> bool:
    """The option: how many offers a player may open in a turn."""
    limit = t.state.options["trades"]
    return limit == NO_LIMIT or t.state.turn.offers < int(limit)


def has_wares(player: Player) -> bool:
    """CC-4.8: something that can be traded."""
    return any(player.goods[:CAPTIVE]) or bool(player.actions or player.objectives or player.wonders or player.persons)


def openings(t: ClashTable, seat: int) -> list[tuple[str, int]]:
    """CC-4.8, CC-4.10: one answer for each partner, while offers are left."""
    if not offers_left(t):
        return []
    mine = has_wares(t.state.players[seat])
    return [(seat_key(other), other) for other in others(t, seat) if mine or has_wares(t.state.players[other])]


def why_not_open(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    if not rest.startswith("seat") or not rest[4:].isdecimal() or read_seat(rest) not in others(t, seat):
        return None
    return Refusal("CC-4.8") if offers_left(t) else Refusal("CC-2.5", offers=t.state.turn.offers)


def open_offer(t: ClashTable, seat: int, partner: int) -> Flow[None]:
    """CC-4.8: an offer that was opened counts, sent or not."""
    t.state.turn.offers += 1
    t.state.trade = [str(seat), str(partner)]
    t.then(("trade_step", seat))
    yield from ()


register(Action("trade", False, 0, openings, why_not_open, open_offer))


def add_steps(giver: Player, partner: Player, offer: Offer, found: dict[str, str]) -> None:
    """Every thing that can be added, by its key."""
    given, wanted = offer.given, offer.wanted
    for word, held, there, back in zip(GIVING, giver.goods, given, wanted, strict=False):
        if held > there and not back:  # the same good both ways says nothing
            found[word] = word
    for word, held, there, back in zip(WANTING, partner.goods, wanted, given, strict=False):
        if held > there and not back:
            found[word] = word
    own_cards(giver, offer, found)
    their_cards(giver, partner, offer, found)


GIVING = tuple(f"{GIVE}:{good}" for good in GOODS[:CAPTIVE])
WANTING = tuple(f"{WANT}:{good}" for good in GOODS[:CAPTIVE])


def own_cards(giver: Player, offer: Offer, found: dict[str, str]) -> None:
    """CC-4.8, CC-4.10: cards of the hand, seen or unseen; Great Persons were taken openly and are never unseen."""
    laid = offer.cards
    for held in (giver.actions, giver.objectives, giver.wonders):
        for card in held:
            if card not in laid:
                show, hide = both_ways(card)
                found[show] = show
                found[hide] = hide
    for card in giver.persons:
        if card not in laid:
            found[f"{GIVE}:{card}"] = f"{GIVE}:{card}"


@cache
def both_ways(card: str) -> tuple[str, str]:
    """The words for a card that is given, seen and unseen."""
    return f"{SHOW}:{card}", f"{HIDE}:{card}"


def their_cards(giver: Player, partner: Player, offer: Offer, found: dict[str, str]) -> None:
    """Cards of the partner's that were seen, and of the partner's choice, as many as there are; Great Persons."""
    known, named, blind = giver.known, offer.named, offer.blind
    for word, kind in BLIND.items():
        held = hand(partner, kind)
        if len(held) <= blind[kind] or (named and len(held) <= blind[kind] + [*named.values()].count(kind)):
            continue
        if known:  # not in the order of the hand, which tells what it should not
            for card in sorted([card for card in held if card in known and card not in named]):
                found[f"{WANT}:{card}"] = f"{WANT}:{card}"
        found[word] = word
    for card in partner.persons:
        if card not in named:
            found[f"{WANT}:{card}"] = f"{WANT}:{card}"


def step(t: ClashTable, seat: int) -> Flow[None]:
    """CC-4.8: one more thing, or the offer goes to the partner, or there is none [D: active player / may]."""
    partner, words = parties(t)[1], items(t)
    options = Offers(lambda: answers(t, seat, partner))
    word = yield Ask(seat, asks.TRADE, options, lambda: {"target": partner, **totals(words)})
    if word == WITHDRAW:
        t.state.trade = []
    elif word == OFFER:
        t.then(("trade_answer", seat, partner))
    else:
        t.state.trade.append(placed(t, word))
        t.then(("trade_step", seat))


def answers(t: ClashTable, seat: int, partner: int) -> dict[str, str]:
    options = {OFFER: OFFER} if items(t) else {}
    add_steps(t.state.players[seat], t.state.players[partner], read(t), options)
    options[WITHDRAW] = WITHDRAW
    return options


def placed(t: ClashTable, word: str) -> str:
    """A card of a hand as the place where it lies now, which is another one in a world that was dealt anew."""
    if word in GIVEN or word in WANTED:
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


BEATS: dict[str, Callable[..., Flow[None] | None]] = {"trade_step": step}
