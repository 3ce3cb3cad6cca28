"""The terminal's board of Civolution: what it shows, at which width, and without colour."""

from __future__ import annotations

import io
from functools import cache
from typing import Any, get_args

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from pentapolis.cli.boards import Scene, board_of
from pentapolis.cli.boards.civolution.map import map_lines
from pentapolis.cli.boards.civolution.signs import TYPES, Signs
from pentapolis.cli.boards.civolution.vici import step
from pentapolis.cli.play.scores import standings
from pentapolis.cli.shared.names import pieces
from pentapolis.cli.shared.wording import Teller
from pentapolis.games import load
from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.kinds import SITE_KINDS
from pentapolis.games.civolution.kinds import TYPES as TYPE_WORDS
from pentapolis.games.civolution.seen import CVView, StepView
from pentapolis.kernel import Chance, Match, Outcome
from pentapolis.kernel.words import LANGUAGES
from tests.cli.terminal import pentapolis

CIVOLUTION = load("civolution")
NAMES = ["Ada", "Jan", "Ola", "Greedy 4"]


def shown(drawing: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@cache
def after(players: int, answers: int) -> Match[Any, Any]:
    """A game between people who answer at random."""
    match, chance = Match.start(CIVOLUTION, players, {}, "1"), Chance("board")
    for _ in range(answers):
        ask = match.ask
        if ask is None:
            break
        match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)
    return match


def scene_of(players: int, answers: int, width: int = 150, language: str = "en", viewer: int | None = 0) -> Scene:
    match = after(players, answers)
    return Scene(Teller.of(CIVOLUTION, language, NAMES[:players]), match.view(viewer), viewer, width)


def drawn(players: int, answers: int, width: int = 150, language: str = "en", viewer: int | None = 0) -> str:
    scene = scene_of(players, answers, width, language, viewer)
    return shown(board_of("civolution").table(scene), width)


def view_of(scene: Scene) -> CVView:
    assert isinstance(scene.view, CVView)
    return scene.view


@pytest.mark.parametrize(("players", "answers"), [(1, 40), (2, 0), (3, 200), (4, 500), (1, 2000)])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(players: int, answers: int, width: int, language: str) -> None:
    board = drawn(players, answers, width, language)
    assert max(Text(line).cell_len for line in board.splitlines()) <= width
    assert "{" not in board


@pytest.mark.parametrize("width", [80, 150])
def test_the_map_shows_every_territory_and_every_site(width: int) -> None:
    scene = scene_of(3, 200, width)
    view, signs = view_of(scene), Signs(scene.teller)
    lines = "\n".join(line.plain for line in map_lines(scene, view, signs))
    for land in view.territories:
        assert signs.title(land.territory) in lines or signs.short(land.territory, land.type) in lines
    corners = [line.plain for line in map_lines(scene, view, signs)][::5]
    assert len(corners) == 4
    for row, line in enumerate(corners):
        for site in view.sites:
            if site.vertex[2] == str(row) and site.kind:
                assert signs.words(f"cv-site-{site.kind}") in line


def test_everything_of_a_territory_stands_in_its_line() -> None:
    scene = scene_of(4, 500, 150)
    view, signs = view_of(scene), Signs(scene.teller)
    lines = drawn(4, 500, 150).splitlines()
    for land in view.territories:
        line = next(
            line for line in lines if f"{signs.short(land.territory, land.type)} {signs.title(land.territory)}" in line
        )
        for token in signs.all_in(view, land):
            assert token.plain in line
        for other in land.adjacent:
            kind = next(entry.type for entry in view.territories if entry.territory == other)
            assert signs.short(other, kind) in line


def test_only_the_own_hand_is_shown() -> None:
    scene = scene_of(2, 60)
    cards = CIVOLUTION.content.cards
    mine, other = (view_of(scene_of(2, 60, viewer=seat)).players[seat].hand for seat in (0, 1))
    board = drawn(2, 60)
    open_cards = {card for deck in view_of(scene).decks for card in deck.open}
    assert mine
    assert all(cards[card].name_en in board for card in mine)
    hidden = [card for card in other if card not in open_cards and card not in mine]
    assert hidden
    assert not any(f" {cards[card].name_en}° " in board for card in hidden)


