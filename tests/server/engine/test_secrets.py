"""Secrecy: two worlds that a seat cannot tell apart look the same to it, frame by frame."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pentapolis.kernel import Chance, Refusal
from pentapolis.server.engine.entries import Answered, Ended, Origin, Setup, Undone
from pentapolis.server.engine.frames import GameFrame, frame
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.engine.preview import foresee, why
from tests.server.engine_games import FLOW, PLAYERS, load
from tests.server.engine_play import open_match, random_answer

GAMES = ["battle", "dice", "draft", "research", "duel", "peek", FLOW]
HIDDEN = ["battle", "draft", "research", "peek", FLOW]  # in these something is hidden that can be re-dealt


def other_world(live: LiveMatch, seat: int, seed: str) -> LiveMatch | None:
    """The same position with what the seat cannot know dealt anew; None where the kernel imagines no world.

    What others have sealed is not known either, so in another world they have not answered yet.
    """
    if any(map(live.match.has_sealed, range(live.setup.players))):
        return None
    origin = Origin(live.setup, tuple(live.history), seat)
    try:
        return LiveMatch(live.game, Setup(live.setup.game, live.setup.players, {}, seed, origin=origin))
    except Refusal:
        return None


def sight(shown: GameFrame) -> dict[str, Any]:
    """All of a frame but what counts from the beginning of the match."""
    seen = msgspec.structs.asdict(shown)
    return {name: value for name, value in seen.items() if name not in ("version", "at", "keep", "events")}


def news(live: LiveMatch, seat: int, since: int) -> list[tuple[str, Any]]:
    return [(line.key, line.args) for line in frame(live, (seat,), since).events]


@pytest.mark.parametrize("game", GAMES)
def test_frames_of_re_dealt_worlds_are_equal(game: str) -> None:
    """At every moment of whole games, for every seat."""
    worlds = other = 0
    for seed in ("1", "2"):
        live, chance = open_match(game, seed), Chance(seed)
        while not live.over and live.number < 30:
            for seat in range(live.setup.players):
                world = other_world(live, seat, f"{seed} {live.number}")
                if world is not None:
                    worlds += 1
                    other += world.match.state != live.match.state
                    assert sight(frame(world, (seat,))) == sight(frame(live, (seat,)))
                    assert explanations(world, seat) == explanations(live, seat)
            entry = random_answer(live, chance)
            assert entry is not None
            live.apply(msgspec.structs.replace(entry, bot="random"))
    assert worlds > 10
    assert game not in HIDDEN or other > 5


def explanations(live: LiveMatch, seat: int) -> list[Any]:
    """What the seat can find out by asking why, and what its answers would do."""
    told: list[Any] = [why(live, seat, key) for key in ("nonsense", "forbidden")]
    ask = live.ask_for(seat)
    return told + [foresee(live, seat, key) for key in (ask.keys[:3] if ask else ())]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_entries_lead_to_the_same_frames(game: str) -> None:
    """Two worlds go on together until the seat learns something; nothing but its view may tell them apart."""
    steps = 0
    for number in range(24):
        live, chance = open_match(game, str(number)), Chance(f"{game} {number}")
        for _ in range(number % 10):
            entry = random_answer(live, chance)
            if entry is not None:
                live.apply(msgspec.structs.replace(entry, bot="random"))
        seat = chance.below("viewer", PLAYERS[game])
        world = other_world(live, seat, "other")
        if world is not None:
            steps += go_together(live, world, seat, chance)
    assert steps > 20


def go_together(ours: LiveMatch, theirs: LiveMatch, seat: int, chance: Chance) -> int:
    steps = 0
    for _ in range(25):
        since = ours.number, theirs.number
        if not same_entry(ours, theirs, chance):
            break
        if frame(ours, (seat,)).view != frame(theirs, (seat,)).view:
            break
        assert sight(frame(ours, (seat,))) == sight(frame(theirs, (seat,)))
        assert news(ours, seat, since[0]) == news(theirs, seat, since[1])
        steps += 1
    return steps


def same_entry(ours: LiveMatch, theirs: LiveMatch, chance: Chance) -> bool:
    """Something that can be done in both worlds: an answer, an undo, the end of a turn."""
    actor = ours.actor
    if actor is not None and chance.below("undo", 4) == 0:
        for live in (ours, theirs):
            live.apply(Undone(live.number + 1, "r", actor))
        return True
    answer = random_answer(ours, chance)
    if answer is not None:
        if theirs.why_not(answer.key, answer.seat) is not None:
            return False
        for live in (ours, theirs):
            live.apply(Answered(live.number + 1, "r", answer.seat, answer.key, end=answer.end))
        return True
    if actor is not None:
        for live in (ours, theirs):
            live.apply(Ended(live.number + 1, "r", actor))
    return not ours.over


def test_a_leak_would_be_found() -> None:
    """The comparison is worth something: through another seat's eyes the worlds do differ."""
    live = LiveMatch(load("peek"), Setup("peek", 2, {}, "0"))
    world = other_world(live, 0, "7")
    assert world is not None
    assert sight(frame(world, (1,))) != sight(frame(live, (1,)))
