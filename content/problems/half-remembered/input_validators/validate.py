"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys


def is_valid(text):
    if not re.fullmatch(r'[0-9?]{1,10}\n(?:0|[1-9][0-9]{0,2})\n', text):
        return False
    pattern, total = text.split()
    return pattern.count('?') <= 7 and int(total) <= 100


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
