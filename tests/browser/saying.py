"""The words of the table, so that tests find buttons by what people read and not by how pages are made."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

SRC = Path(__file__).parents[2] / "src" / "pentapolis"
ROOMS = ("kernel", "bots", "server", "games/flow_of_history")
CLIENT = Path(__file__).parents[2] / "web" / "src" / "games" / "flow_of_history" / "text"


def sources(language: str) -> list[Path]:
    """Every file whose words can be read in the browser."""
    files = [path for room in ROOMS for path in sorted((SRC / room / "text" / language).glob("*.ftl"))]
    return [*files, CLIENT / f"{language}.ftl"]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in sources(language):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def say(key: str, language: str = "en", **facts: Any) -> str:
    """A message of the table.

    >>> say("ui-end-turn"), say("ui-end-turn", "pl") != say("ui-end-turn")
    ('End turn', True)
    """
    message = bundle(language).get_message(key)
    assert message.value is not None
    text, errors = bundle(language).format_pattern(message.value, facts)
    assert not errors, errors
    return str(text)


@cache
def keys(language: str = "en") -> frozenset[str]:
    """The ids of all messages: none of them may ever be read on a page."""
    entry = re.compile(r"^-?([A-Za-z][\w-]*) *=", re.MULTILINE)
    return frozenset(key for path in sources(language) for key in entry.findall(path.read_text(encoding="utf-8")))
