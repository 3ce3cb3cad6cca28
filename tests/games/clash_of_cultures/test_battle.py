"""Battles, where a scenario cannot say it: hidden cards, and thousands of battles at random."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.battle.cards import bar_card
from pentapolis.games.clash_of_cultures.battle.losses import parts
from pentapolis.games.clash_of_cultures.components import Content
from pentapolis.games.clash_of_cultures.kinds import CAVALRY, ELEPHANT, INFANTRY, LEADER
from pentapolis.games.clash_of_cultures.state import ClashState
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, SHIP_MASK, pack, stack, total
from pentapolis.kernel import Match
from pentapolis.kernel.conformance import Speech, speech_of
from pentapolis.kernel.state import encode

from .crowded import GAME, crowded, warlike

HIGH_MORALE, ARCHERS, SIEGE = "a06_hero_general_high_morale", "a26_leadership_archers", "a11_great_ideas_siege"
WEDGE = "a05_hero_general_wedge_formation"


def facing(mine: list[str], theirs: list[str]) -> Match[ClashState, Content]:
    """Two armies next to each other; the first seat is about to move."""
    given: dict[str, Any] = {
        "seats": {
            "you": {"advances": ["tactics"], "actions": mine, "cities": {"d2": None}, "units": {"d3": {"infantry": 2}}},
            "b": {"advances": ["tactics"], "actions": theirs, "cities": {"d7": None}, "units": {"d4": {"infantry": 2}}},
        },
        "terrain": {"d3": "plain"},
    }
    return Match(GAME, GAME.rules.build(GAME.content, 2, GAME.meta.settle(2, {}), given))


def attack(match: Match[ClashState, Content], card: str) -> Match[ClashState, Content]:
    for answer in ("move", "all", "attack:d4", card):
        match.answer(answer)
    return match


def laid(match: Match[ClashState, Content]) -> str:
    assert match.state.battle is not None
    return match.state.battle.attacker.card


# A card that lies face down


def test_the_defender_imagines_cards_that_could_have_been_laid() -> None:
    match = attack(facing([HIGH_MORALE, SIEGE], [ARCHERS]), HIGH_MORALE)
    worlds = [match.imagine(1, f"world {n}") for n in range(60)]
    for world in worlds:
        battle = world.state.battle
        assert battle is not None
        assert bar_card(world.table, battle.attacker, laid(world)) is None
        assert GAME.rules.ledgers(world.table) == GAME.rules.ledgers(match.table)
    assert len({laid(world) for world in worlds}) > 10


def test_the_same_seed_imagines_the_same_world_whatever_was_laid() -> None:
    truths = [attack(facing([HIGH_MORALE, WEDGE], [ARCHERS]), card) for card in (HIGH_MORALE, WEDGE)]
    assert laid(truths[0]) != laid(truths[1])
    for number in range(20):
        one, other = (truth.imagine(1, f"world {number}") for truth in truths)
        assert laid(one) == laid(other)
        assert encode(one.state.players) == encode(other.state.players)
        assert one.state.action_deck == other.state.action_deck


def test_who_laid_the_card_knows_it() -> None:
    match = attack(facing([HIGH_MORALE, WEDGE], [ARCHERS]), WEDGE)
    shown = [msgspec.to_builtins(match.view(seat))["battle"]["attacker"]["card"] for seat in (0, 1, None)]
    assert shown == [WEDGE, "hidden", "hidden"]


def test_a_seat_cannot_tell_worlds_apart_by_what_it_is_asked() -> None:
    """Whatever was laid, the defender is asked the same and told the same."""
    asked = []
    for card in (HIGH_MORALE, WEDGE):
        match = attack(facing([HIGH_MORALE, WEDGE], [ARCHERS, SIEGE]), card)
        ask = match.ask_for(1)
        assert ask is not None
        asked.append((ask.kind, ask.keys, ask.about, encode(match.view(1)), match.events_for(1)))
    assert asked[0] == asked[1]


def test_an_attacker_without_a_fitting_card_is_asked_like_any_other() -> None:
    match = facing([SIEGE], [])
    for answer in ("move", "all", "attack:d4"):
        match.answer(answer)
    ask = match.ask
    assert ask is not None
    assert (ask.seat, ask.kind, ask.keys) == (0, asks.TACTICS, ["none"])


# Losses


def test_every_choice_of_losses_is_offered_once() -> None:
    group = pack({INFANTRY: 2, CAVALRY: 1, ELEPHANT: 1, LEADER: 1})
    choices = list(parts(group, 3))
    assert len(choices) == len(set(choices)) == 7
    assert {total(choice) for choice in choices} == {3}
    assert list(parts(group, 0)) == [0]


# Thousands of battles


@pytest.fixture(scope="module")
def speech() -> Speech:
    return speech_of(GAME, "pentapolis.games.clash_of_cultures")


def true_sides(state: ClashState) -> bool:
    """What a side counts as its units is what stands on the map, as long as the battle goes on."""
    battle = state.battle
    if battle is None or battle.ended:
        return True
    mask = SHIP_MASK if battle.naval else ARMY_MASK
    sides = (battle.attacker, battle.defender)
    return all(stack(state, side.owner, battle.space) & mask == side.units for side in sides)


@pytest.mark.parametrize("seed", range(24))
def test_battles_on_crowded_maps(seed: int, speech: Speech) -> None:
    """Pieces are never lost, sides are true, imagined worlds look the same, and everything has its words."""
    match, random = crowded(seed, tracked=True, silent=False), Random(seed)
    ledgers, heard, rounds = GAME.rules.ledgers(match.table), 0, Counter[str]()
    for number in range(150):
        ask = match.ask
        if ask is None:
            break
        if match.state.battle is not None:
            rounds[ask.kind] += 1
            world = match.imagine(ask.seat, f"{seed}/{number}")
            assert encode(world.view(ask.seat)) == encode(match.view(ask.seat))
            assert GAME.rules.ledgers(world.table) == ledgers
            speech.say(f"ask-{ask.kind}", dict(ask.about))
            labels = [GAME.rules.label(ask, key) for key in ask.keys]
            assert len({speech.say(label.message, label.args) for label in labels}) == len(labels)
        match.answer(warlike(random, ask))
        assert GAME.rules.ledgers(match.table) == ledgers
        assert true_sides(match.state)
        for event in match.table.events[heard:]:
            speech.say(f"event-{event.key}", event.seen_by(ask.seat).args)
        heard = len(match.table.events)
    assert rounds
