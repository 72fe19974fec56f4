import sys


def find_pair(prices, total):
    """Returns the numbers of two articles, counted from 1, that cost `total` together, or None if there are none.

    The prices are sorted, the lowest first.
    """
    # Write your solution here.
    return None


def main():
    _, total, *prices = map(int, sys.stdin.buffer.read().split())
    pair = find_pair(prices, total)
    print(*pair if pair else ['none'])


main()
