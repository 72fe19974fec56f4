# Wrong: crosses out multiples of primes up to 1000 only; 1009 * 1009 seems to be prime.
import sys
from itertools import accumulate


def count_primes(requests):
    """Returns how many primes there are from the first to the last number of each request."""
    limit = 2_000_000
    prime = bytearray([1]) * (limit + 1)
    prime[0] = prime[1] = 0
    for i in range(2, 1001):
        if prime[i]:
            prime[i * i :: i] = bytes(len(range(i * i, limit + 1, i)))

    upto = list(accumulate(prime))
    return [upto[r] - upto[l - 1] for l, r in requests]


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    requests = list(zip(numbers[::2], numbers[1::2]))
    print(*count_primes(requests), sep='\n')


main()
