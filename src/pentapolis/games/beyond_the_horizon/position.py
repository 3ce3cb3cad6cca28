"""Positions in words, for scenarios: `build` reads the notation, `reading.read` writes it.

    seats:                          # in turn order; any names
      you:
        coins: 4                    # coins, active, invested, settlement, fortification: 0 if not said
        active: 2
        columns: 5/5/4/3/2          # if not said: the pawns that are nowhere else, from the right
        cubes: {food: 7}            # left on the tracks; those that are nowhere else are invested
        units: {home1: settler2, hills: settler3 soldier1}
        technologies: [writing, radar]      # researched; or by their slots: `scholars: [i_1]`
        private: [masonry]
        structures: [farm]          # tiles in supply
        government: pioneer_league
        leaders: [attila, pericles:villages]
        pawn: writing_1             # growth if not said; "" before the first turn
      b: {}
    map: {q1r-1: hills, home1: farm, cradle: market}    # tiles on the map; a structure covers what lies there
    villages: {hills: you}          # cubes by tile: villages, cities, left, right (builders of structures)
    tree: {ii_3: irrigation}        # further technologies that lie face up
    leaders: {ii_1: attila}         # face down; "": none
    decks: {II: [calendar, masonry, rest]}  # top first; `rest`: all that lie nowhere else; also stack, stacks
    bottoms: {II: 2}                # so many cards under the deck are known to all
    display: {I: [farm, market, granary]}
    goals: [innovator, expansionist, reformer]
    claims: {expansionist: [b, you]}
    turn: you                       # the phase is `action` if not said: expansion, production, goal
    phase: production               # or `agenda: [[produce, you], [claim, you], [pass_on, you]]`

What is not said takes a default: nothing owned, the cradle and the starting territories as map, the tree with level I
and IV in the order of the data, full decks, the first seat's turn in round 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from pentapolis.kernel import Chance
from pentapolis.kernel.data import DataError, understand
from pentapolis.kernel.state import Beat
from pentapolis.parts.positions import agenda_of, many, number_of, seats_of

from .components import Content
from .dealing import deal_governments, lay_leaders, lay_structures, lay_technologies, stack_territories
from .ground import find_place, read_coordinates
from .kinds import DECKS, IV, LEVELS, NOBODY, TOKENS, TRACKS, UNIT
from .notation import MARKS, PHASES, PositionWords, SeatWords
from .ownership import refresh
from .pawns import settle_cubes, settle_pawns
from .setup import blank, homes_of
from .state import BHState, BHTable, Player, put, unit_of
from .turn import BEATS

_UNIT = re.compile(r"([a-z]+)([1-6])")


def build(content: Content, players: int, options: Mapping[str, str], given: dict[str, Any]) -> BHState:
    """A state from the notation above; DataError if it names what does not exist or a piece twice."""
    words = understand(given, PositionWords, "given")
    named = seats_of(words.seats, players, SeatWords)
    names, seats = list(named), list(named.values())
    check_words(words, seats)
    start = seat_of(words.start, names, "start", 0)
    state = blank(content, players, Chance("scenario"), homes_of(content, players, start))
    state.start = start
    read_map(content, state, words, names)
    read_goals(content, state, words, names)
    lay_technologies(content, state, words, seats)
    lay_leaders(content, state, words, seats)
    lay_structures(content, state, words, seats)
    stack_territories(content, state, words)
    deal_governments(content, state, words, seats)
    for seat, (name, own) in enumerate(named.items()):
        read_player(content, state, seat, own, f"given, seat {name}")
    read_counters(content, state, words, options, names)
    for seat in range(players):
        refresh(BHTable(content, state, silent=True), seat)
    return state


def check_words(words: PositionWords, seats: list[SeatWords]) -> None:
    """Words that stand for levels, tracks and the like and are not looked up one by one."""
    decks = [LEVELS[level] for level in DECKS]
    lists: list[tuple[str, Iterable[str], Iterable[str]]] = [
        ("decks", words.decks, decks),
        ("bottoms", words.bottoms, decks),
        ("display", words.display, LEVELS[:IV]),
        ("stacks", words.stacks, LEVELS[:IV]),
        ("phase", [words.phase], PHASES),
        *(("cubes", own.cubes or {}, TRACKS) for own in seats),
    ]
    for where, given, known in lists:
        for word in given:
            if word not in known:
                raise DataError(f"given, {where}", f"there is no {word!r}; known are {', '.join(known)}")


def seat_of(word: str | None, names: list[str], where: str, default: int) -> int:
    return default if word is None else number_of(word, names, "seat", f"given, {where}")


# The map and the goals


def read_map(content: Content, state: BHState, words: PositionWords, names: list[str]) -> None:
    """Tiles by coordinates, or by what they cover; then the cubes on them."""
    known = {**content.territories, **content.homes, **content.structures}
    for word, tile in words.map.items():
        if tile not in known:
            raise DataError("given, map", f"there is no tile {tile!r}")
        place = read_coordinates(word)
        place = find_place(state, word) if place is None else place
        if place is None:
            raise DataError("given, map", f"{word!r} is neither coordinates like q1r-2 nor a tile of the map")
        state.land[place] = tile
    for mark in MARKS:
        owners = getattr(words, mark)
        where = f"given, {mark}"
        places = {tile_at(state, tile, where): number_of(owner, names, "seat", where) for tile, owner in owners.items()}
        setattr(state, mark, places)
    check_marks(content, state)


def tile_at(state: BHState, word: str, where: str) -> int:
    place = find_place(state, word)
    if place not in state.land:
        raise DataError(where, f"no tile {word!r} lies on the map")
    assert place is not None
    return place


def check_marks(content: Content, state: BHState) -> None:
    """BH-VIL.7, BH-CIT.1, BH-STR.3, BH-STR.4, BH-STR.8: every tile once, and cubes where there is a place for them."""
    if len(set(state.land.values())) < len(state.land):
        raise DataError("given, map", "a tile lies in two places")
    if any(state.land[place] in content.territories for place in state.homes):
        raise DataError("given, map", "only a structure covers a starting territory (BH-STR.3)")
    if any(state.land[place] not in content.territories for place in state.villages):
        raise DataError("given, villages", "a village stands on a territory (BH-VIL.7)")
    if not set(state.cities) <= set(state.villages):
        raise DataError("given, cities", "a city stands where a village does (BH-CIT.1)")
    built = {place for place, tile in state.land.items() if tile in content.structures}
    if set(state.left) != built:
        raise DataError("given, left", "every structure of the map, and nothing else, has a first builder (BH-STR.4)")
    if any(state.left.get(place, owner) == owner for place, owner in state.right.items()):
        raise DataError("given, right", "the second builder is another player than the first (BH-STR.8)")


def read_goals(content: Content, state: BHState, words: PositionWords, names: list[str]) -> None:
    """BH-SET.6: one goal of each set; who has claimed them, in order."""
    first = {goal.set: goal.id for goal in reversed(content.goals.values())}
    state.goals = tuple(goal for _, goal in sorted(first.items())) if words.goals is None else words.goals
    for goal in state.goals:
        number_of(goal, dict.fromkeys(content.goals, 0), "goal", "given, goals")
    if [content.goals[goal].set for goal in state.goals] != list("ABC"):
        raise DataError("given, goals", "one goal of each of the sets A, B and C (BH-SET.6)")
    for goal, owners in words.claims.items():
        number = number_of(goal, state.goals, "goal", "given, claims")
        claims = tuple(number_of(name, names, "seat", "given, claims") for name in many(owners))
        state.claims = put(state.claims, number, claims)


# Seats


def read_player(content: Content, state: BHState, seat: int, words: SeatWords, where: str) -> None:
    """What a seat has besides cards; pawns and cubes that are not named find their places."""
    player = state.players[seat]
    player.coins, player.active = words.coins, words.active
    player.settlement, player.fortification = words.settlement, words.fortification
    player.units = tuple(sorted(read_units(state, words, where)))
    player.pawn = words.pawn
    if words.pawn and words.pawn not in content.spaces:
        raise DataError(f"{where}, pawn", f"there is no space {words.pawn!r}")
    settle_pawns(content, player, words, where)
    settle_cubes(content, state, seat, words, where)


def read_units(state: BHState, words: SeatWords, where: str) -> list[int]:
    """`hills: settler3 soldier1`."""
    found: list[int] = []
    for tile, units in words.units.items():
        place = tile_at(state, tile, f"{where}, units")
        for word in units.split():
            unit = _UNIT.fullmatch(word)
            if unit is None or unit[1] not in UNIT:
                raise DataError(f"{where}, units", f"there is no unit {word!r}")
            found.append(unit_of(UNIT[unit[1]], int(unit[2]), place))
    return found


# The course of the game


def read_counters(
    content: Content, state: BHState, words: PositionWords, options: Mapping[str, str], names: list[str]
) -> None:
    tokens = [sum(held(player, token) for player in state.players) for token in TOKENS]
    state.supply = tuple(limit - used for limit, used in zip(state.supply, tokens, strict=True))
    supply = dict(zip(TOKENS, state.supply, strict=True))
    if words.supply not in (None, supply) or min(state.supply) < 0:
        raise DataError("given, supply", f"the rest leaves {supply} (BH-CMP.5), not {words.supply}")
    limit = 0 if options["rounds"] == "off" else int(options["rounds"])
    state.stop = limit if words.stop is None else words.stop
    state.round, state.last_round, state.over = words.round, words.last_round, words.over
    state.stirred = words.round if words.stirred is None else words.stirred
    state.discovered = words.discovered
    state.discoveries = content.limits.discoveries if words.discoveries is None else words.discoveries
    begun = words.agenda is None and not words.over
    state.turn = seat_of(words.turn, names, "turn", 0 if begun else NOBODY)
    state.agenda = whole_turn(words.phase, state.turn) if begun else read_agenda(words, names)


def held(player: Player, token: str) -> int:
    count: int = getattr(player, token)
    return count


def whole_turn(phase: str, seat: int) -> list[Beat]:
    """BH-TRN.2: this phase and all that follow."""
    beats = [*PHASES.values(), "pass_on"]
    return [(beat, seat, *()) for beat in reversed(beats[beats.index(PHASES[phase]) :])]


def read_agenda(words: PositionWords, names: list[str]) -> list[Beat]:
    beats = words.agenda or ()
    for beat in beats:
        if beat[0] not in BEATS:
            raise DataError("given, agenda", f"there is no {beat[0]!r}; known are {', '.join(BEATS)}")
        number_of(str(beat[1]), names, "seat", "given, agenda")
    return agenda_of(beats, {name: number for number, name in enumerate(names)})
