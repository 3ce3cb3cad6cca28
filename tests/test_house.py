"""House rules that no type checker knows."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from tests.purity import BANNED_BUILTINS, BANNED_MODULES, violations

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "pentapolis"
PURE_ROOMS = ("kernel", "parts", "games")
MOST_LINES = 500

# Module -> what it may use all the same -> why. An entry that is not needed fails.
ALLOWED: dict[str, dict[str, str]] = {
    "kernel/data.py": {
        "importlib.resources": "content is read here, once, before any match",
        "pathlib": "so are data packs",
    },
    "kernel/state.py": {"exec": "copy() is generated from the fields of a struct"},
    "kernel/scenario_paths.py": {"type": "what a scenario expects, not a rule"},
    "kernel/scenario_steps.py": {"type": "what a scenario expects, not a rule"},
    "kernel/veil.py": {"type": "this is where the barrier notices other questions"},
    "parts/bitsets.py": {"exec": "properties of wide sets are written out"},
    "games/__init__.py": {
        "importlib.metadata": "installed games announce themselves as entry points",
        "pathlib": "the place of a data pack is handed on to kernel/data.py",
    },
}

# Spelled in halves, so that this file may be searched too.
REGISTRIES = [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("debian", "org")]
REGISTRY = re.compile(
    "|".join(rf"\b{name}\.{domain}\b" for name, domain in REGISTRIES) + r"|\b(?:extra-)?index-" + "url"
)
MACHINE_PATH = re.compile(r"(?<![\w.)}~-])/(?:work|root|home|Users)/")
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b")


def modules(*rooms: str) -> list[Path]:
    return sorted(path for room in rooms for path in (SRC / room).rglob("*.py"))


def repository_files() -> list[Path]:
    """Tracked files and those about to be."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return sorted(path for path in {ROOT / name for name in names if name} if path.is_file())


def matches(pattern: re.Pattern[str], paths: list[Path]) -> Iterator[str]:
    for path in paths:
        text = path.read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), start=1):
            if pattern.search(line):
                yield f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"


# The rooms


def test_imports_point_down_the_rooms(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    failed = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert not failed, "".join(capfd.readouterr())


# No clock, no randomness, no outside world, no order of sets


def test_kernel_and_games_are_pure() -> None:
    found = []
    for path in modules(*PURE_ROOMS):
        module = path.relative_to(SRC).as_posix()
        for line, name, why in violations(path.read_text(encoding="utf-8")):
            if name not in ALLOWED.get(module, {}):
                found.append(f"src/pentapolis/{module}:{line}: {why}")
    assert not found, "\n".join(found)


def test_every_room_that_must_be_pure_is_searched() -> None:
    assert all(modules(room) for room in PURE_ROOMS)


@pytest.mark.parametrize("module", ALLOWED)
def test_allowances_are_needed(module: str) -> None:
    path = SRC / module
    used = {name for _, name, _ in violations(path.read_text(encoding="utf-8"))} if path.is_file() else set()
    assert ALLOWED[module].keys() - used == set(), "allowed, but not used"


@pytest.mark.parametrize("module", sorted(BANNED_MODULES))
def test_banned_modules_are_caught(module: str) -> None:
    parent, _, child = module.rpartition(".")
    snippets = [
        f"import {module}",
        f"import {module} as m",
        f"from {module} import x",
        f"def f():\n    import {module}.sub",
    ]
    if parent:
        snippets.append(f"from {parent} import {child}")
    for snippet in snippets:
        assert [name for _, name, _ in violations(snippet)] == [module], snippet


@pytest.mark.parametrize("name", sorted(BANNED_BUILTINS))
def test_banned_builtins_are_caught(name: str) -> None:
    for snippet in (
        f"{name}(x)",
        f"sorted(xs, key={name})",
        f"class A:\n    def f(self):\n        return {name}(self)",
    ):
        assert [found for _, found, _ in violations(snippet)] == [name], snippet


@pytest.mark.parametrize(
    "snippet", ["type(x) is str", "int == type(x)", "f(type(x) in (str, int))", "type(x) is not str"]
)
def test_comparisons_of_plain_types_are_caught(snippet: str) -> None:
    assert [name for _, name, _ in violations(snippet)] == ["type"]


@pytest.mark.parametrize("snippet", ["import copy\ncopy.deepcopy(x)", "from copy import deepcopy", "c.deepcopy(x)"])
def test_deepcopy_is_caught(snippet: str) -> None:
    assert [name for _, name, _ in violations(snippet)] == ["deepcopy"]


@pytest.mark.parametrize(
    "snippet",
    [
        "for x in {1, 2}: f(x)",
        "for x in set(xs): f(x)",
        "for x in frozenset(xs): f(x)",
        "for x in {y for y in ys}: f(x)",
        "for x in a | {1}: f(x)",
        "for x in set(a).union(b): f(x)",
        "for x in a.keys() & b.keys(): f(x)",
        "for x in ({1} if a else b): f(x)",
        "[x for x in set(xs)]",
        "{x: 1 for x in set(xs)}",
        "g(x for x in set(xs))",
        "g(x for y in ys for x in set(y))",
        "list({1, 2})",
        "tuple(set(xs))",
        "enumerate(set(xs))",
        "next(iter(set(xs)))",
        "dict.fromkeys(set(xs))",
        "', '.join({a, b})",
        "ys.extend(set(xs))",
        "max(set(xs), key=f)",
        "[*set(xs)]",
        "f(*{1, 2})",
        "a, b = {c, d}",
        "def f():\n    yield from set(xs)",
        "set(xs).pop()",
        "f'{set(xs)}'",
        "str({a, b})",
        "SEATS = {1, 2}\ndef f():\n    return list(SEATS)",
        "def f():\n    seen: set[str] = g()\n    return [x for x in seen]",
        "def f(seen: frozenset[str]):\n    for x in seen: g(x)",
        "def f():\n    seen = set()\n    seen |= g()\n    return tuple(seen)",
        "async def f(seen: set[str]):\n    seen.pop()",
    ],
)
def test_set_order_is_caught(snippet: str) -> None:
    assert [name for _, name, _ in violations(snippet)] == ["set order"]


@pytest.mark.parametrize(
    "snippet",
    [
        "for x in sorted({1, 2}): f(x)",
        "sorted(f(x) for x in set(xs))",
        "any(f(x) for x in {1, 2})",
        "len(set(xs)) + sum({1, 2}) + max(set(xs))",
        "{f(x) for x in set(xs)}",
        "{*set(xs), 1}",
        "x in {1, 2}",
        "[x for x in xs if x in {1, 2}]",
        "set(xs) <= {1, 2}",
        "for x in d.keys(): f(x)",
        "for x in [1, 2]: f(x)",
        "def f():\n    xs = set(ys)\n    xs = sorted(xs)\n    return list(xs)",
        "def f(xs: set[int]):\n    return sorted(xs)",
        "def f():\n    seen = {1}\ndef g(seen: list[int]):\n    return list(seen)",
        "def f(id: str):\n    return g(id)",
        "[id for id in ids]",
        "class A:\n    id: str\n    def hash(self): return self.id",
        "t.print(x); t.open(y); t.hash()",
        "from timely import time_of\nimport oscar",
        "from .io import x",
        "import copy\ncopy.copy(x)",
        "cards.pop()",
    ],
)
def test_innocent_code_passes(snippet: str) -> None:
    assert violations(snippet) == []


# The tree


def test_no_registry_is_named() -> None:
    assert list(matches(REGISTRY, repository_files())) == []


def test_no_machine_path_is_named() -> None:
    assert list(matches(MACHINE_PATH, repository_files())) == []


def test_pins_are_names_and_versions() -> None:
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert pins == sorted(pins, key=str.lower)
    assert [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)] == []


