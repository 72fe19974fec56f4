import sys


def best_stretch(days):
    """Returns the largest sum of one or more days in a row."""
    # Write your solution here.
    return 0


def main():
    _, *days = map(int, sys.stdin.buffer.read().split())
    print(best_stretch(days))


main()
