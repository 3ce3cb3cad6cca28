"""English texts of pieces."""

from __future__ import annotations

from ..language import ENGLISH
from . import abilities, conditions, effects
from .phrases import PHRASES

ENGLISH.clauses.update(effects.CLAUSES | abilities.CLAUSES | conditions.CLAUSES)
ENGLISH.phrases.update(PHRASES)

__all__ = ["ENGLISH"]
