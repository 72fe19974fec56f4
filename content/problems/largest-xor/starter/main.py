import sys


def largest_xor(keys):
    """Returns the largest XOR of two of the keys."""
    # Write your solution here.
    return 0


def main():
    _, *keys = map(int, sys.stdin.read().split())
    print(largest_xor(keys))


main()
