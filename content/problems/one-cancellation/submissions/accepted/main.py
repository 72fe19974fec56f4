import sys


def longest_free_period(bookings, night):
    best_start, best_end = 0, 0
    # The two largest ends so far. Cancelling the booking with the latest end leaves the second one in the way.
    latest, second = 0, 0
    for start, end in [*sorted(bookings), (night, night)]:
        if start - second > best_end - best_start:
            best_start, best_end = second, start
        if end > latest:
            latest, second = end, latest
        elif end > second:
            second = end
    return best_start, best_end


def main():
    n, night, *times = map(int, sys.stdin.buffer.read().split())
    bookings = zip(times[0::2], times[1::2])
    print(*longest_free_period(bookings, night))


main()
