"""A climb for one to three: alone one must get above the summit in time, together one only must get highest.

Every day each climber goes by the path, by the ridge, where a die tells how far, or climbs with a rope and then says
how far it is let out: a ply of two decisions.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from pentapolis.kernel import (
    Ask,
    Asks,
    BotSupport,
    Chance,
    Flow,
    Game,
    Meta,
    Outcome,
    Rulebook,
    State,
    Table,
    beat,
    beats,
)
from pentapolis.kernel.game import places
from tests.kernel.toys.common import plain_label

DAYS = 5
SUMMIT = 14
PATH, ROPE, WALL = 2, (1, 3), 4  # heights; the rope goes far on odd days only


class ClimbState(State):
    heights: list[int]
    day: int = 0


class ClimbView(msgspec.Struct, frozen=True):
    heights: list[int]
    day: int


ClimbTable = Table[ClimbState, None]


def setup(content: None, players: int, options: Mapping[str, str], chance: Chance) -> ClimbState:
    return ClimbState(chance, [beat(morning)], [0] * players)


def morning(t: ClimbTable) -> None:
    if t.state.day < DAYS:
        t.state.day += 1
        t.then_all(*(beat(climb, seat) for seat in range(len(t.state.heights))), beat(morning))


def climb(t: ClimbTable, seat: int) -> Flow[None]:
    way = yield Ask(seat, "way", {way: way for way in ("path", "ridge", "rope")})
    if way == "rope":
        t.state.heights[seat] += yield Ask(seat, "rope", {f"let:{n}": n for n in ROPE[: 1 + t.state.day % 2]})
    else:
        t.state.heights[seat] += PATH if way == "path" else t.state.chance.roll("ridge", WALL)


def score(t: ClimbTable, seat: int) -> dict[str, int]:
    return {"height": t.state.heights[seat]}


def outcome(t: ClimbTable) -> Outcome:
    """Alone one has won above the summit only."""
    heights = t.state.heights
    found = (1 if heights[0] > SUMMIT else 2,) if len(heights) == 1 else places(heights)
    return Outcome(tuple({"height": height} for height in heights), found)


def evaluate(t: ClimbTable, seat: int) -> float:
    """The lead: over the mountain, as high as it should be by now, for who climbs alone."""
    heights = t.state.heights
    others = [height for other, height in enumerate(heights) if other != seat]
    return float(heights[seat] - max(others, default=SUMMIT * t.state.day / DAYS))


def view(t: ClimbTable, seat: int | None) -> ClimbView:
    return ClimbView(t.state.heights[:], t.state.day)


ASKS = Asks(plain_label)
for kind in ("way", "rope"):
    ASKS.kind(kind)

CLIMB: Game[ClimbState, None] = Game(
    rules=Rulebook(
        meta=Meta("climb", {"en": "Climb", "pl": "Wspinaczka"}, players=(1, 2, 3), secrets=False),
        state=ClimbState,
        setup=setup,
        beats=beats(morning, climb),
        view=view,
        score=score,
        outcome=outcome,
        evaluate=evaluate,
        asks=ASKS,
        seats_of=lambda state: len(state.heights),
        bots=BotSupport(decisive=2.0),
    ),
    content=None,
    content_hash="0" * 16,
)
