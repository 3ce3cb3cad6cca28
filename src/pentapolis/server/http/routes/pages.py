"""The browser client: static files made by `make play`, or a page that says how to make them."""

from __future__ import annotations

from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC = Path(__file__).resolve().parents[2] / "static"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"

NO_CLIENT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pentapolis</title>
<h1>Pentapolis</h1>
<p>The server runs, but its pages were not built. In the source tree: <code>make play</code>, or
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>; then load this page again.</p>
<p>Programs can use it as it is: see <a href="/schema/openapi.json">the description of its API</a>.</p>
</html>
"""


@get(["/", "/{path:path}"], include_in_schema=False, cache_control=None)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client. Every other address belongs to the client too, which shows the right page itself."""
    file = find(path)
    if file is None:
        if path.startswith(("/api", "/ws", "/schema", "/health")) or "." in path.rpartition("/")[2]:
            raise NotFoundException
        file = find(INDEX)
    if file is None:
        return Response(NO_CLIENT, media_type="text/html")
    body = file.read_bytes()
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    # Assets carry a hash in their names; everything else is asked for again, cheaply.
    lasting = file.parent.name == "assets"
    headers = {"etag": tag, "cache-control": FOREVER if lasting else "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="")
    return Response(body, headers=headers, media_type=guess_type(file.name)[0] or "application/octet-stream")


def find(path: str) -> Path | None:
    """A file of the client by its path; nothing outside its folder."""
    if "\0" in path:
        return None
    try:
        file = (STATIC / path.lstrip("/")).resolve()
        return file if file.is_relative_to(STATIC) and file.is_file() else None
    except OSError:  # a name that is too long for any file
        return None


HANDLERS = [page]
