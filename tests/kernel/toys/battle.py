"""A land battle as in Clash of Cultures: sealed tactics cards, dice, cancelled hits, losses, withdrawal, capture.

Seat 0 attacks a city of seat 1. Hands are hidden, and so is the order of the deck; all else lies open.
"""

from __future__ import annotations

from collections.abc import Mapping
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
    Sealed,
    Subsets,
    beat,
    beats,
)
from tests.kernel.toys.battle_pieces import (
    ATTACKER,
    BOTH,
    COPIES,
    CV_PER_HIT,
    DEFENDER,
    FACES,
    NOBODY,
    NONE,
    TACTICS,
    BattleState,
    BattleTable,
    Tactic,
    army,
    clash,
    icon_of,
    kind_of,
    value_of,
)
from tests.kernel.toys.common import Place, build, places_of, plain_label, ranked, read, reshuffle


def setup(content: Mapping[str, Tactic], players: int, options: Mapping[str, str], chance: Chance) -> BattleState:
    deck = [card for card in content for _ in range(COPIES)]
    chance.shuffle("deck", deck)
    hands = [[deck.pop() for _ in range(3)] for _ in BOTH]
    armies = [army("red", "infantry infantry elephant leader"), army("blue", "infantry infantry cavalry")]
    return BattleState(chance, [beat(combat_round)], armies, hands, [[], []], deck)


# The round


def combat_round(t: BattleTable) -> None:
    """CC-20.2: a battle is a series of combat rounds; each step is a beat of its own."""
    s = t.state
    s.round += 1
    s.dice, s.cancels = [[], []], [0, 0]
    if s.round == 1 and s.fortress:
        s.cancels[DEFENDER] = 1  # CC-10.5
    t.then_all(beat(cards), beat(roll), beat(losses), beat(end_check))


def cards(t: BattleTable) -> Flow[None]:
    """CC-20.4 to 20.6: both lay a card or none, unseen, then both are revealed together.

    Whoever has no card to lay is asked all the same: not to be asked would tell.
    """
    laid = yield Sealed(BOTH, lambda seat: Ask(seat, "lay", dict(lay_options(t, seat)), round=t.state.round))
    for seat in BOTH:
        if laid[seat] != NONE:
            lose_card(t, seat, laid[seat])
        t.state.laid[seat] = laid[seat]
    t.emit("revealed", attacker=laid[ATTACKER], defender=laid[DEFENDER])
    yield from reveal(t)


def lay_options(t: BattleTable, seat: int) -> list[tuple[str, str]]:
    """CC-20.5: a card may be laid only in the right role."""
    cards = sorted(card for card in t.state.hands[seat] if t.content[card].role in (NOBODY, seat))
    return [(NONE, NONE), *((card, card) for card in cards)]


def effect(t: BattleTable, seat: int, kind: str) -> int:
    """What the card that a side has laid gives of one kind."""
    laid = t.state.laid[seat]
    return 0 if laid == NONE else t.content[laid].effects.get(kind, 0)


def reveal(t: BattleTable) -> Flow[None]:
    """CC-20.6: Scout, then Martyr, then the other effects of the attacker and of the defender."""
    s = t.state
    for seat in BOTH:
        if effect(t, seat, "steal") and s.laid[1 - seat] != NONE:
            stolen, s.laid[1 - seat] = s.laid[1 - seat], NONE
            s.hands[seat].append(stolen)
            s.shown[seat].append(stolen)
            t.emit("stole", seat=seat, card=stolen)
    for seat in BOTH:
        if effect(t, seat, "martyr"):
            s.discard += [card for card in (s.laid[1 - seat],) if card != NONE]
            s.laid[1 - seat] = NONE
            for victim in (seat, 1 - seat):
                remove(t, victim, (yield from choose_losses(t, victim, 1)))
    for seat in BOTH:
        s.cancels[seat] += effect(t, seat, "cancel")
        if effect(t, seat, "cancel_on_5") and any(value_of(die) >= 5 for die in throw(t, len(s.armies[seat]))):
            s.cancels[seat] += 1


