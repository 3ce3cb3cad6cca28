"""Games for the tests of the engine: real ones, the kernel's toys, and some that misbehave.

`load` takes the place of `pentapolis.games.load` in worker processes.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from pentapolis import games
from pentapolis.games import UnknownGame
from pentapolis.kernel import Ask, Beat, Flow, Game, Sealed
from tests.kernel.toys.battle import BATTLE
from tests.kernel.toys.dice import DICE
from tests.kernel.toys.draft import DRAFT
from tests.kernel.toys.probe import ProbeBeat, ProbeTable, choose, note, probe
from tests.kernel.toys.research import RESEARCH

FLOW = "flow_of_history"


def duel(t: ProbeTable) -> Flow[None]:
    """Both seats answer in secret."""
    answers = yield Sealed((0, 1), lambda seat: Ask(seat, "duel", {key: key for key in ("high", "low")}))
    t.emit("duelled", first=answers[0], second=answers[1])
    note(t, answers[0])
    note(t, answers[1])


def peek(t: ProbeTable, seat: int) -> Flow[None]:
    """Looking at the deck tells the seat something; not looking tells it nothing."""
    if (yield Ask(seat, "peek", {"look": True, "pass": False})):
        t.state.peeked[seat].append(t.state.deck[-1])
        t.emit("peeked", {seat: {"card": t.state.deck[-1]}}, seat=seat)


def ask_and_tell(t: ProbeTable, seat: int, kind: str = "choose") -> Flow[None]:
    yield from choose(t, seat, kind)
    t.emit("chosen", seat=seat)


def roll(t: ProbeTable, seat: int) -> Flow[None]:
    """A die is thrown before anybody is asked."""
    note(t, "rolled", t.state.chance.roll("die", 6))
    yield from choose(t, seat)


def pair(t: ProbeTable, seat: int) -> Flow[None]:
    """Nothing can be seen of the first answer before the second."""
    options = {key: key for key in ("left", "right")}
    first = yield Ask(seat, "pair", options)
    second = yield Ask(seat, "pair", options)
    note(t, f"{first}-{second}")


def misbehave(t: ProbeTable) -> Flow[None]:
    """The right answer is harmless; the others are not."""
    deed = yield Ask(0, "deed", {key: key for key in ("behave", "loop", "hog", "fail")})
    while deed == "loop":
        pass
    if deed == "hog":
        hoard = [bytearray(1 << 20) for _ in range(1 << 14)]
        note(t, "hoarded", len(hoard))
    if deed == "fail":
        raise KeyError("a defect of the rules")
    note(t, deed)
    t.then_all(("misbehave",))


BEATS: dict[str, ProbeBeat] = {
    "choose": ask_and_tell,
    "duel": duel,
    "peek": peek,
    "roll": roll,
    "pair": pair,
    "misbehave": misbehave,
}

# Two questions to seat 0, one to seat 1, and again.
TURNS = probe(("choose", 0), ("choose", 0), ("choose", 1), ("choose", 0), ("choose", 1), beats=BEATS)
# The same, and who answers "right" ends the turn.
CLOSED = replace(TURNS, rules=replace(TURNS.rules, closing={"choose": "right"}))
DUELS: list[Beat] = [("choose", 0), ("duel",), ("choose", 1)]
DUEL = probe(*DUELS * 4, beats=BEATS)
LOOKS: list[Beat] = [("choose", 0), ("peek", 0), ("choose", 0), ("choose", 1), ("peek", 1)]
PEEK = probe(*LOOKS * 3, hands=("a b", "c d"), deck="e f g", beats=BEATS)
BEATS_OF_OTHERS: list[Beat] = [("choose", 0), ("roll", 1), ("pair", 1), ("choose", 1), ("roll", 1)]
OTHERS = probe(*BEATS_OF_OTHERS, hands=("a b", "c d e"), deck="f g h", beats=BEATS)
LATE = probe(("roll", 1), ("choose", 0), hands=("a", "b"), beats=BEATS)
VILLAIN = probe(("misbehave",), beats=BEATS)

TOYS: dict[str, Game[Any, Any]] = {
    "battle": BATTLE,
    "dice": DICE,
    "draft": DRAFT,
    "research": RESEARCH,
    "turns": TURNS,
    "closed": CLOSED,
    "duel": DUEL,
    "peek": PEEK,
    "others": OTHERS,
    "late": LATE,
    "villain": VILLAIN,
}

PLAYERS = {
    "battle": 2,
    "dice": 2,
    "draft": 3,
    "research": 2,
    "turns": 2,
    "closed": 2,
    "duel": 2,
    "peek": 2,
    "others": 2,
    "late": 2,
    "villain": 2,
    FLOW: 3,
}


def load(game: str, pack: Path | None = None) -> Game[Any, Any]:
    if game in TOYS:
        return TOYS[game]
    if game == "nowhere":
        raise UnknownGame(game)
    return games.load(game, pack)
