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


def word(lines, at, name, most):
    """The line with this number, which holds from 1 to `most` small letters."""
    if at > len(lines):
        raise Invalid(f'line {at} is missing: {name} is expected')
    stray = re.search('[^a-z]', lines[at - 1])
    if stray:
        raise Invalid(f'line {at}: character {stray.start() + 1} must be a small letter from a to z')
    if len(lines[at - 1]) > most:
        raise Invalid(f'line {at}: {name} must have from 1 to {most} letters, not {len(lines[at - 1])}')
    return lines[at - 1]


def check(lines):
    word(lines, 1, 's', 50000)
    if len(lines) < 2 or not re.fullmatch('[1-9][0-9]{0,3}', lines[1]) or int(lines[1]) > 1000:
        raise Invalid('line 2: n must be a whole number from 1 to 1000, without leading zeros')
    n = int(lines[1])
    seen = set()
    for at in range(3, n + 3):
        one = word(lines, at, f'w_{at - 2}', 20)
        if one in seen:
            raise Invalid(f'line {at}: the word {one} is there already')
        seen.add(one)
    expect_lines(lines, n + 2, f'n = {n} words')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