def test_source_files_are_short() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines()) for path in modules("")}
    assert {path: length for path, length in lengths.items() if length > MOST_LINES} == {}


def test_nothing_is_left_unfinished() -> None:
    sources = [path for path in repository_files() if path.is_relative_to(SRC)]
    assert sources
    assert list(matches(UNFINISHED, sources)) == []


def test_nothing_is_copied_by_reflection() -> None:
    users = [
        path.relative_to(ROOT).as_posix()
        for path in modules("")
        if any(name == "deepcopy" for _, name, _ in violations(path.read_text(encoding="utf-8")))
    ]
    assert users == []


@pytest.mark.parametrize("host", [".".join(parts) for parts in REGISTRIES])
def test_registries_are_caught(host: str) -> None:
    assert REGISTRY.search(f"see https://files.{host}/simple")
    assert REGISTRY.search("--extra-index-" + "url x")
    assert not REGISTRY.search("install from PyPI, Debian or npm")


@pytest.mark.parametrize("place", ["work", "root", "home", "Users"])
def test_machine_paths_are_caught(place: str) -> None:
    assert MACHINE_PATH.search(f'open("/{place}/me/file")')
    assert MACHINE_PATH.search(f"/{place}/me")
    assert not MACHINE_PATH.search(f"src/{place}/me and example.test/{place}/me")


@pytest.mark.parametrize("word", ["TODO", "FIXME", "XXX"])
def test_unfinished_marks_are_caught(word: str) -> None:
    assert UNFINISHED.search(f"# {word}: later")
    assert not UNFINISHED.search(f"{word}S_ARE_FINE = 1")


# Tests


def test_only_tests_of_rules_are_traced() -> None:
    """Coverage makes a test four times as slow. This one is none of them, so nobody looks on."""
    assert sys.gettrace() is None


@pytest.mark.slow
def test_interrupts_of_tests_are_heard_in_the_background() -> None:
    """A shell starts its background jobs deaf to Ctrl-C, and so is all that they start."""
    deaf = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", sys.executable, "-m", "pytest", "-q", "-n", "0"]
    pressing = ["tests/arena/test_pool.py", "-k", "one_process"]
    done = subprocess.run([*deaf, *pressing], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "2 passed" in done.stdout, done.stdout
