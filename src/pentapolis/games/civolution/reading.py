"""A state in the words of `position`, and the ledgers: what no rule may change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pentapolis.kernel.ask import seat_key
from pentapolis.parts.bitsets import members

from .components import Content
from .continent import vertex_word
from .ground import STANCES
from .kinds import CARD_TYPES, FEATURES, MATERIALS, MODULE, NOBODY, PHASES, TRACKS, WEATHER
from .ownership import refresh
from .position import MEMORY, STAGES, TURNS, VICI, laid
from .state import SOURCES, SPOTS, Civ, CVState, CVTable, Player, Row, Vici, civ, civs, is_strong, place_of, spot_of


def read(t: CVTable) -> dict[str, Any]:
    """The position in the notation of `position.build`."""
    state, content = t.state, t.content
    words: dict[str, Any] = {
        "seats": {seat_key(seat): read_seat(t, player) for seat, player in enumerate(state.players)},
        "phase": PHASES[state.phase - 1] if state.phase else "setup",
        "start": name_of(state, state.start),
        "turn": None if state.turn == NOBODY else name_of(state, state.turn),
        "weather": WEATHER[state.weather],
        "tiles": {content.tiles[tile].id: f"{x}/{y}/{TURNS[turns]}" for tile, x, y, turns in state.placements},
        "materials": {
            content.territories[place].id: MATERIALS[material]
            for place, material in enumerate(state.materials)
            if material >= 0
        },
        "developed": territories(content, state.developed),
        "sites": {vertex_word(vertex): site for vertex, site in enumerate(state.sites)},
        "revealed": [vertex_word(vertex) for vertex in members(state.revealed)],
        "hunted": territories(content, state.hunted),
        "decks": by_deck(state.decks),
        "open": by_deck(state.open),
        "known": {
            name: [name_of(state, seat) for seat in known] for name, known in zip(CARD_TYPES, state.known, strict=True)
        },
        "offer": [f"{card}:{goal}" for card, goal in state.offer],
        "choice": {seat_key(seat): list(cards) for seat, cards in enumerate(state.choice) if cards},
        "drawer": None if state.drawer == NOBODY else name_of(state, state.drawer),
        "agenda": [read_beat(state, beat) for beat in reversed(state.agenda)],
    }
    for word in ("era", "indicator", "ending", "beyond", "tokens", "event", "dice", "fate", "over"):
        words[word] = getattr(state, word)
    for word in (
        *("events", "era_tiles", "final_tiles", "goals", "incomes", "attributes", "goal_bag", "income_bag"),
        *("attribute_bag", "drawn", "rolled", "unused"),
    ):
        words[word] = list(getattr(state, word))
    return words | ({"vici": read_vici(t, state.vici)} if state.vici is not None else {})


SEATED = frozenset({"new_goal", "pick_chip", "extra_find", "turn", "act", "before", "side", "part", "close", "pass_on"})
SEATED |= {"reset", "take_marker", "gorge", "glacier", "oak", "feed", "feel_weather", "give_up", "benefit"}
SEATED |= {"after_scoring", "pass_monolith", "begin_income", "next_income", "refill_resets"}
"""Beats whose first argument is a civilization."""


def read_beat(state: CVState, beat: Sequence[str | int]) -> list[str | int]:
    name, *args = beat
    if name in SEATED:
        return [name, name_of(state, int(args[0])), *args[1:]]
    return [name, *args]


def name_of(state: CVState, number: int) -> str:
    return seat_key(number) if number < len(state.players) else VICI


def by_deck(piles: Sequence[tuple[str, ...]]) -> dict[str, list[str]]:
    return {name: list(pile) for name, pile in zip(CARD_TYPES, piles, strict=True)}


def territories(content: Content, mask: int) -> list[str]:
    return [content.territories[place].id for place in members(mask)]


def amounts(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


# Civilizations


def read_civ(t: CVTable, holder: Civ) -> dict[str, Any]:
    content = t.content
    grounds = [ground.id for ground in content.grounds]
    tribes: dict[str, str] = {}
    for tribe in holder.tribes:
        place = content.territories[place_of(tribe)].id
        word = SPOTS[spot_of(tribe)] + ("" if is_strong(tribe) else "+weak")
        tribes[place] = f"{tribes[place]} {word}" if place in tribes else word
    return {
        "points": amounts(SOURCES, holder.points),
        "tracks": amounts(TRACKS, holder.tracks),
        "favor": holder.favor,
        "fate": holder.fate,
        "tribes": tribes,
        "statues": amounts(grounds, holder.statues),
    }


def read_seat(t: CVTable, player: Player) -> dict[str, Any]:
    content = t.content
    places = [territory.id for territory in content.territories]
    values = [str(value) for value in range(1, 7)]
    words: dict[str, Any] = read_civ(t, player) | {
        "dice": [value for value, count in enumerate(player.dice, 1) for _ in range(count)],
        "planning": amounts(values, player.planning),
        "storage": amounts(MATERIALS, player.storage),
        "features": amounts(FEATURES, player.features),
        "levels": {module: player.levels[number] for module, number in MODULE.items() if player.levels[number] > 1},
        "stages": [row for at, row in enumerate(STAGES) if player.stages >> at & 1],
        "settlements": [recess + 1 for recess in player.settlements],
        "settled": amounts([ground.id for ground in content.grounds], player.settled),
        "farms": territories(content, player.farms),
        "boats": [places[boat >> 1] + ("" if boat & 1 else ":empty") for boat in player.boats],
        "raw": amounts(places, player.raw),
        "goals": [list(stack) for stack in player.goals],
        "columns": {
            str(number): [read_row(content, row) for row in column]
            for number, column in enumerate(player.columns, 1)
            if column
        },
        "completed": members(player.completed),
        "moved": {
            f"{places[place_of(tribe)]}:{SPOTS[spot_of(tribe)]}:{STANCES[is_strong(tribe)]}": [
                read_memory(places, memory) for other, memory in player.moved if other == tribe
            ]
            for tribe, _ in player.moved
        },
    }
    for word in ("used", "focus", "idea", "food", "money", "resets", "saved", "supply"):
        words[word] = getattr(player, word)
    for word in ("hand", "fired", "busy", "due"):
        words[word] = list(getattr(player, word))
    return words


def read_row(content: Content, row: Row) -> str:
    left, right = row
    return f"{left}+{right}" if (left or right) in content.goals else left


def read_memory(places: Sequence[str], memory: int) -> str:
    return f"{places[memory % MEMORY]} {memory // MEMORY}"


def read_vici(t: CVTable, vici: Vici) -> dict[str, Any]:
    words = read_civ(t, vici) | {
        "provisions": amounts([territory.id for territory in t.content.territories], vici.provisions),
        "blocked": territories(t.content, vici.blocked),
        "steps": [list(step) for step in vici.steps],
    }
    for word in ("dice", "evolution", "prosperity", "red_from", "acts_on_reset"):
        words[word] = getattr(vici, word)
    for word in ("deck", "row", "discards"):
        words[word] = list(getattr(vici, word))
    return words


# Ledgers


def ledgers(t: CVTable) -> dict[str, int]:
    """CV-GEN.4, CV-LIM.1: every marker, card, chip and die is somewhere; the indexes are true."""
    state, content, players = t.state, t.content, t.state.players
    held = [piece for player in players for column in player.columns for row in column for piece in pieces(row)]
    held += [chip for player in players for stack in player.goals for chip in stack]
    held += [*(card for player in players for card in player.hand), *state.drawn]
    held += [*(card for dealt in state.choice for card in dealt), *(chip for pair in state.offer for chip in pair)]
    bags = (*state.goals, *state.incomes, *state.attributes, *state.goal_bag, *state.income_bag, *state.attribute_bag)
    piles = [card for pile in (*state.decks, *state.open) for card in pile]
    everything = Counter([*held, *filter(None, bags), *piles, *state.unused, *state.events])
    alone = state.vici is None  # V.I.C.I. removes cards and chips
    found = {
        "negative stocks": sum(map(is_negative, players)),
        "stale indexes": sum(is_stale(t, player) for player in players),
        "cards and chips too many": too_many(content, everything),
        "known cards beyond a stack": sum(map(int.__gt__, map(len, state.known), map(len, state.decks))),
        "buildings too many": sum(built_too_much(content, player) for player in players),
        "tribes too many": sum(len(player.tribes) > content.limits.tribes for player in players),
        "activation dice": state.dice + sum(activation_dice(state, number) for number in civs(state)),
        "fate dice": state.fate + sum(civ(state, number).fate for number in civs(state)),
        "camps that hold two": crowded(t),
    }
    for seat, player in enumerate(players):
        found[f"markers of {seat_key(seat)}"] = player.supply + laid(content, player)
    if alone:
        found["research cards"] = sum(everything[card] for card in content.cards)
    return found


def pieces(row: Row) -> set[str]:
    return {piece for piece in row if piece}


def activation_dice(state: CVState, number: int) -> int:
    holder = civ(state, number)
    if isinstance(holder, Player):
        return sum(holder.dice) + holder.used
    assert isinstance(holder, Vici)
    return holder.dice


def too_many(content: Content, everything: Counter[str]) -> int:
    counts = {name: entry.count for chips in (content.goals, content.incomes) for name, entry in chips.items()}
    return sum(number > counts.get(piece, 1) for piece, number in everything.items())


def is_negative(player: Player) -> bool:
    singles = (player.supply, player.used, player.fate, player.focus, player.idea, player.food, player.money)
    groups = (player.dice, player.planning, player.storage, player.features, player.raw)
    return min(*singles, player.resets, *map(min, groups)) < 0


def built_too_much(content: Content, player: Player) -> bool:
    """CV-LIM.1, CV-BLD.4."""
    limits = content.limits
    grounds = zip(player.statues, player.settled, strict=True)
    full = any(s + k > limits.ground_buildings or k > limits.ground_settlements for s, k in grounds)
    return full or player.farms.bit_count() > limits.farms or len(player.boats) > limits.boats


def crowded(t: CVTable) -> int:
    """CV-GEN.7: more tribes on encampments than there are."""
    taken = Counter(
        (place_of(tribe), spot_of(tribe))
        for number in civs(t.state)
        for tribe in civ(t.state, number).tribes
        if spot_of(tribe) < SPOTS.index("wild")
    )
    players = len(t.state.players)
    lands = t.content.territories
    return sum(
        count > (lands[place].plains[players] if spot else int(lands[place].fire))
        for (place, spot), count in taken.items()
    )


def is_stale(t: CVTable, player: Player) -> bool:
    """A card whose bonus is being carried out does not work yet (CV-CRD.7)."""
    kept = player.lasting
    refresh(t, player)
    fresh, player.lasting = player.lasting, kept
    return [card for card in fresh if card not in player.busy] != [card for card in kept if card not in player.busy]
