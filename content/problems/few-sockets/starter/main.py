import sys


def minutes_for_order(sockets, order, presses):
    """Returns the smallest number of minutes for `order` buttons.

    presses is a list of (t, r, p): minutes per button, buttons between two breaks, minutes of cooling.
    """
    # Write your solution here.
    return 0


def main():
    n, k, m, *numbers = map(int, sys.stdin.buffer.read().split())
    presses = list(zip(numbers[0::3], numbers[1::3], numbers[2::3]))
    print(minutes_for_order(k, m, presses))


main()
