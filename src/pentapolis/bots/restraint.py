"""Restraint: the answers that bots take into account. What people may do without end, a bot need not."""

from __future__ import annotations

from typing import Any

from pentapolis.kernel import Ask, Match


def keys_for_bots(match: Match[Any, Any], ask: Ask) -> list[str]:
    """Every legal answer but those that the game tells bots to leave alone, where it does."""
    forgone = match.game.rules.bots.forgone
    left_alone = forgone(match.table, ask) if forgone is not None else ()
    return [key for key in ask.options if key not in left_alone] if left_alone else ask.keys
