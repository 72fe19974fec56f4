"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]*)'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n{NUMBER}(?: {NUMBER})*\n', text):
        return False
    size, taken, *radios = map(int, text.split())
    return 1 <= taken <= size <= 40000 and len(radios) == size and all(radio < 2**60 for radio in radios)


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
