"""A state in the words of `position`, and the ledgers: what no rule may change."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from pentapolis.kernel.ask import seat_key
from pentapolis.parts.bitsets import members

from .components import Content
from .index import is_stale, pieces_left, unique_goods
from .influence import controller, influences
from .kinds import BUILDINGS, DECKS, EVERYBODY, NOBODY, PILLARS, RESOURCES
from .notation import TABLE_WORDS, SeatWords
from .scoring import unrest
from .state import FaceDown, MosaicTable, Player
from .units import regions_in_play
from .view import player_view, units_view


def read(t: MosaicTable) -> dict[str, Any]:
    """The position in the notation of `position.build`."""
    state, board = t.state, t.content.board
    players = range(len(state.players))
    words: dict[str, Any] = {
        "seats": {seat_key(seat): read_seat(t, seat) for seat in players},
        "tokens": {board.names[hex_]: token for hex_, token in enumerate(state.tokens) if token},
        "gone": list(state.gone),
        "universal": state.universal,
        "offers": {name: list(state.offers[deck]) for deck, name in enumerate(DECKS)},
        "decks": {name: list(state.decks[deck][::-1]) for deck, name in enumerate(DECKS)},
        "under": {name: state.under[deck] for deck, name in enumerate(DECKS)},
        "tops": {name: seats_in(state.tops[deck]) for deck, name in enumerate(DECKS)},
        "moved": units_view(t, state.moved),
        "peek": DECKS[state.peek] if state.peek != NOBODY else "",
        "start": seat_key(state.start),
        "agenda": [[str(beat[0]), *beat_words(beat[1:])] for beat in reversed(state.agenda)],
        "influence": {
            board.regions[region]: {seat_key(seat): value for seat, value in enumerate(influences(t, region))}
            for region in regions_in_play(t)
        },
        "control": {
            board.regions[region]: seat_key(seat)
            for region in regions_in_play(t)
            if (seat := controller(t, region)) != NOBODY
        },
    }
    for word in (*TABLE_WORDS, "wonders", "golden_ages", "achievements", "unused", "revealed"):
        value = getattr(state, word)
        words[word] = list(value) if isinstance(value, tuple) else value
    return words


def beat_words(rest: tuple[str | int, ...]) -> list[str]:
    return [seat_key(word) if isinstance(word, int) else word for word in rest]


def seats_in(mask: int) -> list[str]:
    return [seat_key(seat) for seat in members(mask)]


def read_seat(t: MosaicTable, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat has the same words; the rest is added."""
    player, board = t.state.players[seat], t.content.board
    words = asdict(player_view(t, seat, {})) | dict(zip(RESOURCES, player.stock, strict=True)) | statements(t, seat)
    words["face_down"] = [read_face_down(entry) for entry in player.down]
    words["closed"] = [board.regions[region] for region, mask in enumerate(board.masks) if player.closed & mask]
    words |= {"empire": player.empire, "at_once": player.at_once, "hand": list(t.state.hands[seat])}
    return {word: words[word] for word in SeatWords.__struct_fields__}


def read_face_down(entry: FaceDown) -> str | dict[str, Any]:
    if entry.seen == EVERYBODY and entry.round < 0:
        return entry.card
    return {entry.card: {"seen": seats_in(entry.seen), "round": entry.round}}


def statements(t: MosaicTable, seat: int) -> dict[str, Any]:
    """What follows from the rest; symbols of which there are none are left out."""
    player = t.state.players[seat]
    return {
        "symbols": {name: count for name, count in zip(PILLARS, player.symbols, strict=True) if count},
        "unique": unique_goods(player),
        "unrest": unrest(t, seat),
    }


def ledgers(t: MosaicTable) -> dict[str, int]:
    """MO-CMP.1, MO-CMP.2: every card, token and tile is somewhere; no piece too many; the indexes are true."""
    state, players = t.state, t.state.players
    cards = sum(map(len, (*state.decks, *state.offers, *state.hands, state.spent, state.aside)))
    cards += sum(len(player.up) + len(player.down) + len(player.builds) + len(player.taxes) for player in players)
    tokens = sum(1 for token in state.tokens if token) + len(state.gone) + state.universal
    tokens += sum(sum(player.goods) for player in players)
    tiles = sum(map(len, (state.wonders, state.golden_ages, state.achievements, state.unused)))
    tiles += sum(len(player.wonders) + len(player.tiles) for player in players)
    held = [player.government for player in players if player.government]
    return {
        "cards": cards,
        "tokens": tokens,
        "tiles": tiles,
        "governments held twice": len(held) - len(set(held)),
        "pieces above the supply": sum(too_many(t.content, player) for player in players),
        "negative stocks": sum(min(*player.stock, player.population, *player.production) < 0 for player in players),
        "stale indexes": sum(is_stale(t, player) for player in players),
        "wrong map": int(occupied(players) != state.occupied),
    }


def occupied(players: list[Player]) -> int:
    found = 0
    for player in players:
        found |= player.every_city | player.towns | player.monuments
    return found


def too_many(content: Content, player: Player) -> int:
    from_map = sum(pieces_left(content, player, name) < 0 for name in BUILDINGS)
    return from_map + sum(sum(player.units[kind::3]) > most for kind, most in enumerate(content.unit_pieces))
