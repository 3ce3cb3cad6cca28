"""Positions in words, for scenarios: `build` reads the notation.

    seats:                      # in turn order; any names
      you:
        food: 2
        mood: 1
        advances: [writing]     # besides Farming and Mining
        cities: {d2: {mood: happy, buildings: [academy, temple: b]}, d3: }
        units: {d2: {settler: 1, infantry: 2}}
        actions: [a01_quick_advance_peltasts]
      b: {cities: {d7: }}
    tiles: {d3: tile_20}        # regions laid open, by their first space; [tile_20, turned]
    terrain: {c4: sea}          # or single spaces as you need them: their region is then open, the rest of it plain
    barbarians: {cities: {d4: }, units: {d4: {infantry: 1}}}
    turn: you                   # who acts, with `actions: 3`

What is not said takes a default: no goods, no cards in hand, no cities, the first seat's turn, three actions left.
All words are in `notation`. Decks are written with the next card first; what is not named lies below in the order of
the data. `read` in `reading` writes all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from pentapolis.kernel import Chance
from pentapolis.kernel.ask import seat_key
from pentapolis.kernel.data import DataError, understand
from pentapolis.kernel.state import Beat
from pentapolis.parts.positions import agenda_of, number_of, seats_of

from . import sources, units
from .abilities import settle_all
from .cities import add_building, settle_city
from .components import Content
from .kinds import (
    BARBARIANS,
    BUILDING,
    CAPTIVE,
    GOODS,
    LEADER,
    MOOD_OF,
    NOWHERE,
    PIRATES,
    PLAIN,
    SEA,
    SHIP,
    TERRAIN,
    UNIT,
)
from .notation import CityWords, NeutralWords, PositionWords, SeatWords
from .setup import blank, lay_start_tiles, reveal
from .sources import FARMING, MINING
from .state import Battle, ClashState, ClashTable, Mark, Move, Player, Turn, layout_of
from .units import GREY, GREY_SETTLEMENT


def build(content: Content, players: int, options: Mapping[str, str], given: dict[str, Any]) -> ClashState:
    """A state from the notation above; DataError if it names what does not exist or a piece twice."""
    words = understand(given, PositionWords, "given")
    named = seats_of(words.seats, players, SeatWords)
    own = list(named.values())
    t = ClashTable(content, blank(content, players, options, Chance("scenario")), silent=True)
    builder = Builder(t, list(named))
    for player, seat in zip(t.state.players, own, strict=True):
        player.civilization = seat.civilization
    builder.lay_map(words)
    for number, seat in enumerate(own):
        builder.seat_pieces(number, seat)
    builder.barbarians(understand(words.barbarians or {}, NeutralWords, "given, barbarians"))
    for space, ships in (words.pirates or {}).items():
        units.place(t, PIRATES, builder.space(space), SHIP, ships)
    for number, seat in enumerate(own):
        builder.seat_board(number, seat)
    builder.deal(words, own)
    builder.time(words)
    settle_all(t)
    return t.state


class Builder:
    """Fills a blank state from words; it knows the seats' names."""

    def __init__(self, t: ClashTable, names: list[str]) -> None:
        self.t = t
        self.layout = layout_of(t)
        self.owners: dict[str, int] = {name: seat for seat, name in enumerate(names)}
        self.owners |= {seat_key(seat): seat for seat in range(len(names))} | {"barbarians": BARBARIANS}

    def space(self, name: str) -> int:
        if name not in self.layout.index:
            raise DataError(
                "given", f"there is no space {name!r}; they are called {', '.join(self.layout.names[:4])} …"
            )
        return self.layout.index[name]

    def owner(self, name: str) -> int:
        return number_of(name, self.owners, "seat")

    # The map

    def lay_map(self, words: PositionWords) -> None:
        state, content = self.t.state, self.t.content
        places = words.places if words.places is not None else self.layout.clockwise
        lay_start_tiles(self.t, places)
        for seat, place in enumerate(places):
            state.players[seat].start = self.layout.regions[place][0]
        for name, tile in (words.tiles or {}).items():
            kind, turned = (tile, False) if isinstance(tile, str) else (tile[0], tile[1] == "turned")
            self.take_tile(name, kind)
            reveal(self.t, self.layout.region[self.space(name)], content.tiles[kind], int(turned))
        for name, kind in (words.hidden or {}).items():
            self.take_tile(name, kind)
        for name, ground in (words.terrain or {}).items():
            self.lay_ground(self.space(name), ground)
        for region, tile_ in enumerate(state.tiles):
            if not tile_:
                state.tiles[region] = state.spare_tiles.pop(0)
        for name in words.exhausted:
            state.exhausted |= 1 << self.space(name)

    def take_tile(self, name: str, tile: str) -> None:
        state = self.t.state
        if tile not in state.spare_tiles:
            raise DataError("given, tiles", f"there is no tile {tile!r} left")
        state.spare_tiles.remove(tile)
        state.tiles[self.layout.region[self.space(name)]] = tile

    def lay_ground(self, space: int, ground: str) -> None:
        """Any terrain on any space; a region that is not open yet is opened as Plain."""
        state, region = self.t.state, self.layout.region[space]
        if ground not in TERRAIN:
            raise DataError("given, terrain", f"there is no terrain {ground!r}")
        if state.turned[region] < 0:
            reveal(self.t, region, (PLAIN,) * 4, 0)
        state.terrain[space] = TERRAIN[ground]
        state.sea = state.sea | 1 << space if ground == "sea" else state.sea & ~(1 << space)

    # Pieces

    def seat_pieces(self, seat: int, words: SeatWords) -> None:
        player = self.t.state.players[seat]
        self.cities(seat, words.cities)
        self.units(seat, words.units)
        if words.leader:
            ((leader, space),) = words.leader.items()
            self.known("leaders", leader, sources.LEADERS)
            player.leader = leader
            if space:
                units.place(self.t, seat, self.space(space), LEADER)
        if words.start:
            player.start = self.space(words.start)
        for piece, amount in (words.gone or {}).items():
            self.lose(seat, piece, amount)

    def cities(self, owner: int, cities: dict[str, dict[str, Any] | None] | None) -> None:
        for name, part in (cities or {}).items():
            words = understand(part or {}, CityWords, f"given, city {name}")
            space = self.space(name)
            if space in self.t.state.cities:
                raise DataError("given", f"there are two cities on {name}")
            city = settle_city(self.t, owner, space)
            self.known("moods", words.mood, MOOD_OF)
            city.mood = MOOD_OF[words.mood]
            for entry in words.buildings:
                ((kind, colour),) = ({entry: ""} if isinstance(entry, str) else entry).items()
                self.known("buildings", kind, BUILDING)
                seat = self.owner(colour) if colour else owner
                add_building(self.t, city, BUILDING[kind], seat, self.port(space, words) if kind == "port" else NOWHERE)
            for wonder in words.wonders:
                self.known("wonders", wonder, sources.WONDERS)
                city.wonders |= 1 << sources.WONDERS.index(wonder)
                self.t.state.wonder_builder[wonder] = owner
            city.activations, city.fell, city.beloved = words.activations, words.fell, words.beloved
            city.druid = self.owner(words.druid) + 1 if words.druid else 0

    def port(self, space: int, words: CityWords) -> int:
        """CC-10.6: the space it faces, or the first Sea space next to the city."""
        if words.port:
            return self.space(words.port)
        return next((other for other in self.layout.neighbours[space] if self.t.state.terrain[other] == SEA), NOWHERE)

    def units(self, owner: int, stacks: dict[str, dict[str, int]] | None) -> None:
        for name, counts in (stacks or {}).items():
            for kind, amount in counts.items():
                self.known("units", kind, UNIT)
                units.place(self.t, owner, self.space(name), UNIT[kind], amount)

    def barbarians(self, words: NeutralWords) -> None:
        self.cities(BARBARIANS, words.cities)
        self.units(BARBARIANS, words.units)
        for piece, amount in (words.gone or {}).items():
            place = GREY_SETTLEMENT if piece == "settlement" else GREY[UNIT[piece]]
            self.t.state.barbarians[place] -= amount

    def lose(self, seat: int, piece: str, amount: int) -> None:
        player = self.t.state.players[seat]
        if piece == "settlement":
            player.settlements -= amount
        elif piece in BUILDING:
            player.buildings[BUILDING[piece]] -= amount
        else:
            self.known("pieces", piece, UNIT)
            player.units[UNIT[piece]] -= amount

    def known(self, what: str, name: str, among: Any) -> None:
        if name not in among:
            raise DataError("given", f"there is no {name!r} among the {what}")

    # Boards and cards

    def seat_board(self, seat: int, words: SeatWords) -> None:
        player, content = self.t.state.players[seat], self.t.content
        for good, name in enumerate(GOODS[:CAPTIVE]):
            player.goods[good] = getattr(words, name)
        for group in (words.advances, words.used, words.lasting, words.borrowed):
            for name in group:
                self.known("sources", name, sources.SOURCES)
        player.advances = FARMING | MINING | sources.bits(*words.advances)
        player.used, player.lasting = sources.bits(*words.used), sources.bits(*words.lasting)
        player.borrowed = sources.bits(*words.borrowed)
        player.leaders = list(words.leaders if words.leaders is not None else self.own_leaders(seat, content))
        for owner, kind in words.captives:
            player.captives.append(self.owner(owner) * 8 + UNIT[kind])
            units.give_back(self.t, self.owner(owner), UNIT[kind], -1)
        player.goods[CAPTIVE] = len(player.captives)
        player.erik = [self.layout.region[self.space(name)] for name in words.erik]
        take_plain(player, words, PLAIN_FIELDS)

    def own_leaders(self, seat: int, content: Content) -> list[str]:
        player = self.t.state.players[seat]
        civilization = content.civilizations.get(player.civilization)
        return [leader for leader in civilization.leaders if leader != player.leader] if civilization else []

    def deal(self, words: PositionWords, seats: list[SeatWords]) -> None:
        """Every card lies in one place: named ones where they are named, the rest in the decks."""
        state = self.t.state
        for pair in (card for seat in seats for card in seat.completed):
            if pair not in self.t.content.objective_points:
                raise DataError("given", f"{pair!r} is no objective card with one of its objectives, `card:objective`")
        completed = [card.partition(":")[0] for seat in seats for card in seat.completed]
        built = list({**state.wonder_builder, **(words.builders or {})})  # those that events destroyed, too
        placed = {
            "action": [card for seat in seats for card in seat.actions] + list(words.action_discard),
            "objective": [card for seat in seats for card in (*seat.objectives, *seat.assigned)]
            + completed
            + list(words.objective_discard),
            "event": [card for seat in seats for card in (*seat.persons, *seat.kept)]
            + [*words.event_discard, *words.table_events, *([words.event_played] if words.event_played else [])],
            "wonder": [card for seat in seats for card in seat.wonders] + [*words.open_wonders, *built],
        }
        laid = [side["card"] for side in (words.battle or {}).values() if isinstance(side, dict) and side.get("card")]
        placed["action"] += laid
        for deck, gone in placed.items():
            first = getattr(words, f"{deck}_deck")
            pile: list[str] = getattr(state, f"{deck}_deck")
            for card in (*first, *gone):
                if card not in pile:
                    raise DataError("given", f"the {deck} card {card!r} does not exist or is in two places")
                pile.remove(card)
            pile[:] = [*(card for card in reversed(pile) if card not in words.box), *reversed(first)]
        for wonder, name in (words.builders or {}).items():
            state.wonder_builder[wonder] = self.owner(name)

    # Time

    def time(self, words: PositionWords) -> None:
        state = self.t.state
        take_plain(state, words, PLAIN_STATE)
        acting = self.owner(words.turn) if words.turn else 0
        state.first = self.owner(words.first) if words.first else acting
        state.turn = Turn(seat=acting, actions=words.actions)
        if words.turn_facts is not None:
            state.turn = msgspec.convert(words.turn_facts, Turn)
        state.agenda = self.agenda(words, acting)
        state.marks = [Mark(self.space(space), UNIT[kind], flags, count) for space, kind, flags, count in words.marks]
        state.move = None if words.move is None else msgspec.convert(words.move, Move)
        state.battle = None if words.battle is None else msgspec.convert(words.battle, Battle)
        state.truces, state.diplomats = list(words.truces), list(words.diplomats)
        for name, counts in (words.horde or {}).items():
            state.horde[self.space(name)] = units.pack({UNIT[kind]: amount for kind, amount in counts.items()})

    def agenda(self, words: PositionWords, acting: int) -> list[Beat]:
        """As given, the next beat first; or the acting seat's turn and the rest of the Round."""
        if words.agenda is not None:
            return agenda_of(words.agenda, self.owners)
        state = self.t.state
        count = len(state.players)
        later = [("turn", seat) for seat in ((acting + step) % count for step in range(1, count))]
        beats: list[Beat] = [("round_end",)]
        for beat in later if state.first == acting else later[: (state.first - acting) % count - 1]:
            beats.insert(1, beat)
        return [*beats, ("act", acting)]


def take_plain(target: ClashState | Player, words: PositionWords | SeatWords, fields: Iterable[str]) -> None:
    for name in fields:
        value = getattr(words, name)
        setattr(target, name, list(value) if isinstance(value, tuple) else value)


# Fields of a player, and of the table, that are written as they are.
PLAIN_FIELDS = (
    "actions objectives wonders persons kept assigned known completed track trophies runestones event_points "
    "event_cards fewer_actions assassinated anarchy lost_wonders standing foreseen"
).split()
PLAIN_STATE = (
    "age round last_round pestilence cityless event_played open_wonders table_events status_done last_founders "
    "last_wonder_builders trade horde_led action_discard objective_discard event_discard"
).split()
