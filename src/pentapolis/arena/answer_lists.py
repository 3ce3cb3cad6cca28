"""Lists of legal answers: the longest and the slowest one in random games.

A list may be made on the way to its question or when it is looked at, so what is timed is both: the answer before, the
way to the question, and its list. Whatever else the machine did at that moment is in the time, too; so the slowest
places are played again, and of several times the shortest counts. A place that took less in the first run than what
such a place was found to take cannot be slower, which ends the search.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappush, heappushpop
from random import Random
from time import process_time
from typing import Any

import msgspec

from pentapolis.kernel import Game, Match

SUSPECTS = 2_000  # places that are kept for a second look
REPEATS = 7


class TimedAnswerList(msgspec.Struct, frozen=True, order=True):
    """A question of a random game: how long it took, which game, after how many answers, what is asked."""

    seconds: float
    seed: str
    at: int
    kind: str
    length: int


class AnswerListTimes(msgspec.Struct, frozen=True):
    """What was found for one game and player count. `noisy` is the slowest place before it was looked at again."""

    game: str
    players: int
    games: int
    lists: int
    longest: TimedAnswerList
    slowest: TimedAnswerList
    noisy: TimedAnswerList


def survey(
    game: Game[Any, Any], players: int, games: int, on_game: Callable[[int], None] = lambda number: None
) -> AnswerListTimes:
    """Play so many random games and look at every list."""
    suspects: list[TimedAnswerList] = []
    longest = TimedAnswerList(0.0, "", 0, "", 0)
    lists = 0
    for number in range(games):
        for place in places(game, players, f"lists/{number}"):
            lists += 1
            if place.length > longest.length:
                longest = place
            if len(suspects) < SUSPECTS:
                heappush(suspects, place)
            else:
                heappushpop(suspects, place)
        on_game(number + 1)
    suspects.sort(reverse=True)
    return AnswerListTimes(
        game=game.meta.id,
        players=players,
        games=games,
        lists=lists,
        longest=again(game, players, longest),
        slowest=slowest_of(suspects, lambda place: again(game, players, place)),
        noisy=suspects[0],
    )


def places(game: Game[Any, Any], players: int, seed: str) -> list[TimedAnswerList]:
    """One random game, timed question by question."""
    random, found = Random(seed).random, []
    match, seconds, keys = begin(game, players, seed)
    while (ask := match.ask) is not None:
        found.append(TimedAnswerList(seconds, seed, len(match.history), ask.kind, len(keys)))
        seconds, keys = take(match, keys[int(random() * len(keys))])
    return found


def begin(game: Game[Any, Any], players: int, seed: str) -> tuple[Match[Any, Any], float, list[str]]:
    """A match, and its first list."""
    start = process_time()
    match = Match.simulate(game, players, {}, seed)
    keys = keys_of(match)
    return match, process_time() - start, keys


def take(match: Match[Any, Any], key: str) -> tuple[float, list[str]]:
    """Answer, and look at the next list: how long it took, and the list."""
    start = process_time()
    match.answer(key)
    keys = keys_of(match)
    return process_time() - start, keys


def keys_of(match: Match[Any, Any]) -> list[str]:
    ask = match.ask
    return [] if ask is None else list(ask.options)


def again(game: Game[Any, Any], players: int, place: TimedAnswerList) -> TimedAnswerList:
    """The same place once more, several times: the shortest time is that of the list, the rest is the machine's."""
    times = []
    for _ in range(REPEATS):
        random = Random(place.seed).random
        match, seconds, keys = begin(game, players, place.seed)
        for _ in range(place.at):
            seconds, keys = take(match, keys[int(random() * len(keys))])
        times.append(seconds)
    return msgspec.structs.replace(place, seconds=min(times))


def slowest_of(suspects: list[TimedAnswerList], look: Callable[[TimedAnswerList], TimedAnswerList]) -> TimedAnswerList:
    """The slowest of places that are sorted by their first times, the slowest first, by their true ones.

    >>> first = [TimedAnswerList(seconds, "seed", 1, "act", 5) for seconds in (0.9, 0.3, 0.1)]
    >>> slowest_of(first, lambda place: msgspec.structs.replace(place, seconds=0.2)).seconds
    0.2
    """
    slowest = look(suspects[0])
    for place in suspects[1:]:
        if place.seconds <= slowest.seconds:
            break
        slowest = max(slowest, look(place))
    return slowest
