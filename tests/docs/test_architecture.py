"""The architecture page names what there is."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/pentapolis/server"


def test_every_package_and_leaf_of_the_server_is_named() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    table = page.partition("## The online table")[2].partition("And the browser client")[0]
    named = {name for row in re.findall(r"^\| (.*?) \|", table, re.MULTILINE) for name in re.findall(r"`([^`]+)`", row)}
    packages = {f"{path.parent.name}/" for path in SERVER.glob("*/__init__.py")}
    modules = {path.stem for path in SERVER.glob("*.py")} - {"__init__"}
    assert packages | modules == named - {"engine/workers/", "static/", "text/"}
