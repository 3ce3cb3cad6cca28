"""Every question a player is ever asked, and the words for its answers.

kind       asked of          answers
leader     each, in setup    a Leader (MO-SET.13)
keep       all at once       a Starting Technology of the hand (MO-SET.14)
found      each, in setup    a hex for the Starting City (MO-SET.15)
benefit    each, in setup    leader play:CARD done (MO-SET.16)
act        active player     the verbs of `menu`: Actions, free moves, end (MO-TRN)
extra      active player     the Actions alone, and peek:DECK (MO-TRN.4)
pay        payer             how many units Money replaces (MO-RES.1)
place      builder           a hex
technology taker             play keep (MO-TEC.3, MO-TEC.5)
unit       card owner        TYPE:REGION (MO-MIL.11)
military   active player     recruit:TYPE:REGION move:TYPE:FROM:TO done (MO-MIL.1)
eliminate  card owner        SEAT:TYPE:REGION stop (MO-MIL.9)
token      card owner        a hex (MO-TOK.6)
track      card owner        a Production track
resource   card owner        a Resource
transfer   card owner        FROM:TO none (MO-CRD.9), then `amount`
offer      card owner        an Offer to clear
pillar     builder           a Pillar (MO-WON.7)
region     owner             a Region (MO-BLD.18, MO-EMP.9)
takeover   Priestess         a hex with a City (MO-LEA.4)
diplomats  card owner        SEAT:FROM:TO none (MO-EMP.3)

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
LEADER = ASKS.kind("leader", named("card"))
KEEP = ASKS.kind("keep", named("card"))
FOUND = ASKS.kind("found", named("hex", "answer-hex"))
BENEFIT = ASKS.kind("benefit")
ACT = ASKS.kind("act")
EXTRA = ASKS.kind("extra")
PAY = ASKS.kind("pay", named("count"))
PLACE = ASKS.kind("place", named("hex", "answer-hex"))
TECHNOLOGY = ASKS.kind("technology", named(""))
UNIT = ASKS.kind("unit", named("unit region"))
MILITARY = ASKS.kind("military")
ELIMINATE = ASKS.kind("eliminate", named("seat unit region"))
TOKEN = ASKS.kind("token", named("hex", "answer-hex"))
TRACK = ASKS.kind("track", named("what"))
RESOURCE = ASKS.kind("resource", named("what"))
TRANSFER = ASKS.kind("transfer", named("track to"))
AMOUNT = ASKS.kind("amount", named("count"))
OFFER = ASKS.kind("offer", named(""))
PILLAR = ASKS.kind("pillar", named("pillar"))
REGION = ASKS.kind("region", named("what"))
TAKEOVER = ASKS.kind("takeover", named("hex", "answer-hex"))
DIPLOMATS = ASKS.kind("diplomats", named("seat region to"))


def choose_hex(seat: int, kind: str, board: Board, hexes: int, **about: int | str) -> Flow[int]:
    """Ask for one of a set of hexes, unless there is only one."""
    if hexes.bit_count() == 1:
        return hexes.bit_length() - 1
    return cast(int, (yield Ask(seat, kind, board.choices(hexes), **about)))
