"""Accepts (exit 42) exactly the inputs that the statement allows, and says what is wrong with the others."""
import re
import sys

WHOLE = re.compile('0|-?[1-9][0-9]{0,18}')
WORD = re.compile('[A-Z]{1,6}')


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
            raise Invalid(f'line {at}: the words are separated by one space each, with none at the ends')
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
    (b,) = numbers(lines, 1, b=(2, 12))
    if len(lines) < 2:
        raise Invalid('line 2 is missing: the 3 words are expected')
    words = lines[1].split(' ')
    if len(words) != 3:
        raise Invalid(f'line 2: expected 3 words, found {len(words)}')
    for i, word in enumerate(words, start=1):
        if not WORD.fullmatch(word):
            raise Invalid(f'line 2: word {i} must have from 1 to 6 letters, each from A to Z')
    different = len(set(''.join(words)))
    if different > b:
        raise Invalid(f'line 2: at most b = {b} different letters are allowed, {different} are there')
    if len(lines) > 2:
        raise Invalid('line 3: nothing may follow the 3 words')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
