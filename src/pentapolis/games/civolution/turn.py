"""The action phase: turns, activations and their parts (CV-ACT4, CV-RST.4)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal, beat
from pentapolis.parts.choices import Options
from pentapolis.parts.hooks import SILENCE

from . import asks, ground, log, payments, resets, triggers
from . import vocabulary as v
from .actions import procreation, production
from .actions.attributes import chips_to_take, install_attribute, moment, refuse_attribute
from .actions.partition import completion
from .actions.simple import take_test
from .asks import STOP
from .continent import vertex_word
from .effects import KINDS, any_possible, possible
from .kinds import FEATURE_MODULES, MODULE, NOBODY, SLEEP
from .ownership import force
from .solo import turns
from .state import CVTable, civs, who

FINAL = 2  # CV-RST.4: `CVState.ending`


def turn(t: CVTable, number: int) -> None:
    """CV-ACT4.1, CV-ACT4.14: the turn of a civilization; V.I.C.I. turns a card instead (CV-SOL.3)."""
    state = t.state
    state.turn = number
    t.emit(log.TURN, seat=who(state, number))
    if number == len(state.players):
        t.then_all(beat(turns.vici_turn), beat(pass_on, number))
        return
    player = state.players[number]
    player.fired = ()
    player.moved = ()
    t.then_all(beat(act, number), beat(close, number), beat(pass_on, number))


def act(t: CVTable, seat: int) -> Flow[None]:
    """CV-ACT4.1, CV-ACT4.2: attribute chips, then a module or a Reset."""
    verb, what = yield Ask(seat, asks.ACT, Options(acts(t, seat), lambda key: why_not(t, seat, key)))
    if verb == "attribute":
        yield from install_attribute(t, seat, what)
        t.then(act, seat)
    elif verb == "reset":
        t.then(resets.reset, seat)
    else:
        yield from payments.pay(t, seat, what)
        level = level_of(t, seat, what)
        t.emit(log.ACTIVATED, seat=seat, module=what, level=level)
        t.then(side, seat, what, level)
        if what in SITES or triggers.waits(t, seat, f"activate_{what}"):
            t.then(before, seat, what, 0)


def acts(t: CVTable, seat: int) -> dict[str, tuple[str, str]]:
    """CV-ACT4.1, CV-ACT4.13, CV-ATT.2: what a turn may go on with; also modules that do nothing now (CV-GEN.13)."""
    found = dict(t.content.module_acts[payments.can_pay(t, seat)])
    if resets.may_reset(t, seat):
        found["reset"] = ("reset", "")
    for chip in chips_to_take(t, seat):
        found[f"attribute:{chip}"] = ("attribute", chip)
    return found


def why_not(t: CVTable, seat: int, key: str) -> Refusal | None:
    """The rule that forbids a module, a Reset or an attribute chip now."""
    verb, _, what = key.partition(":")
    if verb == "reset":
        dice = sum(t.state.players[seat].dice)
        return Refusal("CV-RST.1", have=dice, most=resets.most_dice(t, seat))
    if verb == "module" and what in t.content.module_dice:
        left, right = t.content.module_dice[what]
        return Refusal("CV-ACT4.3", left=left, right=right)
    return refuse_attribute(t, seat, what) if verb == "attribute" else None


def level_of(t: CVTable, seat: int, module: str) -> int:
    """CV-ACT4.10, CV-ACT4.11: main modules have levels; it stays at the level at which it was activated."""
    return t.state.players[seat].levels[MODULE[module]] if module in MODULE else 1


# What reacts to the activation

CARDS = 24  # the bit of `done` for triggers; lower ones are recesses with sites

SITES = {
    "production": ("hidden_grotto", production.grotto_useful, production.grotto),  # CV-SIT.5
    "procreation": ("holy_rock", procreation.rock_useful, procreation.rock),  # CV-SIT.6
}


def before(t: CVTable, seat: int, module: str, done: int) -> Flow[None]:
    """CV-ACT4.12: sites and triggers come before the module's own actions, in the order that the owner likes."""
    event = f"activate_{module}"
    vertices = reacting(t, seat, module, done)
    cards = not done >> CARDS & 1 and triggers.waits(t, seat, event)
    if not vertices:
        if cards:
            yield from triggers.happens(t, seat, event)
        return
    if len(vertices) == 1 and not cards:
        chosen = vertices[0]
    else:
        options = {vertex_word(vertex): vertex for vertex in vertices}
        if cards:
            options["cards"] = CARDS
        chosen = yield Ask(seat, asks.BEFORE, options, module=module)
    if chosen == CARDS:
        yield from triggers.happens(t, seat, event)
    else:
        yield from SITES[module][2](t, seat, chosen)
    t.then(before, seat, module, done | 1 << chosen)


