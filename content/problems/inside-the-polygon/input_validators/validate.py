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


def turn(a, b, c):
    """Positive if the way from a over b to c turns left, negative if it turns right, and 0 if it does neither."""
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def lies_on(a, b, p):
    return turn(a, b, p) == 0 and min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def meet(a, b, c, d):
    """Whether the sides from a to b and from c to d have a point in common."""
    if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
        return True
    return lies_on(a, b, c) or lies_on(a, b, d) or lies_on(c, d, a) or lies_on(c, d, b)


def check_sides(corners):
    count = len(corners)
    for i, (a, b) in enumerate(zip(corners, corners[1:] + corners[:1])):
        if a == b:
            raise Invalid(f'corners {i + 1} and {(i + 1) % count + 1} are the same')
        c = corners[(i + 2) % count]
        if lies_on(a, b, c) or lies_on(b, c, a):
            raise Invalid(f'the sides that meet in corner {(i + 1) % count + 1} lie on each other')
        for j in range(i + 2, count - (i == 0)):
            if meet(a, b, corners[j], corners[(j + 1) % count]):
                raise Invalid(f'the sides from corner {i + 1} and from corner {j + 1} cross or touch each other')


def check(lines):
    n, q = numbers(lines, 1, n=(3, 500), q=(1, 500))
    expect_lines(lines, n + q + 1, f'n = {n} corners and q = {q} stones')
    places = [tuple(numbers(lines, at, x=(-(10**6), 10**6), y=(-(10**6), 10**6))) for at in range(2, n + q + 2)]
    check_sides(places[:n])


try:
    check(read_lines())
except Invalid as fault:
    print(fault, file=sys.stderr)
    sys.exit(43)
sys.exit(42)
