"""What changes during a game of Clash of Cultures. Numbers, strings, flat lists and dicts: copies are cheap.

Sets of spaces and sets of sources (Advances, Leaders, Wonders, cards) are ints: see `hexes` and `sources`. Nothing here
decides anything; the rules of pieces are in `units`, `cities` and `wealth`.
"""

from __future__ import annotations

import msgspec

from pentapolis.kernel import State, Table

from .components import Content
from .hexes import Layout
from .kinds import NEUTRAL, NOBODY, NOWHERE


class City(msgspec.Struct):
    """CC-5.1: a Settlement with its pieces.

    `buildings` has four bits for each kind of building: 0 none, else the colour's seat + 1 (CC-15.4: colour and owner
    may differ). `wonders` has a bit for each Wonder, in the order of the data. `cities` reads and writes both.
    """

    space: int
    owner: int  # a seat or BARBARIANS
    mood: int = NEUTRAL
    buildings: int = 0
    wonders: int = 0
    port: int = NOWHERE  # the Sea space that the Port faces (CC-10.6)
    activations: int = 0  # in this turn (CC-8.2)
    fell: int = 0  # CC-8.4: 1 became Angry by activation and was not activated since, 2 may not be activated any more
    beloved: int = 0  # culture tokens of Cleopatra (CC-30.13)
    druid: int = 0  # Celtic marker under a Barbarian city: seat + 1 (CC-30.8)


class Player(msgspec.Struct):
    """A player's board, hand and supply."""

    goods: list[int]  # by kinds.GOODS: resources, tokens, Captives
    advances: int  # owned Advances, those of the civilization included (they score)
    force: int = 0  # everything whose abilities work now; made anew by `abilities.settle`
    lasting: int = 0  # cards played that work until the end of the turn (CC-17.6), and kept face-up event cards
    borrowed: int = 0  # CC-28.11: the Advance used through the Great Library this turn
    used: int = 0  # once-per-turn sources used in this turn (CC-2.8)
    track: int = 3  # cubes on the event track (CC-1.11)
    anarchy: int = 0  # cubes on the Anarchy card (CC-31.7)
    # (exp) civilization
    civilization: str = ""
    leader: str = ""  # the Leader on the map
    leader_space: int = NOWHERE
    leaders: list[str] = []  # Leader cards still to be recruited
    captives: list[int] = []  # CC-30.4: owner * 8 + kind of each; goods[CAPTIVE] is their number
    trophies: list[str] = []  # Leaders killed (CC-3.10)
    erik: list[int] = []  # regions with a marker of Erik's
    runestones: int = 0
    # cards
    actions: list[str] = []
    objectives: list[str] = []
    wonders: list[str] = []  # wonder cards in hand
    persons: list[str] = []  # Great Persons in hand
    kept: list[str] = []  # event cards lying face up in front of the player
    assigned: list[str] = []  # Great Seer: objective cards that come next
    completed: list[str] = []  # `card:objective`
    # points and effects that last
    event_points: int = 0  # in half points (CC-3.9)
    event_cards: int = 0
    fewer_actions: int = 0  # CC-2.9, CC-31.6, CC-31.14: Main Actions less in the next turn
    assassinated: bool = False
    # supply
    settlements: int = 7
    buildings: list[int] = []
    units: list[int] = []
    start: int = NOWHERE  # CC-1.18: the starting city space
    foreseen: str = ""  # CC-30.24: the event card that the player has seen; known to them only
    known: list[str] = []  # cards in other hands that this player has seen there: see `cards.known`
    lost_wonders: int = 0  # CC-31.5: half points of Wonders that events destroyed
    standing: int = 0  # objective cards held when last asked for what the position fulfils (CC-18.2)

    @property
    def hand(self) -> int:
        return len(self.actions) + len(self.objectives) + len(self.wonders) + len(self.persons)


