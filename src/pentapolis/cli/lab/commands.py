"""The laboratory: many games, looked at from above."""

from __future__ import annotations

import typer

from ..shared.bots import MatchCommand
from ..shared.choices import prose
from ..shared.common import RESEARCH
from . import balance, bench, export, fuzz, simulate, tournament, train


def register(app: typer.Typer) -> None:
    commands = {
        "simulate": simulate,
        "tournament": tournament,
        "balance": balance,
        "train": train,
        "export": export,
        "fuzz": fuzz,
        "bench": bench,
    }
    for name, module in commands.items():
        about, examples = prose(module.run), module.EXAMPLES
        kind = MatchCommand if module in (tournament, balance, train) else None
        context = getattr(module, "CONTEXT", None)
        app.command(name, cls=kind, context_settings=context, help=about, epilog=examples, rich_help_panel=RESEARCH)(
            module.run
        )
