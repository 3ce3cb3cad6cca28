"""People at a browser, in the words of the table: they open pages, answer, take back and end their turns."""

from __future__ import annotations

import json
import os
import re
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.saying import say

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "shots" if os.environ.get("SHOTS") else None
GAME = "flow_of_history"

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
"""The same phone held sideways."""

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()

# What a browser says of a server that is away. Nobody is to blame, where a test takes the server away.
CUT = re.compile(r"WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_NETWORK")

PATIENCE = 10_000  # milliseconds for one click
UNHEARD = 6_000  # milliseconds after which a tap was lost

CALM = {"pace": 0, "confirm": "never", "handOver": False}
"""Settings of people in a hurry: nobody waits for bots or says everything twice. Things move, as for everybody."""

# What can be done now: take the screen over, answer, end the turn, or nothing any more.
# The first of some pieces that a finger would meet: a map may reach beyond the screen.
IN_SIGHT = """(pieces) => pieces.findIndex((piece) => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return met !== null && piece.contains(met);
})"""

STATE = """() => {
  const found = (selector) => document.querySelector(selector);
  if (found('[data-sending]')) return null;
  if (found('dialog[open][aria-labelledby="hand-over"]')) return 'hand-over';
  if (found('main ~ * a[href$="/result"], section a[href$="/result"]')) return 'over';
  if (found('[data-choice]')) return 'answer';
  if (found('button[aria-keyshortcuts="E"]:not([disabled])')) return 'end';
  return null;
}"""

# What is asked, and what can be seen to change when it is answered. The same may be asked twice: the version tells.
ASKED = """() => JSON.stringify([
  document.querySelector('[data-version]')?.dataset.version,
  document.querySelector('[data-version] h2')?.textContent,
  [...document.querySelectorAll('[data-choice]')].map((choice) => choice.dataset.choice),
  [...document.querySelectorAll('[data-piece]')].map((piece) => [piece.dataset.piece, piece.matches('[data-lit]')]),
  document.querySelector('[data-live]')?.textContent,
  document.querySelector('[data-version] .chosen')?.textContent,
  document.querySelector('dialog[open]')?.textContent,
  document.querySelector('[data-sending]')?.dataset.sending,
  location.pathname,
])"""

# Nothing moves any more, but what moves for ever.
RESTING = """() => !document.querySelector('[data-gliding]') &&
  document.getAnimations().every(({ playState, effect }) =>
    playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""


def chromium() -> str:
    """Debian's Chromium, or one of its kin."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "no Chromium on this machine: make chromium"
    return found


class Moved(Exception):
    """What was to be pointed at is no longer there."""


