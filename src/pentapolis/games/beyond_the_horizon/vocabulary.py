"""The data language of effects: one struct for each kind. A wrong field or an unknown kind fails at load.

Where each kind may stand: tasks of actions and everything inside another effect are `Doable`; bonuses may also give
something to others; what lasts is `Permanent`; what is scored at the end is `Scored` (BH-EFF).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec

Level = Literal["I", "II", "III", "IV"]
Track = Literal["food", "economy", "infrastructure"]
Column = Literal["A", "B", "C", "D", "E"]
Color = Literal["blue", "green", "red", "yellow"]
Unit = Literal["settler", "soldier"]
Token = Literal["settlement", "fortification"]
Stage = Literal["theocracy", "monarchy", "democracy"]
Pawn = Literal["active", "inactive"]
Event = Literal["explore", "found_village", "fortify_city", "take_leader"]
Counter = Literal[
    "villages",
    "cities",
    "structures",
    "technologies",
    "technologies_ii_plus",
    "technologies_iii",
    "technologies_iv",
    "leaders",
    "goals",
    "investment_cubes",
    "food_cubes_removed",
    "economy_cubes_removed",
    "infrastructure_cubes_removed",
    "cubes_removed",
    "pawns_in_play",
    "cube_tiles",
]
Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Less = Annotated[int, msgspec.Meta(le=0)]
Strength = Annotated[int, msgspec.Meta(ge=1, le=6)]

T = TypeVar("T")
Some = Annotated[tuple[T, ...], msgspec.Meta(min_length=1)]
"""A list that is there to hold something: an option without effects, say, would be a misprint."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One entry of the effects of a card, tile or field."""


# Gains that nobody would refuse


class GainCoins(Effect, frozen=True, tag="gain_coins"):
    """BH-GLO.2."""

    amount: Count


class Grow(Effect, frozen=True, tag="grow"):
    """BH-GLO.1: pawns become active, each from the leftmost column that has one."""

    amount: Count


class ProducePopulation(Effect, frozen=True, tag="produce_population"):
    """BH-GLO.7."""


class ProduceCoins(Effect, frozen=True, tag="produce_coins"):
    """BH-GLO.7."""


class TakeToken(Effect, frozen=True, tag="take_token"):
    """BH-GLO.8."""

    token: Token
    amount: Count


class TakeStructure(Effect, frozen=True, tag="take_structure"):
    """BH-GLO.12."""

    level: Literal["I", "II", "III"]


# What a player decides on


class Invest(Effect, frozen=True, tag="invest"):
    """BH-GLO.5."""

    track: Track | Literal["any"]
    amount: Count


class Recruit(Effect, frozen=True, tag="recruit"):
    """BH-GLO.13."""

    unit: Unit | Literal["any"]
    strength: Strength
    source: Pawn
    count: Count


class Upgrade(Effect, frozen=True, tag="upgrade"):
    """BH-UPG.6, BH-GLO.14. `spread`: the points may be split among units; else all go to one."""

    unit: Unit | Literal["any"]
    amount: Count
    spread: bool = False


class Move(Effect, frozen=True, tag="move"):
    """BH-GLO.3. `discoveries`: so many tiles may be discovered this turn, where that is more than otherwise."""

    points: Count
    discoveries: Count = 1


class FoundVillage(Effect, frozen=True, tag="found_village"):
    """BH-GLO.9, BH-GLO.15: without a token. `strength` is added to what the tile asks for."""

    strength: Less = 0


class FortifyCity(Effect, frozen=True, tag="fortify_city"):
    """BH-GLO.9, BH-GLO.15: as founding a village."""

    strength: Less = 0


class BuildStructure(Effect, frozen=True, tag="build_structure"):
    """BH-GLO.18."""

    mode: Literal["new", "existing", "either"]
    discount: Amount


class Research(Effect, frozen=True, tag="research"):
    """BH-GLO.6. `coins` and `exhaust` by level; a level that has no price cannot be researched."""

    coins: dict[Level, Amount]
    scholar: Pawn
    exhaust: dict[Level, Count] = {}
    ignore_prerequisites: bool = False


class PrivateTechnology(Effect, frozen=True, tag="private_technology"):
    level: Literal["II", "III"]
    reveal: Count


class BasicAction(Effect, frozen=True, tag="basic_action"):
    count: Count


# Effects made of effects


class Alternative(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the options of a choice."""

    key: str
    effects: Some[Doable]


class Choice(Effect, frozen=True, tag="choice"):
    pick: Count
    options: Some[Alternative]


class Pay(Effect, frozen=True, tag="pay"):
    """BH-GLO.19."""

    gain: Some[Doable]
    coins: Amount = 0
    exhaust: Amount = 0


class Per(Effect, frozen=True, tag="per"):
    """The effect once for every counted thing, at most `most` times."""

    count_of: Counter
    most: Count
    effect: GainCoins | Grow


Doable = (
    GainCoins
    | Grow
    | ProducePopulation
    | ProduceCoins
    | TakeToken
    | TakeStructure
    | Invest
    | Recruit
    | Upgrade
    | Move
    | FoundVillage
    | FortifyCity
    | BuildStructure
    | Research
    | PrivateTechnology
    | BasicAction
    | Choice
    | Pay
    | Per
)


class EachOtherPlayer(Effect, frozen=True, tag="each_other_player"):
    """BH-MOD.10: others get only what needs no choice."""

    effects: Some[GainCoins | Grow]


class EachPlayer(Effect, frozen=True, tag="each_player"):
    effects: Some[GainCoins | Grow]


Bonus = Doable | EachOtherPlayer | EachPlayer


# At the end of the game


class Vp(Effect, frozen=True, tag="vp"):
    amount: Count


class VpPer(Effect, frozen=True, tag="vp_per"):
    """`vp` for every full `per` things, at most `most`."""

    count_of: Counter
    vp: Count
    per: Count = 1
    most: Count | None = None


Scored = Vp | VpPer


# What lasts


class MoveBonus(Effect, frozen=True, tag="move_bonus"):
    """BH-GLO.4."""

    amount: Count


class StructureCost(Effect, frozen=True, tag="structure_cost"):
    amount: Less


class ResearchCost(Effect, frozen=True, tag="research_cost"):
    amount: Less


class VillageStrength(Effect, frozen=True, tag="village_strength"):
    amount: Less


class CityStrength(Effect, frozen=True, tag="city_strength"):
    amount: Less


class RecruitStrength(Effect, frozen=True, tag="recruit_strength"):
    unit: Unit
    amount: Count


class ProduceCoinsBonus(Effect, frozen=True, tag="produce_coins_bonus"):
    amount: Count


class ProducePopulationBonus(Effect, frozen=True, tag="produce_population_bonus"):
    amount: Count


class ExchangePrice(Effect, frozen=True, tag="exchange_price"):
    """What an active pawn costs in the exchange, whatever it costs others."""

    amount: Amount


class StructureKeepsStrength(Effect, frozen=True, tag="structure_keeps_strength"):
    pass


class ExtraReveal(Effect, frozen=True, tag="extra_reveal"):
    amount: Count


class Trigger(Effect, frozen=True, tag="trigger"):
    when: Event
    effects: Some[Bonus]


Modifier = (
    MoveBonus
    | StructureCost
    | ResearchCost
    | VillageStrength
    | CityStrength
    | RecruitStrength
    | ProduceCoinsBonus
    | ProducePopulationBonus
    | ExchangePrice
    | StructureKeepsStrength
    | ExtraReveal
)
Permanent = Modifier | Trigger
