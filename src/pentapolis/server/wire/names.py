"""Names and lines of chat as they may be shown: no control characters, no direction tricks, no endless blanks."""

from __future__ import annotations

import unicodedata

# Format characters that turn the text around them (bidirectional overrides and isolates); joiners are left alone.
_TURNING = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c")


def clean(text: str, most: int) -> str:
    """A name as it may be shown.

    >>> clean("  Ada\\t\\u202eLovelace  ", 24), clean("x" * 100, 24) == "x" * 24
    ('Ada Lovelace', True)
    """
    normal = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if character.isspace() else character for character in normal)
    shown = "".join(c for c in spaced if c not in _TURNING and unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn"))
    return " ".join(shown.split())[:most].strip()
