"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,4}'


def is_valid(text):
    if not re.fullmatch(rf'(?:{NUMBER} {NUMBER}\n)+', text):
        return False
    (cooks, days), *quarrels = (tuple(map(int, line.split())) for line in text.splitlines())
    return (
        2 <= cooks <= 60000
        and 1 <= days <= 60000
        and len(quarrels) == days
        and all(first <= cooks and second <= cooks and first != second for first, second in quarrels)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
