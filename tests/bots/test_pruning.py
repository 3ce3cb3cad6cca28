"""What people may do without end, bots do not: offers in Clash of Cultures, which the book does not limit."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.arena.play import WorkUnit, played, run
from pentapolis.bots import Perspective, make_bot
from pentapolis.games import load
from pentapolis.games.clash_of_cultures.restraint import BOT_OFFERS
from pentapolis.kernel import Ask, Match

CLASH = load("clash_of_cultures")


def after_an_offer(**options: str) -> Match[Any, Any]:
    """A match whose active player has opened an offer and thought better of it."""
    match = Match.start(CLASH, 2, options, "0")
    ask = match.ask
    assert ask is not None
    match.answer(next(key for key in ask.keys if key.startswith("trade:")))
    match.answer("withdraw")
    return match


def test_a_bot_does_not_offer_again_where_people_may() -> None:
    match = after_an_offer()
    assert match.state.options["trades"] == "off"
    ask = match.ask
    assert ask is not None
    offers = [key for key in ask.keys if key.startswith("trade:")]
    assert offers == ["trade:seat2" if ask.seat == 0 else "trade:seat1"]
    assert Perspective(match, ask.seat).keys == [key for key in ask.keys if key not in offers]


@pytest.mark.parametrize("name", ["greedy@8", "planner@8", "search@8"])
def test_bots_do_not_imagine_a_second_offer_either(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """CC-4.8: none of the answers that any bot tries, for itself or for others, is a second offer of a turn."""
    match = after_an_offer()
    ask = match.ask
    assert ask is not None
    tried: list[int] = []
    answer = Match.answer

    def watched(self: Match[Any, Any], key: str, seat: int | None = None) -> None:
        if key.startswith("trade:"):
            tried.append(self.state.turn.offers)
        answer(self, key, seat)

    monkeypatch.setattr(Match, "answer", watched)
    assert not make_bot(name, "0").choose(Perspective(match, ask.seat)).startswith("trade:")
    assert all(offers < BOT_OFFERS for offers in tried)


def test_without_a_limit_bots_play_as_with_their_own() -> None:
    """The same seeds lead to the same games, so a table without a limit is as fast for them as one with it."""
    games = []
    for trades in ("1", "off"):
        options = {"trades": trades, "length": "short"}
        games.append(played(CLASH, WorkUnit("clash_of_cultures", 2, options, "0", ("greedy@12", "random"))))
    assert games[0].over
    assert games[0].history == games[1].history


def test_bots_with_nothing_left_but_trade_end_their_turn() -> None:
    """Random bots at a table without a limit: none of them opens more than one offer in a turn."""
    match = Match.start(CLASH, 3, {"length": "short"}, "1", tracked=False, silent=True)
    opened: list[int] = []

    def watch(ask: Ask, key: str) -> None:
        if key.startswith("trade:"):
            opened.append(match.state.turn.offers)

    run(match, [make_bot("random", str(seat)) for seat in range(3)], watch=watch)
    assert match.over
    assert set(opened) == {0}
