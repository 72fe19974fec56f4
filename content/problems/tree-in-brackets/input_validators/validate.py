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


def check(lines):
    expect_lines(lines, 1, 'single line with the text of a tree')
    text = lines[0]
    if len(text) > 200000:
        raise Invalid('line 1: the text must have at most 200000 characters')
    depth = 0
    at = 0
    for token in re.findall('[0-9]+|[^0-9]', text):
        after = text[at - 1] if at else '('
        if after == ')' and token not in list('),'):
            raise Invalid(f'line 1: behind the bracket at character {at}, only a comma or a closing bracket may follow')
        if token.isdigit():
            number(1, token, f'the number at character {at + 1}', 1, 10**9)
        elif token not in list('(),'):
            raise Invalid(f'line 1: character {at + 1} must be a digit, a comma or a round bracket')
        elif token == '(' and not after.isdigit() or token != '(' and after in '(,':
            raise Invalid(f'line 1: at character {at + 1}, a number is expected')
        elif token != '(' and depth == 0:
            raise Invalid(f'line 1: nothing may follow the tree, which ends at character {at}')
        depth += (token == '(') - (token == ')')
        at += len(token)
    if text[-1] in '(,':
        raise Invalid(f'line 1: after character {at}, a number is expected')
    if depth:
        raise Invalid(f'line 1: {depth} bracket{"s are" if depth > 1 else " is"} not closed')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
