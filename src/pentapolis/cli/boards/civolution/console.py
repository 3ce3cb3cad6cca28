"""A console: dice, markers, modules, storage, features, columns, goals, and the viewer's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.layout import rows
from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.civolution.kinds import ROWS
from pentapolis.games.civolution.seen import ColumnView, CVView, ModuleView, PlayerView

from .signs import EMPTY, NO, ROMAN, YES, Signs

RESOURCES = ("idea", "food", "money", "focus")


def console_panel(scene: Scene, view: CVView, seat: int, signs: Signs) -> Panel:
    player = view.players[seat]
    own = seat == scene.viewer
    parts: list[RenderableType] = [dice(player, signs), stock(player, signs), *ground(player, signs)]
    parts += [modules(player, signs, own), storage(player, signs), features(player, signs)]
    parts += [*columns(player, signs), *goals(scene, player, signs, own), *hand(scene, player, signs, own)]
    return Panel(
        Group(*parts),
        title=title(scene, player, seat, signs),
        title_align="left",
        width=scene.width,
        border_style=seat_colour(seat),
        padding=(0, 1),
    )


def title(scene: Scene, player: PlayerView, seat: int, signs: Signs) -> Text:
    """Number and name, VP so far and if the game ended now."""
    words, name = signs.words, scene.teller.names[seat]
    shown = words("cv-you", name=name) if seat == scene.viewer else name
    points = words("cv-points", vp=player.vp, all=sum(player.score.values()))
    return Text.assemble((f"{seat + 1} {shown}", f"bold {seat_colour(seat)}"), (f" ─ {points}", "default"))


def dice(player: PlayerView, signs: Signs) -> Text:
    """`1:1 2:2+1`: dice on the spaces, planning markers behind `+`; used dice, fate dice; may a Reset be done?"""
    shown = Text(f"{signs.term('dice')} ", "dim")
    for value, (count, planned) in enumerate(zip(player.dice, player.planning, strict=True), 1):
        shown.append(f"{value}:", "dim").append(str(count) if count else EMPTY, "bold" if count else "dim")
        shown.append(f"+{planned} " if planned else " ", "")
    shown.append(f" {signs.term('used')} ", "dim").append(str(player.used))
    shown.append(f"  {signs.term('fate')} ", "dim").append(str(player.fate), "bold")
    shown.append(f"  {signs.term('favor')} ", "dim").append(str(player.favor), "bold")
    return shown.append(f"  {YES if player.may_reset else NO} {signs.words('cv-reset')}", "dim")


def stock(player: PlayerView, signs: Signs) -> Text:
    """Markers on their spaces, what is left, what feeding will take."""
    shown = Text()
    for name in RESOURCES:
        shown.append(f"{signs.words(f'cv-{name}')} ", "dim").append(f"{getattr(player, name)}  ", "bold")
    shown.append(f"{signs.words('cv-food-needed')} ", "dim").append(f"{player.food_needed}  ")
    shown.append(f"{signs.term('supply')} ", "dim").append(f"{player.supply}  ")
    return shown.append(f"{signs.words('cv-reset-markers')} ", "dim").append(str(player.resets))


def ground(player: PlayerView, signs: Signs) -> Iterator[Text]:
    """What has not been built, tribes in the supply, diamonds."""
    shown = Text()
    left = {"tribes-left": player.tribes, "farms": player.farms, "boats": player.boats}
    for key, count in left.items():
        shown.append(f"{signs.term(key)} ", "dim").append(f"{count}  ")
    shown.append(f"{signs.term('diamonds')} ", "dim").append(str(sum(player.diamonds.values())))
    yield shown
    if player.settlements:
        yield signs.field(signs.term("settlements"), ", ".join(map(signs.title, player.settlements)))


def modules(player: PlayerView, signs: Signs, own: bool) -> Text:
    """`Migration 1-3 II`: values and level; of the viewer's own those that can be paid are marked, with the ideas."""
    parts = [module(entry, signs, own) for entry in player.modules]
    return Text.assemble((f"{signs.term('modules')}: ", "dim"), Text(", ").join(parts))


