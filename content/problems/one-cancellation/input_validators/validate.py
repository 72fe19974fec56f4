#!/usr/bin/env python3
"""Exit status 42 if standard input is a well-formed test case of this problem, 43 otherwise."""
import re
import sys

LINE = re.compile(r'(0|[1-9][0-9]*) (0|[1-9][0-9]*)')


def is_valid(text):
    lines = text.split('\n')
    if lines.pop() != '':
        return False
    matches = [LINE.fullmatch(line) for line in lines]
    if not matches or not all(matches):
        return False
    (n, night), *bookings = [(int(match[1]), int(match[2])) for match in matches]
    return (
        1 <= n <= 100_000
        and 1 <= night <= 10**12
        and len(bookings) == n
        and all(start < end <= night for start, end in bookings)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('ascii', 'replace')) else 43)
