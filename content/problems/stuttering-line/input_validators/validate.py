"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys


def is_valid(text):
    if not re.fullmatch(r'[a-z]+\n[1-9][0-9]{0,4}\n(?:[a-z]+\n)+', text):
        return False
    received, count, *words = text.splitlines()
    return (
        len(received) <= 100000
        and int(count) <= 10000
        and len(words) == int(count)
        and sum(map(len, words)) <= 100000
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
