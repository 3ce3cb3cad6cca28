"""V.I.C.I.: its cards, grids and tribes, and what its last turn did, step by step."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.civolution.seen import StepView, ViciView
from pentapolis.kernel.words import rule_key

from .signs import EMPTY, Signs


def vici_panel(scene: Scene, vici: ViciView, signs: Signs) -> Panel:
    words = signs.words
    numbers = {
        signs.term("dice"): vici.dice,
        signs.term("fate"): vici.fate,
        signs.term("favor"): vici.favor,
        signs.term("tribes-left"): vici.tribes,
        signs.title("evolution"): vici.evolution,
        signs.title("prosperity"): vici.prosperity,
        words("cv-cards-left"): vici.deck,
        words("cv-discards"): vici.discards,
    }
    first = Text("  ").join(Text.assemble((f"{name} ", "dim"), str(count)) for name, count in numbers.items())
    row = ", ".join(map(signs.title, vici.row)) or EMPTY
    icons = words("cv-icons", blue=vici.blue, red=vici.red)
    parts: list[RenderableType] = [first, signs.field(words(f"cv-{vici.half}-half"), f"{row} ({icons})")]
    if vici.row:
        parts.append(Text(signs.text(vici.row[-1]), "dim"))
    parts += [step(number, entry, signs) for number, entry in enumerate(vici.steps, 1)]
    points = words("cv-points", vp=vici.vp, all=sum(vici.score.values()))
    heading = Text.assemble((signs.teller.name("vici"), f"bold {seat_colour(vici.seat)}"), (f" ─ {points}", "default"))
    return Panel(
        Group(*parts),
        title=heading,
        title_align="left",
        width=scene.width,
        border_style=seat_colour(vici.seat),
        padding=(0, 1),
    )


def step(number: int, entry: StepView, signs: Signs) -> Text:
    """`3. Provision: Forest B ─ V.I.C.I. lays …`: what it did, to what, and by which rule."""
    what = ", ".join(named(word, entry.action, signs) for word in entry.what)
    done = signs.words(f"cv-step-{entry.action}")
    rule = signs.teller.words(rule_key(entry.why))
    return Text.assemble((f"{number}. ", "dim"), done, f": {what}" if what else "", (f"  {entry.why} {rule}", "dim"))


def named(word: str, action: str, signs: Signs) -> str:
    """A piece by its name, an encampment by the line of the priority that chose it, a number as it is."""
    if action == "spot":
        return signs.teller.words(f"priority-{word}")
    return signs.title(word) if word in signs.content.names else word
