"""Accepts (exit 42) a list of exactly the combinations of the answer, in any order; otherwise it says what is wrong (exit 43)."""
import re
import sys
from collections import Counter
from pathlib import Path

KILOGRAMS = re.compile('[1-9][0-9]{0,6}')


def combinations_of(lines):
    return [tuple(sorted(map(int, line.split()))) for line in lines]


def fault_in(combination, weights, total):
    """What is wrong with a combination, or None."""
    shown = ' + '.join(map(str, combination))
    if sum(combination) != total:
        return f'{shown} is not {total}'
    if Counter(combination) - weights:
        return f'there are not so many equal weights for {shown}'
    return None


def fault_of(output, answer, weights, total):
    """What is wrong with the output, or None."""
    if not all(KILOGRAMS.fullmatch(word) for line in output[1:] for word in line.split()):
        return 'expected kilograms as whole numbers'
    listed = combinations_of(output[1:])
    for combination in listed:
        if fault := fault_in(combination, weights, total):
            return fault
    for combination, times in Counter(listed).items():
        if times > 1:
            return f'{" + ".join(map(str, combination))} is listed {times} times'
    if len(listed) < len(answer) - 1:
        return f'combinations are missing: {len(listed)} are listed'
    if output[0].split() != [str(len(listed))]:
        return f'the first line must be the number of combinations, and {len(listed)} are listed'
    return None


def main():
    given, answer, feedback = map(Path, sys.argv[1:4])
    _, total, *weights = map(int, given.read_text().split())
    output = [line for line in sys.stdin.buffer.read().decode('latin-1').split('\n') if line.strip()]
    fault = fault_of(output, answer.read_text().splitlines(), Counter(weights), total) if output else 'the output is empty'
    if fault:
        (feedback / 'judgemessage.txt').write_text(fault + '\n')
        sys.exit(43)
    sys.exit(42)


main()
