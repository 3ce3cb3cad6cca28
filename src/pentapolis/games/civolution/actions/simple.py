"""Effects that only gain something, and effects made of effects (CV-EFF)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.bitsets import members
from pentapolis.parts.choices import Options, choose

from .. import asks, fate, gains, ground, log, triggers
from .. import vocabulary as v
from ..asks import SKIP
from ..effects import any_possible, each, effect
from ..kinds import FEATURE, MATERIAL, MATERIALS, ROWS, WATER
from ..ownership import force
from ..state import CVTable
from .partition import tiles
from .production import transport_without

# Markers and points


@effect(v.Gain)
def gain(t: CVTable, seat: int, effect: v.Gain, source: str) -> Flow[None]:
    """CV-GEN.3, CV-INS.1, CV-ACT4.8."""
    return gains.gain(t, seat, effect.resource, effect.amount)


@effect(v.GainVp)
def gain_vp(t: CVTable, seat: int, effect: v.GainVp, source: str) -> None:
    """CV-GEN.2."""
    gains.gain_vp(t, seat, effect.amount, points_of(t, source))


def points_of(t: CVTable, source: str) -> str:
    """Under which of `state.SOURCES` the VP of an effect are counted."""
    content = t.content
    if source in content.cards:
        return "cards"
    if source in content.tracks:
        return "tracks"
    if source in content.events:
        return "events"
    return "sites" if source in content.modules else "chips"


@effect(v.PlacePlanning)
def place_planning(t: CVTable, seat: int, effect: v.PlacePlanning, source: str) -> Flow[None]:
    """CV-PLN.1: all on one dice space of the owner's choice; some cards add to them."""
    amount = effect.amount + force(t, seat).planning_bonus
    value: int = yield Ask(seat, asks.PLANNING, {str(value): value for value in range(1, 7)}, amount=amount)
    yield from gains.plan(t, seat, value, amount)


@effect(v.GainFeature)
def gain_feature(t: CVTable, seat: int, effect: v.GainFeature, source: str) -> Flow[None]:
    """CV-ACT4.9: `any`: each time one of the owner's choice."""
    if effect.feature != "any":
        yield from gains.gain_feature(t, seat, FEATURE[effect.feature], effect.amount)
        return
    for left in range(effect.amount, 0, -1):
        feature: int = yield Ask(seat, asks.FEATURE, FEATURE, left=left)
        yield from gains.gain_feature(t, seat, feature, 1)


# Materials


def of_own_types(t: CVTable, seat: int) -> dict[str, int]:
    """CV-EFF.7: the first material of each type of land where an own tribe stands."""
    places = members(ground.own_places(t.state.players[seat]))
    types = {t.content.territories[place].type for place in places}
    return {MATERIALS[kind * ROWS]: kind * ROWS for kind in sorted(types) if kind != WATER}


def can_gain_material(t: CVTable, seat: int, effect: v.GainMaterial) -> bool:
    return effect.material != "row_1_of_own_types" or bool(of_own_types(t, seat))


@effect(v.GainMaterial, can_gain_material)
def gain_material(t: CVTable, seat: int, effect: v.GainMaterial, source: str) -> Flow[None]:
    """CV-EFF.7: stored at once, whatever lies on the continent; those of choice one by one."""
    if effect.material in MATERIAL:
        yield from gains.store(t, seat, MATERIAL[effect.material], effect.amount)
        return
    offered = MATERIAL if effect.material == "any" else of_own_types(t, seat)
    options = Options(offered, lambda key: Refusal("CV-EFF.7") if key in MATERIAL else None)
    for left in range(effect.amount, 0, -1):
        material: int = yield from choose(seat, asks.STORAGE, options, left=left)
        yield from gains.store(t, seat, material)


@effect(v.ExchangeMaterial, lambda t, seat, effect: any(t.state.players[seat].storage))
def exchange_material(t: CVTable, seat: int, effect: v.ExchangeMaterial, source: str) -> Flow[None]:
    """CV-EFF.7: return a stored material, then gain one of another type, with the same marker."""
    player = t.state.players[seat]
    held = {word: number for word, number in MATERIAL.items() if player.storage[number]}

    def refuse(key: str) -> Refusal | None:
        return Refusal("CV-EFF.7", thing=key, have=0, need=1) if key in MATERIAL else None

    given: int | None = yield Ask(seat, asks.EXCHANGE, Options({**held, SKIP: None}, refuse))
    if given is None:
        return
    gains.unstore(player, given)
    t.emit(log.SPENT, seat=seat, thing=MATERIALS[given], count=1)
    others = {word: number for word, number in MATERIAL.items() if number != given}
    options = Options(others, lambda key: Refusal("CV-EFF.7") if key in MATERIAL else None)
    material: int = yield Ask(seat, asks.STORAGE, options, left=1)
    yield from gains.store(t, seat, material)


