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
    if not re.fullmatch('[1-9]|1[01]', lines[0]):
        raise Invalid('line 1: n must be a whole number from 1 to 11, without leading zeros')
    n = int(lines[0])
    for at, row in enumerate(lines[1 : n + 1], start=2):
        stray = re.search('[^.#]', row)
        if stray:
            raise Invalid(f'line {at}: character {stray.start() + 1} must be . or #')
        if len(row) != n:
            raise Invalid(f'line {at}: a row has n = {n} squares, not {len(row)}')
    expect_lines(lines, n + 1, f'n = {n} rows of the board')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
