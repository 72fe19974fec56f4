import sys


def hang_up(bars):
    """Returns the weight of the whole mobile and the number of level bars.

    A bar is a list [left arm, thing on the left, right arm, thing on the right]; bar 1 is bars[0].
    """
    # Write your solution here.
    return 0, 0


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    bars = [numbers[i : i + 4] for i in range(0, 4 * n, 4)]
    print(*hang_up(bars))


main()