def roll(t: BattleTable) -> None:
    """CC-20.7: a die for each unit; CC-10.5: the Fortress adds one in the first round."""
    s = t.state
    for seat in BOTH:
        extra = 1 if seat == DEFENDER and s.round == 1 and s.fortress else 0
        s.dice[seat] = throw(t, len(s.armies[seat]) + extra)
        if any(kind_of(unit) == "leader" for unit in s.armies[seat]):
            reroll_leader(t, s.dice[seat])
        t.emit("rolled", seat=seat, dice=s.dice[seat])


def throw(t: BattleTable, number: int) -> list[int]:
    return [t.state.chance.roll("dice", len(FACES)) for _ in range(number)]


def reroll_leader(t: BattleTable, dice: list[int]) -> None:
    """CC-20.11: a Leader rolls one die with its icon again until it shows another."""
    at = next((n for n, die in enumerate(dice) if icon_of(die) == "leader"), None)
    while at is not None and icon_of(dice[at]) == "leader":
        dice[at] = throw(t, 1)[0]


def hits_on(t: BattleTable, seat: int) -> int:
    """CC-20.14: the enemy's combat value by five, less what Elephants cancel."""
    s, enemy = t.state, 1 - seat
    value, _ = clash(s.armies[enemy], s.dice[enemy])
    value += effect(t, enemy, "value") + effect(t, enemy, "value_per_enemy") * len(s.armies[seat])
    value += effect(t, seat, "enemy_value_per_unit") * len(s.armies[enemy])
    _, cancelled = clash(s.armies[seat], s.dice[seat])
    return max(0, max(0, value) // CV_PER_HIT - cancelled)


def losses(t: BattleTable) -> Flow[None]:
    """CC-20.14: hits are simultaneous: both sides choose what they lose before anything is removed."""
    s = t.state
    hits = [hits_on(t, seat) for seat in BOTH]
    for seat in BOTH:
        most = min(hits[seat], s.cancels[seat])
        if most:
            options = {str(n): n for n in range(most + 1)}
            hits[seat] -= yield Ask(seat, "cancel", options, hits=hits[seat])
    for seat in BOTH:
        enemy = 1 - seat
        if effect(t, enemy, "extra_hit_on_5") and hits[seat] >= hits[enemy] and value_of(throw(t, 1)[0]) >= 5:
            hits[seat] += 1
    fallen = []
    for seat in BOTH:
        fallen.append((yield from choose_losses(t, seat, hits[seat])))
    for seat in BOTH:
        remove(t, seat, fallen[seat])
        if fallen[seat] and effect(t, 1 - seat, "draw_for_kill"):
            draw(t, 1 - seat)


def choose_losses(t: BattleTable, seat: int, hits: int) -> Flow[tuple[str, ...]]:
    """CC-21.2: the owner chooses; there is nothing to choose when none or all are lost."""
    units = t.state.armies[seat]
    if hits == 0 or hits >= len(units):
        return tuple(units) if hits else ()
    chosen: tuple[str, ...] = yield Ask(
        seat, "losses", Subsets({u: u for u in units}, least=hits, most=hits), hits=hits
    )
    return chosen


def remove(t: BattleTable, seat: int, units: tuple[str, ...]) -> None:
    for unit in units:
        t.state.armies[seat].remove(unit)
        t.state.fallen[seat].append(unit)
    if units:
        t.emit("fell", seat=seat, units=list(units))


def draw(t: BattleTable, seat: int) -> None:
    """CC-17.1: action cards are secret; an empty pile is rebuilt from the discards."""
    s = t.state
    if not s.deck:
        s.deck, s.discard = s.discard, []
        s.chance.shuffle("deck", s.deck)
    if s.deck:
        card = s.deck.pop()
        s.hands[seat].append(card)
        t.emit("drew", {seat: {"card": card}}, seat=seat)


def lose_card(t: BattleTable, seat: int, card: str) -> None:
    t.state.hands[seat].remove(card)
    if card in t.state.shown[seat]:
        t.state.shown[seat].remove(card)


def end_check(t: BattleTable) -> Flow[None]:
    """CC-20.16 to 20.19: who has no unit left loses; else the attacker may withdraw."""
    s = t.state
    s.discard += [card for card in s.laid if card != NONE]
    s.laid = [NONE, NONE]
    standing = [seat for seat in BOTH if s.armies[seat]]
    if standing == [ATTACKER]:
        s.winner, s.city = ATTACKER, ATTACKER
        s.gold[ATTACKER] += 2
        t.emit("captured", seat=ATTACKER, gold=2)  # CC-22.3
    elif len(standing) < 2:
        s.winner = standing[0] if standing else NOBODY
    elif (yield Ask(ATTACKER, "withdraw", {"continue": False, "withdraw": True})):
        t.emit("withdrew", seat=ATTACKER)
    else:
        t.then(combat_round)


# What the platform asks


class BattleView(msgspec.Struct):
    hand: list[str]
    hand_sizes: list[int]
    shown: list[list[str]]
    deck_size: int
    discard: list[str]
    armies: list[list[str]]
    fallen: list[list[str]]
    laid: list[str]
    dice: list[list[int]]
    round: int
    city: int
    gold: list[int]
    winner: int


def view(t: BattleTable, seat: int | None) -> BattleView:
    s = t.state
    return BattleView(
        hand=[] if seat is None else sorted(s.hands[seat]),
        hand_sizes=[len(hand) for hand in s.hands],
        shown=[sorted(cards) for cards in s.shown],
        deck_size=len(s.deck),
        discard=s.discard[:],
        armies=[units[:] for units in s.armies],
        fallen=[units[:] for units in s.fallen],
        laid=s.laid[:],
        dice=[dice[:] for dice in s.dice],
        round=s.round,
        city=s.city,
        gold=s.gold[:],
        winner=s.winner,
    )


def redeal(t: BattleTable, seat: int | None, chance: Chance) -> None:
    """Hidden from a seat: the deck, and of the other hands what was not shown."""
    places = places_of(t.state.deck)
    for other in BOTH:
        if other != seat:
            places += unseen(t, other)
    reshuffle(chance, "hidden", places)


def unseen(t: BattleTable, seat: int) -> list[Place]:
    """The places of a hand behind the cards that were shown; those come first, so that it is always the same ones."""
    hand, shown = t.state.hands[seat], t.state.shown[seat]
    for card in shown:
        hand.remove(card)
    hand[:0] = shown
    return places_of(hand)[len(shown) :]


def score(t: BattleTable, seat: int) -> dict[str, int]:
    s = t.state
    leaders = sum(kind_of(unit) == "leader" for unit in s.fallen[1 - seat])
    return {"cities": 2 * (s.city == seat), "leaders": 2 * leaders, "gold": s.gold[seat]}


def outcome(t: BattleTable) -> Outcome:
    return ranked([score(t, seat) for seat in BOTH])


def explain(t: BattleTable, ask: Ask, key: str) -> Refusal | None:
    """Only of a card that the seat holds itself is there anything to say."""
    if ask.kind == "lay" and key in t.state.hands[ask.seat]:
        return Refusal("CC-20.5", card=key)
    if ask.kind == "losses" and all(unit in t.state.armies[ask.seat] for unit in key.split("+")):
        return Refusal("CC-20.14", need=ask.about["hits"])
    return None


def ledgers(t: BattleTable) -> dict[str, int]:
    s = t.state
    cards = len(s.deck) + len(s.discard) + sum(map(len, s.hands)) + sum(card != NONE for card in s.laid)
    return {"cards": cards, "units": sum(map(len, s.armies + s.fallen))}


def build_battle(
    content: Mapping[str, Tactic], players: int, options: Mapping[str, str], position: dict[str, Any]
) -> BattleState:
    return build(BattleState, position)


ASKS = Asks(plain_label, explain)
for kind in "cancel lay losses withdraw".split():
    ASKS.kind(kind)


RULES: Rulebook[BattleState, Mapping[str, Tactic]] = Rulebook(
    meta=Meta("battle", {"en": "Battle"}, players=(2,)),
    state=BattleState,
    setup=setup,
    beats=beats(combat_round, cards, roll, losses, end_check),
    view=view,
    redeal=redeal,
    score=score,
    outcome=outcome,
    evaluate=lambda t, seat: float(len(t.state.armies[seat]) - len(t.state.armies[1 - seat])),
    asks=ASKS,
    ledgers=ledgers,
    build=build_battle,
    read=read,
    seats_of=lambda state: len(state.armies),
)

BATTLE: Game[BattleState, Mapping[str, Tactic]] = Game(RULES, TACTICS, "0" * 16)
