"""Polish texts of pieces."""

from __future__ import annotations

from ..language import POLISH
from . import abilities, conditions, effects
from .phrases import PHRASES

POLISH.clauses.update(effects.CLAUSES | abilities.CLAUSES | conditions.CLAUSES)
POLISH.phrases.update(PHRASES)
POLISH.infinitives.update(effects.INFINITIVES)

__all__ = ["POLISH"]
