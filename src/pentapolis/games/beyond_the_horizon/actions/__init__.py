"""What effects do: one module for each group of rules. Importing it declares every kind of effect (`tasks.KINDS`)."""

from . import building, gains, mixed, moving, research, settling, tracks, units

__all__ = ["building", "gains", "mixed", "moving", "research", "settling", "tracks", "units"]
