"""All content of the game, and the tables that the rules look things up in. A wrong id or effect fails at load."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, TypeVar

import msgspec

from pentapolis.kernel.data import Tables, convert, convert_all, convert_exactly, only
from pentapolis.kernel.memo import Memo
from pentapolis.parts.bitsets import mask_of, members

from . import pieces as p
from . import vocabulary as v
from .checking import check
from .force import Force, Owned, gather
from .kinds import CRADLE, HOMES, LEVEL, LEVELS, TRACK, TRACKS, UNIT, UNITS
from .naming import TERMS, edge_name, named_tables, names_of
from .wording import Written, worded, written

T = TypeVar("T", bound=p.Entry)

Cards = tuple[str, ...]
"""Cards, tiles or tokens. Replaced, never changed: all copies of a state share them."""

SECTIONS = (
    *("setup", "limits", "rates", "unit_tokens", "player_counts", "levels", "terms", "actions", "slots"),
    *("tracks", "investment", "columns", "technologies", "leaders", "governments", "goals"),
    *("territories", "cradle", "homes", "structures"),
)


CHOOSING = ("technologies", "leaders", "governments", "actions", "territories", "structures", "tracks", "investment")
"""The sections whose effects may hold a choice."""


class Action(msgspec.Struct, frozen=True):
    """An action of the board or of a technology: its tasks and who may use it."""

    id: str
    tasks: tuple[v.Doable, ...]
    technology: str = ""
    basic: bool = False
    requirement: p.Requirement | None = None
    always_open: bool = False
    one_task: bool = False
    trial: tuple[v.Doable, ...] = ()  # the tasks, those first of which it is soonest known whether they can be done
    spends: bool = False  # what can be done may depend on the coins that are left when the space is paid


class Space(msgspec.Struct, frozen=True):
    """A space for an action pawn."""

    id: str
    action: Action
    coins: int
    players: int


Spaces = tuple[Action, tuple[Space, ...]]
"""An action, and the spaces at which it can be taken."""


class Content(msgspec.Struct, frozen=True):
    """The pieces by id, and what is looked up of them in play."""

    technologies: dict[str, p.Technology]
    leaders: dict[str, p.Leader]
    governments: dict[str, p.Government]
    goals: dict[str, p.Goal]
    territories: dict[str, p.Territory]  # the cradle is one of them
    homes: dict[str, p.Piece]
    structures: dict[str, p.Structure]
    actions: dict[str, p.BoardAction]
    tracks: dict[str, p.TrackBoard]
    investment: p.InvestmentBoard
    setup: p.Setup
    limits: p.Limits
    rates: p.Rates
    counts: dict[int, p.PlayerCount]
    level_vp: tuple[int, ...]
    names: dict[str, dict[str, str]]
    texts: dict[str, dict[str, Written]]  # what the data files do not hold, by id
    # The tree
    slots: tuple[p.Slot, ...]
    slot_index: dict[str, int]
    slot_level: tuple[int, ...]
    level_slots: tuple[int, ...]  # the slots of each level, as bits
    lines: tuple[int, ...]  # the slots that each is connected with, as bits
    eligible: Memo[int, int]  # researched slots to those whose prerequisites are met
    # Spaces
    spaces: dict[str, Space]
    board_spaces: dict[int, tuple[Spaces, ...]]  # by the number of players
    basic_actions: tuple[Action, ...]
    # Pawns, cubes and tokens
    capacities: tuple[int, ...]
    open_columns: Memo[tuple[int, ...], tuple[int, ...]]  # by the cubes left on each track
    open_coins: Memo[tuple[int, ...], int]
    open_stages: Memo[tuple[int, ...], frozenset[str]]
    cubes: tuple[int, ...]  # of each track
    pairs: tuple[tuple[int, ...], ...]  # by kind of unit and strength: the pair of faces
    pair_counts: tuple[tuple[int, ...], ...]  # by kind of unit and pair
    # What lasts
    bits: dict[str, int]  # of technologies, and of stages of governments and fields: `pioneer_league.theocracy`
    force: Memo[int, Force]  # what a set of such bits gives
    owned: Memo[tuple[int, int], Owned]  # what technologies give a seat, by their bits and the number of players
    option_keys: Memo[str, frozenset[str]]  # the keys of all choices among effects, by section
    open_tables: dict[bytes, Any] = {}  # what `view` has worked out before


def load(tables: Tables) -> Content:
    """Typed content from the data tables; anything that the rules could not play is a DataError."""
    only(tables, SECTIONS)
    actions = by_id(tables, "actions", p.BoardAction)
    technologies = by_id(tables, "technologies", p.Technology)
    governments = by_id(tables, "governments", p.Government)
    cradle = convert_exactly(tables, "cradle", p.Territory, [CRADLE])
    slots = tuple(convert_all(tables, "slots", p.Slot))
    slot_index = {slot.id: number for number, slot in enumerate(slots)}
    tracks = convert_exactly(tables, "tracks", p.TrackBoard, TRACKS)
    investment = convert_exactly(tables, "investment", p.InvestmentBoard, ["investment"])["investment"]
    columns = convert_exactly(tables, "columns", p.ColumnEntry, "ABCDE")
    tokens = convert_all(tables, "unit_tokens", p.UnitTokens)
    numbers = convert_all(tables, "player_counts", p.PlayerCount)
    boards = tuple(tracks.values())
    check(tables, actions, technologies, slots, tokens, numbers)
    lines = tuple(mask_of(slot_index[line] for line in slot.lines) for slot in slots)
    needed = tuple(slot.needed for slot in slots)
    spaces = {space.id: space for space in all_spaces(actions.values(), technologies.values())}
    counts = {entry.players: entry for entry in numbers}
    sources = sources_of(technologies, governments, investment)
    leaders, structures = by_id(tables, "leaders", p.Leader), by_id(tables, "structures", p.Structure)
    territories = by_id(tables, "territories", p.Territory) | cradle
    choosing = (technologies, leaders, governments, actions, territories, structures, tracks, investment)
    content = Content(
        technologies=worded(technologies),
        leaders=worded(leaders),
        governments=worded(governments),
        goals=worded(by_id(tables, "goals", p.Goal)),
        territories=worded(territories),
        homes=worded(convert_exactly(tables, "homes", p.Piece, HOMES)),
        structures=worded(structures),
        actions=worded(actions),
        tracks=worded(tracks),
        investment=worded({"investment": investment})["investment"],
        setup=convert(tables["setup"], p.Setup, "setup"),
        limits=convert(tables["limits"], p.Limits, "limits"),
        rates=convert(tables["rates"], p.Rates, "rates"),
        counts=counts,
        level_vp=tuple(level.vp for level in convert_exactly(tables, "levels", p.LevelEntry, LEVELS).values()),
        names={},
        texts={},
        slots=slots,
        slot_index=slot_index,
        slot_level=tuple(LEVEL[slot.level] for slot in slots),
        level_slots=tuple(
            mask_of(number for number, slot in enumerate(slots) if slot.level == level) for level in LEVELS
        ),
        lines=lines,
        eligible=Memo(partial(eligible, lines, needed)),
        spaces=spaces,
        board_spaces={players: by_action(spaces.values(), players, {""}) for players in counts},
        basic_actions=tuple(
            {space.action.id: space.action for space in spaces.values() if space.action.basic}.values()
        ),
        capacities=tuple(column.capacity for column in columns.values()),
        open_columns=Memo(partial(open_columns, boards)),
        open_coins=Memo(partial(open_coins, boards)),
        open_stages=Memo(partial(open_stages, boards)),
        cubes=tuple(len(board.fields) for board in boards),
        pairs=tuple(pairs_of(tokens, unit) for unit in UNITS),
        pair_counts=tuple(tuple(entry.count for entry in tokens if entry.unit == unit) for unit in UNITS),
        bits={source: 1 << number for number, source in enumerate(sources)},
        force=Memo(partial(gather, list(sources.values()))),
        owned=Memo(partial(own, {n: alone(technologies.values(), spaces.values(), n) for n in counts})),
        option_keys=Memo(partial(keys_in, dict(zip(CHOOSING, choosing, strict=True)))),
    )
    content.names.update(names_of(tables, content))
    content.texts.update(written(chain.from_iterable(named_tables(content))))
    return content


def by_id(tables: Tables, section: str, kind: type[T]) -> dict[str, T]:
    return {entry.id: entry for entry in convert_all(tables, section, kind)}


def eligible(lines: tuple[int, ...], needed: tuple[int, ...], researched: int) -> int:
    """BH-RES.1 to BH-RES.3: the slots whose prerequisites are met by researched ones."""
    return mask_of(slot for slot, line in enumerate(lines) if (line & researched).bit_count() >= needed[slot])


def all_spaces(actions: Iterable[p.BoardAction], technologies: Iterable[p.Technology]) -> list[Space]:
    """BH-CMP.16: the spaces of each action, numbered: `basic_growth_1`, `writing_2`."""
    found: list[Space] = []
    for entry in actions:
        action = Action(
            id=entry.id,
            tasks=entry.tasks,
            basic=entry.group == "basic",
            requirement=entry.requirement,
            always_open=entry.always_open,
            one_task=entry.one_task,
            trial=tuple(sorted(entry.tasks, key=effort)),
            spends=any(map(spends, entry.tasks)),
        )
        found += numbered(action, entry.spaces)
    for card in technologies:
        if card.action is not None:
            tasks = card.action.tasks
            action = Action(
                id=card.id,
                tasks=tasks,
                technology=card.id,
                trial=tuple(sorted(tasks, key=effort)),
                spends=any(map(spends, tasks)),
            )
            found += numbered(action, card.action.spaces)
    return found


def spends(effect: v.Doable) -> bool:
    """Whether coins decide if an effect can be done."""
    match effect:
        case v.Research():
            return any(effect.coins.values())
        case v.Pay():
            return effect.coins > 0 or any(map(spends, effect.gain))
        case v.Choice():
            return any(spends(inner) for option in effect.options for inner in option.effects)
        case _:
            return isinstance(effect, v.BuildStructure)


def keys_in(sections: Mapping[str, object], section: str) -> frozenset[str]:
    """BH-EFF.17: the keys of every choice among effects in a section, wherever it stands."""
    return frozenset(option_keys(sections[section]))


def option_keys(entries: object) -> Iterator[str]:
    if isinstance(entries, v.Choice):
        yield from (option.key for option in entries.options)
    if isinstance(entries, msgspec.Struct):
        entries = msgspec.structs.astuple(entries)
    elif isinstance(entries, Mapping):
        entries = tuple(entries.values())
    if isinstance(entries, tuple):
        yield from chain.from_iterable(map(option_keys, entries))


SOON: tuple[type[v.Effect], ...] = (v.GainCoins, v.ProduceCoins, v.BasicAction, v.Grow, v.Invest, v.TakeToken, v.Move)


def effort(effect: v.Doable) -> int:
    """How long it takes to find out whether an effect can be done: its place among those that are quick."""
    return SOON.index(type(effect)) if type(effect) in SOON else len(SOON)


def numbered(action: Action, spaces: Iterable[p.SpaceEntry]) -> list[Space]:
    return [Space(f"{action.id}_{n}", action, space.coins, space.players) for n, space in enumerate(spaces, 1)]


def by_action(spaces: Iterable[Space], players: int, technologies: Collection[str]) -> tuple[Spaces, ...]:
    """BH-ACT.3, BH-ACT.5: the areas of some technologies ("": of the board) with the spaces that exist."""
    found: dict[str, list[Space]] = {}
    for space in spaces:
        if space.action.technology in technologies and space.players <= players:
            found.setdefault(space.action.id, []).append(space)
    return tuple((area[0].action, tuple(area)) for area in found.values())


# What the player board opens, by the cubes left on each track


def uncovered(boards: tuple[p.TrackBoard, ...], cubes: tuple[int, ...]) -> list[msgspec.Struct]:
    """BH-DEV.1, BH-DEV.8: fields whose cube is gone, and what is open from the start."""
    found: list[msgspec.Struct] = []
    for board, left in zip(boards, cubes, strict=True):
        found += [*board.base, *board.fields[: len(board.fields) - left]]
    return found


def open_columns(boards: tuple[p.TrackBoard, ...], cubes: tuple[int, ...]) -> tuple[int, ...]:
    """BH-PRO.2: the activated columns."""
    found = {field.column for field in uncovered(boards, cubes) if isinstance(field, p.ColumnField)}
    return tuple(number for number, column in enumerate("ABCDE") if column in found)


def open_coins(boards: tuple[p.TrackBoard, ...], cubes: tuple[int, ...]) -> int:
    """BH-PRO.4: the coins that production gives."""
    return sum(field.amount for field in uncovered(boards, cubes) if isinstance(field, p.CoinsField))


def open_stages(boards: tuple[p.TrackBoard, ...], cubes: tuple[int, ...]) -> frozenset[str]:
    """BH-GOV.1, BH-GOV.4: the stages that are unlocked."""
    return frozenset(field.stage for field in uncovered(boards, cubes) if isinstance(field, p.GovernmentField))


def pairs_of(tokens: Iterable[p.UnitTokens], unit: str) -> tuple[int, ...]:
    """BH-UPG.4: the pair of faces of each strength from 0 on; 0 does not occur."""
    faces = {face: number for number, entry in enumerate(t for t in tokens if t.unit == unit) for face in entry.faces}
    return tuple(faces.get(strength, -1) for strength in range(max(faces) + 1))


# What lasts


def sources_of(
    technologies: Mapping[str, p.Technology], governments: Mapping[str, p.Government], investment: p.InvestmentBoard
) -> dict[str, tuple[v.Permanent, ...]]:
    """BH-MOD.1: everything that may last, by name, technologies first."""
    found = {card.id: card.permanent for card in technologies.values()}
    for card in governments.values():
        found[f"{card.id}.despotism"] = card.despotism
        found[f"{card.id}.theocracy"] = card.theocracy
    for number, field in enumerate(investment.fields):
        if isinstance(field, p.PermanentField):
            found[f"investment.{number}"] = field.effects
    return found


def alone(technologies: Iterable[p.Technology], spaces: Collection[Space], players: int) -> list[Owned]:
    """What each technology gives with so many players: spaces to use, its level, what it scores at the end."""
    return [
        Owned(
            spaces=by_action(spaces, players, {card.id}),
            levels=tuple(int(card.level == level) for level in LEVELS),
            scored=card.end_game,
        )
        for card in technologies
    ]


def own(each: Mapping[int, Sequence[Owned]], key: tuple[int, int]) -> Owned:
    """What a set of technologies gives, from what each of them gives; by the number of players."""
    bits, players = key
    cards = each[players]
    mine = [cards[number] for number in members(bits & (1 << len(cards)) - 1)]
    return Owned(
        spaces=tuple([area for card in mine for area in card.spaces]),
        levels=tuple([sum([card.levels[level] for card in mine]) for level in range(len(LEVELS))]),
        scored=tuple([effect for card in mine for effect in card.scored]),
    )


def name_of(content: Content, piece: str, language: str) -> str | None:
    """A piece's name in a language; None if this game has no such piece."""
    return content.names[piece].get(language) if piece in content.names else edge_name(str(piece), language)


__all__ = ["TERMS", "TRACK", "UNIT", "Action", "Cards", "Content", "Space", "load", "name_of"]
