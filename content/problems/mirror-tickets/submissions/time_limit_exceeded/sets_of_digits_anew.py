# Right but too slow: remembers which digits are odd instead of how many, and begins anew for each end of a roll.
import sys
from collections import Counter


def count_below(limit):
    """Digit by digit: how many beginnings below that of the limit have which odd digits, leaving out those of zeros only."""
    below, edge, started = Counter(), 0, False
    for digit in map(int, str(limit)):
        following = Counter()
        for odd_digits, count in below.items():
            for added in range(10):
                following[odd_digits ^ (1 << added)] += count
        for first in range(1, 10 if started else digit):
            following[1 << first] += 1
        if started:
            for smaller in range(digit):
                following[edge ^ (1 << smaller)] += 1
        below, edge, started = following, edge ^ (1 << digit), True
    return sum(count for odd_digits, count in below.items() if odd_digits.bit_count() <= 1)


_, *numbers = map(int, sys.stdin.buffer.read().split())
for a, b in zip(numbers[0::2], numbers[1::2]):
    print(count_below(b + 1) - count_below(a))
