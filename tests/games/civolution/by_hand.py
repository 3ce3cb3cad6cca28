"""A table set up by hand, and flows answered by hand: for the rules of single actions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from pentapolis.games.civolution.components import Content, load
from pentapolis.games.civolution.effects import perform
from pentapolis.games.civolution.kinds import FEATURE, MAIN_MODULES, MATERIAL
from pentapolis.games.civolution.ownership import refresh
from pentapolis.games.civolution.state import CVState, CVTable, Player, Row, put
from pentapolis.games.civolution.vocabulary import Effect
from pentapolis.kernel import Ask, Chance, Flow, Refusal
from pentapolis.kernel.data import read_tables

Given = dict[str, Any]


@cache
def content() -> Content:
    return load(read_tables("pentapolis.games.civolution"))


def table(*given: Given, **state: Any) -> CVTable:
    """Two civilizations, or one for each of `given`: markers by their words, columns by what lies there."""
    found = CVState(chance=Chance("1"), agenda=[], players=[new_player() for _ in given or ((), ())])
    for name, value in state.items():
        setattr(found, name, value)
    t = CVTable(content(), found)
    for player, having in zip(found.players, given, strict=False):
        for name, value in having.items():
            give(player, name, value)
        refresh(t, player)
    return t


def new_player() -> Player:
    return Player(
        supply=50,
        levels=(1,) * len(MAIN_MODULES),
        settlements=(0, 1, 2, 3),
        settled=(0,) * len(content().grounds),
        statues=(0,) * len(content().grounds),
        raw=(0,) * len(content().territories),
    )


def give(player: Player, name: str, value: Any) -> None:
    if name in FEATURE:
        player.features = put(player.features, FEATURE[name], value)
    elif name in MATERIAL:
        player.storage = put(player.storage, MATERIAL[name], value)
    elif name == "columns":  # by number from 1
        for number, pieces in value.items():
            player.columns = put(player.columns, number - 1, tuple(map(row_of, pieces)))
        return
    else:
        setattr(player, name, value)
        if name not in ("idea", "food", "money", "focus"):
            return
    player.supply -= value


def row_of(piece: str | Row) -> Row:
    """A full-width piece, or the two halves."""
    return (piece, piece) if isinstance(piece, str) else piece


def answered(flow: Flow[Any] | None, answers: Iterable[str]) -> Ask | None:
    """Give answers to a flow; what it asks next, None if it has ended."""
    words = iter(answers)
    if flow is None:
        return None
    try:
        ask = next(flow)
        for word in words:
            assert isinstance(ask, Ask)
            assert word in ask.options, (word, ask)
            ask = flow.send(ask.options[word])
    except StopIteration:
        left = list(words)
        assert not left, f"nobody asked for {left}"
        return None
    assert isinstance(ask, Ask)
    return ask


def play(flow: Flow[Any] | None, *answers: str) -> None:
    """Give answers to a flow, which must have ended then."""
    ask = answered(flow, answers)
    assert ask is None, ask


def asked(flow: Flow[Any] | None, *answers: str) -> Ask:
    """What a flow asks after these answers."""
    ask = answered(flow, answers)
    assert ask is not None, "nothing was asked"
    return ask


def do(t: CVTable, effect: Effect, *answers: str, source: str = "", seat: int = 0) -> None:
    """Perform an effect with these answers."""
    play(perform(t, seat, effect, source), *answers)


def ask_of(t: CVTable, effect: Effect, *answers: str, source: str = "", seat: int = 0) -> Ask:
    """What performing an effect asks after these answers."""
    return asked(perform(t, seat, effect, source), *answers)


def refusal(ask: Ask, key: str) -> Refusal | None:
    """Why an answer is not among the options."""
    assert key not in ask.options, (key, ask)
    reason = getattr(ask.options, "reason", None)
    assert reason is not None
    found: Refusal | None = reason(key)
    return found
