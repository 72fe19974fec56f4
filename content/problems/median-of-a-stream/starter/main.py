import sys


def running_medians(readings):
    """Returns for each reading the median of all readings up to it."""
    # Write your solution here.
    return [0] * len(readings)


def main():
    _, *readings = map(int, sys.stdin.buffer.read().split())
    print(*running_medians(readings))


main()
