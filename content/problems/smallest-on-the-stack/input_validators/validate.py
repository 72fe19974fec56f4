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


def check(lines):
    [q] = numbers(lines, 1, q=(2, 200000))
    size = 0
    asked = False
    for at, line in enumerate(lines[1 : q + 1], start=2):
        order, *rest = line.split(' ')
        if (order, len(rest)) not in [('P', 1), ('D', 0), ('M', 0)]:
            raise Invalid(f'line {at}: expected P and x, D, or M')
        if order == 'P':
            number(at, rest[0], 'x', -(10**9), 10**9)
            size += 1
            continue
        if size == 0:
            raise Invalid(f'line {at}: the stack is empty here')
        if order == 'D':
            size -= 1
        else:
            asked = True
    expect_lines(lines, q + 1, f'first line and q = {q} orders')
    if not asked:
        raise Invalid(f'line {q + 1}: at least one of the orders must be M')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
