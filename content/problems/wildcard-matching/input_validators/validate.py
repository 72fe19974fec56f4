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


def expect_lines(lines, count, what):
    if len(lines) < count:
        raise Invalid(f'line {len(lines) + 1} is missing: {what} are expected')
    if len(lines) > count:
        raise Invalid(f'line {count + 1}: nothing may follow the {what}')


def check(lines):
    stray = re.search('[^a-z?*]', lines[0])
    if stray:
        raise Invalid(f'line 1: character {stray.start() + 1} must be a small letter from a to z, ? or *')
    if len(lines[0]) > 1000:
        raise Invalid(f'line 1: p must have from 1 to 1000 characters, not {len(lines[0])}')
    if len(lines) < 2 or not re.fullmatch('[1-9]|[1-4][0-9]|50', lines[1]):
        raise Invalid('line 2: m must be a whole number from 1 to 50, without leading zeros')
    m = int(lines[1])
    for at, name in enumerate(lines[2 : m + 2], start=3):
        stray = re.search('[^a-z]', name)
        if stray:
            raise Invalid(f'line {at}: character {stray.start() + 1} must be a small letter from a to z')
    expect_lines(lines, m + 2, f'm = {m} names')
    letters = sum(map(len, lines[2:]))
    if letters > 2000:
        raise Invalid(f'all names together must have at most 2000 letters, not {letters}')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
