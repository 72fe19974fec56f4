import sys


def cheapest_trip(count, roads):
    """Returns the cost from town 1 to town count, 'unlimited' or 'impossible'. Each road is (from, to, cost)."""
    # Write your solution here.
    return 'impossible'


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(cheapest_trip(count, list(zip(numbers[::3], numbers[1::3], numbers[2::3]))))


main()
