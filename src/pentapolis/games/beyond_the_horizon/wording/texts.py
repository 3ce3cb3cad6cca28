"""What stands in the text of each kind of piece, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .. import pieces as p
from .. import vocabulary as v
from .language import Language, sentence

Part = str | None
"""A sentence, or None for what a piece does not have."""


def text_of(words: Language, piece: p.Piece) -> str:
    """The text of a piece; KeyError for a kind of piece that has none."""
    return " ".join(sentence(part) for part in TEXTS[type(piece)](words, piece) if part)


def gist_of(words: Language, piece: p.Piece) -> str:
    """The text without what a board shows beside it: level, price, builders' gains, points of a goal, spaces."""
    beside = set(shown_beside(words, piece))
    return " ".join(sentence(part) for part in TEXTS[type(piece)](words, piece) if part and part not in beside)


def shown_beside(words: Language, piece: p.Piece) -> Iterable[Part]:
    """The sentences of a piece that a board shows in signs."""
    match piece:
        case p.Technology():
            yield words.say("technology", level=piece.level, color=piece.color, second=piece.second_color)
            yield spaces(words, piece.action.spaces) if piece.action is not None else None
        case p.Structure():
            yield words.say("level", level=piece.level)
            yield words.say("costs", coins=piece.coins)
            yield words.say("left", track=piece.left.track, vp=piece.left.vp)
            yield words.say("right", track=piece.right)
        case p.Goal():
            yield words.say("goal", first=piece.vp_first, later=piece.vp_later)
        case p.BoardAction():
            yield words.say(piece.group)
            yield spaces(words, piece.spaces)
        case _:
            return


def section(words: Language, label: str, effects: Sequence[v.Effect]) -> Part:
    """What is done in turn: `Immediate: gain 2 coins`; nothing where there are no effects."""
    return words.say(label, what=words.in_turn(effects)) if effects else None


def state(words: Language, label: str, effects: Sequence[v.Effect]) -> Part:
    """What holds or counts, in no order."""
    return words.say(label, what=words.listed(effects)) if effects else None


def technology(words: Language, card: p.Technology) -> Iterable[Part]:
    """BH-CMP.8 to BH-CMP.10."""
    yield words.say("technology", level=card.level, color=card.color, second=card.second_color)
    yield section(words, "immediate", card.immediate)
    if card.action is not None:
        yield section(words, "action", card.action.tasks)
        yield spaces(words, card.action.spaces)
    yield state(words, "permanent", card.permanent)
    yield state(words, "end", card.end_game)


def leader(words: Language, card: p.Leader) -> Iterable[Part]:
    """BH-LEA.2 to BH-LEA.4."""
    yield words.say("level", level=card.level)
    for number, option in enumerate(card.options, 1):
        yield words.say("option", number=number, what=words.in_turn(option.immediate))
        yield words.say("shared", what=words.clause(option.for_all))
    yield section(words, "immediate", card.immediate)
    yield state(words, "end", card.end_game)


def government(words: Language, card: p.Government) -> Iterable[Part]:
    """BH-CMP.13."""
    yield state(words, "despotism", card.despotism)
    yield state(words, "theocracy", card.theocracy)
    yield section(words, "monarchy", card.monarchy)
    yield state(words, "democracy", card.democracy)


def goal(words: Language, card: p.Goal) -> Iterable[Part]:
    """BH-GOA.3."""
    yield words.say("condition", what=words.say("having", conditions=[card.condition]))
    yield words.say("goal", first=card.vp_first, later=card.vp_later)


def territory(words: Language, tile: p.Territory) -> Iterable[Part]:
    """BH-CMP.11."""
    yield words.say("strength", strength=tile.strength)
    yield section(words, "discovery", tile.discovery)
    bonus = words.in_turn(tile.village.bonus) if tile.village.bonus else ""
    yield words.say("village", track=tile.village.track, vp=tile.village.vp, bonus=bonus)
    yield words.say("city", track=tile.city.track, vp=tile.city.vp)


