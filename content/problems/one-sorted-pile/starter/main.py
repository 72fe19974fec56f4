import sys


def least_seconds(piles, at_once):
    """Returns the smallest number of seconds; the machine merges up to at_once piles."""
    # Write your solution here.
    return 0


def main():
    _, at_once, *piles = map(int, sys.stdin.buffer.read().split())
    print(least_seconds(piles, at_once))


main()
