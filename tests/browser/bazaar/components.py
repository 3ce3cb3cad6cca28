from __future__ import annotations

from typing import Any


def load(tables: dict[str, Any]) -> dict[str, Any]:
    """Goods by id."""
    return {good["id"]: good for good in tables["goods"]}


def name_of(content: dict[str, Any], piece: str, language: str) -> str | None:
    return str(content[piece][f"name_{language}"]) if piece in content else None
