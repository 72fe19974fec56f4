"""Accepts (exit 42) exactly the inputs that the statement allows, and says what is wrong with the others."""
import re
import sys

TOKEN = re.compile('[0-9]+|[-+*/()]')
PRIORITY = {'(': 0, '+': 1, '-': 1, '*': 2, '/': 2}
LIMIT = 10**15


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


def apply_top(values, operators):
    right, left = values.pop(), values.pop()
    operator = operators.pop()
    if operator == '/' and right == 0:
        raise Invalid('line 1: the expression divides by 0')
    if operator == '/':
        result = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
    else:
        result = {'+': left + right, '-': left - right, '*': left * right}[operator]
    if abs(result) > LIMIT:
        raise Invalid('line 1: a result on the way is not from -10^15 to 10^15')
    values.append(result)


def add_value(token, at, values, operators):
    """Takes the token where a value begins; says whether the value ends with it."""
    if token == '(':
        operators.append(token)
        return False
    if not token.isdigit():
        raise Invalid(f'line 1: a number or ( must stand at character {at}')
    if len(token) > 10 or int(token) > 10**9 or str(int(token)) != token:
        raise Invalid(f'line 1: the number at character {at} must be from 0 to 1000000000, without leading zeros')
    values.append(int(token))
    return True


def add_operator(token, at, values, operators):
    """Takes the token behind a value; says whether a value ends with it."""
    if token == '(' or token.isdigit():
        raise Invalid(f'line 1: an operator or ) must stand at character {at}')
    while operators and PRIORITY[operators[-1]] >= PRIORITY.get(token, 1):
        apply_top(values, operators)
    if token != ')':
        operators.append(token)
        return False
    if not operators:
        raise Invalid(f'line 1: the ) at character {at} closes nothing')
    operators.pop()
    return True


def check(lines):
    text = lines[0]
    if len(text) > 200000:
        raise Invalid(f'line 1: at most 200000 characters are allowed, not {len(text)}')
    stray = re.search('[^-0-9+*/()]', text)
    if stray:
        raise Invalid(f'line 1: character {stray.start() + 1} must be a digit, an operator or a parenthesis')
    values, operators, ended = [], [], False
    for found in TOKEN.finditer(text):
        add = add_operator if ended else add_value
        ended = add(found[0], found.start() + 1, values, operators)
    if not ended:
        raise Invalid('line 1: the expression ends where a value is expected')
    while operators:
        if operators[-1] == '(':
            raise Invalid('line 1: a ( is not closed')
        apply_top(values, operators)
    if len(lines) > 1:
        raise Invalid('line 2: nothing may follow the expression')


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
