import sys


def count_rooted(least, trades, parents):
    """Returns the number of rooted trades for each person; trades[1] and parents[1] are those of person 1.

    The first entry of each list, also of the returned one, is not used.
    """
    # Write your solution here.
    return [0] * len(trades)


def main():
    n, least, *numbers = map(int, sys.stdin.buffer.read().split())
    trades = [0, *numbers[:n]]
    parents = [0, 0, *numbers[n:]]
    print(*count_rooted(least, trades, parents)[1:])


main()
