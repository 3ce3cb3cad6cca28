"""Every question a player is ever asked, and the words for its answers.

A decision with one possible answer is made at once and not asked. `skip` leaves a task or a part of a bonus out, `stop`
ends what may be done several times; both stand among the other answers.
"""

from __future__ import annotations

import re

from pentapolis.kernel import Ask, Asks, Label
from pentapolis.kernel.kinds import Labeller
from pentapolis.parts.choices import why_not

from .kinds import NONE, SKIP, STOP

PLAIN = (SKIP, STOP, NONE, "do")

_UNIT = re.compile(r"(settler|soldier)(\d)")


def named(names: str) -> Labeller:
    """`answer-KIND` with the words of a key by these names; `answer-WORD` for a word that means the same everywhere.

    A word like `settler3` is told as its `unit` and its `strength`.
    """
    known = names.split()

    def label(ask: Ask, key: str) -> Label:
        if key in PLAIN:
            return Label(f"answer-{key}")
        args: dict[str, int | str] = {}
        for name, word in zip(known, key.split(":"), strict=False):
            unit = _UNIT.fullmatch(word)
            if unit:
                args |= {"unit": unit[1], "strength": int(unit[2])}
            else:
                args[name] = word
        return Label(f"answer-{ask.kind}", args)

    return label


def raised(ask: Ask, key: str) -> Label:
    """`answer-upgrade`, or `answer-upgrade-by` where the points may be split."""
    label = named("unit place points")(ask, key)
    return Label(f"{label.message}-by", label.args) if "points" in label.args else label


def by_word(ask: Ask, key: str) -> Label:
    """`answer-KIND-WORD`, for keys that are words of the game and no pieces."""
    return Label(f"answer-{key}" if key in PLAIN else f"answer-{ask.kind}-{key}")


def verbs(ask: Ask, key: str) -> Label:
    """`answer-KIND-VERB` with what the verb is about."""
    verb, _, rest = key.partition(":")
    if not rest:
        return by_word(ask, key)
    label = named("place place")(ask, rest)
    return Label(f"answer-{ask.kind}-{verb}", label.args)


ASKS = Asks(explain=why_not)

# In the setup
GOVERNMENT = ASKS.kind("government", named("card"))  # BH-SET.18

# Phases of the turn
SPACE = ASKS.kind("space", named("space"))  # BH-ACT.1
EXPAND = ASKS.kind("expand", verbs)  # none, build:STRUCTURE, village:PLACE, city:PLACE (BH-XPH.1)
PRODUCE = ASKS.kind("produce", by_word)  # population, coins, exchange (BH-PRO.1)
EXCHANGE = ASKS.kind("exchange", verbs)  # buy, sell, recall:UNIT:PLACE, stop (BH-PRO.5)
GOAL = ASKS.kind("goal", named("card"))  # BH-GOA.1
PHASES = (GOVERNMENT, SPACE, EXPAND, PRODUCE, EXCHANGE, GOAL)

# Tasks and bonuses
DO = ASKS.kind("do", by_word)  # do, skip: what has no choice of its own
SLOT = ASKS.kind("slot", named("slot"))  # BH-RES.1
COLOR = ASKS.kind("color", named("color"))  # BH-RES.7
CARD = ASKS.kind("card", named("card"))  # BH-RES.10
PRIVATE = ASKS.kind("private", named("card"))  # BH-PRV.2
LEADER = ASKS.kind("leader", by_word)  # an option of a leader (BH-LEA.4)
RECRUIT = ASKS.kind("recruit", named("unit place"))  # BH-REC.2
UPGRADE = ASKS.kind("upgrade", raised)  # BH-UPG.2
STEP = ASKS.kind("step", named("unit place to"))  # BH-MOV.8
TRACK = ASKS.kind("track", named("track"))  # BH-INV.1, BH-DEV.6
STRUCTURE = ASKS.kind("structure", named("card"))  # of the display (BH-STR.1)
VILLAGE = ASKS.kind("village", named("place"))  # BH-VIL.8
CITY = ASKS.kind("city", named("place"))  # BH-CIT.7
CREW = ASKS.kind("crew", named("strengths"))  # the settlers or soldiers used (BH-VIL.2)
BUILD = ASKS.kind("build", named("card"))  # BH-STR.4, BH-STR.7
SITE = ASKS.kind("site", named("place"))  # BH-STR.3
BUILDER = ASKS.kind("builder", named("unit"))  # BH-STR.4
BASIC = ASKS.kind("basic", named("card"))  # BH-ACT.12
OPTION = ASKS.kind("option", by_word)  # of a choice (BH-EFF.17)
