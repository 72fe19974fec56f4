# Crashes: the calls go as deep as the parentheses, which Python's limit for recursion does not allow.
import re
import sys

tokens = re.findall(r'\d+|\D', sys.stdin.readline().strip()) + [')']
place = 0


def take():
    global place
    place += 1
    return tokens[place - 1]


def divide(left, right):
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def expression():
    result = term()
    while tokens[place] in '+-':
        result = result + term() if take() == '+' else result - term()
    return result


def term():
    result = value()
    while tokens[place] in '*/':
        result = result * value() if take() == '*' else divide(result, value())
    return result


def value():
    token = take()
    if token != '(':
        return int(token)
    result = expression()
    take()
    return result


print(expression())
