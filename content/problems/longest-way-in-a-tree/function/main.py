def longestTour(paths):
    end, _ = farthest(paths, 1)
    _, diameter = farthest(paths, end)
    return diameter


def farthest(neighbours, start):
    """Returns the hut farthest away from `start`, and its distance."""
    distances = [None] * len(neighbours)
    distances[start] = 0
    # The huts that were reached; their neighbours have yet to be looked at.
    stack = [start]
    best = start
    while stack:
        hut = stack.pop()
        if distances[hut] > distances[best]:
            best = hut
        for other, length in neighbours[hut]:
            if distances[other] is None:
                distances[other] = distances[hut] + length
                stack.append(other)
    return best, distances[best]
