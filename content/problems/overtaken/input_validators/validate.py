"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]{0,9})'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n(?:{NUMBER} {NUMBER}\n)+', text):
        return False
    (count, minutes), *cyclists = (tuple(map(int, line.split())) for line in text.splitlines())
    return (
        len(cyclists) == count <= 80000
        and 1 <= minutes <= 10**6
        and all(place <= 10**9 and speed <= 10**6 for place, speed in cyclists)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
