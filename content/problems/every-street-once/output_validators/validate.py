"""Accepts (exit 42) every drive through all streets, and `impossible` where there is none; otherwise it says what is wrong (exit 43)."""
import re
import sys
from collections import Counter
from pathlib import Path

CORNER = re.compile('[1-9][0-9]{0,6}')


def fault_of(output, answer, streets):
    """What is wrong with the output, or None."""
    if output == ['impossible']:
        return None if answer == ['impossible'] else 'there is a drive'
    if len(output) != len(streets) + 1:
        return f'expected {len(streets) + 1} corners or impossible, found {len(output)} words'
    if not all(map(CORNER.fullmatch, output)):
        return 'expected numbers of corners, or impossible'
    left = Counter(tuple(sorted(street)) for street in streets)
    corners = list(map(int, output))
    for a, b in zip(corners, corners[1:]):
        street = min(a, b), max(a, b)
        if street not in left:
            return f'no street joins corners {a} and {b}'
        if not left[street]:
            return f'there are not so many streets between corners {a} and {b}'
        left[street] -= 1
    return None


def main():
    given, answer, feedback = map(Path, sys.argv[1:4])
    _, _, *words = map(int, given.read_text().split())
    output = sys.stdin.buffer.read().decode('latin-1').split()
    fault = fault_of(output, answer.read_text().split(), list(zip(words[::2], words[1::2])))
    if fault:
        (feedback / 'judgemessage.txt').write_text(fault + '\n')
        sys.exit(43)
    sys.exit(42)


main()
