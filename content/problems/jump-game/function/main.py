def fewestJumps(reach):
    """Returns the smallest number of jumps from the first stone to the last, or -1."""
    jumps = 0
    end = 0  # the last stone that so many jumps lead to
    farthest = 0  # the last stone that one jump more leads to
    for stone in range(len(reach) - 1):
        farthest = max(farthest, stone + reach[stone])
        if stone == end:
            if farthest == stone:
                return -1
            jumps += 1
            end = farthest
    return jumps
