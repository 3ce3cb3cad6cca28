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

from collections.abc import Iterable, Mapping
from typing import Any

from pentapolis.kernel import Chance
from pentapolis.kernel.data import DataError, understand
from pentapolis.kernel.state import Beat
from pentapolis.parts.bitsets import mask_of
from pentapolis.parts.positions import agenda_of, many, number_of, seats_of

from . import setup
from .components import Content
from .continent import VERTEX, first_play_layout
from .course import BEATS
from .ground import STANCES
from .kinds import (
    CARD_TYPE,
    CARD_TYPES,
    CATEGORIES,
    FEATURE,
    LAND,
    MATERIAL,
    MATERIAL_TYPE,
    MODULE,
    NOBODY,
    PHASES,
    TRACK,
    WEATHER,
)
from .notation import Bag, CivWords, PositionWords, SeatWords, ViciWords
from .ownership import refresh
from .state import SOURCES, SPOTS, Civ, CVState, CVTable, Player, Row, tribe_of

TURNS = ("up", "right", "down", "left")
STAGES = (4, 5)  # CV-CON.6: rows with a stage tile, in the order of the bits of `Player.stages`
VICI = "vici"


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


# The continent


def read_continent(content: Content, state: CVState, words: PositionWords) -> None:
    """CV-SET.6 to CV-SET.8: tiles, sites and material tiles; what is not named follows the data."""
    where = "given, tiles"
    if words.tiles:
        known = [tile.id for tile in content.tiles]
        if sorted(words.tiles) != sorted(known):
            raise DataError(where, "all tiles have a place, or none is named")
        state.placements = tuple(read_tile(known.index(tile), words.tiles[tile], where) for tile in known)
    else:
        state.placements = first_play_layout(content, Chance("scenario"))
    state.sites = read_sites(content, words)
    state.materials = read_materials(content, words)
    for vertex in many(words.revealed):
        state.revealed |= 1 << number_of(vertex, VERTEX, "recess", "given, revealed")
    for territory in content.territories:
        if territory.start or territory.type >= len(LAND):
            state.developed |= 1 << territory.number
    state.developed |= places(content, words.developed, "given, developed")
    state.hunted = places(content, words.hunted, "given, hunted")


def read_tile(number: int, word: str, where: str) -> tuple[int, int, int, int]:
    """`2/0/up`: column, row, where its top points."""
    parts = word.split("/")
    if len(parts) != 3 or not (parts[0].isdecimal() and parts[1].isdecimal()) or parts[2] not in TURNS:
        raise DataError(where, f"{word!r} is no place like 2/0/up")
    return number, int(parts[0]), int(parts[1]), TURNS.index(parts[2])


def read_sites(content: Content, words: PositionWords) -> tuple[str, ...]:
    found = [""] * len(VERTEX)
    rest = list(content.sites)
    for vertex, site in words.sites.items():
        at = number_of(vertex, VERTEX, "recess", "given, sites")
        if site not in rest:
            raise DataError("given, sites", f"there is no site {site!r}, or it lies in two places")
        rest.remove(site)
        found[at] = site
    return tuple(site or rest.pop(0) for site in found)


def read_materials(content: Content, words: PositionWords) -> tuple[int, ...]:
    found = [-1] * len(content.territories)
    for word, material in words.materials.items():
        at = place_of(content, word, "given, materials")
        found[at] = number_of(material, MATERIAL, "material", "given, materials")
    for kind in range(len(LAND)):
        here = [territory.number for territory in content.territories if territory.type == kind]
        rest = [n for n, type in enumerate(MATERIAL_TYPE) if type == kind and n not in found]
        named = [found[place] for place in here if found[place] >= 0]
        if len(set(named)) != len(named) or any(MATERIAL_TYPE[material] != kind for material in named):
            raise DataError("given, materials", "a tile lies in two places, or in a territory of another type")
        for place in here:
            if found[place] < 0:
                found[place] = rest.pop(0)
    return tuple(found)


def place_of(content: Content, word: str, where: str) -> int:
    return number_of(word, content.places, "territory", where)


def places(content: Content, words: Any, where: str) -> int:
    found = 0
    for word in many(words):
        found |= 1 << place_of(content, word, where)
    return found


# Civilizations


