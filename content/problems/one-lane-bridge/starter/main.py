import sys


def seconds_of_sending(cars, crossing, most):
    """Returns the second in which each car is sent. A car is a pair of its second and its side, 'W' or 'E'."""
    # Write your solution here.
    return [0] * len(cars)


def main():
    first, *lines = sys.stdin.read().splitlines()
    _, crossing, most = map(int, first.split())
    cars = [(int(second), side) for second, side in map(str.split, lines)]
    print(*seconds_of_sending(cars, crossing, most))


main()
