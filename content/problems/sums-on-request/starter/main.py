import sys


def answer(profits, requests):
    """Returns the sum for each request, which is a pair of the first and the last day, counted from 1."""
    # Write your solution here.
    return [0] * len(requests)


def main():
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    profits, bounds = numbers[:n], numbers[n:]
    print(*answer(profits, list(zip(bounds[::2], bounds[1::2]))), sep='\n')


main()
