import sys


def count_pairs(heights):
    """Returns how many pairs of owners can talk to each other."""
    # Write your solution here.
    return 0


def main():
    n, *heights = map(int, sys.stdin.buffer.read().split())
    print(count_pairs(heights))


main()
