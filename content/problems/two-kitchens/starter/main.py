import sys


def first_hopeless_day(cooks, quarrels):
    """Returns the number of the day, or None if the cooks can be divided to the end.

    `quarrels` is a list of pairs of cooks, one a day; the cooks are counted from 1.
    """
    # Write your solution here.
    return None


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    day = first_hopeless_day(n, list(zip(numbers[0::2], numbers[1::2])))
    print('peace' if day is None else day)


main()
