"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]{0,4})'
FORM = rf'{NUMBER} {NUMBER} {NUMBER}\n[TD]{{1,30000}}\n{NUMBER}(?: {NUMBER})*\n(?:{NUMBER} {NUMBER}\n)*'


def is_valid(text):
    if not re.fullmatch(FORM, text):
        return False
    first, kinds, knowing, *lines = text.splitlines()
    count, pair_count, knowing_count = map(int, first.split())
    known = [int(person) for person in knowing.split()]
    pairs = [tuple(sorted(map(int, line.split()))) for line in lines]
    return (
        1 <= count <= 30000
        and len(kinds) == count
        and len(pairs) == pair_count <= 60000
        and len(known) == len(set(known)) == knowing_count
        and all(1 <= person <= count for person in known)
        and all(1 <= a < b <= count for a, b in pairs)
        and len(set(pairs)) == len(pairs)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
