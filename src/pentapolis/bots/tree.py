"""The tree of a search: nodes are what came before, edges are answers, in whatever world they were given."""

from __future__ import annotations

from math import log, sqrt

GROWTH = 0.4  # a node that was visited n times has about width * n ** GROWTH answers
UNTRIED = 2.0  # more than any edge that was tried can promise


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

    def promise(self, curiosity: float) -> float:
        """What it won, and a bonus for being seldom tried though often possible."""
        return self.mean + curiosity * sqrt(log(self.offered + 1) / self.visits) if self.visits else UNTRIED

    def add(self, share: float) -> None:
        self.visits += 1
        self.worth += share
        if self.node is not None:
            self.node.visits += 1

    def add_all(self, visits: int, worth: float) -> None:
        """What others counted; they keep the trees below to themselves."""
        self.visits += visits
        self.worth += worth


class Node:
    """A decision. `order` holds its answers in the order in which they are to be tried.

    >>> node = Node(["b", "a"])
    >>> edge = node.choose(["a", "b", "c"], curiosity=0.3, width=1)
    >>> edge.key
    'b'
    """

    __slots__ = ("edges", "order", "visits")

    def __init__(self, order: list[str]) -> None:
        self.edges: dict[str, Edge] = {}
        self.order = order
        self.visits = 0

    def choose(self, keys: list[str], curiosity: float, width: float) -> Edge:
        """One of the legal answers: a new one while the node may still grow, or the most promising."""
        known = [edge for key in keys if (edge := self.edges.get(key)) is not None]
        if not known or (len(known) < len(keys) and len(known) < width * (self.visits + 1) ** GROWTH):
            known += self._grow(keys, needed=not known)
        for edge in known:
            edge.offered += 1
        return max(known, key=lambda edge: edge.promise(curiosity))

    def edge(self, key: str) -> Edge:
        """The edge of an answer, new or known."""
        return self.edges.setdefault(key, Edge(key))

    def _grow(self, keys: list[str], *, needed: bool) -> list[Edge]:
        """A new edge: the next of the order that is legal in this world; if one is needed, any."""
        legal = set(keys)
        fresh = next((key for key in self.order if key in legal and key not in self.edges), keys[0] if needed else None)
        if fresh is None:
            return []
        return [self.edge(fresh)]
