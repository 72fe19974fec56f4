import sys
from collections import deque


def cheapest_ride(goal, reach, stalls):
    # (kilometre, smallest cost of a ride that drinks there), both growing from front to back. The start is free.
    useful = deque([(0, 0)])
    for place, cost in [*stalls, (goal, 0)]:
        while useful and useful[0][0] < place - reach:
            useful.popleft()
        if not useful:
            return None
        total = useful[0][1] + cost
        while useful and useful[-1][1] >= total:
            useful.pop()
        useful.append((place, total))
    return total


def main():
    n, goal, reach, *numbers = map(int, sys.stdin.buffer.read().split())
    stalls = list(zip(numbers[0::2], numbers[1::2]))
    cost = cheapest_ride(goal, reach, stalls)
    print('impossible' if cost is None else cost)


main()
