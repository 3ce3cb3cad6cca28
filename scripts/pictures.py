"""The pictures of the README: every game of the shelf as it looks in the middle of a game.

    python scripts/pictures.py                         # all of them
    python scripts/pictures.py civolution mosaic       # only these

Greedy bots play a whole game. Where most of it is over and the first player has many answers, the table is opened in
Chromium as that player sees it. Pictures have 256 colours and lie in `docs/images`. `make client` comes first.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser import positions  # noqa: E402
from tests.browser.visiting import CALM, DESKTOP, FLAGS, Visitor, chromium  # noqa: E402
from tests.server.serving import ROOMY, Dealt  # noqa: E402

FOLDER = ROOT / "docs" / "images"
PLAYED = 0.6  # of the game
COLOURS = 256

# The pixels of a picture, as a browser decodes them.
PIXELS = """async (source) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
  let text = '';
  for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
  return btoa(text);
}"""


class Scene(NamedTuple):
    """Who plays, and with how many answers at least the one who is shown is asked."""

    players: int
    bot: str = "greedy"
    answers: int = 7


SCENES = {
    "flow_of_history": Scene(4, answers=5),
    "clash_of_cultures": Scene(3),
    "mosaic": Scene(4),
    "beyond_the_horizon": Scene(3, "greedy@20"),
    "civolution": Scene(3, "greedy@8"),
}


def position(game: str, scene: Scene) -> tuple[str, int]:
    """A record, and after how many answers the first player has much to choose from."""
    text, asked = positions.Games(game, bot=scene.bot).played(scene.players, 1)
    late = range(int(len(asked) * PLAYED), len(asked))
    return text, next(at for at in late if asked[at].seat == 0 and len(asked[at].keys) >= scene.answers)


def shoot(browser: Browser, url: str, game: str) -> bytes:
    """The table as the first player sees it."""
    text, at = position(game, SCENES[game])
    me = Visitor(browser, url, size=DESKTOP, settings=CALM)
    positions.sit_down(me, text, at, 0)
    seen = me.page.screenshot()
    me.leave()
    return seen


def pixels(browser: Browser, png: bytes) -> np.ndarray:
    """Rows of columns of red, green and blue."""
    page = browser.new_page()
    raw = base64.b64decode(page.evaluate(PIXELS, "data:image/png;base64," + base64.b64encode(png).decode()))
    page.close()
    width, height = struct.unpack(">II", png[16:24])
    return np.frombuffer(raw, np.uint8).reshape(height, width, 4)[..., :3]


def cut(picture: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Median cut: a palette, and the number in it of every pixel."""
    colours, where, counts = np.unique(picture.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    boxes = [np.arange(len(colours))]
    while len(boxes) < min(COLOURS, len(colours)):
        spans = [np.ptp(colours[box].astype(int), axis=0).max() * counts[box].sum() ** 0.5 for box in boxes]
        box = boxes.pop(int(np.argmax(spans)))
        channel = int(np.argmax(np.ptp(colours[box].astype(int), axis=0)))
        box = box[np.argsort(colours[box, channel], kind="stable")]
        half = int(np.searchsorted(np.cumsum(counts[box]), counts[box].sum() / 2))
        half = min(max(1, half), len(box) - 1)
        boxes += [box[:half], box[half:]]
    palette = np.array([np.average(colours[box], axis=0, weights=counts[box]).round() for box in boxes], np.uint8)
    number = np.empty(len(colours), np.uint8)
    for index, box in enumerate(boxes):
        number[box] = index
    return palette, number[where.reshape(-1)].reshape(picture.shape[:2])


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def encode(palette: np.ndarray, numbers: np.ndarray) -> bytes:
    """A PNG whose pixels are numbers of a palette."""
    height, width = numbers.shape
    rows = np.zeros((height, width + 1), np.uint8)  # each row begins with its filter: none
    rows[:, 1:] = numbers
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [
        (b"IHDR", header),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        limits = Path(folder, "limits.json")
        limits.write_bytes(msgspec.json.encode(ROOMY))
        server = Dealt(
            "--limits", str(limits), "--database-url", f"sqlite:///{folder}/table.db", "--log-level", "WARNING"
        )
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                for game in games or SCENES:
                    drawn = encode(*cut(pixels(browser, shoot(browser, server.url, game))))
                    (FOLDER / f"{game}.png").write_bytes(drawn)
                    print(f"{game}: {len(drawn) // 1024} KiB", flush=True)
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
