"""The tree of a search: nodes are what came before, edges are answers."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

CURIOSITY = 0.7
WIDTH, GROWTH = 3.0, 0.45  # a node that was visited n times has about WIDTH * n ** GROWTH answers


class Edge:
    """An answer: how often it was given, how often it could have been, and what it won for whoever gave it."""

    __slots__ = ("key", "node", "offered", "visits", "worth")

    def __init__(self, key: str) -> None:
        self.key = key
        self.node: Node | None = None
        self.offered = 0
        self.visits = 0
        self.worth = 0.0

    @property
    def mean(self) -> float:
        return self.worth / self.visits if self.visits else 0.0


class Node:
    """`order` tells which answers to try first; those it does not name come at random."""

    __slots__ = ("edges", "order", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.order: list[str] = []
        self.visits = 0

    def choose(self, keys: list[str], random: Callable[[], float]) -> Edge:
        """One of the legal answers: a new one while the node may still grow, or the most promising."""
        known = [edge for key in keys if (edge := self.edges.get(key)) is not None]
        for edge in known:
            edge.offered += 1
        if len(known) < len(keys) and len(known) < WIDTH * (self.visits + 1) ** GROWTH:
            return self._grow(keys, random)
        return max(known, key=promise)

    def _grow(self, keys: list[str], random: Callable[[], float]) -> Edge:
        edges = self.edges
        legal = set(keys)
        fresh = next((key for key in self.order if key in legal and key not in edges), None)
        if fresh is None:
            others = [key for key in keys if key not in edges]
            fresh = others[int(random() * len(others))]
        edge = edges[fresh] = Edge(fresh)
        edge.offered = 1
        return edge


def promise(edge: Edge) -> float:
    """What it won, and a bonus for being seldom tried though often possible."""
    return edge.mean + CURIOSITY * sqrt(log(edge.offered + 1) / (edge.visits + 1e-9))
