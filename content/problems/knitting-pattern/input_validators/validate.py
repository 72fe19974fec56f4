"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

MOST = 10**18
TOKEN = r'[A-Z]|[1-9][0-9]{0,9}\(|\)'


def is_valid(text):
    shape = re.fullmatch(rf'((?:{TOKEN})+)\n([1-9][0-9]{{0,18}})\n', text)
    if not shape:
        return False
    pattern, wanted = shape.groups()
    return len(pattern) <= 100000 and int(wanted) <= MOST and is_pattern(re.findall(TOKEN, pattern))


def is_pattern(tokens):
    outer, stitches = [], 0
    for token in tokens:
        if token == ')':
            if not outer or stitches == 0:
                return False
            repeats, before = outer.pop()
            stitches = before + repeats * stitches
        elif token.endswith('('):
            outer.append((int(token[:-1]), stitches))
            stitches = 0
            if outer[-1][0] > 10**9:
                return False
        else:
            stitches += 1
        if stitches > MOST:
            return False
    return not outer


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
