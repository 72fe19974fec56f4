import sys


def largest_profit(prices):
    """Returns the largest profit of one purchase and one later sale, or 0."""
    # Write your solution here.
    return 0


def main():
    _, *prices = map(int, sys.stdin.buffer.read().split())
    print(largest_profit(prices))


main()
