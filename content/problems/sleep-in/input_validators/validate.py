"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]{0,12})'
FORM = rf'{NUMBER}(?: {NUMBER}){{2}}\n(?:{NUMBER}(?: {NUMBER}){{5}}\n)+'
MOST = 10**6


def is_valid(text):
    if not re.fullmatch(FORM, text):
        return False
    first, *lines = text.splitlines()
    islands, ferry_count, latest = map(int, first.split())
    ferries = [list(map(int, line.split())) for line in lines]
    return (
        2 <= islands <= 10000
        and len(ferries) == ferry_count <= 30000
        and latest <= 10**12
        and all(1 <= a <= islands and 1 <= b <= islands and a != b for a, b, *_ in ferries)
        and all(s <= MOST for _, _, s, *_ in ferries)
        and all(1 <= number <= MOST for ferry in ferries for number in ferry[3:])
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
