"""The data language of effects: one struct for each kind. A wrong field or an unknown kind fails at load."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Resource = Literal["stone", "ideas", "food", "money"]
Stock = Literal["stone", "ideas", "food", "money", "population"]
Track = Literal["stone", "ideas", "food", "tax", "tariff"]
Pillar = Literal[
    "science", "economy", "food", "health", "construction", "culture", "government", "military", "urbanization"
]
UnitType = Literal["infantry", "cavalry"]
UnitPlace = Literal["any_region", "own_city_region", "same_region_as_building", "city_region"]
Building = Literal["city", "port_city", "farm", "manufactory"]
BuildingPlace = Literal[
    "any_available_hex",
    "hex_adjacent_to_own_city",
    "region_without_own_city",
    "region_adjacent_to_region_with_own_city",
]
Event = Literal[
    "any_player_builds_city",
    "any_player_builds_port_city",
    "any_player_builds_wonder",
    "own_build_city_port_or_manufactory",
    "own_work",
    "own_takes_population_card",
    "own_takes_tax_card",
    "before_each_empire_scoring",
]
Passive = (
    Literal["recruit_limit", "recruit_limit_base", "influence_bonus", "closed_region", "may_recruit_siege_engine"]
    | Literal["units_cannot_be_eliminated", "government_ignores_requirements", "peek_top_card_before_action"]
    | Literal["extra_actions"]
)
Owned = (
    Literal["population", "farm_on_map", "manufactory_on_map", "city_on_map", "port_city", "military_unit_on_map"]
    | Literal["trade_good_token", "unique_trade_good", "technology_card_played", "project_card", "wonder_tile"]
    | Literal["achievement_tile", "golden_age_tile", "controlled_region"]
)
Count = Annotated[int, msgspec.Meta(ge=1)]


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an effect counts; one of the first four."""

    pillar: Pillar | None = None
    own: Owned | None = None
    region: Literal["own_city", "any_wonder", "any_military_unit"] | None = None
    adjacent: Literal["any_city"] | None = None
    divide_by: Count = 1


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One entry of the effects of a card, tile, Leader or token."""


class Gain(Effect, frozen=True, tag="gain"):
    resource: Stock
    amount: Count


class GainPer(Effect, frozen=True, tag="gain_per"):
    amount: Count
    per: Per
    resource: Resource | None = None
    resource_choice: tuple[Resource, ...] = ()


class GainProduction(Effect, frozen=True, tag="gain_production"):
    """So many times what the Production of a resource is."""

    resource: Literal["stone", "ideas", "food"]
    times: Count


class GainChoice(Effect, frozen=True, tag="gain_choice"):
    resources: tuple[Resource, ...]
    amount: Count


class LosePopulation(Effect, frozen=True, tag="lose_population"):
    amount: Count


class Production(Effect, frozen=True, tag="production"):
    track: Track
    amount: Count


class ProductionChoice(Effect, frozen=True, tag="production_choice"):
    amount: Count
    exclude: tuple[Track, ...] = ()


class ProductionPer(Effect, frozen=True, tag="production_per"):
    track: Track
    amount: Count
    per: Per
    max_total: Count | None = None


class ProductionTransfer(Effect, frozen=True, tag="production_transfer"):
    pass


class ProductionWhileHeld(Effect, frozen=True, tag="production_while_held"):
    track: Track
    amount: Count


class GainUnits(Effect, frozen=True, tag="gain_units"):
    count: Count
    types: tuple[UnitType, ...]
    where: UnitPlace


class GainUnitsPer(Effect, frozen=True, tag="gain_units_per"):
    types: tuple[UnitType, ...]
    per: Per
    where: UnitPlace


class Eliminate(Effect, frozen=True, tag="eliminate"):
    count: Count
    requires_own_unit: Literal["infantry", "cavalry", "infantry_or_cavalry"]


class TakeBoardToken(Effect, frozen=True, tag="take_board_token"):
    what: Literal["trade_good", "trade_good_or_cache"]
    count: Count | None = None
    count_per: Per | None = None
    good: str | None = None
    max_total: Count | None = None


class GainUniversalGood(Effect, frozen=True, tag="gain_universal_good"):
    pass


class FreeBuilding(Effect, frozen=True, tag="free_building"):
    building: Building
    where: BuildingPlace


class VpEnd(Effect, frozen=True, tag="vp_end"):
    amount: Count


class VpEndPer(Effect, frozen=True, tag="vp_end_per"):
    amount: Count
    per: Per


class VpNowPer(Effect, frozen=True, tag="vp_now_per"):
    amount: Count
    per: Per
    max_total: Count | None = None


class Unrest(Effect, frozen=True, tag="unrest"):
    amount: int


class UnrestPer(Effect, frozen=True, tag="unrest_per"):
    amount: int
    per: Per


class Trigger(Effect, frozen=True, tag="trigger"):
    on: Event
    effects: tuple[Gain | GainPer | Production | Eliminate, ...]
    if_resource: tuple[Resource, ...] = ()


class DoubleNextPopulationCard(Effect, frozen=True, tag="double_next_population_card"):
    pass


class ExtraAction(Effect, frozen=True, tag="extra_action"):
    action: Literal["any", "work"]


class ClearOffer(Effect, frozen=True, tag="clear_offer"):
    offer: Literal["any", "technology"]


class OncePerGame(Effect, frozen=True, tag="once_per_game"):
    timing: Literal["own_turn", "before_empire_scoring"]
    ability: Literal["convert", "take_over_city", "move_all_enemy_units"]
    pay: dict[str, int] = {}
    gain_choice: tuple[Resource, ...] = ()
    amount: int = 0
    target_min_cities: int = 0


class PassiveRule(Effect, frozen=True, tag="passive"):
    rule: Passive
    amount: int = 0
    per_region_with: UnitType | None = None
    first_turn: int = 0
    after_last_round: int = 0


NEEDS: dict[str, tuple[str, ...]] = {
    "convert": ("pay", "gain_choice", "amount"),
    "take_over_city": ("target_min_cities",),
    "recruit_limit": ("amount",),
    "recruit_limit_base": ("amount",),
    "influence_bonus": ("amount", "per_region_with"),
    "extra_actions": ("first_turn", "after_last_round"),
}
"""The fields that an ability or a passive rule reads; all others read none."""


def misfit(effect: OncePerGame | PassiveRule) -> str | None:
    """What is wrong with the fields of an effect that reads only some of them."""
    does = effect.ability if isinstance(effect, OncePerGame) else effect.rule
    optional = effect.__struct_fields__[-len(effect.__struct_defaults__) :]
    given = [name for name in optional if getattr(effect, name)]
    needed = list(NEEDS.get(does, ()))
    return None if given == needed else f"{does} reads {', '.join(needed) or 'no field'}, and all of it must be given"


class WildPillars(Effect, frozen=True, tag="wild_pillars"):
    amount: Count


Governed = (
    Literal["controlled_region", "region_with_own_city", "own_city_in_one_chosen_region", "own_wonder"]
    | Literal["golden_age_and_achievement_tile", "population"]
)


class EmpireScoringVp(Effect, frozen=True, tag="empire_scoring_vp"):
    per: Governed
    amount: int = 0
    amount_by_players: dict[str, int] = {}
    divide_by: Count = 1

    def value(self, players: int) -> int:
        """MO-VAR.1: some values depend on the number of players."""
        return self.amount_by_players.get(str(players), self.amount)


class DrawTechnology(Effect, frozen=True, tag="draw_technology"):
    count: Count


AtOnce = Gain | GainProduction | LosePopulation | Production | ProductionPer | GainUniversalGood | VpNowPer
Granted = ExtraAction | DoubleNextPopulationCard | DrawTechnology
Chosen = GainPer | GainChoice | ProductionChoice | ProductionTransfer | GainUnits | GainUnitsPer | WildPillars
OnTable = Eliminate | TakeBoardToken | FreeBuilding | ClearOffer
Lasting = PassiveRule | Trigger | OncePerGame | ProductionWhileHeld
Scored = VpEnd | VpEndPer | Unrest | UnrestPer | EmpireScoringVp
AnyEffect = AtOnce | Granted | Chosen | OnTable | Lasting | Scored
