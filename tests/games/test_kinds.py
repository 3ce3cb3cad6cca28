"""Every kind of question and event is declared once: it has words, it is used, and no other is told or asked. Beats."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from pentapolis.games import load, package_of
from pentapolis.kernel import Asks, Events
from pentapolis.kernel.conformance import NEVER, ConformanceError, check_game, speech_of
from pentapolis.kernel.words import LANGUAGES, read_words

GAMES = ["beyond_the_horizon", "civolution", "clash_of_cultures", "flow_of_history"]


def trees(game: str) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(Path(str(files(package_of(game)))).rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def emissions(game: str) -> Iterator[tuple[str, ast.Call, str]]:
    """Every place where an event is told, and each kind that may be told there."""
    log = import_module(f"{package_of(game)}.log")
    for file, tree in trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
                for part in ast.walk(node.args[0]):
                    where = f"{file.name}:{node.lineno}"
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield where, node, part.value
                    if isinstance(part, ast.Attribute) and ast.unparse(part.value) == "log":
                        named = getattr(log, part.attr)
                        for kind in [named] if isinstance(named, str) else named.values():
                            yield where, node, kind


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_declared_with_its_arguments(game: str) -> None:
    events = load(game).rules.events
    for where, call, kind in emissions(game):
        assert kind in events, f"{where}: {kind} is not declared"
        given = {keyword.arg for keyword in call.keywords if keyword.arg and keyword.arg != "secret"}
        declared = events[kind]
        assert given <= declared.args | declared.optional, f"{where}: {kind} tells {given}"
        if all(keyword.arg for keyword in call.keywords):
            assert declared.args <= given, f"{where}: {kind} tells {given}"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_declared_is_told_or_asked_somewhere(game: str) -> None:
    rules, names = load(game).rules, set[str]()
    for file, tree in trees(game):
        if file.name not in ("asks.py", "log.py"):
            names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
            names |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    told = {kind for _, _, kind in emissions(game)}
    log, asks = (import_module(f"{package_of(game)}.{room}") for room in ("log", "asks"))
    named = {kind for name, kind in vars(log).items() if name in names and isinstance(kind, str)}
    assert set(rules.events) - told - named == set()
    inside = {"ability"}  # asked by `asks.may`
    asked = {kind for name, kind in vars(asks).items() if name in names and isinstance(kind, str)}
    assert set(rules.asks) - asked - inside == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_and_words_agree(game: str, language: str) -> None:
    rules = load(game).rules
    words = read_words(language, [package_of(game)])
    assert {key for key in words.keys if key.startswith("ask-")} == {f"ask-{kind}" for kind in rules.asks}
    known = {f"event-{kind}-known" for kind, event in rules.events.items() if event.secret}
    spoken = {key for key in words.keys if key.startswith("event-")}
    assert spoken - known == {f"event-{kind}" for kind in rules.events}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("field", "check"), [("asks", "ask"), ("events", "event")])
def test_an_undeclared_kind_fails_the_conformance_suite(game: str, field: str, check: str) -> None:
    loaded = load(game)
    declared: dict[str, Any] = getattr(loaded.rules, field)
    left: Any = Asks(loaded.rules.label, loaded.rules.explain) if field == "asks" else Events()
    left.update(list(declared.items())[-1:])  # all but one are forgotten
    forgetful = replace(
        loaded, rules=replace(loaded.rules, closing={}, bots=type(loaded.rules.bots)(), **{field: left})
    )
    speech = speech_of(loaded, package_of(game))
    with pytest.raises(ConformanceError, match="is not declared") as found:
        check_game(forgetful, 2, {}, "1", thoroughness=NEVER, speech=speech)
    assert found.value.check == check


@pytest.mark.parametrize("game", GAMES)
def test_functions_stand_on_the_agenda_not_names(game: str) -> None:
    """A misspelt function fails at import; a misspelt name would wait until play comes by."""
    for file, tree in trees(game):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "then_all":
                tuples = [part for part in ast.walk(call) if isinstance(part, ast.Tuple)]
                assert not tuples, f"{file.name}:{call.lineno}: {ast.unparse(call)}"
