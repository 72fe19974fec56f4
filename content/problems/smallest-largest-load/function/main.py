def is_enough(weights, trips, most):
    """Whether so many trips carry all boxes if a load weighs at most `most`, which no box exceeds."""
    load = 0
    for weight in weights:
        load += weight
        if load > most:
            trips -= 1
            load = weight
    return trips >= 1


def smallestLargestLoad(weights, trips):
    low, high = max(weights), sum(weights)
    while low < high:
        middle = (low + high) // 2
        if is_enough(weights, trips, middle):
            high = middle
        else:
            low = middle + 1
    return low
