"""Every card is pinned by scenarios about it: change anything printed on it, and one of them fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from pentapolis.games.flow_of_history.components import (
    ICONS,
    STACKS,
    TYPES,
    AnyEffect,
    Card,
    ChooseOne,
    Per,
    Provide,
    RemoveSelf,
    StealTokens,
    Take,
    TakeHalfSupply,
)
from pentapolis.kernel.scenario import run
from pentapolis.kernel.scenario_file import Scenario
from tests.games.flow_of_history.common import CARDS, GAME, reprinted
from tests.scenarios.reading import scenarios_of

Change = tuple[str, Card]


def by_subject() -> dict[str, list[Scenario]]:
    """The scenarios in cards_*.yaml by the card they are about."""
    subjects: dict[str, list[Scenario]] = {}
    for scenario in scenarios_of("flow_of_history", "cards_*.yaml"):
        for piece in scenario.about:
            subjects.setdefault(piece, []).append(scenario)
    return subjects


ABOUT = by_subject()
MAKES_NO_DIFFERENCE = [("confucius", "no effect 0")]  # the Leader he brings would force him out anyway (FH-STK.3)


def test_every_card_is_the_subject_of_a_scenario() -> None:
    """FH-CMP.1: all 67 cards and the Banker card."""
    named = [*CARDS, GAME.content.banker.id]
    assert len(named) == 68
    assert sorted(ABOUT) == sorted(named)


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_every_change_of_a_card_is_noticed(card: Card) -> None:
    """FH-CRD.1: strip, Transience and effect of every card are checked with numbers."""
    unnoticed = [(card.id, what) for what, changed in changes(card) if not is_noticed(changed)]
    assert unnoticed == [case for case in MAKES_NO_DIFFERENCE if case[0] == card.id]


def is_noticed(card: Card) -> bool:
    """Whether a scenario about the card fails when it is printed like this."""
    game = reprinted(card)
    return any(not run(scenario, game).passed for scenario in ABOUT[card.id])


def changes(card: Card) -> Iterator[Change]:
    """The card with one thing about it changed."""
    yield "no first icon", replace(card, strip=card.strip[1:])
    yield "no last icon", replace(card, strip=card.strip[:-1])
    if card.timing == "permanent":
        yield "Transience", replace(card, transient=not card.transient)
    for number, effect in enumerate(card.effects):
        before, after = card.effects[:number], card.effects[number + 1 :]
        yield f"no effect {number}", replace(card, effects=before + after)
        for what, other in variants(effect):
            yield f"effect {number}: {what}", replace(card, effects=(*before, other, *after))


def variants(effect: AnyEffect) -> Iterator[tuple[str, Any]]:
    """An effect with one of its fields changed."""
    if isinstance(effect, ChooseOne):
        for number, (strike,) in enumerate(effect.options):
            before, after = effect.options[:number], effect.options[number + 1 :]
            yield f"no option {number}", replace(effect, options=before + after)
            for what, other in variants(strike):
                yield f"option {number}: {what}", replace(effect, options=(*before, (other,), *after))
        return
    for field in effect.__struct_fields__:
        value = getattr(effect, field)
        for other in others(field, value) if matters(effect, field) else ():
            yield f"{field} {value} -> {other}", replace(effect, **{field: other})


def matters(effect: AnyEffect, field: str) -> bool:
    """Thefts of a fixed size are not rounded."""
    if field == "rounding":
        return isinstance(effect, TakeHalfSupply) or (isinstance(effect, StealTokens) and effect.amount is None)
    return True


def others(field: str, value: Any) -> list[Any]:
    """Other values of a field."""
    match field, value:
        case (("amount" | "count"), int()):
            return [value + 1]
        case "icon", _:
            return [following(ICONS, value)]
        case "types", (kind,):
            return [(following(STACKS, kind) if kind in STACKS else "construction",)]
        case "per", Per():
            return [None, *(replace(value, **change) for change in per_changes(value))]
        case "pool", "supply":
            return ["reserve"]
        case "pool", "reserve":
            return ["supply"]
        case "rounding", "down":
            return ["up"]
        case "rounding", "up":
            return ["down"]
    return []


def per_changes(per: Per) -> Iterator[dict[str, Any]]:
    if per.icon is not None:
        yield {"icon": following(ICONS, per.icon)}
    if per.type is not None:
        yield {"type": following(TYPES, per.type)}
    if per.divisor > 1:
        yield {"divisor": 1}


def following(values: tuple[str, ...], value: str) -> str:
    return values[(values.index(value) + 1) % len(values)]


def test_changes_reach_every_part_of_a_card() -> None:
    def of(effect: AnyEffect) -> list[str]:
        return [what for what, _ in variants(effect)]

    assert of(Provide("trade", 1)) == ["icon trade -> attack", "amount 1 -> 2"]
    assert len(of(Take("supply", 1, Per("icons", icon="trade")))) == 4
    assert of(RemoveSelf()) == []
    assert [what for what, _ in changes(CARDS["pyramids"])][:3] == ["no first icon", "no last icon", "no effect 0"]
