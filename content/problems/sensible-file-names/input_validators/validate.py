"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys


def is_valid(text):
    if not re.fullmatch(r'[1-9][0-9]{0,4}\n(?:[a-z0-9]{1,40}\n)+', text):
        return False
    first, *names = text.splitlines()
    return len(names) == int(first) <= 20000 and sum(map(len, names)) <= 200000


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
