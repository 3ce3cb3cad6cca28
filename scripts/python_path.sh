#!/usr/bin/env bash
# Prints where the interpreter of this name is, if one is installed and runs: python_path.sh python3.13
#
# A name on the PATH may be a shim of pyenv that refuses to run a version which is not selected: then pyenv is asked.
set -euo pipefail

where='import sys; print(sys.executable)'
if "$1" -c "$where" 2>/dev/null; then
  exit
fi
for version in $(pyenv whence "$1" 2>/dev/null); do
  if PYENV_VERSION=$version "$1" -c "$where" 2>/dev/null; then
    exit
  fi
done
exit 1
