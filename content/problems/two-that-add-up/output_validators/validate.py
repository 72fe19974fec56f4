"""Accepts (exit 42) any two articles that cost s together, and `none` where no two do; otherwise it says what is wrong (exit 43)."""
import re
import sys
from pathlib import Path

PLACE = re.compile('[1-9][0-9]{0,6}')


def fault_of(output, answer, prices, total):
    """What is wrong with the output, or None."""
    if output == ['none']:
        return None if answer == ['none'] else 'there are two articles that cost s together'
    if len(output) != 2 or not all(map(PLACE.fullmatch, output)):
        return 'expected the numbers of two articles, or none'
    first, second = map(int, output)
    if max(first, second) > len(prices):
        return f'there is no article {max(first, second)}'
    if first == second:
        return f'article {first} is taken twice'
    together = prices[first - 1] + prices[second - 1]
    if together != total:
        return f'articles {first} and {second} cost {together} together, not {total}'
    return None


def main():
    given, answer, feedback = map(Path, sys.argv[1:4])
    _, total, *prices = map(int, given.read_text().split())
    output = sys.stdin.buffer.read().decode('latin-1').split()
    fault = fault_of(output, answer.read_text().split(), prices, total)
    if fault:
        (feedback / 'judgemessage.txt').write_text(fault + '\n')
        sys.exit(43)
    sys.exit(42)


main()
