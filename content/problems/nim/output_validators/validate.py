"""Accepts (exit 42) every move that wins, and `lost` where there is none; otherwise it says what is wrong (exit 43)."""
import re
import sys
from functools import reduce
from operator import xor
from pathlib import Path

NUMBER = re.compile('[1-9][0-9]{0,9}')


def fault_of(output, heaps):
    """What is wrong with the output, or None."""
    nim_sum = reduce(xor, heaps)
    if output == ['lost']:
        return 'there is a move that wins' if nim_sum else None
    if len(output) != 2 or not all(map(NUMBER.fullmatch, output)):
        return 'expected the number of a heap and a number of matches, or lost'
    heap, matches = map(int, output)
    if heap > len(heaps):
        return f'there is no heap {heap}'
    if matches > heaps[heap - 1]:
        return f'heap {heap} has only {heaps[heap - 1]} matches'
    left = heaps[heap - 1] - matches
    if nim_sum ^ heaps[heap - 1] ^ left:
        return f'taking {matches} from heap {heap} does not win: the other player can win then'
    return None


def main():
    given, _, feedback = map(Path, sys.argv[1:4])
    _, *heaps = map(int, given.read_text().split())
    fault = fault_of(sys.stdin.buffer.read().decode('latin-1').split(), heaps)
    if fault:
        (feedback / 'judgemessage.txt').write_text(fault + '\n')
        sys.exit(43)
    sys.exit(42)


main()
