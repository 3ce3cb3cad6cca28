"""search: a tree over what its seat knows. Every try imagines another world and walks down the same tree.

The edges are answers, so that worlds that differ in hidden things share one tree (single-observer information-set
search, open loop). A seat follows the answers that win most for itself (max^n), those that were legal often and tried
seldom get their turn, and a node gets a new answer only after it was visited often enough. Where the tree ends the
world is played on for a while and judged by the game's `evaluate`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from pentapolis.kernel import Match

from .budget import Budget, Clock
from .chair import Chair
from .playout import Playout, shares
from .ply import Ply
from .tree import Edge, Node

DEEPEST = 60  # decisions of one try in the tree
PLAYOUT = 10  # decisions after it


class Search:
    """The tree is kept while the seat goes on with its own turn."""

    name = "search"
    imagines = True

    def __init__(self, seed: str, budget: Budget) -> None:
        self._seed = seed
        self.budget = budget
        self._random = Random(seed).random
        self._playout = Playout(self._random)
        self._asked = 0
        self._root: Node | None = None

    def choose(self, chair: Chair) -> str:
        keys = chair.keys
        if len(keys) == 1:
            return keys[0]
        clock = Clock(self.budget)
        self._asked += 1
        root = self._grown(chair)
        while clock.goes_on():
            self._try(chair, root, clock.made)
        edge = max((root.edges[key] for key in keys if key in root.edges), key=lambda edge: edge.visits)
        self._root = edge.node
        return edge.key

    def _grown(self, chair: Chair) -> Node:
        """The root, with the answers in the order that a look one ply ahead gives them."""
        kept = self._root if chair.goes_on else None
        root = kept if kept is not None and any(key in kept.edges for key in chair.keys) else Node()
        ply = Ply(chair.imagine(f"{self._seed}/{self._asked}"), chair.seat, self._random)
        values = ply.all_ends() or ply.drawn_lines()
        root.order = sorted(chair.keys, key=values.__getitem__, reverse=True)
        return root

    def _try(self, chair: Chair, root: Node, number: int) -> None:
        world = chair.imagine(f"{self._seed}/{self._asked}/{number}")
        path = self._descend(world, root)
        players = world.players
        if not world.over:
            world = world.copy(tracked=True)
            self._playout.run(world, PLAYOUT)
        worth = shares(world, players)
        root.visits += 1
        for edge, seat in path:
            edge.visits += 1
            edge.worth += worth[seat]
            if edge.node is not None:
                edge.node.visits += 1

    def _descend(self, world: Match[Any, Any], node: Node) -> list[tuple[Edge, int]]:
        """Follow the tree to an answer that is new to it. Forced answers are no part of it."""
        path: list[tuple[Edge, int]] = []
        for _ in range(DEEPEST):
            ask = world.ask
            if ask is None:
                break
            keys = ask.keys
            if len(keys) == 1:
                world.answer(keys[0], ask.seat)
                continue
            edge = node.choose(keys, self._random)
            world.answer(edge.key, ask.seat)
            path.append((edge, ask.seat))
            if edge.node is None:
                edge.node = Node()
                break
            node = edge.node
        return path
