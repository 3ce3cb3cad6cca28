"""Writes the recorded games anew. Needed only when rules or content have changed on purpose, so that hashes differ:

    python -m tests.records.make

For every wanted game the seeds 0, 1, 2 … are tried until one gives a game that shows what is wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from pentapolis.arena.play import run
from pentapolis.bots import Bot, Chair, make_bot
from pentapolis.games import load
from pentapolis.games.flow_of_history.components import Content
from pentapolis.games.flow_of_history.state import FlowState
from pentapolis.kernel import Game, Match
from pentapolis.kernel.record import Record

FOLDER = Path(__file__).parent / "flow_of_history"

AnyMatch = Match[FlowState, Content]


class Harvester:
    """A bot that takes no card as long as it can harvest: with enough of them a table stalls."""

    name = "harvester"
    imagines = False

    def choose(self, chair: Chair) -> str:
        keys = chair.keys
        return "harvest" if "harvest" in keys else "decline" if "decline" in keys else keys[0]


def happened(match: AnyMatch, event: str) -> bool:
    return any(noted.key == event for noted in match.table.events)


def future_was_gained(match: AnyMatch) -> bool:
    """FH-END.1, FH-END.3."""
    return any("the_future" in civ.cards for civ in match.state.civilizations)


def future_came_to_market(match: AnyMatch) -> bool:
    """FH-END.1, FH-END.2."""
    return any(slot.card == "the_future" for slot in match.state.market)


class Wanted(NamedTuple):
    """A game to be recorded. `shows` tells whether a finished game is one."""

    bots: tuple[str, ...]
    options: dict[str, str]
    shows: Callable[[AnyMatch], bool]


WANTED = {
    "two_players": Wanted(("greedy", "greedy"), {}, future_came_to_market),
    "three_players": Wanted(("random", "greedy", "random"), {}, future_came_to_market),
    "four_players": Wanted(("random",) * 4, {}, future_came_to_market),
    "five_players": Wanted(("greedy",) * 5, {}, future_came_to_market),
    "rahdo": Wanted(("greedy", "random"), {"variant": "rahdo"}, lambda match: happened(match, "attacked-banker")),
    "stall": Wanted(("harvester",) * 3, {"stall": "2"}, lambda match: happened(match, "stalled")),
    "future_gained": Wanted(("random",) * 3, {}, future_was_gained),
    "shared_victory": Wanted(("random",) * 3, {}, lambda match: len(match.outcome().winners) > 1),
}


def seat(name: str, seed: str) -> Bot:
    return Harvester() if name == Harvester.name else make_bot(name, seed)


def play(game: Game[FlowState, Content], wanted: Wanted, seed: str) -> AnyMatch:
    match = Match.start(game, len(wanted.bots), wanted.options, seed)
    run(match, [seat(name, f"{seed}/{number}") for number, name in enumerate(wanted.bots)])
    return match


def find(game: Game[FlowState, Content], wanted: Wanted) -> Record:
    """The record of the first game that shows what is wanted."""
    for number in count():
        seed = str(number)
        match = play(game, wanted, seed)
        if match.over and wanted.shows(match):
            return Record.of(match, wanted.bots, wanted.options, seed)
    raise AssertionError("count() has no end")


def main() -> None:
    game = load("flow_of_history")
    for name, wanted in WANTED.items():
        record = find(game, wanted)
        (FOLDER / f"{name}.txt").write_text(record.to_text(), encoding="utf-8")
        points = record.result and record.result.points
        print(f"{name}: seed {record.seed}, {len(record.answers)} answers, points {points}")


if __name__ == "__main__":
    main()
