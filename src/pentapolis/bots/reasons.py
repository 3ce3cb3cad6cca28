"""Reasons: what an answer changes for its seat, as numbers, and in words.

Numbers are a seat's points by source, and the game's indicators (`BotSupport.indicators`). The words are a message
`reason-NAME` of the game's text. It gets `what` (the name of a piece or thing), `before` and `now`, `change` (with its
sign), `sign` (plus or minus), `count` (the change as a bare number, for plurals) and `goal`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from pentapolis.kernel import Game
from pentapolis.kernel.sums import plain_sum
from pentapolis.kernel.words import Words

SCORE = "score"
REASON = "reason-"
MOST = 3  # reasons of an answer
LIKELY = 0.5  # of the worlds, at least, or a change is luck and no reason
SMALL = 0.12  # of the largest effect: what has less is left out
COST = 0.5  # what an answer costs is seldom its reason
SPARED, MISSED = "spared", "missed"  # what an answer leaves as it is: a cost, or a gain
LATER = "later"
HEADS = ("", LATER, SPARED, MISSED)

Place = tuple[str, str]
"""An indicator or a source of points, and the piece or thing that is meant ("": there is only one)."""


class Number(NamedTuple):
    """A number of a seat, what one more is worth in points, and how much is wanted of it (0: there is no goal)."""

    amount: float
    worth: float = 1.0
    goal: float = 0.0

    def value(self, amount: float) -> float:
        """What so much of it is worth: the last steps to a goal count most."""
        return self.worth * ((amount / self.goal) ** 2 if self.goal else amount)


Sheet = dict[Place, Number]


class Reason(NamedTuple):
    """A change of a source of points (`field` is "score") or of another number of the seat's.

    It comes at once, or (`later`) until the seat's turn comes back. `about`: it is not the same in all worlds that were
    looked at; `perhaps`: not in all of them. `unlike`: another answer brings it, this one does not (SPARED or MISSED).
    """

    field: str
    what: str
    before: float
    after: float
    goal: float = 0.0
    later: bool = False
    about: bool = False
    perhaps: bool = False
    unlike: str = ""
    effect: float = 0.0  # in points, about; less than 0 is a cost

    @property
    def change(self) -> float:
        return self.after - self.before

    @property
    def read(self) -> Reason:
        """All that its words tell: two reasons may differ by less."""
        return self._replace(after=round(self.after, 0 if self.about else 1), effect=0.0)


def sheet_of(game: Game[Any, Any], view: msgspec.Struct, score: Mapping[str, float], seat: int) -> Sheet:
    """A seat's numbers. What is more than its goal counts no more."""
    sheet: Sheet = {(SCORE, source): Number(points) for source, points in score.items()}
    for field, indicator in game.rules.bots.indicators(view, seat).items():
        for what, amount in indicator.numbers.items():
            goal = indicator.goals.get(what, 0.0)
            sheet[field, what] = Number(min(amount, goal) if goal else amount, indicator.worth, goal)
    return sheet


def changes(before: Sheet, after: Sequence[Sheet], *, later: bool = False) -> list[Reason]:
    """What grows or shrinks in most of some worlds.

    What grows in one world and shrinks in another is luck, and no reason; nor is a step away from a goal.
    """
    found = []
    for place in dict.fromkeys([*before, *(place for sheet in after for place in sheet)]):
        first, *then = _at(place, before, after)
        steps = [number.amount - first.amount for number in then]
        effect = plain_sum(first.value(number.amount) for number in then) / len(then) - first.value(first.amount)
        if _likely(steps) and not (first.goal and effect < 0):
            found.append(_reason(place, first, steps, later)._replace(effect=effect))
    return found


def most_telling(reasons: Sequence[Reason], beside: Sequence[Reason] = ()) -> list[Reason]:
    """The reasons with the largest effects; of these gains come before costs.

    What hardly matters is left out, next to the others and to those `beside` them.
    """
    least = SMALL * max(map(_weight, (*reasons, *beside)), default=0.0)
    ranked = sorted((reason for reason in reasons if _weight(reason) >= least), key=_weight, reverse=True)
    return sorted(ranked[:MOST], key=lambda reason: reason.effect < 0)


