"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]*)'
PAIR = rf'{NUMBER} {NUMBER}\n'


def is_valid(text):
    if not re.fullmatch(rf'(?:{PAIR})+', text):
        return False
    (count, seats), *customers = (tuple(map(int, line.split())) for line in text.splitlines())
    minutes = [minute for minute, _ in customers]
    return (
        1 <= count <= 100000
        and seats <= 100000
        and len(customers) == count
        and minutes == sorted(minutes)
        and minutes[-1] <= 10**9
        and all(1 <= needed <= 10**5 for _, needed in customers)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
