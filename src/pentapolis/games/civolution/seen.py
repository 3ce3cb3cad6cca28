"""What a seat sees: the shapes of a view. All is open but hands, face-down things and bags (CV-GEN.11).

A number called `seat` is a civilization: a seat, or V.I.C.I. by the number after the last one; -1 is nobody. An empty
word is an empty space. `view.py` fills the shapes in.
"""

from __future__ import annotations

import msgspec


class TribesView(msgspec.Struct, frozen=True):
    """Tribes of one civilization in a territory: fire, plain, wild or boat."""

    spot: str
    seat: int
    strong: int
    weak: int


class BoatView(msgspec.Struct, frozen=True):
    """A built boat; its tribes stand in the territory's list. `raw`: its notch is full."""

    water: str
    seat: int
    seats: int  # CV-MIG.4: how many tribes it carries
    raw: bool


class TerritoryView(msgspec.Struct, frozen=True):
    """A territory. Its shape follows from the placement of its tile."""

    territory: str
    type: str
    adjacent: list[str]
    developed: bool
    material: str  # "" while the tile lies face down, and in Water
    fire: bool  # whether it has a fire encampment
    fire_vp: int
    plains: int  # encampments in use
    tribes: list[TribesView]
    farm: int  # whose
    barred: bool  # CV-EXP.5, CV-SOL.11: a Volcano or provisions let nobody build a farm
    boats: list[BoatView]
    raw: list[int]  # by seat, without the notches of boats
    hunted: bool
    provisions: int  # of V.I.C.I.
    shared: bool  # CV-SIT.7: next to a revealed Cave


class GroundView(msgspec.Struct, frozen=True):
    """A building ground that lies open: statues by civilization, settlements by seat."""

    ground: str
    materials: list[str]
    statues: list[int]
    settlements: list[int]


class SiteView(msgspec.Struct, frozen=True):
    """A recess with its site; both words are empty while that lies face down."""

    vertex: str
    site: str
    kind: str
    adjacent: list[str]


class PlacementView(msgspec.Struct, frozen=True):
    """CV-SET.6: a tile, the upper left of its cells, and its quarter turns to the right."""

    tile: str
    x: int
    y: int
    turns: int


class ModuleView(msgspec.Struct, frozen=True):
    """A module of the console. `pays`: for each of its two dice, what may pay it: `die:3`, `planning:2`, `focus`.

    Ideas are counted in: `ideas` is the least number that any way of paying takes; -1: it cannot be paid now.
    """

    module: str
    level: int  # 0: a module that has none
    pays: list[list[str]]
    ideas: int


class ColumnView(msgspec.Struct, frozen=True):
    """CV-CON.1, CV-CON.2: a column from its base row up; a row has two halves, a full-width piece fills both."""

    base: int
    type: str  # "" while it is open for any
    rows: list[list[str]]
    next: int  # the row of what comes next


class PlayerView(msgspec.Struct, frozen=True):
    """A console and all beside it."""

    vp: int
    points: dict[str, int]  # by source, so far
    score: dict[str, int]  # by source, if the game ended now
    units: dict[str, int]  # CV-EVT.6: of the nine categories
    tracks: dict[str, int]
    favor: int
    fate: int
    dice: list[int]  # on the dice spaces, by value
    used: int
    planning: list[int]  # by value
    focus: int
    idea: int
    food: int
    money: int
    storage: dict[str, int]
    features: dict[str, int]
    diamonds: dict[str, int]  # CV-EVT.7: by where they are
    supply: int  # markers
    resets: int  # markers left in the reset columns
    may_reset: bool  # CV-RST.1
    modules: list[ModuleView]
    columns: list[ColumnView]
    filled: list[int]  # by row from 1 to 5: half slots in use
    stages: list[int]  # active rows of 4 and 5
    completed: list[int]  # CV-CON.8: rows whose bonus was taken
    goals: list[list[str]]  # three stacks, the top last
    attributes: list[str]  # displayed chips it could install now (CV-ATT.1)
    hand: list[str]  # of the viewer alone
    hand_sizes: dict[str, int]  # by type
    dealt: list[str]  # CV-SET.15: what the viewer may keep
    dealt_sizes: dict[str, int]  # by type; `markers` for the starting-marker cards
    settlements: list[str]  # recesses that still hold one
    farms: int  # left on the console
    boats: int
    tribes: int  # left in the supply
    food_needed: int  # CV-FED.1: to feed all its tribes now
    upgrades: int  # CV-END.4
    moved: list[list[str]]  # CV-MIG.6: where tribes are that moved this turn, and where they may not go back to


class StepView(msgspec.Struct, frozen=True):
    """A step of V.I.C.I.'s last turn: what it did, by which rule, and to what."""

    action: str
    why: str
    what: list[str]


class ViciView(msgspec.Struct, frozen=True):
    """CV-SOL.1: the opponent of the solo game. Its tribes, statues and provisions stand on the continent."""

    seat: int
    vp: int
    points: dict[str, int]
    score: dict[str, int]
    units: dict[str, int]
    tracks: dict[str, int]
    favor: int
    fate: int
    dice: int
    tribes: int  # left in its supply
    evolution: int  # markers on the grid
    prosperity: int
    row: list[str]  # action cards, the last one on top
    blue: int  # Reset icons in the row
    red: int
    half: str  # of the action cards in this era: blue, red
    deck: int
    discards: int
    steps: list[StepView]


class WeatherView(msgspec.Struct, frozen=True):
    """CV-EVT.1: where the indicator stands, and where this era's event will move it."""

    now: str
    shift: int  # hot is negative
    next: str
    beyond: bool  # the effect beyond the line will apply, or does already


class DeckView(msgspec.Struct, frozen=True):
    """A research deck: face-down cards, the open stack from the bottom, and the lowest cards the viewer knows.

    `bottom` begins with the lowest card; "" is one that the viewer does not know.
    """

    type: str
    size: int
    open: list[str]
    bottom: list[str]


class OfferView(msgspec.Struct, frozen=True):
    """CV-SET.18: a starting chip card with the goal chip on it."""

    chip: str
    goal: str


class CVView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    players: list[PlayerView]
    vici: ViciView | None
    era: int
    phase: int  # 0: setup
    start: int
    turn: int
    indicator: int  # CV-RST.3: Resets that moved it this era
    resets: int  # so many bring the end of the action phase
    ending: int  # 0 not yet, 1 the round is being finished, 2 the final round
    weather: WeatherView
    tiles: list[PlacementView]
    territories: list[TerritoryView]
    sites: list[SiteView]
    grounds: list[GroundView]
    tokens: int  # hunting tokens left
    event: str
    events: int  # face down
    era_tiles: list[str]  # by era
    final_tiles: list[str]
    values: dict[str, int]  # CV-END.1: final VP of a unit, by category
    goals: list[str]
    incomes: list[str]
    attributes: list[str]
    bags: dict[str, int]
    decks: list[DeckView]
    dice: int  # on the display
    fate: int
    offer: list[OfferView]
    drawn: list[str]  # CV-RES.2: what the viewer looks at
    drawn_sizes: dict[str, int]  # by type
    rolled: list[int]  # fate dice that lie open
    over: bool
