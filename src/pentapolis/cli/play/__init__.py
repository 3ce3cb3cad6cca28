"""`pentapolis play`: a game in the terminal."""

from .command import register

__all__ = ["register"]
