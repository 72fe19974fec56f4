# Wrong: multiplies the number before by b and the one before that by a.
import sys


def product(a, b, p):
    return [[(r[0] * b[0][j] + r[1] * b[1][j]) % p for j in range(2)] for r in a]


for line in sys.stdin.readlines()[1:]:
    s, t, a, b, n, p = map(int, line.split())
    result, step = [[1, 0], [0, 1]], [[0, 1], [a, b]]
    while n > 0:
        if n % 2 == 1:
            result = product(result, step, p)
        step = product(step, step, p)
        n //= 2
    print((result[0][0] * s + result[0][1] * t) % p)
