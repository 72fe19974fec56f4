"""Accepts (exit 42) exactly the inputs that the statement allows, and says what is wrong with the others."""
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
    for at, line in enumerate(lines[:2], start=1):
        stray = re.search('[^a-zA-Z]', line)
        if stray:
            raise Invalid(f'line {at}: character {stray.start() + 1} must be a letter from a to z or from A to Z')
        if len(line) > 200000:
            raise Invalid(f'line {at}: at most 200000 letters are allowed, not {len(line)}')
    if len(lines) < 2:
        raise Invalid('line 2 is missing: the word is expected')
    if len(lines) > 2:
        raise Invalid('line 3: nothing may follow the line with the word')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
