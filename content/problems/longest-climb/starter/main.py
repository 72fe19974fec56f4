import sys


def longest_climb(peaks):
    """Returns the largest number of peaks, from left to right, of which each is higher than the one before."""
    # Write your solution here.
    return 1


def main():
    _, *peaks = map(int, sys.stdin.buffer.read().split())
    print(longest_climb(peaks))


main()
