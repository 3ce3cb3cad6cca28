"""The command `pentapolis games`: what is on the shelf."""

from __future__ import annotations

import msgspec
import typer
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.games import package_of, shelf
from pentapolis.kernel import Meta, Option
from pentapolis.kernel.data import read_tables
from pentapolis.kernel.words import LANGUAGES, Words

from .shared.common import PLAYING, AsJson, Lang, open_game, out, print_json, words_for
from .shared.numbers import decimal
from .shared.provenance import entries, share

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis games
  pentapolis games --lang pl
  pentapolis games --json | jq '.[].id'
"""


def register(app: typer.Typer) -> None:
    app.command("games", rich_help_panel=PLAYING, epilog=EXAMPLES)(games)


def games(as_json: bool = AsJson, lang: str = Lang) -> None:
    """List the games: players, options and what they mean, length, and how well the content is known."""
    words = words_for(lang)
    if as_json:
        print_json([{**msgspec.to_builtins(meta), "sources": sources_of(game)} for game, meta in shelf().items()])
        return
    for game, meta in shelf().items():
        title = " / ".join(dict.fromkeys(meta.names[language] for language in LANGUAGES))
        out.print(Rule(Text(title, "bold"), align="left", style="dim"))
        out.print(Padding(card(meta, words, words_for(lang, open_game(game))), (0, 0, 1, 2)))
    out.print(Text(words("games-play", game=next(iter(shelf()))), "dim"))


def card(meta: Meta, words: Words, own_words: Words) -> Table:
    """What is said of a game on its box, and a line for each option."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_row(words("games-id"), Text(meta.id, "bold"))
    grid.add_row(words("games-by"), f"{', '.join(meta.designers)}, {meta.year}")
    least, most = min(meta.players), max(meta.players)
    grid.add_row(words("games-players"), f"{least}–{most}" if least < most else str(least))
    grid.add_row(words("games-minutes"), words("games-minutes-each", minutes=meta.minutes_per_player))
    grid.add_row(words("games-weight"), f"{decimal(meta.weight, 1)} / 5")
    grid.add_row(words("games-content"), in_words(sources_of(meta.id), words))
    for option in meta.options:
        grid.add_row(words("games-option"), option_table(option, words, own_words))
    return grid


def option_table(option: Option, words: Words, own_words: Words) -> Table:
    """What an option decides, and what each of its values means; the defaults are marked."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    limit = words("games-option-players", players=", ".join(map(str, option.players))) if option.players else ""
    grid.add_row(
        Text(option.id, "bold"), Text.assemble(meaning(f"option-{option.id}", own_words), (f" {limit}", "dim"))
    )
    for value in option.values:
        means = Text(meaning(f"option-{option.id}-{value}", own_words))
        if value == option.default:
            means.append(f" ({words('games-default')})", "bold")
        if value == option.simulated:
            means.append(f" ({words('games-simulated')})", "bold")
        grid.add_row(f"{option.id}={value}", means)
    return grid


def meaning(message: str, own_words: Words) -> str:
    """A game may explain an option beyond its name."""
    return own_words(f"{message}-help" if f"{message}-help" in own_words else message)


def sources_of(game: str) -> dict[str, int]:
    """How many entries of a game's content come from where."""
    return share(game, [entry.source for entry in entries(read_tables(package_of(game)))]).sources


def in_words(sources: dict[str, int], words: Words) -> str:
    return ", ".join(f"{words(f'source-{source}')} {count}" for source, count in sources.items())
