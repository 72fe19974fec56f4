import sys


def cheapest_dinners(count, starters, mains, refused):
    """Returns the price of the dearest of the cheapest dinners, and their total price.

    `refused` is a set of pairs (starter, main course), both counted from 0.
    """
    # Write your solution here.
    return 0, 0


def main():
    n, m, k, r, *numbers = map(int, sys.stdin.buffer.read().split())
    starters, mains = numbers[:n], numbers[n : n + m]
    pairs = numbers[n + m :]
    refused = {(pairs[i] - 1, pairs[i + 1] - 1) for i in range(0, 2 * r, 2)}
    print(*cheapest_dinners(k, starters, mains, refused))


main()
