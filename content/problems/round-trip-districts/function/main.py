def findDistricts(streets):
    backwards = [[] for _ in streets]
    for square, ends in enumerate(streets):
        for end in ends:
            backwards[end].append(square)

    seen = [False] * len(streets)
    order = []
    for square in range(1, len(streets)):
        order += finished_behind(square, streets, seen)
    # Against the streets, a search from the square that was finished last stays inside its district.
    seen = [False] * len(streets)
    found = [len(finished_behind(square, backwards, seen)) for square in reversed(order)]
    districts = [size for size in found if size > 0]
    return [len(districts), max(districts)]


def finished_behind(square, ends, seen):
    """Searches from the square, depth first, and returns the squares that were not seen before as they are finished."""
    finished = []
    waiting = [(square, False)]
    while waiting:
        square, is_done = waiting.pop()
        if is_done:
            finished.append(square)
        elif not seen[square]:
            seen[square] = True
            # It is finished when all that lies above it on the stack is done.
            waiting.append((square, True))
            waiting += [(end, False) for end in ends[square]]
    return finished
