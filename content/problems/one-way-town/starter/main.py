import sys


def two_way_streets(count, streets):
    """Returns the smallest numbers of two-way streets, without and with the new street.

    A street is a pair of crossings from 0 to count - 1.
    """
    # Write your solution here.
    return 0, 0


def main():
    count, _, *ends = map(int, sys.stdin.buffer.read().split())
    print(*two_way_streets(count, [(u - 1, v - 1) for u, v in zip(ends[0::2], ends[1::2])]))


main()