# Stage tiles


def inactive(t: CVTable, seat: int) -> dict[str, int]:
    """CV-CON.6: rows whose stage tile is inactive, with their bits."""
    stages = t.state.players[seat].stages
    return {str(row + 1): bit for bit, row in enumerate(tiles(t.content)) if not stages >> bit & 1}


@effect(v.FlipStageTile, lambda t, seat, effect: bool(inactive(t, seat)))
def flip_stage_tile(t: CVTable, seat: int, effect: v.FlipStageTile, source: str) -> Flow[None]:
    """CV-CON.6: an inactive stage tile becomes active."""
    offered = inactive(t, seat)
    rows = [str(row + 1) for row in tiles(t.content)]
    options = Options(offered, lambda key: Refusal("CV-CON.6") if key in rows else None)
    bit: int = yield from choose(seat, asks.STAGE, options)
    t.state.players[seat].stages |= 1 << bit
    t.emit(log.STAGED, seat=seat, row=tiles(t.content)[bit] + 1)


# Favor tests


def worth_testing(t: CVTable, seat: int, effect: v.FavorTest) -> bool:
    """CV-FAV.4, CV-EFF.3: it decides between two effects, can give something, or something waits for its outcome."""
    if effect.on_fail or any_possible(t, seat, effect.on_pass):
        return True
    return triggers.waits(t, seat, "favor_pass") or triggers.waits(t, seat, "favor_fail")


@effect(v.FavorTest, worth_testing)
def favor_test(t: CVTable, seat: int, effect: v.FavorTest, source: str) -> Flow[None]:
    """CV-FAV.4: a test for a reward may be declined before rolling; one that decides between two effects is taken.

    Who has just chosen an income chip's action, an activity or a trigger for it is not asked again.
    """
    if not effect.on_fail and effect not in chosen_effects(t, source):
        agreed: bool = yield Ask(seat, asks.TEST, {"do": True, SKIP: False}, source=source)
        if not agreed:
            yield from without_test(t, seat, effect, source)
            return
    yield from take_test(t, seat, effect, source)


def chosen_effects(t: CVTable, source: str) -> tuple[v.Effect, ...]:
    """The effects of a piece that are carried out because its owner has said so."""
    content = t.content
    if source in content.chips:
        return content.chips[source].effects
    holder = content.cards.get(source) or content.attributes.get(source)
    ability = None if holder is None else holder.ability
    return ability.effects if isinstance(ability, v.Activity | v.Trigger) else ()


def take_test(t: CVTable, seat: int, effect: v.FavorTest, source: str) -> Flow[None]:
    """CV-FAV.1, CV-EFF.8: the test, what waits for its outcome, then the effects of that side."""
    passed = yield from fate.test(t, seat, source)
    yield from fate.settle(t, seat, passed)
    yield from each(t, seat, effect.on_pass if passed else effect.on_fail, source)
    if not passed:
        yield from without_test(t, seat, effect, source)


def without_test(t: CVTable, seat: int, effect: v.FavorTest, source: str) -> Flow[None]:
    """CV-PRD.6, CV-EFF.9: what cards add to the transport part of Production comes without a passed test, too."""
    if any(isinstance(what, v.Transport) for what in effect.on_pass):
        yield from transport_without(t, seat, source)


# Choices


def options_of(t: CVTable, seat: int, effect: v.ChooseOne) -> dict[str, tuple[v.Effect, ...]]:
    """CV-GEN.12: the options that can do something, by their number."""
    return {str(number): effects for number, effects in enumerate(effect.options, 1) if any_possible(t, seat, effects)}


@effect(v.ChooseOne, lambda t, seat, effect: bool(options_of(t, seat, effect)))
def choose_one(t: CVTable, seat: int, effect: v.ChooseOne, source: str) -> Flow[None]:
    """CV-GEN.12: exactly one option."""
    numbers = [str(number) for number in range(1, len(effect.options) + 1)]
    options = Options(options_of(t, seat, effect), lambda key: Refusal("CV-EFF.3") if key in numbers else None)
    chosen: tuple[v.Effect, ...] = yield from choose(seat, asks.OPTION, options, source=source)
    yield from each(t, seat, chosen, source)
