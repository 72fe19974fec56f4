# Right but too slow: halves the exponent but computes both halves, which makes as many products as there are steps.
import sys


def product(a, b, p):
    return [[(r[0] * b[0][j] + r[1] * b[1][j]) % p for j in range(2)] for r in a]


def power(m, n, p):
    if n == 0:
        return [[1, 0], [0, 1]]
    if n == 1:
        return m
    return product(power(m, n // 2, p), power(m, n - n // 2, p), p)


for line in sys.stdin.readlines()[1:]:
    s, t, a, b, n, p = map(int, line.split())
    row = power([[0, 1], [b, a]], n, p)[0]
    print((row[0] * s + row[1] * t) % p)
