"""Positions in words, for scenarios: `build` reads the notation, `reading.read` writes it.

    seats:                            # in turn order; any names
      you:
        dice: [1, 4, 4]               # on the dice spaces; `used`: the others of its six if it is not said
        food: 2                       # also `fate` (dice), `focus`, `idea`, `money`
        planning: {6: 1}              # by value
        storage: {wood: 2}
        features: {stamina: 3}
        tracks: {culture: 2}
        favor: 2                      # 1 if not said
        tribes: {b_forest: fire plain+weak wild, a_water: boat}     # strong ones if not said
        farms: [b_hills]
        boats: [a_water, d_water:empty]         # `empty`: without a raw material
        raw: {b_forest: 1}
        levels: {research: 2}
        columns: {1: [a01_wheel, income_harvest], 2: [goal_pay_wood+, goal_a+goal_b]}    # from the base row up; a
        goals: [[goal_a, goal_b], [goal_c]]     # goal area; the top of a stack comes last    half is written A+B
        hand: [a02_plough]
        settled: {island: 1}          # by building ground; `settlements: [1, 2]` are the recesses that still hold one
        statues: {building_ground_1: 1}
        stages: [4]                   # active stage tiles
      b: {}
    tiles: {tile_a: 1/1/up, ...}      # all eight or none: the layout of the first play, the rest in order of the data
    sites: {v31: cave_1}              # the rest in order of the data; `revealed: [v31]`
    materials: {b_forest: oil}        # the rest in order of the data; `developed: [b_hills]` besides the start
    turn: you
    phase: action                     # or an agenda: [[act, you], [close, you], [pass_on, you]]
    event: f03_coronation             # that of the era; `weather: hot`
    era_tiles: [technology, ...]      # "" when scored; `final_tiles`
    open: {invention: [a05_x]}        # face-up stacks, the top last
    decks: {invention: [rest, a06_x]} # face down, the top last; `rest`: what lies nowhere else, also in bags
    goals: [goal_town, "", ...]       # displays, also `incomes`, `attributes`; their bags `goal_bag` and so on
    hunted: [b_forest]                # `tokens`: those left
    vici: {tribes: {b_forest: plain}, provisions: {b_forest: 2}, blocked: [b_forest], evolution: 3, prosperity: 2,
           row: [vici_01], deck: [...], discards: [...]}     # solo; also `dice`, `red_from`, `acts_on_reset`

In the middle of a turn or a phase also, for seats: `moved` (what tribes did in the turn), `fired`, `busy` (triggers and
cards at work), `due` (income chips to come), `completed` (rows whose bonus was taken), `saved`; for the table:
`indicator`, `ending`, `beyond`, `offer`, `choice`, `drawn`, `drawer`, `rolled`, `known` (who knows the lowest cards).

What is not said takes a default: nothing owned, no tribes, the continent of the first play with all sites face down,
displays, decks and dice of what lies nowhere else, in the order of the data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pentapolis.kernel import Chance
from pentapolis.kernel.data import DataError, understand
from pentapolis.kernel.state import Beat
from pentapolis.parts.positions import agenda_of, number_of, seats_of

from .. import setup
from ..components import Content
from ..course import BEATS
from ..kinds import NOBODY, PHASES, WEATHER
from ..notation import PositionWords, SeatWords
from ..ownership import refresh
from ..state import CVState, CVTable
from .decks import read_display, read_pieces
from .land import TURNS, read_continent
from .seats import MEMORY, STAGES, VICI, laid, read_player, read_supply, read_vici

__all__ = ["MEMORY", "STAGES", "TURNS", "VICI", "build", "laid"]


def build(content: Content, players: int, options: Mapping[str, str], given: dict[str, Any]) -> CVState:
    """A state from the notation above; DataError if it names what does not exist or a piece twice."""
    words = understand(given, PositionWords, "given")
    named = seats_of(words.seats, players, SeatWords)
    names = [*named, VICI] if players == 1 else list(named)
    counts = content.counts[players]
    state = CVState(
        chance=Chance("scenario"),
        agenda=[],
        players=[setup.new_player(content) for _ in range(players)],
        era=words.era,
        start=number_of(words.start, names, "seat", "given, start") if words.start else 0,
        indicator=words.indicator,
        ending=words.ending,
        weather=number_of(words.weather or content.setup.weather, WEATHER, "weather", "given, weather"),
        beyond=words.beyond,
        tokens=counts.hunting_tokens if words.tokens is None else words.tokens,
        rolled=words.rolled,
        over=words.over,
    )
    read_continent(content, state, words)
    for seat, (name, own) in enumerate(named.items()):
        read_player(content, state.players[seat], own, f"given, seat {name}")
    if players == 1:
        read_vici(content, state, words.vici, options)
    read_display(content, state, words)
    read_pieces(content, state, words, named)
    read_course(content, state, words, names)
    t = CVTable(content, state, silent=True)
    for seat, (name, own) in enumerate(named.items()):
        refresh(t, state.players[seat])
        read_supply(content, state.players[seat], own, f"given, seat {name}")
    return state


# The course of the game


def read_course(content: Content, state: CVState, words: PositionWords, names: list[str]) -> None:
    """Whose turn it is, or what is on the agenda."""
    if words.phase not in (*PHASES, "setup"):
        raise DataError("given, phase", f"there is no {words.phase!r}; known are setup, {', '.join(PHASES)}")
    state.phase = PHASES.index(words.phase) + 1 if words.phase in PHASES else 0
    begun = words.agenda is None and not words.over
    acting = words.phase == "action"
    default = (0 if words.start is None else state.start) if begun and acting else NOBODY
    state.turn = number_of(words.turn, names, "seat", "given, turn") if words.turn else default
    if begun:
        state.agenda = whole_phase(state)
    else:
        seats = {name: number for number, name in enumerate(names)}
        state.agenda = agenda_of(words.agenda or (), seats, list(BEATS))


def whole_phase(state: CVState) -> list[Beat]:
    """CV-ERA.1: the phase, and those that follow; in the action phase the turn of whoever it is."""
    after: list[Beat] = [("end_era",), *(("phase", n) for n in range(len(PHASES), state.phase, -1))]
    if PHASES[state.phase - 1] != "action":
        return [*after, ("phase", state.phase)]
    who = state.turn
    if who == len(state.players):
        return [*after, ("turn", who)]
    return [*after, ("pass_on", who), ("close", who), ("act", who)]
