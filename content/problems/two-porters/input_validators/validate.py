"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,2}'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER}\n{NUMBER}(?: {NUMBER})*\n', text):
        return False
    count, *weights = map(int, text.split())
    return count <= 50 and len(weights) == count and max(weights) <= 500


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
