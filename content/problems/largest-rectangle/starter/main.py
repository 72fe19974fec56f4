import sys


def largest_banner(heights):
    """Returns the area of the largest banner."""
    # Write your solution here.
    return 0


def main():
    _, *heights = map(int, sys.stdin.buffer.read().split())
    print(largest_banner(heights))


main()
