"""A state in the words of `position`, and the ledgers: what no rule may change."""

from __future__ import annotations

from itertools import chain
from typing import Any

from pentapolis.kernel.ask import seat_key
from pentapolis.parts.bitsets import members

from .ground import coordinates, word_of
from .kinds import DECKS, LEVELS, NOBODY, TOKENS, TRACKS
from .notation import MARKS
from .ownership import refresh
from .state import BHState, BHTable, Player, every_unit, place_of, unit_word


def read(t: BHTable) -> dict[str, Any]:
    """The position in the notation of `position.build`."""
    state, content = t.state, t.content
    stacks = range(len(state.stacks))
    words: dict[str, Any] = {
        "seats": {seat_key(seat): read_seat(t, seat) for seat in range(len(state.players))},
        "map": {coordinates(place): tile for place, tile in state.land.items()},
        **{mark: read_marks(state, getattr(state, mark)) for mark in MARKS},
        "tree": {content.slots[slot].id: card for slot, card in enumerate(state.tree) if card},
        "leaders": {slot.id: state.leaders[number] for number, slot in enumerate(content.slots)},
        "decks": {LEVELS[level]: list(reversed(state.decks[number])) for number, level in enumerate(DECKS)},
        "bottoms": {LEVELS[level]: state.known[number] for number, level in enumerate(DECKS)},
        "stack": list(reversed(state.stack)),
        "display": {LEVELS[level]: list(state.display[level]) for level in stacks},
        "stacks": {LEVELS[level]: list(reversed(state.stacks[level])) for level in stacks},
        "goals": list(state.goals),
        "claims": {goal: seats(claims) for goal, claims in zip(state.goals, state.claims, strict=True) if claims},
        "supply": dict(zip(TOKENS, state.supply, strict=True)),
        "governments": list(state.governments),
        "start": seat_key(state.start),
        "turn": None if state.turn == NOBODY else seat_key(state.turn),
        "agenda": [[str(name), seat_key(int(seat)), *rest] for name, seat, *rest in reversed(state.agenda)],
    }
    for word in ("round", "last_round", "stop", "discovered", "discoveries", "stirred", "over"):
        words[word] = getattr(state, word)
    return words | read_open(state)


def read_open(state: BHState) -> dict[str, Any]:
    """What lies open in the middle of a step: told where there is something, never built."""
    found = {
        "revealed": list(state.revealed),
        "arriving": {f"{unit_word(unit)}:{coordinates(place_of(unit))}": tile for unit, tile in state.arriving},
        "in_hand": state.in_hand,
    }
    return {word: value for word, value in found.items() if value}


def seats(numbers: tuple[int, ...]) -> list[str]:
    return [seat_key(seat) for seat in numbers]


def read_marks(state: BHState, marks: dict[int, int]) -> dict[str, str]:
    return {state.land[place]: seat_key(seat) for place, seat in marks.items()}


def read_seat(t: BHTable, seat: int) -> dict[str, Any]:
    player = t.state.players[seat]
    researched = list(members(player.scholars))
    words: dict[str, Any] = {
        "columns": "/".join(map(str, player.columns)),
        "cubes": dict(zip(TRACKS, player.cubes, strict=True)),
        "units": read_units(t.state, player),
        "scholars": [t.content.slots[slot].id for slot in researched],
        "technologies": [t.state.tree[slot] for slot in researched if t.state.tree[slot]],
        "private": list(player.private),
        "structures": list(player.structures),
        "leaders": [f"{leader}:{option}" if option else leader for leader, option in player.leaders],
    }
    for word in ("coins", "active", "gone", "invested", "settlement", "fortification", "government", "pawn"):
        words[word] = getattr(player, word)
    return words


def read_units(state: BHState, player: Player) -> dict[str, str]:
    """By tile, settlers first, weaker ones first."""
    found: dict[str, str] = {}
    for unit in player.units:
        tile = word_of(state, place_of(unit))
        found[tile] = f"{found[tile]} {unit_word(unit)}" if tile in found else unit_word(unit)
    return found


# Ledgers


def ledgers(t: BHTable) -> dict[str, int]:
    """BH-CMP.2, BH-CMP.3: every pawn, cube, token, card and tile is somewhere; the indexes are true."""
    state, players = t.state, t.state.players
    cards = sum(map(bool, state.tree)) + sum(map(len, (*state.decks, state.revealed, state.unused)))
    on_map = sum(tile in t.content.structures for tile in state.land.values())
    chosen = [t.content.governments[player.government].card for player in players if player.government]
    return {
        "pawns": sum(pawns(state, seat) for seat in range(len(players))),
        "cubes": sum(cubes(t, seat) for seat in range(len(players))),
        "settlement tokens": state.supply[0] + sum(player.settlement for player in players),
        "fortification tokens": state.supply[1] + sum(player.fortification for player in players),
        "technologies": cards + sum(len(player.private) for player in players),
        "leaders": sum(map(bool, state.leaders)) + len(state.apart) + sum(len(player.leaders) for player in players),
        "structures": on_map + sum(map(len, chain(state.stacks, state.display, (p.structures for p in players)))),
        "territories": len(state.stack) + len(state.land) + len(state.arriving) - 1 - len(players),
        "governments held twice": len(chosen) - len(set(chosen)),
        "goals claimed twice": sum(len(claims) - len(set(claims)) for claims in state.claims),
        "negative stocks": sum(is_negative(player) for player in players) + sum(left < 0 for left in state.supply),
        "gaps in the display": gaps(t),
        "known cards beyond a deck": sum(map(int.__gt__, state.known, map(len, state.decks))),
        "stale indexes": sum(is_stale(t, seat) for seat in range(len(players))),
    }


def pawns(state: BHState, seat: int) -> int:
    """BH-POP.1: every pawn is inactive, active, a scholar, a unit or out of the game."""
    player = state.players[seat]
    scholars = player.scholars.bit_count()
    return sum(player.columns) + player.active + player.gone + scholars + len(every_unit(state, seat))


def cubes(t: BHTable, seat: int) -> int:
    """On tracks, invested, on the map, on goals and in hand. BH-DEV.7: substitutes count only while cubes are left."""
    state, player = t.state, t.state.players[seat]
    marks: list[int] = [*chain(*state.claims), *chain(*(getattr(state, mark).values() for mark in MARKS))]
    used = player.invested + sum(owner == seat for owner in marks) + (state.in_hand if seat == state.turn else 0)
    return used + sum(player.cubes) if any(player.cubes) else min(used, sum(t.content.cubes))


def is_negative(player: Player) -> bool:
    counts = (player.coins, player.active, player.invested, player.gone, player.settlement, player.fortification)
    return min(*counts, *player.columns, *player.cubes) < 0


def gaps(t: BHTable) -> int:
    """BH-STR.1: levels of which fewer tiles are shown than could be."""
    size = t.content.setup.display
    return sum(len(shown) != size and bool(stack) for shown, stack in zip(t.state.display, t.state.stacks, strict=True))


def is_stale(t: BHTable, seat: int) -> bool:
    """BH-MOD.1: the index of what lasts is what it would be if it were made anew."""
    player = t.state.players[seat]
    kept = player.researched, player.force
    refresh(t, seat)
    fresh = player.researched, player.force
    player.researched, player.force = kept
    return fresh != kept
