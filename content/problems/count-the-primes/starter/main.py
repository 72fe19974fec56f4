import sys


def count_primes(requests):
    """Returns how many primes there are from the first to the last number of each request."""
    # Write your solution here.
    return [0] * len(requests)


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(*count_primes(list(zip(numbers[::2], numbers[1::2]))), sep='\n')


main()
