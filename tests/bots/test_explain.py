"""Hints: the best answers of a bot, what may be expected of them, and what they change, in words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pentapolis.bots import Chair, Reason, explain, make_bot, reasons_for, tell_all
from pentapolis.bots.reasons import board_of, changes, sheet_of
from pentapolis.games import load, package_of, shelf
from pentapolis.kernel import Match
from pentapolis.kernel.words import LANGUAGES, Words, read_words

GAMES = sorted(shelf())
FLOW = "flow_of_history"


def words_of(game: str, language: str) -> Words:
    return read_words(language, ["pentapolis.kernel", package_of(game)])


def chair_after(game: str, answers: int) -> Chair:
    match: Match[Any, Any] = Match.start(load(game), 2, seed="hint", silent=True)
    bot = make_bot("random", "hint")
    while (ask := match.ask) is not None and (len(match.history) < answers or len(ask.keys) == 1):
        match.answer(bot.choose(Chair(match, ask.seat)), ask.seat)
    assert ask is not None
    return Chair(match, ask.seat)


@pytest.mark.parametrize("name", ["random", "greedy", "planner@6", "search@6"])
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_explains_its_choice(game: str, name: str) -> None:
    chair = chair_after(game, 30)
    candidates = explain(make_bot(name, "1"), chair)
    keys = [candidate.key for candidate in candidates]
    assert 1 <= len(keys) <= 3
    assert len(set(keys)) == len(keys)
    assert set(keys) <= set(chair.keys)
    assert all(0 <= candidate.share <= 1 for candidate in candidates)
    if name != "random":
        assert keys[0] == make_bot(name, "1").choose(chair)
    for language in LANGUAGES:
        words = words_of(game, language)
        assert all(tell_all(load(game), words, candidate.reasons) for candidate in candidates)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_tells_stands_on_its_boards(game: str, language: str) -> None:
    board = board_of(chair_after(game, 30).view, 0)
    assert board is not None
    own = read_words(language, [package_of(game)])
    fields = [key.removeprefix("reason-") for key in own.keys if key.startswith("reason-")]
    assert fields
    assert set(fields) <= set(board.__struct_fields__)


def test_a_harvest_is_told_by_its_tokens() -> None:
    match = Match.start(load(FLOW), 2, seed="hint", silent=True)
    while match.ask is not None and "harvest" not in match.ask.options:
        match.answer(match.ask.keys[0], match.ask.seat)
    ask = match.ask
    assert ask is not None
    found = explain(make_bot("greedy"), Chair(match, ask.seat), most=20)
    (harvest,) = [candidate for candidate in found if candidate.key == "harvest"]
    twin = match.copy()
    twin.answer("harvest", ask.seat)
    gain = twin.state.civilizations[ask.seat].tokens - match.state.civilizations[ask.seat].tokens
    assert harvest.reasons == [Reason("tokens", "", gain)]
    assert tell_all(load(FLOW), words_of(FLOW, "en"), harvest.reasons) == f"tokens +{gain}"
    assert tell_all(load(FLOW), words_of(FLOW, "pl"), harvest.reasons) == f"znaczniki zasobów +{gain}"


def test_nothing_is_told_as_nothing() -> None:
    assert tell_all(load(FLOW), words_of(FLOW, "en"), []) == "nothing of yours changes at once"
    assert tell_all(load(FLOW), words_of(FLOW, "en"), [Reason("unheard", "", 1)]) == "nothing of yours changes at once"


class Board(msgspec.Struct):
    tokens: int
    goods: dict[str, int]
    cards: list[str]
    asleep: bool


class View(msgspec.Struct):
    round: int
    boards: list[Board]


def test_changes_are_sure_ones_with_points_first() -> None:
    def sheet(tokens: int, food: int, cards: list[str], art: int) -> dict[tuple[str, str], float]:
        other = Board(90, {"food": 90}, ["other"], True)
        return sheet_of(View(tokens, [other, Board(tokens, {"food": food}, cards, True)]), {"art": art, "war": 1}, 1)

    before = sheet(3, 1, ["monks"], 2)
    after = [sheet(1, 1, ["monks", "knights"], 5), sheet(2, 1, ["knights"], 6)]
    assert changes(before, after) == [
        Reason("score", "art", 3.5),
        Reason("tokens", "", -1.5),
        Reason("cards", "knights", 1),
    ]


def test_where_nothing_tells_answers_apart_at_once_one_looks_to_the_next_turn() -> None:
    match = Match.start(load(FLOW), 2, seed="later", silent=True)
    while match.ask is not None and sum(key.startswith("invest:") for key in match.ask.keys) < 3:
        match.answer(match.ask.keys[0], match.ask.seat)
    ask = match.ask
    assert ask is not None
    chair = Chair(match, ask.seat)
    keys = [key for key in ask.keys if key.startswith("invest:")]
    alone = reasons_for(chair, keys[:1])[keys[0]]
    assert alone == [Reason("tokens", "", -1)]
    together = reasons_for(chair, keys)
    assert all(reason.later for reasons in together.values() for reason in reasons)
    assert len({tuple(reasons) for reasons in together.values()}) > 1
    text = tell_all(load(FLOW), words_of(FLOW, "en"), together[keys[0]])
    assert text.startswith("by your next turn: ")
