#!/usr/bin/env python3
"""Exit status 42 if standard input is a well-formed test case of this problem, 43 and a reason otherwise."""
import re
import sys


class Invalid(Exception):
    """The input breaks a rule of the statement; the message says which one and where."""


def read_lines():
    text = sys.stdin.buffer.read().decode('latin-1')
    if not text.endswith('\n'):
        raise Invalid('the last line must end with a line break' if text else 'the input is empty')
    lines = text[:-1].split('\n')
    for at, line in enumerate(lines, start=1):
        if not line:
            raise Invalid(f'line {at}: an empty line is not allowed')
        if '\r' in line:
            raise Invalid(f'line {at}: lines must end with \\n alone, there is a \\r')
        if not (line.isascii() and line.isprintable()):
            raise Invalid(f'line {at}: tabs and characters outside plain ASCII are not allowed')
        if ' ' in line:
            raise Invalid(f'line {at}: spaces are not allowed')
    return lines


def check(lines):
    stray = re.search(r'[^a-z{}\[\]()]', lines[0])
    if stray:
        raise Invalid(f'line 1: character {stray.start() + 1} must be a to z or a bracket: {{ }} [ ] ( )')
    if len(lines[0]) > 300000:
        raise Invalid(f'line 1: t must have from 1 to 300000 characters, not {len(lines[0])}')
    if len(lines) > 1:
        raise Invalid('line 2: nothing may follow the line with the text t')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
