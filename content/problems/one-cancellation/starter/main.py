import sys


def longest_free_period(bookings, night):
    """Returns (start, end) of the longest period that is free after cancelling at most one booking.

    `bookings` is a list of pairs (start, end); the night lasts from 0 to `night`.
    """
    # Write your solution here.
    return -1, -1


def main():
    n, night, *times = map(int, sys.stdin.buffer.read().split())
    bookings = list(zip(times[0::2], times[1::2]))
    print(*longest_free_period(bookings, night))


main()