class Visitor:
    """Somebody with a browser of their own: a session, settings, one page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        theme: str = "light",
        settings: dict[str, Any] | None = None,
        motion: bool = True,
    ) -> None:
        self.url = url
        self.language = language
        self.errors: list[str] = []
        self.phone = size in (PHONE, LANDSCAPE)
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport=size,
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=self.phone,
            is_mobile=self.phone,
        )
        self.context.set_default_timeout(30_000)
        if settings is not None:
            self._keep(settings)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _keep(self, settings: dict[str, Any]) -> None:
        """Settings as an earlier visit would have left them; what this visit changes stays changed."""
        value = json.dumps(json.dumps({"language": self.language, **settings}))
        name = "'pentapolis.settings'"
        self.context.add_init_script(f"localStorage.getItem({name}) ?? localStorage.setItem({name}, {value})")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text not in self.errors:
            self.errors.append(message.text)

    def leave(self, forgiving: bool = False) -> None:
        """Go home. Nothing was said on the console, but of a connection that the test itself has cut."""
        self.context.close()
        said = [error for error in self.errors if not (forgiving and CUT.search(error))]
        assert said == [], f"said on the console: {said}"

    # Finding things

    def say(self, key: str, **facts: Any) -> str:
        return say(key, self.language, **facts)

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("ui-decision"), exact=True)

    @property
    def prompt(self) -> Locator:
        return self.decision.get_by_role("heading")

    @property
    def answers(self) -> Locator:
        return self.page.locator("[data-choice]")

    def choices(self) -> list[str]:
        """The keys of what can be answered, asked for at once."""
        found: list[str] = self.answers.evaluate_all("(nodes) => nodes.map((node) => node.dataset.choice)")
        return found

    @property
    def closing(self) -> Locator:
        """The button that ends the turn, or confirms what was answered in another's."""
        return self.page.locator('button[aria-keyshortcuts="E"]')

    @property
    def lit(self) -> Locator:
        """Lit pieces on the board."""
        return self.page.locator("[data-board] [data-piece][data-lit]")

    @property
    def unlit(self) -> Locator:
        return self.page.locator("[data-board] [data-piece]:not([data-lit])")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("ui-log"), exact=True).get_by_role("listitem")

    # Going places

    def open(self, path: str) -> Self:
        self.page.goto(path)
        return self

    def set_up(self, *kinds: str, name: str = "", game: str = GAME, bot: str = "", **options: str) -> None:
        """A new table through its page: seats by their kinds (`me`, `here`, `link`, `bot`), options by their names."""
        self.open(f"/new/{game}")
        seats = self.page.locator("select[id^=kind-]")
        expect(seats.first).to_be_visible()
        while seats.count() > len(kinds):
            self.button("ui-seat-remove", number=seats.count()).click()
        while seats.count() < len(kinds):
            self.button("ui-seat-add").click()
        for number, kind in enumerate(kinds):
            seats.nth(number).select_option(kind)
            if bot and kind == "bot":
                self.page.locator(f"#bot-{number}").select_option(bot)
        if name:
            self.page.locator("#name-0").fill(name)
        for option, value in options.items():
            self.page.locator(f"#option-{option}").select_option(value)
        self.button("ui-start").click()
        self.page.wait_for_url("**/match/*")
        expect(self.prompt).not_to_be_empty()

    @property
    def match(self) -> str:
        """The id of the match on the screen."""
        return self.page.url.split("/match/")[1].split("/")[0].split("?")[0]

    def settle(self) -> str:
        """Wait until something can be done, and say what."""
        return str(self.page.wait_for_function(STATE, timeout=30_000).json_value())

    def rest(self) -> None:
        """Wait until everything lies where it belongs: what is still on its way has no final place or colour."""
        self.page.wait_for_function(RESTING)

    def wrong(self, finding: str, about: object = None) -> list[str]:
        """What a script still finds wrong once the page had time to come right: a busy machine lays out late."""
        with suppress(TooLate):
            self.page.wait_for_function(f"(about) => ({finding})(about).length === 0", arg=about, timeout=5_000)
        found: list[str] = self.page.evaluate(finding, about)
        return found

    # Playing

    def act(self, target: Locator) -> None:
        """Point at something and wait until the page shows that it was heard.

        Now and then a busy Chromium makes no click of a tap. Whoever taps sees that, and taps once more.
        """
        before, heard = self.page.evaluate(ASKED), f"(before) => ({ASKED})() !== before"
        self._point(target)
        if self.phone:
            with suppress(TooLate):
                self.page.wait_for_function(heard, arg=before, timeout=UNHEARD)
                return
            self._point(target)
        self.page.wait_for_function(heard, arg=before)

    def _point(self, target: Locator) -> None:
        try:
            target.tap(timeout=PATIENCE) if self.phone else target.click(timeout=PATIENCE)
        except TooLate:
            if target.count() == 0:
                raise Moved from None
            raise

    @property
    def state(self) -> str | None:
        """What can be done now."""
        found: str | None = self.page.evaluate(STATE)
        return found

    @property
    def sending(self) -> bool:
        """Whether something is under way to the server."""
        return self.page.locator("[data-sending]").count() > 0

    def answer(self, turn: int = 0) -> str:
        """Whatever comes next: one lit piece, one answer, or the end of the turn. Says what it was."""
        state = self.settle()
        self.step(state, turn)
        return state

    def step(self, state: str, turn: int) -> None:
        """Do what can be done. Who has looked already, for somebody else may be asked next, needs not wait again."""
        match state:
            case "hand-over":
                self.act(self.page.locator("dialog[open]").get_by_role("button"))
            case "answer":
                # By turns on the board and in the bar, so that both lead through a whole game.
                seen = self.lit.evaluate_all(IN_SIGHT) if turn % 2 == 0 else -1
                with suppress(Moved):  # an answer on its way took the question with it: look again
                    self.act(self.answers.first if seen < 0 else self.lit.nth(seen))
            case "end":
                self.act(self.closing)

    def let_go(self) -> None:
        """Choose nothing. While a part of an answer is chosen, pieces of other answers are unlit, but not forbidden."""
        chosen = self.button("ui-clear")
        if chosen.count():
            self.act(chosen)

    def reach_actions(self) -> None:
        """Past the choice of a starting card, to the first turn that somebody here takes."""
        self.settle()
        while self.page.locator('[data-choice^="invest:"]').count() == 0:
            assert self.answer(1) != "over"
            self.settle()

    def invest(self) -> None:
        """An action that reveals nothing, up to its last decision: how many tokens to put on a card."""
        choice = self.page.locator('[data-choice^="invest:"]').first
        card = str(choice.get_attribute("data-choice")).partition(":")[2]
        self.act(self.page.locator(f'[data-board] [data-piece="{card}"]').first)
        self.settle()
        expect(self.page.locator('[data-choice="1"]')).to_be_visible()

    def play(self, most: int = 1500) -> int:
        """Play on until the game is over. Says how many steps that took.

        Where a turn may be ended it soon is: by the book a player may go on trading for ever.
        """
        for turn in range(most):
            state = self.settle()
            if state == "over":
                return turn
            if turn % 4 == 3 and self.page.locator("button[aria-keyshortcuts=E]:enabled").count():
                state = "end"
            with suppress(Moved):
                self.step(state, turn)
        raise AssertionError(f"the game was not over after {most} steps")

    def shoot(self, name: str, part: Locator | None = None) -> None:
        """A picture for people to look at, if they want any."""
        if SHOTS is not None:
            self.rest()
            SHOTS.mkdir(parents=True, exist_ok=True)
            (part or self.page).screenshot(path=SHOTS / f"{name}.png")
