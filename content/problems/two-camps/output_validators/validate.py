"""Accepts (exit 42) every split without quarrels, and `impossible` where there is none; otherwise it says what is wrong (exit 43)."""
import sys
from pathlib import Path


def fault_of(output, answer, count, pairs):
    """What is wrong with the output, or None."""
    if output == ['impossible']:
        return None if answer == ['impossible'] else 'there is a split'
    if len(output) != count:
        return f'expected {count} numbers of camps or impossible, found {len(output)} words'
    if not set(output) <= {'1', '2'}:
        return 'expected 1 or 2 for each child, or impossible'
    for a, b in pairs:
        if output[a - 1] == output[b - 1]:
            return f'children {a} and {b} quarrel, but both are in camp {output[a - 1]}'
    return None


def main():
    given, answer, feedback = map(Path, sys.argv[1:4])
    count, _, *words = map(int, given.read_text().split())
    output = sys.stdin.buffer.read().decode('latin-1').split()
    fault = fault_of(output, answer.read_text().split(), count, zip(words[::2], words[1::2]))
    if fault:
        (feedback / 'judgemessage.txt').write_text(fault + '\n')
        sys.exit(43)
    sys.exit(42)


main()
