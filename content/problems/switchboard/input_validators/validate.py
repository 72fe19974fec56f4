"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]{0,9})'
PAIR = rf'{NUMBER} {NUMBER}\n'


def is_valid(text):
    if not re.fullmatch(rf'{PAIR}{NUMBER}(?: {NUMBER})*\n(?:{PAIR})+', text):
        return False
    (size, count), switches, *shows = (tuple(map(int, line.split())) for line in text.splitlines())
    return (
        1 <= size <= 20000
        and 1 <= count <= 20000
        and len(switches) == size
        and max(switches) < 2**30
        and len(shows) == count
        and all(1 <= l <= r <= size for l, r in shows)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
