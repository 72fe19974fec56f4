import sys


def find_places(books, wanted):
    """Returns the places, counted from 1, of the books that the visitors ask for; 0 where all numbers are smaller."""
    # Write your solution here.
    return [0] * len(wanted)


def main():
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(*find_places(numbers[:n], numbers[n:]))


main()
