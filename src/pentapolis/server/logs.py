"""Structured logs: one JSON object for each line on standard error, or plain lines for people."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime

import msgspec

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    """A record as one JSON object; what was given as `extra` becomes its fields.

    >>> record = logging.makeLogRecord({"name": "table", "levelname": "INFO", "msg": "moved", "created": 0.0, "at": 7})
    >>> JsonFormatter().format(record)
    '{"time":"1970-01-01T00:00:00.000+00:00","level":"INFO","logger":"table","message":"moved","at":7}'
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["error"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str, as_json: bool) -> None:
    """Send all logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if as_json else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn.access").disabled = True  # the table logs its requests itself, with fields
    logging.getLogger("alembic").setLevel(logging.WARNING)
