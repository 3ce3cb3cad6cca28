"""Reports as one HTML file that needs nothing else: style inside, drawings as SVG, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf9; --soft: #777; --fill: #3f7f93; --mark: #b3432b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #1c1d1f; --soft: #9a968c; --fill: #6fb0c4; --mark: #ec8b6f; }
}
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
p.soft, .note { color: var(--soft); fill: var(--soft); }
svg { max-width: 100%; height: auto; display: block; margin: 1rem 0; } svg text { font-size: 13px; fill: var(--ink); }
svg text.note { fill: var(--soft); } svg text.mark { font-weight: 600; fill: var(--mark); }
.axis { stroke: var(--soft); stroke-dasharray: 3 3; } .bar, circle.dot { fill: var(--fill); }
circle.mark { fill: var(--mark); } line.dot { stroke: var(--fill); } line.mark { stroke: var(--mark); }
.span { stroke-width: 2; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; text-align: right;
  border-bottom: 1px solid color-mix(in srgb, var(--soft) 30%, transparent); }
th:first-child, td:first-child { text-align: left; }
""".strip()


def page(language: str, title: str, parts: Sequence[str]) -> str:
    """A whole document; the parts are HTML already."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    top = f'<!doctype html>\n<html lang="{language}">\n<head>{head}\n<style>\n{STYLE}\n</style></head>'
    return f"{top}\n<body>\n{body}\n</body>\n</html>\n"


def heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str, soft: bool = False) -> str:
    """
    >>> paragraph("a < b", soft=True)
    '<p class="soft">a &lt; b</p>'
    """
    start = '<p class="soft">' if soft else "<p>"
    return f"{start}{escape(words)}</p>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """
    >>> table(["bot", "won"], [["greedy", "3"]])
    '<div class="wide"><table><tr><th>bot</th><th>won</th></tr><tr><td>greedy</td><td>3</td></tr></table></div>'
    """
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'
