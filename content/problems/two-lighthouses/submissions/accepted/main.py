import sys
from math import gcd


def first_common_flash(a, p, b, r):
    divisor = gcd(p, r)
    if (b - a) % divisor != 0:
        return None
    # The smallest x with a + x * p = b (mod r).
    steps = r // divisor
    x = (b - a) // divisor * pow(p // divisor, -1, steps) % steps
    second = a + x * p
    if second < b:
        # Both flash again after each common multiple of the periods.
        multiple = p * steps
        second += (b - second + multiple - 1) // multiple * multiple
    return second


def main():
    q, *numbers = map(int, sys.stdin.buffer.read().split())
    for i in range(q):
        second = first_common_flash(*numbers[4 * i : 4 * i + 4])
        print('never' if second is None else second)


main()
