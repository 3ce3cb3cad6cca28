"""The menu of a turn: the walk along the Market lists exactly what the verbs allow one by one."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.games import load
from pentapolis.games.flow_of_history import asks
from pentapolis.games.flow_of_history.menu import BONUS, TURN
from pentapolis.kernel import Match
from pentapolis.parts.verbs import Menu, audit

MENUS: dict[str, Menu[object]] = {asks.ACTION: TURN, asks.BONUS: BONUS}  # type: ignore[dict-item]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_list_and_look_up_agree(players: int) -> None:
    game, random, met = load("flow_of_history"), Random(players), set[str]()
    for seed in range(4):
        match = Match.start(game, players, seed=f"menu {seed}", tracked=False, silent=True)
        while (ask := match.ask) is not None:
            if ask.kind in MENUS and random.random() < 0.2:
                assert audit(MENUS[ask.kind], match.table, ask.seat) == []
                met.add(ask.kind)
            match.answer(random.choice(ask.keys))
    assert asks.ACTION in met
