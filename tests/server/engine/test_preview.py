"""Looking ahead: previews, reasons and advice."""

from __future__ import annotations

import msgspec
import pytest

from pentapolis.bots import UnknownBot
from pentapolis.kernel import Refusal
from pentapolis.kernel.refusal import GAME_OVER, NOT_ASKED, UNKNOWN_ANSWER
from pentapolis.server.engine.preview import Foresight, advise, foresee, why
from tests.server.engine_games import FLOW
from tests.server.engine_play import Hand, open_match, play_out, whole_frames


def test_a_preview_tells_what_surely_changes() -> None:
    live = open_match("turns")
    assert foresee(live, 0, "left") == Foresight({"notes.left": 1}, hidden=False)


def test_a_preview_tells_that_something_is_hidden() -> None:
    live = open_match("peek")
    Hand(live).answer(0, "left")
    assert foresee(live, 0, "look") == Foresight({}, hidden=True)
    assert foresee(live, 0, "pass") == Foresight({}, hidden=False)


def test_a_preview_changes_nothing() -> None:
    live = open_match(FLOW)
    before = whole_frames(live)
    seat = live.waiting[0]
    for choice in before[(seat,)].questions[0].choices:
        foresee(live, seat, choice.key)
    assert whole_frames(live) == before


def test_what_a_preview_tells_comes_true() -> None:
    live = open_match(FLOW)
    checked = 0
    while live.number < 60 and not live.over:
        seat = live.waiting[0]
        key = advise(live, seat, "greedy")
        seen = foresee(live, seat, key)
        Hand(live).answer(seat, key, bot="greedy")
        checked += len(seen.changes)
        view = msgspec.json.decode(live.public.view(seat))
        assert {path: place(view, path) for path in seen.changes} == seen.changes
    assert checked > 100


def place(view: object, path: str) -> object:
    """The value at a path of a view; None if there is no such place."""
    for name in path.split("."):
        if isinstance(view, dict):
            view = view.get(name)
        elif isinstance(view, list):
            view = view[int(name)] if int(name) < len(view) else None
    return view


def test_a_preview_of_an_illegal_answer_is_refused() -> None:
    live = open_match("turns")
    for seat, key, rule in ((0, "sideways", UNKNOWN_ANSWER), (0, "forbidden", "PR-1"), (1, "left", NOT_ASKED)):
        with pytest.raises(Refusal) as refusal:
            foresee(live, seat, key)
        assert refusal.value.rule == rule
        assert why(live, seat, key) == refusal.value


def test_why_is_empty_for_what_may_be_done() -> None:
    assert why(open_match("turns"), 0, "left") is None


def test_others_cannot_look_past_a_tentative_turn() -> None:
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left")
    hand.answer(0, "left")
    assert why(live, 1, "left") == Refusal(NOT_ASKED)
    for ask in (lambda: foresee(live, 1, "left"), lambda: advise(live, 1, "random")):
        with pytest.raises(Refusal, match=NOT_ASKED):
            ask()


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_advice_is_legal_and_the_same_when_asked_again(bot: str) -> None:
    live = open_match(FLOW)
    seat = live.waiting[0]
    key = advise(live, seat, bot)
    assert key == advise(live, seat, bot)
    assert why(live, seat, key) is None


def test_there_is_no_advice_after_the_end() -> None:
    live = open_match("turns")
    play_out(live, "0")
    with pytest.raises(Refusal, match=GAME_OVER):
        advise(live, 0, "greedy")


def test_an_unknown_bot_has_none_to_give() -> None:
    with pytest.raises(UnknownBot):
        advise(open_match("turns"), 0, "oracle")
