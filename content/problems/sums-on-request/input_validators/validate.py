"""Accepts (exit 42) exactly the inputs that the statement allows, and says what is wrong with the others."""
import re
import sys

WHOLE = re.compile('0|-?[1-9][0-9]{0,18}')


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
        if line.split(' ') != line.split():
            raise Invalid(f'line {at}: numbers are separated by one space each, with none at the ends')
    return lines


def expect_lines(lines, count, what):
    if len(lines) < count:
        raise Invalid(f'line {len(lines) + 1} is missing: {what} are expected')
    if len(lines) > count:
        raise Invalid(f'line {count + 1}: nothing may follow the {what}')


def number(at, word, name, low, high):
    if WHOLE.fullmatch(word) and low <= int(word) <= high:
        return int(word)
    if re.fullmatch(r'\+[0-9]+|-?0[0-9]+|-0', word):
        raise Invalid(f'line {at}: {name} must be written plainly: no +, no leading zeros, no -0')
    raise Invalid(f'line {at}: {name} must be a whole number from {low} to {high}')


def numbers(lines, at, **limits):
    """The numbers of a line that holds these names, each within its limits."""
    words = lines[at - 1].split(' ') if at <= len(lines) else []
    if len(words) != len(limits):
        raise Invalid(f"line {at}: expected {', '.join(limits)} and nothing else")
    return [number(at, word, name, *limits[name]) for word, name in zip(words, limits)]


def series(lines, at, name, count, low, high):
    """The numbers name_1, name_2, ... of a line that holds so many of them."""
    words = lines[at - 1].split(' ') if at <= len(lines) else []
    if len(words) != count:
        raise Invalid(f'line {at}: expected {count} number{"s" * (count != 1)}, found {len(words)}')
    return [number(at, word, f'{name}_{i}', low, high) for i, word in enumerate(words, start=1)]


def check(lines):
    n, q = numbers(lines, 1, n=(1, 200000), q=(1, 40000))
    series(lines, 2, 'a', n, -(10**9), 10**9)
    expect_lines(lines, q + 2, f'numbers a_i and q = {q} lines with l and r')
    for at in range(3, q + 3):
        first, last = numbers(lines, at, l=(1, n), r=(1, n))
        if first > last:
            raise Invalid(f'line {at}: l must not be greater than r')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
