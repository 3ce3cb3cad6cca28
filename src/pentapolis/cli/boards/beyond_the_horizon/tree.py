"""The technology tree: every slot with its lines, technology, leader, scholars, and the spaces of its action."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.layout import rows
from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.beyond_the_horizon.kinds import LEVELS
from pentapolis.games.beyond_the_horizon.view import BHView, SlotView

from .signs import EMPTY, FACE_DOWN, LEADER, NO, YES, Signs


def tree_panel(scene: Scene, view: BHView, signs: Signs) -> Panel:
    """The tree, level by level, and the technologies that players keep apart from it."""
    parts: list[RenderableType] = []
    ready = eligible(view, scene.viewer, signs)
    for level in LEVELS:
        parts.append(level_line(view, level, signs))
        own = [slot for slot in view.tree if slot.level == level]
        parts.append(rows(scene, [line(view, slot, signs, ready) for slot in own]))
    private = list(private_lines(view, signs))
    if private:
        parts += [Text(signs.term("private"), "bold dim"), rows(scene, private)]
    parts.append(Text(signs.words("bh-legend-tree"), "dim"))
    title = Text(signs.term("tree"), "bold")
    return Panel(Group(*parts), title=title, title_align="left", width=scene.width, padding=(0, 1))


def level_line(view: BHView, level: str, signs: Signs) -> Text:
    """`Level II   Technologies left: 9   Known cards under the deck: Calendar`."""
    shown = Text(signs.teller.words("term-level", level=level), "bold dim")
    if level in view.decks:
        shown.append("   ").append_text(signs.field(signs.term("deck"), str(view.decks[level])))
        if view.bottoms[level]:
            shown.append("   ").append_text(signs.field(signs.term("bottom"), signs.names(view.bottoms[level])))
    return shown


def eligible(view: BHView, viewer: int | None, signs: Signs) -> int | None:
    """The slots whose prerequisites the viewer meets, as bits."""
    if viewer is None:
        return None
    known = (number for number, slot in enumerate(view.tree) if slot.technology and viewer in slot.scholars)
    return signs.content.eligible[sum(1 << number for number in known)]


def line(view: BHView, slot: SlotView, signs: Signs, ready: int | None) -> tuple[Text, Text, Text]:
    """`II·3 ♦ Sc Writing°`, its lines, who has researched it and its spaces, and what it does."""
    name = Text.assemble((signs.slot(slot.slot), "dim"), " ", (LEADER, "bold yellow") if slot.leader else " ", " ")
    name.append_text(signs.technology(slot.technology) if slot.technology else Text(FACE_DOWN, "dim"))
    facts = Text(" ").join(
        part for part in (lines(slot, signs, ready), scholars(slot), spaces(view, slot, signs)) if part
    )
    return name, facts, Text(signs.gist(slot.technology)) if slot.technology else Text()


def lines(slot: SlotView, signs: Signs, ready: int | None) -> Text:
    """`←II·1+II·3` needs both, `←2/3:III·1 III·2 III·3` two of three; whether the viewer meets it."""
    number = signs.content.slot_index[slot.slot]
    entry = signs.content.slots[number]
    if not entry.lines:
        return Text()
    names = [signs.slot(other) for other in entry.lines]
    every = entry.needed == len(names)
    shown = Text("←" + ("+".join(names) if every else f"{entry.needed}/{len(names)}:{' '.join(names)}"), "dim")
    if ready is not None:
        met = ready >> number & 1
        shown.append(f" {YES if met else NO}", "bold green" if met else "bold red")
    return shown


def scholars(slot: SlotView) -> Text:
    """`(1 3)`: the numbers of the seats that have a scholar there."""
    if not slot.scholars:
        return Text(f"({EMPTY})", "dim")
    seats = (Text(str(seat + 1), f"bold {seat_colour(seat)}") for seat in slot.scholars)
    return Text.assemble(("(", "dim"), Text(" ").join(seats), (")", "dim"))


def spaces(view: BHView, slot: SlotView, signs: Signs) -> Text:
    return signs.spaces(view, slot.technology) if slot.technology else Text()


def private_lines(view: BHView, signs: Signs) -> Iterator[tuple[Text, Text, Text]]:
    """BH-PRV: technologies beside a player's board."""
    for seat, player in enumerate(view.players):
        for card in player.private:
            name = Text.assemble(signs.owner(seat), " ", signs.technology(card))
            yield name, signs.spaces(view, card), Text(signs.gist(card))
