"""The typed client, for programs that sit at a table."""

from .client import Client, Link, Outdated, Refused, Table

__all__ = ["Client", "Link", "Outdated", "Refused", "Table"]
