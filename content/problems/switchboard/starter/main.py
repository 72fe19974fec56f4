import sys


def pictures_of_shows(switches, shows):
    """Returns for each show the largest picture and the number of different pictures.

    Each show is a pair (l, r), counted from 1.
    """
    # Write your solution here.
    return [(0, 0) for _ in shows]


def main():
    n, q, *numbers = map(int, sys.stdin.buffer.read().split())
    shows = list(zip(numbers[n::2], numbers[n + 1 :: 2]))
    for largest, count in pictures_of_shows(numbers[:n], shows):
        print(largest, count)


main()
