"""Refusal: why something may not be done, as a rule id and the numbers that decide it."""

from __future__ import annotations

Fact = int | str


class Refusal(Exception):
    """The rules say no. `rule` is the id of the rule that forbids it, `facts` what it depends on; words come later.

    >>> refusal = Refusal("FH-INV.1", have=2, need=3)
    >>> refusal.rule, refusal.facts
    ('FH-INV.1', {'have': 2, 'need': 3})
    >>> str(refusal)
    'FH-INV.1 (have=2, need=3)'
    """

    def __init__(self, rule: str, **facts: Fact) -> None:
        super().__init__(rule)
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.rule} ({facts})" if facts else self.rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.facts) == (other.rule, other.facts)

    __hash__ = None  # type: ignore[assignment]


# What the kernel itself refuses, whatever the game. Their titles are in kernel/text.
UNKNOWN_ANSWER = "PT-ANS.1"  # not among the legal answers, and the game names no rule of its own
NOT_ASKED = "PT-ANS.2"  # this seat has nothing to decide now
GAME_OVER = "PT-ANS.3"
NOTHING_TO_UNDO = "PT-UND.1"
OTHERS_ACTED = "PT-UND.2"
CHANCE_DRAWN = "PT-UND.3"
SECRET_SEEN = "PT-UND.4"
NOTHING_TO_REDO = "PT-UND.5"
STILL_MOVING = "PT-AGR.1"  # the game can be ended by agreement only when nothing moves any more

KERNEL_RULES = (
    UNKNOWN_ANSWER,
    NOT_ASKED,
    GAME_OVER,
    NOTHING_TO_UNDO,
    OTHERS_ACTED,
    CHANCE_DRAWN,
    SECRET_SEEN,
    NOTHING_TO_REDO,
    STILL_MOVING,
)