def module(entry: ModuleView, signs: Signs, own: bool) -> Text:
    values = "-".join(str(value) for value in signs.content.module_dice[entry.module] if value) or "*"
    level = f" {ROMAN[entry.level]}" if entry.level else ""
    shown = Text(f"{signs.title(entry.module)} {values}{level}", "bold" if own and entry.ideas >= 0 else "")
    if own and entry.ideas > 0:
        shown.append(f" ({signs.words('cv-ideas', count=entry.ideas)})", "dim")
    return shown


def storage(player: PlayerView, signs: Signs) -> Text:
    """What is stored, by type of land: `Wood 2`; its row tells what it is worth."""
    numbers = list(player.storage.items())
    parts = [
        f"{signs.title(name)} {count} ({number % ROWS + 1})" for number, (name, count) in enumerate(numbers) if count
    ]
    return signs.field(signs.term("storage"), ", ".join(parts) or EMPTY)


def features(player: PlayerView, signs: Signs) -> Text:
    parts = [f"{signs.title(name)} {count}" for name, count in player.features.items() if count]
    return signs.field(signs.term("features"), ", ".join(parts) or EMPTY)


def columns(player: PlayerView, signs: Signs) -> Iterator[Text]:
    """The columns that hold something, from the bottom up; rows that have given their bonus and active stage tiles."""
    marks = [f"{signs.teller.words('term-row', row=row)} {YES}" for row in sorted({*player.completed, *player.stages})]
    yield signs.field(signs.term("console"), ", ".join(marks) or EMPTY)
    for number, column in enumerate(player.columns, 1):
        if column.rows:
            heading = signs.teller.words("term-column", column=number)
            pieces = Text(" · ").join(list(pieces_of(column, signs)))
            yield Text.assemble((f"  {heading}: ", "dim"), pieces)


def pieces_of(column: ColumnView, signs: Signs) -> Iterator[Text]:
    """`3 Bow`: the row and what lies there; two goal chips side by side."""
    for row, halves in enumerate(column.rows, column.base):
        found = dict.fromkeys(halves) if len(set(halves)) == 1 else halves
        shown = Text(" | ").join(signs.name(half) if half else Text(EMPTY) for half in found)
        yield Text.assemble((f"{row} ", "dim"), shown)


def goals(scene: Scene, player: PlayerView, signs: Signs, own: bool) -> Iterable[RenderableType]:
    """The goal area: the top chips, and those below them."""
    stacks = [stack for stack in player.goals if stack]
    if not stacks:
        return [signs.field(signs.term("goals"), EMPTY)]
    if not own:
        return [signs.field(signs.term("goals"), Text(", ").join(goal_stack(stack, signs) for stack in stacks))]
    lines = [(goal_stack(stack, signs), Text(), Text(signs.text(stack[-1]))) for stack in stacks]
    return [Text(f"{signs.term('goals')}:", "dim"), rows(scene, lines)]


def goal_stack(stack: list[str], signs: Signs) -> Text:
    """`Bakers (Sand offering)`: the top chip, and in brackets what it covers."""
    shown = signs.name(stack[-1])
    return shown.append(" (").append_text(signs.names(stack[-2::-1])).append(")") if len(stack) > 1 else shown


def hand(scene: Scene, player: PlayerView, signs: Signs, own: bool) -> Iterable[RenderableType]:
    """The viewer's cards with their texts; of others how many of each type."""
    if own and player.hand:
        lines = [(signs.name(card, "bold"), kind(card, signs), Text(signs.text(card))) for card in player.hand]
        return [Text(f"{signs.term('hand')}:", "dim"), rows(scene, lines)]
    sizes = [f"{signs.teller.words(f'deck-{name}')} {count}" for name, count in player.hand_sizes.items() if count]
    return [signs.field(signs.term("hand"), ", ".join(sizes) or EMPTY)]


def kind(card: str, signs: Signs) -> Text:
    return Text(signs.teller.words(f"deck-{signs.content.cards[card].type}"), "dim")
