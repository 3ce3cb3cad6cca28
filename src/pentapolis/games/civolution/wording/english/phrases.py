"""English phrases for pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ... import vocabulary as v
from ..language import listed
from .nouns import MATERIALS, RESOURCES, UNITS, count, title

SITES: dict[v.SiteKind, str] = {
    "building_ground": "here you build statues, each for 1 of the materials shown, and settlements",
    "gorge": "site phase: a civilization with a tribe next to it returns {amount} food",
    "glacier": "site phase: a civilization with a strong tribe next to it weakens {amount} of those",
    "mystic_oak": "site phase: each adjacent territory with your tribe gives VP",
    "hidden_grotto": (
        "on activating Production: first produce and transport 1 in one adjacent territory with your tribe"
    ),
    "holy_rock": (
        "on activating Procreation: first choose an adjacent territory with your tribe and take a favor test; "
        "if passed, you may perform 1 procreation there"
    ),
    "cave": "for migrations all territories next to any Cave are adjacent to each other",
    "mushroom_valley": "hunting in an adjacent territory gives {amount} more food",
    "volcano": "no farms in adjacent territories; when it is revealed, farms there return to their consoles",
}
PROJECTS: dict[v.Project, str] = {
    "farm": "in a land territory with your tribe, without a farm and not next to a revealed Volcano",
    "boat": (
        "in a Water territory without your boat, next to a territory with your tribe; "
        "you may move 1 of your strong tribes from next to it on board"
    ),
    "statue": "on a building ground next to your tribe, for 1 stored material shown there",
    "settlement": "on a building ground next to your tribe, for the materials shown on your console",
}
CATEGORIES = {
    "current_era": "category of this era",
    "next_era": "category of the next era",
    "era_4": "category of era 4",
    "three_final_scoring_tiles": "categories of the three tiles of final scoring",
}


def materials(names: Sequence[v.Material]) -> str:
    return listed([MATERIALS[name] for name in names], "or")


def start(resources: dict[v.Resource, int], features: dict[v.Feature, int], stored: dict[v.Material, int]) -> str:
    found = [count(number, RESOURCES[name]) for name, number in resources.items() if number]
    found += [count(number, f"{title(name)} marker") for name, number in features.items()]
    found += [f"{number} stored {MATERIALS[name]}" for name, number in stored.items()]
    return f"start with {listed(found, 'and')}"


def oak(vp: dict[v.TerritoryType, int]) -> str:
    return ", ".join(f"{title(name)} {number} VP" for name, number in vp.items())


def weather(steps: int) -> str:
    return f"weather: {count(abs(steps), 'step')} towards {'hot' if steps > 0 else 'cold'}"


def units(category: v.Category) -> str:
    return UNITS.get(category, f"each space of your disc on the {title(category)} track")


PHRASES: dict[str, Callable[..., str]] = {
    "cost": "cost: {what}".format,
    "space_vp": " ({vp} VP)".format,
    "instant": "instant: {what}".format,
    "or_vp": "{what}; or gain {vp} VP".format,
    "start_level": lambda module: f"the {title(module)} module starts at level II",
    "start": start,
    "attribute": lambda feature, have, returned: f"have {have} {title(feature)} markers and return {returned} of them",
    "event": "{who}: {what}".format,
    "weather": weather,
    "level": "level {level}: {what}".format,
    "dice": "dice {left} and {right}".format,
    "any_dice": "any two dice".format,
    "any_order": " (any order)".format,
    "or": " OR ".format,
    "site_vp": "{vp} VP for whoever reveals it".format,
    "site": lambda kind, amount: SITES[kind].format(amount=amount),
    "oak": oak,
    "statues": lambda names: f"statues: {materials(names)}",
    "project": lambda project: PROJECTS[project],
    "reward": "reward: {what}".format,
    "last_reward": "with your last one also: {what}".format,
    "settlement": lambda cost, diamonds: (
        f"cost: {listed([f'{number} stored {MATERIALS[name]}' for name, number in cost.items()], 'and')}; "
        f"it uncovers {count(diamonds, 'diamond')}"
    ),
    "beyond": "beyond the line: {what}".format,
    "threshold": "for leaving space {space}: {what}".format,
    "overflow": "each step beyond space {space}: {vp} VP".format,
    "units": lambda category: f"one unit for {units(category)}",
    "final": "final scoring: {printed} VP a unit, {covered} VP with the tile".format,
    "half": lambda red, what: f"{'red' if red else 'blue'} half: {what}",
    "rolls": "{rolls}: {what}".format,
    "icons": lambda blue, red: f"Reset icons: {blue} blue, {red} red",
    "category": lambda category, times, vp: (
        f"{CATEGORIES[category]} {'once' if times == 1 else f'{times} times'}{f' and {vp} VP' if vp else ''}"
    ),
    "last_era": "{what}; in the last era {vp} VP instead".format,
}
