import sys


def cheapest_plans(masts):
    """Returns (signal, cost) of the free plan and (signal, cost) of the copy plan."""
    # Write your solution here.
    return (0, 0), (0, 0)


def main():
    n, *masts = map(int, sys.stdin.buffer.read().split())
    free, copy = cheapest_plans(masts)
    print(*free)
    print(*copy)


main()
