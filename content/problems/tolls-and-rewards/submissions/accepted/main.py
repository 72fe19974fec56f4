import sys

UNKNOWN = float('inf')


def cheapest_trip(count, roads):
    costs = [UNKNOWN] * (count + 1)
    costs[1] = 0
    # A route without a circle has at most count - 1 roads.
    for _ in range(count - 1):
        for start, end, cost in roads:
            if costs[start] + cost < costs[end]:
                costs[end] = costs[start] + cost

    # What gets cheaper still lies behind a circle that makes money.
    unlimited = {end for start, end, cost in roads if costs[start] + cost < costs[end]}
    if can_reach(count, unlimited, roads):
        return 'unlimited'
    return 'impossible' if costs[count] == UNKNOWN else costs[count]


def can_reach(goal, starts, roads):
    ends = {}
    for start, end, _ in roads:
        ends.setdefault(start, []).append(end)
    reached = set(starts)
    waiting = list(starts)
    while waiting:
        for end in ends.get(waiting.pop(), []):
            if end not in reached:
                reached.add(end)
                waiting.append(end)
    return goal in reached


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(cheapest_trip(count, list(zip(numbers[::3], numbers[1::3], numbers[2::3]))))


main()
