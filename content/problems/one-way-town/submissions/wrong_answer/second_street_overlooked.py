# Wrong: never looks back at the crossing it came from, also when a second street leads there.
import sys


def find_bridges(ways):
    """Returns the streets that alone join two parts of the town."""
    count = len(ways)
    entered = [0] * count
    # The earliest crossing that can be reached from below by one street which is not part of the tree.
    earliest = [0] * count
    came_by = [None] * count
    came_from = [None] * count
    untried = [iter(streets) for streets in ways]
    bridges = set()
    entered[0] = earliest[0] = clock = 1
    path = [0]
    while path:
        here = path[-1]
        for other, street in untried[here]:
            if not entered[other]:
                clock += 1
                entered[other] = earliest[other] = clock
                came_by[other] = street
                came_from[other] = here
                path.append(other)
                break
            if other != came_from[here]:
                earliest[here] = min(earliest[here], entered[other])
        else:
            path.pop()
            if path:
                earliest[path[-1]] = min(earliest[path[-1]], earliest[here])
                if earliest[here] == entered[here]:
                    bridges.add(came_by[here])
    return bridges


def farthest(start, ways, bridges):
    """Returns the most bridges on a way from the start, and a crossing at which it ends."""
    passed = {start: 0}
    reached = [start]
    for here in reached:
        for other, street in ways[here]:
            if other not in passed:
                passed[other] = passed[here] + (street in bridges)
                reached.append(other)
    end = max(reached, key=passed.get)
    return passed[end], end


def two_way_streets(count, streets):
    ways = [[] for _ in range(count)]
    for street, (one, other) in enumerate(streets):
        ways[one].append((other, street))
        ways[other].append((one, street))
    bridges = find_bridges(ways)
    _, end = farthest(0, ways, bridges)
    saved, _ = farthest(end, ways, bridges)
    return len(bridges), len(bridges) - saved


def main():
    count, _, *ends = map(int, sys.stdin.buffer.read().split())
    print(*two_way_streets(count, [(u - 1, v - 1) for u, v in zip(ends[0::2], ends[1::2])]))


main()
