"""Dice activation as in Civolution: a module takes two dice; ideas change their values, markers stand in for them.

Everything lies open; only what is still to be rolled is unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from pentapolis.kernel import (
    Ask,
    Asks,
    Chance,
    Flow,
    Game,
    Meta,
    Outcome,
    Refusal,
    Rulebook,
    State,
    Subsets,
    Table,
    beat,
    beats,
)
from tests.kernel.toys.common import build, plain_label, ranked, read

SIDES = 6
ANY = 0  # a module that takes dice of any value
NOTHING = -1  # no more to pay
NEVER = 99  # more ideas than anyone has
MOST_DICE_FOR_RESET = 3
RESETS = {2: 5, 3: 7, 4: 9}
HUNTING = {1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5}
FEATURES = ("stamina", "intelligence", "calm", "dexterity", "expression", "perception")

# Module -> the values of its two dice (CV-ACT4.8 to 10).
MODULES: dict[str, tuple[int, int]] = {
    "sleep": (ANY, ANY),
    **{feature: (value, value) for value, feature in enumerate(FEATURES, start=1)},
    "sustenance": (2, 4),
    "procreation": (2, 5),
    "planning": (3, 4),
    "achievement": (5, 6),
}


class Die(msgspec.Struct):
    """An activation die: a piece with a name, which may change its owner."""

    id: str
    value: int
    used: bool = False


class Civilization(msgspec.Struct):
    dice: list[Die]
    ideas: int = 1
    focus: int = 0
    planning: list[int] = msgspec.field(default_factory=lambda: [0] * SIDES)  # markers on each dice space
    features: list[int] = msgspec.field(default_factory=lambda: [0] * SIDES)
    food: int = 2
    tribes: int = 1
    fate: int = 1  # fate dice
    favor: int = 2


class DiceState(State):
    civilizations: list[Civilization]
    display: list[str]  # activation dice that nobody owns
    fate_roll: list[int] = msgspec.field(default_factory=list)
    resets: int = 0
    final: bool = False


DiceTable = Table[DiceState, None]


def setup(content: None, players: int, options: Mapping[str, str], chance: Chance) -> DiceState:
    """CV-SET.10, CV-SET.11: six dice each, showing 1 to 6; some more in the display."""
    civilizations = [
        Civilization([Die(f"die{SIDES * seat + value}", value) for value in range(1, SIDES + 1)])
        for seat in range(players)
    ]
    display = [f"die{SIDES * players + n}" for n in range(1, players)]
    return DiceState(chance, [beat(action_round)], civilizations, display)


# Rounds and turns


def action_round(t: DiceTable) -> None:
    t.then_all(*(beat(turn, seat) for seat in range(len(t.state.civilizations))), beat(round_end))


def round_end(t: DiceTable) -> None:
    """CV-RST.4: when enough Resets were made, finish the round and play one more."""
    s = t.state
    if not s.final:
        s.final = s.resets >= RESETS[len(s.civilizations)]
        t.then(action_round)


def turn(t: DiceTable, seat: int) -> Flow[None]:
    """CV-ACT4.1: activate a module or do a Reset."""
    options: dict[str, str | None] = {f"activate:{m}": m for m in MODULES if payable(t, seat, m)}
    if may_reset(t, seat):
        options["reset"] = None
    module = yield Ask(seat, "turn", options)
    if module is None:
        yield from reset(t, seat)
    else:
        yield from pay(t, seat, module)
        t.emit("activated", seat=seat, module=module)
        if module in EFFECTS:
            yield from EFFECTS[module](t, seat)
        else:
            t.state.civilizations[seat].features[FEATURES.index(module)] += 1


# Paying with dice


def distance(a: int, b: int) -> int:
    """CV-ACT4.4: each idea changes a die by one; 1 and 6 are neighbours.

    >>> distance(6, 1), distance(2, 5), distance(4, ANY)
    (1, 3, 0)
    """
    return 0 if ANY in (a, b) else min((a - b) % SIDES, (b - a) % SIDES)


def sources(civilization: Civilization, value: int, without: str = "") -> dict[str, int]:
    """CV-ACT4.3 to 7: what may stand for a die of a value, and the ideas that it takes."""
    costs = {die.id: distance(die.value, value) for die in civilization.dice if not die.used and die.id != without}
    for space, markers in enumerate(civilization.planning, start=1):
        if markers > (without == f"planning{space}"):
            costs[f"planning{space}"] = distance(space, value)
    if civilization.focus > (without == "focus"):
        costs["focus"] = 0
    return costs


def price(civilization: Civilization, source: str, value: int, then: int) -> int:
    """The ideas it takes to pay with a source and, if a second value is to be paid `then`, at best with another."""
    cost = sources(civilization, value)[source]
    if then == NOTHING:
        return cost
    return cost + min(sources(civilization, then, without=source).values(), default=NEVER)


def ways(civilization: Civilization, value: int, then: int = NOTHING) -> dict[str, tuple[str, int]]:
    """What may pay for a value and leaves enough for the next: the source and what it costs now."""
    return {
        source: (source, cost)
        for source, cost in sources(civilization, value).items()
        if price(civilization, source, value, then) <= civilization.ideas
    }


def payable(t: DiceTable, seat: int, module: str) -> bool:
    return bool(ways(t.state.civilizations[seat], *MODULES[module]))


def pay(t: DiceTable, seat: int, module: str) -> Flow[None]:
    """One source for each of the two values, one after the other."""
    civilization, (first, second) = t.state.civilizations[seat], MODULES[module]
    spend(t, seat, *(yield Ask(seat, "pay", ways(civilization, first, second), value=first, then=second)))
    spend(t, seat, *(yield Ask(seat, "pay", ways(civilization, second), value=second, then=NOTHING)))


def spend(t: DiceTable, seat: int, source: str, ideas: int) -> None:
    civilization = t.state.civilizations[seat]
    civilization.ideas -= ideas
    if source == "focus":
        civilization.focus -= 1
    elif source.startswith("planning"):
        civilization.planning[int(source.removeprefix("planning")) - 1] -= 1
    else:
        next(die for die in civilization.dice if die.id == source).used = True
    t.emit("spent", seat=seat, source=source, ideas=ideas)


# Modules


def sleep(t: DiceTable, seat: int) -> Flow[None]:
    """CV-ACT4.8."""
    civilization = t.state.civilizations[seat]
    if (yield Ask(seat, "sleep", {"focus": True, "ideas": False})):
        civilization.focus += 1
    else:
        civilization.ideas += 2


def plan(t: DiceTable, seat: int) -> Flow[None]:
    """CV-PLN.1: two markers on one dice space."""
    space = yield Ask(seat, "plan", {f"space{n}": n for n in range(1, SIDES + 1)})
    t.state.civilizations[seat].planning[space - 1] += 2


def hunt(t: DiceTable, seat: int) -> Flow[None]:
    """CV-SUS.2: roll all fate dice, choose one, change it with ideas, and gain food."""
    civilization = t.state.civilizations[seat]
    rolled = roll_fate(t, seat)
    shown = yield Ask(seat, "prey", {f"fate{n}": value for n, value in enumerate(rolled, start=1)})
    costs = {value: distance(shown, value) for value in range(1, SIDES + 1)}
    value = yield Ask(seat, "change", {str(v): v for v, cost in costs.items() if cost <= civilization.ideas})
    civilization.ideas -= costs[value]
    civilization.food += HUNTING[value]


def procreate(t: DiceTable, seat: int) -> Flow[None]:
    """CV-PRC.5: one new tribe, or up to two after a favor test."""
    most = 2 if (yield from favor_test(t, seat)) else 1
    t.state.civilizations[seat].tribes += yield Ask(seat, "tribes", {str(n): n for n in range(most + 1)})


def favor_test(t: DiceTable, seat: int) -> Flow[bool]:
    """CV-FAV.1 and 2: a fate die must show the favor or less; ideas may help."""
    civilization = t.state.civilizations[seat]
    if civilization.favor == SIDES:
        return True
    rolled = roll_fate(t, seat)
    if min(rolled) <= civilization.favor:
        return True
    costs = [min(distance(value, wanted) for wanted in range(1, civilization.favor + 1)) for value in rolled]
    helped = {f"fate{n}": cost for n, cost in enumerate(costs, start=1) if cost <= civilization.ideas}
    if not helped:
        return False
    cost = yield Ask(seat, "favor", {**helped, "fail": None})
    civilization.ideas -= cost or 0
    return cost is not None


def roll_fate(t: DiceTable, seat: int) -> list[int]:
    t.state.fate_roll = [t.state.chance.roll("fate", SIDES) for _ in range(t.state.civilizations[seat].fate)]
    t.emit("fate", seat=seat, dice=t.state.fate_roll)
    return t.state.fate_roll


def achieve(t: DiceTable, seat: int) -> Flow[None]:
    """CV-ACV.1 and 2: gain a fate die, or an activation die: from the display, or from who has most."""
    civilization = t.state.civilizations[seat]
    if (yield Ask(seat, "achievement", {"activation": False, "fate": True})):
        civilization.fate += 1
        return
    name = t.state.display.pop() if t.state.display else (yield from take_die(t, seat))
    if name:
        civilization.dice.append(Die(name, t.state.chance.roll("activation", SIDES)))


def take_die(t: DiceTable, seat: int) -> Flow[str]:
    """The taker chooses among those who have most, the giver which die; it is nobody's until it is rolled."""
    counts = [len(civilization.dice) for civilization in t.state.civilizations]
    givers = {f"seat{n + 1}": n for n, count in enumerate(counts) if count == max(counts) and n != seat}
    if not givers:
        return ""
    giver = next(iter(givers.values()))
    if len(givers) > 1:
        giver = yield Ask(seat, "giver", givers)
    dice = t.state.civilizations[giver].dice
    die: Die = yield Ask(giver, "give", {die.id: die for die in dice})
    dice.remove(die)
    return die.id


