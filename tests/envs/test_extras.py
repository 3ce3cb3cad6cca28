"""What is missing is named, with the way to get it."""

from __future__ import annotations

import importlib.util
import runpy
import sys
from collections.abc import Callable
from typing import Any

import pytest

import pentapolis.envs


def test_environments_name_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    find: Callable[..., Any] = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *more: None if name == "numpy" else find(name, *more))
    with pytest.raises(
        ModuleNotFoundError, match=r"need numpy\. Install them with: pip install 'pentapolis\[research\]'"
    ):
        runpy.run_path(str(pentapolis.envs.__file__))


@pytest.mark.parametrize(
    ("module", "package", "extra"), [("spiel", "pyspiel", "openspiel"), ("dataset", "pyarrow", "research")]
)
def test_modules_name_what_they_need(module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"pentapolis.envs.{module}", raising=False)
    with pytest.raises(ModuleNotFoundError, match=rf"pip install 'pentapolis\[{extra}\]'"):
        importlib.import_module(f"pentapolis.envs.{module}")
