"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys


def is_valid(text):
    return bool(re.fullmatch(r'[0-9]{1,14}\n(?:0|-?[1-9][0-9]{0,13})\n', text))


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
