"""Accepts (exit 42) exactly the inputs that the statement allows, including that the chain ends."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]*)'


def chain_ends(head, pointers):
    cell = head
    for _ in pointers:
        cell = pointers[cell - 1]
        if cell == 0:
            return True
    return False


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n{NUMBER}(?: {NUMBER})*\n', text):
        return False
    size, head, *pointers = map(int, text.split())
    return (
        1 <= size <= 100000
        and len(pointers) == size
        and 1 <= head <= size
        and all(pointer <= size for pointer in pointers)
        and chain_ends(head, pointers)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
