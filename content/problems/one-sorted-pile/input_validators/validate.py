"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,9}'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n{NUMBER}(?: {NUMBER})*\n', text):
        return False
    count, at_once, *piles = map(int, text.split())
    return count <= 50000 and 2 <= at_once <= 50000 and len(piles) == count and max(piles) <= 10**9


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
