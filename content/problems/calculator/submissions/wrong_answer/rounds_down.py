# Wrong: divides with //, which rounds down and not towards zero.
import re
import sys

PRIORITY = {'(': 0, '+': 1, '-': 1, '*': 2, '/': 2}
COMPUTE = {
    '+': lambda left, right: left + right,
    '-': lambda left, right: left - right,
    '*': lambda left, right: left * right,
    '/': lambda left, right: left // right,
}
values, operators = [], []


def apply_top():
    right, left = values.pop(), values.pop()
    values.append(COMPUTE[operators.pop()](left, right))


for token in re.findall(r'\d+|\D', f'({sys.stdin.readline().strip()})'):
    if token.isdigit():
        values.append(int(token))
    elif token == '(':
        operators.append(token)
    elif token == ')':
        while operators[-1] != '(':
            apply_top()
        operators.pop()
    else:
        while PRIORITY[operators[-1]] >= PRIORITY[token]:
            apply_top()
        operators.append(token)
print(values.pop())
