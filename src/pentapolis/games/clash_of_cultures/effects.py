"""The language in which the data tells what things do: one entry is an `Effect`.

`kind` is the verb, `when` the moment; the other fields are its numbers and objects. `special` ones are named by `id`.
An unknown kind or field fails at load. What an effect does is written once, under the id of the thing that carries it,
in the registry of `abilities`; the numbers come from here.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal[
    "action",
    "advance",
    "cancel_hit",
    "cap_bonus",
    "collect_bonus",
    "collect_capacity",
    "collect_option",
    "combat_die",
    "combat_value",
    "cost_reduce",
    "cost_replace",
    "cost_zero",
    "deny_clash",
    "deny_tactics",
    "discard",
    "draw",
    "extra_hit",
    "extra_main_action",
    "gain",
    "gain_choice",
    "immunity",
    "limit",
    "lose_main_action",
    "mood",
    "move_rule",
    "move_units",
    "no_boost",
    "pay",
    "place",
    "recruit_rule",
    "remove",
    "special",
    "unlock_wonders",
    "vp",
]

Limit = Literal["", "once_per_turn", "once_per_round", "once_per_battle", "once_per_land_battle"]
Words = str | tuple[str, ...]
Prices = dict[str, int]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that an Advance, a card, a Wonder, a Leader does."""

    kind: Kind
    id: str = ""
    when: Words = ""
    # how much, of what
    amount: int | float | str = 0
    amount_if: dict[str, int | tuple[str, ...]] | None = None
    amount_if_enemy_has: int = 0
    amount_if_temple: int = 0
    total: int | str = 0
    resource: Words = ""
    options: tuple[str | dict[str, str | int], ...] = ()
    options_with_currency: tuple[str, ...] = ()
    food: int | str = 0
    mood: int = 0
    steps: int | str = 0
    set: str = ""
    else_mood: str = ""
    deck: str = ""
    decks: tuple[str, ...] = ()
    max: int = 0
    max_per_use: int = 0
    max_spaces: int = 0
    max_units: int = 0
    min_cities: int = 0
    drawer_min: int = 0
    tokens: tuple[int, ...] = ()
    pieces: tuple[int, ...] = ()
    # points
    vp: int = 0
    vp_each: float = 0
    vp_per_cube: int = 0
    vp_per_piece: int = 0
    vp_per_token: float = 0
    vp_per_unit: int = 0
    # what it costs
    pay: Prices | None = None
    pay_for_happy: Prices | None = None
    pay_with_civil_liberties: Prices | None = None
    pay_per_army: int = 0
    pay_cost: bool = True
    cost: Prices | None = None
    cost_options: tuple[Prices, ...] = ()
    cost_range: dict[str, tuple[int, int]] | None = None
    cost_zero_if: str = ""
    attack_cost: Prices | None = None
    drawer_cost: Prices | None = None
    others_cost: Prices | None = None
    unless_pay: Prices | None = None
    reduce: Prices | None = None
    reduce_any: int = 0
    ignore_required_advance: bool = False
    replaces: Words = ""
    ratio: str = ""
    refund_if: str = ""
    free: bool = False
    # whom and where
    target: str = ""
    who: str = ""
    where: str = ""
    scope: str = ""
    per: str | int = ""
    among: str = ""
    from_: str = ""
    to: str = ""
    applies_to: tuple[str, ...] = ()
    except_for: str = ""
    for_: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    cities: int = 0
    cities_if: dict[str, int | tuple[str, ...]] | None = None
    # on condition
    condition: str = ""
    requires: str = ""
    optional: bool = False
    limit: Limit = ""
    duration: str = ""
    exclusive_this_turn: bool = False
    exclusive_with: str = ""
    # what things it is about
    action: str = ""
    advance: str = ""
    advances: tuple[str, ...] = ()
    alternative_building: str = ""
    alternative_unit: str = ""
    against: str = ""
    building: Words = ""
    buildings: tuple[str, ...] = ()
    category: Words = ""
    cube: str = ""
    piece: str = ""
    requires_building: str = ""
    same_category: bool = False
    terrain: str = ""
    token: Words = ""
    token_swap: tuple[str, ...] = ()
    unit: Words = ""
    units: Words = ""
    what: str = ""
    without_building: bool = False
    wonder: str = ""
    wonders: bool = False
    # activating, collecting, moving
    activate: str = ""
    activates_city: bool = True
    extra_spaces: int = 0
    multiple_per_space: bool = False
    range2_land_spaces: int = 0
    range2_land_spaces_with_roads: int = 0
    range: int = 0
    base_range: int = 0
    per_extra_settler: int = 0
    groups: int = 0
    spaces: int = 0
    ignore_terrain: bool = False
    no_battle: bool = False
    placement: str = ""
    repeat: bool = False
    # battle
    battle: str = ""
    dice: str = ""
    from_round: int = 0
    role: str = ""
    round: int = 0
    rounds: str = ""
    rounds_if_enemy_has_warships: int = 0
    # trade routes
    reward: str = ""
    reward_with_currency: tuple[str, ...] = ()
    routes: int = 0
    # cards that are kept
    play: str = ""
    visible: bool = False
    free_action_with: str = ""
    direction: str = ""
    note: str = ""
    effects: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()

    @property
    def once(self) -> bool:
        """CC-2.8: whether it works once per turn."""
        return self.limit == "once_per_turn"
