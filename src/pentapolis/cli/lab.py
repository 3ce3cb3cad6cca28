"""The laboratory: many games, looked at from above."""

from __future__ import annotations

import typer

from . import bench, fuzz, simulate
from .choices import prose
from .common import RESEARCH


def register(app: typer.Typer) -> None:
    for name, module in (("simulate", simulate), ("fuzz", fuzz), ("bench", bench)):
        about, examples = prose(module.run), module.EXAMPLES
        app.command(name, help=about, epilog=examples, rich_help_panel=RESEARCH)(module.run)
