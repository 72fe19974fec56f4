"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,5}'
SHAPE = re.compile(rf'([a-z]{{1,200000}})\n({NUMBER})\n({NUMBER}(?: {NUMBER})*)\n')


def is_valid(text):
    match = SHAPE.fullmatch(text)
    if not match:
        return False
    ribbon, count, asked = match[1], int(match[2]), list(map(int, match[3].split()))
    return count <= 1000 and len(asked) == count and max(asked) <= len(ribbon)


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
