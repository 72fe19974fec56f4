# Right but too slow: looks for a divisor of each number of each request.
import sys
from math import isqrt


def is_prime(number):
    return number > 1 and all(number % divisor for divisor in range(2, isqrt(number) + 1))


_, *numbers = map(int, sys.stdin.buffer.read().split())
for first, last in zip(numbers[::2], numbers[1::2]):
    print(sum(map(is_prime, range(first, last + 1))))
