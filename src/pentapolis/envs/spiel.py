"""OpenSpiel: every game of the shelf as a registered Python game.

    import pyspiel
    import pentapolis.envs.spiel  # registers pentapolis_GAME
    game = pyspiel.load_game("pentapolis_flow_of_history(players=3)")

All chance of a game follows from its seed, so there is one chance node, the first: it draws the seed, and what that
decides stays hidden until the rules reveal it. That is the same game as one that draws later, for whoever sees only
what its seat sees. A search must not look further: `resample_from_infostate` gives a world that the player to
move cannot tell from the true one, with another future, and ISMCTS asks for nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np

from pentapolis.games import load, shelf
from pentapolis.kernel import Meta

from .checks import check_least
from .run import Run, Spec, encoding_of, vocabulary_of, win_rewards

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "OpenSpiel is not installed. Install it with: pip install 'pentapolis[openspiel]'", name=error.name
    ) from None

SEEDS = 1000  # outcomes of the chance node; a parameter
DEFAULTS = "defaults"
TOKENS = 12  # for the longest game that OpenSpiel may expect: far more than answers take on average


def name_of(game: str) -> str:
    return f"pentapolis_{game}"


def read_options(text: str) -> dict[str, str]:
    """The game's options as one parameter: OpenSpiel reads `3` as a number, and options are words.

    >>> read_options("variant:rahdo+stall:3"), read_options("defaults")
    ({'variant': 'rahdo', 'stall': '3'}, {})
    """
    if text == DEFAULTS:
        return {}
    pairs = [pair.partition(":") for pair in text.split("+")]
    if not all(name and value for name, _, value in pairs):
        raise ValueError(f"options are written NAME:VALUE, joined by +, as in variant:rahdo+stall:3; not {text!r}")
    return {name: value for name, _, value in pairs}


def game_type(meta: Meta, players: int) -> pyspiel.GameType:
    """What kind of game it is with so many players: who plays alone takes from nobody."""
    utility = pyspiel.GameType.Utility
    specification = {"players": meta.fewest, "seeds": SEEDS, "limit": Spec("").limit, "options": DEFAULTS}
    return pyspiel.GameType(
        short_name=name_of(meta.id),
        long_name=meta.names["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players > 1 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(meta.players),
        min_num_players=min(meta.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf. Parameters: `players`, `seeds`, `limit` (of decisions), `options` (see `read_options`)."""

    meta: ClassVar[Meta]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        meta = self.meta
        given = dict(params or {})
        self.seeds = int(given.get("seeds", SEEDS))
        check_least("seeds", self.seeds)
        players = int(given.get("players", meta.fewest))
        options = read_options(str(given.get("options", DEFAULTS)))
        limit = int(given.get("limit", Spec("").limit))
        self.spec = Spec(meta.id, players, meta.simulate(players, options), limit=limit)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(vocabulary_of(meta.id)),
            max_chance_outcomes=self.seeds,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=limit * TOKENS,
        )
        super().__init__(game_type(meta, players), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.spec, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Held:
    """A run that OpenSpiel may copy and pickle, as it does with all that a Python state holds.

    `trail` is how the run came here: first its seed; then tokens, and the seeds of what was imagined on the way.
    """

    def __init__(self, spec: Spec, run: Run | None = None, trail: tuple[int | str, ...] = ()) -> None:
        self.spec = spec
        self.run = run
        self.trail = list(trail)

    def go(self, step: int | str) -> None:
        """A token, or the seed of a world."""
        if self.run is None:
            self.run = Run(self.spec, str(step), tracked=True)
        elif isinstance(step, str):
            self.run = self.run.imagine(step)
        else:
            self.run.step(step)
        self.trail.append(step)

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.spec, self.run and self.run.copy(), tuple(self.trail))

    def __reduce__(self) -> tuple[Any, ...]:
        return held_again, (self.spec, tuple(self.trail))


def held_again(spec: Spec, trail: tuple[int | str, ...]) -> Held:
    held = Held(spec)
    for step in trail:
        held.go(step)
    return held


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; before its chance node, none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._seeds = game.seeds
        self._held = Held(game.spec)

    @property
    def run(self) -> Run | None:
        """The game in progress, once its seed is drawn."""
        return self._held.run

    def current_player(self) -> int:
        if self.run is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.run.done else self.run.seat

    def is_terminal(self) -> bool:
        return self.run is not None and self.run.done

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / self._seeds) for seed in range(self._seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.run is None else self.run.legal()

    def _apply_action(self, action: int) -> None:
        self._held.go(str(action) if self.run is None else action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return vocabulary_of(self._held.spec.game).tokens[action]

    def returns(self) -> list[float]:
        if self.run is None or not self.run.done:
            return [0.0] * self._held.spec.players
        return [float(reward) for reward in win_rewards(self.run.match.outcome().places)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player, who is to move, cannot tell from this one.

        Its history is the true one's: what is imagined is the position.
        """
        if player != self.current_player():
            raise ValueError(f"only the player to move can imagine, and that is {self.current_player()}, not {player}")
        twin: SpielState = self.clone()
        twin._held.go(f"{sampler():.17f}")
        return twin

    def __str__(self) -> str:
        if self.run is None:
            return "the seed is not drawn yet"
        chosen = "".join(self.run.chosen) or "nothing"
        return f"{self.run.match.hash()} after {self.run.decisions} decisions, {chosen} chosen"


class Observer:
    """What a player sees: the encoding as a tensor, view and question as JSON. With perfect recall, its answers too."""

    def __init__(self, spec: Spec, kind: Any) -> None:
        self._recall = bool(kind.perfect_recall)
        self.tensor = np.zeros(encoding_of(spec.game, spec.players).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.run is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.run.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.run is None:
            return f"player {player}"
        seen = msgspec.json.encode(state.run.seen_by(player)).decode()
        if not self._recall:
            return f"player {player} sees {seen}"
        own = [step.action for step in state.full_history() if step.player == player]
        return f"player {player} sees {seen} after {own}"


def register() -> None:
    """Tell OpenSpiel of every game of the shelf."""
    known = set(pyspiel.registered_names())
    for game in shelf():
        if name_of(game) not in known:
            meta = load(game).meta
            # A class for each, for OpenSpiel lets go of what it was given only after Python has ended: a plain callable
            # would then be freed by nobody's leave, and the process would abort.
            pyspiel.register_game(game_type(meta, meta.fewest), type(f"SpielGame_{game}", (SpielGame,), {"meta": meta}))


register()