def read_civ(content: Content, holder: Civ, words: CivWords, where: str) -> None:
    """What people and V.I.C.I. both have."""
    holder.points = counted(words.points, {word: n for n, word in enumerate(SOURCES)}, "source", where)
    holder.tracks = counted(words.tracks, TRACK, "track", where)
    holder.favor = words.favor
    holder.tribes = tuple(sorted(read_tribes(content, words, where)))
    grounds = {ground.id: n for n, ground in enumerate(content.grounds)}
    holder.statues = counted(words.statues, grounds, "building ground", where)


def counted(given: Mapping[str, int], known: Mapping[str, int], what: str, where: str) -> tuple[int, ...]:
    found = [0] * len(known)
    for word, amount in given.items():
        found[number_of(word, known, what, where)] += amount
    return tuple(found)


def read_tribes(content: Content, words: CivWords, where: str) -> Iterable[int]:
    """`b_forest: fire plain+weak`."""
    for place, tribes in words.tribes.items():
        number = place_of(content, place, f"{where}, tribes")
        for word in tribes.split():
            spot, _, stance = word.partition("+")
            if spot not in SPOTS or (stance or "strong") not in STANCES:
                raise DataError(f"{where}, tribes", f"{word!r} is no tribe like fire, plain+weak, wild or boat")
            yield tribe_of(number, SPOTS.index(spot), STANCES.index(stance or "strong"))


def read_player(content: Content, player: Player, words: SeatWords, where: str) -> None:
    """A console and all beside it."""
    read_civ(content, player, words, where)
    for name in ("fate", "focus", "idea", "food", "money", "saved"):
        setattr(player, name, getattr(words, name))
    player.used = max(0, len(content.setup.dice) - len(words.dice)) if words.used is None else words.used
    values = {str(value): value - 1 for value in range(1, 7)}
    player.dice = counted(
        {str(value): words.dice.count(value) for value in words.dice}, values, "value", f"{where}, dice"
    )
    player.planning = counted(words.planning, values, "value", f"{where}, planning")
    player.storage = counted(words.storage, MATERIAL, "material", f"{where}, storage")
    player.features = counted(words.features, FEATURE, "feature", f"{where}, features")
    levels = list(player.levels)
    for module, level in words.levels.items():
        levels[number_of(module, MODULE, "main module", f"{where}, levels")] = level
    player.levels = tuple(levels)
    for row in words.stages:
        player.stages |= 1 << number_of(str(row), [str(n) for n in STAGES], "stage tile", f"{where}, stages")
    if words.resets is not None:
        player.resets = words.resets
    grounds = {ground.id: n for n, ground in enumerate(content.grounds)}
    player.settled = counted(words.settled, grounds, "building ground", f"{where}, settled")
    recesses = range(1, len(content.slots) + 1)
    left = list(recesses)[sum(player.settled) :] if words.settlements is None else words.settlements
    if len(left) + sum(player.settled) != len(recesses) or not set(left) <= set(recesses):
        raise DataError(f"{where}, settlements", "settlements are built, or in their recesses")
    player.settlements = tuple(sorted(recess - 1 for recess in left))
    player.farms = places(content, words.farms, f"{where}, farms")
    player.boats = tuple(sorted(read_boat(content, boat, f"{where}, boats") for boat in many(words.boats)))
    player.raw = counted(words.raw, content.places, "territory", f"{where}, raw")
    player.hand = tuple(sorted(many(words.hand)))
    player.goals = tuple(tuple(words.goals[n]) if n < len(words.goals) else () for n in range(len(player.goals)))
    columns: list[tuple[Row, ...]] = [()] * len(player.columns)
    for column, pieces in words.columns.items():
        at = number_of(column, [str(n + 1) for n in range(len(columns))], "column", f"{where}, columns")
        columns[at] = tuple(read_row(content, piece, f"{where}, columns") for piece in pieces)
    player.columns = tuple(columns)
    for completed in words.completed:
        player.completed |= 1 << completed
    player.fired, player.busy, player.due = (tuple(many(given)) for given in (words.fired, words.busy, words.due))
    player.moved = tuple(sorted(read_moved(content, player, words, where)))


def read_boat(content: Content, word: str, where: str) -> int:
    """`a_water`, or `a_water:empty`."""
    name, _, note = word.partition(":")
    if note not in ("", "empty"):
        raise DataError(where, f"{word!r} is no boat like a_water or a_water:empty")
    return place_of(content, name, where) << 1 | (not note)


