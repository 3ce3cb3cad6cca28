"""Pruning: the answers that bots consider. What people may do without end, a bot must not try without end."""

from __future__ import annotations

from typing import Any

from pentapolis.kernel import Ask, Match


def keys_for_bots(match: Match[Any, Any], ask: Ask) -> list[str]:
    """Every legal answer but those that the game prunes (`BotSupport.forgone`)."""
    forgone = match.game.rules.bots.forgone
    pruned = forgone(match.table, ask) if forgone is not None else ()
    return [key for key in ask.options if key not in pruned] if pruned else ask.keys
