"""Games for researchers: PettingZoo, Gymnasium and OpenSpiel over the same kernel, and datasets.

All of it stands on three things that any game of the shelf has by its being registered: a `Vocabulary` of tokens that
answers are composed of (the actions), an `Encoding` of what a seat sees (the observation), and a `Run`, one game in
progress in these terms. docs/research.md begins at the beginning.
"""

from importlib.util import find_spec

missing = [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]
if missing:
    raise ModuleNotFoundError(
        f"The environments need {', '.join(missing)}. Install them with: pip install 'pentapolis[research]'",
        name=missing[0],
    )
del missing
