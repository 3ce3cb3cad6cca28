"""What can be played: games, their content, rules and texts. The same for everybody, so nobody is asked for a name."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import MediaType, Response, get
from litestar.params import FromPath, PathParameter, QueryParameter

from ...wire.http import Content, RuleBook, Shelf
from ..dependencies import Given
from ..errors import answers
from ..library import Library

GameId = Annotated[str, PathParameter(max_length=64, description="The id of a game on the shelf.")]
Language = Literal["en", "pl"]
PackName = Annotated[str, QueryParameter(max_length=64, description="A data pack of this server, or empty.")]
RulesLanguage = Annotated[
    Language, QueryParameter(description="The language of the texts, where there is a translation.")
]


@get("/api/games", responses=answers(), tags=["shelf"], summary="The shelf: games, options, bots, data packs")
async def shelf(library: Given[Library]) -> Shelf:
    return library.shelf()


@get("/api/games/{game:str}/content", responses=answers(404), tags=["shelf"], summary="Cards, tiles, names, sources")
async def content(game: GameId, library: Given[Library], pack: PackName = "") -> Content:
    return library.content(game, pack)


@get("/api/games/{game:str}/rules", responses=answers(404), tags=["shelf"], summary="The rule catalogue")
async def rules(game: GameId, library: Given[Library], language: RulesLanguage = "en") -> RuleBook:
    return library.rules(game, language)


@get(
    "/api/texts/{game:str}/{language:str}",
    media_type=MediaType.TEXT,
    responses=answers(404),
    tags=["shelf"],
    summary="Fluent source of the kernel, the table and the game together",
)
async def texts(game: GameId, language: FromPath[Language], library: Given[Library]) -> Response[str]:
    return Response(library.texts(game, language), media_type=MediaType.TEXT)


HANDLERS = [shelf, content, rules, texts]
