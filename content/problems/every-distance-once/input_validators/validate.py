"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys


def is_valid(text):
    # The street has 2 to 45 lots, and both ends are free.
    return re.fullmatch(r'[2-9]\n\.[.#]{0,43}\.\n', text) is not None


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
