"""Whom an event concerns (CV-EVT.4)."""

from __future__ import annotations

import msgspec

from .words import Count, Metric


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="scope", kw_only=True):
    """Civilizations by what they have. `at_least`: with less nobody is concerned."""

    metric: Metric
    at_least: Count = 1


class Each(Condition, frozen=True, tag="each"):
    """Every civilization that has enough."""


class UniqueLeader(Condition, frozen=True, tag="unique_leader"):
    """The one that has more than all others."""


class AllTiedMost(Condition, frozen=True, tag="all_tied_most"):
    """Every one that has the most."""


AnyCondition = Each | UniqueLeader | AllTiedMost
