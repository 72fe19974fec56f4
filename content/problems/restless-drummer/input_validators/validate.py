#!/usr/bin/env python3
"""Exit status 42 if standard input is a well-formed test case of this problem, 43 otherwise."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,4}'
SHAPE = re.compile(rf'({NUMBER}) ({NUMBER})\n({NUMBER}(?: {NUMBER})*)\n')


def is_valid(text):
    match = SHAPE.fullmatch(text)
    if not match:
        return False
    beats, count = int(match[1]), int(match[2])
    lengths = [int(word) for word in match[3].split(' ')]
    return (
        beats <= 20_000
        and count <= 100
        and len(lengths) == count
        and all(shorter < longer for shorter, longer in zip(lengths, lengths[1:]))
        and lengths[-1] <= 20_000
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('ascii', 'replace')) else 43)
