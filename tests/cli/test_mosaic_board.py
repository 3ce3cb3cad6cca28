"""The terminal's board of Mosaic: what it shows, at which width, and without colour."""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from pentapolis.cli.boards import Scene, board_of
from pentapolis.cli.boards.mosaic.map import map_lines
from pentapolis.cli.boards.mosaic.signs import REGION_STYLES, Signs
from pentapolis.cli.shared.names import pieces
from pentapolis.cli.shared.wording import Teller
from pentapolis.games import load
from pentapolis.games.mosaic.kinds import BUILDINGS, PILLARS, RESOURCES, UNITS
from pentapolis.games.mosaic.position import build
from pentapolis.games.mosaic.view import MosaicView
from pentapolis.kernel import Chance, Match

MOSAIC = load("mosaic")
NAMES = ["Ada", "Jan", "Ola", "Greedy 4", "Greedy 5", "Greedy 6"]
POSITION = {
    "seats": {
        "you": {
            "leader": "engineer",
            "stone": 9,
            "money": 12,
            "population": 7,
            "production": {"stone": 6, "tariff": 4},
            "cities": ["egy_01", "egy_02"],
            "ports": ["egy_03"],
            "farms": ["egy_04"],
            "wonders": {"sphinx": "egy_05"},
            "units": {"egypt": {"infantry": 2}, "greece": {"cavalry": 1}},
            "goods": ["good_fish", "good_iron", "good_iron"],
            "technologies": ["alphabet", "loyalty"],
            "closed": ["egypt"],
            "face_down": ["mathematics", "quarry"],
            "builds": ["project_roads", "project_roads"],
            "taxes": ["tax_7"],
            "tiles": ["golden_age_kings"],
            "government": "monarchy",
            "used": ["monarchy"],
            "empire": 12,
        },
        "b": {
            "leader": "scribe",
            "cities": ["gre_01"],
            "manufactories": ["gre_02"],
            "face_down": [{"sailing": {"seen": ["b"]}}],
            "units": {"egypt": {"siege_engine": 1}},
        },
        "c": {"leader": "farmer", "cities": ["gre_04"], "farms": ["gre_05"]},
    },
    "tokens": {"gal_13": "good_fish", "ita_02": "cache_money_10", "ita_03": "good_ivory"},
    "offers": {
        "technology": ["cement", "vineyard"],
        "build": ["trade_city", "farm_card", "manufactory_a"],
        "tax_tariff": ["tariff_1"],
    },
    "holding": 15,
    "round": 4,
    "turn": "you",
}


def shown(drawing: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def printed(scene: Scene) -> str:
    return shown(board_of("mosaic").table(scene), scene.width)


def scene_of(width: int = 150, language: str = "en", viewer: int | None = 0) -> Scene:
    match = Match(MOSAIC, build(MOSAIC.content, 3, MOSAIC.meta.settle(3, {}), POSITION))
    return Scene(Teller.of(MOSAIC, language, NAMES[:3]), match.view(viewer), viewer, width)


def drawn(width: int = 150, language: str = "en", viewer: int | None = 0) -> str:
    return printed(scene_of(width, language, viewer))


@cache
def after(players: int, answers: int) -> Match[Any, Any]:
    match, chance = Match.start(MOSAIC, players, {}, "1"), Chance("board")
    for _ in range(answers):
        ask = match.ask
        assert ask is not None
        match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)
    return match


@pytest.mark.parametrize(("players", "answers"), [(2, 0), (3, 5), (4, 120), (6, 250)])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_line_is_wider_than_the_terminal(players: int, answers: int, width: int, language: str) -> None:
    match = after(players, answers)
    board = printed(Scene(Teller.of(MOSAIC, language, NAMES[:players]), match.view(0), 0, width))
    assert max(Text(line).cell_len for line in board.splitlines()) <= width
    assert "{" not in board


def test_the_board_shows_all_there_is_to_know() -> None:
    board = drawn()
    for words in (
        "Round 4",
        "Empire Scorings: 0/3",
        "Holding area: 15 Money",
        "E  EGY Egypt",
        "1: 2I  2: 1S  Loyalty: 1",
        "tie",
        "1 Ada (you) ─ Engineer ─ Monarchy ─ ",
        "Population 7  Stone 9 +6  Ideas 0 +0  Food 0 +0  Money 12  Tax +0  Tariff +4",
        "Sc 1/6",
        "Trade Goods: 2 unique: Fish, Iron ×2",
        "Cities: Egypt 1, Egypt 2  Port Cities: Egypt 3  Farms: Egypt 4  Sphinx (Egypt 5)",
        "Technologies: Alphabet, Loyalty",
        "Build cards: Project: Roads° ×2",
        "Claimed: Golden Age of Kings",
        "Tax & Tariff cards: Tax 3/3°",
        "Used once per game: Monarchy",
        "Face down: Mathematics (lacks Sc), Quarry (can be played)",
        "VP: Empire 12 · Cities 6",
        "2 Jan ─ Scribe ─ ",
        "Golden Age of Trade Ec 0/6",
        "Tyranny (5 Ideas, needs Go Mi)",
        "Tariff 2/1°",
    ):
        assert words in board, words


