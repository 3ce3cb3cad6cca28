"""All four toys pass the conformance suite, and random play gets everywhere in them."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.kernel import Game, Match
from pentapolis.kernel.conformance import THOROUGH, Counts, check_game
from pentapolis.kernel.state import encode
from tests.kernel.play import play_out
from tests.kernel.toys.battle import BATTLE
from tests.kernel.toys.dice import DICE
from tests.kernel.toys.draft import DRAFT
from tests.kernel.toys.research import RESEARCH

KINDS = {
    BATTLE.meta.id: {"lay", "cancel", "losses", "withdraw"},
    DRAFT.meta.id: {"keep", "play", "token"},
    RESEARCH.meta.id: {"turn", "colour", "pick", "keep"},
    DICE.meta.id: {
        "turn", "pay", "sleep", "plan", "prey", "change", "favor", "tribes", "achievement", "giver", "give",
        "reroll", "reset",
    },
}  # fmt: skip
GAMES: list[Game[Any, Any]] = [BATTLE, DRAFT, RESEARCH, DICE]
TABLES = [(game, players, options) for game in GAMES for players in game.meta.players
          for options in game.meta.variants(players)]  # fmt: skip


def table_name(value: object) -> str | None:
    if isinstance(value, Game):
        return value.meta.id
    return "-".join(value.values()) or "plain" if isinstance(value, dict) else None


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_name)
def test_conformance(game: Game[Any, Any], players: int, options: dict[str, str]) -> None:
    counts = Counts()
    while counts.decisions < 60:
        counts.add(check_game(game, players, options, str(counts.games), thoroughness=THOROUGH))
    assert counts.undone > 3
    assert (counts.worlds > 0) == (game is not DICE)  # in which nothing is hidden


@pytest.mark.parametrize("game", GAMES, ids=table_name)
def test_random_play_meets_every_question(game: Game[Any, Any]) -> None:
    met = set()
    for n in range(60):
        seed, players = str(n), game.meta.players[n % len(game.meta.players)]
        match = play_out(Match.start(game, players, seed=seed), seed)
        replay = Match.start(game, players, seed=seed, tracked=False, silent=True)
        for seat, key in match.history:
            ask = replay.ask_for(seat)
            assert ask is not None
            met.add(ask.kind)
            replay.answer(key, seat)
        assert encode(replay.state) == encode(match.state)
    assert met == KINDS[game.meta.id]
