"""Every question a civilization is ever asked, and the words for its answers.

A decision with one possible answer is made at once and not asked. `skip` leaves a part out, `stop` ends what may be done
several times; both stand among the other answers. Keys are words joined by colons: pieces, territories, sites and
grounds by their ids, seats as `seat1`, V.I.C.I. as `vici`, sites by their recess (`v31`).
"""

from __future__ import annotations

from pentapolis.kernel import Ask, Asks, Label
from pentapolis.kernel.kinds import Labeller
from pentapolis.parts.choices import why_not

SKIP, STOP = "skip", "stop"
PLAIN = (SKIP, STOP, "do")


def named(names: str) -> Labeller:
    """`answer-KIND` with the words of a key by these names; `answer-WORD` for a word that means the same everywhere."""
    known = names.split()

    def label(ask: Ask, key: str) -> Label:
        if key in PLAIN:
            return Label(f"answer-{key}")
        words: dict[str, int | str] = dict(zip(known, map(number, key.split(":")), strict=False))
        return Label(f"answer-{ask.kind}", words)

    return label


def number(word: str) -> int | str:
    """
    >>> number("3"), number("wood")
    (3, 'wood')
    """
    return int(word) if word.isdecimal() else word


def by_word(ask: Ask, key: str) -> Label:
    """`answer-KIND-WORD`, for keys that are words of the game and no pieces."""
    return Label(f"answer-{key}" if key in PLAIN else f"answer-{ask.kind}-{key}")


def verbs(names: str) -> Labeller:
    """`answer-KIND-VERB` with what the verb is about; a key of one word is a verb alone."""
    known = names.split()

    def label(ask: Ask, key: str) -> Label:
        if key in PLAIN:
            return Label(f"answer-{key}")
        verb, *rest = key.split(":")
        return Label(f"answer-{ask.kind}-{verb}", dict(zip(known, map(number, rest), strict=False)))

    return label


ASKS = Asks(explain=why_not)

# Everywhere
SHORTAGE = ASKS.kind("shortage", verbs("thing"))  # return a marker, or stop (CV-GEN.4)
DO = ASKS.kind("do", by_word)  # do, skip: what has no choice of its own
FATE = ASKS.kind("fate", verbs("die value"))  # accept, change:DIE:VALUE (CV-FAV.2)
DIE = ASKS.kind("die", named("die value"))  # the fate die that counts (CV-SUS.2, CV-EXP.2)
TEST = ASKS.kind("test", by_word)  # do, skip: whether to take a favor test (CV-FAV.4)
TRIGGER = ASKS.kind("trigger", named("card"))  # which reacts next, or skip (CV-EFF.8)
OPTION = ASKS.kind("option", named("option"))  # of an effect with several (CV-GEN.12)

# Setup
KEEP = ASKS.kind("keep", named("card"))  # sealed: one card of each kind (CV-SET.15)
CHIP_CARD = ASKS.kind("chip_card", named("card goal"))  # CV-SET.18

# Turns
ACT = ASKS.kind("act", verbs("piece"))  # module:ID, attribute:CHIP, reset (CV-ACT4.1, CV-ATT.1)
PAY = ASKS.kind("pay", verbs("value from"))  # die:VALUE, planning:VALUE, focus (CV-ACT4.3 to CV-ACT4.6)
SIDE = ASKS.kind("side", named("side"))  # of an OR (CV-GEN.12)
PART = ASKS.kind("part", verbs("part"))  # which part is next: part:N, attribute:CHIP, stop (CV-GEN.12)
REROLL = ASKS.kind("reroll", named("dice"))  # the remaining dice to be rolled too (CV-RST.2)
MARKER = ASKS.kind("marker", by_word)  # idea, food (CV-RST.2)
