"""The terminal's board of Clash of Cultures: what it shows, at which width, and without colour."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from pentapolis.cli.boards import Scene, board_of
from pentapolis.cli.boards.clash_of_cultures.signs import Signs
from pentapolis.cli.shared.names import pieces
from pentapolis.cli.shared.wording import Teller
from pentapolis.games import load
from pentapolis.games.clash_of_cultures.kinds import BUILDINGS, TERRAINS, UNITS
from pentapolis.games.clash_of_cultures.position import build
from pentapolis.kernel import Match

CLASH = load("clash_of_cultures")
NAMES = ["Ada", "Jan", "Ola", "Greedy 4"]
POSITION = {
    "seats": {
        "you": {
            "civilization": "rome",
            "leader": {"caesar": "d2"},
            "food": 2,
            "gold": 5,
            "mood": 3,
            "track": 1,
            "advances": ["writing", "math", "engineering", "aqueducts"],
            "cities": {
                "d2": {"mood": "happy", "buildings": ["academy", {"temple": "b"}], "wonders": ["great_statue"]},
                "c2": {"mood": "angry"},
            },
            "units": {"d2": {"settler": 1, "infantry": 3}},
            "actions": ["a01_quick_advance_peltasts"],
            "objectives": ["o07_eureka_defiance"],
            "completed": ["o02_academic_conqueror:academic"],
        },
        "b": {"civilization": "greece", "cities": {"d7": None}, "actions": ["a02_quick_advance_encircled"]},
    },
    "terrain": {"d3": "forest", "d4": "sea"},
    "exhausted": ["d3"],
    "barbarians": {"cities": {"c4": None}, "units": {"c4": {"infantry": 2}}},
    "pirates": {"d4": 2},
    "age": 3,
    "round": 2,
    "turn": "you",
}


def printed(scene: Scene) -> str:
    console = Console(file=io.StringIO(), width=scene.width, force_terminal=False)
    console.print(board_of("clash_of_cultures").table(scene))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(width: int = 100, language: str = "en", viewer: int | None = 0) -> str:
    match = Match(CLASH, build(CLASH.content, 2, CLASH.meta.settle(2, {}), POSITION))
    return printed(Scene(Teller.of(CLASH, language, NAMES[:2]), match.view(viewer), viewer, width))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 150])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_line_is_wider_than_the_terminal(players: int, width: int, language: str) -> None:
    match = Match.start(CLASH, players, {}, "1")
    board = printed(Scene(Teller.of(CLASH, language, NAMES[:players]), match.view(0), 0, width))
    assert max(Text(line).cell_len for line in board.splitlines()) <= width


def test_the_board_shows_all_there_is_to_know() -> None:
    board = drawn()
    for words in (
        "Age III, Round 2  First player: Ada  Ada’s turn, Main Actions left: 3",
        "1■4+tAW",  # the Temple has another colour
        "1:1S3I1L",
        "D3 For×",
        "B■1=",
        "B:2I",
        "!:2H",
        "1 Ada (you) ─ Rome ─ ",
        "Food 2/2",
        "Event track: ●○○",
        "C2 1-",
        "D2 4+ (Temple (Jan), Academy, Great Statue)",
        "Civilization: Aqueducts",
        "Leader: Gaius Julius Caesar (D2)",
        "Completed: Academic",
        "Action cards: Quick Advance / Peltasts",
        "Objectives: Eureka",
        "2 Jan ─ Greece ─ 3 points ─ hand 1 + 0 + 0",
    ):
        assert words in board, words


def test_a_map_of_hexes_every_second_column_half_a_hex_lower() -> None:
    lines = drawn().splitlines()
    row = {
        name: next(n for n, line in enumerate(lines) if f"{name} " in line and n > 1)
        for name in ("D1", "C2", "D2", "B2")
    }
    assert (row["C2"] - row["D1"], row["D2"] - row["D1"], row["B2"] - row["C2"]) == (2, 4, 2)


def test_hands_of_others_are_counted_only() -> None:
    assert "Encircled" not in drawn()
    assert "Encircled" in drawn(viewer=1)
    assert "Peltasts" not in drawn(viewer=None)


def test_an_offer_lies_open() -> None:
    match = Match(CLASH, build(CLASH.content, 2, CLASH.meta.settle(2, {}), POSITION))
    for answer in ("trade:seat2", "give:gold", "give:gold", "want-action"):
        match.answer(answer)
    board = printed(Scene(Teller.of(CLASH, "en", NAMES[:2]), match.view(1), 1, 100))
    assert "Ada offers Jan: Gold ×2 ⇄ action card" in board


def test_a_battle_shows_both_sides() -> None:
    given = {
        "seats": {
            "you": {
                "advances": ["tactics"],
                "cities": {"d2": None},
                "units": {"d2": {"infantry": 4}},
                "actions": ["a01_quick_advance_peltasts"],
            },
            "b": {"cities": {"d7": None}, "units": {"d3": {"infantry": 3}}},
        },
        "terrain": {"d3": "plain"},
    }
    match = Match(CLASH, build(CLASH.content, 2, CLASH.meta.settle(2, {}), given))
    for answer in ("move", "all", "attack:d3"):
        match.answer(answer)
    board = printed(Scene(Teller.of(CLASH, "en", NAMES[:2]), match.view(0), 0, 100))
    assert "Battle on D3, round 1" in board
    assert "Attacker: Ada 4I" in board
    assert "Defender: Jan 3I" in board


def test_polish_boards_are_polish() -> None:
    board = drawn(language="pl")
    for words in (
        "Wiek III, Runda 2",
        "1■4+śAW",
        "Tor Wydarzeń: ●○○",
        "Przywódca: Gajusz Juliusz Cezar",
        "Cele: Eureka",
    ):
        assert words in board, words


@pytest.mark.parametrize("language", ["en", "pl"])
def test_letters_tell_pieces_apart(language: str) -> None:
    signs = Signs(Teller.of(CLASH, language, NAMES))
    for letters in (
        [signs.unit(unit) for unit in UNITS],
        [signs.building(building) for building in BUILDINGS],
        [signs.terrain(terrain) for terrain in TERRAINS],
    ):
        assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_entry_can_be_shown_in_full(language: str) -> None:
    scene = Scene(Teller.of(CLASH, language, NAMES[:2]), Match.start(CLASH, 2, {}, "1").view(0), 0, 80)
    for name in pieces(CLASH):
        console = Console(file=io.StringIO(), width=80)
        console.print(board_of("clash_of_cultures").piece(scene, name))
        assert isinstance(console.file, io.StringIO)
        assert name in console.file.getvalue()
