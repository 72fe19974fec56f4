import sys


def choose_dishes(orders, k):
    """Returns the k dishes that were ordered most often, in the order of the board."""
    # Write your solution here.
    return orders[:k]


def main():
    _, k, *orders = map(int, sys.stdin.buffer.read().split())
    print(*choose_dishes(orders, k))


main()
