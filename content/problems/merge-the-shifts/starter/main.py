import sys


def merge(shifts):
    """Returns the periods in the order of time; shifts and periods are pairs of begin and end."""
    # Write your solution here.
    return shifts


def main():
    _, *times = map(int, sys.stdin.buffer.read().split())
    periods = merge(list(zip(times[::2], times[1::2])))
    print(len(periods))
    for begin, end in periods:
        print(begin, end)


main()
