#!/usr/bin/env python3
"""Exit status 42 if standard input is a well-formed test case of this problem, 43 otherwise."""
import re
import sys

NUMBER = r'(?:0|-?[1-9][0-9]*)'
SHAPE = re.compile(rf'([1-9][0-9]*) ({NUMBER})\n({NUMBER}(?: {NUMBER})*)\n')


def is_valid(text):
    match = SHAPE.fullmatch(text)
    if not match:
        return False
    n, wanted = int(match[1]), int(match[2])
    readings = [int(word) for word in match[3].split(' ')]
    return (
        1 <= n <= 200_000
        and len(readings) == n
        and abs(wanted) <= 4 * 10**9
        and all(abs(reading) <= 2 * 10**9 for reading in readings)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('ascii', 'replace')) else 43)
