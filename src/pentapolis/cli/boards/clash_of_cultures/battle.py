"""A battle: both sides with what they have left, their dice as printed, combat value and hits."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.clash_of_cultures.kinds import UNITS
from pentapolis.games.clash_of_cultures.units import unpack
from pentapolis.games.clash_of_cultures.view import ClashView

from .signs import Signs

HIDDEN = "hidden"


def battle_panel(scene: Scene, view: ClashView, signs: Signs) -> Panel:
    battle = view.battle
    assert battle is not None
    space = signs.content.layouts[len(view.players)].names[battle["space"]]
    return Panel(
        Group(side(battle["attacker"], "cc-attacker", signs), side(battle["defender"], "cc-defender", signs)),
        title=Text(signs.words("cc-battle", space=signs.space(space), round=battle["round"]), "bold"),
        title_align="left",
        width=scene.width,
    )


def side(side: dict[str, Any], role: str, signs: Signs) -> Text:
    """One side in a line: `Attacker: Ada 3I  dice 5I 3C  CV 8  hits 1`."""
    units = signs.stack({UNITS[kind]: amount for kind, amount in unpack(side["units"])})
    line = signs.field(
        role, Text(f"{signs.owner_name(side['owner'])} {units or '–'}", signs.owner_style(side["owner"]))
    )
    if side["dice"]:
        faces = [signs.content.faces[number - 1] for number in side["dice"]]
        dice = " ".join(f"{face.value}{signs.unit(face.icon)}" for face in faces)
        line.append_text(Text("  ").append_text(signs.field("cc-dice", dice)))
        line.append(f"  {signs.words('cc-value', value=side['value'], hits=side['hits'])}")
    if side["card"]:
        card = signs.words("cc-face-down") if side["card"] == HIDDEN else signs.teller.name(side["card"])
        line.append_text(Text("  ").append_text(signs.field("cc-card", card)))
    return line
