"""The source tree of a game: where its code and its tests lie, for those who work on it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from pentapolis.games import package_of

TEST_FILES = (".py", ".yaml")


class Tree(NamedTuple):
    """A folder with `src/` and `tests/`, and the game's package below `src/`."""

    root: Path
    package: Path
    game: str

    def code(self) -> dict[str, str]:
        """The Python sources of the game by name."""
        return self._texts(sorted(self.package.rglob("*.py")))

    def tests(self) -> dict[str, str]:
        """Tests and scenarios of the game by name.

        They are those whose path names the game: an id that is mentioned in a test of something else proves nothing.
        """
        files = sorted(path for path in (self.root / "tests").rglob("*") if path.suffix in TEST_FILES)
        return self._texts([path for path in files if self.game in path.relative_to(self.root).as_posix()])

    def _texts(self, files: list[Path]) -> dict[str, str]:
        return {file.relative_to(self.root).as_posix(): file.read_text(encoding="utf-8") for file in files}


def tree_of(game: str) -> Tree | None:
    """The source tree that a game comes from; None if it was installed without one."""
    file = import_module(package_of(game)).__file__
    package = Path(file or ".").resolve().parent
    source = next((folder for folder in package.parents if folder.name == "src"), None)
    if source is None or not (source.parent / "tests").is_dir():
        return None
    return Tree(source.parent, package, game)