def home(words: Language, tile: p.Piece) -> Iterable[Part]:
    """BH-REC.2, BH-STR.3, BH-MOV.3."""
    yield words.say("home")
    yield words.say("foreign_home")


def structure(words: Language, tile: p.Structure) -> Iterable[Part]:
    """BH-CMP.12, BH-STR.6: points of the middle count for both builders."""
    yield words.say("level", level=tile.level)
    yield words.say("costs", coins=tile.coins)
    yield words.say("left", track=tile.left.track, vp=tile.left.vp)
    yield words.say("right", track=tile.right)
    yield section(words, "builders", [effect for effect in tile.bonus if not isinstance(effect, v.Vp)])
    yield state(words, "builders_end", [effect for effect in tile.bonus if isinstance(effect, v.Vp)])


def board_action(words: Language, action: p.BoardAction) -> Iterable[Part]:
    yield words.say(action.group)
    needed = action.requirement
    if needed is not None and needed.any_of:
        yield words.say("condition", what=words.say("having", conditions=needed.any_of))
    for condition in needed.all_of if needed is not None else ():
        yield words.say("condition", what=words.say("having", conditions=[condition]))
    yield words.together(action.tasks) if action.one_task else words.in_turn(action.tasks)
    yield spaces(words, action.spaces)
    yield words.say("always_open") if action.always_open else None


def spaces(words: Language, entries: Sequence[p.SpaceEntry]) -> Part:
    """BH-ACT.5: prices and numbers of players; a single space that costs nothing is not worth a word."""
    if all(not entry.coins and entry.players == FEWEST for entry in entries):
        return None
    said = [
        words.say("price", coins=entry.coins)
        + (words.say("players", players=entry.players) if entry.players > FEWEST else "")
        for entry in entries
    ]
    return words.say("spaces", what="; ".join(said))


FEWEST = 2  # players: what exists with two exists always


def field(words: Language, entry: Any) -> str:
    """BH-DEV.2 to BH-DEV.4, BH-INV.2 to BH-INV.4: what a field of a track does."""
    match entry:
        case p.ColumnField():
            return words.say("column", column=entry.column)
        case p.CoinsField():
            return words.say("coins", amount=entry.amount)
        case p.GovernmentField():
            return words.say("stage", stage=entry.stage)
        case p.ImmediateField():
            return words.in_turn(entry.effects)
        case p.PermanentField():
            return words.listed(entry.effects)
        case p.VpField():
            return words.say("final", vp=entry.vp)
        case _:
            raise TypeError(f"a field without words: {entry!r}")


def base(words: Language, entry: p.ColumnField | p.CoinsField) -> str:
    """BH-DEV.8: what production has before any cube is removed."""
    return words.say("base_coins", amount=entry.amount) if isinstance(entry, p.CoinsField) else field(words, entry)


def fields(words: Language, entries: Sequence[Any]) -> Iterable[str]:
    return (words.say("field", number=number, what=field(words, entry)) for number, entry in enumerate(entries, 1))


def track(words: Language, board: p.TrackBoard) -> Iterable[Part]:
    """BH-DEV.1, BH-DEV.8."""
    if board.base:
        yield words.say("from_start", what=", ".join(base(words, entry) for entry in board.base))
    yield from fields(words, board.fields)


def investment(words: Language, board: p.InvestmentBoard) -> Iterable[Part]:
    """BH-INV.4, BH-INV.5."""
    yield from fields(words, board.fields)
    yield words.say("last_field")
    yield words.say("beyond", vp=board.overflow_vp)


TEXTS: dict[type[p.Piece], Callable[[Language, Any], Iterable[Part]]] = {
    p.Technology: technology,
    p.Leader: leader,
    p.Government: government,
    p.Goal: goal,
    p.Territory: territory,
    p.Piece: home,
    p.Structure: structure,
    p.BoardAction: board_action,
    p.TrackBoard: track,
    p.InvestmentBoard: investment,
}
