"""A bot for recorded games that would be rare otherwise: it saves for Wonders and leaves everybody in peace."""

from __future__ import annotations

from pentapolis.bots import Perspective
from pentapolis.kernel import Chance

WISHES = (
    *("wonder:", "all", "advance:storage", "advance:engineering", "found:", "advance:myths", "advance:rituals"),
    *("advance:tactics", "advance:siegecraft", "advance:irrigation", "advance:arts", "advance:circus_and_sports"),
    *("happiness", "collect:", "advance:"),
)
NEVER = ("attack:", "influence", "trade:", "end", "construct:", "recruit:", "play:", "use:")


class Builder:
    """Takes what leads to a Wonder where it can, and else any peaceful answer; one in four is left to chance."""

    name = "builder"
    imagines = False

    def __init__(self, seed: str) -> None:
        self.chance = Chance(seed)

    def choose(self, perspective: Perspective) -> str:
        keys = perspective.keys
        if perspective.ask.kind == "raze":
            return "none"
        if perspective.ask.kind != "act" or self.chance.below("mood", 4):
            for wish in WISHES:
                for key in keys:
                    if key.startswith(wish):
                        return key
        peaceful = [key for key in keys if not key.startswith(NEVER)] or keys
        return peaceful[self.chance.below("builder", len(peaceful))]
