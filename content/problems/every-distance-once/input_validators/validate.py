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
        if ' ' in line:
            raise Invalid(f'line {at}: spaces are not allowed')
    return lines


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
    numbers(lines, 1, n=(2, 9))
    if len(lines) < 2:
        raise Invalid('line 2 is missing: the lots are expected')
    stray = re.search('[^.#]', lines[1])
    if stray:
        raise Invalid(f'line 2: character {stray.start() + 1} must be . or #')
    if not 2 <= len(lines[1]) <= 45:
        raise Invalid(f'line 2: L must be from 2 to 45, not {len(lines[1])}')
    if lines[1][0] == '#':
        raise Invalid('line 2: lot 1 must be free')
    if lines[1][-1] == '#':
        raise Invalid(f'line 2: lot L = {len(lines[1])} must be free')
    if len(lines) > 2:
        raise Invalid('line 3: nothing may follow the line with the lots')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
