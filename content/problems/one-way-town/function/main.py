def twoWayStreets(count, streets):
    # Crossing 0 is not there: the numbers of the crossings begin with 1.
    ways = [[] for _ in range(count + 1)]
    for street, (one, other) in enumerate(streets):
        ways[one].append((other, street))
        ways[other].append((one, street))
    bridges = find_bridges(ways)
    _, end = farthest(1, ways, bridges)
    saved, _ = farthest(end, ways, bridges)
    return [len(bridges), len(bridges) - saved]


def find_bridges(ways):
    """Returns the streets that alone join two parts of the town."""
    count = len(ways)
    entered = [0] * count
    # The earliest crossing that can be reached from below by one street which is not part of the tree.
    earliest = [0] * count
    came_by = [None] * count
    untried = [iter(streets) for streets in ways]
    bridges = set()
    entered[1] = earliest[1] = clock = 1
    path = [1]
    while path:
        here = path[-1]
        for other, street in untried[here]:
            if not entered[other]:
                clock += 1
                entered[other] = earliest[other] = clock
                came_by[other] = street
                path.append(other)
                break
            if street != came_by[here]:
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
