"""Numbers as the language that is spoken writes them: a Polish decimal has a comma, and no number a space before %."""

from __future__ import annotations

from .common import spoken

NARROW = "\u00a0"  # between thousands: a line must not break there
MARKS = {"en": (".", ","), "pl": (",", NARROW)}


def decimal(value: float, digits: int, sign: str = "") -> str:
    """A number with so many digits after the point; `sign` is `+` where every number has one.

    >>> decimal(1234.5, 1), decimal(-2.25, 1), decimal(3, 0, "+")
    ('1234.5', '-2.2', '+3')
    """
    return in_language(f"{value:{sign}.{digits}f}")


def shortest(value: float) -> str:
    """
    >>> shortest(3.0), shortest(11.75)
    ('3', '11.75')
    """
    return in_language(f"{value:g}")


def grouped(value: float) -> str:
    """A whole number in groups of thousands.

    >>> grouped(12345.6)
    '12,346'
    """
    return in_language(f"{value:,.0f}")


def percent(rate: float) -> str:
    """
    >>> percent(0.2625)
    '26.2%'
    """
    return f"{decimal(100 * rate, 1)}%"


def in_language(written: str) -> str:
    """A number written in English."""
    point, group = MARKS[spoken()]
    return written.translate(str.maketrans(".,", point + group))
