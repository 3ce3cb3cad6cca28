"""Moving feature markers (CV-MUT)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options

from .. import asks, log
from .. import vocabulary as v
from ..asks import STOP
from ..effects import effect
from ..kinds import FEATURE, FEATURES
from ..state import CVTable, add


def moves(t: CVTable, seat: int) -> dict[str, tuple[int, int]]:
    """CV-MUT.1: an own feature marker to another feature space."""
    held = t.state.players[seat].features
    return {
        f"{FEATURES[one]}:{FEATURES[other]}": (one, other)
        for one in range(len(held))
        if held[one]
        for other in range(len(held))
        if other != one
    }


def refuse(key: str) -> Refusal | None:
    """CV-MUT.1: no marker is there, or it would stay where it is."""
    words = key.split(":")
    if len(words) != 2 or not all(word in FEATURE for word in words):
        return None
    return Refusal("CV-MUT.1", thing=words[0])


@effect(v.MoveFeature, lambda t, seat, effect: any(t.state.players[seat].features))
def move_features(t: CVTable, seat: int, effect: v.MoveFeature, source: str) -> Flow[None]:
    """CV-MUT.1: up to so many markers, the same one again or others."""
    player = t.state.players[seat]
    for left in range(effect.amount, 0, -1):
        options = Options({**moves(t, seat), STOP: None}, refuse)
        move: tuple[int, int] | None = yield Ask(seat, asks.MOVE_FEATURE, options, left=left)
        if move is None:
            return
        one, other = move
        player.features = add(add(player.features, one, -1), other, 1)
        t.emit(log.MOVED_FEATURE, seat=seat, feature=FEATURES[one], other=FEATURES[other])
