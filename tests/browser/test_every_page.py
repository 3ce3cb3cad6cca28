"""On every page, at both sizes, in both languages: no barrier, no missing word, no scrolling, no tiny target."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.saying import bundle, keys, say
from tests.browser.tour import TABLE, tour
from tests.browser.visiting import CALM, DESKTOP, PHONE, ROOT, Visitor

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

VIOLATIONS = """async ([part, tags]) => {
  const found = await axe.run(part, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)} ${node.any[0]?.message ?? ''}`));
}"""

# All that can be read, or heard with a screen reader.
READ = """() => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (text && !walker.currentNode.parentElement.closest('[lang]:not(html), script, style, noscript')) said.push(text);
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (node.closest('[lang]:not(html)')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (node.getAttribute(name)) said.push(node.getAttribute(name));
  }
  return said;
}"""

SCROLLED = """() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} high, the window ${innerHeight}`);
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide, the window ${innerWidth}`);
  const [board, decision] = ['[data-board]', 'section:has([data-choice])'];
  for (const node of document.querySelectorAll(`${board}, ${board} *, ${decision}, ${decision} *`)) {
    const style = getComputedStyle(node);
    if (/auto|scroll/.test(style.overflowY) && node.scrollHeight > node.clientHeight + 1)
      found.push(`${node.tagName}.${node.className} scrolls: ${node.scrollHeight} in ${node.clientHeight}`);
  }
  return found;
}"""

SMALL = """() => {
  const found = [];
  const touched = 'button, a[href], input, select, textarea, summary, [role=button], [tabindex="0"]';
  for (const node of document.querySelectorAll(touched)) {
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (node.matches('section, ol, [disabled]')) continue;
    const labelled = node.matches('input[type=radio], input[type=checkbox], input[type=file]');
    const { width, height } = (labelled ? node.closest('label') : node).getBoundingClientRect();
    if (width < 2 || height < 2) continue; // for screen readers only
    const name = node.getAttribute('aria-label') ?? node.textContent;
    if (width < 43.5 || height < 43.5)
      found.push(`${node.tagName} ${name.trim().slice(0, 60)}: ${Math.round(width)}×${Math.round(height)}`);
  }
  return found;
}"""

# A note over the board covers parts of what lies below, as it should.
PARTS = {"why-not": "[role=status]", "hint": ".hint"}

MESSAGE_KEY = re.compile(r"\b[A-Za-z]+(?:-[A-Za-z0-9]+)+\b")


def barriers(visitor: Visitor, part: str = "html") -> list[str]:
    visitor.rest()
    visitor.page.evaluate(AXE)
    found: list[str] = visitor.page.evaluate(VIOLATIONS, [part, TAGS])
    return found


@cache
def plain_messages(language: str) -> dict[str, str]:
    """Messages that say the same whatever the numbers are."""
    said = (
        (key, bundle(language).get_message(key).value) for key in keys(language) if bundle(language).has_message(key)
    )
    formatted = ((key, bundle(language).format_pattern(value, {})) for key, value in said if value is not None)
    return {key: str(text) for key, (text, errors) in formatted if not errors}


def missing_words(visitor: Visitor) -> list[str]:
    """Message keys, unfilled places, and in Polish whatever is still said in English."""
    english, polish = plain_messages("en"), plain_messages("pl")
    foreign = set(english.values()) - set(polish.values()) if visitor.language == "pl" else set()
    said: list[str] = visitor.page.evaluate(READ)
    return [
        text
        for text in said
        if "{ $" in text or "{$" in text or keys().intersection(MESSAGE_KEY.findall(text)) or text in foreign
    ]


def small_targets(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(SMALL)
    return found


def scrolled(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(SCROLLED)
    return found


def look_around(visitor: Visitor, name: str) -> dict[str, list[str]]:
    """Everything that is wrong with every page."""
    defects: dict[str, list[str]] = {}

    def note(kind: str, found: list[str]) -> None:
        if found:
            defects[kind] = sorted(set(found))

    for place in tour(visitor):
        visitor.shoot(f"{name}-{place}")
        note(f"{place}: barriers", barriers(visitor, PARTS.get(place, "html")))
        note(f"{place}: words", missing_words(visitor))
        if place in TABLE:
            note(f"{place}: scrolling", scrolled(visitor))
            if visitor.phone:
                note(f"{place}: small targets", small_targets(visitor))
        if visitor.page.locator("html").get_attribute("lang") != visitor.language:
            note(f"{place}: language", ["the page does not say its language"])
    return defects


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [("desktop", "light", "en"), ("desktop", "dark", "pl"), ("phone", "dark", "en"), ("phone", "light", "pl")],
)
def test_every_page_is_good(visit: Visit, size: str, theme: str, language: str) -> None:
    how: dict[str, Any] = {"size": {"desktop": DESKTOP, "phone": PHONE}[size], "theme": theme, "language": language}
    visitor = visit(settings=CALM, **how)
    defects = look_around(visitor, f"{size}-{theme}-{language}")
    assert defects == {}, "\n" + "\n".join(f"{kind}\n  " + "\n  ".join(found) for kind, found in defects.items())


def test_the_checks_themselves_can_fail(visit: Visit) -> None:
    """A page with every defect, and each of them is found."""
    visitor = visit(size=PHONE, settings=CALM)
    visitor.open("/")
    visitor.page.evaluate(
        """() => {
          document.body.insertAdjacentHTML('beforeend', '<p>ui-quick</p><p>{ $name }</p><button>x</button><img>');
          document.body.style.height = '3000px';
        }"""
    )
    assert any(found.startswith("image-alt") for found in barriers(visitor))
    assert {"ui-quick", "{ $name }"} <= set(missing_words(visitor))
    assert any("BUTTON" in found for found in small_targets(visitor))
    assert scrolled(visitor)


def test_english_on_a_polish_page_is_found(visit: Visit) -> None:
    visitor = visit(language="pl")
    visitor.open("/")
    visitor.page.evaluate("(text) => document.body.append(text)", say("ui-quick"))
    assert missing_words(visitor) == [say("ui-quick")]


def test_the_path_to_axe_is_the_pinned_one() -> None:
    package = Path(ROOT / "web/package.json").read_text(encoding="utf-8")
    version = re.search(r"axe v([\d.]+)", AXE)
    assert version
    assert f'"axe-core": "{version.group(1)}"' in package
