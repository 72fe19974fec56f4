import sys


def same_pairs(pieces, size):
    """Returns how many pairs of baskets with `size` neighbouring pieces are the same."""
    # Write your solution here.
    return 0


def main():
    _, size, *pieces = map(int, sys.stdin.buffer.read().split())
    print(same_pairs(pieces, size))


main()
