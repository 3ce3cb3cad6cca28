"""Beyond the Horizon at the online table: what may be taken back, previews, reasons, hints, and a stalled table."""

from __future__ import annotations

import asyncio

import pytest

from pentapolis.games import load
from pentapolis.games.beyond_the_horizon.view import BHView
from pentapolis.kernel import Refusal
from pentapolis.kernel.refusal import SECRET_SEEN, STILL_MOVING
from pentapolis.server.client import Client
from pentapolis.server.engine.entries import Setup
from pentapolis.server.engine.frames import frame
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.engine.preview import foresee, suggest, why
from pentapolis.server.wire.http import NewMatch, SeatWish
from pentapolis.server.wire.socket import Question
from tests.server.engine_play import Hand, play_out, whole_frames
from tests.server.serving import Served, run

GAME = "beyond_the_horizon"
GROWTH = ("basic_growth_1", "population", "none", "stop", "skip")


def table(**options: str) -> Hand:
    """Two players who have chosen their governments."""
    hand = Hand(LiveMatch(load(GAME), Setup(GAME, 2, options, "0")))
    while question(hand).kind == "government":
        answer(hand, question(hand).choices[0].key, end=True)
    return hand


def seat_of(hand: Hand) -> int:
    return hand.live.waiting[0]


def question(hand: Hand) -> Question:
    return frame(hand.live, (seat_of(hand),)).questions[0]


def answer(hand: Hand, key: str, *, end: bool = False) -> None:
    hand.answer(seat_of(hand), key, end=end)


def grow(hand: Hand) -> None:
    """A turn in which nothing comes about."""
    seat = seat_of(hand)
    while not hand.live.over and seat_of(hand) == seat:
        keys = [choice.key for choice in question(hand).choices]
        answer(hand, next((key for key in GROWTH if key in keys), keys[0]), end=True)


@pytest.mark.parametrize("bot", ["planner", "search"])
def test_bots_that_think_take_seats_online(server: Served, bot: str) -> None:
    """From the governments on into the first turns."""

    async def story() -> None:
        async with Client(server.url) as ada:
            match = await ada.create(NewMatch(GAME, [SeatWish("bot", bot=bot), SeatWish("bot", bot="greedy")]))
            while (info := await ada.match(match.id)).at < 6:
                await asyncio.sleep(0.05)
            assert [seat.bot for seat in info.seats] == [bot, "greedy"]

    run(story())


def test_an_action_and_its_tasks_can_be_taken_back() -> None:
    hand = table()
    seat = seat_of(hand)
    answer(hand, "basic_growth_1")
    assert hand.live.may_undo(seat)
    hand.undo(seat)
    answer(hand, "basic_recruit_move_1")
    before = whole_frames(hand.live)
    answer(hand, question(hand).choices[0].key)
    hand.undo(seat)
    assert whole_frames(hand.live)[(seat,)].view == before[(seat,)].view


def test_whoever_has_discovered_a_tile_has_discovered_it() -> None:
    hand = table()
    seat = seat_of(hand)
    answer(hand, "basic_recruit_move_1")
    while not hand.live.match.state.discovered:
        keys = [choice.key for choice in question(hand).choices]
        discovers = [key for key in keys if key.startswith("settler") and ":q" in key]
        answer(hand, discovers[0] if discovers else keys[0])
        assert seat_of(hand) == seat, "no settler came to the edge of the map"
    with pytest.raises(Refusal, match=SECRET_SEEN):
        hand.undo(seat)


def test_a_preview_tells_what_a_space_costs_and_that_a_tile_is_hidden() -> None:
    hand = table()
    seat = seat_of(hand)
    assert foresee(hand.live, seat, "basic_growth_1").changes[f"players.{seat}.pawn"] == "basic_growth_1"
    answer(hand, "basic_recruit_move_1")
    view = hand.live.match.view(seat)
    assert isinstance(view, BHView)
    answer(hand, f"settler:{view.players[seat].home}")
    steps = [choice.key for choice in question(hand).choices]
    discovers = next(key for key in steps if ":q" in key)
    assert foresee(hand.live, seat, discovers).hidden


def test_what_is_not_open_is_refused_with_its_rule() -> None:
    hand = table()
    seat = seat_of(hand)
    reasons = {key: why(hand.live, seat, key) for key in ("advanced_research_iii_1", "writing_1", "basic_growth_1")}
    assert [reason and reason.rule for reason in reasons.values()] == ["BH-ACT.2", "BH-ACT.7", None]


def test_a_hint_gives_reasons() -> None:
    hand = table()
    for advised in suggest(hand.live, seat_of(hand), "greedy@8"):
        assert advised.reasons


def test_a_table_at_which_nothing_comes_about_may_end_the_game() -> None:
    hand = table()
    with pytest.raises(Refusal, match=STILL_MOVING):
        hand.end_game(seat_of(hand))
    while not hand.live.stalled:
        grow(hand)
    assert frame(hand.live, (0,)).stalled
    hand.end_game(seat_of(hand))
    assert hand.live.over
    assert frame(hand.live, ()).places


def test_a_whole_game_leads_to_the_same_table_again() -> None:
    live = table(rounds="40").live
    log = play_out(live, "0")
    assert live.over
    again = table(rounds="40").live
    for entry in log:
        again.apply(entry)
    assert whole_frames(again) == whole_frames(live)
