import sys


def cheapest_ride(goal, reach, stalls):
    """Returns the smallest cost, or None if the goal cannot be reached.

    stalls is a list of (kilometre, cost) in the order along the road.
    """
    # Write your solution here.
    return None


def main():
    n, goal, reach, *numbers = map(int, sys.stdin.buffer.read().split())
    stalls = list(zip(numbers[0::2], numbers[1::2]))
    cost = cheapest_ride(goal, reach, stalls)
    print('impossible' if cost is None else cost)


main()
