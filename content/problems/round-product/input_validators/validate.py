"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,15}'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER} {NUMBER}\n', text):
        return False
    a, b, base = map(int, text.split())
    return a <= b <= 10**15 and 2 <= base <= 10**12


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
