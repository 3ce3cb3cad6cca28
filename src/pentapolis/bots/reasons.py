"""Reasons: what an answer changes for its seat, as numbers, and in words.

Numbers are a seat's points by source, and what stands on its own board: the struct of the view of which there is one
for every seat. A game tells those of its board for which its text has a message `reason-FIELD`, so that nothing is
told that would be misunderstood, such as pieces that are left in a supply. The message gets `what` (the name of a
piece or thing within the field), `change` (a number with its sign) and `sign` (plus or minus).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from pentapolis.games import packages
from pentapolis.kernel import Game
from pentapolis.kernel.words import LANGUAGES, Words, read_words

SCORE = "score"
REASON = "reason-"

Place = tuple[str, str]
"""A field of the board and what is meant within it ("": the field is a number itself)."""

Sheet = dict[Place, float]


class Reason(NamedTuple):
    """A change of a source of points (`field` is "score") or of something on the own board.

    It comes at once, or (`later`) until the seat's turn comes back.
    """

    field: str
    what: str
    change: float
    later: bool = False


def sheet_of(view: msgspec.Struct, score: Mapping[str, float], seat: int) -> Sheet:
    """A seat's numbers, points first."""
    sheet: Sheet = {(SCORE, source): points for source, points in score.items()}
    board = board_of(view, seat)
    for field in board.__struct_fields__ if board is not None else ():
        if field != SCORE:
            sheet.update({(field, what): number for what, number in numbers(getattr(board, field))})
    return sheet


def board_of(view: msgspec.Struct, seat: int) -> msgspec.Struct | None:
    """The seat's own part of a view: the first list of structs has one for every seat, in all games."""
    lists = (getattr(view, field) for field in view.__struct_fields__)
    boards = next((it for it in lists if isinstance(it, list) and it and isinstance(it[0], msgspec.Struct)), [])
    return boards[seat] if seat < len(boards) else None


def numbers(value: Any) -> Iterator[tuple[str, float]]:
    """What can be counted in a field.

    >>> list(numbers(3)), list(numbers({"food": 2})), list(numbers(["monks", "monks"]))
    ([('', 3)], [('food', 2)], [('monks', 2)])
    """
    if isinstance(value, int | float) and not isinstance(value, bool):
        yield "", value
    elif isinstance(value, dict):
        yield from ((str(what), n) for what, n in value.items() if isinstance(n, int | float))
    elif isinstance(value, list):
        yield from Counter(piece for piece in value if isinstance(piece, str)).items()


def changes(before: Sheet, after: Sequence[Sheet], *, later: bool = False) -> list[Reason]:
    """What surely grows or shrinks, on average of some worlds: points first, the largest change first; then the board.

    What grows in one world and not in another is luck, and no reason.
    """
    places = dict.fromkeys([*before, *(place for sheet in after for place in sheet)])
    found = []
    for place in places:
        steps = [sheet.get(place, 0) - before.get(place, 0) for sheet in after]
        if min(steps) > 0 or max(steps) < 0:
            found.append(Reason(*place, sum(steps) / len(steps), later))
    return sorted(found, key=lambda reason: -abs(reason.change) if reason.field == SCORE else 0.0)


@cache
def told_fields(game: str) -> frozenset[str]:
    """The fields of a player's board of which a game tells, and points. All languages have the same messages."""
    own = [packages()[game]] if game in packages() else []
    words = read_words(LANGUAGES[0], ["pentapolis.kernel", *own])
    return frozenset(key.removeprefix(REASON) for key in words.keys if key.startswith(REASON))


def tell(game: Game[Any, Any], words: Words, reason: Reason) -> str | None:
    """A reason in words; None if the game has none for it."""
    message = f"{REASON}{reason.field}"
    what = _name(game, words, reason)
    if message not in words or what is None:
        return None
    sign = "plus" if reason.change > 0 else "minus"
    return words(message, what=what, change=signed(reason.change, words.language), sign=sign)


def tell_all(game: Game[Any, Any], words: Words, reasons: Sequence[Reason], most: int = 4) -> str:
    """The most important reasons in one line; things of the same name are told once."""
    told = (tell(game, words, reason) for reason in reasons)
    lines = list(dict.fromkeys(text for text in told if text is not None))[:most]
    if not lines:
        return words("reason-none")
    text = ", ".join(lines)
    return words("reason-later", reasons=text) if reasons[0].later else text


def _name(game: Game[Any, Any], words: Words, reason: Reason) -> str | None:
    if not reason.what:
        return ""
    keys = [f"score-{reason.what}"] if reason.field == SCORE else [f"term-{reason.what}"]
    return next((words(key) for key in keys if key in words), game.name_of(reason.what, words.language))


def signed(change: float, language: str) -> str:
    """A number with its sign, and one digit behind the point where it is not whole.

    >>> signed(2.0, "en"), signed(-1.25, "pl")
    ('+2', '−1,2')
    """
    rounded = round(change, 1)
    text = f"{rounded:+.0f}" if rounded == int(rounded) else f"{rounded:+.1f}"
    return text.replace("-", "−").replace(".", "," if language == "pl" else ".")
