#!/usr/bin/env python3
"""Exit status 42 if standard input is a well-formed test case of this problem, 43 otherwise."""
import re
import sys

HEAD = re.compile(r'([1-9][0-9]{0,2}) ([1-9][0-9]{0,2})')
ROW = re.compile(r'[.#dSE]+')


def is_valid(text):
    head, *cave = text.split('\n')
    match = HEAD.fullmatch(head)
    if not match or not cave or cave.pop() != '':
        return False
    rows, columns = int(match[1]), int(match[2])
    whole = ''.join(cave)
    return (
        rows <= 500
        and columns <= 500
        and len(cave) == rows
        and all(len(row) == columns and ROW.fullmatch(row) for row in cave)
        and whole.count('S') == 1
        and whole.count('E') == 1
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('ascii', 'replace')) else 43)
