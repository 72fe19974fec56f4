"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

POSITIVE = r'[1-9][0-9]{0,9}'
MINUTE = rf'(?:0|{POSITIVE})'


def is_valid(text):
    if not re.fullmatch(rf'{POSITIVE} {POSITIVE}\n(?:{MINUTE} {POSITIVE}\n)+', text):
        return False
    count, day, *numbers = map(int, text.split())
    begins, lengths = numbers[0::2], numbers[1::2]
    return count <= 50000 and day <= 10**9 and len(begins) == count and max(begins) < day and max(lengths) <= day


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
