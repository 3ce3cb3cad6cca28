"""Meta: what can be said of a game without loading its rules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import msgspec


class OptionError(ValueError):
    """Options that this game does not have or that cannot be combined. `key` is its message, `facts` what it names."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(f"{key}: {', '.join(f'{name}={value}' for name, value in facts.items())}")
        self.key = key
        self.facts = facts


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game. `players`: the player counts for which values other than the default exist.

    `default` is the rulebook's way: people play by it unless they choose otherwise. Programs that play among themselves
    must come to an end, whatever they do; where the rulebook does not see to that, `simulated` is their default.
    """

    id: str
    values: tuple[str, ...]
    default: str
    players: tuple[int, ...] = ()
    simulated: str = ""


class Together(msgspec.Struct, frozen=True):
    """Options that restrict each other: with `option` at `value`, `other` may only have one of the values `allowed`."""

    option: str
    value: str
    other: str
    allowed: tuple[str, ...]

    def broken_by(self, settled: Mapping[str, str]) -> bool:
        return settled[self.option] == self.value and settled[self.other] not in self.allowed


MOST_VARIANTS = 24  # up to here `variants` gives every combination, above a sample that holds every value


class Meta(msgspec.Struct, frozen=True):
    """A game's card on the shelf. `secrets`: some seats know what others do not; friends at one screen then look away.

    >>> meta = Meta("toy", {"en": "Toy"}, players=(2, 3), options=(Option("speed", ("slow", "fast"), "slow", (2,)),))
    >>> meta.settle(2, {"speed": "fast"})
    {'speed': 'fast'}
    >>> meta.settle(3, {})
    {'speed': 'slow'}
    >>> Meta("toy", {}, players=(2,), options=(Option("limit", ("off", "9"), "off", simulated="9"),)).simulate(2, {})
    {'limit': '9'}
    >>> meta.settle(3, {"speed": "fast"})
    Traceback (most recent call last):
    pentapolis.kernel.meta.OptionError: bad-option-players: option=speed, value=fast, players=2
    """

    id: str
    names: dict[str, str]
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    together: tuple[Together, ...] = ()
    rules_version: int = 1
    rule_prefix: str = ""
    stage: str = "complete"
    weight: float = 0.0
    minutes_per_player: int = 0
    year: int = 0
    designers: tuple[str, ...] = ()
    secrets: bool = True

    @property
    def fewest(self) -> int:
        """The fewest players who have somebody to meet; one, where everybody plays alone.

        >>> Meta("toy", {}, players=(1, 2, 3)).fewest, Meta("toy", {}, players=(1,)).fewest
        (2, 1)
        """
        return min([count for count in self.players if count > 1], default=1)

    def simulate(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """The same as `settle` for a table at which no people sit: simulations, training, research, bots alone."""
        return self.settle(players, {**self._simulated, **chosen})

    @property
    def _simulated(self) -> dict[str, str]:
        return {option.id: option.simulated for option in self.options if option.simulated}

    def settle(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values for this player count, or an OptionError that says what is wrong."""
        if players not in self.players:
            raise OptionError("bad-option-count", players=players, least=min(self.players), most=max(self.players))
        known = {option.id: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise OptionError("bad-option-unknown", option=name, known=", ".join(known) or "-")
            option = known[name]
            if value not in option.values:
                raise OptionError("bad-option-value", option=name, value=value, known=", ".join(option.values))
            if option.players and players not in option.players and value != option.default:
                allowed = ", ".join(map(str, option.players))
                raise OptionError("bad-option-players", option=name, value=value, players=allowed)
        settled = {name: chosen.get(name, option.default) for name, option in known.items()}
        for rule in self.together:
            if rule.broken_by(settled):
                value, allowed = settled[rule.other], ", ".join(rule.allowed)
                facts = {"option": rule.option, "value": rule.value, "other": rule.other, "known": allowed}
                raise OptionError("bad-option-together", wrong=value, **facts)
        return settled

    def variants(self, players: int) -> list[dict[str, str]]:
        """The combinations of options that this player count allows: all, or if they are too many, a sample.

        The sample has the defaults of simulations, every other value alone, and rows in which all options change
        together.
        """
        values = {
            option.id: option.values if not option.players or players in option.players else (option.default,)
            for option in self.options
        }
        rows = [dict(zip(values, row, strict=True)) for row in product(*values.values())]
        rows = [row for row in rows if not any(rule.broken_by(row) for rule in self.together)]
        if len(rows) <= MOST_VARIANTS:
            return rows
        plain = {option.id: option.default for option in self.options} | self._simulated
        alone = [{**plain, name: value} for name, known in values.items() for value in known if value != plain[name]]
        longest = max(len(known) for known in values.values())
        mixed = [{name: known[n % len(known)] for name, known in values.items()} for n in range(1, longest)]
        return [row for row in [plain, *alone, *mixed] if row in rows]
