"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,9}'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER}\n(?:{NUMBER} {NUMBER}\n)+', text):
        return False
    first, *lines = text.splitlines()
    stays = [tuple(map(int, line.split())) for line in lines]
    return len(stays) == int(first) <= 40000 and all(arrival < leaving <= 10**9 for arrival, leaving in stays)


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
