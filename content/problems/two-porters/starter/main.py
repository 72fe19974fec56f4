import sys


def largest_fair_load(weights):
    """Returns the largest weight that each porter can carry."""
    # Write your solution here.
    return 0


def main():
    _, *weights = map(int, sys.stdin.buffer.read().split())
    print(largest_fair_load(weights))


main()
