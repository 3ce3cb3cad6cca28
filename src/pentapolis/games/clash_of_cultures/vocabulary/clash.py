"""The clash abilities of units (CC-20.9 to CC-20.11)."""

from __future__ import annotations

from .shapes import OfAmount, OfHits, kind, plain

AddValue = kind("add_value", OfAmount, "infantry cavalry")  # CC-20.9: combat value
CancelForDie = kind("cancel_for_die", OfHits, "elephant")  # CC-20.10: hits are cancelled; the die does not count
RollAgain = plain("roll_again", "leader")  # CC-20.11: one die with the icon is rolled again
