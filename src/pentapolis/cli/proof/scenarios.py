"""`pentapolis scenario check`: examples from rulebooks, and whether the rules agree with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer
from rich.text import Text

from pentapolis.games import load
from pentapolis.kernel.data import DataError
from pentapolis.kernel.scenario import ScenarioError, ScenarioResult, check

from ..shared.common import AsJson, Lang, err, fail, out, print_json, progress_bar, read_file, told


class Mismatch(msgspec.Struct, frozen=True):
    """What was not as the scenario says. `step` counts from 1; 0 is the position itself."""

    line: int
    step: int
    what: str
    expected: str
    got: str


class ScenarioLine(msgspec.Struct, frozen=True):
    """One scenario in the JSON."""

    file: str
    line: int
    game: str
    title: str
    rules: tuple[str, ...]
    passed: bool
    failures: list[Mismatch]


class ScenarioReport(msgspec.Struct, frozen=True):
    """The JSON of a check. `unreadable` are faults of files that could not be parsed."""

    passed: int
    failed: int
    scenarios: list[ScenarioLine]
    unreadable: list[str]


EXAMPLES = """
[bold]Examples[/bold]

  pentapolis scenario check tests/scenarios/flow_of_history
  pentapolis scenario check my-question.yaml
  pentapolis scenario check tests/scenarios --json
"""


def check_files(
    paths: list[Path] = typer.Argument(..., metavar="PATH", help="Scenario files, or folders of them."),
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Play scenarios and compare: one line for each, and what was expected where one fails.

    In folders, all files *.yaml are taken, also those further down. The exit code is 1 if a scenario fails and 2 if a
    file cannot be read. The format is explained in docs/scenarios.md.
    """
    files = find_files(paths)
    results: list[ScenarioResult] = []
    unreadable: list[str] = []
    with progress_bar(told("progress-scenarios")) as progress:
        for file in progress.track(files):
            try:
                results += check(read_file(file), str(file), load)
            except (ScenarioError, DataError) as error:
                unreadable.append(str(error))
    report = ScenarioReport(
        sum(result.passed for result in results),
        sum(not result.passed for result in results),
        [line_of(result) for result in results],
        unreadable,
    )
    if as_json:
        print_json(report)
    else:
        show(report)
    if unreadable:
        raise typer.Exit(2)
    if report.failed:
        raise typer.Exit(1)


def find_files(paths: Sequence[Path]) -> list[Path]:
    """The files themselves, and those in folders; each once."""
    files: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                fail(told("fault-no-yaml", folder=str(path)))
            files.update(dict.fromkeys(found))
        elif path.exists():
            files[path] = None
        else:
            fail(told("fault-no-path", path=str(path)))
    return list(files)


def line_of(result: ScenarioResult) -> ScenarioLine:
    scenario = result.scenario
    failures = [Mismatch(each.line, each.step, each.what, each.expected, each.got) for each in result.failures]
    return ScenarioLine(
        scenario.file, scenario.line, scenario.game, scenario.title, scenario.rules, result.passed, failures
    )


def show(report: ScenarioReport) -> None:
    for line in report.scenarios:
        mark = (told("scenario-passed"), "green") if line.passed else (told("scenario-failed"), "bold red")
        out.print(Text.assemble(mark, f"  {line.file}:{line.line}  {line.title}"), soft_wrap=True)
        for failure in line.failures:
            where = told("scenario-step", step=failure.step) if failure.step else told("scenario-position")
            out.print(Text(f"        {line.file}:{failure.line}, {where}: {failure.what}"), soft_wrap=True)
            if failure.expected or failure.got:
                out.print(
                    Text.assemble(f"          {told('scenario-expected'):8}  ", (failure.expected, "green")),
                    soft_wrap=True,
                )
                out.print(Text.assemble(f"          {told('scenario-got'):8}  ", (failure.got, "red")), soft_wrap=True)
    for fault in report.unreadable:
        err.print(Text(fault, "red"), soft_wrap=True)
    out.print(told("scenario-total", passed=report.passed, failed=report.failed))
