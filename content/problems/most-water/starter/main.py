import sys


def most_water(heights):
    """Returns the largest number of litres that a tank can hold."""
    # Write your solution here.
    return 0


def main():
    _, *heights = map(int, sys.stdin.buffer.read().split())
    print(most_water(heights))


main()
