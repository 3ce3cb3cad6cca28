"""`python -m examples.ppo`"""

import sys

from .command import main

if __name__ == "__main__":
    main(sys.argv[1:])
