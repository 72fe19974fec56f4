#!/usr/bin/env python3
"""Exit status 42 if standard input is a well-formed test case of this problem, 43 otherwise."""
import re
import sys

NUMBER = '(0|[1-9][0-9]{0,9})'
COUNT = re.compile('[1-9][0-9]{0,4}')
BELL = re.compile(f'{NUMBER} {NUMBER} {NUMBER} {NUMBER}')


def is_bell(line):
    match = BELL.fullmatch(line)
    if not match:
        return False
    hours, deadline, most_saved, price = map(int, match.groups())
    return (
        1 <= hours <= 10**4
        and 1 <= deadline <= 10**9
        and 0 <= most_saved < hours
        and 1 <= price <= 10**6
    )


def is_valid(text):
    count, *bells = text.split('\n')
    return (
        COUNT.fullmatch(count) is not None
        and int(count) <= 50_000
        and len(bells) == int(count) + 1
        and bells.pop() == ''
        and all(map(is_bell, bells))
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('ascii', 'replace')) else 43)