EFFECTS: dict[str, Callable[[DiceTable, int], Flow[None]]] = {
    "sleep": sleep,
    "planning": plan,
    "sustenance": hunt,
    "procreation": procreate,
    "achievement": achieve,
}


# Reset


def may_reset(t: DiceTable, seat: int) -> bool:
    return ready(t, seat) <= MOST_DICE_FOR_RESET


def ready(t: DiceTable, seat: int) -> int:
    return sum(not die.used for die in t.state.civilizations[seat].dice)


def reset(t: DiceTable, seat: int) -> Flow[None]:
    """CV-RST.2: roll the used dice and any of the others; gain an idea or food."""
    civilization = t.state.civilizations[seat]
    unused = {die.id: die for die in civilization.dice if not die.used}
    again = yield Ask(seat, "reroll", Subsets(unused, least=0, most=len(unused)))
    civilization.ideas, civilization.food = (
        (civilization.ideas + 1, civilization.food)
        if (yield Ask(seat, "reset", {"idea": True, "food": False}))
        else (civilization.ideas, civilization.food + 1)
    )
    for die in civilization.dice:
        if die.used or die in again:
            die.value, die.used = t.state.chance.roll("activation", SIDES), False
    t.state.resets += 1
    t.emit("reset", seat=seat, dice=[die.value for die in civilization.dice])


