"""Cards and tiles of a position: those that are named, and where all others go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pentapolis.kernel.data import DataError
from pentapolis.parts.positions import many, number_of

from .components import Content
from .kinds import CRADLE, DECKS, IV, LEVELS
from .notation import PositionWords, SeatWords
from .setup import LEADERLESS
from .state import BHState, put

REST = "rest"


class Box:
    """The pieces of a kind: each can be taken once."""

    def __init__(self, what: str, names: Iterable[str]) -> None:
        self.what = what
        self.known = list(names)
        self.left = dict.fromkeys(self.known)

    def take(self, name: str, where: str) -> str:
        if name not in self.known:
            raise DataError(where, f"there is no {self.what} {name!r}")
        if name not in self.left:
            raise DataError(where, f"the {self.what} {name!r} lies in two places")
        del self.left[name]
        return name

    def pile(self, named: Iterable[str], rest: Iterable[str], where: str) -> list[str]:
        """What is named, in that order; for the word `rest` all of these that are left."""
        words = list(named)
        taken = [word if word == REST else self.take(word, where) for word in words]
        if REST in taken:
            at = taken.index(REST)
            taken[at : at + 1] = [self.take(name, where) for name in list(rest) if name in self.left]
        return taken


# Technologies and leaders


def lay_technologies(content: Content, state: BHState, words: PositionWords, seats: list[SeatWords]) -> None:
    """BH-SET.2 to BH-SET.4: the tree with what seats have researched, level I and IV full, and the decks."""
    box = Box("technology", content.technologies)
    levels = {card.id: card.level for card in content.technologies.values()}
    tree = [""] * len(content.slots)
    for word, card in words.tree.items():
        slot = number_of(word, content.slot_index, "slot", "given, tree")
        tree[slot] = at_level(box, card, levels, content.slots[slot].level, "given, tree")
    fill(content, box, levels, tree, LEADERLESS)
    for player, own in zip(state.players, seats, strict=True):
        player.private = tuple(box.take(card, "given, private") for card in many(own.private))
        for card in many(own.technologies):
            slot = tree.index(card) if card in tree else free_slot(content, levels, tree, words, card)
            tree[slot] = card if card in tree else box.take(card, "given, technologies")
            player.scholars |= 1 << slot
        for word in many(own.scholars):
            player.scholars |= 1 << number_of(word, content.slot_index, "slot", "given, scholars")
    fill(content, box, levels, tree, LEVELS[IV])
    state.tree = tuple(tree)
    for number, level in enumerate(LEVELS[level] for level in DECKS):
        rest = [card for card in content.technologies if levels[card] == level]
        named = words.decks.get(level, (REST,))
        pile = box.pile(named, rest, f"given, decks, {level}")
        state.decks = put(state.decks, number, tuple(reversed(pile)))
        state.known = put(state.known, number, words.bottoms.get(level, 0))
        if state.known[number] > len(state.decks[number]):
            raise DataError(f"given, bottoms, {level}", f"the deck has {len(state.decks[number])} cards")
    state.unused = tuple(sorted(box.left))


def at_level(box: Box, card: str, levels: Mapping[str, str], level: str, where: str) -> str:
    """A card for a slot, which has a level."""
    if levels.get(box.take(card, where)) != level:
        raise DataError(where, f"the {box.what} {card!r} is not of level {level}")
    return card


def fill(content: Content, box: Box, levels: Mapping[str, str], tree: list[str], level: str) -> None:
    """Empty slots of a level get the cards that are left, in the order of the data."""
    rest = [card for card in box.left if levels[card] == level]
    for slot, entry in enumerate(content.slots):
        if entry.level == level and not tree[slot]:
            tree[slot] = box.take(rest.pop(0), "given, tree")


def free_slot(content: Content, levels: Mapping[str, str], tree: list[str], words: PositionWords, card: str) -> int:
    """The first slot of a card's level where nothing lies and nothing is said to lie."""
    for slot, entry in enumerate(content.slots):
        if not tree[slot] and entry.level == levels.get(card) and entry.id not in words.leaders:
            return slot
    raise DataError("given, technologies", f"the tree has no place for {card!r}")


