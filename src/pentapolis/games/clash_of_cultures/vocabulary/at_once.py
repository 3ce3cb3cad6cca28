"""What an entry of the player board may do once, when it is gained or constructed (CC-6.10)."""

from __future__ import annotations

from typing import Literal

from .common import Kind, Number
from .shapes import OfChoice, OfGoods, kind

GainAtOnce = kind("gain_at_once", OfGoods)
ChooseAtOnce = kind("choose_at_once", OfChoice)


class DrawAtOnce(Kind, tag="draw_at_once", frozen=True):
    """Cards."""

    deck: Literal["action", "objective", "wonder"]
    cards: Number


AT_ONCE = (GainAtOnce, ChooseAtOnce, DrawAtOnce)