class Turn(msgspec.Struct):
    """What matters until the end of a player's turn: actions left, and counters for limits and objectives."""

    seat: int = NOBODY
    actions: int = 0  # Main Actions left (CC-2.2)
    taken: int = 0  # Main Actions taken
    influenced: bool = False  # CC-15.6
    collects: int = 0  # CC-9.13
    liberty: bool = False  # Economic Liberty was used: no other Collect (CC-9.13)
    offers: int = 0  # trades offered
    drafts: int = 0
    founded: list[int] = []
    captured: list[int] = []  # spaces of cities captured by the active player
    battles: list[int] = []  # spaces of land battles fought
    wins: list[int] = []  # spaces of land battles won by the active player
    pirate_wins: int = 0
    wonders_built: int = 0
    raided: int = 0  # Marauders: set of seats raided in this turn
    great_warlord: bool = False  # +2 CV in the first battle of this Move action
    instead: int = NOWHERE  # CC-30.16: the city that counts as activated in place of the one that acts
    begun: bool = False  # something was done: cards for the start of the turn are too late (CC-2.9)
    enlarged: int = NOWHERE  # Ballcourts: the city whose Collect or Recruit is one larger
    rebuild: int = NOWHERE  # Wak Chanil Ajaw: the city that she captured in this Move action
    enforced: int = NOWHERE  # Bleda: the city that acts as Happy
    grounded: list[int] = []  # Nomads: cities on Mountains that may not move again
    sailed: list[int] = []  # Hanno: where Ships stand that have moved, once for each
    by_settler: bool = False  # the city being founded comes of a Settler (Boudica)
    draft_card: bool = False  # Shogunate: Draft has bought an action card
    forced_labor: bool = False  # CC-29.10: Angry cities act like Neutral ones


class Mark(msgspec.Struct, frozen=True):
    """`count` units of the active seat, of one kind on one space, that are restricted for the turn (see `units`)."""

    space: int
    kind: int
    flags: int
    count: int


class Move(msgspec.Struct):
    """A Move action in progress (CC-12.1)."""

    seat: int
    groups: int = 3  # moves left
    ship_moved: bool = False
    navigated: bool = False
    only: str = ""  # what may move, if not everything: see `moves.LIMITS`
    origin: int = NOWHERE  # the group being chosen
    chosen: int = 0  # units of it, packed as in `units`
    flags: int = 0  # marks that units of it carry
    moved: int = 0  # groups moved so far
    must: bool = False  # a Main Action, which is not taken for nothing: the first group has to move
    cities: list[int] = []  # Nomads: where cities stand that have moved


class Side(msgspec.Struct):
    """One side of a battle."""

    owner: int  # a seat, BARBARIANS or PIRATES
    roller: int  # the seat that rolls and chooses for it (CC-26.11)
    units: int  # fighting units in the battle, packed as in `units`
    bonus: int = 0  # CV in every round: Steel Weapons and the like
    first: int = 0  # CV in the first round only
    card: str = ""  # the action card laid face down in this round: secret until revealed
    revealed: bool = False
    dice: list[int] = []  # faces rolled, 1 to 12
    value: int = 0  # CV of this round
    hits: int = 0
    cancelled: int = 0
    lost: int = 0  # units lost in this round, packed
    losses: int = 0  # units lost in the battle, packed
    notes: list[str] = []  # payments made and effects in force in this battle
    hand: int = NOBODY  # the seat that lays cards for it: its owner; for Barbarians perhaps Viriatus' seat
    start: int = 0  # fighting units when the battle began, packed
    began: int = 0  # fighting units when the round began, packed
    allies: int = 0  # CC-30.22: pirate ships that fight for it, lost first
    allies_lost: int = 0
    laid: bool = False  # a card was laid in this round
    ignored: bool = False  # the card of this round does not work
    extra: int = 0  # CV in this round only: Immortals, Cyrus
    elephants: int = 0  # CV in every round for each own Elephant left: Akbar
    swapped: int = 0  # Cavalry icons of this roll that work like Elephants: Attila
    base: int = 0  # CV of this round: the dice that count
    plus: int = 0  # and the bonuses
    minus: int = 0  # and the penalties
    spare: int = 0  # hits of this round that it may cancel if it wants
    played: list[str] = []  # action cards laid in this battle and revealed


