"""Rules on the screen: one by its id, or a list of those that hold some words."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pentapolis.kernel.catalogue import Catalogue, Rule

from .names import simple
from .wording import Teller

MOST_FOUND = 30


def find_rules(catalogue: Catalogue, teller: Teller, wanted: str) -> list[Rule]:
    """The rule of this id, or all whose id, section, title and text together hold every one of the words."""
    exact = catalogue.find(wanted)
    if exact is not None:
        return [exact]
    words = simple(wanted).split()
    haystacks = {
        rule.id: simple(f"{rule.id} {rule.section} {teller.title(rule.id)} {rule.text}")
        for rule in catalogue.rules.values()
    }
    return [rule for rule in catalogue.rules.values() if all(word in haystacks[rule.id] for word in words)]


def show_rules(rules: list[Rule], teller: Teller) -> RenderableType:
    """One rule in full, several as a list."""
    if len(rules) == 1:
        return full_rule(rules[0], teller)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold")
    for rule in rules[:MOST_FOUND]:
        grid.add_row(rule.id, teller.title(rule.id))
    rest = len(rules) - MOST_FOUND
    return Group(grid, Text(teller.plain("rules-more", count=rest), "dim")) if rest > 0 else grid


def full_rule(rule: Rule, teller: Teller) -> RenderableType:
    title = Text.assemble((rule.id, "bold"), f"  {teller.title(rule.id)}")
    return Group(title, Padding(Text(plain_text(rule.text)), (0, 0, 0, 2)))


def plain_text(markdown: str) -> str:
    """A rule's text without the marks of Markdown and without line numbers.

    >>> plain_text("**Ruling:** at least `1` token. [seed L358-360]")
    'Ruling: at least 1 token.'
    """
    return re.sub(r"\s*\[seed [^\]]*\]", "", re.sub(r"\*\*|`", "", markdown)).strip()
