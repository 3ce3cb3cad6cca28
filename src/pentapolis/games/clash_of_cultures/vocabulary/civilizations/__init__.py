"""What civilization Advances and the abilities of Leaders do (CC-30): one struct for each kind, by civilization.

`carriers` names the Advance or the ability. When a kind works and for whom is the business of the rule that reads it;
what a card prints as a number, a piece or a price stands in the data.
"""

from __future__ import annotations

from . import (
    aztecs,
    babylon,
    carthage,
    celts,
    china,
    egypt,
    greece,
    huns,
    india,
    japan,
    maya,
    persia,
    phoenicia,
    rome,
    shared,
    vikings,
)

CIVILIZATIONS = (
    *(shared, aztecs, babylon, carthage, celts, china, egypt, phoenicia, greece),
    *(huns, india, japan, maya, persia, rome, vikings),
)
