import sys


def smallest_largest_load(weights, trips):
    """Returns the weight of the heaviest load, as small as it can be with so many trips."""
    # Write your solution here.
    return 0


def main():
    _, trips, *weights = map(int, sys.stdin.read().split())
    print(smallest_largest_load(weights, trips))


main()
