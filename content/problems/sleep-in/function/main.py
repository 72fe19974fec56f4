import heapq


def latestStart(islands, deadline, ferries):
    """Returns the latest minute at which Meera can leave island 1, or -1."""
    arriving = [[] for _ in range(islands + 1)]
    for ferry in ferries:
        arriving[ferry[1]].append(ferry)

    # The latest minute at which she may be on an island, as far as we know.
    latest = [-1] * (islands + 1)
    latest[islands] = deadline
    waiting = [(-deadline, islands)]
    while waiting:
        negative, island = heapq.heappop(waiting)
        if -negative < latest[island]:
            continue
        for start, _, first, period, times, ride in arriving[island]:
            spare = latest[island] - ride - first
            if spare < 0:
                continue
            departure = first + min(spare // period, times - 1) * period
            if departure > latest[start]:
                latest[start] = departure
                heapq.heappush(waiting, (-departure, start))
    return latest[1]
