"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NAME = r'[a-z]{1,10}'


def is_valid(text):
    if not re.fullmatch(rf'[1-9][0-9]{{0,4}}\n(?:{NAME} {NAME}\n)+', text):
        return False
    count, *letters = text.splitlines()
    return (
        int(count) <= 20000
        and len(letters) == int(count)
        and all(sender != receiver for sender, receiver in map(str.split, letters))
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
