"""Accepts (exit 42) exactly the inputs that the statement allows, and says what is wrong with the others."""
import re
import sys

WHOLE = re.compile('0|-?[1-9][0-9]{0,18}')
TOKEN = re.compile(r'[A-Z]|[1-9][0-9]{0,9}\(|\)')
MOST = 10**18


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
    if len(lines[0]) > 100000:
        raise Invalid(f'line 1: the pattern must have from 1 to 100000 characters, not {len(lines[0])}')
    check_pattern(lines[0])
    numbers(lines, 2, k=(1, MOST))
    if len(lines) > 2:
        raise Invalid('line 3: nothing may follow the number k')


def check_pattern(pattern):
    at = stitches = 0
    outer = []
    while at < len(pattern):
        match = TOKEN.match(pattern, at)
        here = f'line 1: character {at + 1}'
        if not match:
            raise Invalid(f'{here}: expected A to Z, a number from 1 with ( behind it, or )')
        token = match[0]
        if token == ')':
            if not outer:
                raise Invalid(f'{here}: this ) closes no bracket')
            if stitches == 0:
                raise Invalid(f'{here}: a letter must stand between ( and )')
            _, repeats, before = outer.pop()
            stitches = before + repeats * stitches
        elif token.endswith('('):
            if int(token[:-1]) > 10**9:
                raise Invalid(f'{here}: the number must be at most {10**9}')
            outer.append((match.end(), int(token[:-1]), stitches))
            stitches = 0
        else:
            stitches += 1
        if stitches > MOST:
            raise Invalid(f'{here}: the pattern must have at most {MOST} stitches')
        at = match.end()
    if outer:
        raise Invalid(f'line 1: character {outer[-1][0]}: this ( is not closed')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
