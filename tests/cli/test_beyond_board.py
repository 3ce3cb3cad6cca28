"""The terminal's board of Beyond the Horizon: what it shows, at which width, and without colour."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from pentapolis.cli.boards import Scene, board_of
from pentapolis.cli.boards.beyond_the_horizon.map import map_lines
from pentapolis.cli.boards.beyond_the_horizon.signs import COLORS, UNITS, Signs
from pentapolis.cli.shared.names import pieces
from pentapolis.cli.shared.wording import Teller
from pentapolis.games import load
from pentapolis.games.beyond_the_horizon.kinds import UNITS as UNIT_WORDS
from pentapolis.games.beyond_the_horizon.position import build
from pentapolis.games.beyond_the_horizon.view import BHView
from pentapolis.kernel import Chance, Match
from tests.cli.terminal import pentapolis

BEYOND = load("beyond_the_horizon")
NAMES = ["Ada", "Jan", "Ola", "Greedy 4"]
POSITION: dict[str, Any] = {
    "seats": {
        "you": {
            "coins": 6,
            "active": 3,
            "cubes": {"food": 5, "infrastructure": 6},
            "invested": 2,
            "units": {"home1": "settler2", "hills": "soldier3 settler1"},
            "technologies": ["writing", "wheel"],
            "private": ["masonry"],
            "structures": ["market", "farm"],
            "government": "pioneer_league",
            "leaders": ["pericles:structures"],
            "pawn": "basic_recruit_move_1",
            "settlement": 2,
        },
        "b": {
            "units": {"hills": "soldier2", "oasis": "settler4"},
            "government": "academy_council",
            "technologies": ["writing"],
        },
        "c": {"government": "agrarian_clans", "pawn": "writing_2", "technologies": ["writing"]},
    },
    "map": {"q1r-1": "hills", "q-1r0": "oasis", "q0r1": "granary"},
    "villages": {"hills": "you", "oasis": "b"},
    "cities": {"hills": "b"},
    "left": {"granary": "c"},
    "right": {"granary": "you"},
    "goals": ["innovator", "expansionist", "reformer"],
    "claims": {"expansionist": ["b", "you"]},
    "bottoms": {"II": 1},
    "decks": {"II": ["rest", "calendar"]},
    "round": 7,
    "last_round": 8,
    "turn": "you",
}


def shown(drawing: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def printed(scene: Scene) -> str:
    return shown(board_of("beyond_the_horizon").table(scene), scene.width)


def scene_of(width: int = 150, language: str = "en", viewer: int | None = 0, **changed: Any) -> Scene:
    given = POSITION | changed
    match = Match(BEYOND, build(BEYOND.content, 3, BEYOND.meta.settle(3, {}), given))
    return Scene(Teller.of(BEYOND, language, NAMES[:3]), match.view(viewer), viewer, width)


def drawn(width: int = 150, language: str = "en", viewer: int | None = 0, **changed: Any) -> str:
    return printed(scene_of(width, language, viewer, **changed))


def in_one_line(board: str) -> str:
    return " ".join(board.replace("│", " ").split())


def view_of(scene: Scene) -> BHView:
    assert isinstance(scene.view, BHView)
    return scene.view


@cache
def after(players: int, answers: int) -> Match[Any, Any]:
    match, chance = Match.start(BEYOND, players, {}, "1"), Chance("board")
    for _ in range(answers):
        ask = match.ask
        assert ask is not None
        match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)
    return match


@pytest.mark.parametrize(("players", "answers"), [(2, 0), (3, 5), (4, 120), (3, 300), (2, 1000)])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_line_is_wider_than_the_terminal(players: int, answers: int, width: int, language: str) -> None:
    match = after(players, answers)
    board = printed(Scene(Teller.of(BEYOND, language, NAMES[:players]), match.view(0), 0, width))
    assert max(Text(line).cell_len for line in board.splitlines()) <= width
    assert "{" not in board


def test_a_long_map_is_drawn_narrower() -> None:
    """Two rows side by side: as long as a map can become, since a tile touches two others (BH-EXP.2)."""
    tiles = [tile for tile in BEYOND.content.territories if tile != "cradle"]
    places = {f"q{2 + n // 2}r{-(n % 2)}": tile for n, tile in enumerate(tiles)}
    nothing: dict[str, Any] = {key: {} for key in ("villages", "cities", "left", "right", "claims")}
    scene = scene_of(80, map=places, seats={"a": {}, "b": {}, "c": {}}, turn="a", **nothing)
    lines = map_lines(scene, view_of(scene), Signs(scene.teller))
    assert max(line.cell_len for line in lines) <= 80
    assert sum(line.plain.count(signs) for line in lines for signs in ("⌂1", "⌂2", "⌂3")) == 3


def test_the_board_shows_all_there_is_to_know() -> None:
    board = drawn()
    for words in (
        "Round 7   Action phase 1 Ada",
        "The game ends after round 8",
        "Goals: 2/4",
        "Recruit and move                 [1] [○1c]",
        "1 Ada (you) ─ Pioneer League ─ ",
        "Coins 6 +1  Active pawns 3  settlement token 2",
        "Action pawn Recruit and move, space 1",
        "Population columns: A✓ ○○○○○○  B✓ ●●●●●  C✓ ●●●●  D✗ ●●●  E✗ ●●",
        "Food ○○○●●●●● 3/8 next: gain 2 coins",
        "Infrastructure ○○●●●●●● 2/8 next: take a level I structure",
        "Government: Pioneer League  ✓ despotism  ✓ theocracy  ✗ monarchy  ✗ democracy",
        "Units: Hills ●1▲3, Starting territory 1 ●2",
        "Villages: Hills",
        "Built: Granary",
        "Private technologies: Mi Masonry° Sc",
        "Leaders: Pericles° (option 2)",
        "Structures in supply: Market°, Farm",
        "Cities: Hills",
        "Known cards under the deck: Calendar°",
    ):
        assert words in board, words
    assert board.count("Action pawn Growth") == 1
    assert "General supply: settlement token 6, fortification token 8" in in_one_line(board)


def test_the_tree_tells_lines_leaders_scholars_and_who_stands_where() -> None:
    board = in_one_line(drawn())
    for words in (
        "Sc Writing° (1 2 3) [○] [3] Immediate: gain 2 coins.",
        "II·2 ♦ ? ←I·1+I·2",
        "IV·1 ♦ ** ",
        "←2/3:III·1 III·2 III·3 ✗",
        "1 Mi Masonry° Sc [○]",
    ):
        assert words in board, words


def test_only_a_player_at_the_table_is_told_what_can_be_researched() -> None:
    """Seat 1 has both level I technologies that some slots of level II need."""
    tree = in_one_line(drawn().partition("Technology tree")[2].partition("a leader lies")[0])
    assert "✓" in tree
    assert "✗" in tree
    seen = in_one_line(drawn(viewer=None).partition("Technology tree")[2].partition("a leader lies")[0])
    assert "✓" not in seen
    assert "✗" not in seen


@pytest.mark.parametrize("width", [80, 120])
def test_a_map_of_hexes_each_row_half_a_hex_further_right(width: int) -> None:
    scene = scene_of(width)
    lines = [line.plain for line in map_lines(scene, view_of(scene), Signs(scene.teller))]
    row = next(number for number, line in enumerate(lines) if "Cradle" in line)
    cradle, oasis = lines[row].index("Cradle"), lines[row].index("Oasis")
    step = cradle - oasis  # Oasis is the western neighbour
    above = next(line for line in lines if "Hills" in line)
    assert above.index("Hills") == cradle + step // 2, "the north-eastern neighbour"
    below = next(line for line in lines if "Granary" in line)
    assert below.index("Granary") == cradle + step // 2, "the south-eastern neighbour"


def test_a_hex_shows_strength_cubes_and_units_of_every_seat() -> None:
    scene = scene_of(120)
    lines = [line.plain for line in map_lines(scene, view_of(scene), Signs(scene.teller))]
    row = next(number for number, line in enumerate(lines) if "Hills" in line)
    place = lines[row].index("Hills")
    assert [lines[row + n][place:].split()[0] for n in (1, 2, 3)] == ["2□1■2", "1●1▲3", "2▲2"]
    granary = next(number for number, line in enumerate(lines) if "Granary" in line)
    assert "◧3◨1" in lines[granary + 1]
    assert any("⌂1" in line for line in lines)
    assert any("(1,−2)" in line for line in lines), "places that can be discovered go by their coordinates"


def test_tiles_are_told_in_words() -> None:
    board = in_one_line(drawn(80))
    hills, granary = BEYOND.content.territories["hills"], BEYOND.content.structures["granary"]
    track = {name: str(BEYOND.name_of(name, "en")) for name in BEYOND.content.tracks}
    for words in (
        f"Hills° □1 {track[hills.village.track]} +{hills.village.vp} ■2 {track[hills.city.track]} +{hills.city.vp}",
        "1●1▲3 2▲2",
        f"Granary° ◧3 {track[granary.left.track]} +{granary.left.vp} ◨1 {track[granary.right]}",
    ):
        assert words in board, words


def test_strengths_are_those_of_the_viewer() -> None:
    """The second stage of the Pioneer League makes villages easier."""
    strength = BEYOND.content.territories["cradle"].strength
    assert f"Cradle of Civilization° {strength - 1} " in in_one_line(drawn())
    assert f"Cradle of Civilization° {strength} " in in_one_line(drawn(viewer=1))


def test_goals_tell_progress_and_claims() -> None:
    board = in_one_line(drawn())
    for words in ("Expansionist 5/3 VP 1:✓3 2:✓5 3:0/3", "Innovator° 5/3 VP 1:0/1", "Cubes on goals: 2."):
        assert words in board, words


def test_points_by_source() -> None:
    view = view_of(scene_of())
    table = drawn().partition("as if the game ended now")[2]
    for source, name in (("goals", "Goals"), ("villages", "Villages"), ("cities", "Cities"), ("leaders", "Leaders")):
        line = next(line for line in table.splitlines() if f"│ {name} " in line)
        assert line.split()[2:5] == [str(player.score[source] or "–") for player in view.players]
    total = next(line for line in table.splitlines() if "│ Total " in line)
    assert total.split()[2:5] == [str(sum(player.score.values())) for player in view.players]


def test_governments_lie_open_until_all_have_chosen() -> None:
    match = Match.start(BEYOND, 3, {}, "1")
    scene = Scene(Teller.of(BEYOND, "en", NAMES[:3]), match.view(0), 0, 120)
    board = printed(scene)
    assert "Setup   Choice of governments" in board
    for card in view_of(scene).governments:
        assert str(BEYOND.name_of(card, "en")) in board.partition("Governments to choose from")[2]
    assert "Governments to choose from" not in drawn()


def test_revealed_cards_and_tiles_being_discovered_lie_open() -> None:
    chance, match = Chance("reveal"), Match.start(BEYOND, 2, {}, "2")
    missing = {"Revealed cards", "Tiles being discovered"}
    for _ in range(3000):
        ask = match.ask
        assert ask is not None
        view = match.view(ask.seat)
        assert isinstance(view, BHView)
        board = printed(Scene(Teller.of(BEYOND, "en", NAMES[:2]), view, ask.seat, 120)) if open_cards(view) else ""
        missing -= {words for words in missing if words in board}
        if not missing:
            return
        match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)
    pytest.fail(f"never seen: {missing}")


def open_cards(view: BHView) -> bool:
    return bool(view.revealed or view.discovering)


def test_polish_boards_are_polish() -> None:
    board = in_one_line(drawn(language="pl"))
    for words in (
        "Runda 7 Faza akcji 1 Ada",
        "Gra kończy się po rundzie 8",
        "Na Pismo° (1 2 3) [○] [3] Natychmiast: zyskaj 2 monety.",
        "Werbunek i ruch [1] [○1m]",
        "następne: zyskaj 2 monety",
        "Budowle w zasobach: Targ°, Gospodarstwo",
        "Liderzy: Perykles° (opcja 2)",
        "Prywatne technologie: Mi Kamieniarstwo° Na",
    ):
        assert words in board, words


@pytest.mark.parametrize("language", ["en", "pl"])
def test_signs_tell_pieces_apart(language: str) -> None:
    signs = Signs(Teller.of(BEYOND, language, NAMES))
    colors = [signs.color(color).plain for color in (*COLORS, None)]
    assert len(set(colors)) == len(colors)
    assert set(UNITS) == set(UNIT_WORDS)
    assert len(set(UNITS.values())) == len(UNITS)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_entry_can_be_shown_in_full(language: str) -> None:
    scene = scene_of(80, language)
    for name in pieces(BEYOND):
        assert name in shown(board_of("beyond_the_horizon").piece(scene, name), 80)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "over"), [("en", "The game is over"), ("pl", "Koniec gry")])
def test_a_whole_game_is_played_by_typing(language: str, over: str) -> None:
    arguments = ("--lang", language, "--seed", "42", "--option", "rounds=40", "--seats", "human,random")
    result = pentapolis("play", "beyond_the_horizon", *arguments, typed="1\n" * 2000)
    assert (result.code, result.err) == (0, "")
    assert any(over in line for line in result.out.splitlines()[-40:])
    assert "{" not in result.out
