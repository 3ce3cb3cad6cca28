"""Displays, bags, chips and decks in a written position: what is named, and the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pentapolis.kernel.data import DataError
from pentapolis.parts.positions import many, number_of

from .. import setup
from ..components import Content
from ..kinds import (
    CARD_TYPE,
    CARD_TYPES,
    CATEGORIES,
    NOBODY,
    PHASES,
)
from ..notation import Bag, PositionWords, SeatWords
from ..state import CVState


def read_display(content: Content, state: CVState, words: PositionWords) -> None:
    """CV-SET.10, CV-LIM.1: the dice that nobody has."""
    setup, shown = content.setup, content.counts[len(state.players)].display_dice
    dice = [len(setup.dice) - sum(player.dice) - player.used for player in state.players]
    fate = [setup.fate_dice - player.fate for player in state.players]
    if state.vici is not None:
        dice.append(content.opponent.dice - state.vici.dice)
        fate.append(content.opponent.fate_dice - state.vici.fate)
    state.dice = shown + sum(dice) if words.dice is None else words.dice
    state.fate = shown + sum(fate) if words.fate is None else words.fate
    if min(state.dice, state.fate) < 0:
        raise DataError("given, seats", "there are not so many dice")


def read_pieces(content: Content, state: CVState, words: PositionWords, seats: Mapping[str, SeatWords]) -> None:
    """Where all cards, chips and tiles are; each is in one place."""
    names = list(seats)
    state.offer = tuple((word.split(":")[0], word.split(":")[1]) for word in many(words.offer))
    choice = [()] * len(state.players) if not words.choice else [tuple(many(words.choice.get(n))) for n in names]
    state.choice = tuple(choice)
    state.drawn = tuple(many(words.drawn))
    state.drawer = number_of(words.drawer, names, "seat", "given, drawer") if words.drawer else NOBODY
    rows = [row for player in state.players for column in player.columns for row in column]
    held = [piece for row in rows for piece in dict.fromkeys(row)]
    held += [chip for player in state.players for stack in player.goals for chip in stack]
    held += [card for player in state.players for card in player.hand]
    held += [
        *state.drawn,
        *(card for cards in choice for card in cards),
        *(chip for pair in state.offer for chip in pair),
    ]
    unused = [] if words.unused is None else many(words.unused)
    held += unused
    pieces = {**content.cards, **content.chips, **content.attributes, **content.goals, **content.marker_cards}
    for piece in filter(None, held):
        if piece not in pieces and piece not in content.events:
            raise DataError("given", f"there is no card or chip {piece!r}")
    sizes = content.limits
    spaces = content.counts[len(state.players)].goal_display
    state.goals, state.goal_bag = lay(content.goals, held, words.goals, words.goal_bag, spaces, "goals")
    display = sizes.income_display
    state.incomes, state.income_bag = lay(content.incomes, held, words.incomes, words.income_bag, display, "incomes")
    display = sizes.attribute_display
    shown = words.attributes, words.attribute_bag
    state.attributes, state.attribute_bag = lay(content.attributes, held, *shown, display, "attributes")
    read_decks(content, state, words, held, names)
    read_board(content, state, words, unused)


def read_board(content: Content, state: CVState, words: PositionWords, unused: list[str]) -> None:
    """CV-SET.2, CV-SET.3: events and scoring tiles; from phase 2 on an era has its event."""
    events = [card for card in content.events if card not in (*unused, *(words.events or ()))]
    if words.event and words.event not in events:
        raise DataError("given, event", f"there is no event {words.event!r}")
    state.event = words.event or (events[0] if words.phase in PHASES[1:] else "")
    rest = [card for card in events if card != state.event]
    eras, finals = len(content.eras), content.setup.final_tiles
    left = eras - words.era + (not state.event)
    state.events = tuple(rest[:left] if words.events is None else words.events)
    scored = [""] * (words.era - 1)
    tiles = [category for category in CATEGORIES if category not in (words.final_tiles or ())]
    state.era_tiles = tuple([*scored, *tiles[words.era - 1 : eras]] if words.era_tiles is None else words.era_tiles)
    tiles = [category for category in CATEGORIES if category not in state.era_tiles]
    state.final_tiles = tuple(tiles[-finals:] if words.final_tiles is None else words.final_tiles)
    for tile in (*filter(None, state.era_tiles), *state.final_tiles):
        number_of(tile, dict.fromkeys(CATEGORIES, 0), "category", "given, tiles of scoring")
    away = [card for card in rest if card not in state.events]
    state.unused = tuple(sorted(away if words.unused is None else unused))


def lay(
    known: Mapping[str, Any], held: Iterable[str], display: Bag, bag: Bag, spaces: int, where: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A display with its bag: what is not named is what lies nowhere else."""
    rest = setup.counted(known)
    named = [piece for piece in (*filter(None, display or ()), *(bag or ())) if piece != REST]
    for piece in (*held, *named):
        if piece in rest:
            rest.remove(piece)
        elif piece in known:
            raise DataError(f"given, {where}", f"there are not so many {piece!r}")
    for piece in named:
        if piece not in known:
            raise DataError(f"given, {where}", f"there is no {piece!r}")
    if display is None:
        display = tuple(rest[:spaces])
        rest = rest[spaces:]
    elif len(display) > spaces:
        raise DataError(f"given, {where}", f"the display has {spaces} spaces")
    display = (*display, *[""] * (spaces - len(display)))
    return display, with_rest((REST,) if bag is None else bag, rest)


REST = "rest"


def with_rest(pile: Iterable[str], rest: Iterable[str]) -> tuple[str, ...]:
    """A pile with its top last; `rest` in it stands for what lies nowhere else, the first of it on top."""
    return tuple(piece for word in pile for piece in (reversed([*rest]) if word == REST else (word,)))


def read_decks(content: Content, state: CVState, words: PositionWords, held: list[str], names: list[str]) -> None:
    """The research stacks: face up as named, face down as named or what lies nowhere else."""
    for section in (words.decks, words.open, words.known):
        for word in section:
            number_of(word, CARD_TYPE, "type of cards", "given, decks")
    taken = {*held, *(card for cards in (*words.open.values(), *words.decks.values()) for card in many(cards))}
    decks, opened, known = [], [], []
    for name in CARD_TYPES:
        cards = [card.id for card in content.cards.values() if card.type == name]
        deck = with_rest(words.decks.get(name, (REST,)), [card for card in cards if card not in taken])
        stack = tuple(many(words.open.get(name)))
        for card in (*deck, *stack):
            if card not in cards:
                raise DataError(f"given, decks, {name}", f"there is no such card {card!r}")
        owners = words.known.get(name, ())
        decks.append(tuple(deck))
        opened.append(stack)
        known.append(tuple(number_of(owner, names, "seat", "given, known") for owner in owners))
    state.decks, state.open, state.known = tuple(decks), tuple(opened), tuple(known)
    everything = [*held, *(card for pile in (*decks, *opened) for card in pile)]
    twice = {card for card in everything if card in content.cards and everything.count(card) > 1}
    if twice:
        raise DataError("given", f"the card {min(twice)!r} lies in two places")
