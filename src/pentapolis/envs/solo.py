"""Gymnasium: one seat is yours, bots take the others, if there are any.

    import gymnasium
    import pentapolis.envs.solo  # registers every game of the shelf
    env = gymnasium.make("pentapolis/flow_of_history-v0", bots=("greedy",))

Observations are those of the PettingZoo environment. An illegal action loses the game at once: reward -1, and
`info["illegal"]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import msgspec
from gymnasium import spaces

from pentapolis.games import load, shelf

from .aec import RENDER_MODES, check_render_mode
from .run import Reward, Run, Spec
from .seeding import Seeds
from .sight import Sight, SightKind


class SoloEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game against bots.

    bots      names of `pentapolis.bots.bot_names()`; fewer than opponents: they take the seats in turn. None: random
              ones, but nobody at a table of one, where you play against the game
    players   seats at the table; one more than bots, if not given
    seat      where you sit; None: anywhere, drawn for every game
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        bots: Sequence[str] | None = None,
        players: int | None = None,
        seat: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        reward: Reward = "win",
        observation: SightKind = "flat",
        limit: int = Spec("").limit,
        render_mode: str | None = None,
    ) -> None:
        meta = load(game).meta
        if bots is None:
            bots = () if players == 1 else ("random",)
        seats = max(len(bots) + 1, min(meta.players)) if players is None else players
        if not (0 < len(bots) < seats or (seats == 1 and not bots)):
            raise ValueError(f"{len(bots)} bots cannot be the opponents at a table of {seats}")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats}; seats are counted from 0 to {seats - 1}")
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._table = Spec(game, seats, meta.simulate(seats, options or {}), reward=reward, limit=limit)
        self._bots = [bots[number % len(bots)] for number in range(seats - 1)]
        self._fixed = seat
        self._seeds = Seeds()
        self._seat(seat or 0)
        sight = Sight(self.run, observation)
        self._sight = sight
        self.observation_space = sight.space
        self.action_space = spaces.Discrete(len(self.run.vocabulary))

    def _seat(self, seat: int) -> None:
        """Sit down for a new game."""
        self.seat = seat
        bots = (*self._bots[:seat], "", *self._bots[seat:])
        self.run = Run(msgspec.structs.replace(self._table, bots=bots), self._seeds.next())

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._seeds.plant(seed)
        self._seat(int(self.np_random.integers(self._table.players)) if self._fixed is None else self._fixed)
        if self.run.done:
            self.run.renew(self._seeds.next)
        return self._sight.of(self.run, self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        run = self.run
        if not run.allows(int(action)):
            return self._sight.of(run, self.seat), -1.0, True, False, {"illegal": True}
        run.step(int(action))
        return self._sight.of(run, self.seat), float(run.rewards[self.seat]), run.over, run.cut, {}

    def action_masks(self) -> Any:
        """The mask alone, under the name that sb3-contrib's MaskablePPO looks for."""
        return self.run.mask().astype(bool)

    def render(self) -> str | None:
        """What you see, as YAML: printed ("human") or returned ("ansi")."""
        text = msgspec.yaml.encode(self.run.match.view(self.seat)).decode()
        if self.render_mode == "human":
            print(text)
            return None
        return text


def register() -> None:
    """Give every game of the shelf an id: `pentapolis/GAME-v0`."""
    for game in shelf():
        name = f"pentapolis/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=SoloEnv, kwargs={"game": game}, order_enforce=True)  # type: ignore[arg-type]


register()
