import sys


def days_until_warmer(temperatures):
    """Returns for each day how many days later it is warmer, or 0."""
    # Write your solution here.
    return [0] * len(temperatures)


def main():
    _, *temperatures = map(int, sys.stdin.buffer.read().split())
    print(*days_until_warmer(temperatures))


main()
