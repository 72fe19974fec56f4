import sys


def largest_sum(most, weights):
    """Returns the largest sum of a subset of the weights that is not more than `most`."""
    # Write your solution here.
    return 0


def main():
    _, most, *weights = map(int, sys.stdin.read().split())
    print(largest_sum(most, weights))


main()
