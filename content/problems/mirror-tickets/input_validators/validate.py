"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,18}'


def is_valid(text):
    if not re.fullmatch(rf'[1-9][0-9]{{0,3}}\n(?:{NUMBER} {NUMBER}\n)+', text):
        return False
    count, *rolls = text.splitlines()
    ends = [list(map(int, roll.split())) for roll in rolls]
    return int(count) <= 2000 and len(rolls) == int(count) and all(a <= b <= 10**18 for a, b in ends)


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
