"""Names and secrets from the operating system; tokens are recognised by their hashes only."""

from __future__ import annotations

import secrets
from hashlib import sha256

import msgspec

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter looks like another


class Visitor(msgspec.Struct, frozen=True):
    """Who sends a request, by the token in its cookie. `login` is None for a guest."""

    player: str
    name: str
    login: str | None
    token_hash: str


def new_id(length: int = 14) -> str:
    """A name for a match or a player; 14 letters hold 69 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def new_token() -> str:
    """A secret nobody can guess: 256 bits."""
    return secrets.token_urlsafe(32)


def new_seed() -> str:
    """A seed from the operating system: 128 bits, so that its hash does not give it away."""
    return secrets.token_hex(16)


def hash_token(token: str) -> str:
    """What is stored of a token. Tokens are long and random, so a plain hash is enough.

    >>> hash_token("invitation")[:16]
    'a3013c082c75edc9'
    """
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
