"""What holds for all tests."""

from __future__ import annotations

import sys

from absl import logging

# absl, which OpenSpiel logs with, keeps the stderr that it finds when it is imported, here one of pytest's, and closes
# it when somebody configures logging, as import-linter does: pytest could write no more. The true one is never closed.
logging.get_absl_handler().python_handler.stream = sys.__stderr__
