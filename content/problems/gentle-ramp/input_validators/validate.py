"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]{0,9})'
HEIGHT = r'(?:0|-?[1-9][0-9]{0,9})'
MOST = 10**9


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n{HEIGHT}(?: {HEIGHT})*\n', text):
        return False
    (count, step), heights = (list(map(int, line.split())) for line in text.splitlines())
    return 1 <= count <= 60000 and step <= MOST and len(heights) == count and all(abs(height) <= MOST for height in heights)


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
