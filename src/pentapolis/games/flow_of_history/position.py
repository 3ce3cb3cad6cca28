"""Positions in words, for scenarios: `build` reads the notation, `read` writes it.

    seats:                      # in turn order; any names
      you: {government: [scholar_caste], construction: [barracks], leader: ramses_ii, wonders: [pyramids], tokens: 4}
      b: {military: [chariots], tokens: 0}
    market:                     # left to right
      - monastery
      - irrigation: {by: b, tokens: 4}    # or by: banker
    deck: [castle, knights]     # the next cards; older eras are gone, the rest follows in order
    supply: 2
    turn: you                   # or `agenda: [[bonus, you], [cleanup, you]]`

What is not said takes a default: no cards, no tokens, the five A cards as the Market, the first seat's turn. A deck
that names The Future ends there. What follows from the rest may be stated and is then checked: `era`, and of a seat
`icons`, `final_icons` (those that count in final scoring) and `strength: {attacking: 5, attacked: 9}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pentapolis.kernel import Chance
from pentapolis.kernel.ask import seat_key
from pentapolis.kernel.data import DataError, understand
from pentapolis.kernel.state import Beat
from pentapolis.parts.positions import agenda_of, number_of, seats_of

from .civilization import attack_strength, built, count_icons, defense_strength
from .components import DECKS, FUTURE, OPENING, STARTING, Content
from .market import current_era
from .notation import PILES, STACKS, PositionWords, SeatWords, StakeWords
from .setup import empty_table
from .state import BANKER, NOBODY, Civilization, FlowState, FlowTable, Slot
from .turn import BEATS


def build(content: Content, players: int, options: Mapping[str, str], given: dict[str, Any]) -> FlowState:
    """A state from the notation above; DataError if it names what does not exist or a piece twice."""
    words = understand(given, PositionWords, "given")
    seats = seats_of(words.seats, players, SeatWords)
    state = empty_table(content, players, options, Chance("scenario"))
    state.agenda = read_agenda(words, list(seats))
    state.civilizations = [civilization(content, name, own) for name, own in seats.items()]
    owned = {card for civ in state.civilizations for card in civ.cards}
    opening = [card for card in content.decks[OPENING] if card not in owned]
    state.market = [slot(entry, list(seats)) for entry in (opening if words.market is None else words.market)]
    state.offers, state.supply, state.idle = offers(seats), words.supply, words.idle
    deal_rest(content, state, words)
    state.reserve -= tokens_in_play(state) + state.supply
    before = words.deck_before
    state.deck_before = len(state.deck) + 1 if before is None else before  # so that the first cleanup checks the Market
    check_pieces(content, state)
    check_statements(content, state, words, seats)
    return state


def civilization(content: Content, name: str, words: SeatWords) -> Civilization:
    """A seat's cards, by stack from bottom to top or as one list in the order gained."""
    where = f"given, seat {name}"
    cards = words.pile("cards") or [card for stack in STACKS for card in words.pile(stack)]
    for card in cards:
        if card not in content.cards:
            raise DataError(where, f"there is no card {card!r}")
    for kind, stack in PILES.items():
        owned = [card for card in cards if content.types[card] == kind]
        if words.pile(stack) not in ([], owned):
            raise DataError(f"{where}, {stack}", f"these cards are not all of type {kind}")
    if leaders(content, cards) > 1:
        raise DataError(where, "a Civilization holds one Leader at most (FH-CMP.5)")
    return built(content, words.tokens, cards)


def slot(entry: str | dict[str, dict[str, Any]], names: list[str]) -> Slot:
    """`monastery`, or `monastery: {by: you, tokens: 4}`."""
    if isinstance(entry, str):
        return Slot(entry)
    if len(entry) != 1:
        raise DataError("given, market", f"one card in each entry, not {', '.join(entry) or 'none'}")
    ((card, words),) = entry.items()
    where = f"given, market, {card}"
    stake = understand(words, StakeWords, where)
    if stake.by in names:
        return Slot(card, names.index(stake.by), stake.tokens)
    if stake.by != "banker" or len(names) != 2:  # FH-TWO.4
        raise DataError(where, f"by: {stake.by!r} is neither a seat nor, with two players, the banker")
    return Slot(card, BANKER, stake.tokens)


def read_agenda(words: PositionWords, names: list[str]) -> list[Beat]:
    """Next beat first in the notation, last in the state."""
    beats = (("turn", words.turn or names[0]),) if words.agenda is None else words.agenda
    seats = {name: number_of(name, names, "seat", "given, turn") for _, name in beats}
    return agenda_of(beats, seats, BEATS)


def offers(seats: dict[str, SeatWords]) -> list[list[str]]:
    """FH-TWO.2: only two players choose their starting card."""
    if len(seats) != 2 and any(words.offer for words in seats.values()):
        raise DataError("given, offer", "only two players choose between starting cards (FH-TWO.2)")
    return [list(words.offer) for words in seats.values()] if len(seats) == 2 else []


