"""What the table draws: Advances that are locked with the rule, progress of one's own objectives, the Status Phase."""

from __future__ import annotations

import random
from typing import Any

from pentapolis.games import load
from pentapolis.kernel import Match

GAME = load("clash_of_cultures")


def test_locked_advances_name_their_rule_and_progress_is_told_to_its_owner_only() -> None:
    match = Match.start(GAME, 2, {}, "board")
    own: Any = match.view(0)
    other: Any = match.view(1)
    barred = own.players[0].barred
    assert (barred["farming"], barred["navigation"], barred["voting"]) == ("CC-6.2", "CC-6.1", "CC-6.7")
    assert "storage" not in barred
    assert barred == other.players[0].barred
    cards = [GAME.content.objective_cards[card] for card in own.players[0].objectives]
    assert set(own.players[0].progress) == {half for card in cards for half in (card.top, card.bottom)}
    assert all(need > 0 for _, need in own.players[0].progress.values())
    assert own.players[1].progress == {}
    assert other.players[0].progress == {}


def test_the_step_of_the_status_phase_is_told_by_what_is_asked() -> None:
    """CC-16.1: outside of it there is none, and the questions of its steps come in their order."""
    steps: dict[str, set[int]] = {}
    for seed in range(4):
        wish = random.Random(seed)
        match = Match.simulate(GAME, 2, {"length": "short"}, str(seed), tracked=True)
        while (ask := match.ask) is not None:
            shown: Any = match.view(ask.seat)
            steps.setdefault(ask.kind, set()).add(shown.status)
            match.answer(wish.choice([key for key in ask.keys if key != "end"] or list(ask.keys)), ask.seat)
    assert steps["act"] == {0}
    assert (steps["achieve"], steps["raze"], steps["first"]) == ({1}, {4}, {6})
    assert 2 in steps["advance"]


def test_the_turn_is_the_active_players_whoever_is_asked() -> None:
    """CC-2.1: an event, a trade or a battle asks others in it. CC-16.1: in the Status Phase nobody has the turn."""
    met = set()
    for seed in range(4):
        wish = random.Random(seed)
        match = Match.simulate(GAME, 3, {"length": "short", "civilizations": "chosen"}, str(seed), tracked=True)
        while (ask := match.ask) is not None:
            shown: Any = match.view(None)
            turn = match.turn
            if ask.kind == "civilization" or shown.status:
                assert turn is None, ask
            else:
                assert turn == shown.turn["seat"], ask
            if ask.kind in ("act", "trade"):
                assert turn == ask.seat
            met.add((ask.kind, turn is not None and turn != ask.seat))
            match.answer(wish.choice([key for key in ask.keys if key != "end"] or list(ask.keys)), ask.seat)
    assert {("answer", True), ("civilization", False), ("achieve", False)} <= met
    assert sum(elsewhere for _, elsewhere in met) > 2
