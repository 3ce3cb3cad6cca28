"""What the boards show, at which width, and without colour."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console
from rich.text import Text

from pentapolis.cli.boards import Scene, board_of, plain
from pentapolis.cli.boards.flow_of_history.cards import Cards
from pentapolis.cli.shared.wording import Teller
from pentapolis.games import load
from pentapolis.games.flow_of_history.components import ICONS, TYPES
from pentapolis.kernel import Match
from pentapolis.kernel.words import MissingWords

FLOW = load("flow_of_history")
POSITION = {
    "seats": {
        "you": {
            "government": ["scholar_caste", "bureaucracy"],
            "construction": ["barracks", "lighthouse"],
            "leader": "napoleon_bonaparte",
            "wonders": ["pyramids", "great_wall"],
            "tokens": 4,
        },
        "b": {"government": ["farmer_tribe", "feudalism"], "military": ["chariots"], "tokens": 1},
        "c": {"knowledge": ["writing"], "leader": "albert_einstein", "tokens": 0},
    },
    "market": ["monastery", {"irrigation": {"by": "b", "tokens": 4}}, "knights", "castle", "university"],
    "supply": 5,
    "turn": "you",
}
NAMES = ["Ada", "Jan", "Greedy 3"]


def drawn(width: int, language: str = "en", viewer: int | None = 0) -> str:
    options = FLOW.meta.settle(3, {})
    match = Match(FLOW, FLOW.rules.build(FLOW.content, 3, options, POSITION))
    scene = Scene(Teller.of(FLOW, language, NAMES), match.view(viewer), viewer, width)
    return printed(scene, width)


def printed(scene: Scene, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    console.print(board_of(scene.teller.game.meta.id).table(scene))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# The Flow of History


@pytest.mark.parametrize("width", [80, 100, 116, 130, 150])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    assert max(Text(line).cell_len for line in drawn(width, language).splitlines()) <= width


@pytest.mark.parametrize("width", [80, 130])
def test_the_board_shows_all_there_is_to_know(width: int) -> None:
    board = drawn(width)
    for words in (
        "Market ─ Supply 5 tokens ─ Current Era V (5)",
        " C  ",
        "Monastery",
        "Provides 1 Culture.",
        "Cu Ag",
        "Jan ● 4",
        "Ada (you) ─ 4 tokens ─ ",
        "strength 3 attacking, 6 defending",
        "Scholar Caste° › Bureaucracy°",
        "Barracks › Lighthouse°",
        "Turn Action: Take 1 token from the Reserve",
        "Attack All: done",
        "Greedy 3 ─ 0 tokens",
        "+1 De / Military (not in scoring)",
        "Scoring: 1 VP / Knowledge",
        "° reconstructed",
    ):
        assert words in board, words


def test_eighty_columns_as_they_are() -> None:
    """The whole Market row by row: a change of the layout should be looked at."""
    assert drawn(80).splitlines()[1:6] == [
        "│     Card                  Type         Era Strip    Income   Investor        │",
        "│  C  Monastery             Construction I   Cu Ag    In       –               │",
        "│     Permanent: Provides 1 Culture.                                           │",
        "│  K  Irrigation            Knowledge    A   Ag Sc    Sc       Jan ● 4         │",
        "│     Instant: Take 1 token from the Reserve for each Agriculture icon you     │",
    ]


def test_a_wide_terminal_has_seats_side_by_side() -> None:
    assert any("Jan ─" in line and "Greedy 3 ─" in line for line in drawn(130).splitlines())
    assert not any("Jan ─" in line and "Greedy 3 ─" in line for line in drawn(80).splitlines())


def test_the_viewer_comes_first_and_reads_sentences() -> None:
    board = drawn(80, viewer=1)
    assert board.index("Jan (you)") < board.index("Greedy 3 ─") < board.index("Ada ─")
    assert "Provides 1 Defense for each Military card you have" in board
    assert "(you)" not in drawn(80, viewer=None)


def test_polish_boards_are_polish() -> None:
    board = drawn(80, "pl")
    for words in (
        "Rynek ─ Magazyn 5 ZZ ─ Bieżąca Era V (5)",
        "Ada (ty) ─ 4 ZZ",
        "siła w ataku 3, w obronie 6",
        "Najazd: wykonano",
    ):
        assert words in board


@pytest.mark.parametrize("language", ["en", "pl"])
def test_letters_tell_types_and_icons_apart(language: str) -> None:
    cards = Cards(Teller.of(FLOW, language, NAMES))
    kinds, icons = [cards.badge(kind).plain for kind in (*TYPES, "special")], [cards.short(icon) for icon in ICONS]
    assert len(set(kinds)) == len(kinds)
    assert len(set(icons)) == len(icons)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_can_be_shown_in_full(language: str) -> None:
    match = Match.start(FLOW, 3, {}, "1")
    scene = Scene(Teller.of(FLOW, language, NAMES), match.view(0), 0, 80)
    for name, card in FLOW.content.cards.items():
        console = Console(file=io.StringIO(), width=80)
        console.print(board_of("flow_of_history").piece(scene, name))
        assert isinstance(console.file, io.StringIO)
        text = console.file.getvalue()
        assert card.name_en in text
        assert card.name_pl in text


def test_the_banker_and_a_stalled_table_are_told() -> None:
    match = Match.start(FLOW, 2, {"variant": "rahdo", "stall": "3"}, "1")
    view = msgspec.structs.replace(match.view(0), idle=4)
    teller = Teller.of(FLOW, "en", NAMES[:2])
    board = printed(Scene(teller, view, 0, 100), 100)
    assert "Banker's strength 0 ─ 4 of 6 quiet turns" in board
    assert "Banker ● 2" in board
    assert "dealt to choose from" in board


# Any other game


class Piece(msgspec.Struct):
    card: str
    owner: int | None


class AnyView(msgspec.Struct):
    round: int
    market: list[Piece]
    hand: list[str]
    tracks: dict[str, int]
    nothing: list[str]
    leader: Piece


def test_the_plain_board_draws_any_view() -> None:
    view = AnyView(3, [Piece("monastery", 1), Piece("castle", None)], ["knights"], {"art_of_war": 2}, [], Piece("", 0))
    console = Console(file=io.StringIO(), width=80)
    console.print(plain.table(Scene(Teller.of(FLOW, "pl", NAMES), view, 0, 80)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    lines = [" ".join(line.strip("│ ").split()) for line in text.splitlines()]
    for line in ("round 3", "card owner", "1 Klasztor 1", "2 Zamek –", "Rycerze", "art of war 2", "owner 0"):
        assert line in lines, text
    assert "╭─ nothing ─" in text


def test_the_plain_board_shows_a_piece() -> None:
    match = Match.start(FLOW, 3, {}, "1")
    console = Console(file=io.StringIO(), width=80)
    console.print(plain.piece(Scene(Teller.of(FLOW, "en", NAMES), match.view(0), 0, 80), "great_wall"))
    assert isinstance(console.file, io.StringIO)
    assert "Great Wall / Wielki Mur" in console.file.getvalue()


# Words


def test_words_that_are_missing_are_not_passed_over() -> None:
    teller = Teller.of(FLOW, "en", NAMES)
    assert teller.source("culture") == "Culture icons"
    assert teller.source("great_wall") == "Great Wall"
    with pytest.raises(MissingWords):
        teller.source("nowhere")
