"""Proof: scenarios, rules and content, for those who know the rulebook."""

from __future__ import annotations

import typer

from ..shared.choices import prose
from ..shared.common import PROOF
from . import content, piece_coverage, rule_coverage, scenarios
from . import rules as catalogue


def register(app: typer.Typer) -> None:
    app.add_typer(scenario_app(), name="scenario", rich_help_panel=PROOF)
    app.add_typer(rules_app(), name="rules", rich_help_panel=PROOF)
    app.add_typer(data_app(), name="data", rich_help_panel=PROOF)


def scenario_app() -> typer.Typer:
    app = typer.Typer(help="Play examples of the rules, and see whether they hold.", no_args_is_help=True)
    app.callback()(_group)
    app.command("check", help=prose(scenarios.check_files), epilog=scenarios.EXAMPLES)(scenarios.check_files)
    return app


def rules_app() -> typer.Typer:
    """`rules GAME …` shows rules; only `coverage` must be named."""
    about = "Read the rules of a game: pentapolis rules GAME [ID]; or see which rules nobody cites."
    app = typer.Typer(help=about, no_args_is_help=True, cls=catalogue.RulesGroup)
    app.command(catalogue.SHOW, help=prose(catalogue.show), epilog=catalogue.EXAMPLES)(catalogue.show)
    app.command("coverage", help=prose(rule_coverage.run), epilog=rule_coverage.EXAMPLES)(rule_coverage.run)
    return app


def data_app() -> typer.Typer:
    about = "Check content and data packs, see where content comes from, and which pieces no scenario is about."
    app = typer.Typer(help=about, no_args_is_help=True)
    app.command("check", help=prose(content.check), epilog=content.CHECK_EXAMPLES)(content.check)
    app.command("sources", help=prose(content.sources), epilog=content.SOURCES_EXAMPLES)(content.sources)
    app.command("coverage", help=prose(piece_coverage.run), epilog=piece_coverage.EXAMPLES)(piece_coverage.run)
    return app


def _group() -> None:
    """Makes `scenario` a group although it has one command only."""
