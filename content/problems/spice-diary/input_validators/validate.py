"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]{0,9})'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n{NUMBER}(?: {NUMBER})*\n', text):
        return False
    count, wanted, *days = map(int, text.split())
    return count <= 70000 and wanted <= 30 and len(days) == count and max(days) < 2**30


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
