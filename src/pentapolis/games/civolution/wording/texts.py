"""What stands in the text of each kind of piece, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from .. import pieces as p
from .. import vocabulary as v
from .language import Language, sentence, values

Part = str | None
"""A sentence, or None for what a piece does not have."""

NUMERALS = ("I", "II", "III")


def text_of(words: Language, piece: object) -> str:
    """The text of a piece; KeyError for a kind of piece that has none."""
    return joined(TEXTS[type(piece)](words, piece))


def joined(parts: Iterable[Part]) -> str:
    return " ".join(sentence(part) for part in parts if part)


# Cards and chips


def card(words: Language, card: p.Card) -> Iterable[Part]:
    """CV-CRD.2, CV-CRD.7, CV-CRD.9."""
    yield words.say("cost", what="; ".join(cost_space(words, space) for space in card.cost_spaces))
    yield from deeds(words, card)


def deeds(words: Language, card: p.Card) -> Iterable[Part]:
    """CV-CRD.7, CV-CRD.9: what a card does, without what it costs."""
    yield words.say("instant", what=words.in_turn(card.instant_bonus))
    yield words.clause(card.ability) if card.ability is not None else None


def cost_space(words: Language, space: v.AnySpace) -> str:
    return words.clause(space) + (words.say("space_vp", vp=space.vp) if space.vp else "")


def event(words: Language, card: p.Event) -> Iterable[Part]:
    """CV-EVT.1, CV-EVT.4."""
    yield words.say("weather", steps=card.weather_steps)
    yield words.say("event", who=words.clause(card.condition), what=words.in_turn(card.effects))


def marker_card(words: Language, card: p.MarkerCard) -> Iterable[Part]:
    """CV-SET.16."""
    resources = {"food": card.food, "money": card.money, "idea": card.idea, "focus": card.focus}
    yield words.say("start", resources=resources, features=card.features, stored=card.materials)


def income_chip(words: Language, chip: p.IncomeChip) -> Iterable[Part]:
    """CV-CON.5."""
    yield words.say("or_vp", what=words.in_turn(chip.effects), vp=chip.vp)


def chip_card(words: Language, card: p.ChipCard) -> Iterable[Part]:
    """CV-SET.19."""
    yield from income_chip(words, card)
    yield words.say("start_level", module=card.upgraded_module)


def attribute(words: Language, chip: p.Attribute) -> Iterable[Part]:
    """CV-ATT.1."""
    cost = chip.requirement
    yield words.say("attribute", feature=cost.feature, have=cost.have, returned=cost.returned)
    yield words.clause(chip.ability)


def goal(words: Language, chip: p.Goal) -> Iterable[Part]:
    """CV-GOL.1."""
    yield words.clause(chip.requirement)


# The console


def module(words: Language, module: p.Module) -> Iterable[Part]:
    """CV-GEN.12, CV-ACT4.8 to CV-ACT4.10."""
    if module.dice is None:
        yield words.say("any_dice")
    else:
        yield words.say("dice", left=module.dice[0], right=module.dice[1])
    for number, level in enumerate(module.levels):
        what = module_level(words, level)
        yield words.say("level", level=NUMERALS[number], what=what) if len(module.levels) > 1 else what


def module_level(words: Language, level: p.ModuleLevel) -> str:
    """CV-GEN.12: the sides of the OR."""
    return words.say("or").join(side(words, parts, level.any_order) for parts in level.options)


def side(words: Language, parts: Sequence[v.Effect], any_order: bool) -> str:
    if any_order and len(parts) > 1:
        return words.together(parts) + words.say("any_order")
    return words.in_turn(parts)


def console_activity(words: Language, activity: p.InnateActivity) -> Iterable[Part]:
    """CV-ATY.1."""
    yield words.in_turn([*activity.cost, *activity.effects])


def settlement(words: Language, slot: p.SettlementSlot) -> Iterable[Part]:
    """CV-BLD.6."""
    yield words.say("settlement", cost=slot.cost, diamonds=slot.diamonds)


def project(words: Language, entry: p.ProjectEntry) -> Iterable[Part]:
    """CV-BLD.2 to CV-BLD.6."""
    yield words.say("project", project=entry.id)
    yield words.say("reward", what=words.in_turn(entry.reward)) if entry.reward else None
    yield words.say("last_reward", what=words.in_turn(entry.last_reward)) if entry.last_reward else None


def stage(words: Language, row: p.Stage) -> Iterable[Part]:
    """CV-CON.8."""
    yield words.in_turn(row.completion) if row.completion else None


# Continent and boards


def site_kind(words: Language, kind: p.SiteKindEntry) -> Iterable[Part]:
    """CV-SIT."""
    yield words.say("site", kind=kind.id, amount=kind.amount)
    yield words.say("oak", vp=kind.oak_vp) if kind.oak_vp else None


def site(words: Language, kinds: Mapping[str, p.SiteKindEntry], site: p.Site) -> Iterable[Part]:
    """CV-EXP.1, CV-BLD.5."""
    yield words.say("site_vp", vp=site.vp)
    yield words.say("statues", names=site.statue_materials) if site.statue_materials else None
    yield from site_kind(words, kinds[site.kind])


def island(words: Language, ground: p.Island) -> Iterable[Part]:
    """CV-BLD.5."""
    yield words.say("statues", names=ground.statue_materials)


def track(words: Language, bonuses: Mapping[str, p.TrackBonus], track: p.Track) -> Iterable[Part]:
    """CV-TRK.1 to CV-TRK.3."""
    for threshold in track.thresholds:
        what = words.in_turn(own_value(bonuses[threshold.bonus].effects, track.die_value))
        yield words.say("threshold", space=threshold.after_space, what=what)
    yield words.say("overflow", space=track.last_space, vp=track.overflow_vp)


def own_value(effects: Iterable[v.AnyEffect], value: int) -> list[v.AnyEffect]:
    """CV-TRK.2: the die value of the track that gives the bonus."""
    return [
        v.UpgradeModule(value) if isinstance(effect, v.UpgradeModule) and effect.die_value == "track" else effect
        for effect in effects
    ]


def weather_space(words: Language, space: p.WeatherSpace) -> Iterable[Part]:
    """CV-EVT.1, CV-EVT.2."""
    yield words.either(space.options)
    yield words.say("beyond", what=words.in_turn(space.beyond)) if space.beyond else None


def scoring(words: Language, tile: p.Scoring) -> Iterable[Part]:
    """CV-EVT.6, CV-END.1."""
    yield words.say("units", category=tile.id)
    yield words.say("final", printed=tile.printed, covered=tile.covered)


# V.I.C.I.


def dice_card(words: Language, card: p.DiceCard) -> Iterable[Part]:
    """CV-SOL.4."""
    for red, half in enumerate((card.blue_half, card.red_half)):
        rows = [words.say("rolls", rolls=values(row.rolls), what=actions(words, row)) for row in half]
        yield words.say("half", red=red, what="; ".join(rows))
    yield words.say("icons", blue=card.reset_icons.blue, red=card.reset_icons.red)


def actions(words: Language, row: p.Row) -> str:
    return ", ".join(map(words.clause, row.actions))


def category_card(words: Language, card: p.CategoryCard) -> Iterable[Part]:
    """CV-SOL.4."""
    for red, half in enumerate((card.blue_half, card.red_half)):
        what = words.say("category", category=card.category, times=half.times, vp=half.vp)
        if half.last_era_vp is not None:
            what = words.say("last_era", what=what, vp=half.last_era_vp)
        yield words.say("half", red=red, what=what)
    yield words.say("icons", blue=card.reset_icons.blue, red=card.reset_icons.red)


TEXTS: dict[type[Any], Callable[[Language, Any], Iterable[Part]]] = {
    p.Card: card,
    p.Event: event,
    p.MarkerCard: marker_card,
    p.IncomeChip: income_chip,
    p.ChipCard: chip_card,
    p.Attribute: attribute,
    p.Goal: goal,
    p.Module: module,
    p.InnateActivity: console_activity,
    p.SettlementSlot: settlement,
    p.ProjectEntry: project,
    p.Stage: stage,
    p.SiteKindEntry: site_kind,
    p.Island: island,
    p.WeatherSpace: weather_space,
    p.DiceCard: dice_card,
    p.CategoryCard: category_card,
}
