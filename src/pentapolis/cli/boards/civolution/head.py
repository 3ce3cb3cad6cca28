"""The head of the board: era, phase, turn, Resets, weather, event, dice; and the choices of the setup."""

from __future__ import annotations

from collections.abc import Iterator

from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.layout import rows
from pentapolis.cli.boards.scene import Scene
from pentapolis.games.civolution.kinds import NOBODY
from pentapolis.games.civolution.seen import CVView

from .signs import Signs

GAP = "   "
FINISHING, FINAL = 1, 2


def head(view: CVView, signs: Signs) -> list[Text]:
    words = signs.words
    shown = Text(f"{signs.term('era')} {view.era}", "bold")
    phase = "over" if view.over else str(view.phase) if view.phase else "setup"
    shown.append(f"{GAP}{signs.teller.words(f'phase-{phase}')}")
    if view.turn != NOBODY:
        shown.append(" ").append_text(signs.civilization(view, view.turn))
    parts = [
        shown,
        signs.field(signs.term("start"), signs.civilization(view, view.start)),
        signs.field(signs.term("resets"), resets(view, signs)),
        signs.field(signs.term("weather"), weather(view, signs)),
        signs.field(words("cv-dice"), f"{signs.term('dice')} {view.dice}, {signs.term('fate')} {view.fate}"),
        signs.field(signs.term("tokens"), str(view.tokens)),
    ]
    lines = [Text(GAP).join(parts)]
    if view.event:
        lines.append(
            signs.field(signs.term("event"), signs.name(view.event, "bold")).append(f" {signs.text(view.event)}")
        )
    if view.rolled:
        lines.append(signs.field(words("cv-rolled"), " ".join(map(str, view.rolled))))
    return lines


def resets(view: CVView, signs: Signs) -> str:
    """`2/5`, and how the action phase ends."""
    ending = {FINISHING: "finishing", FINAL: "final"}.get(view.ending)
    return f"{view.indicator}/{view.resets}" + (f" ({signs.words(f'cv-{ending}')})" if ending else "")


def weather(view: CVView, signs: Signs) -> str:
    """`Mild → Cold!`: where the indicator stands and will stand; `!`: beyond the line."""
    now, then = signs.title(view.weather.now), signs.title(view.weather.next)
    beyond = "!" if view.weather.beyond else ""
    return f"{now} → {then}{beyond}" if view.weather.shift else f"{now}{beyond}"


# Choices


def choice_panels(scene: Scene, view: CVView, signs: Signs) -> Iterator[Panel]:
    """What lies open while somebody chooses: nothing, where nothing does."""
    if scene.viewer is not None and view.players[scene.viewer].dealt:
        yield panel(scene, signs, "cv-dealt", view.players[scene.viewer].dealt)
    if view.offer:
        lines = [
            (
                signs.name(offer.chip, "bold"),
                signs.name(offer.goal),
                Text(f"{signs.text(offer.chip)} {signs.text(offer.goal)}"),
            )
            for offer in view.offer
        ]
        heading = Text(signs.words("cv-offer"), "bold")
        yield Panel(rows(scene, lines), title=heading, title_align="left", width=scene.width, padding=(0, 1))
    if view.drawn:
        yield panel(scene, signs, "cv-drawn", view.drawn)


def panel(scene: Scene, signs: Signs, key: str, cards: list[str]) -> Panel:
    """A line for each card: its name, its type, what it costs and does."""
    lines = [(signs.name(card, "bold"), Text(kind_of(card, signs), "dim"), Text(signs.text(card))) for card in cards]
    heading = Text(signs.words(key), "bold")
    return Panel(rows(scene, lines), title=heading, title_align="left", width=scene.width, padding=(0, 1))


def kind_of(card: str, signs: Signs) -> str:
    return signs.teller.words(f"deck-{signs.content.cards[card].type}") if card in signs.content.cards else ""