def lay_leaders(content: Content, state: BHState, words: PositionWords, seats: list[SeatWords]) -> None:
    """BH-SET.5: a leader waits at every slot that nobody has researched; those that are not named follow the data."""
    box = Box("leader", content.leaders)
    levels = {card.id: card.level for card in content.leaders.values()}
    waiting = [""] * len(content.slots)
    for word, card in words.leaders.items():
        slot = number_of(word, content.slot_index, "slot", "given, leaders")
        waiting[slot] = at_level(box, card, levels, content.slots[slot].level, "given, leaders") if card else ""
    for player, own in zip(state.players, seats, strict=True):
        player.leaders = tuple(read_leader(content, box, word) for word in many(own.leaders))
    researched = 0
    for player in state.players:
        researched |= player.scholars
    for slot, entry in enumerate(content.slots):
        found = researched >> slot & 1 or (entry.level != LEVELS[IV] and state.tree[slot])
        if entry.level != LEADERLESS and entry.id not in words.leaders and not found:
            rest = [card for card in box.left if levels[card] == entry.level]
            waiting[slot] = box.take(rest[0], "given, leaders")
    state.leaders, state.apart = tuple(waiting), tuple(sorted(box.left))


def read_leader(content: Content, box: Box, word: str) -> tuple[str, str]:
    """`attila`, or `pericles:villages` with the option chosen (BH-LEA.4)."""
    name, _, option = word.partition(":")
    box.take(name, "given, leaders")
    known = [entry.key for entry in content.leaders[name].options]
    if option not in (known or [""]):
        raise DataError("given, leaders", f"{name!r} stands with one of its options: {known}")
    return name, option


# Tiles


def lay_structures(content: Content, state: BHState, words: PositionWords, seats: list[SeatWords]) -> None:
    """BH-SET.9: the display and the stacks; those on the map and in supplies are named."""
    box = Box("structure", content.structures)
    for tile in state.land.values():
        if tile in content.structures:
            box.take(tile, "given, map")
    for player, own in zip(state.players, seats, strict=True):
        player.structures = tuple(box.take(tile, "given, structures") for tile in many(own.structures))
    for number, level in enumerate(LEVELS[:IV]):
        rest = [tile for tile in content.structures if content.structures[tile].level == level]
        shown = box.pile(words.display.get(level, ()), (), f"given, display, {level}")
        named = list(words.stacks.get(level, (REST,)))
        reserved = [tile for tile in rest if tile in box.left and tile not in named]
        if level not in words.display:
            shown = [box.take(tile, "given, display") for tile in reserved[: content.setup.display]]
        state.display = put(state.display, number, tuple(shown))
        state.stacks = put(state.stacks, number, tuple(reversed(box.pile(named, rest, f"given, stacks, {level}"))))


def stack_territories(content: Content, state: BHState, words: PositionWords) -> None:
    """BH-SET.8: all tiles that do not lie on the map, less those that structures have covered."""
    box = Box("territory", [tile for tile in content.territories if tile != CRADLE])
    for tile in state.land.values():
        if tile in box.known:
            box.take(tile, "given, map")
    named = [tile for tile in words.stack if tile != REST]
    size = len(box.known) - (len(state.land) - 1 - len(state.players))
    rest = [tile for tile in box.left if tile not in named][: max(0, size - len(named))]
    state.stack = tuple(reversed(box.pile(words.stack, rest, "given, stack")))


def deal_governments(content: Content, state: BHState, words: PositionWords, seats: list[SeatWords]) -> None:
    """BH-SET.18: a card has two sides, of which one is in the game."""
    for player, own in zip(state.players, seats, strict=True):
        player.government = own.government
    state.governments = words.governments
    box = Box("government", content.governments)
    names = [own.government for own in seats if own.government] + list(words.governments)
    cards = [content.governments[box.take(name, "given, government")].card for name in names]
    if len(set(cards)) < len(cards):
        raise DataError("given, government", "two of them are sides of the same card (BH-SET.18)")