def deal_rest(content: Content, state: FlowState, words: PositionWords) -> None:
    """Every card not mentioned goes under the named cards of the deck, or into the box if its time is over."""
    deck, boxed = list(words.deck or ()), list(words.box)
    used = {*all_cards(state), *deck, *boxed}
    complete = words.deck == () or not set(deck).isdisjoint(content.decks[FUTURE])
    era = content.eras.get(deck[0], 0) if deck else 0
    for group in DECKS:
        for card in content.decks[group]:
            if card not in used:
                gone = complete or group in (STARTING, OPENING) or content.eras[card] < era
                (boxed if gone else deck).append(card)
    state.deck, state.box = deck[::-1], boxed


def check_pieces(content: Content, state: FlowState) -> None:
    """Every card once, every marker once, no more cards in the Market than it holds."""
    placed = sorted(all_cards(state))
    for card in placed:
        if card not in content.cards:
            raise DataError("given", f"there is no card {card!r}")
        if placed.count(card) > 1:
            raise DataError("given", f"the card {card!r} is in two places")
    for investor in (BANKER, *range(state.players)):
        if sum(slot.investor == investor for slot in state.market) > 1:
            who = "the banker" if investor == BANKER else f"seat {investor + 1}"
            raise DataError("given, market", f"{who} has more than one investment (FH-CMP.4)")
    if len(state.market) > state.market_size:
        raise DataError("given, market", f"it holds {state.market_size} cards, not {len(state.market)} (FH-SET.3)")


def check_statements(content: Content, state: FlowState, words: PositionWords, seats: dict[str, SeatWords]) -> None:
    """Whatever the position states that follows from the rest."""
    era = current_era(FlowTable(content, state, silent=True))
    if words.reserve not in (None, state.reserve):
        raise DataError("given, reserve", f"{state.reserve} tokens are left in the Reserve, not {words.reserve}")
    if words.era not in (None, era):
        raise DataError("given, era", f"the Current Era is {era}, not {words.era}")
    for (name, own), civ in zip(seats.items(), state.civilizations, strict=True):
        for word, truth in derived(content, civ).items():
            if getattr(own, word) not in (None, truth):
                raise DataError(f"given, seat {name}, {word}", f"the cards give {truth}, not {getattr(own, word)}")


def derived(content: Content, civ: Civilization) -> dict[str, Any]:
    """What a Civilization's cards amount to; icons of which there are none are left out."""
    final = count_icons(content, civ, scoring=True)
    return {
        "icons": {icon: number for icon, number in civ.icons.items() if number},
        "final_icons": {icon: number for icon, number in final.items() if number},
        "strength": {"attacking": attack_strength(civ), "attacked": defense_strength(civ)},
    }


def all_cards(state: FlowState) -> list[str]:
    """Every card wherever it lies."""
    cards = [card for civ in state.civilizations for card in civ.cards] + [slot.card for slot in state.market]
    return cards + state.deck + state.box + [card for offer in state.offers for card in offer]


def read(t: FlowTable) -> dict[str, Any]:
    """The position in the notation of `build`."""
    state = t.state
    return {
        "seats": {seat_key(seat): read_seat(t, seat) for seat in range(state.players)},
        "market": [read_slot(slot) for slot in state.market],
        "deck": state.deck[::-1],
        "box": state.box[:],
        "supply": state.supply,
        "reserve": state.reserve,
        "era": current_era(t),
        "agenda": [[str(beat[0]), seat_key(int(beat[1]))] for beat in reversed(state.agenda)],
        "idle": state.idle,
        "deck_before": state.deck_before,
    }


def read_seat(t: FlowTable, seat: int) -> dict[str, Any]:
    civ = t.state.civilizations[seat]
    words: dict[str, Any] = {"tokens": civ.tokens, "cards": civ.cards[:]}
    for name in civ.cards:
        kind = t.content.types[name]
        if kind == "leader":  # FH-CMP.5: only one
            words[kind] = name
        else:
            words.setdefault(PILES[kind], []).append(name)
    if t.state.offers and t.state.offers[seat]:
        words["offer"] = t.state.offers[seat][:]
    return words | derived(t.content, civ)


def read_slot(slot: Slot) -> str | dict[str, Any]:
    if slot.investor == NOBODY:
        return slot.card
    return {slot.card: {"by": "banker" if slot.investor == BANKER else seat_key(slot.investor), "tokens": slot.tokens}}


def ledgers(t: FlowTable) -> dict[str, int]:
    """FH-CMP.1 to FH-CMP.5: what no rule may change, and that the index of every Civilization is true.

    FH-TOK.1: tokens are in one of four places.
    """
    state = t.state
    cards = all_cards(state)
    stakes = [slot.investor for slot in state.market if slot.investor != NOBODY]
    return {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "tokens": tokens_in_play(state) + state.supply + state.reserve,
        "second investments": len(stakes) - len(set(stakes)),
        "stale indexes": sum(built(t.content, civ.tokens, civ.cards) != civ for civ in state.civilizations),
        "leaders above one": sum(max(0, leaders(t.content, civ.cards) - 1) for civ in state.civilizations),
        "negative piles": sum(number < 0 for number in (state.supply, *(civ.tokens for civ in state.civilizations))),
    }


def tokens_in_play(state: FlowState) -> int:
    return sum(civ.tokens for civ in state.civilizations) + sum(slot.tokens for slot in state.market)


def leaders(content: Content, cards: list[str]) -> int:
    return sum(content.types[card] == "leader" for card in cards)
