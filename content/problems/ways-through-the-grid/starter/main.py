import sys


def count_ways(garden):
    """Returns the number of ways, modulo 1,000,000,007, from the first square to the last; garden is a list of rows."""
    # Write your solution here.
    return 0


def main():
    _, _, *garden = sys.stdin.read().split()
    print(count_ways(garden))


main()
