"""A small network, written out: what is seen goes in, scores for all actions and the value of the position come out.

Two hidden layers, gradients by hand, Adam. All of it is NumPy, so it runs wherever the environments do; given CuPy's
functions instead (`arrays="cupy"`) the same lines run on a graphics card.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

HIDDEN = 192
FORBIDDEN = -1e9  # the score of an action that the mask does not allow
Array = Any  # of NumPy or of CuPy
Weights = dict[str, Array]


def functions(arrays: str) -> Any:
    """NumPy, or CuPy, which has the same functions. It is in no extra, for it must fit the driver of the card."""
    try:
        return importlib.import_module(arrays)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{arrays} is not installed. https://docs.cupy.dev tells which one fits; without it: --arrays numpy",
            name=error.name,
        ) from None


class Thought(NamedTuple):
    """What a network makes of what is seen, a row for each position."""

    first: Array  # hidden
    second: Array
    chances: Array  # logarithms of how likely each action is
    values: Array  # what the seat may expect to earn from here on


class Network:
    """The weights, and what they make of what is seen. `lexicon`: the version of tokens and columns they are for."""

    def __init__(self, weights: Mapping[str, Array], lexicon: int, arrays: str = "numpy") -> None:
        self.lexicon = lexicon
        self.xp = functions(arrays)
        self.weights: Weights = {name: self.xp.asarray(value, np.float32) for name, value in weights.items()}

    @classmethod
    def fresh(
        cls, inputs: int, actions: int, seed: int, *, lexicon: int = 0, hidden: int = HIDDEN, arrays: str = "numpy"
    ) -> Network:
        """Small random weights; all actions about equally likely, all positions worth nothing."""
        generator = np.random.default_rng(seed)

        def layer(rows: int, columns: int, gain: float) -> Array:
            return generator.standard_normal((rows, columns)) * gain / np.sqrt(rows)

        weights = {
            "first": layer(inputs, hidden, 2.0),
            "second": layer(hidden, hidden, 1.4),
            "policy": layer(hidden, actions, 0.01),
            "value": layer(hidden, 1, 0.01),
        }
        biases = {f"{name}_bias": np.zeros(value.shape[1]) for name, value in weights.items()}
        return cls(weights | biases, lexicon, arrays)

    def think(self, seen: Array, masks: Array) -> Thought:
        weights, xp = self.weights, self.xp
        first = xp.maximum(seen @ weights["first"] + weights["first_bias"], 0)
        second = xp.maximum(first @ weights["second"] + weights["second_bias"], 0)
        scores = xp.where(masks, second @ weights["policy"] + weights["policy_bias"], np.float32(FORBIDDEN))
        scores -= scores.max(axis=1, keepdims=True)
        chances = scores - xp.log(xp.exp(scores).sum(axis=1, keepdims=True))
        return Thought(first, second, chances, (second @ weights["value"] + weights["value_bias"])[:, 0])

    def best(self, seen: Array, masks: Array) -> Array:
        """The action that is likeliest in every row."""
        return self.think(seen, masks).chances.argmax(axis=1)

    def slopes(self, seen: Array, thought: Thought, of_scores: Array, of_values: Array) -> Weights:
        """Back through the layers: from the slopes of scores and values to those of the weights."""
        first, second, _, _ = thought
        weights: Weights = self.weights
        found: Weights = {}
        found["policy"], found["policy_bias"] = second.T @ of_scores, of_scores.sum(axis=0)
        column = of_values[:, None]
        found["value"], found["value_bias"] = second.T @ column, column.sum(axis=0)
        back = (of_scores @ weights["policy"].T + column @ weights["value"].T) * (second > 0)
        found["second"], found["second_bias"] = first.T @ back, back.sum(axis=0)
        back = (back @ weights["second"].T) * (first > 0)
        found["first"], found["first_bias"] = seen.T @ back, back.sum(axis=0)
        return found

    def save(self, path: Path) -> None:
        """In half precision, which plays as well: the file of the example has to be small."""
        kept: dict[str, Any] = {name: self.to_numpy(value).astype(np.float16) for name, value in self.weights.items()}
        np.savez_compressed(path, lexicon=np.array(self.lexicon), **kept)

    @classmethod
    def load(cls, path: Path, arrays: str = "numpy") -> Network:
        with np.load(path) as file:
            weights = dict(file)
        return cls(weights, int(weights.pop("lexicon")), arrays)

    def to_numpy(self, array: Array) -> Any:
        return array if self.xp is np else self.xp.asnumpy(array)


class Adam:
    """Steps down the slopes, each weight at its own pace."""

    def __init__(self, network: Network) -> None:
        xp = network.xp
        self._network = network
        self._means = {name: xp.zeros_like(value) for name, value in network.weights.items()}
        self._squares = {name: xp.zeros_like(value) for name, value in network.weights.items()}
        self._steps = 0

    def step(self, slopes: Weights, rate: float, longest: float = 0.5) -> None:
        """One step; slopes that are longer than `longest` all together are shortened to it."""
        xp = self._network.xp
        length = xp.sqrt(sum((slope * slope).sum() for slope in slopes.values()))
        shorter = xp.minimum(1.0, longest / (length + 1e-6))
        self._steps += 1
        pace = rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, slope in slopes.items():
            slope = slope * shorter
            mean, square = self._means[name], self._squares[name]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            self._network.weights[name] -= np.float32(pace) * mean / (xp.sqrt(square) + np.float32(1e-8))
