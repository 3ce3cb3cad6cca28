"""Secrets: tokens that only their hash can recognise, and passwords under Argon2."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter looks like another
_HASHING_AT_ONCE = 2  # each takes some 64 MiB


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


class Passwords:
    """Argon2id off the event loop, a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(_HASHING_AT_ONCE)
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether this is the password. An unknown login takes as long as a wrong password."""
        if self._nobody is None:
            self._nobody = await self.hash(new_token())
        async with self._room:
            fits = await asyncio.to_thread(self._verify, password, stored or self._nobody)
        return fits and stored is not None

    def _verify(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