def _weight(reason: Reason) -> float:
    return reason.effect if reason.effect > 0 else -COST * reason.effect


def left_out(reasons: Sequence[Reason]) -> list[Reason]:
    """What an answer spares that changes nothing where another one has these reasons, or misses."""
    return [
        reason._replace(unlike=MISSED if reason.effect > 0 else SPARED, effect=-reason.effect) for reason in reasons
    ]


def _at(place: Place, before: Sheet, after: Sequence[Sheet]) -> list[Number]:
    """A number before and in each of the worlds.

    What is not on a sheet is none, and worth what it is elsewhere; a goal that is gone has not lost its steps.
    """
    known = next(sheet[place] for sheet in (before, *after) if place in sheet)
    none = known if known.goal else known._replace(amount=0.0)
    return [sheet.get(place, none) for sheet in (before, *after)]


def _likely(steps: Sequence[float]) -> bool:
    moved = sum(step != 0 for step in steps)
    return moved > LIKELY * len(steps) and not min(steps) < 0 < max(steps)


def _reason(place: Place, first: Number, steps: Sequence[float], later: bool) -> Reason:
    moved = [step for step in steps if step]
    after = first.amount + plain_sum(moved) / len(moved)
    return Reason(*place, first.amount, after, first.goal, later, len(set(moved)) > 1, len(moved) < len(steps))


def tell(game: Game[Any, Any], words: Words, reason: Reason) -> str:
    """A reason in words."""
    plain = {"before": number(reason.before, words.language), "now": number(reason.after, words.language)}
    change = signed(reason.change, words.language)
    if reason.about:
        plain["now"] = words("reason-about", number=number(round(reason.after), words.language))
        change = words("reason-about", number=signed(round(reason.change) or reason.change, words.language))
    text = words(
        f"{REASON}{reason.field}",
        what=_name(game, words, reason),
        change=change,
        sign="plus" if reason.change > 0 else "minus",
        count=abs(reason.change),
        goal=number(reason.goal, words.language),
        **plain,
    )
    return words("reason-perhaps", reason=text) if reason.perhaps else text


def tell_all(game: Game[Any, Any], words: Words, reasons: Sequence[Reason]) -> str:
    """Reasons in one line; things of the same name are named once."""
    parts = dict[str, dict[str, None]]()
    for reason in sorted(reasons, key=lambda reason: HEADS.index(_head(reason))):
        parts.setdefault(_head(reason), {})[tell(game, words, reason)] = None
    lines = {head: ", ".join(texts) for head, texts in parts.items()}
    said = [words(f"{REASON}{head}", reasons=line) if head else line for head, line in lines.items()]
    return "; ".join(said) or words("reason-none")


def _head(reason: Reason) -> str:
    """What is said before reasons of a kind, as `reason-HEAD`."""
    return LATER if reason.later else reason.unlike


def _name(game: Game[Any, Any], words: Words, reason: Reason) -> str:
    if not reason.what:
        return ""
    term = f"{SCORE if reason.field == SCORE else 'term'}-{reason.what}"
    return words(term) if term in words else game.name_of(reason.what, words.language) or reason.what


def number(amount: float, language: str) -> str:
    """A number with one digit behind the point where it is not whole.

    >>> number(3.0, "en"), number(0.5, "pl")
    ('3', '0,5')
    """
    rounded = round(amount, 1)
    text = f"{rounded:.0f}" if rounded == int(rounded) else f"{rounded:.1f}"
    return text.replace("-", "−").replace(".", "," if language == "pl" else ".")


def signed(change: float, language: str) -> str:
    """A number with its sign.

    >>> signed(2.0, "en"), signed(-1.25, "pl")
    ('+2', '−1,2')
    """
    return ("+" if change > 0 else "") + number(change, language)
