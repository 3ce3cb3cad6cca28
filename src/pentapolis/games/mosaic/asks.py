"""Every question a player is ever asked, and the words for its answers.

A decision with one possible answer is made at once and not asked, except where asking would tell others something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from pentapolis.kernel import Ask, Asks, Flow, Label
from pentapolis.kernel.ask import read_seat
from pentapolis.kernel.kinds import Labeller

from .board import Board

DONE, STOP, NONE, PLAY, KEEP_DOWN = "done", "stop", "none", "play", "keep"

MEANINGS: dict[str, Callable[[str], int | str]] = {"seat": read_seat, "count": int, "pillar": "pillar_{}".format}


def named(names: str, message: str = "") -> Labeller:
    """`answer-KIND` with the words of a key by these names; `answer-KIND-WORD` for a key of other words."""
    known = names.split()

    def label(ask: Ask, key: str) -> Label:
        words = key.split(":")
        if len(words) != len(known):
            return Label(f"answer-{ask.kind}-{key}")
        said = zip(known, words, strict=True)
        return Label(message or f"answer-{ask.kind}", {name: MEANINGS.get(name, str)(word) for name, word in said})

    return label


ASKS = Asks()

# In the setup
LEADER = ASKS.kind("leader", named("card"))  # MO-SET.13
KEEP = ASKS.kind("keep", named("card"))  # all at once: a Starting Technology of the hand (MO-SET.14)
FOUND = ASKS.kind("found", named("hex", "answer-hex"))  # for the Starting City (MO-SET.15)
BENEFIT = ASKS.kind("benefit")  # the verbs of `opening.BENEFITS` (MO-SET.16)

# Of the active player
ACT = ASKS.kind("act")  # the verbs of `menu.TURN` (MO-TRN)
EXTRA = ASKS.kind("extra")  # those of `menu.ADDITIONAL` (MO-TRN.4)
MILITARY = ASKS.kind("military")  # those of `military.STEPS` (MO-MIL.1)

# Of whoever pays, builds or has a card
PAY = ASKS.kind("pay", named("count"))  # how many units Money replaces (MO-RES.1)
PLACE = ASKS.kind("place", named("hex", "answer-hex"))  # for a building
TECHNOLOGY = ASKS.kind("technology", named(""))  # play keep (MO-TEC.3, MO-TEC.5)
UNIT = ASKS.kind("unit", named("unit region"))  # MO-MIL.11
ELIMINATE = ASKS.kind("eliminate", named("seat unit region"))  # or stop (MO-MIL.9)
TOKEN = ASKS.kind("token", named("hex", "answer-hex"))  # MO-TOK.6
TRACK = ASKS.kind("track", named("what"))
RESOURCE = ASKS.kind("resource", named("what"))
TRANSFER = ASKS.kind("transfer", named("track to"))  # or none (MO-CRD.9)
AMOUNT = ASKS.kind("amount", named("count"))  # of a transfer
OFFER = ASKS.kind("offer", named(""))  # to clear
PILLAR = ASKS.kind("pillar", named("pillar"))  # MO-WON.7
REGION = ASKS.kind("region", named("what"))  # MO-BLD.18, MO-EMP.9
TAKEOVER = ASKS.kind("takeover", named("hex", "answer-hex"))  # a City of another (MO-LEA.4)
DIPLOMATS = ASKS.kind("diplomats", named("seat region to"))  # or none (MO-EMP.3)


def choose_hex(seat: int, kind: str, board: Board, hexes: int, **about: int | str) -> Flow[int]:
    """Ask for one of a set of hexes, unless there is only one."""
    if hexes.bit_count() == 1:
        return hexes.bit_length() - 1
    return cast(int, (yield Ask(seat, kind, board.choices(hexes), **about)))
