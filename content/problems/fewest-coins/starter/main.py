import sys


def fewest_coins(total, coins):
    """Returns the smallest number of coins that are worth `total` together, or -1."""
    # Write your solution here.
    return -1


def main():
    _, total, *coins = map(int, sys.stdin.read().split())
    print(fewest_coins(total, coins))


main()
