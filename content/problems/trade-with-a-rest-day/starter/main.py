import sys


def largest_profit(prices):
    """Returns the largest profit with any number of trades and a day of rest after each."""
    # Write your solution here.
    return 0


def main():
    _, *prices = map(int, sys.stdin.read().split())
    print(largest_profit(prices))


main()
