import sys
from itertools import accumulate
from math import isqrt


def sieve(largest):
    """A list of 0 and 1: the number at place i is 1 if i is prime."""
    prime = bytearray([1]) * (largest + 1)
    prime[0] = prime[1] = 0
    for i in range(2, isqrt(largest) + 1):
        if prime[i]:
            # Smaller multiples of i have a smaller divisor, which has crossed them out.
            prime[i * i :: i] = bytes(len(range(i * i, largest + 1, i)))
    return prime


def count_primes(requests):
    largest = max(last for _, last in requests)
    # up_to[i] is the number of primes that are at most i.
    up_to = list(accumulate(sieve(largest)))
    return [up_to[last] - up_to[first - 1] for first, last in requests]


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(*count_primes(list(zip(numbers[::2], numbers[1::2]))), sep='\n')


main()