def test_the_choices_of_the_setup_are_on_the_table() -> None:
    board = drawn(2, 0)
    assert "Keep one card of each kind" in board
    assert all(CIVOLUTION.content.names[card]["en"] in board for card in view_of(scene_of(2, 0)).players[0].dealt)
    assert "Starting chip cards with their goal chips" in board
    assert "Keep one card of each kind" not in drawn(2, 0, viewer=None)


def test_the_viewer_comes_first() -> None:
    board = drawn(3, 200, viewer=1)
    assert board.index("2 Jan (you)") < board.index("3 Ola ─") < board.index("1 Ada ─")
    assert "(you)" not in drawn(3, 200, viewer=None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opponent_of_the_solo_game_has_a_board_of_its_own(language: str) -> None:
    board = drawn(1, 40, 120, language)
    assert "V.I.C.I. ─" in board
    assert "CV-SOL." in board


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_opponent_has_words(language: str) -> None:
    scene = scene_of(1, 40, 120, language)
    icons = [kind.__struct_config__.tag for kind in get_args(v.solo.AnyAction)]
    for action in ("card", "die", "category", "reset", "place", "forfeits", "track", "removes", *icons):
        entry = StepView(action=action, what=["b_forest", "3"], why="CV-SOL.5")
        assert step(1, entry, Signs(scene.teller)).plain.startswith("1. ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_encampment_it_may_choose_has_words(language: str) -> None:
    """CV-SOL.9: each line of the priority."""
    scene = scene_of(1, 40, 120, language)
    signs = Signs(scene.teller)
    told = [
        step(1, StepView(action="spot", what=[line], why="CV-SOL.9"), signs).plain
        for line in signs.content.opponent.encampments
    ]
    assert len(set(told)) == len(told)
    assert not any("_" in line for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_tell_types_and_sites_apart(language: str) -> None:
    signs = Signs(scene_of(2, 0, language=language).teller)
    types = [signs.words(f"cv-type-{kind}") for kind in TYPE_WORDS]
    sites = [signs.words(f"cv-site-{kind}") for kind in SITE_KINDS]
    assert set(TYPES) == set(TYPE_WORDS)
    for letters in (types, sites):
        assert len(set(letters)) == len(letters)
        assert all(len(word) == 2 for word in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_can_be_shown_in_full(language: str) -> None:
    scene = scene_of(2, 0, 80, language)
    for piece in pieces(CIVOLUTION):
        text = shown(board_of("civolution").piece(scene, piece), 80)
        assert piece in text
        assert "{" not in text


@pytest.mark.parametrize(
    ("language", "place", "line"),
    [
        ("en", 1, "Ada has beaten the game."),
        ("en", 2, "The game has beaten Ada."),
        ("pl", 1, "Ada wygrywa z grą."),
        ("pl", 2, "Ada przegrywa z grą."),
    ],
)
def test_who_plays_alone_has_beaten_the_game_or_has_not(language: str, place: int, line: str) -> None:
    teller = Teller.of(CIVOLUTION, language, NAMES[:1])
    told = shown(standings(teller, Outcome(({"eras": 40.0},), (place,))), 80)
    assert line in told
    assert f"{place}." not in told


@pytest.mark.parametrize(("language", "words"), [("en", "Which mutation do you keep?"), ("pl", "Którą kartę mutacji")])
def test_it_is_played_by_typing(language: str, words: str) -> None:
    arguments = ("--lang", language, "--seed", "42", "--seats", "human,random")
    result = pentapolis("play", "civolution", *arguments, typed="1\n1\nq\n")
    assert words in result.out
    assert "{" not in result.out


@pytest.mark.slow
@pytest.mark.parametrize(("language", "over"), [("en", "The game is over"), ("pl", "Koniec gry")])
def test_a_whole_game_against_vici_is_played_by_typing(language: str, over: str) -> None:
    arguments = ("--lang", language, "--seed", "42", "--seats", "human")
    result = pentapolis("play", "civolution", *arguments, typed="1\n" * 2000)
    assert (result.code, result.err) == (0, "")
    assert any(over in line for line in result.out.splitlines()[-60:])
    assert "{" not in result.out
