"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|-?[1-9][0-9]*)'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER}\n{NUMBER}(?: {NUMBER})*\n', text):
        return False
    size, *pulls = map(int, text.split())
    return 2 <= size <= 100000 and len(pulls) == size and all(abs(pull) <= 10**9 for pull in pulls)


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
