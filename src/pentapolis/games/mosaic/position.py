"""Positions in words, for scenarios: `build` reads the notation, `reading.read` writes it.

    seats:                      # in turn order; any names
      you:
        leader: engineer
        stone: 4                # stone ideas food money population (5 if not said)
        production: {stone: 7}  # stone ideas food tax tariff
        cities: [egy_01]        # cities ports farms manufactories, and wonders: {sphinx: egy_02}
        units: {egypt: {infantry: 2}}
        technologies: [alphabet]
        face_down: [mathematics]
        builds: [trade_city]    # taxes, tiles, government, goods: [good_bronze], used, named, closed
      b: {}
    tokens: {gal_13: good_fish} # all other hexes are empty
    offers: {technology: [mathematics, sailing]}
    decks: {technology: [alphabet, rest]}   # top first; `rest`: all cards not named elsewhere follow
    holding: 5
    turn: you                   # or `agenda: [[extra, you, work], [act, you]]`; `actions: 0`: the Action is taken

What is not said takes a default: nothing owned, no tokens, Offers and decks of the cards that are left, all tiles
there, the first seat's turn in round 1. What follows from the rest may be stated and is then checked: `influence`,
`control`, and of a seat `symbols`, `unique` (Trade Goods) and `unrest`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from pentapolis.kernel import Chance
from pentapolis.kernel.data import DataError, understand
from pentapolis.kernel.state import Beat
from pentapolis.parts.bitsets import mask_of
from pentapolis.parts.positions import agenda_of, many, number_of, seats_of

from .components import Content
from .index import settle
from .kinds import DECKS, NOBODY, PILLARS, RESOURCES, TRACKS, UNITS
from .notation import SEAT_CARDS, SEAT_WORDS, TABLE_WORDS, PositionWords, SeatWords, SecretWords, Units
from .packs import deal_rest
from .reading import statements
from .setup import X_TOKEN, blank, copies
from .state import FIELDS, FaceDown, MosaicState, MosaicTable, Player, new_player
from .turn import BEATS


def build(content: Content, players: int, options: Mapping[str, str], given: dict[str, Any]) -> MosaicState:
    """A state from the notation above; DataError if it names what does not exist or a piece twice."""
    words = understand(given, PositionWords, "given")
    named = seats_of(words.seats, players, SeatWords)
    names, seats = list(named), list(named.values())
    state = blank(content, players, Chance("scenario"))
    state.players = [read_player(content, name, own, names) for name, own in zip(names, seats, strict=True)]
    state.hands = [own.hand for own in seats]
    state.agenda = read_agenda(words, names)
    read_map(content, state, words)
    read_counters(content, state, words, names)
    deal_rest(content, state, words)
    lay_tiles(content, state, words)
    check_statements(MosaicTable(content, state, silent=True), words, seats, names)
    return state


def read_player(content: Content, name: str, words: SeatWords, names: list[str]) -> Player:
    where = f"given, seat {name}"
    player = new_player(content)
    if words.leader and words.leader not in content.leaders:
        raise DataError(where, f"there is no Leader {words.leader!r}")
    for word in SEAT_WORDS:
        setattr(player, word, getattr(words, word))
    for word in SEAT_CARDS:
        setattr(player, word, tuple(many(getattr(words, word))))
    player.stock = [getattr(words, resource) for resource in RESOURCES]
    for track, amount in words.production.items():
        player.production[number_of(track, TRACKS, "track", where)] = amount
    goods = words.goods if isinstance(words.goods, dict) else Counter(words.goods)
    for good, amount in goods.items():
        player.goods[number_of(good, content.good_index, "Trade Good", where)] = amount
    player.units = read_units(content, words.units, where)
    for field in FIELDS.values():
        hexes = [number_of(hex_, content.board.index, "hex", where) for hex_ in many(getattr(words, field))]
        setattr(player, field, sum(1 << hex_ for hex_ in hexes))
    player.wonders = {tile: number_of(hex_, content.board.index, "hex", where) for tile, hex_ in words.wonders.items()}
    player.up = tuple(many(words.technologies))
    player.down = tuple(read_face_down(entry, names, where) for entry in words.face_down)
    player.named = number_of(words.named, PILLARS, "Pillar", where) if words.named else NOBODY
    regions = [number_of(region, content.board.region_index, "Region", where) for region in many(words.closed)]
    player.closed = sum(content.board.masks[region] for region in regions)
    check_cards(content, player, where)
    settle(content, player)
    return player


def read_units(content: Content, words: Units, where: str) -> list[int]:
    units = [0] * (3 * len(content.board.regions))
    for region, kinds in words.items():
        at = 3 * number_of(region, content.board.region_index, "Region", where)
        for kind, amount in kinds.items():
            units[at + number_of(kind, UNITS, "unit", where)] = amount
    return units


def read_face_down(entry: str | dict[str, dict[str, Any]], names: list[str], where: str) -> FaceDown:
    """`mathematics`, which all have seen, or `mathematics: {seen: [you]}`."""
    if isinstance(entry, str):
        return FaceDown(entry)
    ((card, words),) = entry.items()
    secret = understand(words, SecretWords, where)
    return FaceDown(card, sum(1 << number_of(name, names, "seat", where) for name in secret.seen), secret.round)


def check_cards(content: Content, player: Player, where: str) -> None:
    """Cards and tiles that exist; how many of each is checked when the rest is dealt."""
    tables: tuple[tuple[Iterable[str], Mapping[str, Any]], ...] = (
        ((*player.up, *(entry.card for entry in player.down)), content.technologies),
        (player.builds, content.build_cards),
        (player.taxes, content.tax_cards),
        (player.wonders, content.wonders),
        (player.tiles, {**content.golden_ages, **content.achievements}),
        ([player.government] if player.government else [], content.governments),
    )
    for names, table in tables:
        for name in names:
            if name not in table:
                raise DataError(where, f"there is no {name!r}")


def read_agenda(words: PositionWords, names: list[str]) -> list[Beat]:
    """Next beat first in the notation, last in the state."""
    if words.over:
        return []
    beats = (("act", words.turn or names[0]),) if words.agenda is None else words.agenda
    seats = {beat[1]: number_of(beat[1], names, "seat", "given, turn") for beat in beats if len(beat) > 1}
    return agenda_of(beats, seats, BEATS)


def read_map(content: Content, state: MosaicState, words: PositionWords) -> None:
    """Tokens, those out of the game, and which hexes are built on."""
    tokens = list(state.tokens)
    for hex_, token in words.tokens.items():
        tokens[number_of(hex_, content.board.index, "hex", "given, tokens")] = token
    state.tokens = tuple(tokens)
    universal = content.good_index["universal_good"]
    owned = any(player.goods[universal] for player in state.players)
    state.universal = not owned if words.universal is None else words.universal
    left = Counter(copies(content.goods, "count") + copies(content.caches, "count") + [X_TOKEN] * content.x_tokens)
    used = Counter(token for token in state.tokens if token)
    for player in state.players:
        used.update(dict(zip(content.good_names, player.goods, strict=True)))
    used["universal_good"] += state.universal
    for token, amount in used.items():
        if amount > left[token]:
            raise DataError("given, tokens", f"there are only {left[token]} tokens {token!r}, not {amount}")
    state.gone = tuple(sorted((left - used).elements())) if words.gone is None else words.gone
    for player in state.players:
        own = player.every_city | player.towns | player.monuments
        if own & state.occupied:
            raise DataError("given, seats", "two buildings stand on one hex (MO-GLO.10)")
        state.occupied |= own


def read_counters(content: Content, state: MosaicState, words: PositionWords, names: list[str]) -> None:
    state.under = [words.under.get(deck, 0) for deck in DECKS]
    known = [words.tops.get(deck, ()) for deck in DECKS]
    state.tops = [mask_of(number_of(name, names, "seat", "given, tops") for name in seats) for seats in known]
    for word in TABLE_WORDS:
        setattr(state, word, getattr(words, word))
    state.start = number_of(words.start, names, "seat", "given, start") if words.start else 0
    state.peek = number_of(words.peek, DECKS, "deck", "given, peek") if words.peek else NOBODY
    state.moved = read_units(content, words.moved, "given, moved")
    revealed = sum(card in content.scoring_cards for card in words.spent)
    state.revealed = revealed if words.revealed is None else words.revealed


def lay_tiles(content: Content, state: MosaicState, words: PositionWords) -> None:
    """Tiles that nobody has: those named, else all (of the Achievements so many that 9 are in the game)."""
    owned = [tile for player in state.players for tile in (*player.tiles, *player.wonders)]
    achievements = [tile for tile in content.achievements if tile not in owned]
    most = content.counts[len(state.players)].achievements - sum(tile in content.achievements for tile in owned)
    defaults = (
        tuple(tile for tile in content.wonders if tile not in owned),
        tuple(tile for tile in content.golden_ages if tile not in owned),
        tuple(achievements[:most]),
    )
    given = (words.wonders, words.golden_ages, words.achievements)
    state.wonders, state.golden_ages, state.achievements = (
        own if own is not None else default for own, default in zip(given, defaults, strict=True)
    )
    laid = [*owned, *state.wonders, *state.golden_ages, *state.achievements]
    tiles = [*content.wonders, *content.golden_ages, *content.achievements]
    for tile, amount in Counter(laid).items():
        if amount > 1 or tile not in tiles:
            raise DataError("given", f"the tile {tile!r} does not exist so often")
    state.unused = tuple(tile for tile in tiles if tile not in laid) if words.unused is None else words.unused


def check_statements(t: MosaicTable, words: PositionWords, seats: list[SeatWords], names: list[str]) -> None:
    """Whatever the position states that follows from the rest."""
    for seat, (own, name) in enumerate(zip(seats, names, strict=True)):
        for word, truth in statements(t, seat).items():
            if getattr(own, word) not in (None, truth):
                raise DataError(f"given, seat {name}, {word}", f"the rest gives {truth}, not {getattr(own, word)}")
