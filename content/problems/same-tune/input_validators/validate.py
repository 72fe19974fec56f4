"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

SIZE = r'[1-9][0-9]{0,5}'
NOTE = r'(?:0|-?[1-9][0-9]{0,3})'


def is_valid(text):
    if not re.fullmatch(rf'{SIZE}\n(?:{SIZE}(?: {NOTE})+\n)+', text):
        return False
    (count,), *lines = ([int(word) for word in line.split()] for line in text.splitlines())
    return (
        count <= 100000
        and len(lines) == count
        and all(len(notes) == size for size, *notes in lines)
        and sum(size for size, *_ in lines) <= 100000
        and all(abs(note) <= 1000 for _, *notes in lines for note in notes)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
