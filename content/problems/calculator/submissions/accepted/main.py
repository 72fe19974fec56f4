import re
import sys

PRIORITY = {'(': 0, '+': 1, '-': 1, '*': 2, '/': 2}


def divide(left, right):
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def compute(left, operator, right):
    if operator == '+':
        return left + right
    if operator == '-':
        return left - right
    if operator == '*':
        return left * right
    return divide(left, right)


def calculate(text):
    values, operators = [], []

    def apply_top():
        right, left = values.pop(), values.pop()
        values.append(compute(left, operators.pop(), right))

    # The outer parentheses compute what waits at the end.
    for token in re.findall(r'\d+|\D', f'({text})'):
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
    return values.pop()


def main():
    print(calculate(sys.stdin.readline().strip()))


main()
