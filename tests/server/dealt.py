"""`pentapolis`, but every match that it serves has the same seed: what fails in the middle of a game fails again."""

import os
from unittest.mock import patch

SEED = os.environ.get("DEAL", "1")
"""With another `DEAL` all tests play other games."""

if __name__ == "__main__":  # and not in the processes that this one starts
    from pentapolis.cli import main

    with patch("pentapolis.server.table.creation.new_seed", lambda: SEED):
        main()