class Battle(msgspec.Struct):
    """CC-20, CC-24: a battle in progress."""

    space: int
    origin: int  # where the attackers came from; NOWHERE: they cannot withdraw
    attacker: Side
    defender: Side
    naval: bool = False
    landed: bool = False  # the attackers came straight from Ships (CC-24.6)
    city: bool = False
    fortress: bool = False
    round: int = 1
    active: int = NOBODY  # whose turn or event it belongs to
    cause: str = "move"
    winner: int = NOBODY
    ended: str = ""  # "" while it goes on, then: won, draw, withdrawn, retreat
    notes: list[str] = []
    group: int = 0  # all that came with the attackers, Settlers and cargo too, packed
    buildings: int = 0  # of the city as it was before, as in City


class ClashState(State):
    """CC-1: the whole table. `players` and `owners` are numbered from 0; the top of a pile is the end of its list."""

    options: dict[str, str]
    players: list[Player]
    # the map
    terrain: list[int]  # by space; UNEXPLORED where a tile lies face down
    revealed: int  # set of spaces
    sea: int  # set of revealed Sea spaces
    tiles: list[str]  # by region; the face-down ones are hidden
    sides: list[str]  # of starting tiles: the side that lies up
    turned: list[int]  # by region: 0, 1 (by 180 degrees), -1 unexplored
    spare_tiles: list[str]  # CC-1.3: out of the game, unseen
    exhausted: int  # set of spaces
    # pieces
    cities: dict[int, City]
    units: list[dict[int, int]]  # by owner, space: units packed as in `units`; land units on Sea spaces are aboard
    marks: list[Mark]
    barbarians: list[int]  # supply: settlements, infantry, cavalry, elephants
    pirate_ships: int  # supply
    # cards
    action_deck: list[str]
    action_discard: list[str]
    objective_deck: list[str]
    objective_discard: list[str]
    event_deck: list[str]
    event_discard: list[str]
    wonder_deck: list[str]
    open_wonders: list[str]  # CC-32.7 and Envoys
    wonder_builder: dict[str, int]
    event_played: str  # the event card being resolved
    turn: Turn
    # time
    age: int = 1
    round: int = 1
    first: int = 0  # the first player
    last_round: bool = False  # CC-32.5: the game ends after this Round
    move: Move | None = None
    battle: Battle | None = None
    # what lasts
    pestilence: bool = False  # CC-31.3
    # CC-31.8: attacker, defender, and in whose turn it ends
    truces: list[tuple[int, int, int]] = msgspec.field(default_factory=list)
    diplomats: list[tuple[int, int]] = msgspec.field(default_factory=list)  # Great Diplomat: owner, partner
    table_events: list[str] = msgspec.field(default_factory=list)  # Solar Eclipse, Trojan Horse
    cityless: bool = False  # CC-3.2: seen at the start of the Status Phase
    # objectives completed in this Status Phase, `seat:objective`
    status_done: list[str] = msgspec.field(default_factory=list)
    last_founders: list[int] = msgspec.field(default_factory=list)  # facts of the last Round that objectives ask for
    last_wonder_builders: list[int] = msgspec.field(default_factory=list)
    trade: list[str] = msgspec.field(default_factory=list)  # an offer waiting for its answer
    horde: dict[int, int] = msgspec.field(default_factory=dict)  # CC-26.8: Barbarian armies still to move, packed
    horde_led: bool = False  # CC-30.18: the seat chooses where they go


ClashTable = Table[ClashState, Content]


def layout_of(t: ClashTable) -> Layout:
    """The map of this number of players."""
    return t.content.layouts[len(t.state.players)]


def others(t: ClashTable, seat: int) -> list[int]:
    """The other seats, clockwise from the one on the left (CC-2.1)."""
    return [*OTHERS[len(t.state.players)][seat]]


OTHERS = tuple(
    tuple(tuple((seat + step) % count for step in range(1, count)) for seat in range(count)) for count in range(5)
)
