"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]*)'
TRIPLE = rf'{NUMBER} {NUMBER} {NUMBER}\n'


def is_valid(text):
    if not re.fullmatch(rf'(?:{TRIPLE})+', text):
        return False
    (size, sockets, order), *presses = (tuple(map(int, line.split())) for line in text.splitlines())
    return (
        1 <= sockets <= size <= 20000
        and 1 <= order <= 10**9
        and len(presses) == size
        and all(1 <= t <= 10**6 and 1 <= r <= 10**6 and p <= 10**6 for t, r, p in presses)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