def read_row(content: Content, word: str, where: str) -> Row:
    """A full-width piece, or goal chips in halves: `A+B`, `A+`, `+B`."""
    left, plus, right = word.partition("+")
    known = {**content.cards, **content.chips, **content.attributes, **content.goals}
    for piece in (left, right):
        if piece and piece not in known:
            raise DataError(where, f"there is no card or chip {piece!r}")
    halves = [piece in content.goals for piece in (left, right) if piece]
    if any(halves) != bool(plus) or (not all(halves) and plus):
        raise DataError(where, f"{word!r}: goal chips, and only they, are written in halves, like A+B")
    return (left, right) if plus else (left, left)


def read_moved(content: Content, holder: Civ, words: SeatWords, where: str) -> Iterable[tuple[int, int]]:
    """CV-MIG.6: `b_forest:plain:strong: c_desert 1`: where a tribe's first migration began, and its effect.

    Of equal tribes each has its own: `[c_desert 1, b_hills]`.
    """
    where = f"{where}, moved"
    for tribe, memories in words.moved.items():
        place, spot, stance = (*tribe.split(":"), "", "")[:3]
        if spot not in SPOTS or stance not in STANCES:
            raise DataError(where, f"{tribe!r} is no tribe like b_forest:plain:strong")
        number = tribe_of(place_of(content, place, where), SPOTS.index(spot), STANCES.index(stance))
        if len(many(memories)) > holder.tribes.count(number):
            raise DataError(where, f"there are not so many tribes {tribe!r}")
        for memory in many(memories):
            origin, _, effect = memory.partition(" ")
            if effect and not effect.isdecimal():
                raise DataError(where, f"{memory!r} is no origin like c_desert 1")
            yield number, int(effect or 0) * MEMORY + place_of(content, origin, where)


MEMORY = 32  # `tribes.memory_of`


def read_supply(content: Content, player: Player, words: SeatWords, where: str) -> None:
    """CV-GEN.4: the supply is what is left of the markers."""
    player.supply = content.limits.markers - laid(content, player)
    if player.supply < 0 or words.supply not in (None, player.supply):
        raise DataError(where, f"its supply has {player.supply} of {content.limits.markers} markers")


def laid(content: Content, player: Player) -> int:
    """CV-GEN.3: the markers that lie somewhere; each boat on the console has its own."""
    boats = sum(boat & 1 for boat in player.boats)
    docked = (content.limits.boats - len(player.boats)) * content.setup.boat_markers
    singles = player.focus + player.idea + player.food + player.money + player.resets + boats + docked
    groups = (player.planning, player.storage, player.features, player.raw, player.statues)
    return singles + sum(map(sum, groups))


def read_vici(content: Content, state: CVState, words: ViciWords, options: Mapping[str, str]) -> None:
    """CV-SOL.1."""
    vici = state.vici = setup.new_vici(content, options, Chance("scenario"))
    read_civ(content, vici, words, "given, vici")
    for name in ("dice", "fate", "evolution", "prosperity", "red_from", "acts_on_reset"):
        if getattr(words, name) is not None:
            setattr(vici, name, getattr(words, name))
    vici.provisions = counted(words.provisions, content.places, "territory", "given, vici, provisions")
    vici.blocked = read_blocked(content, state, words)
    vici.row, vici.discards = tuple(many(words.row)), tuple(sorted(many(words.discards)))
    vici.steps = words.steps
    rest = [card for card in content.vici if card not in (*vici.row, *vici.discards)]
    vici.deck = tuple(rest if words.deck is None else words.deck)
    if sorted([*vici.deck, *vici.row, *vici.discards]) != sorted(content.vici):
        raise DataError("given, vici", "every action card is in the deck, the row or among the discards, once")


def read_blocked(content: Content, state: CVState, words: ViciWords) -> int:
    """CV-SOL.11: as named, or every farm space without a farm where enough provisions lie."""
    if words.blocked is not None:
        return places(content, words.blocked, "given, vici, blocked")
    assert state.vici is not None
    full = mask_of(n for n, held in enumerate(state.vici.provisions) if held >= content.opponent.provisions_block)
    return full & ~state.players[0].farms


# Dice, cards and chips


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
