"""search: a tree over what its seat knows. Every try imagines a world and walks down the same tree.

The edges are answers, so that worlds that differ in hidden things share one tree (single-observer information-set
search, open loop). A node gets another answer only after it was visited often enough, those that look best one answer
ahead first. Where the tree ends, the world is played on for a while by quick answers and judged by `evaluate`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import monotonic
from typing import NamedTuple

from .budget import Budget, Clock, Late
from .chair import Chair, Weighed
from .hands import Count, helping
from .playout import LOOKED_AT, POINTS, Quick, World, shares
from .ply import Ply
from .tree import Edge, Node


class Manner(NamedTuple):
    """How it searches. Values were chosen by measurement, or stand unmeasured: docs/bots.md tells which.

    deepest    decisions of one try in the tree; 1: no tree, only the answers that are possible now
    playout    decisions after it
    curiosity  weight of the bonus for answers that were seldom tried
    width      how many answers a node begins with
    points     see `shares`
    looked_at  answers that a quick decision compares
    modelled   others answer quickly, and are no part of the tree; otherwise they choose in it what wins most for them
    """

    deepest: int = 8
    playout: int = 10
    curiosity: float = 0.3
    width: float = 3.0
    points: float = POINTS
    looked_at: int = LOOKED_AT
    modelled: bool = True


USUAL = Manner()


class Search:
    """Any-time: it may be stopped after any try. The tree is kept while the seat goes on with its own turn."""

    name = "search"
    imagines = True

    def __init__(self, seed: str, budget: Budget, manner: Manner = USUAL, now: Callable[[], float] = monotonic) -> None:
        self.budget = budget
        self._seed = seed
        self._manner = manner
        self._now = now
        self._random = Random(seed).random
        self._quick = Quick(self._random, manner.looked_at)
        self._asked = 0
        self._given: str | None = None
        self._root: Node | None = None
        self._worlds: list[World] = []

    def choose(self, chair: Chair) -> str:
        keys = chair.keys
        if len(keys) > 1:
            self._given = self.weigh(chair)[0].key
        else:  # no part of the tree, which stays where it is
            self._root = self._kept(chair)
            self._given = keys[0]
        return self._given

    def weigh(self, chair: Chair) -> list[Weighed]:
        """The answers that were tried, most often first: that is the best one, and less moody than the best mean."""
        self._asked += 1
        root = self._kept(chair) or Node([])
        others = [partial(self._lent, chair, root, number) for number in range(1, self.budget.hands)]
        if not others:
            self._grow(chair, root)
            return self._verdict(chair, root)
        with helping(others) as counted:
            self._grow(chair, root)
            for key, visits, worth in counted():
                root.edge(key).add_all(visits, worth)
        return self._verdict(chair, root)

    def _grow(self, chair: Chair, root: Node) -> None:
        clock = Clock(self.budget.shared(), self._now)
        self._quick.check = clock.check
        self._worlds = []
        try:
            root.order = self._ordered(chair, clock)
            while clock.goes_on():
                self._try(chair, root)
        except Late:
            pass

    def _lent(self, chair: Chair, root: Node, number: int) -> list[Count]:
        """The work of another hand, in another process: tries in other worlds, beyond what the tree has already."""
        self._seed = f"{self._seed}/hand/{number}"
        self._random = self._quick.random = Random(f"{self._seed}/{self._asked}").random
        before = {edge.key: (edge.visits, edge.worth) for edge in root.edges.values()}
        self._grow(chair, root)
        counts = []
        for edge in root.edges.values():
            visits, worth = before.get(edge.key, (0, 0.0))
            counts.append((edge.key, edge.visits - visits, edge.worth - worth))
        return counts

    def _kept(self, chair: Chair) -> Node | None:
        """The tree from the question before, if this one follows from what was answered there."""
        return self._root if chair.last is not None and chair.last == self._given else None

    def _ordered(self, chair: Chair, clock: Clock) -> list[str]:
        """The answers in the order of what they are worth at the end of the ply."""
        ply = Ply(chair.imagine(f"{self._seed}/{self._asked}"), chair.seat, self._random, clock.check)
        values = ply.values()
        return sorted(chair.keys, key=values.__getitem__, reverse=True)

    def _verdict(self, chair: Chair, root: Node) -> list[Weighed]:
        tried = [edge for key in chair.keys if (edge := root.edges.get(key)) is not None and edge.visits]
        tried.sort(key=lambda edge: (edge.visits, edge.mean), reverse=True)
        self._worlds = []
        if not tried:  # no time for a single try
            self._root = None
            return [Weighed((root.order or chair.keys)[0])]
        self._root = tried[0].node
        return [Weighed(edge.key, edge.mean) for edge in tried]

    # One try

    def _try(self, chair: Chair, root: Node) -> None:
        manner = self._manner
        edge = root.choose(chair.keys, manner.curiosity, manner.width)
        # The n-th try of every answer is made in the n-th world: luck then hardly tells them apart.
        world = self._world(chair, edge.visits)
        world.answer(edge.key, chair.seat)
        path = [(edge, chair.seat)]
        self._descend(world, chair.seat, path)
        self._quick.run(world, manner.playout)
        hopes = shares(world, manner.points)
        root.visits += 1
        for edge, seat in path:
            edge.add(hopes[seat])

    def _world(self, chair: Chair, number: int) -> World:
        worlds = self._worlds
        while len(worlds) <= number:
            worlds.append(chair.imagine(f"{self._seed}/{self._asked}/{len(worlds)}", tracked=True))
        return worlds[number].copy(tracked=True)

    def _descend(self, world: World, searcher: int, path: list[tuple[Edge, int]]) -> None:
        """Follow the tree to an answer that is new to it. Forced answers are no part of it."""
        manner = self._manner
        while len(path) < manner.deepest and (ask := world.ask) is not None:
            keys = ask.keys
            if len(keys) == 1 or (manner.modelled and ask.seat != searcher):
                world.answer(self._quick.pick(world, ask), ask.seat)
                continue
            last = path[-1][0]
            if last.visits == 0:
                return
            if last.node is None:
                last.node = Node(self._quick.ranked(world, ask.seat, keys))
            edge = last.node.choose(keys, manner.curiosity, manner.width)
            world.answer(edge.key, ask.seat)
            path.append((edge, ask.seat))
