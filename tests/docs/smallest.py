"""The smallest game of docs/add-a-game.md, as it stands there and as a distribution would bring it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.shelves import install

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


def source() -> str:
    found = re.search(r"<!-- the smallest game -->\n```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def write(folder: Path) -> Path:
    """The game as an installed distribution would bring it: a package, and an entry point that names it."""
    (folder / "pot").mkdir()
    (folder / "pot" / "__init__.py").write_text(source(), encoding="utf-8")
    install(folder, "pot", "pot")
    return folder
