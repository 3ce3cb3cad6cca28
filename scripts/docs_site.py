"""The documentation site: what MkDocs must know besides mkdocs.yml. `make docs` builds it.

Pages at the root of the repository become pages of the site. A link to a file that is no page is shown as the name of
that file: the site stands for itself, wherever it is put.
"""

from __future__ import annotations

import re
from posixpath import dirname, join, normpath, relpath
from typing import Any

from mkdocs.structure.files import File, Files

ROOT_PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#:]+)(#[^)]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    for source, page in ROOT_PAGES.items():
        with open(source, encoding="utf-8") as file:
            files.append(File.generated(config, page, content=_moved(file.read(), "", files)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    return markdown if page.file.generated_by else _moved(markdown, dirname(f"docs/{page.file.src_uri}"), files)


def _moved(markdown: str, folder: str, files: Files) -> str:
    """Links of a page in a folder of the repository, as the site needs them."""
    here = relpath(folder or "docs", "docs")

    def link(found: re.Match[str]) -> str:
        picture, text, target, place = found.groups()
        path = normpath(join(folder, target))
        page = ROOT_PAGES.get(path, path.removeprefix("docs/"))
        if path in ROOT_PAGES or (path.startswith("docs/") and files.get_file_from_path(page) is not None):
            return f"{picture}[{text}]({relpath(page, here)}{place or ''})"
        return text if text.startswith("`") else f"{text} (`{path}`)"

    return LINK.sub(link, markdown)
