"""Writes the recorded games anew, needed only when rules, content or bots have changed on purpose:

    python -m tests.records.make                       # every game of the shelf that has records
    python -m tests.records.make clash_of_cultures     # only this one

For every wanted game the seeds 0, 1, 2 … are tried until one gives a game that shows what is wanted. What is wanted
stands in the module of the game beside this one.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import count

from pentapolis.arena.play import MOST_DECISIONS, run
from pentapolis.bots import Bot, Perspective, make_bot
from pentapolis.games import load
from pentapolis.kernel import Match
from pentapolis.kernel.record import Record
from tests.records import beyond, civolution_games, clash, flow, mosaic_games
from tests.records.builder import Builder
from tests.records.wanted import AnyGame, AnyMatch, Harvester, Wanted, folder

WANTED: dict[str, dict[str, Wanted]] = {
    "beyond_the_horizon": beyond.WANTED,
    "civolution": civolution_games.WANTED,
    "flow_of_history": flow.WANTED,
    "clash_of_cultures": clash.WANTED,
    "mosaic": mosaic_games.WANTED,
}


def seat(name: str, seed: str) -> Bot:
    match name:
        case Harvester.name:
            return Harvester()
        case Builder.name:
            return Builder(seed)
        case beyond.Idler.name:
            return beyond.Idler(seed)
    return make_bot(name, seed)


def play(game: AnyGame, wanted: Wanted, seed: str) -> AnyMatch:
    match = Match.start(game, len(wanted.bots), options_of(game, wanted), seed)
    bots = [seat(name, f"{seed}/{number}") for number, name in enumerate(wanted.bots)]
    if wanted.agreed:
        run_until_stalled(match, bots)
    else:
        run(match, bots)
    return match


def run_until_stalled(match: AnyMatch, bots: Sequence[Bot]) -> None:
    """The table agrees to end the game as soon as it may."""
    for _ in range(MOST_DECISIONS):
        if match.stalled:
            match.end_by_agreement()
        ask = match.ask
        if ask is None:
            return
        match.answer(bots[ask.seat].choose(Perspective(match, ask.seat)), ask.seat)


def options_of(game: AnyGame, wanted: Wanted) -> dict[str, str]:
    return game.meta.simulate(len(wanted.bots), wanted.options)


def find(game: AnyGame, wanted: Wanted) -> Record:
    """The record of the first game that shows what is wanted."""
    for number in count():
        seed = str(number)
        match = play(game, wanted, seed)
        if match.over and wanted.shows(match):
            return Record.of(match, wanted.bots, options_of(game, wanted), seed)
    raise AssertionError("count() has no end")


def main(games: Sequence[str] = ()) -> None:
    for name in games or WANTED:
        game = load(name)
        for title, wanted in WANTED[name].items():
            record = find(game, wanted)
            (folder(name) / f"{title}.txt").write_text(record.to_text(), encoding="utf-8")
            points = record.result and record.result.points
            print(f"{name} {title}: seed {record.seed}, {len(record.answers)} answers, points {points}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
