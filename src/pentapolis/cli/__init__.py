"""The command `pentapolis`."""

from .app import main

__all__ = ["main"]
