"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

POSITIVE = r'[1-9][0-9]{0,6}'
PLACE = rf'(?:0|-?{POSITIVE})'


def is_valid(text):
    if not re.fullmatch(rf'{POSITIVE} {PLACE}\n(?:{PLACE} {POSITIVE}\n)+', text):
        return False
    count, start, *numbers = map(int, text.split())
    places, rates = numbers[0::2], numbers[1::2]
    return (
        count <= 500
        and len(places) == count
        and len(set(places)) == count
        and all(abs(place) <= 10**6 for place in [start, *places])
        and max(rates) <= 10**6
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
