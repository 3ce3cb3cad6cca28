"""Commands in Polish: no English word is left but names that are the same, and what one types."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentapolis import cli
from pentapolis.games import load, shelf
from pentapolis.kernel.pieces import named_tables
from pentapolis.kernel.words import LANGUAGES
from tests.cli.calling import call

GAME = "flow_of_history"
Capture = pytest.CaptureFixture[str]
BOTH = {
    "Bot",
    "Elo",
    "bot",
    "pentapolis",
    "commit",
    "CPython",
    "MB",
    "ms",
    "folder",
    "Rahdo",
    "to",
}  # Polish words, too, or nobody's
REPORTS = [
    ["simulate", GAME, "--bots", "random,greedy", "--games", "2", "--jobs", "1"],
    ["simulate", GAME, "--bots", "random", "--games", "1", "--limit", "5", "--jobs", "1"],
    ["tournament", GAME, "--bots", "random,greedy", "--games", "2", "--until", "0.2:0.9", "--jobs", "1"],
    ["balance", GAME, "--bots", "random", "--games", "2", "--most-lift", "cards=1.1", "--jobs", "1"],
]
MORE = [
    ["fuzz", GAME, "--games", "1", "--seed", "1", "--jobs", "1"],
    ["bench", GAME, "--lists", "1", "--players", "2"],
    ["bench", GAME, "--think", "random", "--players", "2"],
    ["rules", "coverage", GAME],
    ["data", "coverage", GAME],
    ["data", "check", "--game", GAME],
]
MISTAKES = [
    ["simulate", "chess"],
    ["simulate", GAME, "--option", "variant"],
    ["simulate", GAME, "--bots", "deep_blue"],
    ["tournament", GAME, "--bots", "random"],
    ["tournament", GAME, "--verify", "3"],
    ["tournament", GAME, "--table", "figures.xls"],
    ["balance", GAME, "--most-lift", "ghosts=2"],
    ["fuzz", GAME, "--again", "no.record"],
    ["bench", GAME, "--think", "random", "--peers"],
    ["export", GAME, "-o", "figures.csv"],
    ["train", GAME, "--out", "trained", "--method", "luck"],
    ["scenario", "check", "nowhere"],
    ["rules", GAME, "XYZ-9"],
    ["rules", GAME, "--search", "xyzzy"],
    ["data", "check", "nowhere"],
    ["verify", "no.txt"],
    ["replay", "no.txt"],
    ["sit", "nowhere"],
]
"""Each ends with exit code 2 and a sentence."""


def words_in(*texts: str) -> set[str]:
    """Words, but for hashes and ids of rules and their sections."""
    plain = [re.sub(r"\b[0-9a-f]{16}\b|\b[A-Z]{2}-[A-Z]+|\b[A-Z]{3} —", "", text) for text in texts]
    return {word for text in plain for word in re.findall(r"[^\W\d_]{2,}", text)}


def left_in_polish(capsys: Capture, command: list[str]) -> set[str]:
    """The words of a command that are the same in both languages."""
    english, polish = call(capsys, *command), call(capsys, *command, "--lang", "pl")
    assert english.code == polish.code
    assert english.out + english.err != polish.out + polish.err
    return words_in(english.out, english.err) & words_in(polish.out, polish.err)


def names() -> set[str]:
    """What pieces are called in Polish, and how games and options are typed."""
    game = load(GAME)
    pieces = {piece for table in named_tables(game).values() for piece in table}
    options = [word for option in game.meta.options for word in (option.id, *option.values)]
    return words_in(*(game.name_of(piece, "pl") or "" for piece in pieces), *options, *shelf())


@pytest.mark.parametrize("command", REPORTS, ids=lambda command: command[0])
def test_reports_of_games_are_polish(capsys: Capture, command: list[str]) -> None:
    assert left_in_polish(capsys, command) <= BOTH | names() | words_in(*command)


@pytest.mark.parametrize("command", MORE, ids=" ".join)
def test_measurements_and_proofs_are_polish(capsys: Capture, command: list[str]) -> None:
    kinds, machine = (
        {"action", "tokens", "keep"},
        words_in(call(capsys, "bench", GAME, "--lists", "1").out.splitlines()[-1]),
    )
    allowed = BOTH | names() | kinds | machine - {"cores", "core", "load", "average", "changed"}
    assert left_in_polish(capsys, command) <= allowed | words_in(*command)


@pytest.mark.parametrize("command", MISTAKES, ids=" ".join)
def test_mistakes_are_told_in_polish(
    capsys: Capture, command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = {"random", "greedy", "planner", "search", "results", "evolution", "td", "lambda", "banker", "cards"}
    typed |= {"store", "verify", "peers", "lists", "think", "csv", "parquet", "yaml", "pack", "https", "http", "join"}
    typed |= {"localhost", "MATCH", "SECRET", "option", "variant", "standard", "table", "output", "YAML", "UTF"}
    assert call(capsys, *command, "--lang", "pl").code == 2
    assert left_in_polish(capsys, command) <= BOTH | names() | words_in(*command) | typed | words_in(str(tmp_path))


def test_the_sources_of_content_are_polish_but_for_the_ids_in_files(capsys: Capture) -> None:
    told = json.loads(call(capsys, "data", "sources", GAME, "--json").out)
    ids = words_in(*(share["name"] for share in (*told["sections"], *told["fields"])))
    assert left_in_polish(capsys, ["data", "sources", GAME]) <= ids


@pytest.mark.parametrize("command", REPORTS, ids=lambda command: command[0])
def test_polish_heads_fit_into_a_narrow_terminal(capsys: Capture, command: list[str]) -> None:
    assert "…" not in call(capsys, *command, "--lang", "pl").out.replace(" … ", " ")


@pytest.mark.parametrize("command", [*REPORTS, *MORE], ids=" ".join)
def test_polish_decimals_have_a_comma(capsys: Capture, command: list[str]) -> None:
    told = call(capsys, *command, "--lang", "pl")
    versions = re.compile(r"pentapolis [\d.]+|CPython [\d.]+|\d{4}-\d\d-\d\d.*")  # the last line says on which machine
    assert re.findall(r"\d\.\d", versions.sub("", told.out + told.err)) == []
    assert re.findall(r"\s%", told.out + told.err) == []


@pytest.mark.parametrize("command", ["tournament", "balance"])
def test_pages_in_polish_have_commas_in_their_drawings(capsys: Capture, command: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    call(
        capsys, command, GAME, "--bots", "random,greedy", "--games", "2", "--jobs", "1", "--html", page, "--lang", "pl"
    )
    shown = re.findall(r">([^<>]*)</(?:text|td|p)>", page.read_text(encoding="utf-8"))
    assert [text for text in shown if re.search(r"\d\.\d", text)] == []


# The source


STYLES = set("bold dim red green yellow cyan magenta blue default black white on strike".split())
BY_TASK = "{task.description}"  # a progress bar shows what its task is told
SPEAKING = {"print", "fail", "Text", "assemble", "add_column", "add_row", "progress_bar", "follow", "warn", "Fault"}


def spoken_in(file: Path) -> Iterator[str]:
    """What calls that show something are given in letters, but for styles and for what is typed."""
    for call_ in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(call_, ast.Call) and getattr(call_.func, "attr", getattr(call_.func, "id", "")) in SPEAKING:
            for given in call_.args:
                yield from letters(given)


def letters(node: ast.AST) -> Iterator[str]:
    """Words in the text of an expression; those inside calls of its own are somebody else's."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        words = set(re.findall(r"[A-Za-z]{2,}", node.value.replace("\\n", " ")))
        if words - STYLES - {"ms"} and node.value != BY_TASK:
            yield f"line {node.lineno}: {node.value!r}"
    elif isinstance(node, ast.JoinedStr | ast.Tuple | ast.List | ast.BinOp | ast.IfExp | ast.Starred):
        for inner in ast.iter_child_nodes(node):
            yield from letters(inner)


def test_no_command_speaks_in_words_of_its_own() -> None:
    """Words live in the Fluent files: what the source itself says stays English whatever the language is."""
    files = sorted(Path(cli.__file__).parent.rglob("*.py"))
    found = [f"{file.name}, {words}" for file in files for words in spoken_in(file)]
    assert found == []


def test_every_message_that_a_command_names_exists_in_both_languages() -> None:
    texts = Path(cli.__file__).parent / "text"
    for file in sorted(Path(cli.__file__).parent.rglob("*.py")):
        named = re.findall(
            r"""\b(?:told|words|plain|say)\(\s*(?:session, )?["']([a-z]+(?:-[a-zA-Z]+)*)["']""", file.read_text("utf-8")
        )
        for message in named:
            for language in LANGUAGES:
                own = "".join(path.read_text("utf-8") for path in (texts / language).glob("*.ftl"))
                assert re.search(rf"^{message} =", own, re.MULTILINE) or message.startswith(("term-", "bot-")), (
                    file,
                    message,
                )
