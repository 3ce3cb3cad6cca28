"""Attack and Attack All (FH-ATK, FH-ALL), and what they do to a target."""

from __future__ import annotations

from pentapolis.kernel import Flow
from pentapolis.kernel.ask import seat_key
from pentapolis.parts.choices import choose

from . import asks, log
from .civilization import attack_strength, defense_strength, from_supply, half, remove
from .components import AnyEffect, Card, ChooseOne, RemoveTopCard, StealTokens, Strike
from .market import current_era
from .state import FlowTable


def attack(t: FlowTable, seat: int, card: Card) -> Flow[None]:
    """FH-ATK.5: the attacker chooses one weaker opponent; FH-ATK.7: if there is none, nothing happens.

    FH-ALL.1: Attack All hits every one; FH-ALL.3, FH-RUL.5: strengths are compared once, then clockwise.
    """
    if t.state.rahdo:
        yield from attack_banker(t, seat, card)
        return
    weaker = targets(t, seat)
    if not weaker:
        t.emit(log.NO_TARGET, seat=seat, card=card.id)
    elif card.timing == "attack":
        options = {seat_key(target): target for target in weaker}
        weaker = [(yield from choose(seat, asks.TARGET, options, card=card.id))]
    for target in weaker:
        yield from hit(t, seat, target, card)


def targets(t: FlowTable, seat: int) -> list[int]:
    """FH-ATK.4: the opponents of strictly smaller strength, clockwise; FH-TWO.13: the Banker is none."""
    civs, players = t.state.civilizations, t.state.players
    mine = attack_strength(civs[seat])
    clockwise = ((seat + n) % players for n in range(1, players))
    return [other for other in clockwise if defense_strength(civs[other]) < mine]


def hit(t: FlowTable, seat: int, target: int, card: Card) -> Flow[None]:
    """Apply an attack's effect to one opponent. FH-ATK.6, FH-ALL.2: the attacker decides, for each one separately.

    FH-DSL.8: what the reconstructed cards do is done as far as possible.
    """
    t.emit(log.ATTACKED, seat=seat, target=target, card=card.id)
    for effect in card.effects:
        options = strikes(t, target, effect)
        if options:
            strike = yield from choose(seat, asks.STRIKE, options, card=card.id, target=target)
            if isinstance(strike, Card):
                remove(t, target, strike)
            else:
                steal(t, seat, target, strike)


def strikes(t: FlowTable, target: int, effect: AnyEffect) -> dict[str, StealTokens | Card]:
    """What an effect can do to a target, by answer key: a theft, or the card that it removes.

    FH-DSL.6, FH-RUL.4: the attacker picks one of the options that change something, if there are any.
    """
    options: dict[str, StealTokens | Card] = {}
    for strike in choices(effect):
        if isinstance(strike, StealTokens):
            if loot(t.state.civilizations[target].tokens, strike) or strike is effect:
                options[theft_key(strike)] = strike
        else:
            victim = victim_of(t, target, strike)
            if victim is not None:
                options[f"remove:{victim.id}"] = victim
    return options


def choices(effect: AnyEffect) -> tuple[Strike, ...]:
    """FH-DSL.6: what an effect lets the attacker choose from; most are one thing."""
    if isinstance(effect, ChooseOne):
        return tuple(strike for (strike,) in effect.options)
    assert isinstance(effect, StealTokens | RemoveTopCard)
    return (effect,)


def theft_key(effect: StealTokens) -> str:
    return f"steal:{effect.fraction or effect.amount}"


def steal(t: FlowTable, seat: int, target: int, effect: StealTokens) -> None:
    """FH-DSL.4: tokens from the target's Civilization, never from the Market (FH-TOK.2, FH-RUL.9)."""
    civs = t.state.civilizations
    number = loot(civs[target].tokens, effect)
    civs[target].tokens -= number
    civs[seat].tokens += number
    t.emit(log.STOLE, seat=seat, target=target, count=number)


def loot(tokens: int, effect: StealTokens) -> int:
    """FH-DSL.4, FH-EFF.5: how many tokens a theft takes from somebody who has so many."""
    return half(tokens, effect.rounding) if effect.amount is None else min(effect.amount, tokens)


def victim_of(t: FlowTable, target: int, effect: RemoveTopCard) -> Card | None:
    """FH-DSL.5, FH-STK.2, FH-RUL.11: the top card of the stack, starting Government included, or the Leader."""
    name = t.state.civilizations[target].tops.get(effect.types[0])
    return None if name is None else t.content.cards[name]


def attack_banker(t: FlowTable, seat: int, card: Card) -> Flow[None]:
    """FH-RAH.2: in the Rahdo variant the only target is the Banker, of twice the Current Era's strength."""
    if attack_strength(t.state.civilizations[seat]) <= t.content.banker.strength_per_era * current_era(t):
        t.emit(log.NO_TARGET, seat=seat, card=card.id)
        return
    t.emit(log.ATTACKED_BANKER, seat=seat, card=card.id)
    for effect in card.effects:
        options = {banker_key(strike): strike for strike in choices(effect)}
        strike = yield from choose(seat, asks.STRIKE, options, card=card.id, target=t.content.banker.id)
        reward(t, seat, strike, card)


def banker_key(strike: Strike) -> str:
    """The Banker has no cards: a removal is named by its type."""
    return theft_key(strike) if isinstance(strike, StealTokens) else f"remove:{strike.types[0]}"


def reward(t: FlowTable, seat: int, strike: Strike, card: Card) -> None:
    """FH-RAH.3: the Supply pays what the theft says, as far as it reaches, or for a card what the Banker card says."""
    number = loot(t.state.supply, strike) if isinstance(strike, StealTokens) else t.content.banker.card_reward
    t.emit(log.TOOK, seat=seat, card=card.id, count=from_supply(t, seat, number))
