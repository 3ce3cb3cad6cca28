"""Wonders on the map: built, captured, destroyed; and what they do (CC-28, CC-28.0).

The Great Mausoleum is in `cards.piles`, the attacks that the Great Gardens forbid in `moves.scene`, the choice of the
Great Lighthouse in `status.first_player`, the Great Pyramid (CC-28.16) in `scoring`.
"""

from __future__ import annotations

from . import arena, gardens, library, lighthouse, statue, wall
from .pieces import build, destroy

__all__ = ["arena", "build", "destroy", "gardens", "library", "lighthouse", "statue", "wall"]
