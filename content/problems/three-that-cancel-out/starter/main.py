import sys


def count_hands(cards):
    """Returns the number of different hands of three cards that add up to 0."""
    # Write your solution here.
    return 0


def main():
    _, *cards = map(int, sys.stdin.buffer.read().split())
    print(count_hands(cards))


main()