def reacting(t: CVTable, seat: int, module: str, done: int) -> list[int]:
    """CV-SIT.5, CV-SIT.6: revealed sites that can still do something for this activation."""
    if module not in SITES:
        return []
    kind, is_useful, _ = SITES[module]
    return [vertex for vertex in ground.revealed_of(t, kind) if not done >> vertex & 1 and is_useful(t, seat, vertex)]


# The module itself


def sides_of(t: CVTable, module: str, level: int) -> tuple[tuple[v.Effect, ...], ...]:
    """CV-GEN.12: the sides of the OR; one if there is none."""
    return t.content.modules[module].levels[level - 1].options


def in_any_order(t: CVTable, module: str, level: int) -> bool:
    """CV-GEN.12: whether the owner says which part is next."""
    return t.content.modules[module].levels[level - 1].any_order


def side(t: CVTable, seat: int, module: str, level: int) -> Flow[None]:
    """CV-GEN.12: where a module says OR, one side; of sides that can do nothing none is offered."""
    sides = sides_of(t, module, level)
    if len(sides) == 1:
        yield from part(t, seat, module, level, 0, 0)
        return
    useful = [number for number, parts in enumerate(sides) if any_possible(t, seat, parts)]
    if not useful:
        return
    if module == SLEEP and force(t, seat).sleep_both:
        t.then_all(*(beat(part, seat, module, level, number, 0) for number in useful))
        return
    chosen = useful[0]
    if len(useful) > 1:
        found = {str(number + 1): (number, sides[number]) for number in useful}
        options = Options(found, lambda key: Refusal("CV-GEN.12"))
        chosen, _ = yield Ask(seat, asks.SIDE, options, module=module, level=level)
    t.then(part, seat, module, level, chosen, 0)


def part(t: CVTable, seat: int, module: str, level: int, side: int, done: int) -> Flow[None]:
    """CV-GEN.12, CV-ATT.2: the parts one by one; where their order is free, attribute chips may come in between."""
    parts = sides_of(t, module, level)[side]
    left = [number for number, what in enumerate(parts) if not done >> number & 1 and possible(t, seat, what)]
    if not left:
        return
    chosen, asked = left[0], False
    if in_any_order(t, module, level) and (len(left) > 1 or done):
        chips = chips_to_take(t, seat)
        if asked := len(left) > 1 or bool(chips):
            found: dict[str, tuple[int, v.Effect] | str]
            found = {f"part:{number + 1}": (number, parts[number]) for number in left}
            found |= {f"attribute:{chip}": chip for chip in chips}
            options = Options({**found, STOP: STOP}, lambda key: why_no_part(t, seat, key))
            answer = yield Ask(seat, asks.PART, options, module=module, level=level, side=side + 1)
            if answer == STOP:
                return
            if isinstance(answer, str):
                yield from install_attribute(t, seat, answer)
                t.then(part, seat, module, level, side, done)
                return
            chosen, _ = answer
    what = parts[chosen]
    if asked and isinstance(what, v.FavorTest):
        yield from take_test(t, seat, what, module)  # CV-FAV.4: it was chosen just now
    else:
        yield from KINDS[type(what)].perform(t, seat, what, module) or SILENCE
    done |= 1 << chosen
    if done.bit_count() < len(parts):
        t.then(part, seat, module, level, side, done)
    elif module in FEATURE_MODULES:
        yield from triggers.happens(t, seat, "activate_feature")


def why_no_part(t: CVTable, seat: int, key: str) -> Refusal | None:
    """CV-GEN.12, CV-ATT.1: a part that is done or can do nothing, a chip that cannot be had."""
    verb, _, what = key.partition(":")
    if verb == "attribute":
        return refuse_attribute(t, seat, what)
    return Refusal("CV-GEN.12") if verb == "part" else None


# The end of a turn


def close(t: CVTable, seat: int) -> Flow[None]:
    """CV-ACT4.14: attribute chips, then completion bonuses."""
    yield from moment(t, seat)
    yield from completion(t, seat)


def pass_on(t: CVTable, number: int) -> None:
    """CV-RST.4: the next civilization; once the red space is reached, the round is finished and one more is played."""
    state = t.state
    following = (number + 1) % len(civs(state))
    if following == state.start and state.ending:
        if state.ending == FINAL:
            state.turn = NOBODY
            return
        state.ending = FINAL
        t.emit(log.FINAL_ROUND)
    turn(t, following)