# What the platform asks


class DiceView(msgspec.Struct):
    civilizations: list[Any]
    display: list[str]
    fate_roll: list[int]
    resets: int
    final: bool


def view(t: DiceTable, seat: int | None) -> DiceView:
    s = t.state
    return DiceView(msgspec.to_builtins(s.civilizations), s.display[:], s.fate_roll[:], s.resets, s.final)


def score(t: DiceTable, seat: int) -> dict[str, int]:
    civilization = t.state.civilizations[seat]
    pairs = sum(count * count for count in civilization.features)
    return {"features": pairs, "tribes": 2 * civilization.tribes, "food": civilization.food // 2}


def outcome(t: DiceTable) -> Outcome:
    return ranked([score(t, seat) for seat in range(len(t.state.civilizations))])


def explain(t: DiceTable, ask: Ask, key: str) -> Refusal | None:
    if ask.kind == "turn" and key == "reset":
        return Refusal("CV-RST.1", have=ready(t, ask.seat), most=MOST_DICE_FOR_RESET)
    if ask.kind == "turn" and key.removeprefix("activate:") in MODULES:
        return Refusal("CV-ACT4.3", module=key.removeprefix("activate:"))
    civilization = t.state.civilizations[ask.seat]
    if ask.kind == "pay" and key in sources(civilization, ANY):
        need = price(civilization, key, int(ask.about["value"]), int(ask.about["then"]))
        return Refusal("CV-ACT4.4", have=civilization.ideas, need=need)
    return None


def ledgers(t: DiceTable) -> dict[str, int]:
    return {"activation dice": len(t.state.display) + sum(len(c.dice) for c in t.state.civilizations)}


def build_dice(content: None, players: int, options: Mapping[str, str], position: dict[str, Any]) -> DiceState:
    return build(DiceState, position)


ASKS = Asks(plain_label, explain)
for kind in "achievement change favor give giver pay plan prey reroll reset sleep tribes turn".split():
    ASKS.kind(kind)


RULES: Rulebook[DiceState, None] = Rulebook(
    meta=Meta("dice", {"en": "Dice"}, players=(2, 3, 4)),
    state=DiceState,
    setup=setup,
    beats=beats(action_round, turn, round_end),
    view=view,
    redeal=lambda t, seat, chance: None,
    score=score,
    outcome=outcome,
    evaluate=lambda t, seat: float(sum(score(t, seat).values())),
    asks=ASKS,
    ledgers=ledgers,
    build=build_dice,
    read=read,
    seats_of=lambda state: len(state.civilizations),
)

DICE: Game[DiceState, None] = Game(RULES, None, "0" * 16)