def test_offers_tell_cost_needs_symbols_and_effect() -> None:
    board = " ".join(drawn(80).replace("│", " ").split())
    for card in (
        "Cement 5 Ideas, needs Sc Co ✓ → Co Ur",
        "Vineyard 5 Ideas → Ec",
        "Trade City 4 Stone, 2 Population → Ec Ur Build a City. +3 Tariff production.",
        "Farm free → Fo Build a Farm.",
        "Manufactory A free → Ec (Bronze, Linen, Wine)",
    ):
        assert card in board, card


def test_only_a_player_at_the_table_is_told_what_lacks() -> None:
    assert "✓" not in drawn(viewer=None)
    assert "Golden Age of Trade Ec ·" in drawn(viewer=None)
    assert "needs Sc Co ✗" in drawn(viewer=1)


def test_decks_tell_how_far_the_scoring_card_is() -> None:
    match = Match.start(MOSAIC, 4, {}, "1")
    view = match.view(0)
    assert isinstance(view, MosaicView)
    board = printed(Scene(Teller.of(MOSAIC, "en", NAMES[:4]), view, 0, 120))
    for name, deck in (("Technology", "technology"), ("Build", "build")):
        size, safe = view.decks[deck].size, view.decks[deck].safe
        assert f"{name} ─ {size} cards in the deck, at least {safe} above the scoring card" in board


@pytest.mark.parametrize(("width", "name", "good", "step"), [(80, "E01", "Ivo", 4), (120, "EGY01", "Ivory", 6)])
def test_a_map_of_hexes_every_second_row_half_a_hex_further_right(width: int, name: str, good: str, step: int) -> None:
    scene = scene_of(width)
    assert isinstance(scene.view, MosaicView)
    lines = [line.plain for line in map_lines(scene, scene.view, Signs(scene.teller))]
    row = next(number for number, line in enumerate(lines) if name in line)
    place = lines[row].index(name)
    assert lines[row + 1][place:].startswith("C1"), "what stands on a hex is below its name"
    assert any(good in line for line in lines)
    assert any("10M" in line for line in lines)
    below = name.replace("01", "05")  # in the same column, one row further down
    assert lines[row + 2].index(below) == place - step // 2


def test_regions_out_of_play_are_crossed_out() -> None:
    view = scene_of(80).view
    assert isinstance(view, MosaicView)
    lines = [line.plain for line in map_lines(scene_of(80), view, Signs(scene_of(80).teller))]
    row = next(number for number, line in enumerate(lines) if "I08 I09" in line)
    assert lines[row + 1].split()[:4] == ["×"] * 4
    assert "IBE" not in drawn(80)


def test_what_others_keep_face_down_is_only_counted() -> None:
    assert "Face down: 1 unknown card" in drawn()
    assert "Face down: Sailing (lacks Sc Fo)" in drawn(viewer=1)


def test_the_draft_shows_leaders_and_the_own_hand_only() -> None:
    match = Match.start(MOSAIC, 3, {}, "1")
    view = match.view(1)
    assert isinstance(view, MosaicView)
    board = printed(Scene(Teller.of(MOSAIC, "en", NAMES[:3]), view, 1, 120))
    assert "Setup" in board
    assert "Philosopher" in board.partition("Leaders to choose from")[2]
    hand = board.partition("Your hand")[2]
    assert all(str(MOSAIC.name_of(card, "en")) in hand for card in view.hand)
    assert "Your hand" not in printed(Scene(Teller.of(MOSAIC, "en", NAMES[:3]), match.view(None), None, 120))


def test_the_end_is_announced() -> None:
    given = POSITION | {"last_round": 5}
    match = Match(MOSAIC, build(MOSAIC.content, 3, MOSAIC.meta.settle(3, {}), given))
    assert "The game ends after round 5" in printed(Scene(Teller.of(MOSAIC, "en", NAMES[:3]), match.view(0), 0, 120))


def test_polish_boards_are_polish() -> None:
    board = drawn(language="pl")
    for words in (
        "Runda 4",
        "Pole Przechowywania: 15 Pieniędzy",
        "1: 2P  2: 1M  Lojalność: 1",
        "Towary Handlowe: unikalnych 2: Ryby, Żelazo ×2",
        "Zakryte: Matematyka (brakuje Na), Kamieniołom (można zagrać)",
        "Cement",
        "wymaga Na Bu ✓",
        "4 Kamienie, 2 Populacji",
    ):
        assert words in board, words


@pytest.mark.parametrize("language", ["en", "pl"])
def test_letters_tell_pieces_apart(language: str) -> None:
    signs = Signs(Teller.of(MOSAIC, language, NAMES))
    goods = [good for good in MOSAIC.content.goods if good != "universal_good"]
    groups: tuple[Iterable[str], ...] = (
        [signs.region(region) for region in REGION_STYLES],
        [signs.building(building) for building in (*BUILDINGS, "wonder")],
        [signs.unit(unit) for unit in UNITS],
        [signs.pillar(pillar) for pillar in PILLARS],
        [signs.words(f"mo-letter-{name}") for name in (*RESOURCES, "population")],
        [signs.token(good, 3) for good in goods],
    )
    for letters in groups:
        assert len(set(letters)) == len(list(letters))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_entry_can_be_shown_in_full(language: str) -> None:
    scene = scene_of(80, language)
    for name in pieces(MOSAIC):
        assert name in shown(board_of("mosaic").piece(scene, name), 80)
