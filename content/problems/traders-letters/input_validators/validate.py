"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

WORD = r'[A-Z]{1,6}'


def is_valid(text):
    if not re.fullmatch(rf'(?:[2-9]|1[0-2])\n{WORD} {WORD} {WORD}\n', text):
        return False
    base, *words = text.split()
    return len(set(''.join(words))) <= int(base)


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
