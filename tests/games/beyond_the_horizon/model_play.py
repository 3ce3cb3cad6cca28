"""Games played in the eyes of the model: every question compared, every turn followed from phase to phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from pentapolis.games import load
from pentapolis.games.beyond_the_horizon import vocabulary as v
from pentapolis.games.beyond_the_horizon.actions.research import open_slots, price
from pentapolis.games.beyond_the_horizon.ground import CENTRE
from pentapolis.games.beyond_the_horizon.state import add_unit, unit_of
from pentapolis.games.beyond_the_horizon.tasks import possible
from pentapolis.kernel import Ask, Chance, Match
from pentapolis.parts.bitsets import members

from . import model_effects as effects
from . import model_land as land
from . import model_score, model_turn, model_units
from .model_answers import LEAVING, RESEARCH, every_effect, unexplained
from .model_position import COLUMNS, LAND, RATES, Effect, Position, activate, count, position_of, store

GAME = load("beyond_the_horizon")
DOABLE = msgspec.json.Decoder(v.Doable)


def engine_effect(effect: Effect) -> Any:
    return DOABLE.decode(msgspec.json.encode(effect))


def is_doable(effect: Effect) -> bool:
    try:
        engine_effect(effect)
    except msgspec.ValidationError:
        return False
    return True


EFFECTS: list[tuple[Effect, Any]] = []
for _effect in every_effect():
    if is_doable(_effect) and _effect not in [known for known, _ in EFFECTS]:
        EFFECTS.append((_effect, engine_effect(_effect)))


def enrich(state: Any, seat: int) -> None:
    """Coins, tokens and units, so that a game is soon where others are late."""
    player = state.players[seat]
    player.coins, player.settlement, player.fortification = 60, 1, 1
    state.supply = tuple(number - 1 for number in state.supply)
    player.columns = (3, 5, 4, 3, 2)
    for kind, strength, place in ((0, 3, CENTRE), (1, 1, CENTRE), (1, 4, state.homes[seat])):
        add_unit(player, unit_of(kind, strength, place))


class Follower:
    """A match, and what the model expects of it."""

    def __init__(self, players: int, seed: str, *, rich: bool = False) -> None:
        state = GAME.first_state(players, {"rounds": "40"}, seed)
        for seat in range(players if rich else 0):
            enrich(state, seat)
        self.match: Match[Any, Any] = Match(GAME, state, silent=True)
        self.where = f"{players} players, seed {seed!r}"
        self.seen: Counter[str] = Counter()
        self.asked_to_expand = False  # in this turn
        self.due: tuple[int, set[str], int] | None = None  # at the end of a turn: seat, goals fulfilled, goals claimed
        self.board: tuple[int, dict[str, Any]] | None = None  # what production leads to, if nothing follows it

    def differs(self, what: str, model: object, engine: object) -> str:
        return f"{self.where}, answer {len(self.match.history)}: {what}: model {model}, engine {engine}"

    def same(self, what: str, model: object, engine: object) -> None:
        assert model == engine, self.differs(what, model, engine)
        self.seen[what] += 1

    # One question

    def compare(self) -> Ask | None:
        """The present question with what the model makes of the view."""
        ask = self.match.ask
        seat = ask.seat if ask is not None else 0
        p = position_of(self.match.view(seat), seat)
        self.end_of_turn(p, ask)
        if ask is not None:
            readings = unexplained(p, ask)
            assert readings is None, self.differs(f"answers to {ask.kind} {ask.about}", readings, ask.keys)
            self.seen[ask.kind] += 1
            self.follow(p, ask)
        return ask

    def follow(self, p: Position, ask: Ask) -> None:
        """BH-XPH.1: who was not asked had no expansion."""
        if ask.kind == "produce":
            if not self.asked_to_expand:
                self.same("no expansion", set(), model_turn.expansions(p))
            self.due = p.seat, model_turn.fulfilled(p), count(p, "goals")
        self.asked_to_expand = ask.kind == "expand" or (self.asked_to_expand and ask.kind != "space")

    def end_of_turn(self, p: Position, ask: Ask | None) -> None:
        """BH-GOA.1, BH-GOA.4: who fulfilled goals has claimed one of them; who did not has what production gave."""
        if ask is not None and (ask.kind in ("exchange", "goal", "track") or not self.due or ask.seat == self.due[0]):
            if self.board and ask.kind == "exchange":
                self.boards(p, *self.board)
            return
        if self.due is None:
            return
        seat, fulfilled, claimed = self.due
        before = Position(p.view, seat)
        self.same("goals claimed", claimed + bool(fulfilled), count(before, "goals"))
        if fulfilled:
            self.seen["goal claimed"] += 1
        elif self.board is not None:
            self.boards(p, *self.board)
        self.board = self.due = None

    def boards(self, p: Position, seat: int, expected: dict[str, Any]) -> None:
        now = p.view["players"][seat]
        self.same("production", expected, {key: now[key] for key in expected})

    def answer(self, key: str) -> None:
        """BH-PRO: production is predicted before the answer is given."""
        ask = self.match.ask
        assert ask is not None
        p = position_of(self.match.view(ask.seat), ask.seat)
        if ask.kind in ("produce", "exchange"):
            after = produced(p, key)
            self.board = ask.seat, {name: after.me[name] for name in ("columns", "active", "coins", "units", "gone")}
        self.match.answer(key, ask.seat)
        if ask.kind in ("recruit", "upgrade") and key not in LEAVING and not p.view["arriving"]:
            self.strengths(p, ask, key)

    def strengths(self, p: Position, ask: Ask, key: str) -> None:
        """BH-REC.4, BH-UPG.4: the unit that is recruited or raised has the strength that the model gives it."""
        word, place = key.split(":")[:2]
        if ask.kind == "recruit":
            strength = model_units.recruits(p, {"unit": "any", **ask.about})[key]
        else:
            spread = key.count(":") == 2
            rise = {"unit": "any", "amount": ask.about["points"], "spread": spread}
            strength = model_units.upgrades(p, rise)[key]
        unit = {"unit": word.rstrip("123456"), "strength": strength, "place": place}
        before, now = p.me["units"], position_of(self.match.view(ask.seat), ask.seat).me["units"]
        self.same(f"{ask.kind} strength", before.count(unit) + 1, now.count(unit))

    # The whole position

    def compare_seats(self) -> None:
        """Scores, progress, strengths needed and what cannot be wrong: pawns, cubes and tokens are all there."""
        for seat in range(self.match.players):
            p = position_of(self.match.view(seat), seat)
            self.same("score", model_score.score(p), p.me["score"])
            self.same("progress", {goal: count(p, term) for goal, term in terms(p).items()}, p.me["progress"])
            self.same("stages", sorted(p.stages()), p.me["stages"])
            self.same("columns", effects.open_columns(p), p.me["open_columns"])
            self.same("coins", effects.produced_coins(p), p.me["production_coins"])
            for name, tile in p.tiles.items():
                need = (land.village_need(p, name), land.city_need(p, name)) if name in LAND else (0, 0)
                self.same("strengths", need, (tile["village_strength"][seat], tile["city_strength"][seat]))
            self.whole(p)
        for token in ("settlement", "fortification"):
            held = sum(player["tokens"][token] for player in p.view["players"])
            self.same("tokens", 8, held + p.view["supply"][token])

    def whole(self, p: Position) -> None:
        """BH-CMP.3: 22 pawns; 24 cubes, more only with substitutes when the tracks are empty (BH-DEV.7)."""
        me, view = p.me, p.view
        on_way = len(view["arriving"]) if p.seat == view["turn"] else 0
        pawns = sum(me["columns"].values()) + me["active"] + len(me["units"]) + on_way
        self.same("pawns", 22, pawns + len(me["scholars"]) + me["gone"])
        spots = ("village", "city", "left", "right")
        laid = sum(tile[spot] == p.seat for tile in view["map"] for spot in spots) + count(p, "goals")
        cubes, left = laid + me["invested"], sum(me["cubes"].values())
        if self.match.ask is not None and self.match.ask.kind == "space" and left:
            self.same("cubes", 24, cubes + left)

    def compare_effects(self) -> None:
        """BH-EFF: whether each effect of the data can be done now; for research, the slots and their prices."""
        ask = self.match.ask
        if ask is None or self.match.state.busy or self.match.state.arriving:
            return
        t, p = self.match.table, position_of(self.match.view(ask.seat), ask.seat)
        before = msgspec.msgpack.encode(t.state)
        for effect, struct in EFFECTS:
            self.same(str(effect), effects.possible(p, effect), possible(t, ask.seat, struct))
        for effect in RESEARCH:
            struct = engine_effect(effect)
            slots = [t.content.slots[slot] for slot in members(open_slots(t, ask.seat, struct))]
            prices = {slot.id: price(t, ask.seat, struct, slot.level) for slot in slots}
            self.same("prices", effects.research_prices(p, effect), prices)
        self.same("untouched", before, msgspec.msgpack.encode(t.state))


def terms(p: Position) -> dict[str, str]:
    return {goal: model_turn.GOALS[goal]["condition"]["count_of"] for goal in p.view["goals"]}


def produced(p: Position, key: str) -> Position:
    """BH-PRO.2 to BH-PRO.8: my board after an answer to production or exchange."""
    after = p.copy()
    if key == "population":
        return effects.after_population(p)
    if key == "coins":
        after.me["coins"] += effects.produced_coins(p)
    elif key == "buy":
        after.me["coins"] -= min([effect["amount"] for effect in p.lasting("exchange_price")] or [RATES["buy_coins"]])
        activate(after, RATES["buy_pawns"])
    elif key == "sell":
        after.me["active"] -= 1
        store(after)
        after.me["coins"] += 1
    elif key.startswith("recall"):
        _, word, place = key.split(":")
        unit = {"unit": word[:-1], "strength": int(word[-1]), "place": place}
        after.me["units"].remove(unit)
        after.me["active"] += 1
    assert sum(after.me["columns"].values()) <= sum(COLUMNS.values())
    return after


# Players

Policy = Callable[[Ask, Chance], str]


def uniform(ask: Ask, chance: Chance) -> str:
    return ask.keys[chance.below("model", len(ask.keys))]


LIKED = {
    "space": ("research_iv", "research_iii", "recruit", "research_ii", "fortification", "settlement", "research_i"),
    "expand": ("city", "village", "build"),
    "produce": ("population", "coins"),
    "exchange": ("stop",),
}


def eager(ask: Ask, chance: Chance) -> str:
    """Prefers research and settling, skips nothing, and trades little: late positions come soon."""
    keys = [key for key in ask.keys if key not in ("skip", "none")] or ask.keys
    for word in LIKED.get(ask.kind, ()) if chance.below("mood", 3) else ():
        liked = [key for key in keys if word in key]
        if liked:
            return liked[chance.below("model", len(liked))]
    return keys[chance.below("model", len(keys))]
